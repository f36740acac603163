"""Puzzles as the page receives them: the list, the day's, one to solve, and its solution.

Before an attempt the page receives only what a player at such a table sees: no puzzle name and no results of a search.
"""

import asyncio
from datetime import date

import msgspec

from sortilege.core.errors import BadChoice, BadOptions
from sortilege.core.kits import GAMES, kit
from sortilege.core.session import Session
from sortilege.core.text.game_messages import status_message, with_messages
from sortilege.core.text.message import Message
from sortilege.puzzles import Puzzle, daily, puzzle, puzzles
from sortilege.puzzles.attempt_evaluation import is_unfinished, start_attempt
from sortilege.tables.background import in_thread
from sortilege.tables.content.replay_frames import next_frame, replay_frame
from sortilege.tables.content.rules_reference import BodyAndETag, encode_with_etag
from sortilege.tables.live.presenter import event_messages
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play.option_preview import preview_options
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.protocol.puzzles import DailyPuzzles, PuzzleFrame, PuzzleList, PuzzleListing, PuzzleSetup
from sortilege.tables.refusals import Illegal, NotThere


class PuzzleCatalog:
    """The puzzles, the same for everyone. Their files are read once, in a thread."""

    def __init__(self) -> None:
        self.encoded_list: BodyAndETag | None = None
        self.reading = asyncio.Lock()

    async def listing(self) -> BodyAndETag:
        async with self.reading:
            if self.encoded_list is None:
                self.encoded_list = await in_thread(lambda: encode_with_etag(puzzle_list()))
        return self.encoded_list

    async def daily(self, day: date) -> DailyPuzzles:
        await self.listing()
        found = [one for game in GAMES if (one := daily(day, game))]
        return DailyPuzzles(day=day.toordinal(), puzzles=tuple(map(puzzle_listing, found)))

    async def find(self, id: str) -> Puzzle:
        """Return a puzzle; raises NotThere."""
        await self.listing()
        try:
            return puzzle(id)
        except BadOptions:
            raise NotThere("server-no-puzzle") from None

    async def setup(self, id: str) -> PuzzleSetup:
        return await in_thread(puzzle_setup, await self.find(id))


def puzzle_list() -> PuzzleList:
    return PuzzleList(puzzles=tuple(puzzle_listing(one) for game in GAMES for one in puzzles(game)))


def puzzle_listing(one: Puzzle) -> PuzzleListing:
    return PuzzleListing(id=one.id, game=one.game, teaches=one.teaches, difficulty=one.difficulty)


def puzzle_setup(one: Puzzle) -> PuzzleSetup:
    game = start_attempt(one)
    return PuzzleSetup(
        id=one.id,
        game=one.game,
        teaches=one.teaches,
        difficulty=one.difficulty,
        seat=one.seat,
        seats=game.seats,
        options=game.options,
        moment=puzzle_frame(one, game),
    )


def games_along(one: Puzzle, ids: list[str]) -> list[Session]:
    """Return the game before each of these choices and after the last; raises Illegal for an impossible one."""
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


def puzzle_frame(one: Puzzle, game: Session) -> PuzzleFrame:
    """Return the table as the puzzle's seat sees it after its last choice; moves appear only until the solution."""
    words, n = kit(one.game).words, len(game.choices)
    events_before = game.checkpoints[-1].events if game.checkpoints else len(game.recorder.rows)
    view = msgspec.structs.replace(game.rules.view(game.state, one.seat), version=n)
    previews = preview_options(TableGame(game), one.seat) if is_unfinished(one, game) else ()
    view = with_messages(words, view) if is_unfinished(one, game) else msgspec.structs.replace(view, ask=None)
    return PuzzleFrame(
        version=n,
        who=one.seat if n else None,
        events=event_messages(one.game, game.recorder.rows[events_before:], one.seat),
        view=view,
        said=status_message(words, view),
        outlook=previews,
    )


def solution_frames(one: Puzzle) -> tuple[ReplayFrame, ...]:
    """Return the table at the start and after each choice of the solution."""
    game = start_attempt(one)
    return (replay_frame(game, 0, one.seat), *(next_frame(game, one.seat, each.shown, one.seat) for each in one.steps))


def solution_labels(one: Puzzle) -> tuple[Message, ...]:
    """Return the labels of the solution's choices, not all of which show on the board or in the log."""
    words, ids = kit(one.game).words, [each.shown for each in one.steps]
    views = [game.rules.view(game.state, one.seat) for game in games_along(one, ids)]
    return tuple(words.option_label(id, view) for id, view in zip(ids, views, strict=False))
