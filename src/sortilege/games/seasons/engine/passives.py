"""What a seat's cards in play do all the time, tallied, so that nobody has to look through them: each passive effect
summed, and for each trigger how many cards have it.

It says nothing that the cards do not say. `cards_in_play` alone changes what lies in play and what a Raven mimics, and
the tally with it; a loaded state is tallied anew.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.seasons.engine.constants import PASSIVE, PASSIVES, PROGRAM, SLOTS, TALLY, TRIGGERS
from sortilege.games.seasons.engine.state import State


def count_passives(s: State, tally: vec[u8], seat: i64, copy: i64, by: i64) -> None:
    """One card more (1) or less (−1) of what this copy works as."""
    card = s.works_as(copy)
    at = seat * TALLY
    for what in range(i64(PASSIVES)):
        if PASSIVE[card * PASSIVES + what]:
            tally[at + what] = u8(i64(tally[at + what]) + by * PASSIVE[card * PASSIVES + what])
    for trigger in range(i64(TRIGGERS)):
        if PROGRAM[card * TRIGGERS + trigger]:
            tally[at + PASSIVES + trigger] = u8(i64(tally[at + PASSIVES + trigger]) + by)


def compute_tally(s: State) -> vec[u8]:
    """The tally as the cards in play say it."""
    tally = vec[u8]([u8(0)] * (s.seats * TALLY))
    for seat in range(s.seats):
        for i in range(s.play_n[seat]):
            count_passives(s, tally, seat, s.play[seat * SLOTS + i], 1)
    return tally
