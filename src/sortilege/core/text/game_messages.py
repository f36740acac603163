"""The interface of a game's words: messages for events, questions and results, and the table as plain text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from sortilege.core.ask import Ask, Option, Refusal
from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.events import Event
from sortilege.core.text.message import Message

if TYPE_CHECKING:  # texts are found through kits, and a kit has words
    from sortilege.core.text.catalog import Texts

# Default names by seat.
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
BOTS = ("Orla", "Basil", "Mirabel", "Tamsin", "Quill", "Wren", "Hazel", "Finch")
Item = int | str | Message  # of a list in a message
assert len(NAMES) == len(BOTS) == MOST_SEATS


class Words(Protocol):
    """The interface of a game's words. Each function knows only the event, ask or view that it is given."""

    def event_message(self, event: Event) -> Message:
        """Return the log line of an event, in the third person. Lines that differ only in a list are joined."""

    def prompt(self, ask: Ask, view: Any = None) -> Message:
        """Return the prompt of a question; the view of the asked seat adds detail."""

    def option_label(self, id: str, view: Any = None) -> Message:
        """Return a short label of a move; the view of the asked seat adds what it means there."""

    def refusal_text(self, refusal: Refusal) -> Message:
        """Return why a move is not legal."""

    def waiting_message(self, view: Any) -> Message:
        """Return what the seats to move are deciding, for those who wait."""

    def change_messages(self, changes: Mapping[str, tuple[int, int]]) -> list[Message]:
        """Return what a move changes for the asked seat, given the changed numbers of its view."""

    def result_message(self, view: Any) -> Message:
        """Return who has won a finished game."""

    def table_text(
        self, texts: "Texts", view: Any, names: Sequence[str], options: Mapping[str, str] | None = None
    ) -> str:
        """Return the whole table as plain text, at most 100 columns wide."""

    def score_text(self, texts: "Texts", view: Any, names: Sequence[str]) -> str:
        """Return the score sheet as plain text."""


def with_messages(words: Words, view: Any) -> Any:
    """Return a view whose question, moves and refusals carry messages for the asked seat."""
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
    """Return what the seats to move are deciding, or who has won; None for a seat that has to move itself."""
    if view.over:
        return words.result_message(view)
    return words.waiting_message(view) if view.ask is None else None


def reason_text(words: Words, texts: "Texts", refusal: Refusal) -> str:
    """Return why a move is not legal, with the ruling behind it, as text."""
    return f"{texts.tell(words.refusal_text(refusal))} [{refusal.ruling}]"


def change(what: Message, pair: tuple[int, int]) -> Message:
    """Return the message for a number before and after a choice."""
    before, after = (str(n).replace("-", "−") for n in pair)
    return Message("change", {"what": what, "from": before, "to": after})


def change_by(what: Message, by: int) -> Message:
    """Return the message for by how much a choice changes a number."""
    return Message("change-by", {"what": what, "by": f"{by:+}".replace("-", "−")})


def add_note(line: Message, note: Message) -> Message:
    """Return a message with a note after it, such as its reason."""
    return Message("noted", {"line": line, "note": note})


def join_lines(lines: Iterable[Message]) -> list[Message]:
    """Join consecutive log lines that differ only in a list."""
    found: list[Message] = []
    for line in lines:
        both = join_pair(found[-1], line) if found else None
        if both is None:
            found.append(line)
        else:
            found[-1] = both
    return found


def join_pair(one: Message, other: Message) -> Message | None:
    """Join two lines that differ only in a list; None if they do not."""
    if one.key != other.key or one.args.keys() != other.args.keys():
        return None
    args, shared = dict(one.args), False
    for name, value in one.args.items():
        more = other.args[name]
        if isinstance(value, list) and isinstance(more, list):
            args[name], shared = join_items(value, more), True
        elif name == "line" and isinstance(value, Message) and isinstance(more, Message):
            both = join_pair(value, more)
            if both is None:
                return None
            args[name], shared = both, True
        elif value != more:
            return None
    return Message(one.key, args) if shared else None


def join_items(one: list[Item], other: list[Item]) -> list[Item]:
    """Join two lists; amounts of the same thing, such as "n-fire", add up."""
    both = list(one)
    for item in other:
        for at, known in enumerate(both):
            if (total := add_amounts(known, item)) is not None:
                both[at] = total
                break
        else:
            both.append(item)
    return both


def add_amounts(one: Item, other: Item) -> Message | None:
    """Return the sum of two amounts of the same thing; None if they are anything else."""
    if not isinstance(one, Message) or not isinstance(other, Message) or one.key != other.key:
        return None
    n, more = one.args.get("n"), other.args.get("n")
    if not one.key.startswith("n-") or not isinstance(n, int) or not isinstance(more, int):
        return None
    return Message(one.key, {"n": n + more})
