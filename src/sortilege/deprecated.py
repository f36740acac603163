"""Names and module paths of release 0.1 that were renamed. They work for one more release, with a DeprecationWarning.

Everything that keeps an old name alive is in this module. The changelog lists old and new names.
"""

import dataclasses
import importlib
import importlib.abc
import importlib.machinery
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, TypeVar

Value = TypeVar("Value")

# Modules that documents, examples or games from other packages import: the new path, and the names that changed; a name
# that went to another module has its whole path.
MODULES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "sortilege.bots.seeing": ("sortilege.bots.sight", {"Bot": "sortilege.bots.bot.Bot"}),
    "sortilege.core.asking": ("sortilege.core.ask", {"Asking": "AskBuilder"}),
    "sortilege.core.asks": ("sortilege.core.ask", {"refused": "refusal_list"}),
    "sortilege.core.beginning": ("sortilege.core.start", {"begun": "start_state", "moment_of": "position_fields"}),
    "sortilege.core.engine.dice": (
        "sortilege.core.engine.rng",
        {"Dice": "Rng", "keyed": "rng_from_key", "numbered": "rng_from_seed"},
    ),
    "sortilege.core.insight": (
        "sortilege.core.hint_explainer",
        {"End": "PeriodEnd", "Insight": "Explainer", "Watch": "KeyEventRule", "Watching": "KeyEventRules"},
    ),
    "sortilege.core.moments": ("sortilege.core.save.state_codec", {"Moments": "StateCodec", "anything": "accept_any"}),
    "sortilege.core.numbering": ("sortilege.core.stable_ids", {}),
    "sortilege.core.places": (
        "sortilege.core.save.step_addresses",
        {"Places": "StepAddresses", "in_words": "name_rows", "resting": "is_resting", "saved_stack": "load_stack"},
    ),
    "sortilege.core.plain": (
        "sortilege.core.text.default_board",
        {"Plain": "DefaultBoard", "explained": "thing_text", "named": "thing_name"},
    ),
    "sortilege.core.said": ("sortilege.core.text.message", {"Said": "Message", "said": "message"}),
    "sortilege.core.saving": (
        "sortilege.core.save.field_values",
        {"packed": "pack", "trimmed": "trim_zeros", "unpacked": "unpack"},
    ),
    "sortilege.core.texts": ("sortilege.core.text.catalog", {}),
    "sortilege.core.words": (
        "sortilege.core.text.game_messages",
        {
            "joined": "join_lines",
            "moment_said": "status_message",
            "noted": "add_note",
            "spoken": "with_messages",
            "together": "join_pair",
        },
    ),
    "sortilege.lab.figures": ("sortilege.lab.statistics.intervals", {}),
    "sortilege.lab.match": (
        "sortilege.lab.arena.deal_runner",
        {"Outcome": "ArenaGame", "Fixture": "DealJob", "Share": "ArenaSeat"},
    ),
    "sortilege.lab.sprt": ("sortilege.lab.statistics.sprt", {"Verdict": "SprtResult"}),
    "sortilege.lab.summary": ("sortilege.lab.arena.summary", {}),
    "sortilege.scenarios": ("sortilege.stories", {}),
    "sortilege.scenarios.expect": (
        "sortilege.stories.expectations",
        {
            "AmongThem": "IncludesWords",
            "Asked": "ExpectedAsks",
            "Expect": "Expectation",
            "Reader": "ExpectationReader",
            "Same": "SameWords",
            "Then": "Expectations",
            "asked": "asks_reader",
            "flag": "read_flag",
            "number": "read_number",
            "pile_of": "pile_reader",
            "read": "read_expectations",
            "seats": "read_seats",
        },
    ),
    "sortilege.scenarios.games": ("sortilege.stories.story_game", {"game": "story_game", "mixed": "shuffle"}),
    "sortilege.scenarios.mutant": ("sortilege.stories.mutant", {}),
    "sortilege.scenarios.place": ("sortilege.stories.source_location", {"Place": "SourceLocation"}),
    "sortilege.scenarios.plain": ("sortilege.stories.default_story_game", {"PlainStory": "DefaultStoryGame"}),
    "sortilege.terminal.reading": (
        "sortilege.terminal.seat_description",
        {"seen": "sight_text", "whole": "table_text"},
    ),
}

# Names that left a module which is still there.
MOVED_NAMES: Mapping[str, Mapping[str, str]] = {
    "sortilege.bots.registry": {"anybody": "sortilege.bots.registry.load_bot"},
    "sortilege.core.engine.observer": {"Field": "sortilege.core.engine.observer.ObservationField"},
    "sortilege.core.events": {"Happening": "sortilege.core.events.EventKind"},
    "sortilege.core.kits": {
        "Bench": "sortilege.devtools.benchmark.targets.Bench",
        "Flag": "sortilege.terminal.game_flags.Flag",
        "Target": "sortilege.devtools.benchmark.targets.Target",
    },
    "sortilege.game": {"options": "sortilege.game.option_values"},
    "sortilege.research.spiel": {
        "State": "sortilege.research.spiel.SpielState",
        "Watching": "sortilege.research.spiel.SpielObserver",
    },
}

# What the words of a game from another package may still be called, by their new names.
WORDS = {
    "change_messages": "changes_said",
    "event_message": "event_said",
    "option_label": "option_said",
    "prompt": "ask_said",
    "refusal_text": "reason_said",
    "result_message": "result_said",
    "waiting_message": "doing_said",
}
# The members of a game's rules, by their old names.
RULES = {"asking": "ask_builder", "moments": "codec", "shown": "undo_state"}
# What the part of a game that explains hints may still be called, by its new names.
EXPLAINER = {
    "KEY_EVENT_RULES": "WATCHING",
    "drafted_cards": "drafted",
    "period_label": "period_said",
    "points_by_card": "brought",
    "shortage_label": "short_said",
    "spending": "spent",
    "stage_label": "chapter_said",
    "stock_label": "stock_said",
    "theme": "lesson",
    "track_label": "track_said",
}


def warn(old: str, new: str, level: int = 3) -> None:
    """Name the replacement of an old name, once per caller."""
    warnings.warn(f"{old} is deprecated; use {new}", DeprecationWarning, stacklevel=level)


def answer(old: str, new: str, value: Value) -> Value:
    """Return the value of an old name, with a warning to the caller's caller."""
    warn(old, new, level=4)
    return value


def attribute(path: str) -> Any:
    """Import and return `package.module.name`."""
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


# Modules and the names in them.


def new_path(module: str, name: str) -> str:
    """The path today of a name in a module that has moved."""
    new, names = MODULES[module]
    found = names.get(name, name)
    return found if "." in found else f"{new}.{found}"


class OldModule(ModuleType):
    """Stands at an old module path and hands out the names of the new module."""

    def __init__(self, name: str) -> None:
        super().__init__(name, f"Deprecated: use {MODULES[name][0]}.")
        if name == "sortilege.scenarios":
            self.__path__: list[str] = []

    def __getattr__(self, name: str) -> Any:
        path = new_path(self.__name__, name)
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            value = attribute(path)
        except AttributeError:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}") from None
        return answer(f"{self.__name__}.{name}", path, value)


class OldModuleFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the old module paths."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname not in MODULES:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, is_package=fullname == "sortilege.scenarios")

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        return OldModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: names are looked up in the new module when they are used."""


def install() -> None:
    """Let Python find the old module paths."""
    if not any(isinstance(finder, OldModuleFinder) for finder in sys.meta_path):
        sys.meta_path.append(OldModuleFinder())


def keep_old_names(module: str) -> None:
    """Let a module answer to the names that left it; set here, so that type checkers do not know them."""

    def find(name: str) -> Any:
        if name not in MOVED_NAMES[module]:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        path = MOVED_NAMES[module][name]
        return answer(f"{module}.{name}", path, attribute(path))

    vars(sys.modules[module])["__getattr__"] = find


def keep_old_attributes(cls: type, **names: str) -> None:
    """Let objects of a class answer to old names of attributes or methods: `old="new"`."""
    for old, new in names.items():
        setattr(cls, old, old_attribute(f"{cls.__name__}.{old}", f"{cls.__name__}.{new}", new))


def old_attribute(old: str, new: str, name: str) -> property:
    def find(self: Any) -> Any:
        warn(old, new)
        return getattr(self, name)

    return property(find, doc=f"Deprecated: use `{name}`.")


# Parts of a game from another package.


def keep_old_members(cls: type, **names: str) -> None:
    """Let a subclass in a game define its members by their old names: `old="new"`."""
    for old, new in names.items():
        if old in vars(cls):
            warn(f"{cls.__name__}.{old}", new, level=4)
            setattr(cls, new, vars(cls)[old])


class OldPart:
    """A part of a game that uses the old names."""

    def __init__(self, part: Any, names: Mapping[str, str]) -> None:
        self.part = part
        self.names = names

    def __getattr__(self, name: str) -> Any:
        return getattr(self.part, self.names.get(name, name))


def adapt_kit(kit: Any) -> None:
    """Let a kit use words and an explainer with the old names, and list its presets itself."""
    words = kit.words
    if hasattr(words, "event_said") and not hasattr(words, "event_message"):
        warn(f"{words.__name__}.event_said", "event_message")
        type(kit).words = property(lambda self: OldPart(words, WORDS))
    if "insight" in vars(type(kit)) and kit.insight is not None:
        warn(f"{type(kit).__name__}.insight", "explainer")
        explainer = OldPart(kit.insight, EXPLAINER)
        type(kit).explainer = property(lambda self: explainer)
    presets = getattr(kit, "presets", None)
    if presets:
        warn(f"{type(kit).__name__}.presets", "Options.presets")
        kit.rules.options = dataclasses.replace(kit.rules.options, presets=presets)


def kit_flags(kit: Any) -> Any:
    """The flags of a kit that still lists them itself."""
    found = getattr(kit, "flags", ())
    if found:
        warn(f"{type(kit).__name__}.flags", "a module `terminal.flags` with FLAGS", level=4)
    return found


class GameOptions(Mapping[str, str]):
    """The options of a game. Called with a seat, it still returns that seat's legal moves, as in release 0.1."""

    def __init__(self, options: Mapping[str, str], legal: Callable[..., list[str]]) -> None:
        self._options = dict(options)
        self._legal = legal

    def __call__(self, seat: int, state: Any = None) -> list[str]:
        warn("game.options(seat)", "game.legal(seat)")
        return self._legal(seat, state)

    def __getitem__(self, option: str) -> str:
        return self._options[option]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __repr__(self) -> str:
        return repr(self._options)


class SightOptions(dict[str, str]):
    """The options of a bot's game. Iterated, measured or indexed by number, it is still release 0.1's list of moves."""

    def __init__(self, options: Mapping[str, str], legal: Sequence[int]) -> None:
        super().__init__(options)
        self._legal = legal

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, int | slice):
            return answer("sight.options[number]", "sight.legal[number]", self._legal[key])
        return super().__getitem__(key)

    def __iter__(self) -> Iterator[Any]:
        return answer("iterating over sight.options", "sight.legal, or sight.options.items()", iter(self._legal))

    def __bool__(self) -> bool:
        return bool(self.keys())

    def __len__(self) -> int:
        return answer("len(sight.options)", "len(sight.legal)", len(self._legal))

    def __contains__(self, key: object) -> bool:
        if isinstance(key, int):
            return answer("in sight.options", "in sight.legal", key in self._legal)
        return super().__contains__(key)
