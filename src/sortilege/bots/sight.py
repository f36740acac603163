"""What a bot sees when it has to choose, and its random numbers."""

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
    """The options that every game's state keeps."""

    options: vec[i64]


class Sight:
    """Everything one seat knows when it has to choose: its view, its legal moves, and imagined states.

    `rules` is the game: `rules.ids[code]` names a move; `copy`, `scores` and `winners` accept an imagined state.
    """

    def __init__(self, rules: Rules, state: Machine, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self._state = state  # not for bots: the attributes and methods below give only what the seat may know

    @cached_property
    def view(self) -> Any:
        """Everything the seat may know now: the table, its own hand, what it knows of hidden cards."""
        return self.rules.view(self._state, self.seat)

    @cached_property
    def ask(self) -> Ask:
        """The question in words; fast bots only need `legal`."""
        found = self.rules.ask(self._state, self.seat)
        assert found is not None, "a bot is called only when its seat is asked"
        return found

    @cached_property
    def legal(self) -> list[int]:
        """The codes of the legal moves."""
        return self._state.legal(self.seat)

    @cached_property
    def options(self) -> SightOptions:
        """The value of every option of the game, such as its boxes."""
        return SightOptions(self.rules.options.words(cast("Dealt", self._state).options), self.legal)

    def imagine(self, rng: Rng) -> Machine:
        """Return a whole state that agrees with everything this seat knows; `rng` deals the rest."""
        return self.rules.imagine(self._state, self.seat, rng)


def thoughts(key: bytes, seat: int, version: int) -> Rng:
    """Return the random generator for one choice of a bot: different for each seat and choice, never the game's own."""
    return rng_of(hashlib.sha256(b"sortilege bot\0" + key + bytes([seat]) + version.to_bytes(8, "big")).digest())


keep_old_attributes(Sight, played_with="options")
