"""What a seat is asked, in words: the whole interface between the engine and everybody who chooses."""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import UNSET, UnsetType

from sortilege.core.engine.machine import Refusals
from sortilege.core.text.message import Message

Kind = str  # "menu", "card", "seat", "die" or whatever else a game asks for: they are drawn by kind


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


def refused(
    refusals: Refusals, offered: Collection[int], ids: Sequence[str], reasons: Mapping[int, tuple[str, str]]
) -> tuple[Refusal, ...]:
    """The refusals in words, each code once; a code that is offered after all is not refused."""
    found: dict[int, Refusal] = {}
    for code, reason in zip(map(int, refusals.codes), refusals.reasons, strict=True):
        if reason in reasons and code not in offered and code not in found:
            found[code] = Refusal(code, ids[code], *reasons[reason])
    return tuple(found.values())
