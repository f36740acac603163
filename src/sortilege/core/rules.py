"""What a game offers to everything that knows no game: sessions, stories, command line, bots, promise tests."""

from collections.abc import Mapping
from typing import Any, Protocol

from sortilege.core.asks import Ask
from sortilege.core.engine.dice import Dice
from sortilege.core.engine.machine import Machine
from sortilege.core.events import Event
from sortilege.core.saving import Fields, Value


class Rules(Protocol):
    """One game. `version` rises when behaviour changes, never for a tidy-up."""

    name: str
    version: int
    seats: tuple[int, ...]
    ids: list[str]
    code_of: dict[str, int]
    kinds: tuple[str, ...]
    whys: tuple[str, ...]

    def complete(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """All options with their values; raises BadOptions."""

    def choices(self) -> dict[str, tuple[str, ...]]:
        """Every option with its values, default first."""

    def new(self, options: Mapping[str, str], seats: int, dice: Dice) -> Machine:
        """A fresh game, run up to its first choice."""

    def ask(self, state: Machine, seat: int) -> Ask | None:
        """What this seat is asked now, with the legal options and the refused ones."""

    def view(self, state: Machine, seat: int | None) -> Any:
        """All that this seat (None: an onlooker) may know, built up from nothing."""

    def event(self, row: tuple[int, ...], seat: int | None) -> Event:
        """An event as this seat may know it."""

    def copy(self, state: Machine) -> Machine: ...

    def imagine(self, state: Machine, seat: int, dice: Dice) -> Machine:
        """What this seat does not know, dealt again: a function of its knowledge and the dice alone."""

    def fields(self, state: Machine) -> Fields:
        """Every field by name, for saves and digests."""

    def load(self, fields: Mapping[str, Value]) -> Machine:
        """A state from fields of this release or an older one; raises BadSave."""

    def resting(self, state: Machine) -> bool:
        """Whether nothing is under way but the rules' own course: a moment that every later release understands."""

    def check(self, state: Machine) -> None:
        """Conservation: no card or token appears or vanishes; raises AssertionError."""

    def scores(self, state: Machine) -> list[int]: ...

    def winners(self, state: Machine) -> list[int]: ...

    def shown(self, before: Machine, after: Machine, seat: int) -> Machine:
        """`before`, with what others have seen of this seat's secrets since then still known to them (undo)."""
