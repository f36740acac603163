"""The rules of a game, as the rest of the program uses them: sessions, stories, command line, bots, promise tests."""

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
from sortilege.core.save.field_values import Fields, Value
from sortilege.core.save.state_codec import StateCodec
from sortilege.deprecated import RULES, keep_old_attributes, keep_old_members

State = Any  # a game's own subclass of Machine


class Rules(ABC):
    """The rules of one game: its parts, and the methods that only the game can write.

    Raise `version` when behavior changes, never for a refactoring. `whys` are the names of everything that can ask.
    """

    name: str
    version: int
    ids: Sequence[str]
    code_of: Mapping[str, int]
    whys: tuple[str, ...]
    options: Options
    ask_builder: AskBuilder
    events: Events
    codec: StateCodec[Any]

    def __init_subclass__(cls) -> None:
        keep_old_members(cls, **RULES)

    # Methods that a game implements.

    @abstractmethod
    def deal(self, rng: Rng, seats: int, options: vec[i64]) -> State:
        """Return a new game, run up to its first choice."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Any:
        """Return everything this seat (None: an onlooker) may know, built up from nothing."""

    @abstractmethod
    def imagine(self, state: State, seat: int, rng: Rng) -> Machine:
        """Deal again everything this seat does not know (determinization).

        The result depends only on what the seat knows and on `rng`.
        """

    @abstractmethod
    def check(self, state: State) -> None:
        """Check conservation: no card or token appears or vanishes. Raises AssertionError."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Return the points of each seat so far."""

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """Return the seats that have won a finished game."""

    def rival(self, state: State) -> int:
        """Return the points to beat in a solo game."""
        return 0

    def undo_state(self, before: State, after: State, seat: int) -> Machine:
        """Return `before` for an undo, in which others still know what they have seen of this seat's secrets since.

        A game without secrets needs no override.
        """
        twin: Machine = before.copy()
        return twin

    # Methods that follow from those.

    @property
    def seats(self) -> tuple[int, ...]:
        """The possible numbers of players."""
        return self.options.seats

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """The ids of all moves that can ever be legal: the fixed action space for machine learning."""
        return tuple(id for id in self.ids if id)

    @cached_property
    def action_of(self) -> list[int]:
        """The index in `actions` of each code; −1 for a code without an id."""
        found, n = [], 0
        for id in self.ids:
            found.append(n if id else -1)
            n += bool(id)
        return found

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions."""
        return self.ask_builder.kinds

    def complete(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """Return a value for every option; raises BadOptions."""
        return self.options.complete(options, seats)

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """Return every option with its possible values, default first."""
        return self.options.option_values()

    def new(self, options: Mapping[str, str], seats: int, rng: Rng) -> State:
        """Return a new game with these options, run up to its first choice; raises BadOptions."""
        return self.deal(rng, seats, self.options.numbers(self.complete(options, seats)))

    def ask(self, state: State, seat: int) -> Ask | None:
        """Return the question for this seat, with its legal moves and the refused ones."""
        return self.ask_builder.ask(state, seat)

    def event(self, row: tuple[int, ...], seat: int | None) -> Event:
        """Return an event as this seat may know it."""
        return self.events.event(row, seat)

    def copy(self, state: Machine) -> Machine:
        return state.copy()

    def fields(self, state: State) -> Fields:
        """Return every field by name, for saves and digests."""
        return self.codec.fields(state)

    def load(self, fields: Mapping[str, Value]) -> Machine:
        """Restore a state from fields saved by this release or an older one; raises BadSave."""
        state: Machine = self.codec.load(fields)
        return state

    def resting(self, state: State) -> bool:
        """Return whether no card's effect is in progress: a state that every later release understands."""
        return self.codec.resting(state)


keep_old_attributes(Rules, choices="option_values", **RULES)
