"""Kits: everything about one game, found through Python's entry points, so that other packages can add games.

    [project.entry-points."sortilege.games"]
    name = "package.kit:KIT"

No code outside a game's folder names the game; it asks the kit. A kit that fails to load does not affect other games:
requests for it get the reason, and the log reports it once.
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
from sortilege.core.engine.observer import ObservationBuffer, Observer
from sortilege.core.engine.policy import Policy
from sortilege.core.errors import BadOptions
from sortilege.core.events import Event
from sortilege.core.hint_explainer import Explainer
from sortilege.core.packaged_yaml import parse_yaml
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields
from sortilege.core.text.game_messages import Words
from sortilege.core.text.message import Message, message
from sortilege.core.text.rule_chapters import Chapter, read_chapters
from sortilege.deprecated import adapt_kit, keep_old_attributes, keep_old_names

if TYPE_CHECKING:  # texts are found through kits
    from sortilege.core.text.catalog import Texts

GROUP = "sortilege.games"
OURS = "sortilege"
LOG = logging.getLogger(GROUP)

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class BotLevel:
    """How one of the ten ladder bots plays a game. The weaker ones are weak in human ways.

    `plays` names the bot that computes its moves. One that plays as greedy may also overlook things (`forgets`: out of
    100, for a whole turn), misjudge them (`moods`: by up to this many hundredths of a point, for a whole turn), and
    have `tastes`, which the game's kit defines.
    """

    plays: str = "greedy"
    forgets: int = 0
    moods: int = 0
    tastes: tuple[str, ...] = ()


# For a game that defines no levels: random play, then searches, each of twice as many rounds.
SEARCHES = (BotLevel("random"), *(BotLevel(f"mcts:{2 << n}") for n in range(1, 10)))


class Kit(ABC):
    """Everything about one game. Parts are imported on first use: a server never loads a game's terminal."""

    name: str
    title: str  # as printed on the box
    longest: int = 10_000  # choices after which games for machine learning are cut short
    turn: str  # the field of the state that counts turns, in which a game's length is given
    boxes: tuple[str, ...] = ()  # boxes whose facts can be listed separately
    repeated: tuple[str, ...] = ()  # the kinds of options that players often choose several times at once: "energy"
    bot_options: Mapping[str, str] = NOTHING  # what bots are trained and measured with
    # The migration from each format of saved fields to the next; every format ever released stays.
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
        """What the story runner needs (a `stories.story_game.StoryGame`)."""

    @property
    def terminal(self) -> Any:
        """The class that draws the game in a terminal (a `terminal.renderer.Renderer`)."""
        return None

    def policy(self) -> Policy | None:
        """Return the hand-made evaluation for bots; without one, bots search by playing games to the end."""
        return None

    def observer(self) -> Observer:
        """Return what encodes a seat's knowledge as numbers; without fields, machine learning gets only masks."""
        return Observer()

    @property
    def explainer(self) -> Explainer | None:
        """How hints and reviews explain themselves; without it, they give only figures."""
        return None

    @property
    def balance(self) -> Balance | None:
        """What a balance study counts; without it, there is no balance report."""
        return None

    @property
    def levels(self) -> tuple[BotLevel, ...]:
        """The ten bots for human opponents, weakest first."""
        return SEARCHES

    def judgement(self, tastes: Sequence[str]) -> Policy | None:
        """Return the policy of a player with these tastes, which `levels` names."""
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
        """Return whether the game ends with this round, as far as players can know; people then count exactly."""
        return False

    def cards_played(self, events: Sequence[Event], state: Machine, seat: int) -> dict[str, int]:
        """Return the cards that a seat played in a finished game, with the points each brought.

        `events` are all events of the game as this seat knows them.
        """
        return {}

    def card_label(self, card: str) -> Message:
        """Return the name of a card."""
        return Message(card)

    def facts(self, texts: "Texts", boxes: Sequence[str]) -> Mapping[str, Any]:
        """Return the contents of these boxes as plain data; `name` and `effect` are in the language of `texts`."""
        return NOTHING

    @property
    def facts_tables(self) -> Any:
        """What shows facts in a terminal (`terminal.fact_tables`); None: a generic table."""
        return None

    @cached_property
    def rulings(self) -> list[dict[str, Any]]:
        """The rulings, each with its source; a game may have none."""
        file = folder(self.name).joinpath("rulings.yaml")
        text = file.read_text(encoding="utf-8") if file.is_file() else "[]"
        rulings: list[dict[str, Any]] = parse_yaml(text)
        return rulings

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The rules in our own words; a game may have none."""
        file = folder(self.name).joinpath("chapters.yaml")
        ids = [ruling["id"] for ruling in self.rulings]
        return read_chapters(file.read_text(encoding="utf-8"), ids) if file.is_file() else ()


@cache
def installed_games() -> dict[str, EntryPoint]:
    """Return the installed games by name, ours first. Of two games with one name, the second is ignored."""
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
    """Return the kits of the games in this package, which the page is built for."""
    return [one for one in kits() if is_ours(installed_games()[one.name])]


def origin(point: EntryPoint) -> str:
    """Return the entry point and package of a game, to help with repairs."""
    return f"{point.value} of the package {point.dist.name}" if point.dist else point.value


GAMES = tuple(installed_games())


def folder(name: str) -> Traversable:
    """Return the folder of a game's texts, rulings and stories: the one of its kit."""
    return files(installed_games()[name].module.rpartition(".")[0])


def text_folders(language: str) -> list[Traversable]:
    """Return the games' text folders for a language, or for English where a game lacks it; loads no kit."""
    texts: list[Traversable] = []
    for name in GAMES:
        try:
            places = [folder(name).joinpath("texts", one) for one in (language, "en")]
        except Exception:  # a package that cannot even be imported; `load_kit` reports it
            continue
        texts += [place for place in places if place.is_dir()][:1]
    return texts


@cache
def load_kit(name: str) -> Kit | str:
    """Return the kit of an installed game, or the reason why it cannot be used."""
    point = installed_games()[name]
    try:
        made = point.load()
        if not isinstance(made, Kit) or made.name != name:
            raise TypeError(f"{point.value} is not the kit of a game {name!r}")
        if not is_ours(point):
            adapt_kit(made)
        made.rules  # noqa: B018  # report errors in them here, not at a table
    except Exception as error:  # a foreign package can raise anything
        why = " ".join(f"{type(error).__name__}: {error}".split())
        LOG.warning("the game %r, %s, cannot be used: %s", name, origin(point), why)
        return why
    return made


def kit(name: str) -> Kit:
    """Return the kit of a game; raises BadOptions."""
    made = load_kit(name) if name in installed_games() else ""
    if isinstance(made, str):
        raise BadOptions(unknown_game(name, made))
    return made


def unknown_game(name: str, why: str = "") -> Message:
    """Return the message that this game is unknown, or why it cannot be used."""
    if not why:
        return message("engine-no-game", given=name, games=GAMES)
    return message("engine-bad-game", given=name, package=origin(installed_games()[name]), why=why)


def kits() -> list[Kit]:
    """Return the kits of all usable games."""
    return [made for name in GAMES if isinstance(made := load_kit(name), Kit)]


@cache
def observer_of(game: str) -> Observer:
    """Return the observer of a game, which is stateless."""
    return kit(game).observer()


def observation_buffer(game: str) -> ObservationBuffer:
    """Return a buffer for one observation and one mask."""
    return ObservationBuffer(observer_of(game), kit(game).rules.action_of, 1)


def chosen_options(game: str, given: Mapping[str, object]) -> dict[str, str]:
    """Return the given options as words, with presets replaced by what they stand for; raises BadOptions."""
    options = kit(game).rules.options
    for word in {word for one in kits() for word in one.rules.options.presets} - options.known_values.keys():
        if word in given:
            raise BadOptions(message("engine-no-preset", game=options.title, preset=message(f"preset-{word}")))
    return options.expand({key: str(value) for key, value in given.items()})


def state_from_bytes(game: str, data: bytes) -> Machine:
    """Restore a state from `Machine.to_bytes`; raises BadSave."""
    state: Machine = kit(game).rules.codec.from_bytes(data)
    return state


keep_old_names(__name__)
keep_old_attributes(Kit, insight="explainer")
