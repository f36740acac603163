"""Judges score the moves of a decision; each verb that asks has one, found by its number."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import Offer
from sortilege.games.seasons.bot.prospects import Prospects
from sortilege.games.seasons.engine.state import VERBS, State, Verb


class Judge:
    """Scores the moves of one kind of decision, in hundredths of a point."""

    def begin(self, o: Prospects, s: State, f: i64, seat: i64, offer: Offer) -> None:
        """Read the whole decision before `worth` scores its moves one by one."""
        return

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        """Return the worth of one move."""
        raise NotImplementedError  # abstract


class Blind(Judge):
    """A judge without an opinion: all moves are equal."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return 0


BLIND: Final = Blind()
JUDGES: Final[list[Judge]] = [BLIND for _ in VERBS]


def assign_judge(verb: Verb, judge: Judge) -> None:
    """Let this judge score the decisions of this verb."""
    JUDGES[int(verb.op)] = judge
