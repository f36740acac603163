"""What activating a card in play is worth now."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.seasons.bot.dice import permission, slot_worth
from sortilege.games.seasons.bot.prospects import NONE, Outlook, acts_as
from sortilege.games.seasons.bot.weights import WAIT_POTION
from sortilege.games.seasons.engine.cards_in_play import count, is_kind
from sortilege.games.seasons.engine.constants import CARD_KIND, FAMILIAR, HEART, PASSIVE, PASSIVES, SLOTS
from sortilege.games.seasons.engine.crystals import fairies_against, increment
from sortilege.games.seasons.engine.energy import tokens_on
from sortilege.games.seasons.engine.piles import hand_holds
from sortilege.games.seasons.engine.state import State

BALANCE: Final = 4
KAIRN: Final = 15
POTION_OF_POWER: Final = 22
POTION_OF_DREAMS: Final = 23
POTION_OF_KNOWLEDGE: Final = 24
POTION_OF_LIFE: Final = 25
TREE_OF_LIGHT: Final = 31
CRYSTAL_ORB: Final = 33
CAULDRON: Final = 34
DRAGON_SKULL: Final = 36
IDOL: Final = 42
KRISS: Final = 43
MIRROR: Final = 46
DAMNED_SOUL: Final = 49
MONOLITH: Final = 52
RESURRECTION: Final = 60
JEWEL: Final = 61
HAWK: Final = 66


def activation(o: Outlook, s: State, seat: i64, copy: i64) -> i64:
    """The whole worth: the card's effect, less what Fairies take, and the Heart of Argos' energy."""
    worth = effect(o, s, seat, copy, acts_as(s, copy))
    fairies = fairies_against(s, seat)
    if fairies:
        worth -= 100 * fairies + o.harm(200 * fairies)
    if worth > -400 and heart_is_due(s, seat):
        worth += o.token
    return worth


def heart_is_due(s: State, seat: i64) -> bool:
    for i in range(s.play_n[seat]):
        copy = s.play[seat * SLOTS + i]
        if PASSIVE[s.works_as(copy) * PASSIVES + HEART] and tokens_on(s, copy) == 0:
            return True
    return False


def effect(o: Outlook, s: State, seat: i64, copy: i64, kind: i64) -> i64:
    if kind >= TREE_OF_LIGHT:
        return effect_of_the_rest(o, s, seat, copy, kind)
    if kind == BALANCE:
        return identical(o, s, seat, 4 if s.printed[BALANCE] != BALANCE else 3, 3)
    if kind == KAIRN:
        return o.harm(400) - o.cheapest()
    if kind == POTION_OF_POWER:
        return slot_worth(o) + o.slot + o.card + o.slot // 2
    if kind == POTION_OF_DREAMS:
        return dream(o, s, seat)
    if kind == POTION_OF_KNOWLEDGE:
        return knowledge(o)
    if kind == POTION_OF_LIFE:
        return life(o, s, seat)
    return 0


def effect_of_the_rest(o: Outlook, s: State, seat: i64, copy: i64, kind: i64) -> i64:
    if kind == TREE_OF_LIGHT:
        return max(tree_gains(o), tree_permits(o, s, seat))
    if kind == CRYSTAL_ORB:
        return 10 if o.free > 0 and o.total >= 4 else -10
    if kind == CAULDRON:
        return 150 if 2 * (7 - tokens_on(s, copy)) <= o.months + 2 and o.total > 0 else -200
    if kind == DRAGON_SKULL:
        return 1500 - three_least(o, s, seat)
    if kind == IDOL:
        return 100 * count(s, seat, FAMILIAR, -1)
    if kind == KRISS:
        return min(i64(4), o.room + 1) * o.token - least_familiar(o, s, seat)
    if kind == MIRROR:
        return mirror(o)
    if kind == DAMNED_SOUL:
        return 500 + 150 * min(o.months, 8) + o.harm(500)
    if kind == MONOLITH:
        return monolith(o, s, copy)
    if kind == RESURRECTION:
        return o.card + o.slot // 2 + (100 if s.discards_n > 3 else -300)
    if kind == JEWEL:
        return jewel(o, s, seat, copy)
    if kind == HAWK:
        return max(0, o.best) - 400 - o.harm(500) if o.free <= 0 else -800
    return -200  # the Arcane Telescope: two crystals for knowing what comes


def identical(o: Outlook, s: State, seat: i64, n: i64, rate: i64) -> i64:
    """So many identical energies, transmuted at a rate of their own."""
    best: i64 = NONE
    for energy in range(i64(4)):
        if o.have[energy] >= n:
            best = max(best, -lost_together(o, energy, n))
    return best + 100 * n * (rate + increment(s, seat))


def lost_together(o: Outlook, energy: i64, n: i64) -> i64:
    """What the last n of this type are worth."""
    total: i64 = 0
    for k in range(n):
        total += o.price(energy, o.have[energy] - k)
    return total


def reserve_worth(o: Outlook, s: State, seat: i64) -> i64:
    """What all energies in the reserve are worth together."""
    total: i64 = 0
    for energy in range(i64(4)):
        for n in range(s.reserve[seat * 4 + energy]):
            total += o.price(energy, n + 1)
    return total


def dream(o: Outlook, s: State, seat: i64) -> i64:
    """The best card in hand, free, for the whole reserve."""
    best: i64 = NONE
    for i in range(s.hand_n[seat]):
        best = max(best, o.in_play(s, seat, hand_holds(s, seat, i)))
    return best + 250 - reserve_worth(o, s, seat) - (600 if o.months > 6 else 0)


def knowledge(o: Outlook) -> i64:
    """Five energies; while there is time, only when they find room."""
    n = min(i64(5), o.room)
    if n < 4 and o.months > 2:
        return -100
    return n * o.token + o.slot // 2


def life(o: Outlook, s: State, seat: i64) -> i64:
    """Four crystals for each energy in the reserve; while there is time it waits for a full one."""
    n = s.energies(seat)
    gain = n * 100 * (4 + increment(s, seat)) - reserve_worth(o, s, seat)
    if o.months == 0 or o.room <= 0:
        return gain
    return gain - o.w[WAIT_POTION]


def tree_gains(o: Outlook) -> i64:
    best: i64 = 0
    for energy in range(i64(4)):
        best = max(best, o.gained(energy))
    return best - 300 if o.room > 0 else -300


def tree_permits(o: Outlook, s: State, seat: i64) -> i64:
    if s.permit or o.total == 0:
        return -300
    return permission(o, s, seat, -1) - o.cheapest()


def three_least(o: Outlook, s: State, seat: i64) -> i64:
    """What the three cards in play that are missed least are worth."""
    first: i64 = 1000000
    second: i64 = 1000000
    third: i64 = 1000000
    for i in range(s.play_n[seat]):
        held = o.held(s, seat, s.play[seat * SLOTS + i])
        if held < first:
            third = second
            second = first
            first = held
        elif held < second:
            third = second
            second = held
        elif held < third:
            third = held
    return first + second + third


def least_familiar(o: Outlook, s: State, seat: i64) -> i64:
    least: i64 = 1000000
    for i in range(s.play_n[seat]):
        copy = s.play[seat * SLOTS + i]
        if is_kind(copy, FAMILIAR):
            least = min(least, o.held(s, seat, copy))
    for j in range(s.hand_n[seat]):
        kind = hand_holds(s, seat, j)
        if CARD_KIND[kind] == FAMILIAR:
            least = min(least, o.kept(s, seat, kind))
    return least


def mirror(o: Outlook) -> i64:
    """One energy nobody wants for one that is lacking, for a crystal."""
    best: i64 = 0
    for energy in range(i64(4)):
        best = max(best, o.gained(energy))
    return best - o.cheapest() - 120


def monolith(o: Outlook, s: State, copy: i64) -> i64:
    """Energies that lie there and are wanted, or have to be spent before the end."""
    worth: i64 = 0
    for energy in range(i64(4)):
        there = i64(s.tokens[copy * 4 + energy])
        lacks = min(o.wanted[energy] - o.have[energy], there)
        if o.months <= 2:
            lacks = there
        worth += max(0, lacks) * 100
    return min(worth, o.room * 100) - 50


def jewel(o: Outlook, s: State, seat: i64, copy: i64) -> i64:
    """A third of thirty-five crystals, and of the ten that an unfinished Jewel loses."""
    lacking = 3 - tokens_on(s, copy)
    if lacking <= 0 or 4 * (lacking - 1) > o.months + 2:
        return -300
    return identical(o, s, seat, 3, 0) + 1500
