"""The HTTP interface: the endpoints about tables (`tables/endpoints`), and those that only a server has."""

import hmac
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from sortilege import __version__
from sortilege.server.accounts.turn_notice_mail import page
from sortilege.server.http import request_checks
from sortilege.server.http.account_routes import ACCOUNT_HANDLERS
from sortilege.server.http.handlers import PROBLEMS, HttpRequest, handler
from sortilege.server.http.lan_listener import LanListener
from sortilege.server.server_process import ServerProcess
from sortilege.tables.endpoints.after_game import AFTER_GAME
from sortilege.tables.endpoints.games import RULES
from sortilege.tables.endpoints.history import HISTORY, PLAYERS
from sortilege.tables.endpoints.my_tables import MY_TABLES
from sortilege.tables.endpoints.play import PLAY
from sortilege.tables.endpoints.positions import POSITIONS
from sortilege.tables.endpoints.puzzles import PUZZLES
from sortilege.tables.endpoints.seats_and_chat import SEATS_AND_CHAT
from sortilege.tables.endpoints.table_lifecycle import TABLE_LIFECYCLE
from sortilege.tables.endpoints.user_bots import USER_BOTS
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.accounts import BotCreated, NewBot
from sortilege.tables.protocol.hosting import Health, NetworkAccessRequest, NetworkStatus
from sortilege.tables.refusals import NotAllowed, NotKnown, NotThere, Unavailable

MailPlace = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{40}$", description="From the link in a mail.")]


@get("/health", responses=PROBLEMS, tags=["operations"])
async def health(service: NamedDependency[ServerProcess]) -> Response[Health]:
    """Return whether this process serves and reaches its database."""
    try:
        await service.store.revisions([])
    except Unavailable:
        return Response(Health(ok=False, database=False, version=__version__), status_code=503)
    return Response(Health(ok=True, database=True, version=__version__))


@get("/metrics", responses=PROBLEMS, media_type="text/plain", tags=["operations"])
async def metrics(request: HttpRequest, service: NamedDependency[ServerProcess]) -> str:
    """Return figures for Prometheus. Players may not see them: a count of choices would reveal sealed ones.

    The token is required from every address, because a proxy on this machine need not identify itself.
    """
    token = service.config.metrics_token
    if not token:
        raise NotThere("server-no-figures")
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotKnown("server-figures-token")
    return service.metrics.text()


@get("/network", responses=PROBLEMS, tags=["operations"])
async def network(request: HttpRequest) -> NetworkStatus:
    """Return whether friends on the home network can connect."""
    listener: LanListener | None = request.app.state.lan_listener
    return listener.status(request) if listener else NetworkStatus(can=False, open=False, addresses=())


@put("/network", responses=PROBLEMS, tags=["operations"])
async def open_network(request: HttpRequest, data: JSONBody[NetworkAccessRequest]) -> NetworkStatus:
    """Let friends on the home network connect, or no longer; only for the person at this machine."""
    listener: LanListener | None = request.app.state.lan_listener
    if listener is None:
        raise NotAllowed("server-network-not-yours")
    return await listener.change(request, data.open)


@post("/session", responses=PROBLEMS, status_code=204, tags=["account"])
async def start_session(session_caller: NamedDependency[Caller]) -> None:
    """Give a browser its cookie. With it, a join whose answer was lost can be repeated."""


@post("/bots", responses=PROBLEMS, tags=["bots"])
async def make_bot(
    data: JSONBody[NewBot],
    request: HttpRequest,
    service: NamedDependency[ServerProcess],
    caller: NamedDependency[Caller],
) -> BotCreated:
    """Create a bot. Only this response contains its token; DELETE /api/me with the token deletes the bot."""
    await service.limits.count("bot", request_checks.address_of(request), caller.session)
    return await service.make_bot(data.name)


@get("/mail/{place:str}", responses=PROBLEMS, media_type=MediaType.HTML, tags=["account"])
async def mail(place: MailPlace, service: NamedDependency[ServerProcess]) -> Response[str]:
    """Show the page that a mail's link opens: it asks whether turn notices are wanted."""
    return page(service.config.base_path, place, await service.mailer.is_confirmed(place))


@post("/mail/{place:str}/confirm", responses=PROBLEMS, media_type=MediaType.HTML, status_code=200, tags=["account"])
async def mail_confirm(place: MailPlace, service: NamedDependency[ServerProcess]) -> Response[str]:
    """Confirm an address."""
    await service.mailer.confirm(place)
    return page(service.config.base_path, place, True)


@post("/mail/{place:str}/stop", responses=PROBLEMS, media_type=MediaType.HTML, status_code=200, tags=["account"])
async def mail_stop(place: MailPlace, service: NamedDependency[ServerProcess]) -> Response[str]:
    """Send nothing more to this address; mail programs call this too (RFC 8058)."""
    await service.mailer.stop(place)
    return page(service.config.base_path, place, False, "Nothing will be sent to this address.")


ENDPOINTS = (
    *RULES,
    *TABLE_LIFECYCLE,
    *MY_TABLES,
    *SEATS_AND_CHAT,
    *USER_BOTS,
    *PLAY,
    *AFTER_GAME,
    *HISTORY,
    *PLAYERS,
    *PUZZLES,
    *POSITIONS,
)
HANDLERS = (
    *(mail, mail_confirm, mail_stop),
    *(health, metrics, network, open_network),
    *map(handler, ENDPOINTS),
    *ACCOUNT_HANDLERS,
    *(start_session, make_bot),
)


def router(*more: Any) -> Router:
    return Router("/api", route_handlers=[*HANDLERS, *more])
