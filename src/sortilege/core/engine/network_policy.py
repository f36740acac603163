"""A policy with a neural network, which evaluates positions and can suggest moves."""

from typing import Final, final

from mypy_extensions import i64

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.net import CERTAIN, NAT, Features, Net, chance_of
from sortilege.core.engine.policy import Policy

# How moves are evaluated.
BY_HAND: Final = 0  # by the game's hand-made policy
BY_HEART: Final = 1  # by the network, from the current position
AHEAD: Final = 2  # by the hand-made policy, plus the network's value of the quiet position each move leads to

TRUST: Final = 150  # the weight of the hand-made policy in AHEAD, in hundredths


@final
class NetworkPolicy(Policy):
    """A game's hand-made policy combined with a network, which always supplies the values of positions.

    Networks evaluate quiet positions best, so playouts continue until the next one, unless `at_rest` is false.
    """

    def __init__(self, hand: Policy, net: Net, way: i64) -> None:
        super().__init__()
        self.hand: Policy = hand
        self.net: Net = net
        self.way: i64 = way
        self.seen: Features = Features()
        self.version = hand.version
        self.swing = hand.swing
        self.spread = hand.spread
        self.doubt = NAT if way == BY_HEART else hand.doubt
        self.depth = 0
        self.rests = hand.rests
        self.heart = hand.heart
        self.explore = hand.explore_learned
        self.paired = True
        self.at_rest: bool = True

    def weigh(self, s: Machine, seat: i64) -> None:
        n = self.offer.n
        if self.way == BY_HAND:
            self.by_hand(s, seat)
            for j in range(n):
                self.worth[j] = self.hand.worth[j]
        elif self.way == BY_HEART:
            self.look_at(s, seat)
            for k in range(n):
                self.worth[k] = self.net.choice(self.offer.codes[k])
        else:
            # A lead of one point moves the chance by a quarter of a point in `swing`, where the game is even.
            self.by_hand(s, seat)
            scale = i64(TRUST) * CERTAIN // 4
            for k in range(n):
                self.worth[k] = scale * self.hand.worth[k] // self.swing // 100
            for m in range(n):
                twin = s.copy()
                twin.take(seat, self.offer.codes[m])
                self.hand.play(twin, twin.rng, 0, 0)
                self.worth[m] += self.standing(twin, seat)

    def by_hand(self, s: Machine, seat: i64) -> None:
        """Let the hand-made policy evaluate the moves."""
        theirs = self.hand.offer
        n = self.offer.n
        theirs.n = n
        for i in range(n):
            theirs.codes[i] = self.offer.codes[i]
        self.hand.weigh(s, seat)

    def promise(self, s: Machine, seat: i64) -> None:
        """Combine the hand-made policy with the network's priors."""
        self.by_hand(s, seat)
        for i in range(self.offer.n):
            self.worth[i] = self.hand.worth[i]
        if self.heart > 0:
            self.look_at(s, seat)
            for j in range(self.offer.n):
                self.worth[j] += self.heart * self.doubt * self.net.choice(self.offer.codes[j]) // (100 * NAT)

    def value(self, s: Machine, seat: i64) -> i64:
        if s.height == 0:
            return self.hand.value(s, seat)
        self.look_at(s, seat)
        return self.net.heads[0]

    def rival(self, s: Machine) -> i64:
        return self.hand.rival(s)

    def rest(self, s: Machine) -> bool:
        return self.hand.rest(s) if self.at_rest else True

    def reward(self, s: Machine, seat: i64) -> float:
        return float(self.standing(s, seat)) / CERTAIN

    def look_at(self, s: Machine, seat: i64) -> None:
        """Run the network on this position for this seat."""
        self.hand.read(s, seat, self.seen)
        self.net.judge(self.seen)

    def chance(self, s: Machine, seat: i64) -> i64:
        """Return the chance that the seat wins, out of CERTAIN."""
        if s.height == 0:
            lead = self.lead(s, seat)
            return CERTAIN // 2 if lead == 0 else CERTAIN if lead > 0 else 0
        self.look_at(s, seat)
        return chance_of(self.net.odds(s.seats, self.hand.stage(s)))

    def standing(self, s: Machine, seat: i64) -> i64:
        """Return the mean of the win chance and of what the lead is worth, out of CERTAIN.

        Early in a game, chances alone hardly separate moves; later, leads alone do not show that a game is lost.
        """
        chance = self.chance(s, seat)
        if s.seats == 1:
            return chance
        return (chance + chance_of(self.lead(s, seat) * NAT // self.swing)) // 2

    def lead(self, s: Machine, seat: i64) -> i64:
        """Return the expected lead over the best opponent; `chance` must have evaluated the position."""
        best: i64 = 0
        first = True
        own = self.hand.value(s, seat) if s.height == 0 else self.net.heads[0]
        for turn in range(i64(1), s.seats):
            value = self.hand.value(s, s.left_of(seat, turn)) if s.height == 0 else self.net.heads[turn]
            if first or value > best:
                best = value
                first = False
        return own - (self.hand.rival(s) if first else best)
