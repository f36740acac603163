"""The HTTP interface: what is asked about tables (`asks`), and what only a server has. Each handler only translates."""

import hmac
from typing import Annotated, Any

from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from sortilege import __version__
from sortilege.server.accounts.mail import page
from sortilege.server.http import guard
from sortilege.server.http.handlers import PROBLEMS, Asked, handler
from sortilege.server.service import Service
from sortilege.tables.endpoints.after_game import AFTER_GAME
from sortilege.tables.endpoints.multiplayer import MULTIPLAYER
from sortilege.tables.endpoints.play import PLAY
from sortilege.tables.endpoints.positions import POSITIONS
from sortilege.tables.endpoints.puzzles import PUZZLES
from sortilege.tables.endpoints.rules import RULES
from sortilege.tables.endpoints.tables import TABLES
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.accounts import AccountStatus, BotCreated, Credentials, NewBot, PasswordChange
from sortilege.tables.protocol.hosting import Health, NetworkAccessRequest, NetworkStatus
from sortilege.tables.refusals import NotAllowed, NotKnown, NotThere, Unavailable
from sortilege.tables.rooms.display_names import account_key

MailPlace = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{40}$", description="From a letter's link.")]


@get("/health", responses=PROBLEMS, tags=["operations"])
async def health(service: NamedDependency[Service]) -> Response[Health]:
    """Whether this process serves, and reaches its database."""
    try:
        await service.store.revisions([])
    except Unavailable:
        return Response(Health(ok=False, database=False, version=__version__), status_code=503)
    return Response(Health(ok=True, database=True, version=__version__))


@get("/metrics", responses=PROBLEMS, media_type="text/plain", tags=["operations"])
async def metrics(request: Asked, service: NamedDependency[Service]) -> str:
    """Figures for Prometheus. Not for players: how many choices were made would tell of sealed ones.

    Where a request comes from proves nothing: a proxy on this machine need not say that it is one.
    """
    token = service.config.metrics_token
    if not token:
        raise NotThere("server-no-figures")
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotKnown("server-figures-token")
    return service.metrics.text()


@get("/network", responses=PROBLEMS, tags=["operations"])
async def network(request: Asked, service: NamedDependency[Service]) -> NetworkStatus:
    """Whether friends on the home network can come in."""
    return service.network.told(request) if service.network else NetworkStatus(can=False, open=False, addresses=())


@put("/network", responses=PROBLEMS, tags=["operations"])
async def open_network(
    request: Asked, data: JSONBody[NetworkAccessRequest], service: NamedDependency[Service]
) -> NetworkStatus:
    """Let them in, or no longer; for whoever sits at this machine."""
    if service.network is None:
        raise NotAllowed("server-network-not-yours")
    return await service.network.change(request, data.open)


@post("/bots", responses=PROBLEMS, tags=["bots"])
async def make_bot(
    data: JSONBody[NewBot], request: Asked, service: NamedDependency[Service], person: NamedDependency[Caller]
) -> BotCreated:
    """Make a bot: its token is told once, and DELETE /api/me with it ends it."""
    await service.limits.count("bot", guard.address_of(request), person.session)
    return await service.make_bot(data.name)


@get("/me/export", responses=PROBLEMS, tags=["account"])
async def export(service: NamedDependency[Service], person: NamedDependency[Caller]) -> dict[str, Any]:
    """All that is kept about me."""
    return await service.accounts.export(person)


@delete("/me", responses=PROBLEMS, tags=["account"])
async def remove(request: Asked, service: NamedDependency[Service], person: NamedDependency[Caller]) -> None:
    """Delete my data."""
    await service.limits.count("login", guard.address_of(request), person.session)
    await service.forget(person)


@post("/accounts", responses=PROBLEMS, tags=["account"])
async def sign_up(
    data: JSONBody[Credentials], request: Asked, service: NamedDependency[Service], person: NamedDependency[Caller]
) -> AccountStatus:
    """Make an account and sign in."""
    await service.limits.count("login", guard.address_of(request), person.session)
    return await service.sign_in(request, person, await service.accounts.make(data))


@post("/login", responses=PROBLEMS, status_code=200, tags=["account"])
async def login(
    data: JSONBody[Credentials], request: Asked, service: NamedDependency[Service], person: NamedDependency[Caller]
) -> AccountStatus:
    """Sign in; seats that were taken in this browser become the account's."""
    await service.limits.count("login", guard.address_of(request), f"name {account_key(data.name)}")
    return await service.sign_in(request, person, await service.accounts.known(data))


@post("/logout", responses=PROBLEMS, status_code=204, tags=["account"])
async def logout(request: Asked, service: NamedDependency[Service], person: NamedDependency[Caller]) -> None:
    """Sign out; nothing of the account stays in this browser."""
    if person.account:
        await service.accounts.sign_out(person)
        service.begin(request)


@put("/me/password", responses=PROBLEMS, status_code=204, tags=["account"])
async def password(
    data: JSONBody[PasswordChange], request: Asked, service: NamedDependency[Service], person: NamedDependency[Caller]
) -> None:
    """Change the password; other browsers are signed out."""
    await service.limits.count("login", guard.address_of(request), person.session)
    await service.accounts.change_password(person, data)


@get("/mail/{place:str}", responses=PROBLEMS, media_type=MediaType.HTML, tags=["account"])
async def mail(place: MailPlace, service: NamedDependency[Service]) -> Response[str]:
    """What a letter's link opens: a page that asks whether letters are wanted."""
    return page(service.config.base_path, place, await service.letters.known(place))


@post("/mail/{place:str}/confirm", responses=PROBLEMS, media_type=MediaType.HTML, status_code=200, tags=["account"])
async def mail_confirm(place: MailPlace, service: NamedDependency[Service]) -> Response[str]:
    """Letters are wanted."""
    await service.letters.confirm(place)
    return page(service.config.base_path, place, True)


@post("/mail/{place:str}/stop", responses=PROBLEMS, media_type=MediaType.HTML, status_code=200, tags=["account"])
async def mail_stop(place: MailPlace, service: NamedDependency[Service]) -> Response[str]:
    """No letters to this address; mail programs call it too (RFC 8058)."""
    await service.letters.stop(place)
    return page(service.config.base_path, place, False, "Nothing will be sent to this address.")


ASKS = (*RULES, *TABLES, *MULTIPLAYER, *PLAY, *AFTER_GAME, *PUZZLES, *POSITIONS)
HANDLERS = (
    *(mail, mail_confirm, mail_stop),
    *(health, metrics, network, open_network),
    *map(handler, ASKS),
    *(export, remove, sign_up, login, logout, password, make_bot),
)


def router(*more: Any) -> Router:
    return Router("/api", route_handlers=[*HANDLERS, *more])
