"""How a game explains searched games: the events that mattered, and where points came from."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from sortilege.core.events import Event
from sortilege.core.text.message import Message

Row = tuple[int, ...]  # an event as a Recorder stores it: kind, who, a, b, detail, seen, by

EVERYBODY = -1  # the mask of viewers who may know a detail: imagined games hold no real secrets
WHOLE = ""  # the period that lasts to the end of the game


class KeyEvent(NamedTuple):
    """An event that happens before a period ends."""

    row: Row
    period: str


class Spent(NamedTuple):
    """An amount of something that was spent on a key event."""

    event: KeyEvent
    what: str
    n: int


@dataclass(frozen=True)
class KeyEventRule:
    """Which events of a kind count as key events: the seat's own, those of others, and within which periods.

    `welcome`: whether the seat's own are good for it; those of others never are. `taken`: others take what the seat
    could have had, and the sentence says so.
    """

    periods: tuple[str, ...]
    own: bool = True
    others: bool = False
    welcome: bool = True
    taken: bool = False


class PeriodEnd(NamedTuple):
    """A period ends with the n-th event of this kind, or with the seat's own n-th."""

    kind: int
    n: int = 1
    own: bool = False


@dataclass(frozen=True)
class KeyEventRules:
    """The key events that a game counts in searched games."""

    kinds: Mapping[int, KeyEventRule]
    ends: Mapping[str, PeriodEnd]

    def events(self, rows: Sequence[Row], seat: int) -> Iterator[KeyEvent]:
        """Yield each key event with every period that had not ended yet; the same key event may come twice."""
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
                        yield KeyEvent(row, period)

    def is_welcome(self, event: KeyEvent, seat: int) -> bool:
        return event.row[1] == seat and self.kinds[event.row[0]].welcome

    def is_taken(self, event: KeyEvent, seat: int) -> bool:
        return event.row[1] != seat and self.kinds[event.row[0]].taken


class Explainer(Protocol):
    """The interface of a kit's `explainer`, the module `presentation/hint_explainer.py` of our games."""

    KEY_EVENT_RULES: KeyEventRules
    TURNED_UP: tuple[int, ...]  # events that reveal the results of dice and draws
    DRAFTS: tuple[str, ...]  # the `why` of the questions of the draft

    def tracks(self, state: Any, seat: int) -> dict[str, int]:
        """Return the sources of a seat's points, by name."""

    def track_label(self, track: str) -> Message:
        """Return the label of a source of points."""

    def stock(self, state: Any, seat: int) -> dict[str, int]:
        """Return what a seat can spend, by name, including what it is certain to get before it can spend."""

    def spending(self, rows: Sequence[Row], seat: int) -> dict[Row, dict[str, int]]:
        """Return what a seat spent on each of its key events, the first time each happened."""

    def stock_label(self, what: str, n: int) -> Message:
        """Return the label of an amount of it."""

    def shortage_label(self, what: str, n: int) -> Message:
        """Return the label of having less than that."""

    def period_label(self, period: str, view: Any) -> Message:
        """Return the label of a period, counted from this view."""

    def stage_label(self, view: Any) -> Message:
        """Return the label of the part of the game that this view is in."""

    def manner(self, asked: str, chosen: str, best: str, later: int | None) -> Message | None:
        """Return the kind of mistake that this choice was, if there is a name for it.

        `later` says when the best move was made after all: in the same turn (0), turns later, or never (None).
        """

    def drafted_cards(self, view: Any) -> tuple[str, ...]:
        """Return the cards that the seat of this view drafted, right after the draft."""

    def points_by_card(self, events: Iterable[Event], state: Any, seat: int) -> dict[str, int]:
        """Return the points that each card brought a seat, from all events and the final state."""

    def theme(self, asked: str, chosen: str, other: str) -> str:
        """Return the theme of a choice between these moves (`lab.puzzles.themes`); "" if only playing on would tell."""
