"""Score a turn's actions: what to summon, activate or transmute, which bonus to use, and when to stop."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.seasons.bot.activation import activation_worth
from sortilege.games.seasons.bot.dice import slot_worth
from sortilege.games.seasons.bot.move_judge import Judge, assign_judge
from sortilege.games.seasons.bot.prospects import Prospects
from sortilege.games.seasons.bot.weights import BONUS_WAIT
from sortilege.games.seasons.engine.constants import (
    ABILITY,
    ABILITY_POINTS,
    ACTIVATE,
    BONUS,
    COST,
    DIE_DRAW,
    DIE_GAUGE,
    DRAW_BONUS,
    END,
    EXCHANGE_BONUS,
    GAUGE_BONUS,
    OLAF_BONUS,
    PENALTY,
    RATE,
    SLOTS,
    SUMMON,
    TRANSMUTE,
    TRANSMUTE_BONUS,
    VISION,
)
from sortilege.games.seasons.engine.crystals import is_locked, may_transmute, yield_increase
from sortilege.games.seasons.engine.piles import hand_kind
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import cost_at, count_slots, energy_need
from sortilege.games.seasons.engine.verbs.turn import MENU_VERB

MAX_SUMMONS: Final = 9  # per turn: some combinations of cards never end


class MenuJudge(Judge):
    """Score actions against ending the turn, which is worth 0."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == END:
            return 0
        if code >= ACTIVATE:
            return activation_worth(o, s, seat, code - ACTIVATE)
        if code >= SUMMON:
            if s.summons >= MAX_SUMMONS:
                return -1
            return o.summon_worth(s, seat, code - SUMMON) - o.slot_cost()
        if code == ABILITY:
            return ability_worth(o, s, seat)
        if code == VISION:
            return -500
        if code == DIE_DRAW:
            return 5000
        if code == DIE_GAUGE:
            return 10000
        if code >= BONUS:
            return bonus_worth(o, s, seat, code - BONUS)
        return transmute_worth(o, s, seat, (code - TRANSMUTE) % 4)


def transmute_worth(o: Prospects, s: State, seat: i64, energy: i64) -> i64:
    """Return one energy's worth in crystals, less its worth as energy."""
    gain = 100 * (RATE[s.season * 4 + energy] + yield_increase(s, seat))
    if o.has_chest and o.months and s.energies(seat) == 4:
        gain -= 300
    return gain - o.loss_worth(energy)


# Bonuses cost points at the end, and each player has only three.


def bonus_penalty(o: Prospects, s: State, seat: i64) -> i64:
    return 100 * (PENALTY[s.track[seat] + 1] - PENALTY[s.track[seat]]) + o.w[BONUS_WAIT] * o.months


def bonus_worth(o: Prospects, s: State, seat: i64, which: i64) -> i64:
    if which == DRAW_BONUS:
        return 4000  # the die's draw is mandatory: one card is enough
    worth: i64 = 0
    if which == EXCHANGE_BONUS:
        worth = exchange_worth(o, s, seat)
    elif which == TRANSMUTE_BONUS:
        worth = transmute_bonus_worth(o, s, seat)
    elif which == GAUGE_BONUS:
        worth = slot_worth(o) if o.free_slots <= 0 else o.slot // 2
    elif which == OLAF_BONUS:
        worth = o.card
    return worth - bonus_penalty(o, s, seat)


def exchange_worth(o: Prospects, s: State, seat: i64) -> i64:
    """Return the worth of a card that exchanging two energies makes affordable."""
    if o.free_slots <= 0:
        return 0
    return o.worth_now(completed_card_worth(o, s, seat, 2, 0))


def completed_card_worth(o: Prospects, s: State, seat: i64, swaps: i64, extra: i64) -> i64:
    """Return the worth of the best card that `swaps` exchanged and `extra` added energies make affordable."""
    best: i64 = 0
    for i in range(s.hand_n[seat]):
        kind = hand_kind(s, seat, i)
        need = energy_need(s, kind)
        short = o.missing(need) - o.discount
        if short <= 0 or short > swaps + extra or s.crystals[seat] < COST[cost_at(s, kind) + 4] + o.toll:
            continue
        if o.total + extra >= count_slots(need) - o.discount:
            best = max(best, o.summon_worth(s, seat, kind))
    return best


def transmute_bonus_worth(o: Prospects, s: State, seat: i64) -> i64:
    """Return the worth of a permission plus a crystal more per energy transmuted this turn."""
    if is_locked(s):
        return 0
    more = yield_increase(s, seat)
    already = may_transmute(s)
    worth: i64 = 0
    for energy in range(i64(4)):
        rate = 100 * (RATE[s.season * 4 + energy] + more)
        for n in range(o.have[energy]):
            keep = o.price(energy, n + 1)
            then = max(0, rate + 100 - keep)
            worth += then - (max(0, rate - keep) if already else 0)
    return worth


# Ability tokens, each with its points at the end.


def ability_worth(o: Prospects, s: State, seat: i64) -> i64:
    token = s.ability[seat]
    points = 100 * ABILITY_POINTS[token - 1]
    if token == 1:
        return points + o.card
    if token == 2:
        return points - cheapest_card(o, s, seat) - 30 * o.months
    if token == 3:
        return (
            points
            + max(2 * o.token, o.worth_now(completed_card_worth(o, s, seat, 0, 2)) if o.free_slots > 0 else 0)
            - 20 * o.months
        )
    if token == 4:
        return points - o.slot - 60 * o.months
    if token == 6:
        return (
            transmute_bonus_worth(o, s, seat) - 300 - 20 * o.months if o.months else transmute_bonus_worth(o, s, seat)
        )
    if token == 7 or token == 11:
        return points + (1200 if token == 7 else 0)
    if token == 8:
        return points - 4 * o.token
    if token == 9:
        return points + slot_worth(o) + o.slot - 10 * o.months
    if token == 10:
        return points - 20 * o.months
    return -10


def cheapest_card(o: Prospects, s: State, seat: i64) -> i64:
    """Return the worth of the least valuable card in hand or in play."""
    least: i64 = 1000000
    for i in range(s.hand_n[seat]):
        least = min(least, o.hand_worth(s, seat, hand_kind(s, seat, i)))
    for j in range(s.play_n[seat]):
        least = min(least, o.in_play_worth(s, seat, s.play[seat * SLOTS + j]))
    return least


assign_judge(MENU_VERB, MenuJudge())
