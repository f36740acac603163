"""Declares endpoints: method, path, typed arguments and result, independent of any web framework.

    @PLAY.get("tables/{table}/log", "play")
    async def log(context: RequestContext, table: TableId, seat: SeatQuery = None, since: Since = 0) -> GameLog:

Arguments named in the path come from the path, `data` is the body, the others are query parameters.
`server.http.handlers` turns endpoints into Litestar handlers; `browser.dispatch` calls them without a network.
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
from sortilege.tables.thinking.hints import MAX_DEPTH

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The table's id.")]
GameName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A game's name, as listed by /games.")]
LanguageName = Annotated[str, Meta(pattern=r"^[A-Za-z-]{1,20}$", description="en, fr or de.")]
StoryId = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$", description="A story's id, as listed by …/rulings.")]
PuzzleId = Annotated[str, Meta(pattern=r"^[a-z0-9]{4,16}$", description="A puzzle's id, as listed by /puzzles.")]
SeatQuery = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="One of the caller's seats.")] | None
ViewerQuery = (
    Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="The seat to view from; default: a spectator.")] | None
)
Since = Annotated[int, Meta(ge=0, le=2**31 - 1, description="Start after this number.")]
SeatPath = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="The seat whose choices to show.")]
StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of choices made before this point.")]
KnowingSeat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="The seat whose knowledge to use.")]
HintDepth = Annotated[
    int, Meta(ge=1, le=MAX_DEPTH, description="1 takes up to a second; each further step takes three times as long.")
]
WholeAnswers = Annotated[bool, Meta(description="Return whole answers to a question asked several times in a row.")]

CREATED = 201
JSON = "application/json"
T = TypeVar("T")
Run = TypeVar("Run", bound=Callable[..., Awaitable[Any]])
# Whether the caller needs a session: none, an existing one, or one that is created with the answer.
Access = Literal["public", "session", "new_session"]


class RequestContext:
    """Who sends a request, from which address, and the application that answers it."""

    def __init__(self, app: TableApp, caller: Caller, address: str) -> None:
        self.app = app
        self.caller = caller
        self.address = address  # as rate limits count it

    @property
    def base_url(self) -> str:
        """The URL that links to this application start with."""
        return ""

    @property
    def address_key(self) -> str:
        """A key that groups callers without an account by their address; the address itself is not stored."""
        return self.app.address_key(self.address)

    @property
    def thinking_owner(self) -> str:
        """The owner that this request's hints, reviews and bots count toward."""
        return self.caller.account or f"{self.address_key}/{self.caller.session}"

    async def wait_for_disconnect(self) -> None:
        """Wait until the client disconnects; without a network, forever."""
        await asyncio.Future()

    def limit_in_process(self, what: str, table: str = "") -> None:
        """Apply a rate limit of this process, per table if one is given; raises TooMany."""
        self.app.limits.spend(what, self.address, self._limit_key(table))

    async def limit(self, what: str, table: str = "") -> None:
        """Apply a rate limit that all processes share, per table if one is given; raises TooMany."""
        await self.app.limits.count(what, self.address, self._limit_key(table))

    def _limit_key(self, table: str) -> str:
        return f"{self.caller.session} {table}" if table else self.caller.session


class EncodedAnswer(Generic[T]):
    """An answer that is encoded already, with an ETag if it is the same for every caller."""

    def __init__(self, body: bytes, etag: str = "") -> None:
        self.body = body
        self.etag = etag


class Argument(NamedTuple):
    """One argument of an endpoint."""

    name: str
    type: Any
    default: Any  # inspect.Parameter.empty if there is none

    @property
    def required(self) -> bool:
        return self.default is inspect.Parameter.empty


class Endpoint:
    """One endpoint. Its arguments and result come from the signature of the function that runs it."""

    def __init__(
        self,
        run: Callable[..., Awaitable[Any]],
        method: str,
        path: str,
        tag: str,
        status: int,
        access: Access,
        content_type: str,
    ) -> None:
        self.run = run
        self.method = method
        self.path = path
        self.tag = tag
        self.status = status
        self.access = access
        self.content_type = content_type
        types = get_type_hints(run, include_extras=True)
        _, *rest = inspect.signature(run).parameters.values()
        arguments = [Argument(one.name, types[one.name], one.default) for one in rest]
        self.result = types["return"]
        self.data = next((one.type for one in arguments if one.name == "data"), None)
        self.path_arguments = tuple(one for one in arguments if f"{{{one.name}}}" in path)
        self.query_arguments = tuple(one for one in arguments if one.name != "data" and one not in self.path_arguments)


class Endpoints(list[Endpoint]):
    """The endpoints of one subject, in the order of their declaration."""

    def get(self, path: str, tag: str, access: Access = "session", content_type: str = JSON) -> Callable[[Run], Run]:
        return self._declare("GET", path, tag, 200, access, content_type)

    def post(self, path: str, tag: str, status: int = 200, access: Access = "session") -> Callable[[Run], Run]:
        return self._declare("POST", path, tag, status, access)

    def delete(self, path: str, tag: str) -> Callable[[Run], Run]:
        return self._declare("DELETE", path, tag, 200)

    def _declare(
        self, method: str, path: str, tag: str, status: int, access: Access = "session", content_type: str = JSON
    ) -> Callable[[Run], Run]:
        def declare(run: Run) -> Run:
            self.append(Endpoint(run, method, path, tag, status, access, content_type))
            return run

        return declare


def problem(word: str, what: Message, version: int | None = None) -> Problem:
    """Return the body of an error response."""
    return Problem(word=word, why=tell(what), said=what, version=version)
