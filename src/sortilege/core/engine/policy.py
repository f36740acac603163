"""A way of choosing that works inside the engine, on numbers: quick bots and playouts are made of it. Knows no game."""

from collections.abc import Callable
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sortilege.core.engine.machine import FRAME, MAX_OFFER, OFFER, Machine, Offer
from sortilege.core.engine.net import Features
from sortilege.core.engine.rng import Rng

POINT: Final = 100  # what options and positions are worth is counted in hundredths of a point
WON: Final = 40 * POINT  # what winning is worth beside the points, to who has no other judgement
TO_THE_END: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)  # for a game in a package of its own, which is not compiled
class Policy:
    """One game's judgement: what each option looks like to the seat that is asked, and how a position may end.

    `offer` holds the options under judgement and `worth` their values. Whole numbers, so that the compiled and the
    uncompiled engine agree. A policy reads of a state only what the seat knows; bots hand it imagined ones anyway.
    """

    def __init__(self) -> None:
        self.offer: Offer = Offer()
        self.worth: vec[i64] = vec[i64]([0] * MAX_OFFER)
        self.version: i64 = 0  # rises when its choices change; each game sets its own
        self.blind: i64 = 0  # how many asks it had no opinion on
        # How a search should use it; each game sets its own.
        self.spread: i64 = POINT  # the noise in playouts
        self.depth: i64 = 1000  # how many choices a playout goes before the position is valued
        self.doubt: i64 = POINT  # a difference in worth at which the better option is about three times as likely
        self.swing: i64 = 20 * POINT  # a lead that is won about three times in four
        self.explore: float = 1.0  # how much an option's promise weighs against what was seen of it
        self.paired: bool = False  # whether all options go through the same imagined games
        # What a network can learn from; each game that has it sets its own.
        self.features: i64 = 0  # the version of what `read` writes; 0: nothing
        self.places: i64 = 0
        self.rests: i64 = 1  # how many positions at rest, one after the other, tell best what a game is worth
        self.heart: i64 = 0  # how much the network's guess of a choice weighs in a search, in hundredths
        self.explore_learned: float = 0.2  # as `explore`: what a network says differs by less than how games end

    # What a game supplies.

    def weigh(self, s: Machine, seat: i64) -> None:
        """Judge every option in `offer`: fills `worth`."""
        raise NotImplementedError  # abstract: a game's policy says it

    def value(self, s: Machine, seat: i64) -> i64:
        """The points this seat may expect at the end, from this moment on."""
        raise NotImplementedError  # abstract: a game's policy says it

    def rival(self, s: Machine) -> i64:
        """What has to be beaten when nobody else is at the table."""
        return 0

    def rest(self, s: Machine) -> bool:
        """Whether the position can be valued here: nothing under way, everybody had as many turns."""
        return True

    def stage(self, s: Machine) -> i64:
        """How far the game has come, as anybody can see: 0, 1 or 2."""
        return 0

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        """What a network sees of the position from this seat."""
        out.n = 0

    def promise(self, s: Machine, seat: i64) -> None:
        """What a search expects of every option in `offer` before it has tried any: fills `worth`."""
        self.weigh(s, seat)

    # What everybody uses.

    def reward(self, s: Machine, seat: i64) -> float:
        """How good the outcome is, from 0 to 1: by how much the seat is ahead of the best of the others."""
        own = self.value(s, seat)
        best: i64 = 0
        first = True
        for other in range(s.seats):
            if other != seat:
                value = self.value(s, other)
                if first or value > best:
                    best = value
                    first = False
        if first:  # alone at the table
            best = self.rival(s)
        return 1.0 / (1.0 + exp(float(best - own) / float(self.swing)))

    def look(self, s: Machine, seat: i64) -> bool:
        """Judge what this seat is asked now; false when it is not asked."""
        self.offer.n = 0
        if not s.open_mask() & (1 << seat):
            return False
        s.offer((s.height - 1) * FRAME, seat, self.offer)
        self.weigh(s, seat)
        return True

    def best(self, rng: Rng, spread: i64) -> i64:
        """Where the best option stands in `offer`; up to `spread` is added to each by chance."""
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
        """Play on by this policy for every seat, to the end or past so many choices; returns how many were made."""
        made: i64 = 0
        s.settle()
        while s.height > 0 and (made < most or not self.rest(s)):
            f = (s.height - 1) * FRAME
            mask = OFFER.asked
            seat: i64 = 0
            while not mask & (1 << seat):
                seat += 1
            if OFFER.n == 0 or mask >> (seat + 1):  # several seats are open: OFFER holds another seat's options
                OFFER.n = 0
                s.offer(f, seat, OFFER)
            if OFFER.n == 0:
                raise RuntimeError("somebody is asked and has nothing to choose")
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
    """For a game without a judgement: all options look alike, and every playout goes to the end by chance.

    There the points count, and winning counts more. `scores` and `winners` are the rules' own.
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
