"""What a seat is asked, in words: the whole interface between the engine and everybody who chooses."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from sortilege.core.engine.machine import CARD, FRAME, NOBODY, Refusals
from sortilege.core.text.message import Message

Kind = str  # "menu", "card", "seat", "die" or whatever else a game asks for: they are drawn by kind
State = Any  # a game's own


class Option(msgspec.Struct, frozen=True):
    """One legal choice: its number for programs, its id for people and records."""

    code: int
    id: str
    said: Message | UnsetType = UNSET


class Refusal(msgspec.Struct, frozen=True):
    """What a player may expect but cannot choose now: the first failing condition, and the ruling it rests on."""

    code: int
    id: str
    reason: str
    ruling: str
    said: Message | UnsetType = UNSET
    because: Message | UnsetType = UNSET


class Ask(msgspec.Struct, frozen=True):
    """One open choice of one seat. `why` names the asking effect, such as "lantern_moth.sacrifice".

    `about` is the other seat it concerns, where there is one: who gets the card, whose energy is taken.
    `owed` is what is still to be paid while one pays: an energy each, or "any".
    What is said of it is there only where it is told to a person: see `words.spoken`.
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
        """The options by name."""
        return [option.id for option in self.options]


def refusal_list(
    refusals: Refusals, offered: Collection[int], ids: Sequence[str], reasons: Mapping[int, tuple[str, str]]
) -> tuple[Refusal, ...]:
    """The refusals in words, each code once; a code that is offered after all is not refused."""
    found: dict[int, Refusal] = {}
    for code, reason in zip(map(int, refusals.codes), refusals.reasons, strict=True):
        if reason in reasons and code not in offered and code not in found:
            found[code] = Refusal(code, ids[code], *reasons[reason])
    return tuple(found.values())


class AskBuilder:
    """How one game asks. A game that tells more of a question than every game does fills in `verb`, `about` or `owed`.

    `subject` says what a frame is about, by the number in its column CARD: a card's id, or nothing. `reasons` are the
    words of refusals and the rulings they rest on.
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
        """The name of what is asked: the effect and its verb, such as "lantern_moth.sacrifice"; public."""
        if state.over:
            return ""
        frame = (state.height - 1) * FRAME
        about, verb = self.subject(int(state.stack[frame + CARD])), self.verb(state, frame)
        return f"{about}.{verb}" if about else verb

    def ask(self, state: State, seat: int) -> Ask | None:
        """What this seat is asked now."""
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
        """What the effect does that asks."""
        return str(state.verb(frame).name)

    def about(self, state: State, frame: int) -> int:
        """The other seat that the question concerns, NOBODY when there is none."""
        return NOBODY

    def owed(self, state: State, frame: int) -> tuple[str, ...]:
        """What is left to pay, in the order in which it is asked for."""
        return ()
