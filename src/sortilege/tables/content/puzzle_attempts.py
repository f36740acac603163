"""Judges attempts at puzzles by simulating games in the bot workers, with the same random numbers for every player.

The same attempt therefore always gets the same verdict and is judged only once: verdicts are cached. The work counts
toward the first player who asked, like that of their bots (see `fair_queue`).
"""

import asyncio

import msgspec

from sortilege.analysis.results import Evaluation, MoveValue
from sortilege.core.session import Session
from sortilege.puzzles import Puzzle
from sortilege.puzzles.attempt_evaluation import (
    GLANCES,
    AttemptEvaluation,
    attempt_evaluation,
    is_unfinished,
    solutions,
    start_attempt,
)
from sortilege.tables.background import in_thread
from sortilege.tables.content.puzzle_catalog import games_along, puzzle_frame, solution_frames, solution_labels
from sortilege.tables.protocol.puzzles import AttemptResult, ChoiceValue, PuzzleFrame, PuzzleSolution
from sortilege.tables.refusals import Unavailable
from sortilege.tables.thinking.jobs import BotFailed, PuzzleJob, WorkerPool

MAX_CACHED_VERDICTS = 5_000  # of less than a kilobyte each

AttemptKey = tuple[str, ...]  # a puzzle and the choices made in it


class PuzzleAttempts:
    """Judges attempts at puzzles."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self.verdicts: dict[AttemptKey, AttemptEvaluation] = {}
        self.running: dict[AttemptKey, asyncio.Task[AttemptEvaluation]] = {}

    async def attempt(self, owner: str, puzzle: Puzzle, ids: list[str]) -> AttemptResult:
        """Judge these choices up to the first that is worse; raises Illegal or Unavailable."""
        games = await in_thread(games_along, puzzle, ids)
        at = 0
        while (one := await self._judge(owner, puzzle, games[at], ids[at])).verdict != "worse" and at < len(ids) - 1:
            at += 1
        if one.verdict == "worse":
            return attempt_result(one, at)
        next_frame = await in_thread(puzzle_frame, puzzle, games[-1])
        return attempt_result(one, at, not is_unfinished(puzzle, games[-1]), next_frame)

    async def solution(self, owner: str, puzzle: Puzzle) -> PuzzleSolution:
        """Return the solution and what speaks for its first choice; raises Unavailable."""
        frames, labels = await in_thread(solution_frames, puzzle), await in_thread(solution_labels, puzzle)
        game = await in_thread(start_attempt, puzzle)
        one = await self._judge(owner, puzzle, game, puzzle.steps[0].shown)
        return PuzzleSolution(worth=choice_value(one.chosen), why=one.chosen.why, choices=labels, frames=frames)

    async def close(self) -> None:
        for task in self.running.values():
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)

    async def _judge(self, owner: str, puzzle: Puzzle, game: Session, id: str) -> AttemptEvaluation:
        """Judge one choice. The cache keeps the most recently used verdicts."""
        key = (puzzle.id, *(made for _, made in game.choices), id)
        if key in self.verdicts:
            self.verdicts[key] = one = self.verdicts.pop(key)
            return one
        if key not in self.running:
            self.running[key] = task = asyncio.create_task(self._compute(owner, puzzle, game, id, key))
            task.add_done_callback(lambda _: self.running.pop(key, None))
        return await asyncio.shield(self.running[key])  # other players may wait for the same verdict

    async def _compute(self, owner: str, puzzle: Puzzle, game: Session, id: str, key: AttemptKey) -> AttemptEvaluation:
        rules, solves = game.rules, solutions(puzzle, game)
        job = PuzzleJob(
            game=puzzle.game,
            seat=puzzle.seat,
            version=len(game.choices),
            thoughts=puzzle.id.encode().hex(),
            fields=rules.fields(game.state),
            times=GLANCES,
            also=tuple(rules.code_of[one] for one in (id, *solves)),
        )
        lane = self.workers.deep
        try:
            async with lane.turn(owner, f"puzzle {puzzle.id}") as turn:
                line = await lane.run(turn, job)
        except BotFailed:
            raise Unavailable("server-no-try", retry_after=1.0) from None
        self.verdicts[key] = one = attempt_evaluation(msgspec.json.decode(line, type=Evaluation), id, solves)
        while len(self.verdicts) > MAX_CACHED_VERDICTS:
            del self.verdicts[next(iter(self.verdicts))]
        return one


def attempt_result(
    one: AttemptEvaluation, at: int, solved: bool = False, next_frame: PuzzleFrame | None = None
) -> AttemptResult:
    return AttemptResult(
        verdict=one.verdict,
        at=at,
        games=one.games,
        chosen=choice_value(one.chosen),
        best=choice_value(one.best),
        why=one.chosen.why,
        solved=solved,
        next=next_frame,
    )


def choice_value(one: MoveValue) -> ChoiceValue:
    return ChoiceValue(chance=one.chance, points=one.points)
