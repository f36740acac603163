"""One game told in one language: the words of its game, with the names at this table filled in."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sortilege.core.ask import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.kits import kit
from sortilege.core.text.catalog import Texts, texts
from sortilege.core.text.message import Message
from sortilege.core.text.plain_text import explained, named
from sortilege.core.text.wording import Words, joined, reason_text
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import plain


@dataclass(frozen=True)
class Row:
    """An option as it is drawn: its label, what it costs or means in a word, and a card's whole effect."""

    label: str
    hint: str = ""
    effect: str = ""


@dataclass(frozen=True)
class Styled:
    """A line and the style it is printed in."""

    text: str
    style: str


class Renderer(ABC):
    """Everything a terminal shows of one game; each game has its own."""

    game: str
    words: Words
    last: tuple[str, ...] = ("end", "pass")  # options below everything else that can be done

    def __init__(self, lang: str, names: Sequence[str], options: Mapping[str, str]) -> None:
        self.texts: Texts = texts(lang)
        self.names = [plain(name) for name in names]
        self.options = options

    def tell(self, said: Message) -> str:
        return self.texts.tell(said, self.names)

    def log(self, events: Sequence[Event]) -> list[str]:
        return [self.tell(line) for line in joined(map(self.words.event_message, events))]

    def news(self, events: Sequence[Event]) -> list[str]:
        """What happened since the player was asked last."""
        return self.log(events)

    def ask(self, ask: Ask, view: Any) -> str:
        return self.tell(self.words.prompt(ask, view))

    def option(self, id: str, view: Any) -> str:
        return self.tell(self.words.option_label(id, view))

    def reason(self, refusal: Refusal) -> str:
        return reason_text(self.words, self.texts, refusal)

    def refused(self, ask: Ask, view: Any) -> list[str]:
        """What cannot be chosen and why, each reason once."""
        groups: dict[str, list[str]] = {}
        for refusal in ask.refused:
            groups.setdefault(self.reason(refusal), []).append(self.option(refusal.id, view))
        return [self.texts.say("cli-refused", what=", ".join(what), why=why) for why, what in groups.items()]

    def table(self, view: Any) -> str:
        return self.words.table_text(self.texts, view, self.names, self.options)

    def score(self, view: Any) -> str:
        return self.words.score_text(self.texts, view, self.names)

    def result(self, view: Any) -> str:
        """Who has won, of a game that is over."""
        return self.tell(self.words.result_message(view))

    # Playing.

    @abstractmethod
    def greeting(self, view: Any, say: CliTexts) -> list[Styled]:
        """What is played, and how."""

    @abstractmethod
    def colours(self) -> dict[str, str]:
        """Words that have a colour of their own."""

    def started(self, view: Any) -> bool:
        """Whether there is a table to look at."""
        return True

    def chapter(self, view: Any) -> int:
        """Rises when the table should be shown again though nobody else has chosen."""
        return 0

    @abstractmethod
    def brief(self, view: Any, say: CliTexts) -> str:
        """The table in a few lines."""

    @abstractmethod
    def own(self, view: Any, say: CliTexts) -> str:
        """What the viewer needs to see before every question."""

    def piles(self, view: Any, say: CliTexts) -> list[str]:
        """What the player has gathered so far, where that is what the game is about now."""
        return []

    def hint(self, ask: Ask, new: bool, say: CliTexts) -> str:
        """A remark on how to answer a question."""
        return ""

    @abstractmethod
    def row(self, id: str, label: str, ask: Ask, new: bool, view: Any, say: CliTexts) -> Row:
        """An option with what it costs, is worth or does; `new`: the question is not the same as the one before."""

    def secrets(self, view: Any) -> list[str]:
        """What only the viewer holds when the game is over."""
        return []

    # What can be looked up.

    @abstractmethod
    def names_of_things(self) -> dict[str, str]:
        """Id → name of everything that can be looked up."""

    @abstractmethod
    def thing(self, id: str) -> str:
        """A card or another thing: its head in the first line, and what it does."""

    def ruling(self, id: str) -> str:
        return self.texts.say(f"ruling-{id}")

    def rulings_about(self, id: str) -> list[str]:
        """The ids of the rulings that speak about a card or another thing."""
        return [ruling["id"] for ruling in kit(self.game).rulings if id in ruling["cards"]]


class PlainTeller(Renderer):
    """For a game without a teller of its own: its words, and what its texts say of a card."""

    def __init__(self, game: str, lang: str, names: Sequence[str], options: Mapping[str, str]) -> None:
        super().__init__(lang, names, options)
        self.game = game
        self.words = kit(game).words

    def greeting(self, view: Any, say: CliTexts) -> list[Styled]:
        title = say("play-plain", game=kit(self.game).title, players=", ".join(self.names))
        return [Styled(title, "bold"), Styled(explained(self.texts, "game", self.game), "dim")]

    def colours(self) -> dict[str, str]:
        return {}

    def chapter(self, view: Any) -> int:
        return int(getattr(view, kit(self.game).turn, 0))

    def brief(self, view: Any, say: CliTexts) -> str:
        return self.table(view)

    def own(self, view: Any, say: CliTexts) -> str:
        return ""

    def row(self, id: str, label: str, ask: Ask, new: bool, view: Any, say: CliTexts) -> Row:
        """What an option is about is its last word that has a text."""
        told = (explained(self.texts, self.game, part) for part in reversed(id.split(":")))
        return Row(label, next(filter(None, told), ""))

    def names_of_things(self) -> dict[str, str]:
        ids = [subject.id for subject in kit(self.game).story.subjects()]
        return {id: named(self.texts, self.game, id) for id in ids}

    def thing(self, id: str) -> str:
        return f"{named(self.texts, self.game, id)}\n{explained(self.texts, self.game, id)}"


def teller_of(game: str, lang: str, names: Sequence[str], options: Mapping[str, str]) -> Renderer:
    """The teller of a game, or one that can tell any."""
    own: type[Renderer] | None = kit(game).terminal
    return PlainTeller(game, lang, names, options) if own is None else own(lang, names, options)
