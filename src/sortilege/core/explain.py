"""What can be said of a game that was thought through: lines of its log, and where its points came from."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from sortilege.core.events import Event
from sortilege.core.text.message import Message

Row = tuple[int, ...]  # an event, as a Recorder notes it: kind, who, a, b, detail, seen, by

EVERYBODY = -1  # the mask of those who may know a detail: what is thought out is no secret of anybody's
WHOLE = ""  # the period that ends with the game


class Fact(NamedTuple):
    """A line of the log that comes before a period ends."""

    row: Row
    period: str


class Spent(NamedTuple):
    """So much of something that went into what a line tells."""

    fact: Fact
    what: str
    n: int


@dataclass(frozen=True)
class FactRule:
    """Which events of a kind are worth telling: one's own or those of others, and within which periods.

    `welcome`: whether one is glad of one's own; those of others are never welcome. `taken`: the others take what one
    could have had; a sentence says so.
    """

    periods: tuple[str, ...]
    own: bool = True
    others: bool = False
    welcome: bool = True
    taken: bool = False


class PeriodEnd(NamedTuple):
    """A period ends with the n-th event of this kind, or the n-th of one's own."""

    kind: int
    n: int = 1
    own: bool = False


@dataclass(frozen=True)
class FactRules:
    """What a game counts in games that were thought through."""

    kinds: Mapping[int, FactRule]
    ends: Mapping[str, PeriodEnd]

    def facts(self, rows: Sequence[Row], seat: int) -> Iterator[Fact]:
        """What happened, each thing with the periods that it came in time for; some of them may come twice."""
        left = {period: end.n for period, end in self.ends.items()}
        ending = {end.kind for end in self.ends.values()}
        for kind, who, a, b, detail, _, _ in rows:
            if kind in ending:
                for period, end in self.ends.items():
                    left[period] -= end.kind == kind and (who == seat or not end.own)
            watch = self.kinds.get(kind)
            if watch is not None and (watch.own if who == seat else watch.others):
                row = (kind, who, a, b, detail, EVERYBODY, -1)
                for period in watch.periods:
                    if left.get(period, 1) > 0:
                        yield Fact(row, period)

    def welcome(self, fact: Fact, seat: int) -> bool:
        return fact.row[1] == seat and self.kinds[fact.row[0]].welcome

    def taken(self, fact: Fact, seat: int) -> bool:
        return fact.row[1] != seat and self.kinds[fact.row[0]].taken


class Explainer(Protocol):
    """What a game's module of that name has."""

    FACT_RULES: FactRules
    TURNED_UP: tuple[int, ...]  # the events that tell what dice and draws gave
    DRAFTS: tuple[str, ...]  # the questions of the draft

    def tracks(self, state: Any, seat: int) -> dict[str, int]:
        """Where the points of a seat come from, by name."""

    def track_label(self, track: str) -> Message:
        """Such a source of points."""

    def stock(self, state: Any, seat: int) -> dict[str, int]:
        """What a seat can spend, by name; what it is sure to get before it can counts too."""

    def spent(self, rows: Sequence[Row], seat: int) -> dict[Row, dict[str, int]]:
        """What a seat spent on what it did, by the rows of its facts: the first time of each."""

    def stock_label(self, what: str, n: int) -> Message:
        """So much of it."""

    def shortage_label(self, what: str, n: int) -> Message:
        """Less than that."""

    def period_label(self, period: str, view: Any) -> Message:
        """Until when, at the moment of this view."""

    def stage_label(self, view: Any) -> Message:
        """In which part of a game this moment is."""

    def manner(self, asked: str, chosen: str, best: str, later: int | None) -> Message | None:
        """By what kind of choice something was lost, where that can be said.

        What was best was taken `later`: in the same turn (0), so many turns after it, or never (None).
        """

    def drafted(self, view: Any) -> tuple[str, ...]:
        """The cards that the seat of this view has drafted, right after the draft."""

    def brought(self, events: Iterable[Event], state: Any, seat: int) -> dict[str, int]:
        """How many points each card brought a seat, by all that happened and how it ended."""

    def lesson(self, asked: str, chosen: str, other: str) -> str:
        """What one learns where these two options are weighed (`puzzles.LESSONS`); "" where only games tell."""
