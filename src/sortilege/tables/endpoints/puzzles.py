"""Puzzles."""

from sortilege.tables.endpoints.endpoint import Encoded, Endpoints, PuzzleId, RequestContext
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


@PUZZLES.get("puzzles", "puzzles", who="anybody")
async def every(visit: RequestContext) -> Encoded[PuzzleList]:
    """All puzzles, by game, difficulty and what they teach."""
    return Encoded(*await visit.house.puzzles.listed())


@PUZZLES.get("puzzles/today", "puzzles", who="anybody")
async def today(visit: RequestContext) -> DailyPuzzles:
    """The day's puzzle of each game, the same for everybody."""
    return await visit.house.puzzles.today(visit.house.solving.today())


@PUZZLES.get("puzzles/{puzzle}", "puzzles")
async def told(visit: RequestContext, puzzle: PuzzleId) -> PuzzleSetup:
    """One puzzle: the table as its seat sees it, and what it may choose."""
    await visit.count("frames")
    return await visit.house.puzzles.told(puzzle)


@PUZZLES.post("puzzles/{puzzle}/tries", "puzzles", who="somebody")
async def tried(visit: RequestContext, puzzle: PuzzleId, data: PuzzleAttempt) -> AttemptResult:
    """Try these choices: the search says what they are worth."""
    await visit.count("try")
    one = await visit.house.puzzles.taken(puzzle)
    found = await visit.house.tries.tried(visit.owner, one, data.ids)
    if found.solved:
        await visit.house.solving.ended(visit.person, one, solved=True)
    return found


@PUZZLES.post("puzzles/{puzzle}/solution", "puzzles", who="somebody")
async def solution(visit: RequestContext, puzzle: PuzzleId) -> PuzzleSolution:
    """“Show me”: how it is solved. Whoever was shown it has not solved it, that day."""
    await visit.count("try")
    one = await visit.house.puzzles.taken(puzzle)
    found = await visit.house.tries.solution(visit.owner, one)
    await visit.house.solving.ended(visit.person, one, solved=False)
    return found


@PUZZLES.get("me/puzzles", "puzzles")
async def mine(visit: RequestContext) -> SolvedPuzzles:
    """Which puzzles one has solved, and for how many days in a row the day's."""
    return await visit.house.solving.told(visit.person)


@PUZZLES.post("me/puzzles", "puzzles")
async def carried(visit: RequestContext, data: PuzzleHistory) -> SolvedPuzzles:
    """Bring what this browser has kept to one's account, where it counts for oneself alone."""
    await visit.count("try")
    return await visit.house.solving.carried(visit.person, data.ended)
