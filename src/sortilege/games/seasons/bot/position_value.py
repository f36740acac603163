"""Estimate a seat's final score: what it has and what it can expect.

Certain points are counted. The rest is a sum of a few features, each with a weight per year, fitted to games of the
greedy bot against itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import zeros
from sortilege.core.engine.policy import POINT
from sortilege.games.seasons.bot.prospects import Prospects
from sortilege.games.seasons.engine.constants import SLOTS
from sortilege.games.seasons.engine.piles import hand_kind
from sortilege.games.seasons.engine.scoring import hand_points, prestige, score
from sortilege.games.seasons.engine.state import State

MONTHS: Final = 0  # months left
COMING: Final = 1  # future gains of the cards in play
IN_HAND: Final = 2  # worth of the cards in hand
ENERGY: Final = 3  # energies, up to seven, while there is time to use them
SLOT: Final = 4  # free slots that cards are waiting for
LIBRARY: Final = 5  # cards in the libraries
OTHERS: Final = 6  # future gains of the opponents' cards in play
ALWAYS: Final = 7
FEATURE_COUNT: Final = 8

# Percentage of each feature in the first year (and the draft), the second and the third.
YEAR_WEIGHTS: Final = vec[i64]([
    278, 62, 66, 172, 125, 195, 2, -128,
    197, 79, 78, 204, 99, 297, -1, -113,
    99, 70, 82, 320, 109, 0, 4, 731,
])  # fmt: skip


def read_features(o: Prospects, s: State, seat: i64, out: vec[i64]) -> None:
    """Write the features of a position into `out`, roughly in hundredths of a point."""
    out[MONTHS] = 100 * o.months
    out[COMING] = income_worth(o, s, seat)
    kept: i64 = 0
    for i in range(s.hand_n[seat]):
        kept += o.hand_worth(s, seat, hand_kind(s, seat, i))
    out[IN_HAND] = kept - 100 * hand_points(s, seat, s.hand_n[seat])
    out[ENERGY] = 10 * min(i64(8), o.total) * min(i64(12), o.months)
    out[SLOT] = 10 * max(0, min(o.free_slots, o.waiting)) * min(i64(12), o.months)
    out[LIBRARY] = 100 * (s.library_n[seat * 2] + s.library_n[seat * 2 + 1])
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others += income_worth(o, s, other)
    out[OTHERS] = others
    out[ALWAYS] = 100 if o.months > 0 else 0


def income_worth(o: Prospects, s: State, seat: i64) -> i64:
    worth = -100 * prestige(s, seat)
    for i in range(s.play_n[seat]):
        worth += o.in_play_worth(s, seat, s.play[seat * SLOTS + i])
    return worth


def position_value(o: Prospects, s: State, seat: i64) -> i64:
    """Return the expected final score in hundredths of a point, from public information and this seat's own."""
    if s.height == 0:
        return POINT * score(s, seat)
    features = zeros(FEATURE_COUNT)
    read_features(o, s, seat, features)
    row = min(i64(2), max(0, (s.month - 1) // 12)) * FEATURE_COUNT
    worth: i64 = 0
    for i in range(i64(FEATURE_COUNT)):
        worth += features[i] * YEAR_WEIGHTS[row + i] // 100
    return POINT * score(s, seat) + worth
