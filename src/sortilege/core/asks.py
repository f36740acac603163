"""What a seat is asked, in words: the whole interface between the engine and everybody who chooses."""

from typing import Literal

import msgspec

Kind = Literal["menu", "card", "energy", "seat", "space", "die", "set", "materia", "spell"]


class Option(msgspec.Struct, frozen=True):
    """One legal choice: its number for programs, its id for people and records."""

    code: int
    id: str


class Refusal(msgspec.Struct, frozen=True):
    """What a player may expect but cannot choose now: the first failing condition, and the ruling it rests on."""

    code: int
    id: str
    reason: str
    ruling: str


class Ask(msgspec.Struct, frozen=True):
    """One open choice of one seat. `why` names the asking effect, such as "dragon_skull.sacrifice".

    `about` is the other seat it concerns, where there is one: who gets the card, whose energy is taken.
    """

    seat: int
    kind: Kind
    why: str
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...]
    about: int | None = None

    def ids(self) -> list[str]:
        return [option.id for option in self.options]
