"""Score choices inside card effects: what to keep, give up, return or copy, and where to move the season token."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, B, C, D
from sortilege.games.seasons.bot.activation import tree_energy_worth, tree_permission_worth
from sortilege.games.seasons.bot.move_judge import Judge, assign_judge
from sortilege.games.seasons.bot.prospects import IMPOSSIBLE, Prospects, acts_as
from sortilege.games.seasons.engine.constants import (
    ARGOS_EMBRACE,
    CARD_CODE,
    CARD_WORD,
    COST,
    DISCARD,
    DRAW,
    EARTH,
    ENERGY,
    ENERGY_WORD,
    GAIN,
    KEEP,
    LOOK,
    MOVE,
    PASS,
    PAY,
    PERMIT,
    PLAY,
    PRESTIGE,
    RATE,
    SECOND_SEARCH,
    SLOTS,
    SMALLER_RESERVE,
    TO_SEAT,
)
from sortilege.games.seasons.engine.named_cards import (
    BEGGARS_HORN,
    DAMNED_SOUL_OF_ONYS,
    FAIRY_MONOLITH,
    HEART_OF_ARGOS,
    HORN_OF_PLENTY,
    HOURGLASS_OF_TIME,
    POTION_OF_RESURRECTION,
    TREE_OF_LIGHT,
    WONDROUS_CHEST,
)
from sortilege.games.seasons.engine.piles import hand_kind, kind_of
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import cost_at, count_slots, printed_need
from sortilege.games.seasons.engine.verbs import enchantments, entering, flow, leaving, looking, triggers, turn
from sortilege.games.seasons.engine.verbs.kingdom import hands, piles, raven

SHIELD_PAYMENT: Final = 1000  # a Shield of Zira pays ten crystals
MAX_ROUNDS_TURNED_BACK: Final = 40  # in rounds; stops a bot from turning the wheel back forever


class GiveUpJudge(Judge):
    """Give up the least valuable own card, from play or from hand."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == SMALLER_RESERVE:
            return -25 * o.months
        if code >= PLAY:
            return -o.in_play_worth(s, seat, code - PLAY)
        return -o.hand_worth(s, seat, code - CARD_CODE)


class ReturnItemJudge(Judge):
    """Return the item whose entering effect is most worth repeating."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        copy = code - PLAY
        return o.hand_worth(s, seat, copy >> 1) - o.in_play_worth(s, seat, copy)


class ShieldJudge(Judge):
    """Decide whether to lose a Shield of Zira instead of another card, in play or in hand (register C)."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != PASS:
            return SHIELD_PAYMENT - o.in_play_worth(s, seat, code - PLAY)
        return -self.loss(o, s, f, seat)

    def loss(self, o: Prospects, s: State, f: i64, seat: i64) -> i64:
        return o.in_play_worth(s, seat, s.stack[f + CARD])


class HandShieldJudge(ShieldJudge):
    def loss(self, o: Prospects, s: State, f: i64, seat: i64) -> i64:
        return o.hand_worth(s, seat, s.stack[f + C])


class KeepJudge(Judge):
    """Keep the best card looked at; a Potion of Resurrection never fetches another one."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == CARD_CODE + POTION_OF_RESURRECTION and s.stack[f + CARD] >> 1 == POTION_OF_RESURRECTION:
            return -1000
        return o.hand_worth(s, seat, code - CARD_CODE)


class KeepOrDiscardJudge(Judge):
    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != KEEP:
            return 0
        embraced: i64 = 500 if s.enchantment == ARGOS_EMBRACE else 0
        return o.hand_worth(s, seat, kind_of(i64(s.aside[s.stack[f + B]]))) - embraced


class GiveJudge(Judge):
    """Naria: give opponents the least valuable cards."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return -o.summon_worth(s, seat, code - CARD_CODE)


class FreeCardJudge(Judge):
    """Choose a card to enter play free: its whole worth, plus half of the cost saved."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        kind = code - CARD_CODE
        cost = count_slots(printed_need(s, kind)) * o.token + 100 * COST[cost_at(s, kind) + 4]
        return o.entering_worth(s, seat, kind) + cost // 2


class CrystalOrbJudge(Judge):
    """Crystal Orb: pay four energies for the top card, which the seat has just seen."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != PAY:
            return 0
        top = kind_of(i64(s.deck[s.deck_n - 1]))
        return o.entering_worth(s, seat, top) - s.arg(f, 0) * (o.cheapest_loss() + 50) - o.slot_cost()


class VampiricCrownJudge(Judge):
    """Vampiric Crown: gain energies for the prestige of a card from hand."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return crown_worth(o, s, seat, code - CARD_CODE)


def crown_worth(o: Prospects, s: State, seat: i64, kind: i64) -> i64:
    prestige = max(0, PRESTIGE[s.printed[kind]])
    return min(prestige, max(0, o.room + 1)) * o.token - o.hand_worth(s, seat, kind)


class AmuletOfTimeJudge(Judge):
    """Amulet of Time: discard cards worth less than an unknown one."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        return o.card - o.hand_worth(s, seat, code - CARD_CODE) - 50


class ReorderJudge(Judge):
    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return o.hand_worth(s, seat, code - CARD_CODE)


class RevealJudge(Judge):
    """Scroll of Ishtar, Familiar Catcher: name an owned energy; keep a card if the next is unlikely to be better."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code >= ENERGY:
            return 10 * o.have[code - ENERGY]
        embraced: i64 = 500 if s.enchantment == ARGOS_EMBRACE else 0
        if code == KEEP:
            return o.hand_worth(s, seat, s.stack[f + D] - 1) - embraced
        if code == DISCARD:
            return o.card - embraced if s.options[SECOND_SEARCH] else max(0, o.card - embraced)
        return o.card + 50 - embraced if code == DRAW else 0


class ModelJudge(Judge):
    """Raven: pay for the effects of an opponent's item."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        kind = (code - PLAY) >> 1
        cost = count_slots(printed_need(s, kind)) * o.paid_price() + 100 * COST[cost_at(s, kind) + 4]
        return o.entering_worth(s, seat, kind) - 100 * PRESTIGE[s.printed[kind]] - cost


class EitherJudge(Judge):
    """Choose between two modes; their codes identify the card."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        card = s.stack[f + CARD]
        tree = acts_as(s, card) == TREE_OF_LIGHT
        if code == GAIN:
            return tree_energy_worth(o) if tree else tree_energy_worth(o) + 300
        if code == PERMIT:
            return tree_permission_worth(o, s, seat)
        if code == LOOK:
            return 200  # the Statue's two crystals, or a look with the Orb
        if code == DRAW:
            return o.card + min(i64(6), o.room) * o.token
        if code == DISCARD:
            return self.discard_worth(o, s, seat, s.arg(f, 0) == DRAW)
        if code == ENERGY_WORD:
            return self.warden_energy_worth(o, s, seat)
        return self.warden_hand_worth(o, s, seat) if code == CARD_WORD else 0

    def discard_worth(self, o: Prospects, s: State, seat: i64, crown: bool) -> i64:
        if not crown:
            return -300  # the Orb: three crystals to discard the top card
        best: i64 = IMPOSSIBLE
        for i in range(s.hand_n[seat]):
            best = max(best, crown_worth(o, s, seat, hand_kind(s, seat, i)))
        return best

    def warden_energy_worth(self, o: Prospects, s: State, seat: i64) -> i64:
        """Warden: each player drops four energies."""
        worth: i64 = 0
        for other in range(s.seats):
            n = min(i64(4), s.energies(other))
            worth += -n * o.cheapest_loss() if other == seat else o.harm_worth(n * 150)
        return worth

    def warden_hand_worth(self, o: Prospects, s: State, seat: i64) -> i64:
        """Warden: each player discards a card."""
        worth: i64 = 0
        for other in range(s.seats):
            if other != seat:
                worth += o.harm_worth(250) if s.hand_n[other] else 0
        least: i64 = 0
        for i in range(s.hand_n[seat]):
            kept = o.hand_worth(s, seat, hand_kind(s, seat, i))
            least = kept if i == 0 else min(least, kept)
        return worth - least


class CopyReserveJudge(Judge):
    """Lewis: copy the most useful reserve."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        other = code - TO_SEAT
        worth: i64 = 0
        for energy in range(i64(4)):
            for n in range(s.reserve[other * 4 + energy]):
                worth += o.price(energy, o.have[energy] + n + 1)
        return worth


class MoveSeasonJudge(Judge):
    """Move the season token toward better rates when transmuting, and gain time when ahead in income."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        spaces = code - MOVE - 3
        if s.round > MAX_ROUNDS_TURNED_BACK:
            return spaces
        worth = -spaces * self.lead(o, s, seat)
        if s.permit:
            season = ((s.month + spaces + 11) % 12) // 3
            for energy in range(i64(4)):
                worth += 100 * o.have[energy] * RATE[season * 4 + energy] // 2
        return worth

    def lead(self, o: Prospects, s: State, seat: i64) -> i64:
        """Return this seat's monthly income above the best opponent's, adjusted for cards that wait to be played."""
        mine: i64 = 0
        best: i64 = 0
        for other in range(s.seats):
            coming: i64 = 0
            for i in range(s.play_n[other]):
                coming += o.each_round[acts_as(s, s.play[other * SLOTS + i])] // 2
            if other == seat:
                mine = coming
            else:
                best = max(best, coming)
        return mine - best + 20 * (o.waiting - 4)


class SweepJudge(Judge):
    """Order end-of-round effects: first what takes crystals or counts energies, then what brings or takes energies.

    What brings energies comes before what takes them, unless the reserve is full.
    """

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        kind = HOURGLASS_OF_TIME if code == GAIN else acts_as(s, code - PLAY)
        if kind == DAMNED_SOUL_OF_ONYS:
            return 50
        if kind == WONDROUS_CHEST:
            return 40
        if kind == BEGGARS_HORN:
            return 30
        if kind in (HEART_OF_ARGOS, HOURGLASS_OF_TIME):
            return 20 if o.room > 0 else -10
        if kind == FAIRY_MONOLITH:
            return 5  # it saves an energy from a Horn of Plenty that would not pay for it
        return 10 if kind == HORN_OF_PLENTY and o.have[EARTH] else 0


def assign_judges() -> None:
    gives_up = GiveUpJudge()
    assign_judge(leaving.SACRIFICE, gives_up)
    assign_judge(leaving.GIVE_UP_FAMILIAR, gives_up)
    assign_judge(hands.GIVE_UP_CARD, gives_up)
    assign_judge(hands.DISCARD_FROM_HAND, gives_up)
    assign_judge(enchantments.EMBRACE_VERB, gives_up)
    assign_judge(enchantments.DROUGHT_VERB, gives_up)
    assign_judge(leaving.LEAVE_VERB, ShieldJudge())
    assign_judge(leaving.LOSE_FROM_HAND_VERB, HandShieldJudge())
    assign_judge(leaving.RETURN_ITEM, ReturnItemJudge())
    assign_judge(hands.RETURN_ITEM_OF_ENERGY, ReturnItemJudge())
    assign_judge(looking.KEEP_ONE, KeepJudge())
    assign_judge(looking.KEEP_OR_DISCARD, KeepOrDiscardJudge())
    assign_judge(looking.GIVE_ONE_TO_EACH_OPPONENT, GiveJudge())
    assign_judge(looking.DISCARD_SHOWN, VampiricCrownJudge())
    assign_judge(entering.CHOOSE_TO_PAY, CrystalOrbJudge())
    assign_judge(entering.CHOOSE_FOR_FREE, FreeCardJudge())
    assign_judge(entering.CHOOSE_FROM_HAND_FOR_FREE, FreeCardJudge())
    assign_judge(hands.DISCARD_ANY_NUMBER, AmuletOfTimeJudge())
    assign_judge(piles.REORDER_TOP, ReorderJudge())
    assign_judge(piles.REVEAL_FAMILIAR, RevealJudge())
    assign_judge(piles.REVEAL_ITEM_OF, RevealJudge())
    assign_judge(raven.CHOOSE_MODEL, ModelJudge())
    assign_judge(flow.CHOOSE, EitherJudge())
    assign_judge(flow.CHOOSE_OPPONENT, CopyReserveJudge())
    assign_judge(turn.MOVE_SEASON, MoveSeasonJudge())
    assign_judge(triggers.SWEEP, SweepJudge())


assign_judges()
