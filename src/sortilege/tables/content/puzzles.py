"""Puzzles as the page gets them: all of them, the day's, one to be solved, and how it is solved.

Before a try nothing is told but what a player at such a table sees: no name, no figures, nothing that was found out.
"""

import asyncio
from datetime import date

import msgspec

from sortilege.core.errors import BadChoice, BadOptions
from sortilege.core.kits import GAMES, kit
from sortilege.core.session import Session
from sortilege.core.text.message import Message
from sortilege.core.text.wording import spoken, status_message
from sortilege.puzzles import Puzzle, daily, puzzle, puzzles
from sortilege.puzzles.attempt import is_unfinished, start_attempt
from sortilege.tables.background import aside
from sortilege.tables.content.frames import frame, step
from sortilege.tables.content.rules_reference import Marked, encoded
from sortilege.tables.live.table_game import TableGame, told
from sortilege.tables.play.option_preview import outcomes
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.protocol.puzzles import DailyPuzzles, PuzzleFrame, PuzzleList, PuzzleListing, PuzzleSetup
from sortilege.tables.refusals import Illegal, NotThere


class PuzzleShelf:
    """What is told to everybody alike. Files are read once, beside what the tables do."""

    def __init__(self) -> None:
        self.all: Marked | None = None
        self.reading = asyncio.Lock()

    async def listed(self) -> Marked:
        async with self.reading:
            if self.all is None:
                self.all = await aside(lambda: encoded(every()))
        return self.all

    async def today(self, day: date) -> DailyPuzzles:
        await self.listed()
        found = [one for game in GAMES if (one := daily(day, game))]
        return DailyPuzzles(day=day.toordinal(), puzzles=tuple(map(listed, found)))

    async def taken(self, id: str) -> Puzzle:
        """One of them; raises NotThere."""
        await self.listed()
        try:
            return puzzle(id)
        except BadOptions:
            raise NotThere("server-no-puzzle") from None

    async def told(self, id: str) -> PuzzleSetup:
        return await aside(puzzle_told, await self.taken(id))


def every() -> PuzzleList:
    return PuzzleList(puzzles=tuple(listed(one) for game in GAMES for one in puzzles(game)))


def listed(one: Puzzle) -> PuzzleListing:
    return PuzzleListing(id=one.id, game=one.game, teaches=one.teaches, difficulty=one.difficulty)


def puzzle_told(one: Puzzle) -> PuzzleSetup:
    game = start_attempt(one)
    return PuzzleSetup(
        id=one.id,
        game=one.game,
        teaches=one.teaches,
        difficulty=one.difficulty,
        seat=one.seat,
        seats=game.seats,
        options=game.options,
        moment=moment(one, game),
    )


def tables(one: Puzzle, ids: list[str]) -> list[Session]:
    """The table before each of these choices, and after the last; raises Illegal for one that cannot be made."""
    game = start_attempt(one)
    found = [game.copy()]
    for id in ids:
        if not is_unfinished(one, game):
            raise Illegal("server-puzzle-over")
        try:
            game.choose(one.seat, id)
        except BadChoice as error:
            raise Illegal(error.said) from None
        found.append(game.copy())
    return found


def moment(one: Puzzle, game: Session) -> PuzzleFrame:
    """The table as the puzzle's seat sees it, after its last choice; it is asked only for what the puzzle asks."""
    words, n = kit(one.game).words, len(game.choices)
    since = game.moments[-1].events if game.moments else len(game.recorder.rows)
    view = msgspec.structs.replace(game.rules.view(game.state, one.seat), version=n)
    outlook = outcomes(TableGame(game), one.seat) if is_unfinished(one, game) else ()
    view = spoken(words, view) if is_unfinished(one, game) else msgspec.structs.replace(view, ask=None)
    return PuzzleFrame(
        version=n,
        who=one.seat if n else None,
        events=told(one.game, game.recorder.rows[since:], one.seat),
        view=view,
        said=status_message(words, view),
        outlook=outlook,
    )


def solved(one: Puzzle) -> tuple[ReplayFrame, ...]:
    """The solution, choice by choice."""
    game = start_attempt(one)
    return (frame(game, 0, one.seat), *(step(game, one.seat, each.shown, one.seat) for each in one.steps))


def choices(one: Puzzle) -> tuple[Message, ...]:
    """What the choices of the solution are called: not every one is seen on the board, or told by the log."""
    words, ids = kit(one.game).words, [each.shown for each in one.steps]
    views = [game.rules.view(game.state, one.seat) for game in tables(one, ids)]
    return tuple(words.option_label(id, view) for id, view in zip(ids, views, strict=False))
