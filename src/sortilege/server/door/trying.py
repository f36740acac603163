"""The HTTP interface of the table to try things on."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.server.door import guard
from sortilege.server.door.routes import PROBLEMS, Asked, HintDepth, TableId
from sortilege.server.host.service import Service
from sortilege.server.messages import Hint, Made, MomentAsked, MomentTable, MomentText, MomentTold
from sortilege.server.table.seats import Person

After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="After how many choices.")]
Whose = Annotated[int, QueryParameter(ge=0, le=MOST_SEATS - 1, description="Whose knowledge.")]


@post("/moments", responses=PROBLEMS, status_code=200, tags=["moments"])
async def look_at_moment(
    data: JSONBody[MomentAsked], request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> MomentTold:
    """A moment that somebody sets up, as a seat sees it; or why there is no such table."""
    await service.limits.count("moment", guard.address_of(request), person.session)
    return await service.tryouts.look(data)


@post("/moments/hint", responses=PROBLEMS, status_code=200, tags=["moments"])
async def hint_at_moment(
    data: JSONBody[MomentAsked],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    depth: HintDepth = 1,
) -> Hint:
    """What looks best there to a search from the seat that looks."""
    await service.limits.count("hint", guard.address_of(request), person.session)
    owner = person.account or f"{service.where(request)}/{person.session}"
    return await service.tryouts.hint(owner, data, depth)


@post("/moments/tables", responses=PROBLEMS, tags=["moments"])
async def play_from_moment(
    data: JSONBody[MomentTable], request: Asked, service: NamedDependency[Service], somebody: NamedDependency[Person]
) -> Made:
    """Make a table that begins there."""
    await service.limits.count("make", guard.address_of(request), somebody.session)
    return await service.tryouts.open(somebody, data, service.base_of(request), service.where(request))


@get("/tables/{table:str}/moment", responses=PROBLEMS, tags=["moments"])
async def moment_of_game(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: Whose,
    at: After = 0,
) -> MomentText:
    """A moment of a game that is over, as a seat knew it, to set it up again."""
    await service.limits.count("frames", guard.address_of(request), person.session)
    return await service.tryouts.text(person, table, at, seat)


TRYING = (look_at_moment, hint_at_moment, play_from_moment, moment_of_game)
