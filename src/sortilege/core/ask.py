"""The question a seat has to answer: the interface between the engine and what chooses. Knows no game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from sortilege.core.engine.machine import CARD, FRAME, NOBODY, Refusals
from sortilege.core.text.message import Message

Kind = str  # "menu", "card", "seat", "die" and so on; a page draws a question by its kind
State = Any  # a game's own


class Option(msgspec.Struct, frozen=True):
    """One legal move: its code for programs, its id for people and records."""

    code: int
    id: str
    said: Message | UnsetType = UNSET


class Refusal(msgspec.Struct, frozen=True):
    """A move that a player may expect but that is not legal now: the first failing condition, and its ruling."""

    code: int
    id: str
    reason: str
    ruling: str
    said: Message | UnsetType = UNSET
    because: Message | UnsetType = UNSET


class Ask(msgspec.Struct, frozen=True):
    """One open choice of one seat. `why` names the effect that asks, such as "lantern_moth.sacrifice".

    `about` is the other seat involved, if any: the one that gets the card, or whose energy is taken.
    `owed` is what remains to be paid during a payment: an energy each, or "any".
    The messages (`said`, `because`) are set only for people: see `game_messages.with_messages`.
    """

    seat: int
    kind: Kind
    why: str
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...]
    about: int | None = None
    owed: tuple[str, ...] = ()
    said: Message | UnsetType = UNSET

    def ids(self) -> list[str]:
        """Return the ids of the legal moves."""
        return [option.id for option in self.options]


def refusal_list(
    refusals: Refusals, offered: Collection[int], ids: Sequence[str], reasons: Mapping[int, tuple[str, str]]
) -> tuple[Refusal, ...]:
    """Return the refusals with ids and reasons, each code once, without codes that are legal after all."""
    found: dict[int, Refusal] = {}
    for code, reason in zip(map(int, refusals.codes), refusals.reasons, strict=True):
        if reason in reasons and code not in offered and code not in found:
            found[code] = Refusal(code, ids[code], *reasons[reason])
    return tuple(found.values())


class AskBuilder:
    """Builds one game's asks. A game overrides `verb`, `about` or `owed` to say more about a question.

    `subject` names what a frame is about, by the number in its column CARD: a card's id, or nothing. `reasons` gives
    the name and the ruling of each reason for a refusal.
    """

    def __init__(
        self,
        kinds: tuple[Kind, ...],
        ids: Sequence[str],
        reasons: Mapping[int, tuple[str, str]],
        subject: Callable[[int], str],
    ) -> None:
        self.kinds = kinds
        self.ids = ids
        self.reasons = reasons
        self.subject = subject
        self.options = [Option(code, id) for code, id in enumerate(ids)]

    def why(self, state: State) -> str:
        """Return the name of the question: effect and verb, such as "lantern_moth.sacrifice". Visible to everyone."""
        if state.over:
            return ""
        frame = (state.height - 1) * FRAME
        about, verb = self.subject(int(state.stack[frame + CARD])), self.verb(state, frame)
        return f"{about}.{verb}" if about else verb

    def ask(self, state: State, seat: int) -> Ask | None:
        """Return the question for this seat; None if it has no choice to make."""
        codes = state.legal(seat)
        if not codes:
            return None
        refusals = Refusals()
        state.refuse(seat, refusals)
        frame = (state.height - 1) * FRAME
        about = self.about(state, frame)
        return Ask(
            seat=seat,
            kind=self.kinds[state.verb(frame).kind],
            why=self.why(state),
            options=tuple([self.options[code] for code in codes]),
            refused=refusal_list(refusals, set(codes), self.ids, self.reasons),
            about=None if about == NOBODY else about,
            owed=self.owed(state, frame),
        )

    def verb(self, state: State, frame: int) -> str:
        """Return what the asking effect does."""
        return str(state.verb(frame).name)

    def about(self, state: State, frame: int) -> int:
        """Return the other seat that the question concerns, or NOBODY."""
        return NOBODY

    def owed(self, state: State, frame: int) -> tuple[str, ...]:
        """Return what remains to be paid, in the order of the questions."""
        return ()
