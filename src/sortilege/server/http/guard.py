"""At the door: where a request comes from, what it may be, and the headers that every answer carries."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from sortilege.server.config import Config
from sortilege.tables.identity import COOKIE, YEAR
from sortilege.tables.rate_limits import counted
from sortilege.tables.refusals import NotAllowed, NotKnown, NotThere

SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
FOR_GOOD = (b"cache-control", b"public, max-age=31536000, immutable")
ASK_AGAIN = (b"cache-control", b"no-cache")
ASSETS = ("/assets/", "/offline/assets/")
LONGEST_NAME = 255  # bytes of one part of a path
FRESH = "sortilege_fresh_cookie"  # in the scope's state: a cookie to be set with the answer

Connection = ASGIConnection[Any, Any, Any, Any]


def header(connection: Connection, name: str) -> str | None:
    """One header; the framework's own reading of them would stay with each socket."""
    found = (value for key, value in connection.scope["headers"] if key == name.encode())
    return next((value.decode("latin-1") for value in found), None)


def cookie_of(connection: Connection) -> str:
    """Our cookie's value, if it came."""
    for part in (header(connection, "cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def token_of(connection: Connection) -> str:
    """The token of a bot, if one came: "Authorization: Bearer TOKEN". Raises NotKnown where a program says otherwise.

    Behind a proxy that asks for a password, a browser sends that one to us too: it goes by its cookie, or is new.
    """
    kind, _, token = (header(connection, "authorization") or "").strip().partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()[:100]
    if kind and (kind.lower() == "bearer" or not (cookie_of(connection) or browses(connection))):
        raise NotKnown("server-no-token")
    return ""


def browses(connection: Connection) -> bool:
    """Whether a browser asks, as it says itself: all of them do."""
    return (header(connection, "user-agent") or "").startswith("Mozilla/")


def address_of(connection: Connection) -> str:
    """Who asks, as limits count them; the proxy's word has been taken already where it is trusted."""
    return counted(connection.client.host) if connection.client else "local"


def secure(scope: Scope) -> bool:
    return str(scope["scheme"]) in ("https", "wss")


def check_origin(connection: Connection, config: Config) -> None:
    """A browser says which page asks; only our own may, for reading by socket and for changing anything.

    A client that sends no origin is no browser, and so carries nobody's cookie by accident.
    """
    origin = header(connection, "origin")
    if origin is None:
        if (header(connection, "sec-fetch-site") or "none") in ("cross-site", "same-site"):
            raise NotAllowed("server-other-site")
        return
    if origin in config.origins:
        return
    hosts = {header(connection, "host") or ""}
    if forwarded := header(connection, "x-forwarded-host"):  # a trusted proxy's: `Proxied` lets no other through
        hosts.add(forwarded)
    if config.public_url:
        hosts.add(urlsplit(config.public_url).netloc)
    if not origin.startswith(("http://", "https://")) or urlsplit(origin).netloc not in hosts:
        raise NotAllowed("server-other-site")


def check_path(connection: Connection) -> None:
    """What no file system takes for a name cannot be there."""
    path = str(connection.scope["path"])
    if not path.isprintable() or any(len(part.encode()) > LONGEST_NAME for part in path.split("/")):
        raise NotThere("server-no-address")


def set_cookie(secret: str, path: str, https: bool) -> bytes:
    """Over plain http, as on a home network, a Secure cookie would be dropped; behind https it has to be one."""
    parts = [f"{COOKIE}={secret}", f"Path={path or '/'}", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, "Secure"] if https else parts).encode()


def headers_for(message: Message, scope: Scope, base_path: str) -> None:
    """Add to an answer what every answer carries."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", []))
    known = {name for name, _ in headers}
    headers += [(name, value) for name, value in HEADERS if name not in known]
    path = str(scope["path"]).removeprefix(base_path)
    if path.startswith("/api/") and b"cache-control" not in known:
        headers.append(NO_STORE)
    elif path.startswith(ASSETS):  # their names change with what is in them
        headers.append(FOR_GOOD)
    elif b"cache-control" not in known:
        headers.append(ASK_AGAIN)
    if secure(scope):
        headers.append(HSTS)
    if fresh := scope.get("state", {}).get(FRESH):
        headers.append((b"set-cookie", set_cookie(fresh, base_path, secure(scope))))
    message["headers"] = headers
