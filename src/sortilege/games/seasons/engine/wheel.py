"""The season wheel: spaces, seasons, years, libraries (section H)."""

from mypy_extensions import i32, i64

from sortilege.games.seasons.engine.constants import (
    DROUGHT,
    E_LIBRARY,
    E_MOVES,
    E_SEASON,
    E_YEAR,
    EVERYBODY,
    NOBODY,
    RULES,
    SUMMER,
)
from sortilege.games.seasons.engine.piles import kind_of, library_at, seen_by, to_hand, unshare_libraries
from sortilege.games.seasons.engine.rule_program_rows import DROUGHT_STRIKES, SEASON
from sortilege.games.seasons.engine.state import State


def year(month: i64) -> i64:
    return (month - 1) // 12 + 1


def season_number(month: i64) -> i64:
    """Number seasons across years, so that a move crosses every boundary between two months (H1, H3)."""
    return (month - 1) // 3


def hand_out_library(s: State, shelf: i64) -> None:
    """Add this library to every player's hand, once per game (H5)."""
    unshare_libraries(s)
    for seat in range(s.seats):
        at = library_at(seat, shelf)
        n = s.library_n[seat * 2 + shelf]
        for i in range(at, at + n):
            book = i64(s.library[i])
            s.library[i] = i32(0)
            to_hand(s, seat, kind_of(book), seen_by(book), 0)
        s.library_n[seat * 2 + shelf] = 0
        s.tell(E_LIBRARY, seat, shelf, n, 0, EVERYBODY)


def move_wheel(s: State, spaces: i64, start: i64) -> None:
    """Move the season token; season triggers begin with seat `start` (H9, H10)."""
    old = s.month
    s.month = old + spaces
    s.tell(E_MOVES, NOBODY, spaces, s.month, 0, EVERYBODY)
    if year(s.month) != year(old):
        s.tell(E_YEAR, NOBODY, year(s.month), 0, 0, EVERYBODY)
    while s.years_opened < min(3, year(s.month)):
        s.years_opened += 1
        hand_out_library(s, s.years_opened - 2)
    changes = season_number(s.month) - season_number(old)
    if changes < 0:
        changes = -changes
    for _time in range(changes):
        s.tell(E_SEASON, NOBODY, s.season, 0, 0, EVERYBODY)
        s.push(SEASON, start, start, RULES)
    if s.enchantment == DROUGHT and spaces > 0 and s.season == SUMMER and changes > 0:
        strike_drought(s)


def strike_drought(s: State) -> None:
    """Strike the strict leader in crystals with the Drought, once per year; a tie does not use the year up (N9)."""
    bit = i64(1) << max(0, year(s.month))
    leader: i64 = 0
    for seat in range(i64(1), s.seats):
        if s.crystals[seat] > s.crystals[leader]:
            leader = seat
    for other in range(s.seats):
        if other != leader and s.crystals[other] == s.crystals[leader]:
            return
    if s.drought_years & bit == 0:
        s.drought_years |= bit
        s.push(DROUGHT_STRIKES, leader, leader, RULES)
