"""A turn: what to summon, activate, transmute, which bonus is worth its penalty, and when to stop."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.seasons.bot.activation import activation
from sortilege.games.seasons.bot.dice import slot_worth
from sortilege.games.seasons.bot.judge import Judge, judges
from sortilege.games.seasons.bot.prospects import Outlook
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
from sortilege.games.seasons.engine.crystals import increment, may_transmute
from sortilege.games.seasons.engine.piles import hand_holds
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import cost_at, need_of, slots_in
from sortilege.games.seasons.engine.verbs.turn import MENU_VERB

ENOUGH: Final = 9  # summons in one turn: some cards could go on for ever


class Menu(Judge):
    """Everything over ending the turn, which is worth nothing."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == END:
            return 0
        if code >= ACTIVATE:
            return activation(o, s, seat, code - ACTIVATE)
        if code >= SUMMON:
            if s.summons >= ENOUGH:
                return -1
            return o.net(s, seat, code - SUMMON) - o.slot_cost()
        if code == ABILITY:
            return ability(o, s, seat)
        if code == VISION:
            return -500
        if code == DIE_DRAW:
            return 5000
        if code == DIE_GAUGE:
            return 10000
        if code >= BONUS:
            return bonus(o, s, seat, code - BONUS)
        return transmuting(o, s, seat, (code - TRANSMUTE) % 4)


def transmuting(o: Outlook, s: State, seat: i64, energy: i64) -> i64:
    """One energy as crystals, less what it is worth as it is."""
    gain = 100 * (RATE[s.season * 4 + energy] + increment(s, seat))
    if o.chest and o.months and s.energies(seat) == 4:
        gain -= 300
    return gain - o.lost(energy)


# Bonuses: they cost points at the end, and there are only three.


def penalty(o: Outlook, s: State, seat: i64) -> i64:
    return 100 * (PENALTY[s.track[seat] + 1] - PENALTY[s.track[seat]]) + o.w[BONUS_WAIT] * o.months


def bonus(o: Outlook, s: State, seat: i64, which: i64) -> i64:
    if which == DRAW_BONUS:
        return 4000  # the die's draw has to be done: one card will do
    worth: i64 = 0
    if which == EXCHANGE_BONUS:
        worth = exchange(o, s, seat)
    elif which == TRANSMUTE_BONUS:
        worth = one_crystal_more(o, s, seat)
    elif which == GAUGE_BONUS:
        worth = slot_worth(o) if o.free <= 0 else o.slot // 2
    elif which == OLAF_BONUS:
        worth = o.card
    return worth - penalty(o, s, seat)


def exchange(o: Outlook, s: State, seat: i64) -> i64:
    """Two energies for two others: worth a card that can then be summoned."""
    if o.free <= 0:
        return 0
    return o.now(completed(o, s, seat, 2, 0))


def completed(o: Outlook, s: State, seat: i64, swaps: i64, extra: i64) -> i64:
    """The best card that could be summoned with so many energies exchanged, or so many more."""
    best: i64 = 0
    for i in range(s.hand_n[seat]):
        kind = hand_holds(s, seat, i)
        need = need_of(s, kind)
        short = o.missing(need) - o.discount
        if short <= 0 or short > swaps + extra or s.crystals[seat] < COST[cost_at(s, kind) + 4] + o.toll:
            continue
        if o.total + extra >= slots_in(need) - o.discount:
            best = max(best, o.net(s, seat, kind))
    return best


def one_crystal_more(o: Outlook, s: State, seat: i64) -> i64:
    """A permission, and a crystal more for each energy transmuted in this turn."""
    more = increment(s, seat)
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


def ability(o: Outlook, s: State, seat: i64) -> i64:
    token = s.ability[seat]
    points = 100 * ABILITY_POINTS[token - 1]
    if token == 1:
        return points + o.card
    if token == 2:
        return points - least_card(o, s, seat) - 30 * o.months
    if token == 3:
        return points + max(2 * o.token, o.now(completed(o, s, seat, 0, 2)) if o.free > 0 else 0) - 20 * o.months
    if token == 4:
        return points - o.slot - 60 * o.months
    if token == 6:
        return one_crystal_more(o, s, seat) - 300 - 20 * o.months if o.months else one_crystal_more(o, s, seat)
    if token == 7 or token == 11:
        return points + (1200 if token == 7 else 0)
    if token == 8:
        return points - 4 * o.token
    if token == 9:
        return points + slot_worth(o) + o.slot - 10 * o.months
    if token == 10:
        return points - 20 * o.months
    return -10


def least_card(o: Outlook, s: State, seat: i64) -> i64:
    """The card, in hand or in play, that is missed least."""
    least: i64 = 1000000
    for i in range(s.hand_n[seat]):
        least = min(least, o.kept(s, seat, hand_holds(s, seat, i)))
    for j in range(s.play_n[seat]):
        least = min(least, o.held(s, seat, s.play[seat * SLOTS + j]))
    return least


judges(MENU_VERB, Menu())
