"""How long the game will last, and the value of ending it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import FRAME, PC
from sortilege.core.engine.policy import POINT
from sortilege.games.spellbook.bot.weights import BOARD_PACE, BOOK_PACE, END_AHEAD, END_BEHIND, LAST_DAY
from sortilege.games.spellbook.engine.constants import BOARD_SPACES, COLORS, OPPONENT_SPACES
from sortilege.games.spellbook.engine.rule_program_rows import DAY
from sortilege.games.spellbook.engine.scoring import opponent_score, score
from sortilege.games.spellbook.engine.state import State

LONG_GAME_ROUNDS: Final = 25  # rounds after which no bot delays the end


def phase_of(s: State) -> i64:
    """The current phase: morning, midday, evening, or 3 after them."""
    if s.height < 2:
        return 3
    return min(3, s.stack[FRAME + PC] - DAY)


def tenths_left(s: State, seat: i64, weights: vec[i64]) -> i64:
    """Expected tenths of Days that the seat still has after this one."""
    if is_last_round(s):
        return 0 if s.active == seat or has_had_day(s, seat) else 10
    left: i64 = 1000
    for other in range(s.seats):
        board = (BOARD_SPACES - s.stored_n[other]) * weights[BOARD_PACE]
        book = (COLORS - s.spells_learned(other)) * weights[BOOK_PACE]
        until = min(board, book)
        if s.active == seat and not has_had_day(s, other):  # today is one of those Days
            until -= 10
        left = min(left, until)
    if s.solo:
        left = min(left, (OPPONENT_SPACES - s.opponent_n) * 10 - 10)
        return max(left, 0)
    return max(left, 5)


def is_last_round(s: State) -> bool:
    """Whether this is the last round."""
    if s.triggered:
        return True
    return s.stored_n[s.active] == BOARD_SPACES or s.spells_learned(s.active) == COLORS


def has_had_day(s: State, seat: i64) -> bool:
    """Whether the seat has had its Day in this round."""
    return turn_order(s, seat) < turn_order(s, s.active)


def turn_order(s: State, seat: i64) -> i64:
    return (seat - s.first + s.seats) % s.seats


def ending_worth(s: State, seat: i64, gained: i64, weights: vec[i64]) -> i64:
    """The value of ending the game with a choice that gains this much."""
    if s.triggered:
        return 0
    mine = score(s, seat) * POINT + gained
    rival: i64 = 0
    if s.solo:
        rival = opponent_score(s) * POINT + 2 * POINT
    for other in range(s.seats):
        if other != seat:
            theirs = score(s, other) * POINT
            if turn_order(s, other) > turn_order(s, seat):
                theirs += weights[LAST_DAY]
            rival = max(rival, theirs)
    if mine > rival:
        return weights[END_AHEAD]
    return 0 if is_long_game(s) else -weights[END_BEHIND]


def is_long_game(s: State) -> bool:
    return s.day > LONG_GAME_ROUNDS * s.seats
