"""The Litestar application: routes, checks before each request, refusals as responses, start and stop."""

import gc
import logging
import os
import sys
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
from sortilege.server.http import request_checks, sessions
from sortilege.server.http.handlers import JsonRequest
from sortilege.server.http.offline_page import OfflinePage
from sortilege.server.http.proxies import Proxied
from sortilege.server.http.routes import router
from sortilege.server.http.websocket import socket
from sortilege.server.server_process import ServerProcess
from sortilege.tables.decoding import validation_message
from sortilege.tables.endpoints.endpoint import problem
from sortilege.tables.identity import Caller
from sortilege.tables.logs import StructuredHandler, log_failure, log_summed
from sortilege.tables.protocol.base import Problem
from sortilege.tables.refusals import Refused, TooMany, Unavailable

MAX_BODY_BYTES = 64 * 1024
FRAMEWORK_ERRORS = {  # refused by the framework: our code and text
    404: ("not_there", "server-no-address"),
    405: ("not_allowed", "server-method"),
    413: ("too_large", "server-too-large"),
}
SWITCH_SECONDS = 0.0001  # that one thread runs while another waits
GC_THRESHOLDS = 10_000, 100, 1_000_000  # young, middle and old objects; a full collection never runs by itself
NOT_BUILT = "The page was not built when Sortilege was installed. In a checkout, `make play` builds it.\n"


def application(config: Config) -> Litestar:
    """Return the application of a server process. A proxy may serve it below `base_path`, such as /sortilege."""
    service = ServerProcess(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            if app.state.lan_listener:
                app.state.lan_listener.stop_listening()
            await service.stop()

    async def caller(request: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        return await sessions.caller_of(service, request)

    async def session_caller(request: Request[Any, Any, Any]) -> Caller:
        return await sessions.caller_with_session(service, request)

    async def check_request(request: Request[Any, Any, Any]) -> None:
        service.limits.spend(request_checks.request_kind(request, config.base_path), request_checks.address_of(request))
        request_checks.check_host(request, config)
        request_checks.check_path(request)
        if request.method not in request_checks.SAFE_METHODS:
            request_checks.check_origin(request, config)

    async def before_send(message: AsgiMessage, scope: Scope) -> None:
        request_checks.headers_for(message, scope, config.base_path)

    def answer_refusal(request: Request[Any, Any, Any], refusal: Refused) -> Response[Problem]:
        service.metrics.count("limited" if isinstance(refusal, TooMany) else "refusals")
        if isinstance(refusal, Unavailable) and refusal.detail:
            log_summed("database_refused", why=refusal.detail[:300])
        headers = {"Retry-After": str(ceil(refusal.retry_after))} if refusal.retry_after else {}
        return answer(refusal.status, refusal.word, refusal.said, headers, refusal.version)

    def answer_framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
        """Answer what the framework refuses: no such path, a body that does not fit its type."""
        if error.status_code >= 500:
            return answer_failure(request, error)
        if known := FRAMEWORK_ERRORS.get(error.status_code):
            return answer(error.status_code, known[0], message(known[1]), error.headers or {})
        extra = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
        found = [(str(one.get("key", "")), str(one.get("message", ""))) for one in extra]
        where, what = found[0] if len(found) == 1 else ("", "; ".join(f"{key}: {text}" for key, text in found))
        return answer(
            error.status_code, "bad_request", validation_message(what or error.detail, where), error.headers or {}
        )

    def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        service.metrics.count("failures")
        log_failure("request_failed", error, path=request.scope["path"].split("/")[-1])
        return answer(500, "failed", message("server-failed"), {})

    app = Litestar(
        route_handlers=[router(socket), *offline(config), *page()],
        path=config.base_path or None,
        lifespan=[lifespan],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False, use_cache=True),
            "caller": Provide(caller),
            "session_caller": Provide(session_caller),
        },
        request_class=JsonRequest,
        before_request=check_request,
        before_send=[before_send],
        exception_handlers={
            Refused: answer_refusal,
            HTTPException: answer_framework_error,
            BadSave: answer_failure,
            Exception: answer_failure,
        },
        request_max_body_size=MAX_BODY_BYTES,
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
    app.state.lan_listener = None  # set on a player's own machine
    return app


def answer(
    status: int, word: str, what: Message, headers: dict[str, str], version: int | None = None
) -> Response[Problem]:
    body = problem(word, what, version)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


def offline(config: Config) -> list[Any]:
    """Return the handler of the offline page, if the host has built one."""
    return [OfflinePage(Path(config.offline)).handler(config.base_path)] if config.offline else []


def page() -> list[Any]:
    """Return the handler of the page's files, or of a hint how to build them."""
    folder = Path(str(files("sortilege").joinpath("web")))
    if not (folder / "index.html").is_file():
        return [not_built]
    return [create_static_files_router("/", directories=[folder], html_mode=True, include_in_schema=False)]


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def not_built() -> Response[str]:
    """Answer in place of the page; other programs need none, so the server runs without it."""
    return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)


def behind_proxies(inner: Litestar, config: Config) -> Proxied:
    """Wrap the application in connection limits and in the proxies that it trusts."""
    service = inner.state.service
    found = Proxied(inner, config.trust_proxy, config.limits, on_shutdown=service.long_poll.stop)
    connections = found.connections
    service.metrics.gauge("connections", "Open connections.", lambda: len(connections.open))
    service.metrics.gauge("connections_refused", "Connections over the limits, so far.", lambda: connections.refused)
    service.metrics.gauge(
        "connections_dropped",
        "Connections dropped because the client was too slow.",
        lambda: connections.dropped,
    )
    return found


def from_environment() -> Proxied:
    """Return the application of a process that the supervisor starts."""
    logging.basicConfig(handlers=[StructuredHandler()], level=logging.WARNING)
    tune_process()
    config = msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
    return behind_proxies(application(config), config)


def tune_process() -> None:
    """Set up garbage collection and thread switching; called before the first request.

    The database's thread asks for its turn once per statement: with Python's 5 ms each, a commit of many choices would
    wait longer for its turns than for the disk. A full garbage collection takes most of a second with thousands of
    tables, in the middle of a player's move, so the housekeeper runs it instead.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what was imported stays
    gc.set_threshold(*GC_THRESHOLDS)
