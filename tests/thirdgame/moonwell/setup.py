"""Deal a new game, deal again what a seat does not know, and check that no charm is lost."""

from librt.vecs import vec
from mypy_extensions import i64

from moonwell.charms import CHARMS, EVERYBODY, HAND, LAY
from moonwell.state import MOONRISE, State, box
from sortilege.core.engine.rng import Rng


def shuffle(charms: list[int], rng: Rng) -> None:
    for i in range(len(charms) - 1, 0, -1):
        j = int(rng.below(i + 1))
        charms[i], charms[j] = charms[j], charms[i]


def fill_deck(s: State, charms: list[int]) -> None:
    for at, charm in enumerate(charms):
        s.deck[at] = charm
    s.deck_n = len(charms)


def deal(rng: Rng, seats: int, options: vec[i64]) -> State:
    """Return a new game, run up to its first choice."""
    s = State(rng, seats)
    s.options = options
    charms = box()
    shuffle(charms, rng)
    fill_deck(s, charms)
    for seat in range(seats):
        for _ in range(HAND):
            s.hand[seat * len(CHARMS) + s.draw()] += 1
    s.first = int(rng.below(seats))
    s.push(MOONRISE, 0, 0, -1)
    s.learn(EVERYBODY)
    s.settle()
    return s


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Shuffle the deck and the other seats' charms, laid ones included, and deal them again."""
    t = s.copy()
    t.rng = rng.child()
    others = [other for other in range(s.seats) if other != seat]
    sizes = {other: sum(hand_of(s, other)) + bool(s.laid[other]) for other in others}
    hidden = [int(charm) for charm in s.deck[: s.deck_n]]
    for other in others:
        hidden += [charm for charm, n in enumerate(hand_of(s, other)) for _ in range(n)]
        hidden += [s.laid[other] - 1] * bool(s.laid[other])
    hidden.sort()  # so that equal knowledge gives equal deals
    shuffle(hidden, rng)
    for other in others:
        hand = [hidden.pop() for _ in range(sizes[other])]
        for charm in range(len(CHARMS)):
            t.hand[other * len(CHARMS) + charm] = hand.count(charm)
        if s.laid[other]:
            t.laid[other] = 0
            lays = t.lays(other)
            charm = lays[int(rng.below(len(lays)))] - LAY
            t.laid[other] = charm + 1
            t.hand[other * len(CHARMS) + charm] -= 1
    fill_deck(t, hidden)
    return t


def hand_of(s: State, seat: int) -> list[int]:
    """Count the copies of each charm."""
    return [int(n) for n in s.hand[seat * len(CHARMS) : (seat + 1) * len(CHARMS)]]


def check(s: State) -> None:
    """Check that every charm is in exactly one place; raises AssertionError."""
    found = [*s.deck[: s.deck_n], *(charm - 1 for charm in (*s.laid, *s.played) if charm)]
    found += [charm for seat in range(s.seats) for charm, n in enumerate(hand_of(s, seat)) for _ in range(n)]
    assert sorted(found) == box(), "charms appear or vanish"
    assert all(n >= 0 for n in (*s.hand, *s.drops, s.well, s.opponent)), "there is less than nothing"
