"""Policies: move evaluation inside the engine, for fast bots, playouts and search. Knows no game."""

from collections.abc import Callable
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sortilege.core.engine.machine import FRAME, MAX_OFFER, OFFER, Machine, Offer
from sortilege.core.engine.net import Features
from sortilege.core.engine.rng import Rng
from sortilege.core.engine.search_settings import SearchSettings

POINT: Final = 100  # values of moves and positions are in hundredths of a point
WON: Final = 40 * POINT  # the value of a win beside the points, without any other evaluation
TO_THE_END: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)  # for uncompiled games from other packages
class Policy(SearchSettings):
    """One game's evaluation of moves for the asked seat, and of positions.

    `offer` holds the moves to evaluate and `worth` their values: integers, so that the compiled and the uncompiled
    engine agree. A policy reads only what the seat knows, although bots pass imagined states anyway.
    """

    def __init__(self) -> None:
        super().__init__()
        self.offer: Offer = Offer()
        self.worth: vec[i64] = vec[i64]([0] * MAX_OFFER)
        self.version: i64 = 0  # rises when its choices change; set by each game
        self.blind: i64 = 0  # number of asks without an opinion
        # Parameters for networks; set by games that have one.
        self.features: i64 = 0  # the version of the features that `read` writes; 0: none
        self.places: i64 = 0
        self.rests: i64 = 1  # number of successive quiet positions to average over
        self.heart: i64 = 0  # the weight of the network's priors in a search, in hundredths

    # Methods that a game implements.

    def weigh(self, s: Machine, seat: i64) -> None:
        """Evaluate every move in `offer`: fill `worth`."""
        raise NotImplementedError  # abstract: a game's policy says it

    def value(self, s: Machine, seat: i64) -> i64:
        """Return the points that this seat can expect to have at the end."""
        raise NotImplementedError  # abstract: a game's policy says it

    def rival(self, s: Machine) -> i64:
        """Return the value to beat in a solo game."""
        return 0

    def rest(self, s: Machine) -> bool:
        """Return whether the position is quiet: no effect in progress, and all seats had as many turns."""
        return True

    def stage(self, s: Machine) -> i64:
        """Return the stage of the game, which is public: 0, 1 or 2."""
        return 0

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        """Write the network's features of the position for this seat."""
        out.n = 0

    def promise(self, s: Machine, seat: i64) -> None:
        """Fill `worth` with a search's prior for every move in `offer`."""
        self.weigh(s, seat)

    # Methods for callers.

    def reward(self, s: Machine, seat: i64) -> float:
        """Return how good the outcome is, from 0 to 1, by the lead over the best opponent."""
        own = self.value(s, seat)
        best: i64 = 0
        first = True
        for other in range(s.seats):
            if other != seat:
                value = self.value(s, other)
                if first or value > best:
                    best = value
                    first = False
        if first:  # a solo game
            best = self.rival(s)
        return 1.0 / (1.0 + exp(float(best - own) / float(self.swing)))

    def look(self, s: Machine, seat: i64) -> bool:
        """Evaluate this seat's legal moves; return False if it has no choice to make."""
        self.offer.n = 0
        if not s.open_mask() & (1 << seat):
            return False
        s.offer((s.height - 1) * FRAME, seat, self.offer)
        self.weigh(s, seat)
        return True

    def best(self, rng: Rng, spread: i64) -> i64:
        """Return the index of the best move in `offer`, after adding random noise of up to `spread` to each."""
        found: i64 = 0
        most: i64 = 0
        for i in range(self.offer.n):
            worth = self.worth[i]
            if spread > 0:
                worth += rng.below(spread)
            if i == 0 or worth > most:
                found = i
                most = worth
        return found

    def play(self, s: Machine, rng: Rng, spread: i64, most: i64) -> i64:
        """Play on for all seats, to the end or to a quiet position after `most` choices; return how many."""
        made: i64 = 0
        s.settle()
        while s.height > 0 and (made < most or not self.rest(s)):
            f = (s.height - 1) * FRAME
            mask = OFFER.asked
            seat: i64 = 0
            while not mask & (1 << seat):
                seat += 1
            if OFFER.n == 0 or mask >> (seat + 1):  # several seats choose: OFFER holds another seat's moves
                OFFER.n = 0
                s.offer(f, seat, OFFER)
            if OFFER.n == 0:
                raise RuntimeError("a seat is asked but has no legal choice")
            at: i64 = 0
            if OFFER.n > 1:
                self.offer.n = OFFER.n
                for i in range(OFFER.n):
                    self.offer.codes[i] = OFFER.codes[i]
                self.weigh(s, seat)
                at = self.best(rng, spread)
                made += 1
                s.take(seat, self.offer.codes[at])
            else:
                s.take(seat, OFFER.codes[0])
        return made


class Unjudged(Policy):
    """The policy of a game without one: all moves are equal, and playouts run to the end at random.

    There the points count, and winning counts more. `scores` and `winners` are those of the rules.
    """

    def __init__(self, scores: Callable[[Machine], list[int]], winners: Callable[[Machine], list[int]]) -> None:
        super().__init__()
        self.scores: Callable[[Machine], list[int]] = scores
        self.winners: Callable[[Machine], list[int]] = winners
        self.depth = TO_THE_END

    def weigh(self, s: Machine, seat: i64) -> None:
        for i in range(self.offer.n):
            self.worth[i] = 0

    def value(self, s: Machine, seat: i64) -> i64:
        points: i64 = self.scores(s)[seat]
        return points * POINT + (WON if seat in self.winners(s) else 0)
