"""Who has solved which puzzle, and on how many days in a row the day's: for accounts. Browsers keep their own."""

import time
from collections.abc import Callable, Collection
from datetime import UTC, date, datetime

from sortilege.puzzles import Puzzle, daily
from sortilege.server.messages import Solved
from sortilege.server.storage import Store
from sortilege.server.table.seats import Person


class Solving:
    """Days are those of UTC, the same for everybody."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now

    def today(self) -> date:
        return datetime.fromtimestamp(self.now(), UTC).date()

    async def ended(self, person: Person, puzzle: Puzzle, solved: bool) -> None:
        """It was solved, or shown. What came first on a day counts."""
        if person.account:
            today = self.today()
            of_the_day = daily(today, puzzle.game) == puzzle
            await self.store.end_puzzle(person.account, puzzle.id, today.toordinal(), solved, of_the_day)

    async def told(self, person: Person) -> Solved:
        rows = await self.store.ended_puzzles(person.account) if person.account else []
        solved = {puzzle for puzzle, _, well, _ in rows if well}
        days = {day for _, day, well, of_the_day in rows if well and of_the_day}
        today = self.today().toordinal()
        return Solved(
            kept=person.account is not None,
            solved=tuple(sorted(solved)),
            shown=tuple(sorted({puzzle for puzzle, *_ in rows} - solved)),
            streak=streak(days, today),
            today=today in days,
        )


def streak(days: Collection[int], today: int) -> int:
    """How many days in a row, up to today, or to yesterday as long as today's can still be solved."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
