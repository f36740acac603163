"""Raven the Usurper: register D is the model (copy + 1), E the set paid for an Elemental Amulet."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, CARD, NEXT, POP, SEAT, WAIT, D, E, Offer, Refusals
from sortilege.games.seasons.engine.cards_in_play import begin_entering, is_distinct, is_kind, mimic
from sortilege.games.seasons.engine.constants import (
    ANY_TYPES,
    COST,
    CRYSTALS_SHORT,
    E_MIMICS,
    ENERGY_SHORT,
    EVERYBODY,
    ITEM,
    NOT_AN_ITEM,
    PASS,
    PLAY,
    SLOTS,
    TYPES,
)
from sortilege.games.seasons.engine.crystals import lose_crystals
from sortilege.games.seasons.engine.energy import push_reduction
from sortilege.games.seasons.engine.state import CARDS, ENERGIES, SETS, State, Verb
from sortilege.games.seasons.engine.summon import can_pay, cost_at, one_slot, printed_need, types_need
from sortilege.games.seasons.engine.verbs.payments import PaySlots


class ChooseModel(Verb):
    """Choose an opponent's item to pay for in full, ignoring Hand of Fortune and Nature Spirit; or none (L18)."""

    def why_not(self, s: State, seat: i64, copy: i64) -> i64:
        if not is_kind(copy, ITEM):
            return NOT_AN_ITEM
        kind = copy >> 1
        at = cost_at(s, kind)
        if s.crystals[seat] < COST[at + 4]:
            return CRYSTALS_SHORT
        need = one_slot(4) if COST[at + ANY_TYPES] else printed_need(s, kind)
        return 0 if can_pay(s, seat, need, 0) else ENERGY_SHORT

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        for k in range(i64(1), s.seats):
            other = s.left_of(seat, k)
            for i in range(s.play_n[other]):
                copy = s.play[other * SLOTS + i]
                if self.why_not(s, seat, copy) == 0 and is_distinct(s, other, copy):
                    out.add(PLAY + copy)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for k in range(i64(1), s.seats):
            other = s.left_of(seat, k)
            for i in range(s.play_n[other]):
                reason = self.why_not(s, seat, s.play[other * SLOTS + i])
                if reason:
                    out.add(PLAY + s.play[other * SLOTS + i], reason)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return POP
        s.stack[f + D] = code - PLAY + 1
        s.stack[f + E] = 0
        lose_crystals(s, seat, COST[cost_at(s, (code - PLAY) >> 1) + 4])
        return NEXT


class ChooseModelTypes(Verb):
    """Choose which energies to pay for a mimicked Elemental Amulet, none waived (L18f)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT if COST[cost_at(s, (s.stack[f + D] - 1) >> 1) + ANY_TYPES] else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for types in range(i64(1), i64(16)):
            if can_pay(s, seat, types_need(types), 0):
                out.add(TYPES + types)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + E] = code - TYPES
        return NEXT


class PayForModel(PaySlots):
    def energy_need(self, s: State, f: i64) -> i64:
        return printed_need(s, (s.stack[f + D] - 1) >> 1) + types_need(s.stack[f + E])


class Mimic(Verb):
    """Give the Raven the item's effects from now on and its entering effect at once, but not its prestige (L18)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        raven = s.stack[f + CARD]
        model = s.stack[f + D] - 1
        mimic(s, raven, model)
        s.tell(E_MIMICS, seat, model >> 1, 0, 0, EVERYBODY)
        s.advance(f)
        begin_entering(s, seat, raven, s.stack[f + E])
        push_reduction(s, seat)
        return CALL


CHOOSE_MODEL: Final = ChooseModel("choose_model", CARDS)
CHOOSE_MODEL_TYPES: Final = ChooseModelTypes("choose_model_types", SETS)
PAY_FOR_MODEL: Final = PayForModel("pay_for_model", ENERGIES)
MIMIC: Final = Mimic("mimic")
