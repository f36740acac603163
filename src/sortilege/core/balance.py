"""What a game counts for a balance study: what each seat had, to compare with how it fared."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sortilege.core.hint_explainer import Row
from sortilege.core.text.message import Message


class BalanceQuestion:
    """Asks how seats fared that had each of some things, optionally split into numbered parts, such as by year.

    Its texts are cli-balance-h-KEY and cli-balance-c-KEY; those of a split are cli-balance-by-NAME and
    cli-balance-at-NAME. A mark is the number of a thing or of one of its parts; each question's marks follow those of
    the question before.
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
        """Return the marks of a thing's parts, by part number."""
        first = self.mark(thing) + self.offset(split)
        return {number: first + part for part, number in enumerate(self.splits[split])}

    def offset(self, split: str) -> int:
        """Return the distance from a thing's mark to the first part of a split."""
        names = list(self.splits)
        return 1 + sum(len(self.splits[name]) for name in names[: names.index(split)])


class SeatCounts(NamedTuple):
    """The counts of one seat: a mark for each occurrence, the paired things it had, the points that things brought it
    (by mark), and the numbers for the game's columns."""

    marks: list[int]
    things: list[int]
    brought: dict[int, int]
    columns: list[list[int]]


class Balance(Protocol):
    """The interface of a game's module `balance`.

    `OPTIONS`: the options of a study, unless others are given. `CONDITIONS`: what applies to the whole table. `PAIRED`:
    the question whose things are also studied in pairs, and whose first split says how early each was taken.
    `COLUMNS`: what is kept for every seat, as lists of numbers: things by their index in the questions, from 0.
    """

    OPTIONS: Mapping[str, str]
    QUESTIONS: tuple[BalanceQuestion, ...]
    CONDITIONS: BalanceQuestion
    PAIRED: BalanceQuestion
    COLUMNS: tuple[str, ...]

    def conditions(self, state: Any) -> list[int]:
        """Return the conditions of a game, given its final state."""

    def seat_counts(self, state: Any, rows: Sequence[Row], places: Sequence[int]) -> list[SeatCounts]:
        """Return each seat's counts from the final state and all events; `places` says who went first, second, …"""
