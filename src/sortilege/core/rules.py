"""What a game offers to everything that knows no game: sessions, stories, command line, bots, promise tests."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.ask import Ask, AskBuilder
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng
from sortilege.core.events import Event, Events
from sortilege.core.options import Options
from sortilege.core.save.fields import Fields, Value
from sortilege.core.save.state_codec import StateCodec
from sortilege.deprecated import keep_old_attributes

State = Any  # a game's own, built on Machine: no signature here can name it


class Rules(ABC):
    """One game: its parts, and what only the game itself can do. `version` rises when behaviour changes, never for a
    tidy-up; `whys` are the names of all that can ask."""

    name: str
    version: int
    ids: Sequence[str]
    code_of: Mapping[str, int]
    whys: tuple[str, ...]
    options: Options
    asking: AskBuilder
    events: Events
    moments: StateCodec[Any]

    # What a game fills in.

    @abstractmethod
    def deal(self, rng: Rng, seats: int, options: vec[i64]) -> State:
        """A fresh game, run up to its first choice."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Any:
        """All that this seat (None: an onlooker) may know, built up from nothing."""

    @abstractmethod
    def imagine(self, state: State, seat: int, rng: Rng) -> Machine:
        """What this seat does not know, dealt again: a function of its knowledge and the dice alone."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Conservation: no card or token appears or vanishes; raises AssertionError."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """The points of each seat so far."""

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """The seats that have won, of a game that is over."""

    def rival(self, state: State) -> int:
        """The points to beat when nobody else is at the table."""
        return 0

    def shown(self, before: State, after: State, seat: int) -> Machine:
        """`before`, with what others have seen of this seat's secrets since then still known to them (undo).

        In a game where no seat holds anything secret, what others saw they see again.
        """
        twin: Machine = before.copy()
        return twin

    # What follows.

    @property
    def seats(self) -> tuple[int, ...]:
        """How many can play."""
        return self.options.seats

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """All that can ever be chosen, by id: the fixed action space of learning machines, which count from 0 on."""
        return tuple(id for id in self.ids if id)

    @cached_property
    def action_of(self) -> list[int]:
        """Which of the actions each code is; −1 for a code without an id."""
        found, n = [], 0
        for id in self.ids:
            found.append(n if id else -1)
            n += bool(id)
        return found

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of asks."""
        return self.asking.kinds

    def complete(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """All options with their values; raises BadOptions."""
        return self.options.complete(options, seats)

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """Every option with its values, default first."""
        return self.options.option_values()

    def new(self, options: Mapping[str, str], seats: int, rng: Rng) -> State:
        """A fresh game with these options, run up to its first choice; raises BadOptions."""
        return self.deal(rng, seats, self.options.numbers(self.complete(options, seats)))

    def ask(self, state: State, seat: int) -> Ask | None:
        """What this seat is asked now, with the legal options and the refused ones."""
        return self.asking.ask(state, seat)

    def event(self, row: tuple[int, ...], seat: int | None) -> Event:
        """An event as this seat may know it."""
        return self.events.event(row, seat)

    def copy(self, state: Machine) -> Machine:
        return state.copy()

    def fields(self, state: State) -> Fields:
        """Every field by name, for saves and digests."""
        return self.moments.fields(state)

    def load(self, fields: Mapping[str, Value]) -> Machine:
        """A state from fields of this release or an older one; raises BadSave."""
        state: Machine = self.moments.load(fields)
        return state

    def resting(self, state: State) -> bool:
        """Whether nothing is under way but the rules' own course: a moment that every later release understands."""
        return self.moments.resting(state)


keep_old_attributes(Rules, choices="option_values")
