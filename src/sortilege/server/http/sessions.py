"""Session cookies, and the caller that a request's cookie or token identifies.

A cookie is `TIME.RANDOM.SIGNATURE`, so a client can neither invent one nor choose another's. The server stores nothing
about it until the browser takes a seat or signs in, and then only a hash.
"""

import base64
import hashlib
import hmac
import time

from sortilege.server.accounts.accounts import Login
from sortilege.server.accounts.client_names import client_names
from sortilege.server.accounts.devices import Browser
from sortilege.server.http import request_checks
from sortilege.server.server_process import ServerProcess
from sortilege.tables.identity import SESSION_SECONDS, Caller, new_secret
from sortilege.tables.protocol.accounts import AccountStatus

MAX_COOKIE_LENGTH = 100


async def caller_of(service: ServerProcess, connection: request_checks.Connection) -> Caller:
    """Return the holder of the token or cookie; an anonymous caller without one that this server issued."""
    if token := request_checks.token_of(connection):
        return await service.bot_with_token(token)
    cookie = request_checks.cookie_of(connection)
    if not cookie or len(cookie) > MAX_COOKIE_LENGTH:
        return Caller("")
    session = service.session_hash(cookie)
    issued = is_issued(service.secret, cookie, time.time())
    account, ended, bot = await service.store.session(session) or (None, not issued, False)
    return Caller("") if ended else Caller(session, account, bot)


async def caller_with_session(service: ServerProcess, connection: request_checks.Connection) -> Caller:
    """Return the same, but give a browser without a cookie a new session."""
    caller = await caller_of(service, connection)
    return caller if caller.session else Caller(start_session(service, connection))


def start_session(service: ServerProcess, connection: request_checks.Connection) -> str:
    """Start a new session, whose cookie is sent with the response; returns its hash."""
    cookie = new_cookie(service.secret, time.time())
    request_checks.send_cookie(connection, cookie)
    return service.session_hash(cookie)


async def sign_in(
    service: ServerProcess, connection: request_checks.Connection, caller: Caller, login: Login
) -> AccountStatus:
    """Sign in with a new session. The cookies change only on success: the browser's seats depend on what it has."""
    cookie, device = new_cookie(service.secret, time.time()), new_secret()
    name, system = client_names(request_checks.header(connection, "user-agent") or "")
    browser = Browser(device_hash(service, connection), service.session_hash(f"device {device}"), name, system)
    status = await service.accounts.sign_in(caller, login, service.session_hash(cookie), browser)
    request_checks.send_cookie(connection, cookie)
    request_checks.send_cookie(connection, device, request_checks.DEVICE_COOKIE_NAME)
    return status


def device_hash(service: ServerProcess, connection: request_checks.Connection) -> str:
    """Return the hash of the device cookie; empty without one."""
    cookie = request_checks.cookie_of(connection, request_checks.DEVICE_COOKIE_NAME)
    return service.session_hash(f"device {cookie}") if cookie and len(cookie) <= MAX_COOKIE_LENGTH else ""


def new_cookie(secret: str, now: float) -> str:
    """Return a new cookie, signed with the server's secret."""
    body = f"{int(now)}.{new_secret()}"
    return f"{body}.{signature(secret, body)}"


def is_issued(secret: str, cookie: str, now: float) -> bool:
    """Return whether this server issued the cookie within the last year."""
    body, _, signed = cookie.rpartition(".")
    if not hmac.compare_digest(signature(secret, body).encode(), signed.encode()):
        return False
    return now - int(body.partition(".")[0]) < SESSION_SECONDS


def signature(secret: str, body: str) -> str:
    mac = hmac.digest(secret.encode(), b"sortilege cookie\0" + body.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(mac[:18]).decode()
