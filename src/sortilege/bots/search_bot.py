"""Bots that search, for a number of rounds or a time per choice."""

from collections.abc import Callable
from time import perf_counter

from sortilege.bots.greedy_bot import search_policy
from sortilege.bots.sight import Sight
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng
from sortilege.core.engine.search import Search

ROUNDS_PER_CHECK = 4  # rounds between checks of the clock, and of whether the result can still change


def never() -> bool:
    return False


Judge = Callable[[str], Policy]  # the policy for a search, by game


class SearchBot:
    """mcts:N searches N rounds; the same sight and rng give the same choice, unless `enough` stops the search early."""

    def __init__(
        self, rounds: int, enough: Callable[[], bool] = never, kind: str = "mcts", judge: Judge = search_policy
    ) -> None:
        self.name = f"{kind}:{rounds}"
        self.judge = judge
        self.rounds = rounds
        self.enough = enough

    def choose(self, sight: Sight, rng: Rng) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        search = Search(self.judge(sight.rules.name), sight.seat, rng)
        left = self.rounds
        while left > 0 and search.lead() <= left:  # stop when no other move can catch up
            search.think(sight.imagine, min(ROUNDS_PER_CHECK, left))
            left -= ROUNDS_PER_CHECK
            if self.enough():
                break
        return search.best()


class TimedSearchBot:
    """mcts:Tms searches for T milliseconds, or until `enough` returns true."""

    def __init__(
        self, milliseconds: int, enough: Callable[[], bool] = never, kind: str = "mcts", judge: Judge = search_policy
    ) -> None:
        self.name = f"{kind}:{milliseconds}ms"
        self.judge = judge
        self.seconds = milliseconds / 1000
        self.enough = enough

    def choose(self, sight: Sight, rng: Rng) -> int:
        end = perf_counter() + self.seconds
        if len(sight.legal) == 1:
            return sight.legal[0]
        search = Search(self.judge(sight.rules.name), sight.seat, rng)
        search.think(sight.imagine, ROUNDS_PER_CHECK)
        while perf_counter() < end and not self.enough():
            search.think(sight.imagine, ROUNDS_PER_CHECK)
        return search.best()
