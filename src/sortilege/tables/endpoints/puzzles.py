"""Puzzles: the list, the day's, attempts, solutions and the caller's progress."""

from sortilege.tables.endpoints.endpoint import EncodedAnswer, Endpoints, PuzzleId, RequestContext
from sortilege.tables.protocol.puzzles import (
    AttemptResult,
    DailyPuzzles,
    PuzzleAttempt,
    PuzzleHistory,
    PuzzleList,
    PuzzleSetup,
    PuzzleSolution,
    SolvedPuzzles,
)

PUZZLES = Endpoints()


@PUZZLES.get("puzzles", "puzzles", access="public")
async def all_puzzles(context: RequestContext) -> EncodedAnswer[PuzzleList]:
    """List all puzzles by game, difficulty and theme."""
    return EncodedAnswer(*await context.app.puzzles.listing())


@PUZZLES.get("puzzles/today", "puzzles", access="public")
async def daily_puzzles(context: RequestContext) -> DailyPuzzles:
    """Return the day's puzzle of each game, the same for everyone."""
    return await context.app.puzzles.daily(context.app.puzzle_progress.today())


@PUZZLES.get("puzzles/{puzzle}", "puzzles")
async def puzzle(context: RequestContext, puzzle: PuzzleId) -> PuzzleSetup:
    """Return one puzzle: the table as its seat sees it, with its options."""
    await context.limit("frames")
    return await context.app.puzzles.setup(puzzle)


@PUZZLES.post("puzzles/{puzzle}/tries", "puzzles", access="new_session")
async def attempt_puzzle(context: RequestContext, puzzle: PuzzleId, data: PuzzleAttempt) -> AttemptResult:
    """Judge these choices by search."""
    await context.limit("try")
    one = await context.app.puzzles.find(puzzle)
    found = await context.app.puzzle_attempts.attempt(context.thinking_owner, one, data.ids)
    if found.solved:
        await context.app.puzzle_progress.record_result(context.caller, one, solved=True)
    return found


@PUZZLES.post("puzzles/{puzzle}/solution", "puzzles", access="new_session")
async def puzzle_solution(context: RequestContext, puzzle: PuzzleId) -> PuzzleSolution:
    """Show the solution. After that the puzzle does not count as solved on that day."""
    await context.limit("try")
    one = await context.app.puzzles.find(puzzle)
    found = await context.app.puzzle_attempts.solution(context.thinking_owner, one)
    await context.app.puzzle_progress.record_result(context.caller, one, solved=False)
    return found


@PUZZLES.get("me/puzzles", "puzzles")
async def my_puzzles(context: RequestContext) -> SolvedPuzzles:
    """Return which puzzles the caller has solved, and their streak of daily puzzles."""
    return await context.app.puzzle_progress.progress(context.caller)


@PUZZLES.post("me/puzzles", "puzzles")
async def add_puzzle_history(context: RequestContext, data: PuzzleHistory) -> SolvedPuzzles:
    """Add the results that this browser has stored to the caller's account, where they count for that account alone."""
    await context.limit("try")
    return await context.app.puzzle_progress.add_history(context.caller, data.ended)
