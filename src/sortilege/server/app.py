"""The Litestar application: routes, the door, refusals as answers, start and stop."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message as AsgiMessage
from litestar.types import Scope

from sortilege import __version__
from sortilege.core.errors import BadSave
from sortilege.core.text.message import Message, message
from sortilege.server.config import ENVIRONMENT, Config
from sortilege.server.db.database import reason
from sortilege.server.gc_tuning import settle
from sortilege.server.http import guard
from sortilege.server.http.offline_page import Offline
from sortilege.server.http.proxies import Proxied
from sortilege.server.http.request_body import Body
from sortilege.server.http.routes import router
from sortilege.server.http.websocket import socket
from sortilege.server.service import Service
from sortilege.tables.decoding import validation_message
from sortilege.tables.endpoints.endpoint import problem
from sortilege.tables.identity import Caller
from sortilege.tables.logs import Structured, log_failure, log_seldom
from sortilege.tables.protocol.base import Problem
from sortilege.tables.refusals import Refused, TooMany, Unavailable

LARGEST_BODY = 64 * 1024
FRAMEWORK = {  # what the framework refuses by itself: our word and our sentence
    404: ("not_there", "server-no-address"),
    405: ("not_allowed", "server-method"),
    413: ("too_large", "server-too-large"),
}
NOT_BUILT = "The page was not built when Sortilege was installed. In a checkout, `make play` builds it.\n"


def application(config: Config) -> Litestar:
    """A server process. `base_path` is where a proxy puts it, such as /sortilege."""
    service = Service(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    async def person(request: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Whoever holds this token or this cookie; nobody in particular without one that this server made."""
        if token := guard.token_of(request):
            return await service.bot_of(token)
        cookie = guard.cookie_of(request)
        if not cookie or len(cookie) > 100:
            return Caller("")
        session = service.session_of(cookie)
        account, ended, bot = await service.store.session(session) or (None, not service.made(cookie), False)
        return Caller("") if ended else Caller(session, account, bot)

    async def somebody(request: Request[Any, Any, Any]) -> Caller:
        """The same, but a browser without a cookie gets one with the answer."""
        found = await person(request)
        if found.session:
            return found
        return Caller(service.begin(request))

    async def door(request: Request[Any, Any, Any]) -> None:
        service.limits.spend("ask", guard.address_of(request))
        guard.check_path(request)
        if request.method not in guard.SAFE:
            guard.check_origin(request, config)

    async def before_send(message: AsgiMessage, scope: Scope) -> None:
        guard.headers_for(message, scope, config.base_path)

    def refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[Problem]:
        service.metrics.count("limited" if isinstance(refusal, TooMany) else "refusals")
        if isinstance(refusal, Unavailable) and refusal.__cause__:
            log_seldom("database_refused", reason(refusal.__cause__))
        headers = {"Retry-After": str(ceil(refusal.retry_after))} if refusal.retry_after else {}
        return answer(refusal.status, refusal.word, refusal.said, headers, refusal.version)

    def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
        """What the framework refuses: no such path, a body that does not fit its type."""
        if error.status_code >= 500:
            return failed(request, error)
        if known := FRAMEWORK.get(error.status_code):
            return answer(error.status_code, known[0], message(known[1]), error.headers or {})
        extra = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
        found = [(str(one.get("key", "")), str(one.get("message", ""))) for one in extra]
        where, what = found[0] if len(found) == 1 else ("", "; ".join(f"{key}: {text}" for key, text in found))
        return answer(
            error.status_code, "bad_request", validation_message(what or error.detail, where), error.headers or {}
        )

    def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        service.metrics.count("failures")
        log_failure("request_failed", error, path=request.scope["path"].split("/")[-1])
        return answer(500, "failed", message("server-failed"), {})

    app = Litestar(
        route_handlers=[router(socket), *offline(config), *page()],
        path=config.base_path or None,
        lifespan=[lifespan],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False, use_cache=True),
            "person": Provide(person),
            "somebody": Provide(somebody),
        },
        request_class=Body,
        before_request=door,
        before_send=[before_send],
        exception_handlers={Refused: refused, HTTPException: misunderstood, BadSave: failed, Exception: failed},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sortilege",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.service = service
    return app


def answer(
    status: int, word: str, what: Message, headers: dict[str, str], version: int | None = None
) -> Response[Problem]:
    told = problem(word, what, version)
    return Response(told, status_code=status, headers=headers, media_type=MediaType.JSON)


def offline(config: Config) -> list[Any]:
    """The page that needs no server, where the host has one."""
    return [Offline(Path(config.offline)).handler(config.base_path)] if config.offline else []


def page() -> list[Any]:
    """The page's files, or a word about how to build them."""
    folder = Path(str(files("sortilege").joinpath("web")))
    if not (folder / "index.html").is_file():
        return [not_built]
    return [create_static_files_router("/", directories=[folder], html_mode=True, include_in_schema=False)]


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def not_built() -> Response[str]:
    """Tables are served all the same: other programs need no page."""
    return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)


def served(config: Config) -> Proxied:
    return behind_proxies(application(config), config)


def behind_proxies(inner: Litestar, config: Config) -> Proxied:
    """The application behind the proxies that it trusts."""
    service = inner.state.service
    found = Proxied(inner, config.trust_proxy, config.limits, on_shutdown=service.long_poll.stop)
    door = found.connections
    service.metrics.gauge("connections", "Open connections.", lambda: len(door.open))
    service.metrics.gauge("connections_refused", "Connections over the limits, so far.", lambda: door.refused)
    service.metrics.gauge("connections_dropped", "Clients that let us wait too long, so far.", lambda: door.dropped)
    return found


def from_environment() -> Proxied:
    """For processes that the supervisor starts."""
    logging.basicConfig(handlers=[Structured()], level=logging.WARNING)
    settle()
    return served(msgspec.json.decode(os.environ[ENVIRONMENT], type=Config))
