"""The greedy policy of Seasons: each decision goes to its judge, with the seat's prospects."""

from typing import final

from mypy_extensions import i64

from sortilege.core.engine.machine import FRAME, Machine
from sortilege.core.engine.net import Features
from sortilege.core.engine.policy import Policy
from sortilege.games.seasons.bot import draft, effect_choices, features, payments, turn
from sortilege.games.seasons.bot.move_judge import BLIND, JUDGES
from sortilege.games.seasons.bot.position_value import position_value
from sortilege.games.seasons.bot.prospects import Prospects
from sortilege.games.seasons.bot.weights import GREEDY_VERSION
from sortilege.games.seasons.engine.constants import NOBODY
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.verbs.rounds import CHOOSE_DICE

JUDGE_MODULES = (draft, effect_choices, payments, turn)  # importing these modules assigns their judges


@final
class SeasonsPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.version = GREEDY_VERSION
        self.prospects: Prospects = Prospects()
        self.features = features.FEATURES_VERSION
        self.places = features.PLACES
        self.heart = 50

    def weigh(self, s: Machine, seat: i64) -> None:
        assert isinstance(s, State)
        f = (s.height - 1) * FRAME
        judge = JUDGES[s.verb(f).op]
        if judge is BLIND:
            self.blind += 1
        o = self.prospects
        if s.round > 0:
            o.read(s, seat)
        judge.begin(o, s, f, seat, self.offer)
        for i in range(self.offer.n):
            self.worth[i] = judge.worth(o, s, f, seat, self.offer.codes[i])

    def value(self, s: Machine, seat: i64) -> i64:
        assert isinstance(s, State)
        self.prospects.read(s, seat)
        return position_value(self.prospects, s, seat)

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        assert isinstance(s, State)
        features.read(s, seat, out)

    def stage(self, s: Machine) -> i64:
        """Return the year."""
        assert isinstance(s, State)
        return min(max((s.month - 1) // 12, 0), i64(2))

    def rest(self, s: Machine) -> bool:
        """Return whether the first die of the round is still to be taken."""
        assert isinstance(s, State)
        if s.verb((s.height - 1) * FRAME) is not CHOOSE_DICE:
            return False
        for i in range(s.seats + 1):
            if s.taken[i] != NOBODY:
                return False
        return True
