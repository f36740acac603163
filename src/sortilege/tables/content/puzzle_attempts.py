"""Tries at puzzles, judged where bots think: by so many games, with dice that are the same for everybody.

So the same try gets the same answer, whoever waits, and is thought about once: what was found out is kept. The thinking
is counted to whoever asks first, beside that of bots (`queue`).
"""

import asyncio

import msgspec

from sortilege.analysis.results import Evaluation, MoveValue
from sortilege.core.session import Session
from sortilege.puzzles import Puzzle
from sortilege.puzzles.attempt import (
    GLANCES,
    AttemptEvaluation,
    attempt_evaluation,
    is_unfinished,
    solutions,
    start_attempt,
)
from sortilege.tables.background import aside
from sortilege.tables.content.puzzles import choices, moment, solved, tables
from sortilege.tables.protocol.puzzles import AttemptResult, ChoiceValue, PuzzleFrame, PuzzleSolution
from sortilege.tables.refusals import Unavailable
from sortilege.tables.thinking.jobs import BotFailed, Question, WorkerPool

KEPT = 5_000  # judgements in memory, of less than a kilobyte each

Key = tuple[str, ...]  # a puzzle and the choices at it


class PuzzleAttempts:
    """What people try at puzzles."""

    def __init__(self, thinker: WorkerPool) -> None:
        self.thinker = thinker
        self.kept: dict[Key, AttemptEvaluation] = {}
        self.thinking: dict[Key, asyncio.Task[AttemptEvaluation]] = {}

    async def tried(self, owner: str, puzzle: Puzzle, ids: list[str]) -> AttemptResult:
        """What these choices are worth, up to the first that is worse; raises Illegal or Unavailable."""
        found = await aside(tables, puzzle, ids)
        at = 0
        while (one := await self._judged(owner, puzzle, found[at], ids[at])).verdict != "worse" and at < len(ids) - 1:
            at += 1
        if one.verdict == "worse":
            return told(one, at)
        after = await aside(moment, puzzle, found[-1])
        return told(one, at, not is_unfinished(puzzle, found[-1]), after)

    async def solution(self, owner: str, puzzle: Puzzle) -> PuzzleSolution:
        """How it is solved, and what speaks for the first choice of it; raises Unavailable."""
        frames, called = await aside(solved, puzzle), await aside(choices, puzzle)
        game = await aside(start_attempt, puzzle)
        one = await self._judged(owner, puzzle, game, puzzle.steps[0].shown)
        return PuzzleSolution(worth=worth(one.chosen), why=one.chosen.why, choices=called, frames=frames)

    async def close(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)

    async def _judged(self, owner: str, puzzle: Puzzle, game: Session, id: str) -> AttemptEvaluation:
        """What a choice at this table is worth. Of those that were found out, the ones wanted last are kept."""
        key = (puzzle.id, *(made for _, made in game.choices), id)
        if key in self.kept:
            self.kept[key] = one = self.kept.pop(key)
            return one
        if key not in self.thinking:
            self.thinking[key] = task = asyncio.create_task(self._think(owner, puzzle, game, id, key))
            task.add_done_callback(lambda _: self.thinking.pop(key, None))
        return await asyncio.shield(self.thinking[key])  # others may wait for it too

    async def _think(self, owner: str, puzzle: Puzzle, game: Session, id: str, key: Key) -> AttemptEvaluation:
        rules, solves = game.rules, solutions(puzzle, game)
        question = Question(
            bot="",
            game=puzzle.game,
            seat=puzzle.seat,
            version=len(game.choices),
            thoughts=puzzle.id.encode().hex(),
            fields=rules.fields(game.state),
            times=GLANCES,
            also=tuple(rules.code_of[one] for one in (id, *solves)),
            planned=True,
        )
        crew = self.thinker.deep
        try:
            async with crew.turn(owner, f"puzzle {puzzle.id}") as turn:
                line = await crew.answer(turn, question)
        except BotFailed:
            raise Unavailable("server-no-try", retry_after=1.0) from None
        self.kept[key] = one = attempt_evaluation(msgspec.json.decode(line, type=Evaluation), id, solves)
        while len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return one


def told(one: AttemptEvaluation, at: int, solved: bool = False, after: PuzzleFrame | None = None) -> AttemptResult:
    return AttemptResult(
        verdict=one.verdict,
        at=at,
        games=one.games,
        chosen=worth(one.chosen),
        best=worth(one.best),
        why=one.chosen.why,
        solved=solved,
        next=after,
    )


def worth(one: MoveValue) -> ChoiceValue:
    return ChoiceValue(chance=one.chance, points=one.points)
