"""Who has solved which puzzle, and on how many days in a row the day's: for accounts. Browsers keep their own, and
bring it along to an account."""

import time
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, date, datetime

from sortilege.core.kits import GAMES
from sortilege.puzzles import Puzzle, daily, puzzles
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.puzzles import LocalPuzzleResult, SolvedPuzzles
from sortilege.tables.storage.store import PuzzleResult, Store

OLDEST = 366  # days back, that a browser can have solved the day's on


class PuzzleProgress:
    """Days are those of UTC, the same for everybody."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now

    def today(self) -> date:
        return datetime.fromtimestamp(self.now(), UTC).date()

    async def ended(self, person: Caller, puzzle: Puzzle, solved: bool) -> None:
        """It was solved, or shown. What came first on a day counts."""
        if person.account:
            today = self.today()
            of_the_day = daily(today, puzzle.game) == puzzle
            await self.store.save_puzzle_results(person.account, [(puzzle.id, today.toordinal(), solved, of_the_day)])

    async def carried(self, person: Caller, claimed: Sequence[LocalPuzzleResult]) -> SolvedPuzzles:
        """Keep what a browser has kept so far."""
        if person.account:
            before = await self.store.puzzle_results(person.account)
            await self.store.save_puzzle_results(person.account, believed(claimed, before, self.today().toordinal()))
        return await self.told(person)

    async def told(self, person: Caller) -> SolvedPuzzles:
        rows = await self.store.puzzle_results(person.account) if person.account else []
        solved = {puzzle for puzzle, _, well, _ in rows if well}
        days = {day for _, day, well, of_the_day in rows if well and of_the_day}
        today = self.today().toordinal()
        return SolvedPuzzles(
            kept=person.account is not None,
            solved=tuple(sorted(solved)),
            shown=tuple(sorted({puzzle for puzzle, *_ in rows} - solved)),
            streak=streak(days, today),
            today=today in days,
        )


def believed(claimed: Sequence[LocalPuzzleResult], before: Sequence[PuzzleResult], today: int) -> list[PuzzleResult]:
    """What a browser says beyond what is known. It is taken at its word, since it counts for oneself alone; but it
    tells of puzzles that there are and of days that were, and does not grow without end: of a day one puzzle of each
    game was the day's, and any other is kept once as solved and once as shown."""
    games = {one.id: game for game in GAMES for one in puzzles(game)}
    known = {(puzzle, solved) for puzzle, _, solved, _ in before}
    days = {(day, games.get(puzzle)) for puzzle, day, _, of_the_day in before if of_the_day}
    rows: list[PuzzleResult] = []
    for one in claimed:
        place = one.day, games.get(one.puzzle)
        if place[1] is None or one.day > today:
            continue
        of_the_day = one.daily and place not in days and today - one.day <= OLDEST
        if of_the_day or (one.puzzle, one.solved) not in known:
            rows.append((one.puzzle, one.day, one.solved, of_the_day))
            known.add((one.puzzle, one.solved))
            if of_the_day:
                days.add(place)
    return rows


def streak(days: Collection[int], today: int) -> int:
    """How many days in a row, up to today, or to yesterday as long as today's can still be solved."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
