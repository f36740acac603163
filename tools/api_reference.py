"""Pages of the documentation site: the Python reference, from docstrings, and each game's observation, from its
observer.
"""

from importlib import import_module

import sortilege
from sortilege.core.kits import Kit, shipped_kits

# By page: title, introduction, and names by module.
PAGES: dict[str, tuple[str, str, dict[str, tuple[str, ...]]]] = {
    "for-learning": (
        "For reinforcement learning",
        "[Reinforcement learning](research.md) shows how to use them.",
        {
            "sortilege.research.zoo": ("env", "parallel_env", "Turns"),
            "sortilege.research.gym": ("OneSeat",),
            "sortilege.research.spiel": ("SortilegeGame", "SpielState", "SpielObserver"),
            "sortilege.core.engine.observer": ("ObservationField", "Observer"),
        },
    ),
    "for-bots": (
        "For bots",
        "[Writing a bot](writing-a-bot.md) says how they are used.",
        {
            "sortilege.bots.sight": ("Sight", "thoughts"),
            "sortilege.bots.bot": ("Bot",),
            "sortilege.core.ask": ("Ask", "Option", "Refusal"),
            "sortilege.core.engine.rng": ("Rng", "rng_from_seed"),
            "sortilege.bots.registry": ("bot", "load_bot"),
        },
    ),
    "for-studies": (
        "For studies",
        "[Large studies](lab.md) shows how to use them.",
        {
            "sortilege.lab.arena": ("Plan", "Match", "Arena"),
            "sortilege.lab.arena.deal_runner": ("DealJob", "ArenaGame", "ArenaSeat"),
            "sortilege.lab.arena.summary": ("Results", "BotFigures", "PairFigures", "TimeFigures"),
            "sortilege.lab.statistics.intervals": ("Estimate",),
            "sortilege.lab.statistics.sprt": ("Sequential", "SprtResult"),
        },
    ),
}


def python() -> str:
    """The page about what `import sortilege` offers."""
    kinds: dict[str, list[str]] = {"Functions": [], "Classes": [], "Errors": []}
    for name in sortilege.__all__:
        found = getattr(sortilege, name)
        if not isinstance(found, type):
            if callable(found):
                kinds["Functions"].append(entry("sortilege", name))
        elif issubclass(found, Exception):
            kinds["Errors"].append(entry("sortilege", name))
        else:
            kinds["Classes"].append(entry("sortilege", name))
    games = tuple(one.name for one in shipped_kits())
    lines = ["# Python", "", *rst(about("sortilege"))]
    lines += [f"`sortilege.GAMES`: the games that are installed; `{games}` with nothing added.", ""]
    for kind, entries in kinds.items():
        lines += [f"## {kind}", "", *rst(*entries)]
    return "\n".join(lines)


def page(name: str) -> str:
    """One of the pages, module by module."""
    title, begins, modules = PAGES[name]
    lines = [f"# {title}", "", begins, ""]
    for module, names in modules.items():
        lines += [f"## {module}", "", *rst(about(module), *(entry(module, one) for one in names))]
    return "\n".join(lines)


def about(module: str) -> str:
    return f".. automodule:: {module}\n   :no-members:"


def entry(module: str, name: str) -> str:
    """One public name with all its documented members; it must have its own docstring."""
    found = getattr(import_module(module), name)
    if not found.__doc__ or not str(found.__module__).startswith(module):
        raise SystemExit(f"{module}.{name} has no docstring, or is from elsewhere")
    if not isinstance(found, type):
        return f".. autofunction:: {module}.{name}"
    if issubclass(found, Exception):
        return f".. autoexception:: {module}.{name}"
    return f".. autoclass:: {module}.{name}\n   :members:"


def rst(*directives: str) -> list[str]:
    return ["```{eval-rst}", "\n\n".join(directives), "```", ""]


def observation(one: Kit) -> str:
    """A game's observation: every field of its observer."""
    observer = one.observer()
    lines = [
        f"# Observation of {one.title}",
        "",
        f"`game.observation(seat)`: {observer.size} whole numbers, version {observer.version}. "
        "[Reinforcement learning](research.md#observation-space) explains them.",
        "",
        "| from | field | size | up to | |",
        "|---:|---|---:|---:|---|",
    ]
    fields = observer.fields
    lines += [f"| {one.start} | `{one.name}` | {one.size} | {one.most} | {one.about} |" for one in fields]
    return "\n".join([*lines, ""])
