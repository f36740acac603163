"""Games: each is one kit, found through Python's entry points, so that another package can bring one.

    [project.entry-points."sortilege.games"]
    name = "package.kit:KIT"

Nothing outside a game's folder names a game; whoever needs something of one asks its kit. A kit that cannot be used
takes no other game down: whoever asks for it is told why, and the log says it once.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from sortilege.core.balance import Balance
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.observer import Observer
from sortilege.core.engine.policy import Policy
from sortilege.core.errors import BadOptions
from sortilege.core.explain import Explainer
from sortilege.core.rules import Rules
from sortilege.core.save.fields import Fields
from sortilege.core.text.message import Message, message
from sortilege.core.text.rule_chapters import Chapter, read_chapters
from sortilege.core.text.wording import Words
from sortilege.core.yaml_files import parse_yaml
from sortilege.deprecated import adapt_kit, keep_old_names

if TYPE_CHECKING:  # texts are found through kits
    from sortilege.core.text.catalog import Texts

GROUP = "sortilege.games"
OURS = "sortilege"
LOG = logging.getLogger(GROUP)

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class BotLevel:
    """How one of the ten plays a game. The weaker ones are weak as people are.

    `plays` names the bot whose thoughts it has. Who thinks as greedy does may also be forgetful (of a hundred things to
    choose, so many do not come to mind in this turn), be moody (a thing pleases up to so much more or less in this
    turn, in hundredths of a point), and have tastes, which the game's kit knows.
    """

    plays: str = "greedy"
    forgets: int = 0
    moods: int = 0
    tastes: tuple[str, ...] = ()


# For a game that says nothing of them: chance, and then searches, each of twice as many rounds.
SEARCHES = (BotLevel("random"), *(BotLevel(f"mcts:{2 << n}") for n in range(1, 10)))


class Kit(ABC):
    """All of one game. Each part is imported only when it is wanted: a server asks a game's terminal for nothing."""

    name: str
    title: str  # as the box says it
    longest: int = 10_000  # choices in a game; whoever learns from games ends one there that is longer
    turn: str  # what a game's length is counted in, by the field of its state that counts it
    presets: Mapping[str, Mapping[str, str]] = NOTHING  # options that go together, by one word
    boxes: tuple[str, ...] = ()  # whose facts can be told alone
    bot_options: Mapping[str, str] = NOTHING  # what bots are trained and measured with
    # What makes the next format of saved fields, by format: every one that ever shipped stays.
    migrations: Mapping[int, Callable[[Fields], Fields]] = MappingProxyType({})

    @property
    @abstractmethod
    def rules(self) -> Rules: ...

    @property
    @abstractmethod
    def words(self) -> Words: ...

    @property
    @abstractmethod
    def story(self) -> Any:
        """What the story runner needs to know (`scenarios.games.StoryGame`)."""

    @property
    def terminal(self) -> Any:
        """The class that tells it in a terminal (`terminal.renderer.Teller`)."""
        return None

    def policy(self) -> Policy | None:
        """A hand-made judgement; without one, bots search with none."""
        return None

    def observer(self) -> Observer:
        """What writes down as numbers what a seat knows; without fields, learning machines see nothing but masks."""
        return Observer()

    @property
    def insight(self) -> Explainer | None:
        """What can be said of games that were thought through; without it, an analysis tells figures alone."""
        return None

    @property
    def balance(self) -> Balance | None:
        """What is counted to see how the game is balanced; without it there is no such report."""
        return None

    @property
    def levels(self) -> tuple[BotLevel, ...]:
        """The ten bots for people, the weakest first."""
        return SEARCHES

    def judgement(self, tastes: Sequence[str]) -> Policy | None:
        """The hand-made judgement of somebody with these tastes, which `levels` names."""
        return self.policy()

    def part(self, path: str) -> ModuleType | None:
        """Import a module of this game that only one tool knows, such as `terminal.flags`; None if there is none."""
        name = f"{type(self).__module__.rpartition('.')[0]}.{path}"
        try:
            return import_module(name) if find_spec(name) else None
        except ModuleNotFoundError as error:
            if error.name and name.startswith(error.name):
                return None  # not even its package
            raise

    def last_round(self, state: Machine) -> bool:
        """Whether the game ends with this round, as far as one can know; a person then counts, and does not hope."""
        return False

    def facts(self, texts: "Texts", boxes: Sequence[str]) -> Mapping[str, Any]:
        """What is in these boxes, as plain data: cards, dice, numbers; `name` and `effect` are words of a language."""
        return NOTHING

    @property
    def facts_tables(self) -> Any:
        """What shows facts in a terminal (`terminal.facts.Tables`); None: they are shown as they come."""
        return None

    @cached_property
    def rulings(self) -> list[dict[str, Any]]:
        """Every ruling with its source; a game need not have any."""
        file = folder(self.name).joinpath("rulings.yaml")
        text = file.read_text(encoding="utf-8") if file.is_file() else "[]"
        rulings: list[dict[str, Any]] = parse_yaml(text)
        return rulings

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The rules in our own words; a game need not have any."""
        file = folder(self.name).joinpath("chapters.yaml")
        ids = [ruling["id"] for ruling in self.rulings]
        return read_chapters(file.read_text(encoding="utf-8"), ids) if file.is_file() else ()


@cache
def installed_games() -> dict[str, EntryPoint]:
    """The games that are installed, by name: ours first. Of two with one name the second is left out."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (not is_ours(point), point.name))
    games: dict[str, EntryPoint] = {}
    for point in points:
        if point.name not in games:
            games[point.name] = point
        elif point.value != games[point.name].value:
            LOG.warning("a second game %r, %s, is left out", point.name, origin(point))
    return games


def is_ours(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == OURS


def shipped_kits() -> list["Kit"]:
    """The games that come with this package, which the page is built for."""
    return [one for one in kits() if is_ours(installed_games()[one.name])]


def origin(point: EntryPoint) -> str:
    """What brings a game, for whoever has to repair it."""
    return f"{point.value} of the package {point.dist.name}" if point.dist else point.value


GAMES = tuple(installed_games())


def folder(name: str) -> Traversable:
    """Where a game's texts, rulings and stories lie: beside its kit."""
    return files(installed_games()[name].module.rpartition(".")[0])


def text_folders(language: str) -> list[Traversable]:
    """Where games have their texts in a language, or in English where they lack it; no kit is loaded for that."""
    texts: list[Traversable] = []
    for name in GAMES:
        try:
            places = [folder(name).joinpath("texts", one) for one in (language, "en")]
        except Exception:  # a package that cannot even be imported: `load_kit` says so to whoever wants the game
            continue
        texts += [place for place in places if place.is_dir()][:1]
    return texts


@cache
def load_kit(name: str) -> Kit | str:
    """A game that is installed, or why it cannot be used."""
    point = installed_games()[name]
    try:
        made = point.load()
        if not isinstance(made, Kit) or made.name != name:
            raise TypeError(f"{point.value} is no kit of a game {name!r}")
        if not is_ours(point):
            adapt_kit(made)
        made.rules  # noqa: B018  # what is wrong with them is to be said here, and not at a table
    except Exception as error:  # a package of somebody else's: anything may go wrong in it
        why = " ".join(f"{type(error).__name__}: {error}".split())
        LOG.warning("the game %r, %s, cannot be used: %s", name, origin(point), why)
        return why
    return made


def kit(name: str) -> Kit:
    """A game by its name; raises BadOptions."""
    made = load_kit(name) if name in installed_games() else ""
    if isinstance(made, str):
        raise BadOptions(unknown_game(name, made))
    return made


def unknown_game(name: str, why: str = "") -> Message:
    """That there is no such game here, or what is wrong with it."""
    if not why:
        return message("engine-no-game", given=name, games=GAMES)
    return message("engine-bad-game", given=name, package=origin(installed_games()[name]), why=why)


def kits() -> list[Kit]:
    """Every game that can be used."""
    return [made for name in GAMES if isinstance(made := load_kit(name), Kit)]


def state_from_bytes(game: str, data: bytes) -> Machine:
    """A state from `Machine.to_bytes`; raises BadSave."""
    state: Machine = kit(game).rules.moments.from_bytes(data)
    return state


keep_old_names(__name__)
