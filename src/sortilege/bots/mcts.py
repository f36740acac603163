"""Bots that search: so many rounds of thinking for each choice, or for so long."""

from time import perf_counter

from sortilege.bots.greedy import policy_of
from sortilege.bots.search import Search
from sortilege.bots.seeing import Sight
from sortilege.core.dice import Dice

BREATH = 4  # rounds of thinking between two looks at the clock, or at whether more of them could change anything


class Thinker:
    """mcts:N thinks N rounds; the same sight and dice give the same choice."""

    def __init__(self, rounds: int) -> None:
        self.name = f"mcts:{rounds}"
        self.rounds = rounds

    def choose(self, sight: Sight, dice: Dice) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        search = Search(policy_of(sight.rules.name), sight.seat, dice)
        left = self.rounds
        while left > 0 and search.lead() <= left:  # a lead that the rest cannot catch up with is the choice
            search.think(sight.imagine, min(BREATH, left))
            left -= BREATH
        return search.best()


class TimedThinker:
    """mcts:Tms thinks for T milliseconds, and then chooses."""

    def __init__(self, milliseconds: int) -> None:
        self.name = f"mcts:{milliseconds}ms"
        self.seconds = milliseconds / 1000

    def choose(self, sight: Sight, dice: Dice) -> int:
        end = perf_counter() + self.seconds
        if len(sight.options) == 1:
            return sight.options[0]
        search = Search(policy_of(sight.rules.name), sight.seat, dice)
        search.think(sight.imagine, BREATH)
        while perf_counter() < end:
            search.think(sight.imagine, BREATH)
        return search.best()
