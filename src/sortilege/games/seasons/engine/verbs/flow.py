"""Verbs that control a program: for whom, on which condition, in which mode."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import BY, CALL, CARD, NEXT, POP, ROW, SEAT, STEP, WAIT, A, D, E, Offer
from sortilege.games.seasons.engine.cards_in_play import count_kind
from sortilege.games.seasons.engine.constants import CODE, ENERGY, FAMILIAR, NOT_NOW, TO_SEAT
from sortilege.games.seasons.engine.energy import tokens_on
from sortilege.games.seasons.engine.state import ENERGIES, MENU, SEATS, VERB, State, Verb


def why_not_run(s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
    """Return the first reason why the program at this row cannot run, 0 if it can."""
    while CODE[row * ROW] != 0:
        reason = VERB[CODE[row * ROW]].why_impossible(s, seat, card, row, spare)
        if reason:
            return reason
        if VERB[CODE[row * ROW]].decides:
            return 0
        row += 1
    return 0


class EachOpponent(Verb):
    """Run a program for each opponent, clockwise from the owner's left; each finishes before the next."""

    def repetitions(self, s: State) -> i64:
        return s.seats - 1

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 0
        k = s.stack[f + A] + 1
        if k > self.repetitions(s):
            return NEXT
        s.stack[f + A] = k
        owner = s.stack[f + SEAT]
        s.push(s.arg(f, 0), s.left_of(owner, k), owner, s.stack[f + CARD])
        return CALL


class EachPlayer(EachOpponent):
    """Run for the opponents clockwise, then for the owner (K17)."""

    def repetitions(self, s: State) -> i64:
        return s.seats


class Choose(Verb):
    """Choose one of two ways, each a code and a program; a way the seat cannot pay for is not offered."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        first = why_not_run(s, seat, card, CODE[row * ROW + 2], spare)
        if first == 0 or why_not_run(s, seat, card, CODE[row * ROW + 4], spare) == 0:
            return 0
        return first

    def why_not(self, s: State, f: i64, way: i64) -> i64:
        seat = s.stack[f + SEAT]
        return why_not_run(s, seat, s.stack[f + CARD], s.arg(f, way * 2 + 1), s.crystals[seat])

    def run(self, s: State, f: i64) -> i64:
        if self.why_not(s, f, 0) and self.why_not(s, f, 1):
            return NEXT  # neither way works: do as much as possible, which is nothing (B7)
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for way in range(i64(2)):
            if self.why_not(s, f, way) == 0:
                out.add(s.arg(f, way * 2))

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        way: i64 = 0 if code == s.arg(f, 0) else 1
        program = s.arg(f, way * 2 + 1)
        s.advance(f)
        s.push(program, seat, s.stack[f + BY], s.stack[f + CARD])
        return CALL


class ByType(Verb):
    """Elemental Amulet: run one program per energy in register E, in the order its owner chooses (K31)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT if s.stack[f + E] else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for energy in range(i64(4)):
            if s.stack[f + E] & (1 << energy):
                out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        energy = code - ENERGY
        s.stack[f + E] &= ~(i64(1) << energy)
        s.push(s.arg(f, energy), seat, seat, s.stack[f + CARD])
        return CALL


class ChooseOpponent(Verb):
    """Choose an opponent and store it in register D."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for k in range(i64(1), s.seats):
            out.add(TO_SEAT + s.left_of(seat, k))

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + D] = code - TO_SEAT
        return NEXT


class Condition(Verb):
    """Continue only if the condition holds; a trigger whose first row fails does not fire."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        raise NotImplementedError  # abstract

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if self.holds(s, seat, card, row) else NOT_NOW

    def run(self, s: State, f: i64) -> i64:
        return NEXT if self.holds(s, s.stack[f + SEAT], s.stack[f + CARD], s.stack[f]) else POP


class IfReserveAtLeast(Condition):
    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return s.energies(seat) >= CODE[row * ROW + 1]


class IfReserveAtMost(Condition):
    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return s.energies(seat) <= CODE[row * ROW + 1]


class IfMostCards(Condition):
    """Require strictly more cards in play than every opponent (K19)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        for other in range(s.seats):
            if other != seat and s.play_n[other] >= s.play_n[seat]:
                return False
        return True


class IfNoFamiliar(Condition):
    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return count_kind(s, seat, FAMILIAR, -1) == 0


class IfRichest(Condition):
    """Require strictly more crystals than every opponent (K49)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        for other in range(s.seats):
            if other != seat and s.crystals[other] >= s.crystals[seat]:
                return False
        return True


class IfTokensHere(Condition):
    """Require enough tokens on the card itself; checked during an activation, so it never forbids one."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return tokens_on(s, card) >= CODE[row * ROW + 1]


EACH_OPPONENT: Final = EachOpponent("each_opponent")
EACH_PLAYER: Final = EachPlayer("each_player")
CHOOSE: Final = Choose("choose", MENU)
BY_TYPE: Final = ByType("by_type", ENERGIES)
CHOOSE_OPPONENT: Final = ChooseOpponent("choose_opponent", SEATS)
IF_RESERVE_AT_LEAST: Final = IfReserveAtLeast("if_reserve_at_least")
IF_RESERVE_AT_MOST: Final = IfReserveAtMost("if_reserve_at_most")
IF_MOST_CARDS: Final = IfMostCards("if_most_cards")
IF_NO_FAMILIAR: Final = IfNoFamiliar("if_no_familiar")
IF_RICHEST: Final = IfRichest("if_richest")
IF_TOKENS_HERE: Final = IfTokensHere("if_tokens_here")
