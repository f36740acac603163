"""Bots that search: so many rounds of thinking for each choice, or for so long."""

from collections.abc import Callable
from time import perf_counter

from sortilege.bots.greedy import search_policy
from sortilege.bots.sight import Sight
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng
from sortilege.core.engine.search import Search

BREATH = 4  # rounds of thinking between two looks at the clock, or at whether more of them could change anything


def never() -> bool:
    return False


Judge = Callable[[str], Policy]  # what a search goes by, by the name of the game


class SearchBot:
    """mcts:N thinks N rounds; the same sight and dice give the same choice, unless `enough` ends the thought."""

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
        while left > 0 and search.lead() <= left:  # a lead that the rest cannot catch up with is the choice
            search.think(sight.imagine, min(BREATH, left))
            left -= BREATH
            if self.enough():
                break
        return search.best()


class TimedSearchBot:
    """mcts:Tms thinks for T milliseconds, or until it is `enough`, and then chooses."""

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
        search.think(sight.imagine, BREATH)
        while perf_counter() < end and not self.enough():
            search.think(sight.imagine, BREATH)
        return search.best()
