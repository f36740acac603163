"""Puzzles over HTTP. Each handler translates, and nothing else."""

from typing import Annotated, cast

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from sortilege.server.door import guard
from sortilege.server.door.routes import PROBLEMS, Asked, unless_known
from sortilege.server.host.service import Service
from sortilege.server.messages import Puzzles, PuzzleTold, Solution, Solved, Today, Tried, Try
from sortilege.server.table.seats import Person

PuzzleId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{4,16}$", description="As /puzzles names it.")]


@get("/puzzles", responses=PROBLEMS, tags=["puzzles"])
async def every(request: Asked, service: NamedDependency[Service]) -> Response[Puzzles]:
    """All puzzles, by game, difficulty and what they teach."""
    return cast("Response[Puzzles]", unless_known(request, *await service.puzzles.listed()))


@get("/puzzles/today", responses=PROBLEMS, tags=["puzzles"])
async def today(service: NamedDependency[Service]) -> Today:
    """The day's puzzle of each game, the same for everybody."""
    return await service.puzzles.today(service.solving.today())


@get("/puzzles/{puzzle:str}", responses=PROBLEMS, tags=["puzzles"])
async def told(
    puzzle: PuzzleId, request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> PuzzleTold:
    """One puzzle: the table as its seat sees it, and what it may choose."""
    await service.limits.count("frames", guard.address_of(request), person.session)
    return await service.puzzles.told(puzzle)


@post("/puzzles/{puzzle:str}/tries", responses=PROBLEMS, status_code=200, tags=["puzzles"])
async def tried(
    puzzle: PuzzleId,
    data: JSONBody[Try],
    request: Asked,
    service: NamedDependency[Service],
    somebody: NamedDependency[Person],
) -> Tried:
    """Try these choices: the search says what they are worth."""
    await service.limits.count("try", guard.address_of(request), somebody.session)
    one = await service.puzzles.taken(puzzle)
    found = await service.tries.tried(owner(service, request, somebody), one, data.ids)
    if found.solved:
        await service.solving.ended(somebody, one, solved=True)
    return found


@post("/puzzles/{puzzle:str}/solution", responses=PROBLEMS, status_code=200, tags=["puzzles"])
async def solution(
    puzzle: PuzzleId, request: Asked, service: NamedDependency[Service], somebody: NamedDependency[Person]
) -> Solution:
    """“Show me”: how it is solved. Whoever was shown it has not solved it, that day."""
    await service.limits.count("try", guard.address_of(request), somebody.session)
    one = await service.puzzles.taken(puzzle)
    found = await service.tries.solution(owner(service, request, somebody), one)
    await service.solving.ended(somebody, one, solved=False)
    return found


@get("/me/puzzles", responses=PROBLEMS, tags=["puzzles"])
async def mine(service: NamedDependency[Service], person: NamedDependency[Person]) -> Solved:
    """Which puzzles one has solved, and for how many days in a row the day's."""
    return await service.solving.told(person)


def owner(service: Service, request: Asked, person: Person) -> str:
    """To whom the thinking is counted."""
    return person.account or f"{service.where(request)}/{person.session}"


HANDLERS = (every, today, told, tried, solution, mine)
