"""Many games in lock-step: each waits for one choice, and all choices come at once. Knows no game."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core.engine.machine import FRAME, MAX_OFFER, OFFER, Machine
from sortilege.core.engine.observer import ObservationBuffer, Observer
from sortilege.core.engine.rng import Rng, rng_from_seed

GOES_ON: Final = 0
OVER: Final = 1
CUT: Final = 2  # cut short at the longest allowed game

NO_CHOICE: Final = -1  # the choice for a game that is over


@final
class Lockstep:
    """n games in lock-step.

    When several seats choose at once, the lowest goes first, and the others do not see its sealed choice. A seat with
    a single legal move is asked only with `every`. Game i is dealt the seeds seed + i, seed + i + n, seed + i + 2n, …
    """

    def __init__(
        self,
        observer: Observer,
        action_of: list[int],
        n: i64,
        seats: i64,
        deal: Callable[[Rng], Machine],
        returns: Callable[[Machine], list[float]],
        longest: i64,
        restart: bool,
        every: bool,
        seed: i64,
    ) -> None:
        self.n: i64 = n
        self.seats: i64 = seats
        self.deal: Callable[[Rng], Machine] = deal
        self.returns: Callable[[Machine], list[float]] = returns
        self.longest: i64 = longest
        self.restart: bool = restart
        self.every: bool = every
        self.buffer: ObservationBuffer = ObservationBuffer(observer, action_of, n)
        self.seat: vec[i64] = vec[i64]([0] * n)  # the seat to move
        self.made: vec[i64] = vec[i64]([0] * n)  # choices made
        self.deals: vec[i64] = vec[i64]([0] * n)  # the seed of the deal
        self.ended: vec[u8] = vec[u8]([u8(0)] * n)
        self.rewards: vec[float] = vec[float]([0.0] * (n * seats))
        self.drawn: vec[i64] = vec[i64]([0] * n)
        self.lost: vec[u8] = vec[u8]([u8(0)] * n)  # games whose rewards are to be cleared by the next step
        self.going: i64 = 0
        self.games: list[Machine] = []
        self.rng: Rng = rng_from_seed(seed)
        self.begin(seed)

    def begin(self, seed: i64) -> None:
        """Restart all games."""
        self.rng = rng_from_seed(seed).child()
        self.games = []
        self.going = self.n
        for i in range(self.n):
            self.deals[i] = seed + i
            self.games.append(self.deal(rng_from_seed(seed + i)))
            self.made[i] = 0
            self.ended[i] = u8(GOES_ON)
            self.no_rewards(i)
        for j in range(self.n):
            self.games[j].settle()
            self.ask(j, self.games[j])

    def wrong(self, choices: list[int]) -> i64:
        """Return the first game whose choice is illegal, or −1."""
        buffer = self.buffer
        for i in range(self.n):
            action: i64 = choices[i]
            if buffer.counts[i] == 0:
                if action != NO_CHOICE:
                    return i
            elif not buffer.has(i, action):
                return i
        return -1

    def choose(self, i: i64, action: i64) -> bool:
        """Make a choice in one game; return False and change nothing if it is illegal."""
        if not self.buffer.has(i, action):
            return False
        self.go_on(i, action)
        return True

    def step(self, choices: list[int]) -> None:
        """Make a choice in every game; `wrong` must have checked them."""
        for i in range(self.n):
            action: i64 = choices[i]
            if action != NO_CHOICE:
                self.go_on(i, action)
            elif self.lost[i]:
                self.no_rewards(i)

    def go_on(self, i: i64, action: i64) -> None:
        if self.lost[i]:
            self.no_rewards(i)
        s = self.games[i]
        s.take(self.seat[i], self.buffer.code_of[action])
        self.made[i] += 1
        self.ask(i, s)

    def ask(self, i: i64, s: Machine) -> None:
        """Find the next seat with a choice in a settled game, and write its observation and mask."""
        while s.height > 0:
            mask = OFFER.asked
            seat: i64 = 0
            while not mask & (1 << seat):
                seat += 1
            if OFFER.n == 0 or mask >> (seat + 1):  # several seats are open: OFFER holds another seat's moves
                OFFER.n = 0
                s.offer((s.height - 1) * FRAME, seat, OFFER)
            if OFFER.n == 0:
                raise RuntimeError("a seat is asked but has no legal choice")
            if OFFER.n > 1 or self.every:
                if self.made[i] >= self.longest:
                    break
                self.seat[i] = seat
                self.buffer.offer(i, OFFER)
                self.buffer.observe(i, s, seat)
                return
            s.take(seat, OFFER.codes[0])
        self.end(i, s)

    def end(self, i: i64, s: Machine) -> None:
        """Set the rewards and start the next deal."""
        self.lost[i] = u8(1)
        if s.height > 0:
            self.ended[i] = u8(CUT)
        else:
            self.ended[i] = u8(OVER)
            at = i * self.seats
            for reward in self.returns(s):
                self.rewards[at] = reward
                at += 1
        if not self.restart:
            self.going -= 1
            self.buffer.forbid(i)
            self.buffer.close_eyes(i)
            return
        self.deals[i] += self.n
        self.made[i] = 0
        fresh = self.deal(rng_from_seed(self.deals[i]))
        self.games[i] = fresh
        fresh.settle()
        self.ask(i, fresh)

    def no_rewards(self, i: i64) -> None:
        """Clear the rewards of a game, which are shown for one step only."""
        self.lost[i] = u8(0)
        if self.restart:
            self.ended[i] = u8(GOES_ON)
        for at in range(i * self.seats, (i + 1) * self.seats):
            self.rewards[at] = 0.0

    def draw(self) -> None:
        """Draw a random legal choice for every game."""
        counts = self.buffer.counts
        legal = self.buffer.legal
        for i in range(self.n):
            n = counts[i]
            self.drawn[i] = i64(legal[i * MAX_OFFER + self.rng.below(n)]) if n > 0 else NO_CHOICE
