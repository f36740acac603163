"""What a bot gets to see, and what it has to do."""

import hashlib
from functools import cached_property
from typing import Any, Protocol, cast

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.ask import Ask
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng
from sortilege.core.record import rng_of
from sortilege.core.rules import Rules
from sortilege.deprecated import SightOptions, keep_old_attributes


class Dealt(Protocol):
    """What every game's state keeps of how it is played."""

    options: vec[i64]


class Sight:
    """One seat's side of a game at the moment it is asked: its view, its options, and its imagination.

    `rules` is the game: `rules.ids[code]` names a choice; `copy`, `scores` and `winners` take an imagined state.
    """

    def __init__(self, rules: Rules, state: Machine, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self._state = state  # never for a bot: everything it may know leaves through the methods below

    @cached_property
    def view(self) -> Any:
        """All that the seat may know now: the table, its own hand, what it knows of hidden cards."""
        return self.rules.view(self._state, self.seat)

    @cached_property
    def ask(self) -> Ask:
        """What is asked, in words. Quick bots are content with `legal`."""
        found = self.rules.ask(self._state, self.seat)
        assert found is not None, "a bot is called only when its seat is asked"
        return found

    @cached_property
    def legal(self) -> list[int]:
        """The codes of the legal moves."""
        return self._state.legal(self.seat)

    @cached_property
    def options(self) -> SightOptions:
        """Every option of the game, such as its boxes, with its value."""
        return SightOptions(self.rules.options.words(cast("Dealt", self._state).options), self.legal)

    def imagine(self, rng: Rng) -> Machine:
        """A whole game that agrees with all this seat knows; the rest is dealt by the given dice."""
        return self.rules.imagine(self._state, self.seat, rng)


class Bot(Protocol):
    """`name` is what the registry knows it by. The same sight and the same dice give the same choice."""

    name: str

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The code of one of the options."""


def thoughts(key: bytes, seat: int, version: int) -> Rng:
    """The dice that a bot thinks with: other ones for each seat and choice, and never the game's own."""
    return rng_of(hashlib.sha256(b"sortilege bot\0" + key + bytes([seat]) + version.to_bytes(8, "big")).digest())


keep_old_attributes(Sight, played_with="options")
