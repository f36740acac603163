"""The round: straighten, roll, choose dice, take turns, move the wheel, continue or end (section B)."""

from typing import Final

from mypy_extensions import i64, u8

from sortilege.core.engine.machine import CALL, NEXT, PC, POP, SEAT, STEP, WAIT, A, Offer, Refusals, with_value
from sortilege.games.seasons.engine.cards_in_play import set_worked
from sortilege.games.seasons.engine.constants import (
    DIE,
    DIE_TAKEN,
    E_ROLL,
    E_ROUND,
    E_TAKES_DIE,
    EVERYBODY,
    FACE_PIPS,
    FACES,
    LOCKED,
    LOCKED_LATER,
    NOBODY,
    RULES,
    SLOTS,
)
from sortilege.games.seasons.engine.rule_program_rows import FIRST_ROW_OF_ROUND, TURN
from sortilege.games.seasons.engine.state import DICE_KIND, State, Verb
from sortilege.games.seasons.engine.wheel import move_wheel


class StartRound(Verb):
    """Straighten all cards and roll the dice of the current season (B1, B3)."""

    def run(self, s: State, f: i64) -> i64:
        s.round += 1
        s.locked = 0
        s.active = NOBODY
        for seat in range(s.seats):
            for k in range(s.play_n[seat]):
                s.turned[s.play[seat * SLOTS + k]] = u8(0)
                set_worked(s, s.play[seat * SLOTS + k], 0)
        s.rolled = s.season
        s.tell(E_ROUND, s.first, s.round, s.month, 0, EVERYBODY)
        s.faces = s.faces[:]
        s.taken = s.taken[:]
        for i in range(s.seats + 1):
            s.faces[i] = s.rng.below(6)
            s.taken[i] = NOBODY
            s.tell(E_ROLL, s.first, s.bag[s.rolled * 5 + i], s.faces[i], 0, EVERYBODY)
        s.learn(EVERYBODY)
        return NEXT


class ChooseDice(Verb):
    """Let each player take one die, clockwise from the first player; one die stays (B1)."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = 0
            s.stack[f + STEP] = 1
        return WAIT

    def asked(self, s: State, f: i64) -> i64:
        return 1 << s.left_of(s.first, s.stack[f + A])

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.seats + 1):
            if s.taken[i] == NOBODY:
                out.add(DIE + s.bag[s.rolled * 5 + i])

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.seats + 1):
            if s.taken[i] != NOBODY:
                out.add(DIE + s.bag[s.rolled * 5 + i], DIE_TAKEN)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        i: i64 = 0
        while s.bag[s.rolled * 5 + i] != code - DIE:
            i += 1
        s.taken = with_value(s.taken, i, seat)
        s.tell(E_TAKES_DIE, seat, code - DIE, s.faces[i], 0, EVERYBODY)
        s.stack[f + A] += 1
        return WAIT if s.stack[f + A] < s.seats else NEXT


class TakeTurns(Verb):
    """Run full turns clockwise from the first player; permissions end with the turn (B4)."""

    def run(self, s: State, f: i64) -> i64:
        k = s.stack[f + A] if s.stack[f + STEP] else 0
        s.stack[f + STEP] = 1
        s.permit = 0
        s.extra = 0
        s.summons = 0
        s.die_crystals = 0
        s.die_ignored = 0
        s.vision_used = 0
        s.active = NOBODY
        if s.locked == LOCKED_LATER:
            s.locked = LOCKED
        if k >= s.seats:
            return NEXT
        s.stack[f + A] = k + 1
        s.active = s.left_of(s.first, k)
        s.push(TURN, s.active, s.active, RULES)
        return CALL


class MoveWheel(Verb):
    """Move the season token forward by the die left over (B1)."""

    def run(self, s: State, f: i64) -> i64:
        s.advance(f)
        move_wheel(s, FACES[s.face_offset(s.die_of(NOBODY)) + FACE_PIPS], s.first)
        return CALL


class NextRound(Verb):
    """End the game when the token is past the third year's last space; otherwise pass the first player (P1)."""

    def run(self, s: State, f: i64) -> i64:
        if s.month > 36:
            return NEXT
        s.first = s.left_of(s.first, 1)
        s.stack[f + SEAT] = s.first
        s.stack[f + PC] = FIRST_ROW_OF_ROUND
        return CALL


class EndGame(Verb):
    def run(self, s: State, f: i64) -> i64:
        return POP


START_ROUND: Final = StartRound("start_round")
CHOOSE_DICE: Final = ChooseDice("dice", DICE_KIND)
TAKE_TURNS: Final = TakeTurns("take_turns")
MOVE_WHEEL: Final = MoveWheel("move_wheel")
NEXT_ROUND: Final = NextRound("next_round")
GAME_OVER: Final = EndGame("game_over")
