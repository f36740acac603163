"""One seat's prospects: the time left, the cards it plans to play, and what energies, cards and slots are worth.

Computed for every decision from what the seat knows: the table, its own hand and its own libraries.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import zeros
from sortilege.games.seasons.bot.card_values import (
    AT_ONCE,
    DRAFT,
    DRAWS,
    EACH_ROUND,
    EARLY,
    ENERGIES,
    GAUGE_STEPS,
    ONE_SHOT,
    SPECIAL,
)
from sortilege.games.seasons.bot.situational_values import situational_worth
from sortilege.games.seasons.bot.weights import (
    CARD_LEFT,
    CARD_MONTH,
    DELAY_LOSS,
    FULL_HAND,
    HARM_PERCENT,
    LATER_ENERGY,
    MISSING_ENERGY,
    OUT_OF_HAND,
    PAID_ENERGY,
    SLOT,
    SLOT_COST,
    SLOT_MONTHS,
    SLOT_NOW,
    SLOT_SPARE,
    SPARE_ENERGY,
    SPARE_MONTH,
    SPARE_YIELD,
    WANTED_ENERGY,
    WEIGHTS,
)
from sortilege.games.seasons.engine.constants import (
    COST,
    FACE_PIPS,
    FACES,
    HAND_ABILITY,
    NOBODY,
    PRESTIGE,
    PRINTINGS,
    SLOTS,
)
from sortilege.games.seasons.engine.crystals import yield_increase
from sortilege.games.seasons.engine.energy import available_energy, capacity, store_mask
from sortilege.games.seasons.engine.named_cards import LANTERN_OF_XIDIT, RAVEN_THE_USURPER, WONDROUS_CHEST
from sortilege.games.seasons.engine.piles import hand_kind
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import cost_at, count_slots, count_waived, energy_need, toll_against

PLANNED_CARDS: Final = 3  # cards to plan ahead
IMPOSSIBLE: Final = -1000000


def acts_as(s: State, copy: i64) -> i64:
    """Return the kind whose effects this copy in play has."""
    if copy >> 1 == RAVEN_THE_USURPER and s.mimics[copy & 1]:
        return (s.mimics[copy & 1] - 1) >> 1
    return copy >> 1


def months_left(s: State) -> i64:
    """Return the months after this round, as far as they can be known; 0 when the game ends with it."""
    if s.round == 0:
        return 36
    pips: i64 = 2
    left: i64 = 0
    for i in range(s.seats + 1):
        if s.taken[i] == NOBODY:
            left += 1
            pips = FACES[s.face_offset(i) + FACE_PIPS]
    return max(0, 37 - s.month - (pips if left == 1 else 2))


@final
class Prospects:
    """One seat's prospects. Callers may replace the weights, to try others."""

    def __init__(self) -> None:
        self.w: vec[i64] = WEIGHTS[:]
        self.at_once: vec[i64] = AT_ONCE[:]
        self.each_round: vec[i64] = EACH_ROUND[:]
        self.draft: vec[i64] = DRAFT[:]
        self.early: vec[i64] = EARLY[:]
        self.seat: i64 = 0
        self.months: i64 = 0
        self.free_slots: i64 = 0  # slots for more cards
        self.waiting: i64 = 0  # cards in hand and in the libraries
        self.have: vec[i64] = zeros(4)  # energies from all sources
        self.total: i64 = 0
        self.room: i64 = 0  # in the reserve
        self.first_costs: vec[i64] = zeros(4)  # cost of the first planned card
        self.plan_costs: vec[i64] = zeros(4)  # cost of all planned cards
        self.spare: vec[i64] = zeros(4)  # price of an energy that no planned card needs
        self.token: i64 = 0  # price of an energy of choice
        self.card: i64 = 0  # price of a drawn card
        self.slot: i64 = 0  # price of a gauge space
        self.plan_worths: vec[i64] = zeros(PRINTINGS * 2)  # by place in hand
        self.best: i64 = 0  # summon worth of the best affordable card, ignoring slots; 0 without one
        self.has_chest: bool = False  # a Wondrous Chest needs four energies in the reserve
        self.discount: i64 = 0
        self.toll: i64 = 0

    def read(self, s: State, seat: i64) -> None:
        self.seat = seat
        self.months = months_left(s)
        self.free_slots = s.gauge[seat] - s.play_n[seat]
        self.waiting = s.hand_n[seat] + s.library_n[seat * 2] + s.library_n[seat * 2 + 1]
        plain = store_mask(s, seat) == 0
        self.total = 0
        for energy in range(i64(4)):
            self.have[energy] = s.reserve[seat * 4 + energy] if plain else available_energy(s, seat, energy)
            self.total += self.have[energy]
        self.room = capacity(s, seat) - s.energies(seat)
        self.price_spares(s, seat)
        self.price_others(s, seat)
        self.plan(s, seat)

    def price_spares(self, s: State, seat: i64) -> None:
        w = self.w
        more = yield_increase(s, seat)
        base = w[SPARE_ENERGY] + w[SPARE_YIELD] * more
        for energy in range(i64(4)):
            self.spare[energy] = min(base, w[SPARE_MONTH] * self.months)
        self.has_chest = False
        for i in range(s.play_n[seat]):
            kind = acts_as(s, s.play[seat * SLOTS + i])
            if kind == WONDROUS_CHEST:
                self.has_chest = True
            elif kind == LANTERN_OF_XIDIT and self.months < 6:
                for spared in range(i64(4)):
                    self.spare[spared] = max(self.spare[spared], 300)

    def price_others(self, s: State, seat: i64) -> None:
        w = self.w
        self.token = min(w[LATER_ENERGY], 60 + w[SPARE_MONTH] * self.months)
        self.card = max(-500, w[CARD_MONTH] * self.months - w[CARD_LEFT] - w[FULL_HAND] * max(0, self.waiting - 6))
        if s.ability[seat] == HAND_ABILITY + 1:
            self.card = max(self.card, 300)
        if self.free_slots >= self.waiting:
            self.slot = w[SLOT_SPARE]
        else:
            self.slot = w[SLOT]
            if self.free_slots <= 0:
                self.slot += w[SLOT_NOW]
        self.slot = self.slot * min(self.months, w[SLOT_MONTHS]) // w[SLOT_MONTHS]
        if s.gauge[seat] >= 15:
            self.slot = 0

    # Cards.

    def entering_worth(self, s: State, seat: i64, kind: i64) -> i64:
        """Return what the card is worth if it enters play now."""
        worth = PRESTIGE[s.printed[kind]] * 100 + self.at_once[kind] + self.each_round[kind] * self.months // 2
        worth += ENERGIES[kind] * self.token + DRAWS[kind] * self.card + GAUGE_STEPS[kind] * self.slot
        if ONE_SHOT[kind]:
            worth += self.slot // 2
        if SPECIAL[kind]:
            worth += situational_worth(s, seat, kind, self.months, self.token)
        return worth

    def summon_worth(self, s: State, seat: i64, kind: i64) -> i64:
        """Return what summoning the card gains over keeping it in hand, after all costs."""
        cost = 100 * (COST[cost_at(s, kind) + 4] + self.toll)
        need = energy_need(s, kind)
        energies = count_slots(need) - min(self.discount, max(0, count_slots(need) - 1))
        return self.entering_worth(s, seat, kind) + self.w[OUT_OF_HAND] - cost - energies * self.paid_price()

    def paid_price(self) -> i64:
        return min(self.w[PAID_ENERGY], self.w[SPARE_MONTH] * self.months)

    def missing(self, need: i64) -> i64:
        """Return how many energies this cost lacks."""
        n: i64 = 0
        for energy in range(i64(4)):
            n += max(0, (need >> (6 * energy) & 63) - self.have[energy])
        return n

    def plan(self, s: State, seat: i64) -> None:
        """Plan the next cards to play: the most valuable ones, those soon affordable first."""
        for energy in range(i64(4)):
            self.first_costs[energy] = 0
            self.plan_costs[energy] = 0
        self.best = 0
        n = s.hand_n[seat]
        if n == 0:
            return
        self.discount = count_waived(s, seat, i64(63))
        self.toll = toll_against(s, seat)
        for i in range(n):
            kind = hand_kind(s, seat, i)
            net = self.summon_worth(s, seat, kind)
            short = max(0, self.missing(energy_need(s, kind)) - self.discount)
            if short == 0 and s.crystals[seat] >= COST[cost_at(s, kind) + 4] + self.toll:
                self.best = max(self.best, net)
            self.plan_worths[i] = net - short * self.w[MISSING_ENERGY]
        for step in range(i64(PLANNED_CARDS)):
            found: i64 = -1
            most: i64 = 0
            for j in range(n):
                if self.plan_worths[j] > most:
                    most = self.plan_worths[j]
                    found = j
            if found < 0:
                return
            self.plan_worths[found] = IMPOSSIBLE
            self.add_to_plan(energy_need(s, hand_kind(s, seat, found)), step)

    def add_to_plan(self, need: i64, step: i64) -> None:
        for energy in range(i64(4)):
            n = need >> (6 * energy) & 63
            self.plan_costs[energy] += n
            if step == 0:
                self.first_costs[energy] = n

    def hand_worth(self, s: State, seat: i64, kind: i64) -> i64:
        """Return what a card is worth in hand."""
        if s.ability[seat] == HAND_ABILITY + 1:
            return max(300, self.summon_worth(s, seat, kind) * self.months // (self.months + 8))
        if self.months == 0 and (self.free_slots <= 0 or s.active != seat):
            return -500
        crowd = self.w[FULL_HAND] * max(0, self.waiting - 6)
        return (
            max(0, self.summon_worth(s, seat, kind) - crowd) * (self.months + 2) // (self.months + 10)
            - self.w[OUT_OF_HAND]
        )

    def in_play_worth(self, s: State, seat: i64, copy: i64) -> i64:
        """Return what a card in play is still worth if it stays."""
        kind = acts_as(s, copy)
        worth = PRESTIGE[s.printed[copy >> 1]] * 100 + self.each_round[kind] * self.months // 2
        if ONE_SHOT[kind]:
            worth += self.at_once[kind] + ENERGIES[kind] * self.token + DRAWS[kind] * self.card
            worth += GAUGE_STEPS[kind] * self.slot
            if SPECIAL[kind]:
                worth += situational_worth(s, seat, kind, self.months, self.token)
        elif SPECIAL[kind] == 2:  # an effect at the end of the game
            worth += situational_worth(s, seat, kind, self.months, self.token)
        return worth

    # Energies.

    def price(self, energy: i64, n: i64) -> i64:
        """Return the worth of the n-th energy of this type, which is almost nothing in the last round."""
        if self.months == 0:
            return self.spare[energy] + (20 if n <= self.first_costs[energy] else 0)
        if n <= self.first_costs[energy]:
            return max(self.w[WANTED_ENERGY], self.spare[energy])
        if n <= self.plan_costs[energy]:
            return max(self.w[LATER_ENERGY], self.spare[energy])
        return self.spare[energy]

    def gain_worth(self, energy: i64) -> i64:
        """Return the worth of one more energy of this type."""
        return self.price(energy, self.have[energy] + 1)

    def loss_worth(self, energy: i64) -> i64:
        """Return the loss of one energy of this type."""
        return self.price(energy, self.have[energy])

    def cheapest_loss(self) -> i64:
        """Return the smallest loss of one energy."""
        least: i64 = 1000
        for energy in range(i64(4)):
            if self.have[energy] > 0:
                least = min(least, self.loss_worth(energy))
        return least

    def worth_now(self, points: i64) -> i64:
        """Return how much of `points` is lost by waiting: all of it when there is no later turn."""
        return points * max(self.w[DELAY_LOSS], 100 - 20 * self.months) // 100

    def harm_worth(self, points: i64) -> i64:
        """Return an opponent's loss in points of this seat."""
        return points * self.w[HARM_PERCENT] // 100

    def slot_cost(self) -> i64:
        """Return what a summon loses by filling a slot."""
        if self.free_slots >= self.waiting:
            return 0
        return self.w[SLOT_COST] * min(self.months, self.w[SLOT_MONTHS]) // self.w[SLOT_MONTHS]
