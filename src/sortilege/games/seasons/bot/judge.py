"""The judges: one for each kind of question the engine asks, found by the number of the asking verb."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import Offer
from sortilege.games.seasons.bot.prospects import Prospects
from sortilege.games.seasons.engine.state import VERBS, State, Verb


class Judge:
    """What the options of one kind of question are worth, in hundredths of a point."""

    def begin(self, o: Prospects, s: State, f: i64, seat: i64, offer: Offer) -> None:
        """Look at the whole question, before its options are judged one by one."""
        return

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        """One option's worth; each kind of question has a judge that says it."""
        raise NotImplementedError  # abstract: each kind of question has a judge


class Blind(Judge):
    """No opinion: the first option is as good as any."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return 0


BLIND: Final = Blind()
JUDGES: Final[list[Judge]] = [BLIND for _ in VERBS]


def assign_judge(verb: Verb, judge: Judge) -> None:
    """This judge answers what this verb asks."""
    JUDGES[int(verb.op)] = judge
