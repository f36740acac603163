"""Verbs of the enchantments that change the Tournament (section N)."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, POP, SEAT, STEP, WAIT, Offer, with_value
from sortilege.games.seasons.engine.card_loss import lose_from_play
from sortilege.games.seasons.engine.cards_in_play import is_distinct
from sortilege.games.seasons.engine.constants import (
    E_DROUGHT,
    E_EMBRACE,
    E_SPACE_LOST,
    EVERYBODY,
    PLAY,
    SMALLER_RESERVE,
)
from sortilege.games.seasons.engine.crystals import lose_crystals
from sortilege.games.seasons.engine.energy import push_reduction
from sortilege.games.seasons.engine.state import CARDS, State, Verb
from sortilege.games.seasons.engine.verbs.kingdom.hands import lose_own_card, offer_own_cards
from sortilege.games.seasons.engine.verbs.leaving import card_in_play


class Embrace(Verb):
    """Pay five crystals for keeping a card; with fewer, pay none and give up an own card (N6)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.tell(E_EMBRACE, seat, s.arg(f, 0), 0, 0, EVERYBODY)
            if s.crystals[seat] >= s.arg(f, 0):
                lose_crystals(s, seat, s.arg(f, 0))
                return POP
            return WAIT
        return POP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_own_cards(s, seat, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        lose_own_card(s, seat, code)
        return CALL


class DroughtStrikes(Verb):
    """The leader sacrifices a card or loses a space of the reserve for good (N9)."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.tell(E_DROUGHT, s.stack[f + SEAT], 0, 0, 0, EVERYBODY)
            return WAIT
        return POP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(SMALLER_RESERVE)
        for i in range(s.play_n[seat]):
            if is_distinct(s, seat, card_in_play(s, seat, i)):
                out.add(PLAY + card_in_play(s, seat, i))

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == SMALLER_RESERVE:
            s.drought = with_value(s.drought, seat, s.drought[seat] + 1)
            s.tell(E_SPACE_LOST, seat, s.drought[seat], 0, 0, EVERYBODY)
            push_reduction(s, seat)
        else:
            lose_from_play(s, seat, code - PLAY, 0)
        return CALL


EMBRACE_VERB: Final = Embrace("embrace", CARDS, secret=True)
DROUGHT_VERB: Final = DroughtStrikes("drought", CARDS)
