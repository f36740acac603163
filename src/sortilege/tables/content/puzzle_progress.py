"""Which puzzles an account has solved, and its streak of daily puzzles.

A browser without an account stores its own results and adds them to an account later.
"""

import time
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, date, datetime

from sortilege.core.kits import GAMES
from sortilege.puzzles import Puzzle, daily, puzzles
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.puzzles import LocalPuzzleResult, SolvedPuzzles
from sortilege.tables.storage.store import PuzzleResult, Store

MAX_DAILY_AGE_DAYS = 366  # how long ago a browser may claim to have solved a daily puzzle


class PuzzleProgress:
    """Puzzle results of accounts. Days are UTC days, the same for everyone."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now

    def today(self) -> date:
        return datetime.fromtimestamp(self.now(), UTC).date()

    async def record_result(self, caller: Caller, puzzle: Puzzle, solved: bool) -> None:
        """Store that a puzzle was solved or its solution shown; the first result of a day stands."""
        if caller.account:
            today = self.today()
            is_daily = daily(today, puzzle.game) == puzzle
            await self.store.save_puzzle_results(caller.account, [(puzzle.id, today.toordinal(), solved, is_daily)])

    async def add_history(self, caller: Caller, claims: Sequence[LocalPuzzleResult]) -> SolvedPuzzles:
        """Add the results that a browser has stored; return the caller's progress."""
        if caller.account:
            stored = await self.store.puzzle_results(caller.account)
            await self.store.save_puzzle_results(caller.account, new_results(claims, stored, self.today().toordinal()))
        return await self.progress(caller)

    async def progress(self, caller: Caller) -> SolvedPuzzles:
        rows = await self.store.puzzle_results(caller.account) if caller.account else []
        solved = {puzzle for puzzle, _, is_solved, _ in rows if is_solved}
        days = {day for _, day, is_solved, is_daily in rows if is_solved and is_daily}
        today = self.today().toordinal()
        return SolvedPuzzles(
            kept=caller.account is not None,
            solved=tuple(sorted(solved)),
            shown=tuple(sorted({puzzle for puzzle, *_ in rows} - solved)),
            streak=streak_days(days, today),
            today=today in days,
        )


def new_results(claims: Sequence[LocalPuzzleResult], stored: Sequence[PuzzleResult], today: int) -> list[PuzzleResult]:
    """Return the claimed results to store.

    The browser is trusted, because a result counts for its own account alone. But the puzzle must exist, the day must
    not be in the future, and the total is bounded: one daily puzzle per game and day, and every other puzzle once as
    solved and once as shown.
    """
    games = {one.id: game for game in GAMES for one in puzzles(game)}
    known = {(puzzle, solved) for puzzle, _, solved, _ in stored}
    daily_done = {(day, games.get(puzzle)) for puzzle, day, _, is_daily in stored if is_daily}
    rows: list[PuzzleResult] = []
    for one in claims:
        day_and_game = one.day, games.get(one.puzzle)
        if day_and_game[1] is None or one.day > today:
            continue
        is_daily = one.daily and day_and_game not in daily_done and today - one.day <= MAX_DAILY_AGE_DAYS
        if is_daily or (one.puzzle, one.solved) not in known:
            rows.append((one.puzzle, one.day, one.solved, is_daily))
            known.add((one.puzzle, one.solved))
            if is_daily:
                daily_done.add(day_and_game)
    return rows


def streak_days(days: Collection[int], today: int) -> int:
    """Count consecutive days up to today, or up to yesterday while today's puzzle can still be solved."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
