"""Score the activation of a card in play."""

from mypy_extensions import i64

from sortilege.games.seasons.bot.dice import permission_worth, slot_worth
from sortilege.games.seasons.bot.prospects import IMPOSSIBLE, Prospects, acts_as
from sortilege.games.seasons.bot.weights import WAIT_POTION
from sortilege.games.seasons.engine.cards_in_play import count_kind, is_kind
from sortilege.games.seasons.engine.constants import CARD_KIND, FAMILIAR, HEART_ENERGY, PASSIVE, PASSIVES, SLOTS
from sortilege.games.seasons.engine.crystals import fairies_against, yield_increase
from sortilege.games.seasons.engine.energy import tokens_on
from sortilege.games.seasons.engine.named_cards import (
    ARGOS_HAWK,
    BALANCE_OF_ISHTAR,
    CRYSTAL_ORB,
    DAMNED_SOUL_OF_ONYS,
    DRAGON_SKULL,
    FAIRY_MONOLITH,
    GLUTTON_CAULDRON,
    IDOL_OF_THE_FAMILIAR,
    JEWEL_OF_THE_ANCIENTS,
    KAIRN_THE_DESTROYER,
    MIRROR_OF_THE_SEASONS,
    NECROTIC_KRISS,
    POTION_OF_DREAMS,
    POTION_OF_KNOWLEDGE,
    POTION_OF_LIFE,
    POTION_OF_POWER,
    POTION_OF_RESURRECTION,
    TREE_OF_LIGHT,
)
from sortilege.games.seasons.engine.piles import hand_kind
from sortilege.games.seasons.engine.state import State


def activation_worth(o: Prospects, s: State, seat: i64, copy: i64) -> i64:
    """Return the card's effect, less what opposing Fairies take, plus the energy that a Heart of Argos gains."""
    worth = effect_worth(o, s, seat, copy, acts_as(s, copy))
    fairies = fairies_against(s, seat)
    if fairies:
        worth -= 100 * fairies + o.harm_worth(200 * fairies)
    if worth > -400 and heart_is_due(s, seat):
        worth += o.token
    return worth


def heart_is_due(s: State, seat: i64) -> bool:
    for i in range(s.play_n[seat]):
        copy = s.play[seat * SLOTS + i]
        if PASSIVE[s.works_as(copy) * PASSIVES + HEART_ENERGY] and tokens_on(s, copy) == 0:
            return True
    return False


def effect_worth(o: Prospects, s: State, seat: i64, copy: i64, kind: i64) -> i64:
    if kind >= TREE_OF_LIGHT:
        return later_effect_worth(o, s, seat, copy, kind)
    if kind == BALANCE_OF_ISHTAR:
        return identical_worth(o, s, seat, 4 if s.printed[BALANCE_OF_ISHTAR] != BALANCE_OF_ISHTAR else 3, 3)
    if kind == KAIRN_THE_DESTROYER:
        return o.harm_worth(400) - o.cheapest_loss()
    if kind == POTION_OF_POWER:
        return slot_worth(o) + o.slot + o.card + o.slot // 2
    if kind == POTION_OF_DREAMS:
        return potion_of_dreams_worth(o, s, seat)
    if kind == POTION_OF_KNOWLEDGE:
        return potion_of_knowledge_worth(o)
    if kind == POTION_OF_LIFE:
        return potion_of_life_worth(o, s, seat)
    return 0


def later_effect_worth(o: Prospects, s: State, seat: i64, copy: i64, kind: i64) -> i64:
    if kind == TREE_OF_LIGHT:
        return max(tree_energy_worth(o), tree_permission_worth(o, s, seat))
    if kind == CRYSTAL_ORB:
        return 10 if o.free_slots > 0 and o.total >= 4 else -10
    if kind == GLUTTON_CAULDRON:
        return 150 if 2 * (7 - tokens_on(s, copy)) <= o.months + 2 and o.total > 0 else -200
    if kind == DRAGON_SKULL:
        return 1500 - three_cheapest_cards(o, s, seat)
    if kind == IDOL_OF_THE_FAMILIAR:
        return 100 * count_kind(s, seat, FAMILIAR, -1)
    if kind == NECROTIC_KRISS:
        return min(i64(4), o.room + 1) * o.token - cheapest_familiar(o, s, seat)
    if kind == MIRROR_OF_THE_SEASONS:
        return mirror_worth(o)
    if kind == DAMNED_SOUL_OF_ONYS:
        return 500 + 150 * min(o.months, 8) + o.harm_worth(500)
    if kind == FAIRY_MONOLITH:
        return monolith_worth(o, s, copy)
    if kind == POTION_OF_RESURRECTION:
        return o.card + o.slot // 2 + (100 if s.discards_n > 3 else -300)
    if kind == JEWEL_OF_THE_ANCIENTS:
        return jewel_worth(o, s, seat, copy)
    if kind == ARGOS_HAWK:
        return max(0, o.best) - 400 - o.harm_worth(500) if o.free_slots <= 0 else -800
    return -200  # the Arcane Telescope pays two crystals for a look at the top cards


def identical_worth(o: Prospects, s: State, seat: i64, n: i64, rate: i64) -> i64:
    """Return the worth of transmuting `n` identical energies at a fixed rate."""
    best: i64 = IMPOSSIBLE
    for energy in range(i64(4)):
        if o.have[energy] >= n:
            best = max(best, -last_energies_worth(o, energy, n))
    return best + 100 * n * (rate + yield_increase(s, seat))


def last_energies_worth(o: Prospects, energy: i64, n: i64) -> i64:
    """Return what the last `n` energies of this type are worth."""
    total: i64 = 0
    for k in range(n):
        total += o.price(energy, o.have[energy] - k)
    return total


def reserve_worth(o: Prospects, s: State, seat: i64) -> i64:
    """Return what all energies in the reserve are worth together."""
    total: i64 = 0
    for energy in range(i64(4)):
        for n in range(s.reserve[seat * 4 + energy]):
            total += o.price(energy, n + 1)
    return total


def potion_of_dreams_worth(o: Prospects, s: State, seat: i64) -> i64:
    """Return the worth of the best card in hand, free, in exchange for the whole reserve."""
    best: i64 = IMPOSSIBLE
    for i in range(s.hand_n[seat]):
        best = max(best, o.entering_worth(s, seat, hand_kind(s, seat, i)))
    return best + 250 - reserve_worth(o, s, seat) - (600 if o.months > 6 else 0)


def potion_of_knowledge_worth(o: Prospects) -> i64:
    """Return the worth of five energies; early in the game the bot waits until they fit into the reserve."""
    n = min(i64(5), o.room)
    if n < 4 and o.months > 2:
        return -100
    return n * o.token + o.slot // 2


def potion_of_life_worth(o: Prospects, s: State, seat: i64) -> i64:
    """Return four crystals per energy in the reserve; early in the game the bot waits for a full reserve."""
    n = s.energies(seat)
    gain = n * 100 * (4 + yield_increase(s, seat)) - reserve_worth(o, s, seat)
    if o.months == 0 or o.room <= 0:
        return gain
    return gain - o.w[WAIT_POTION]


def tree_energy_worth(o: Prospects) -> i64:
    best: i64 = 0
    for energy in range(i64(4)):
        best = max(best, o.gain_worth(energy))
    return best - 300 if o.room > 0 else -300


def tree_permission_worth(o: Prospects, s: State, seat: i64) -> i64:
    if s.permit or o.total == 0:
        return -300
    return permission_worth(o, s, seat, -1) - o.cheapest_loss()


def three_cheapest_cards(o: Prospects, s: State, seat: i64) -> i64:
    """Return the summed worth of the three cheapest cards in play."""
    first: i64 = 1000000
    second: i64 = 1000000
    third: i64 = 1000000
    for i in range(s.play_n[seat]):
        held = o.in_play_worth(s, seat, s.play[seat * SLOTS + i])
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


def cheapest_familiar(o: Prospects, s: State, seat: i64) -> i64:
    least: i64 = 1000000
    for i in range(s.play_n[seat]):
        copy = s.play[seat * SLOTS + i]
        if is_kind(copy, FAMILIAR):
            least = min(least, o.in_play_worth(s, seat, copy))
    for j in range(s.hand_n[seat]):
        kind = hand_kind(s, seat, j)
        if CARD_KIND[kind] == FAMILIAR:
            least = min(least, o.hand_worth(s, seat, kind))
    return least


def mirror_worth(o: Prospects) -> i64:
    """Return the worth of swapping the cheapest energy for the most wanted one, at the price of a crystal."""
    best: i64 = 0
    for energy in range(i64(4)):
        best = max(best, o.gain_worth(energy))
    return best - o.cheapest_loss() - 120


def monolith_worth(o: Prospects, s: State, copy: i64) -> i64:
    """Return the worth of the energies on the card that are wanted, or must be spent before the game ends."""
    worth: i64 = 0
    for energy in range(i64(4)):
        there = i64(s.tokens[copy * 4 + energy])
        lacks = min(o.plan_costs[energy] - o.have[energy], there)
        if o.months <= 2:
            lacks = there
        worth += max(0, lacks) * 100
    return min(worth, o.room * 100) - 50


def jewel_worth(o: Prospects, s: State, seat: i64, copy: i64) -> i64:
    """Return a third of the Jewel's 35 crystals and of the 10 that an unfinished Jewel loses."""
    lacking = 3 - tokens_on(s, copy)
    if lacking <= 0 or 4 * (lacking - 1) > o.months + 2:
        return -300
    return identical_worth(o, s, seat, 3, 0) + 1500
