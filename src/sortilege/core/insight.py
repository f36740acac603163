"""What can be said of a game that was thought through: lines of its log, and where its points came from."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from sortilege.core.events import Event
from sortilege.core.said import Said

Row = tuple[int, ...]  # an event, as a Recorder notes it: kind, who, a, b, detail, seen, by

EVERYBODY = -1  # the mask of those who may know a detail: what is thought out is no secret of anybody's
WHOLE = ""  # the period that ends with the game


class Fact(NamedTuple):
    """A line of the log that comes before a period ends."""

    row: Row
    period: str


@dataclass(frozen=True)
class Watch:
    """Which events of a kind are worth telling: one's own or those of others, and within which periods.

    `welcome`: whether one is glad of one's own; those of others are never welcome.
    """

    periods: tuple[str, ...]
    own: bool = True
    others: bool = False
    welcome: bool = True


class End(NamedTuple):
    """A period ends with the n-th event of this kind, or the n-th of one's own."""

    kind: int
    n: int = 1
    own: bool = False


@dataclass(frozen=True)
class Watching:
    """What a game counts in games that were thought through."""

    kinds: Mapping[int, Watch]
    ends: Mapping[str, End]

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


class Insight(Protocol):
    """What a game's module of that name has."""

    WATCHING: Watching
    DRAFTS: tuple[str, ...]  # the questions at which one drafts a card

    def tracks(self, state: Any, seat: int) -> dict[str, int]:
        """Where the points of a seat come from, by name."""

    def track_said(self, track: str) -> Said:
        """Such a source of points."""

    def period_said(self, period: str, view: Any) -> Said:
        """Until when, at the moment of this view."""

    def chapter_said(self, view: Any) -> Said:
        """The part of a game to which this moment belongs."""

    def brought(self, events: Iterable[Event], state: Any, seat: int) -> dict[str, int]:
        """How many points each card brought a seat, by all that happened and how it ended."""

    def lesson(self, asked: str, chosen: str, other: str) -> str:
        """What one learns where these two options are weighed (`puzzles.LESSONS`); "" where only games tell."""
