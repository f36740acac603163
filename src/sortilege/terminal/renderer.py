"""Render one game as text in one language, with the names of the players at this table."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sortilege.core.ask import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.kits import kit
from sortilege.core.text.catalog import Texts, texts
from sortilege.core.text.default_board import thing_name, thing_text
from sortilege.core.text.game_messages import Words, join_lines, reason_text
from sortilege.core.text.message import Message
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import printable


@dataclass(frozen=True)
class OptionRow:
    """A move as drawn: its label, a short hint such as its cost, and a card's full effect."""

    label: str
    hint: str = ""
    effect: str = ""


@dataclass(frozen=True)
class StyledLine:
    """A line and its print style."""

    text: str
    style: str


class Renderer(ABC):
    """Everything a terminal shows of a game; games may subclass it."""

    game: str
    words: Words
    last: tuple[str, ...] = ("end", "pass")  # moves listed below all others

    def __init__(self, lang: str, names: Sequence[str], options: Mapping[str, str]) -> None:
        self.texts: Texts = texts(lang)
        self.names = [printable(name) for name in names]
        self.options = options

    def tell(self, message: Message) -> str:
        return self.texts.tell(message, self.names)

    def log(self, events: Sequence[Event]) -> list[str]:
        return [self.tell(line) for line in join_lines(map(self.words.event_message, events))]

    def news(self, events: Sequence[Event]) -> list[str]:
        """Render the events since the player's last decision."""
        return self.log(events)

    def ask(self, ask: Ask, view: Any) -> str:
        return self.tell(self.words.prompt(ask, view))

    def option(self, id: str, view: Any) -> str:
        return self.tell(self.words.option_label(id, view))

    def reason(self, refusal: Refusal) -> str:
        return reason_text(self.words, self.texts, refusal)

    def refusal_lines(self, ask: Ask, view: Any) -> list[str]:
        """The refused moves by reason, each reason once."""
        groups: dict[str, list[str]] = {}
        for refusal in ask.refused:
            groups.setdefault(self.reason(refusal), []).append(self.option(refusal.id, view))
        return [self.texts.say("cli-refused", what=", ".join(what), why=why) for why, what in groups.items()]

    def table(self, view: Any) -> str:
        return self.words.table_text(self.texts, view, self.names, self.options)

    def score(self, view: Any) -> str:
        return self.words.score_text(self.texts, view, self.names)

    def result(self, view: Any) -> str:
        """The result of a finished game."""
        return self.tell(self.words.result_message(view))

    @abstractmethod
    def greeting(self, view: Any, say: CliTexts) -> list[StyledLine]:
        """Name the game, its players and its settings."""

    @abstractmethod
    def colors(self) -> dict[str, str]:
        """Map words to the colors they are printed in."""

    def has_started(self, view: Any) -> bool:
        """Whether there is a table to show yet."""
        return True

    def chapter(self, view: Any) -> int:
        """A number that rises when the table should be shown again although no opponent has chosen."""
        return 0

    @abstractmethod
    def brief(self, view: Any, say: CliTexts) -> str:
        """The table in a few lines."""

    @abstractmethod
    def own(self, view: Any, say: CliTexts) -> str:
        """What the viewer needs to see before every question."""

    def piles(self, view: Any, say: CliTexts) -> list[str]:
        """What the player has collected so far, while the game is about collecting."""
        return []

    def hint(self, ask: Ask, new: bool, say: CliTexts) -> str:
        """A remark on how to answer the question."""
        return ""

    @abstractmethod
    def row(self, id: str, label: str, ask: Ask, new: bool, view: Any, say: CliTexts) -> OptionRow:
        """Render a move with its cost, value or effect; `new`: the question differs from the previous one."""

    def secrets(self, view: Any) -> list[str]:
        """What only the viewer holds when the game is over."""
        return []

    # Reference.

    @abstractmethod
    def names_of_things(self) -> dict[str, str]:
        """Map the id of everything with a description to its name."""

    @abstractmethod
    def thing(self, id: str) -> str:
        """Describe a card or other thing: a heading on the first line, then its effect."""

    def arguments(self) -> dict[str, int | str]:
        """Return the arguments of texts that depend on this table."""
        return kit(self.game).rules.options.text_arguments(self.options, len(self.names))

    def ruling(self, id: str) -> str:
        return self.texts.say(f"ruling-{id}")

    def rulings_about(self, id: str) -> list[str]:
        """The ids of the rulings about a card or other thing."""
        return [ruling["id"] for ruling in kit(self.game).rulings if id in ruling["cards"]]


class PlainRenderer(Renderer):
    """Render a game without a custom renderer, using only its texts."""

    def __init__(self, game: str, lang: str, names: Sequence[str], options: Mapping[str, str]) -> None:
        super().__init__(lang, names, options)
        self.game = game
        self.words = kit(game).words

    def greeting(self, view: Any, say: CliTexts) -> list[StyledLine]:
        title = say("play-plain", game=kit(self.game).title, players=", ".join(self.names))
        return [StyledLine(title, "bold"), StyledLine(thing_text(self.texts, "game", self.game), "dim")]

    def colors(self) -> dict[str, str]:
        return {}

    def chapter(self, view: Any) -> int:
        return int(getattr(view, kit(self.game).turn, 0))

    def brief(self, view: Any, say: CliTexts) -> str:
        return self.table(view)

    def own(self, view: Any, say: CliTexts) -> str:
        return ""

    def row(self, id: str, label: str, ask: Ask, new: bool, view: Any, say: CliTexts) -> OptionRow:
        """The last part of the id that has a description says what the move is about."""
        explanations = (thing_text(self.texts, self.game, part, self.arguments()) for part in reversed(id.split(":")))
        return OptionRow(label, next(filter(None, explanations), ""))

    def names_of_things(self) -> dict[str, str]:
        ids = [subject.id for subject in kit(self.game).story.subjects()]
        return {id: thing_name(self.texts, self.game, id) for id in ids}

    def thing(self, id: str) -> str:
        return f"{thing_name(self.texts, self.game, id)}\n{thing_text(self.texts, self.game, id, self.arguments())}"


def renderer_for(game: str, lang: str, names: Sequence[str], options: Mapping[str, str]) -> Renderer:
    """Create the renderer of a game, or the plain one."""
    own: type[Renderer] | None = kit(game).terminal
    return PlainRenderer(game, lang, names, options) if own is None else own(lang, names, options)
