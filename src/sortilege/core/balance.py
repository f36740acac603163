"""What a game counts of whole games, to see how it is balanced: what each seat had, and so how it fared."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sortilege.core.explain import Row
from sortilege.core.text.message import Message


class BalanceQuestion:
    """How the seats fared that had each of some things; also split, by the year or so, into parts that have numbers.

    Its texts are cli-balance-h-KEY and cli-balance-c-KEY, those of a split cli-balance-by-NAME and cli-balance-at-NAME.
    A mark is the number of a thing, or of one part of it; a question's marks come after those of the one before.
    """

    def __init__(
        self,
        key: str,
        things: Sequence[Message],
        splits: Mapping[str, range] | None = None,
        after: "BalanceQuestion | None" = None,
    ) -> None:
        self.key = key
        self.things = tuple(things)
        self.splits = dict(splits or {})
        self.begin: int = after.end if after else 0
        self.width = 1 + sum(map(len, self.splits.values()))
        self.end: int = self.begin + len(self.things) * self.width

    def mark(self, thing: int) -> int:
        return self.begin + thing * self.width

    def parts(self, thing: int, split: str) -> dict[int, int]:
        """The marks of a thing's parts, by their numbers."""
        first = self.mark(thing) + self.offset(split)
        return {number: first + part for part, number in enumerate(self.splits[split])}

    def offset(self, split: str) -> int:
        """How far the first part of a split comes after the thing itself."""
        names = list(self.splits)
        return 1 + sum(len(self.splits[name]) for name in names[: names.index(split)])


class SeatCounts(NamedTuple):
    """What was seen of one seat: marks, one for each time; which of the paired things it had; the points that things
    brought it, by mark; and the numbers of the game's columns."""

    marks: list[int]
    things: list[int]
    brought: dict[int, int]
    columns: list[list[int]]


class Balance(Protocol):
    """What a game's module of that name has.

    `OPTIONS`: what is played where nobody says otherwise. `CONDITIONS`: what a whole table plays under. `PAIRED`: the
    question whose things are asked for in pairs, and whose first split says how early each was taken. `COLUMNS`: what
    is kept of every seat, as lists of numbers: things by their places in the questions, counted from 0.
    """

    OPTIONS: Mapping[str, str]
    QUESTIONS: tuple[BalanceQuestion, ...]
    CONDITIONS: BalanceQuestion
    PAIRED: BalanceQuestion
    COLUMNS: tuple[str, ...]

    def conditions(self, state: Any) -> list[int]:
        """Those of this game, of which a state at its end tells."""

    def seen(self, state: Any, rows: Sequence[Row], places: Sequence[int]) -> list[SeatCounts]:
        """What each seat had, of a game at its end and all that happened in it; `places`: who went first, second …"""
