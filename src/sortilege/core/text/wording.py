"""What every game can say of itself: sentences that are told in any language, and the table in plain text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from sortilege.core.ask import Ask, Option, Refusal
from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.events import Event
from sortilege.core.text.message import Message

if TYPE_CHECKING:  # texts are found through kits, and a kit has words
    from sortilege.core.text.catalog import Texts

# Who sits where, as long as nobody has said.
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
BOTS = ("Orla", "Basil", "Mirabel", "Tamsin", "Quill", "Wren", "Hazel", "Finch")
assert len(NAMES) == len(BOTS) == MOST_SEATS


class Words(Protocol):
    """What the words module of every game has. Nothing in it knows more than the event, ask or view it is given."""

    def event_message(self, event: Event) -> Message:
        """A line of the log, in the third person. A list in it is what lines that are else the same may share."""

    def prompt(self, ask: Ask, view: Any = None) -> Message:
        """The prompt; with the view of the asked seat some prompts say more."""

    def option_label(self, id: str, view: Any = None) -> Message:
        """A short label of an option; with the view of the asked seat it says what the option means there."""

    def refusal_text(self, refusal: Refusal) -> Message:
        """Why something cannot be chosen."""

    def waiting_message(self, view: Any) -> Message:
        """What the seats that are asked decide, for those who wait."""

    def change_messages(self, changes: Mapping[str, tuple[int, int]]) -> list[Message]:
        """What an option changes for the seat that is asked, by the names of figures in its view."""

    def result_message(self, view: Any) -> Message:
        """Who has won, of a game that is over."""

    def table_text(
        self, texts: "Texts", view: Any, names: Sequence[str], options: Mapping[str, str] | None = None
    ) -> str:
        """The whole table in plain text, at most 100 columns wide."""

    def score_text(self, texts: "Texts", view: Any, names: Sequence[str]) -> str:
        """The score sheet in plain text."""


def with_messages(words: Words, view: Any) -> Any:
    """A view in which the question, its options and its refusals say what they mean to the seat that is asked."""
    ask: Ask | None = view.ask
    if ask is None:
        return view
    options = tuple([Option(one.code, one.id, words.option_label(one.id, view)) for one in ask.options])
    refused = tuple(
        [
            Refusal(one.code, one.id, one.reason, one.ruling, words.option_label(one.id, view), words.refusal_text(one))
            for one in ask.refused
        ]
    )
    return replace(view, ask=replace(ask, options=options, refused=refused, said=words.prompt(ask, view)))


def status_message(words: Words, view: Any) -> Message | None:
    """What those who are asked decide, or who has won; None to a seat that is asked itself."""
    if view.over:
        return words.result_message(view)
    return words.waiting_message(view) if view.ask is None else None


def reason_text(words: Words, texts: "Texts", refusal: Refusal) -> str:
    """Why something cannot be chosen, and the ruling behind it."""
    return f"{texts.tell(words.refusal_text(refusal))} [{refusal.ruling}]"


def change(what: Message, pair: tuple[int, int]) -> Message:
    """A figure before and after a choice."""
    before, after = (str(n).replace("-", "−") for n in pair)
    return Message("change", {"what": what, "from": before, "to": after})


def add_note(line: Message, note: Message) -> Message:
    """A sentence and why it is so, or whom it concerns."""
    return Message("noted", {"line": line, "note": note})


def join_lines(lines: Iterable[Message]) -> list[Message]:
    """The lines of the log: those that differ only in a list share one line."""
    found: list[Message] = []
    for line in lines:
        both = join_pair(found[-1], line) if found else None
        if both is None:
            found.append(line)
        else:
            found[-1] = both
    return found


def join_pair(one: Message, other: Message) -> Message | None:
    """Two lines as one, where both have a list in the same place and are else the same."""
    if one.key != other.key or one.args.keys() != other.args.keys():
        return None
    args, shared = dict(one.args), False
    for name, value in one.args.items():
        more = other.args[name]
        if isinstance(value, list) and isinstance(more, list):
            args[name], shared = value + more, True
        elif name == "line" and isinstance(value, Message) and isinstance(more, Message):
            both = join_pair(value, more)
            if both is None:
                return None
            args[name], shared = both, True
        elif value != more:
            return None
    return Message(one.key, args) if shared else None
