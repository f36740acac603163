"""Which of a player's end-of-round effects come next: those whose order matters now are the owner's choice (J2).

`cards/effect_order.py` states for each pair of effects when their order matters. An effect that is in no such pair
happens first and without a question, because its owner can still reach every result.

Sets of effects are masks: bit i stands for the i-th of the owner's cards in play, bit OWED_ENERGY for the Hourglass
energies that were postponed to the end of the round (V7).
"""

from typing import Final, final

from mypy_extensions import i64

from sortilege.core.engine.machine import ROW
from sortilege.games.seasons.engine.cards_in_play import mimicry_differs
from sortilege.games.seasons.engine.constants import (
    CHEST_LIMIT_CROSSED,
    CODE,
    EARTH,
    FEW_CRYSTALS,
    HORN_BLOCKED,
    HORN_IN_BETWEEN,
    LAST_ENERGY,
    MATTERS,
    NEVER,
    NEW_ENERGY,
    ON_ROUND_END,
    ORDER_MAX,
    PROGRAM,
    ROUND_END_PLACE,
    SHIELD_CRYSTALS,
    SLOTS,
    TRIGGERS,
)
from sortilege.games.seasons.engine.energy import available_energy, available_total, capacity, same_tokens
from sortilege.games.seasons.engine.named_cards import (
    BEGGARS_HORN,
    DAMNED_SOUL_OF_ONYS,
    FAIRY_MONOLITH,
    HEART_OF_ARGOS,
    HORN_OF_PLENTY,
    IOS_TRANSMUTER,
    TITUS_DEEPGAZE,
    WONDROUS_CHEST,
)
from sortilege.games.seasons.engine.state import State

OWED_ENERGY: Final = SLOTS  # its bit in a set of effects
OWED_PLACE: Final = 0  # and its place in the order


def next_effects(s: State, seat: i64, waiting: i64, ready: i64) -> i64:
    """Return the effects that may come next: several whose order matters, or a single one.

    `waiting` are the seat's effects of this round end that have not happened, `ready` those that would do something.
    """
    if ready & (ready - 1) == 0:
        return ready
    places = Effects(s, seat, waiting, ready).to_order()
    chosen: i64 = 0
    first: i64 = 0
    first_place: i64 = ORDER_MAX
    for i in range(i64(SLOTS + 1)):
        if not ready & (1 << i):
            continue
        place = place_of(s, seat, i)
        if places & (1 << place):
            if not has_equal(s, seat, chosen, i):
                chosen |= 1 << i
        elif first == 0 or place < first_place:
            first = 1 << i
            first_place = place
    return first if first else chosen


def place_of(s: State, seat: i64, i: i64) -> i64:
    """Return the place in the order of the i-th effect."""
    if i == OWED_ENERGY:
        return OWED_PLACE
    return ROUND_END_PLACE[s.works_as(s.play[seat * SLOTS + i])]


def has_equal(s: State, seat: i64, effects: i64, i: i64) -> bool:
    """Return whether the set holds another effect that does the same as the i-th."""
    if i == OWED_ENERGY:
        return False
    copy = s.play[seat * SLOTS + i]
    for k in range(i):
        other = s.play[seat * SLOTS + k]
        if effects & (1 << k) and s.works_as(other) == s.works_as(copy) and same_tokens(s, other, copy):
            keeps = s.works_as(copy) == FAIRY_MONOLITH  # what it takes stays on this very card
            if not keeps or (other >> 1 == copy >> 1 and not mimicry_differs(s, copy, other)):
                return True
    return False


def first_number(kind: i64) -> i64:
    """Return the first number of this card's end-of-round program."""
    return CODE[PROGRAM[kind * TRIGGERS + ON_ROUND_END] * ROW + 1]


@final
class Effects:
    """The end-of-round effects of one seat that may still happen, and what they can do to one another."""

    def __init__(self, s: State, seat: i64, waiting: i64, ready: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.places: i64 = 0  # the effects' places in the order, as a mask
        self.held: i64 = s.energies(seat)
        self.room: i64 = capacity(s, seat)
        self.coming: i64 = 0  # energies that may come into the reserve
        self.brought: i64 = 0  # the types that the Hearts bring, as a mask
        self.going: i64 = 0  # energies that may be taken
        horns: i64 = 0
        for i in range(i64(SLOTS)):
            if not waiting & (1 << i):
                continue
            copy = s.play[seat * SLOTS + i]
            kind = s.works_as(copy)
            if kind == IOS_TRANSMUTER and not ready & (1 << i):
                continue  # it was not used this round, and will not be
            self.places |= 1 << ROUND_END_PLACE[kind]
            if kind == BEGGARS_HORN:
                horns += 1
            elif kind == HEART_OF_ARGOS:
                for energy in range(i64(4)):
                    n = i64(s.tokens[copy * 4 + energy])
                    self.coming += n
                    if n > 0:
                        self.brought |= 1 << energy
            elif kind in (FAIRY_MONOLITH, HORN_OF_PLENTY):
                self.going += 1
        if waiting & (1 << OWED_ENERGY):
            self.places |= 1 << OWED_PLACE
            self.coming += s.owed[seat]
        self.least: i64 = self.held - self.going  # energies in the reserve, at least
        if self.least <= first_number(BEGGARS_HORN):
            self.coming += horns
        self.most: i64 = min(self.room, self.held + self.coming)  # and at most

    def to_order(self) -> i64:
        """Return the places of the effects whose order matters with another one."""
        found: i64 = 0
        for later in range(i64(ORDER_MAX)):
            if not self.places & (1 << later):
                continue
            for earlier in range(later):
                if self.places & (1 << earlier) and self.is_met(MATTERS[later * ORDER_MAX + earlier], earlier, later):
                    found |= (1 << later) | (1 << earlier)
        return found

    def is_met(self, condition: i64, earlier: i64, later: i64) -> bool:
        """Return whether this condition of `cards/effect_order.py` is met by two effects, named by their places."""
        if condition == NEVER:
            return False
        if condition == FEW_CRYSTALS:
            few = self.s.crystals[self.seat] < first_number(DAMNED_SOUL_OF_ONYS)
            return few and self.may_bring_crystals(later)
        if condition == CHEST_LIMIT_CROSSED:
            limit = first_number(WONDROUS_CHEST)
            return self.least < limit and limit <= self.most
        limit = first_number(BEGGARS_HORN)
        if condition == HORN_BLOCKED:
            return self.least <= limit and min(self.room, self.held + self.coming - 1) > limit
        if condition == HORN_IN_BETWEEN:
            return self.least + 1 <= limit
        if condition == NEW_ENERGY:
            return self.held + self.coming > self.room or self.brings_what_is_missing(earlier)
        if condition == LAST_ENERGY:
            return available_total(self.s, self.seat) < self.going
        return True

    def may_bring_crystals(self, place: i64) -> bool:
        s, seat = self.s, self.seat
        if place == ROUND_END_PLACE[WONDROUS_CHEST]:
            return self.most >= first_number(WONDROUS_CHEST)
        if place == ROUND_END_PLACE[HORN_OF_PLENTY]:
            return self.coming > 0 or available_energy(s, seat, EARTH) > 0
        if place == ROUND_END_PLACE[TITUS_DEEPGAZE]:
            for opponent in range(s.seats):
                if opponent != seat and s.crystals[opponent] > 0:
                    return True
            return s.passive(seat, SHIELD_CRYSTALS) > 0  # a Shield lost in the place of Titus
        return True

    def brings_what_is_missing(self, place: i64) -> bool:
        """Return whether an energy comes of which the reserve has none: only later could it be taken."""
        types: i64 = 15 if place == OWED_PLACE else self.brought
        for energy in range(i64(4)):
            if types & (1 << energy) and self.s.reserve[self.seat * 4 + energy] == 0:
                return True
        return False
