"""How a question is declared: a method, a path, typed arguments and an answer; and who asks it.

    @asks.get("tables/{table}/log", "play")
    async def log(visit: Visit, table: TableId, seat: SeatQuery = None, since: Since = 0) -> Log:

Arguments named in the path come from it, `data` is the body, the others are the query. `door.handlers` makes Litestar's
handlers of these, and `local.dispatch` answers them where there is no network.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar, get_type_hints

from msgspec import Meta

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.text.catalog import tell
from sortilege.core.text.message import Message
from sortilege.tables.app import TableApp
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.base import Problem
from sortilege.tables.thinking.hints import DEEPEST

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The table's id.")]
GameName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="As /games names it.")]
LanguageName = Annotated[str, Meta(pattern=r"^[A-Za-z-]{1,20}$", description="en, fr or de.")]
StoryId = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$", description="As …/rulings names it.")]
PuzzleId = Annotated[str, Meta(pattern=r"^[a-z0-9]{4,16}$", description="As /puzzles names it.")]
SeatQuery = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="Which of one's seats.")] | None
AnySeat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="Whose eyes; none: an onlooker's.")] | None
Since = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number to start after.")]
SeatPlace = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="Whose choices.")]
MomentPlace = Annotated[int, Meta(ge=0, le=2**31 - 1, description="After how many choices.")]
Knower = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="Whose knowledge.")]
HintDepth = Annotated[
    int, Meta(ge=1, le=DEEPEST, description="1 within a second; each further one takes three times as long.")
]

CREATED = 201
T = TypeVar("T")
Asker = Literal["anybody", "person", "somebody"]
Run = TypeVar("Run", bound=Callable[..., Awaitable[Any]])
JSON = "application/json"


class RequestContext:
    """Who asks, in which house, and from where."""

    def __init__(self, house: TableApp, person: Caller, address: str) -> None:
        self.house = house
        self.person = person
        self.address = address  # as limits count

    @property
    def base(self) -> str:
        """What links begin with."""
        return ""

    @property
    def where(self) -> str:
        """By which people without an account at one address are known to be that; the address itself is not kept."""
        return self.house.where(self.address)

    @property
    def owner(self) -> str:
        """To whom thinking is counted."""
        return self.person.account or f"{self.where}/{self.person.session}"

    async def hung_up(self) -> None:
        """Until whoever asks no longer waits for the answer, which nobody does without a network."""
        await asyncio.Future()

    def spend(self, what: str, at: str = "") -> None:
        """Count this, in this process; at one table, if it is named. Raises TooMany."""
        self.house.limits.spend(what, self.address, f"{self.person.session} {at}" if at else self.person.session)

    async def count(self, what: str, at: str = "") -> None:
        """The same over all processes."""
        await self.house.limits.count(what, self.address, f"{self.person.session} {at}" if at else self.person.session)


class Encoded(Generic[T]):
    """An answer that is bytes already; with a mark that changes with it, where it is the same for everybody."""

    def __init__(self, body: bytes, mark: str = "") -> None:
        self.body = body
        self.mark = mark


class Argument(NamedTuple):
    """One argument of a question."""

    name: str
    type: Any
    default: Any  # inspect.Parameter.empty where there is none

    @property
    def needed(self) -> bool:
        return self.default is inspect.Parameter.empty


class Endpoint:
    """One question."""

    def __init__(
        self, run: Callable[..., Awaitable[Any]], method: str, path: str, tag: str, status: int, who: Asker, kind: str
    ) -> None:
        self.run = run
        self.method = method
        self.path = path
        self.tag = tag
        self.status = status
        self.who = who  # asks: "somebody" gets a session with the answer, if they have none; "anybody" needs none
        self.kind = kind
        types = get_type_hints(run, include_extras=True)
        _, *rest = inspect.signature(run).parameters.values()
        found = [Argument(one.name, types[one.name], one.default) for one in rest]
        self.answer = types["return"]
        self.data = next((one.type for one in found if one.name == "data"), None)
        self.in_path = tuple(one for one in found if f"{{{one.name}}}" in path)
        self.in_query = tuple(one for one in found if one.name != "data" and one not in self.in_path)


class Endpoints(list[Endpoint]):
    """Questions about one subject, in the order in which they are declared."""

    def get(self, path: str, tag: str, who: Asker = "person", kind: str = JSON) -> Callable[[Run], Run]:
        return self._declared("GET", path, tag, 200, who, kind)

    def post(self, path: str, tag: str, status: int = 200, who: Asker = "person") -> Callable[[Run], Run]:
        return self._declared("POST", path, tag, status, who)

    def delete(self, path: str, tag: str) -> Callable[[Run], Run]:
        return self._declared("DELETE", path, tag, 200)

    def _declared(
        self, method: str, path: str, tag: str, status: int, who: Asker = "person", kind: str = JSON
    ) -> Callable[[Run], Run]:
        def declare(run: Run) -> Run:
            self.append(Endpoint(run, method, path, tag, status, who, kind))
            return run

        return declare


def problem(word: str, what: Message, version: int | None = None) -> Problem:
    """Why something is refused, as it is answered."""
    return Problem(word=word, why=tell(what), said=what, version=version)
