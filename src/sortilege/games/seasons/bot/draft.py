"""Choose cards in the draft, split them over the years and choose an ability token."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import Offer
from sortilege.games.seasons.bot.move_judge import Judge, assign_judge
from sortilege.games.seasons.bot.prospects import Prospects
from sortilege.games.seasons.engine.constants import CARD_CODE, NATURAL_SELECTION, TOKEN
from sortilege.games.seasons.engine.piles import hand_kind, kind_of
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.verbs.prelude import CHOOSE_ABILITY, DISCARD_TENTH, DRAFT, KEEP_NINE, SPLIT

SECOND_COPY: Final = 150  # two copies compete for the same energies

# Ability tokens in order: roughly what each yields at a good moment, including its points. Later tokens count 0.
ABILITY_WORTH: Final = vec[i64]([-100, 450, 150, 500, 600, 600, 600, 700, 350, 400, 900, 50])


def copies_in_hand(s: State, seat: i64, kind: i64) -> i64:
    n: i64 = 0
    for i in range(s.hand_n[seat]):
        if hand_kind(s, seat, i) == kind:
            n += 1
    return n


class PickJudge(Judge):
    """Pick a card to keep; under Natural Selection the first pick is discarded."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        kind = code - CARD_CODE
        worth = o.draft[kind] - SECOND_COPY * copies_in_hand(s, seat, kind)
        if s.enchantment == NATURAL_SELECTION and s.picks_n == 0:
            return -worth
        return worth


class DiscardTenthJudge(Judge):
    """Discard the worst of ten cards."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return -o.draft[code - CARD_CODE]


class SplitJudge(Judge):
    """Keep early cards in hand, put the next ones in Library II and the last ones in Library III."""

    def __init__(self) -> None:
        self.shelf: i64 = 0
        self.share: i64 = 0

    def begin(self, o: Prospects, s: State, f: i64, seat: i64, offer: Offer) -> None:
        second = s.library_n[seat * 2]
        self.share = (s.hand_n[seat] + second + s.library_n[seat * 2 + 1]) // 3
        self.shelf = 0 if second < self.share else 1

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        mine = o.early[code - CARD_CODE]
        if self.shelf == 1:
            return -mine
        # Library II takes the cards that exactly `share` cards in hand precede.
        before: i64 = 0
        for i in range(s.hand_n[seat]):
            kind = kind_of(i64(s.hand[seat * s.cards + i]))
            if o.early[kind] > mine:
                before += 1
        return -100 * max(before - self.share, self.share - before)


class AbilityJudge(Judge):
    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return ABILITY_WORTH[code - TOKEN] if code - TOKEN < len(ABILITY_WORTH) else 0


assign_judge(DRAFT, PickJudge())
assign_judge(KEEP_NINE, PickJudge())
assign_judge(DISCARD_TENTH, DiscardTenthJudge())
assign_judge(SPLIT, SplitJudge())
assign_judge(CHOOSE_ABILITY, AbilityJudge())
