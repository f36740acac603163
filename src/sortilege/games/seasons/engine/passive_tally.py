"""A tally of the passive effects of each seat's cards in play, so that lookups need not scan the cards.

It sums each passive effect and counts the cards with each trigger. The tally adds no information: `cards_in_play` alone
changes the cards in play and what a Raven mimics, and updates the tally too. Loading a state recomputes it.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.seasons.engine.constants import PASSIVE, PASSIVES, PROGRAM, SLOTS, TALLY, TRIGGERS
from sortilege.games.seasons.engine.state import State


def count_passives(s: State, tally: vec[u8], seat: i64, copy: i64, by: i64) -> None:
    """Add (1) or remove (−1) one card with the effects of this copy."""
    card = s.works_as(copy)
    at = seat * TALLY
    for what in range(i64(PASSIVES)):
        if PASSIVE[card * PASSIVES + what]:
            tally[at + what] = u8(i64(tally[at + what]) + by * PASSIVE[card * PASSIVES + what])
    for trigger in range(i64(TRIGGERS)):
        if PROGRAM[card * TRIGGERS + trigger]:
            tally[at + PASSIVES + trigger] = u8(i64(tally[at + PASSIVES + trigger]) + by)


def compute_tally(s: State) -> vec[u8]:
    """Compute the tally from the cards in play."""
    tally = vec[u8]([u8(0)] * (s.seats * TALLY))
    for seat in range(s.seats):
        for i in range(s.play_n[seat]):
            count_passives(s, tally, seat, s.play[seat * SLOTS + i], 1)
    return tally
