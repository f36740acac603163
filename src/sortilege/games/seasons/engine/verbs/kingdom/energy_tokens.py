"""Enchanted Kingdom: energy tokens on cards and from other players, and what depends on them (sections L and T)."""

from typing import Final

from mypy_extensions import i64, u8

from sortilege.core.engine.machine import CALL, CARD, NEXT, ROW, SEAT, STEP, WAIT, A, B, D, Offer
from sortilege.games.seasons.engine.constants import (
    CODE,
    E_PAYS,
    E_PLACES,
    E_TAKES_ENERGY,
    E_TAKES_TOKENS,
    EARTH,
    ENERGY,
    ENERGY_SHORT,
    EVERYBODY,
    NO_TOKENS_HERE,
    PASS,
)
from sortilege.games.seasons.engine.crystals import gain_crystals
from sortilege.games.seasons.engine.energy import (
    available_total,
    finish_gain,
    lose_all_energy,
    lose_energy,
    offer_any_token,
    offer_reserve,
    place_tokens,
    spend_token,
    tokens_on,
)
from sortilege.games.seasons.engine.state import ENERGIES, State, Verb
from sortilege.games.seasons.engine.verbs.flow import Condition
from sortilege.games.seasons.engine.verbs.payments import PayEnergy


class DiscardEnergyFor(PayEnergy):
    """Discard an energy of choice, from reserve or Amulet; earth gains crystals (L2)."""

    def after_payment(self, s: State, f: i64, seat: i64, energy: i64) -> None:
        if energy == EARTH:
            gain_crystals(s, seat, s.arg(f, 1))


class PlaceIfWanted(Verb):
    """Optionally put one energy onto the card (L3)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if available_total(s, seat) > 0 else ENERGY_SHORT

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        offer_any_token(s, seat, ENERGY, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != PASS:
            source = (code - ENERGY) // 4
            energy = (code - ENERGY) % 4
            spend_token(s, seat, source, energy)
            s.tell(E_PAYS, seat, energy, source, 0, EVERYBODY)
            place_tokens(s, s.stack[f + CARD], energy, 1)
            s.tell(E_PLACES, seat, energy, s.stack[f + CARD] >> 1, 0, EVERYBODY)
        return NEXT


class TakeSomeBack(Verb):
    """Take at least one token from the card to the reserve, as one gain (L3): register A counts them."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if tokens_on(s, card) > 0 else NO_TOKENS_HERE

    def run(self, s: State, f: i64) -> i64:
        if tokens_on(s, s.stack[f + CARD]) == 0:
            return finish_gain(s, f, s.stack[f + SEAT])
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + A] > 0:
            out.add(PASS)
        for energy in range(i64(4)):
            if s.tokens[s.stack[f + CARD] * 4 + energy] > 0:
                out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return finish_gain(s, f, seat)
        energy = code - ENERGY
        at = s.stack[f + CARD] * 4 + energy
        s.tokens[at] = u8(i64(s.tokens[at]) - 1)
        s.reserve[seat * 4 + energy] += 1
        s.stack[f + A] += 1
        s.tell(E_TAKES_TOKENS, seat, energy, 1, 0, EVERYBODY)
        return CALL


class PlaceDiscarded(Verb):
    """Put some of the identical tokens just discarded onto the card (L12): register D is their type."""

    def run(self, s: State, f: i64) -> i64:
        place_tokens(s, s.stack[f + CARD], s.stack[f + D], s.arg(f, 0))
        s.tell(E_PLACES, s.stack[f + SEAT], s.stack[f + D], s.stack[f + CARD] >> 1, 0, EVERYBODY)
        return NEXT


class DropEnergy(Verb):
    """Drop tokens of choice from the reserve alone, or all of them if there are no more (L19)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = s.arg(f, 0)
            s.stack[f + STEP] = 1
            if s.energies(seat) <= s.arg(f, 0):
                lose_all_energy(s, seat)
                return NEXT
        return WAIT if s.stack[f + A] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_reserve(s, seat, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        lose_energy(s, seat, code - ENERGY, 1)
        s.stack[f + A] -= 1
        return CALL


class TakeFromEachOpponent(Verb):
    """Take up to this many reserve tokens from each opponent, of the taker's choice, then reduce once (L20).

    Registers: A the opponent's offset; B how many were taken from that opponent.
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 1
            s.stack[f + B] = 0
        while s.stack[f + A] < s.seats:
            victim = s.left_of(seat, s.stack[f + A])
            if s.stack[f + B] < s.arg(f, 0) and s.energies(victim) > 0:
                return WAIT
            s.stack[f + A] += 1
            s.stack[f + B] = 0
        return finish_gain(s, f, seat)

    def about(self, s: State, f: i64) -> i64:
        return s.left_of(s.stack[f + SEAT], s.stack[f + A])

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        victim = s.left_of(seat, s.stack[f + A])
        offer_reserve(s, victim, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            s.stack[f + A] += 1
            s.stack[f + B] = 0
            return CALL
        victim = s.left_of(seat, s.stack[f + A])
        energy = code - ENERGY
        s.reserve[victim * 4 + energy] -= 1
        s.reserve[seat * 4 + energy] += 1
        s.stack[f + B] += 1
        s.tell(E_TAKES_ENERGY, seat, energy, victim, 0, EVERYBODY)
        return CALL


class IfWorked(Condition):
    """Require that Io's Transmuter was used this round (L9)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return s.worked[card] != 0


class IfHandNotEmpty(Condition):
    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return s.hand_n[seat] > 0


class IfAnyEnergy(Condition):
    """Require an energy to discard or place, in reserve or Amulet (L2, L3)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return available_total(s, seat) > 0


class IfTokens(Condition):
    """Require tokens on the card that triggers."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return tokens_on(s, card) >= CODE[row * ROW + 1]


class IfFewerTokens(IfTokens):
    """Require an unfinished Jewel (L12)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return tokens_on(s, card) < CODE[row * ROW + 1]


DISCARD_ENERGY_FOR: Final = DiscardEnergyFor("discard_energy_for", ENERGIES)
PLACE_IF_WANTED: Final = PlaceIfWanted("place_if_wanted", ENERGIES)
TAKE_SOME_BACK: Final = TakeSomeBack("take_some_back", ENERGIES)
PLACE_DISCARDED: Final = PlaceDiscarded("place_discarded")
IF_FEWER_TOKENS: Final = IfFewerTokens("if_fewer_tokens")
DROP_ENERGY: Final = DropEnergy("drop_energy", ENERGIES)
TAKE_FROM_EACH_OPPONENT: Final = TakeFromEachOpponent("take_from_each_opponent", ENERGIES)
IF_WORKED: Final = IfWorked("if_worked")
IF_HAND_NOT_EMPTY: Final = IfHandNotEmpty("if_hand_not_empty")
IF_ANY_ENERGY: Final = IfAnyEnergy("if_any_energy")
IF_TOKENS: Final = IfTokens("if_tokens")
