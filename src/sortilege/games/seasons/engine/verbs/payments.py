"""Verbs that pay, slot by slot; a payment starts only if it can finish (E5-E10)."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, NEXT, ROW, SEAT, STEP, WAIT, A, B, C, D, E, Offer
from sortilege.games.seasons.engine.constants import (
    ANY_TYPES,
    CODE,
    COST,
    CRYSTALS_SHORT,
    E_PAYS,
    E_PLACES,
    ENERGY,
    ENERGY_SHORT,
    EVERYBODY,
    EXCHANGE,
    FAIRIES,
    NO_IDENTICAL,
    PASS,
    TYPES,
    WAIVE,
)
from sortilege.games.seasons.engine.crystals import lose_crystals, pay_fairies, pay_leeches
from sortilege.games.seasons.engine.energy import (
    available_energy,
    available_total,
    finish_gain,
    gain_energy,
    offer_any_token,
    offer_tokens,
    place_tokens,
    spend_token,
)
from sortilege.games.seasons.engine.state import ENERGIES, SETS, State, Verb, kind_out_of_play
from sortilege.games.seasons.engine.summon import (
    WILD,
    can_pay,
    cost_at,
    count_slots,
    count_waived,
    energy_need,
    first_slot,
    one_slot,
    slots_of,
    surcharge,
    types_need,
)


class PaySlots(Verb):
    """Pay the slots packed in register A: printed energies in order, then any; register B counts waived slots.

    A waiver covers all remaining slots of one energy: to pay two of three equal slots, pay first and waive then.
    """

    def energy_need(self, s: State, f: i64) -> i64:
        raise NotImplementedError  # abstract

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + B] = 0
            s.stack[f + A] = self.energy_need(s, f)
            s.stack[f + STEP] = 1
        return WAIT if s.stack[f + A] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        need = s.stack[f + A]
        slot = first_slot(need)
        waives = s.stack[f + B]
        if count_slots(need) > waives:  # a waiver is mandatory (E5)
            if slot == WILD:
                offer_any_token(s, seat, ENERGY, out)
                if slots_of(need, slot) == available_total(s, seat):
                    out.n = 1  # every token goes, in any order
            else:
                offer_tokens(s, seat, ENERGY, slot, out)
        same = slots_of(need, slot)
        if waives >= same and can_pay(s, seat, need - same * one_slot(slot), waives - same):
            out.add(WAIVE)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        slot = first_slot(s.stack[f + A])
        if code == WAIVE:
            same = slots_of(s.stack[f + A], slot)
            s.stack[f + A] -= same * one_slot(slot)
            s.stack[f + B] -= same
        else:
            s.stack[f + A] -= one_slot(slot)
            source = (code - ENERGY) // 4
            energy = (code - ENERGY) % 4
            spend_token(s, seat, source, energy)
            s.tell(E_PAYS, seat, energy, source, 0, EVERYBODY)
            self.after_payment(s, f, seat, energy)
        return WAIT if s.stack[f + A] > 0 else NEXT

    def after_payment(self, s: State, f: i64, seat: i64, energy: i64) -> None:
        """Use a paid token; most payments do nothing with it."""
        return


class PayEnergy(PaySlots):
    """Pay energies of choice, from the reserve or an Amulet of Water (E10)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if available_total(s, seat) >= first_argument(row) else ENERGY_SHORT

    def energy_need(self, s: State, f: i64) -> i64:
        return s.arg(f, 0) * one_slot(WILD)


class PayOf(PaySlots):
    """Pay energies of one type: (energy, number)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if available_energy(s, seat, first_argument(row)) >= second_argument(row) else ENERGY_SHORT

    def energy_need(self, s: State, f: i64) -> i64:
        return s.arg(f, 1) * one_slot(s.arg(f, 0))


class PlaceEnergy(PayEnergy):
    """Put energies of choice onto the card itself."""

    def after_payment(self, s: State, f: i64, seat: i64, energy: i64) -> None:
        place_tokens(s, s.stack[f + CARD], energy, 1)
        s.tell(E_PLACES, seat, energy, s.stack[f + CARD] >> 1, 0, EVERYBODY)


class GiveBack(PaySlots):
    """Give back exactly two energies for the exchange bonus, or up to two in some printings (V3, G1)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        least: i64 = 1 if s.options[EXCHANGE] else first_argument(row)
        return 0 if available_total(s, seat) >= least else ENERGY_SHORT

    def energy_need(self, s: State, f: i64) -> i64:
        n = min(s.arg(f, 0), available_total(s, s.stack[f + SEAT]))
        s.stack[f + D] = n
        return n * one_slot(WILD)


class DiscardIdentical(PaySlots):
    """Discard identical tokens, the type chosen first; registers C and D hold their number and type (K5)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        for energy in range(i64(4)):
            if available_energy(s, seat, energy) >= first_argument(row):
                return 0
        return NO_IDENTICAL

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = 0
            s.stack[f + B] = 0
            s.stack[f + C] = s.arg(f, 0)
            s.stack[f + STEP] = 1
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + STEP] == 2:
            super().offer(s, f, seat, out)
            return
        for energy in range(i64(4)):
            if available_energy(s, seat, energy) >= s.arg(f, 0):
                out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if s.stack[f + STEP] == 1:
            s.stack[f + A] = s.arg(f, 0) * one_slot(code - ENERGY)
            s.stack[f + D] = code - ENERGY
            s.stack[f + STEP] = 2
            return WAIT
        return super().answer(s, f, seat, code)


class PayCrystals(Verb):
    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if spare >= first_argument(row) else CRYSTALS_SHORT

    def run(self, s: State, f: i64) -> i64:
        lose_crystals(s, s.stack[f + SEAT], s.arg(f, 0))
        return NEXT


class PayForMirror(Verb):
    """Pay X crystals to turn X identical tokens into another type (K47): choose both types, then pay token by token.

    Registers: A the type given, B the type wanted, C how many so far.
    """

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        if spare < 1:
            return CRYSTALS_SHORT
        return 0 if available_total(s, seat) > 0 else ENERGY_SHORT

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + C] = 0
            s.stack[f + STEP] = 1
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        step = s.stack[f + STEP]
        if step == 1:
            for energy in range(i64(4)):
                if available_energy(s, seat, energy) > 0:
                    out.add(ENERGY + energy)
        elif step == 2:
            for energy in range(i64(4)):
                if energy != s.stack[f + A]:
                    out.add(ENERGY + energy)
        else:
            if s.crystals[seat] > 0:
                offer_tokens(s, seat, ENERGY, s.stack[f + A], out)
            if s.stack[f + C] > 0:
                out.add(PASS)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        step = s.stack[f + STEP]
        if step == 1:
            s.stack[f + A] = code - ENERGY
        elif step == 2:
            s.stack[f + B] = code - ENERGY
        elif code == PASS:
            return NEXT
        else:
            lose_crystals(s, seat, 1)
            spend_token(s, seat, (code - ENERGY) // 4, s.stack[f + A])
            s.tell(E_PAYS, seat, s.stack[f + A], (code - ENERGY) // 4, 0, EVERYBODY)
            s.stack[f + C] += 1
            return WAIT
        s.stack[f + STEP] = step + 1
        return WAIT


class ReceiveMirrored(Verb):
    """Return the tokens as the other type to the reserve, which may overflow (X2)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        gain_energy(s, seat, s.stack[f + B], s.stack[f + C])
        return finish_gain(s, f, seat)


class FairyToll(Verb):
    """Pay the Thieving Fairies' toll where it follows the cost (F7, fairies=after_cost)."""

    def run(self, s: State, f: i64) -> i64:
        if s.options[FAIRIES]:
            pay_fairies(s, s.stack[f + SEAT])
        return NEXT


# Summoning: the frame's CARD is out_of_play_code(kind) until the card is in play; register E holds the Elemental
# Amulet's set.


class ChooseTypes(Verb):
    """Elemental Amulet: choose the energies of its cost; a waived one need not be owned (E7)."""

    def run(self, s: State, f: i64) -> i64:
        kind = kind_out_of_play(s.stack[f + CARD])
        return WAIT if COST[cost_at(s, kind) + ANY_TYPES] else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for types in range(i64(1), i64(16)):
            need = types_need(types) + surcharge(s)
            if can_pay(s, seat, need, count_waived(s, seat, need)):
                out.add(TYPES + types)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + E] = code - TYPES
        return NEXT


class PayTolls(Verb):
    """Pay one crystal to the owner of each opposing Arcano Leech, before anything else (E2)."""

    def run(self, s: State, f: i64) -> i64:
        pay_leeches(s, s.stack[f + SEAT])
        return NEXT


class PayCost(PaySlots):
    """Pay the printed cost for this number of players, less what the Hands of Fortune waive (E5, E11)."""

    def energy_need(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        kind = kind_out_of_play(s.stack[f + CARD])
        at = cost_at(s, kind)
        lose_crystals(s, seat, COST[at + 4])
        need = energy_need(s, kind) + types_need(s.stack[f + E])  # the set is empty except for the Elemental Amulet
        s.stack[f + B] = count_waived(s, seat, need)
        return need


def first_argument(row: i64) -> i64:
    return CODE[row * ROW + 1]


def second_argument(row: i64) -> i64:
    return CODE[row * ROW + 2]


PAY_ENERGY: Final = PayEnergy("pay_energy", ENERGIES, cost=True)
PAY_OF: Final = PayOf("pay_of", ENERGIES, cost=True)
PLACE_ENERGY: Final = PlaceEnergy("place_energy", ENERGIES, cost=True)
GIVE_BACK: Final = GiveBack("give_back", ENERGIES)
DISCARD_IDENTICAL: Final = DiscardIdentical("discard_identical", ENERGIES, cost=True)
PAY_CRYSTALS: Final = PayCrystals("pay_crystals", cost=True)
PAY_FOR_MIRROR: Final = PayForMirror("pay_for_mirror", ENERGIES, cost=True)
RECEIVE_MIRRORED: Final = ReceiveMirrored("receive_mirrored")
FAIRY_TOLL: Final = FairyToll("fairy_toll")
CHOOSE_TYPES: Final = ChooseTypes("choose_types", SETS)
PAY_TOLLS: Final = PayTolls("pay_tolls")
PAY_COST: Final = PayCost("pay_cost", ENERGIES)
