"""Choices inside the cards' effects: what to keep, give up, take back, copy, and where to move the season token."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, B, C, D
from sortilege.games.seasons.bot.activation import tree_gains, tree_permits
from sortilege.games.seasons.bot.judge import Judge, judges
from sortilege.games.seasons.bot.prospects import NONE, Outlook, acts_as
from sortilege.games.seasons.engine.constants import (
    ARGOS_EMBRACE,
    CARD_CODE,
    CARD_WORD,
    COST,
    DISCARD,
    DRAW,
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
    SLOTS,
    SMALLER_RESERVE,
    TO_SEAT,
)
from sortilege.games.seasons.engine.piles import hand_holds, kind_of
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import cost_at, printed_need, slots_in
from sortilege.games.seasons.engine.verbs import enchantments, entering, flow, leaving, looking, triggers, turn
from sortilege.games.seasons.engine.verbs.kingdom import hands, piles, raven

SAVED: Final = 1000  # a Shield of Zira pays ten crystals
TREE_OF_LIGHT: Final = 31
POTION_OF_RESURRECTION: Final = 60
LONG_ENOUGH: Final = 40  # rounds: nobody turns the wheel back for ever


class GivesUp(Judge):
    """An own card goes, from play or from hand: the one that is missed least."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == SMALLER_RESERVE:
            return -25 * o.months
        if code >= PLAY:
            return -o.held(s, seat, code - PLAY)
        return -o.kept(s, seat, code - CARD_CODE)


class TakesItemBack(Judge):
    """An item returns to hand: best one whose entering play is worth having again."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        copy = code - PLAY
        return o.kept(s, seat, copy >> 1) - o.held(s, seat, copy)


class Shields(Judge):
    """Whether a Shield of Zira is lost in the place of another card, in play or (by register C) in hand."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != PASS:
            return SAVED - o.held(s, seat, code - PLAY)
        return -self.loss(o, s, f, seat)

    def loss(self, o: Outlook, s: State, f: i64, seat: i64) -> i64:
        return o.held(s, seat, s.stack[f + CARD])


class ShieldsHand(Shields):
    def loss(self, o: Outlook, s: State, f: i64, seat: i64) -> i64:
        return o.kept(s, seat, s.stack[f + C])


class Keeps(Judge):
    """One of the cards looked at goes to the hand; a Potion of Resurrection does not fetch another one."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == CARD_CODE + POTION_OF_RESURRECTION and s.stack[f + CARD] >> 1 == POTION_OF_RESURRECTION:
            return -1000
        return o.kept(s, seat, code - CARD_CODE)


class KeepsOrNot(Judge):
    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != KEEP:
            return 0
        embraced: i64 = 500 if s.enchantment == ARGOS_EMBRACE else 0
        return o.kept(s, seat, kind_of(i64(s.aside[s.stack[f + B]]))) - embraced


class Gives(Judge):
    """Naria: the opponents get what is worth least."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        return -o.net(s, seat, code - CARD_CODE)


class Free(Judge):
    """A card that enters play free: its whole worth, and all the more what it would have cost."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        kind = code - CARD_CODE
        cost = slots_in(printed_need(s, kind)) * o.token + 100 * COST[cost_at(s, kind) + 4]
        return o.in_play(s, seat, kind) + cost // 2


class LooksAndPays(Judge):
    """Crystal Orb: four energies for the card on top, which we have just seen."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != PAY:
            return 0
        top = kind_of(i64(s.deck[s.deck_n - 1]))
        return o.in_play(s, seat, top) - s.arg(f, 0) * (o.cheapest() + 50) - o.slot_cost()


class ShowsAndDiscards(Judge):
    """Vampiric Crown: energies for the prestige of a card from hand."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        return crowned(o, s, seat, code - CARD_CODE)


def crowned(o: Outlook, s: State, seat: i64, kind: i64) -> i64:
    prestige = max(0, PRESTIGE[s.printed[kind]])
    return min(prestige, max(0, o.room + 1)) * o.token - o.kept(s, seat, kind)


class DiscardsSome(Judge):
    """Amulet of Time: cards that are worth less than one drawn blindly."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        return o.card - o.kept(s, seat, code - CARD_CODE) - 50


class Reorders(Judge):
    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        return o.kept(s, seat, code - CARD_CODE)


class Reveals(Judge):
    """Scroll of Ishtar, Familiar Catcher: name an energy we own, keep what is better than the next one may be."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code >= ENERGY:
            return 10 * o.have[code - ENERGY]
        embraced: i64 = 500 if s.enchantment == ARGOS_EMBRACE else 0
        if code == KEEP:
            return o.kept(s, seat, s.stack[f + D] - 1) - embraced
        if code == DISCARD:
            return max(0, o.card - embraced)
        return o.card + 50 - embraced if code == DRAW else 0


class Models(Judge):
    """Raven: an opponent's item, its effects for its cost."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        kind = (code - PLAY) >> 1
        cost = slots_in(printed_need(s, kind)) * o.paid_price() + 100 * COST[cost_at(s, kind) + 4]
        return o.in_play(s, seat, kind) - 100 * PRESTIGE[s.printed[kind]] - cost


class Either(Judge):
    """One of two ways; the codes tell which card asks."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        card = s.stack[f + CARD]
        tree = acts_as(s, card) == TREE_OF_LIGHT
        if code == GAIN:
            return tree_gains(o) if tree else tree_gains(o) + 300
        if code == PERMIT:
            return tree_permits(o, s, seat)
        if code == LOOK:
            return 200  # the Statue's two crystals; a look with the Orb
        if code == DRAW:
            return o.card + min(i64(6), o.room) * o.token
        if code == DISCARD:
            return self.discards(o, s, seat, s.arg(f, 0) == DRAW)
        if code == ENERGY_WORD:
            return self.energies(o, s, seat)
        return self.hands(o, s, seat) if code == CARD_WORD else 0

    def discards(self, o: Outlook, s: State, seat: i64, crown: bool) -> i64:
        if not crown:
            return -300  # the Orb: three crystals to throw the top card away
        best: i64 = NONE
        for i in range(s.hand_n[seat]):
            best = max(best, crowned(o, s, seat, hand_holds(s, seat, i)))
        return best

    def energies(self, o: Outlook, s: State, seat: i64) -> i64:
        """Warden: everybody drops four energies."""
        worth: i64 = 0
        for other in range(s.seats):
            n = min(i64(4), s.energies(other))
            worth += -n * o.cheapest() if other == seat else o.harm(n * 150)
        return worth

    def hands(self, o: Outlook, s: State, seat: i64) -> i64:
        """Warden: everybody discards a card."""
        worth: i64 = 0
        for other in range(s.seats):
            if other != seat:
                worth += o.harm(250) if s.hand_n[other] else 0
        least: i64 = 0
        for i in range(s.hand_n[seat]):
            kept = o.kept(s, seat, hand_holds(s, seat, i))
            least = kept if i == 0 else min(least, kept)
        return worth - least


class Copies(Judge):
    """Lewis: the opponent whose reserve serves us best."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        other = code - TO_SEAT
        worth: i64 = 0
        for energy in range(i64(4)):
            for n in range(s.reserve[other * 4 + energy]):
                worth += o.price(energy, o.have[energy] + n + 1)
        return worth


class Moves(Judge):
    """The season token: towards better rates when we may transmute; time for who has more coming in."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        spaces = code - MOVE - 3
        if s.round > LONG_ENOUGH:
            return spaces
        worth = -spaces * self.lead(o, s, seat)
        if s.permit:
            season = ((s.month + spaces + 11) % 12) // 3
            for energy in range(i64(4)):
                worth += 100 * o.have[energy] * RATE[season * 4 + energy] // 2
        return worth

    def lead(self, o: Outlook, s: State, seat: i64) -> i64:
        """What a month brings us more than the best of the others, and time to lay down what waits."""
        mine: i64 = 0
        best: i64 = 0
        for other in range(s.seats):
            coming: i64 = 0
            for i in range(s.play_n[other]):
                coming += o.each[acts_as(s, s.play[other * SLOTS + i])] // 2
            if other == seat:
                mine = coming
            else:
                best = max(best, coming)
        return mine - best + 20 * (o.waiting - 4)


class Fires(Judge):
    """Which effect of the round's end comes first: the Wondrous Chest counts, a Beggar's Horn waits."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        kind = acts_as(s, code - PLAY)
        if kind == 12:
            return 10
        return -10 if kind == 13 else 0


def seat_judges() -> None:
    gives_up = GivesUp()
    judges(leaving.SACRIFICE, gives_up)
    judges(leaving.GIVE_UP_FAMILIAR, gives_up)
    judges(hands.GIVE_UP_CARD, gives_up)
    judges(hands.DISCARD_FROM_HAND, gives_up)
    judges(enchantments.EMBRACE_VERB, gives_up)
    judges(enchantments.DROUGHT_VERB, gives_up)
    judges(leaving.LEAVE_VERB, Shields())
    judges(leaving.LOSE_FROM_HAND_VERB, ShieldsHand())
    judges(leaving.RETURN_ITEM, TakesItemBack())
    judges(hands.RETURN_ITEM_OF_ENERGY, TakesItemBack())
    judges(looking.KEEP_ONE, Keeps())
    judges(looking.KEEP_OR_DISCARD, KeepsOrNot())
    judges(looking.GIVE_ONE_TO_EACH_OPPONENT, Gives())
    judges(looking.DISCARD_SHOWN, ShowsAndDiscards())
    judges(entering.CHOOSE_TO_PAY, LooksAndPays())
    judges(entering.CHOOSE_FOR_FREE, Free())
    judges(entering.CHOOSE_FROM_HAND_FOR_FREE, Free())
    judges(hands.DISCARD_ANY_NUMBER, DiscardsSome())
    judges(piles.REORDER_TOP, Reorders())
    judges(piles.REVEAL_FAMILIAR, Reveals())
    judges(piles.REVEAL_ITEM_OF, Reveals())
    judges(raven.CHOOSE_MODEL, Models())
    judges(flow.CHOOSE, Either())
    judges(flow.CHOOSE_OPPONENT, Copies())
    judges(turn.MOVE_SEASON, Moves())
    judges(triggers.SWEEP, Fires())


seat_judges()
