"""Checks of a request before it reaches a handler, and the headers that every response carries."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from sortilege.server.config import Config
from sortilege.server.http.proxies import is_address, is_loopback
from sortilege.tables.identity import COOKIE_NAME, SESSION_SECONDS
from sortilege.tables.rate_limits import limited_address
from sortilege.tables.refusals import NotAllowed, NotKnown, NotThere

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
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
CACHE_FOREVER = (b"cache-control", b"public, max-age=31536000, immutable")
REVALIDATE = (b"cache-control", b"no-cache")
ASSETS = ("/assets/", "/offline/assets/")
STORABLE_STATUSES = (200, 206, 304)  # of a file that may be kept for ever
MAX_PATH_PART_BYTES = 255
DEVICE_COOKIE_NAME = "sortilege_device"
NEW_COOKIES = "sortilege_fresh_cookies"  # key in the scope's state: cookies by name, to send with the response

Connection = ASGIConnection[Any, Any, Any, Any]


def header(connection: Connection, name: str) -> str | None:
    """Return one header. Litestar would cache all of them with each socket."""
    found = (value for key, value in connection.scope["headers"] if key == name.encode())
    return next((value.decode("latin-1") for value in found), None)


def cookie_of(connection: Connection, wanted: str = COOKIE_NAME) -> str:
    """Return a cookie, by default the session's, or an empty string."""
    for part in (header(connection, "cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value
    return ""


def send_cookie(connection: Connection, value: str, name: str = COOKIE_NAME) -> None:
    """Send a cookie with the response, by default the session's."""
    connection.scope["state"].setdefault(NEW_COOKIES, {})[name] = value


def token_of(connection: Connection) -> str:
    """Return the token of "Authorization: Bearer TOKEN", or an empty string; raises NotKnown for other credentials.

    Behind a proxy that asks for a password, a browser sends that password here too; its cookie counts instead.
    """
    kind, _, token = (header(connection, "authorization") or "").strip().partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()[:100]
    if kind and (kind.lower() == "bearer" or not (cookie_of(connection) or is_browser(connection))):
        raise NotKnown("server-no-token")
    return ""


def is_browser(connection: Connection) -> bool:
    """Return whether the user agent is a browser's; all of them begin alike."""
    return (header(connection, "user-agent") or "").startswith("Mozilla/")


def address_of(connection: Connection) -> str:
    """Return the address that limits count. A trusted proxy's header has already replaced the proxy's own address."""
    return limited_address(connection.client.host) if connection.client else "local"


def request_kind(connection: Connection, base_path: str) -> str:
    """Return the limit that a request counts against: a page has many files, and loading them must not stop play."""
    path = str(connection.scope["path"]).removeprefix(base_path)
    is_api = path == "/api" or path.startswith("/api/")
    return "ask" if is_api or connection.scope.get("method") not in SAFE_METHODS else "file"


def is_https(scope: Scope) -> bool:
    return str(scope["scheme"]) in ("https", "wss")


def check_origin(connection: Connection, config: Config) -> None:
    """Refuse requests that another site's page makes; checked for sockets and for every change.

    A client that sends no origin is not a browser, so it cannot carry a user's cookie by accident.
    """
    origin = header(connection, "origin")
    if origin is None:
        if (header(connection, "sec-fetch-site") or "none") in ("cross-site", "same-site"):
            raise NotAllowed("server-other-site")
        return
    if origin in config.origins:
        return
    hosts = {header(connection, "host") or ""}
    if forwarded := header(connection, "x-forwarded-host"):  # from a trusted proxy: `Proxied` removes all others
        hosts.add(forwarded)
    if config.public_url:
        hosts.add(host_of(config.public_url))
    if not origin.startswith(("http://", "https://")) or host_of(origin) not in hosts - {""}:
        raise NotAllowed("server-other-site")


def check_host(connection: Connection, config: Config) -> None:
    """Refuse a name that is not this server's; checked for every request and socket.

    Another site can let its own name point to this machine, and its pages would then count as ours.
    """
    host, forwarded = (header(connection, name) or "" for name in ("host", "x-forwarded-host"))
    name = name_of(forwarded.rpartition(",")[2] or host)  # each proxy appends
    if not has_port(host) or (name and not is_own_name(name, connection, config)):
        raise NotAllowed("server-host", host=(name or host)[:MAX_PATH_PART_BYTES])


def is_own_name(name: str, connection: Connection, config: Config) -> bool:
    """Return whether clients may call this server by a name.

    A server for this machine alone has only this machine's names, unless a proxy brings others. Any other server has
    its addresses, and any name as long as its operator has not said which.
    """
    own = {name_of(one) for one in (*config.allowed_hosts, host_of(config.public_url)) if one}
    if name in own or is_loopback(name):
        return True
    by = connection.scope.get("server") or ("", 0)  # not this machine's for the listener on the home network
    if is_loopback(config.host) and is_loopback(str(by[0])) and not config.trust_proxy:
        return False
    return is_address(name) or not own


def has_port(host: str) -> bool:
    """Return whether a host ends with a port or without one; the framework fails over anything else."""
    try:
        urlsplit(f"//{host}").port  # noqa: B018  # reading it checks it
    except ValueError:
        return False
    return True


def name_of(host: str) -> str:
    """Return the name or address in a host, without brackets, port and final dot."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return (host if host.count(":") > 1 else host.partition(":")[0]).removesuffix(".")


def host_of(url: str) -> str:
    """Return the host and port that an address names; empty for one that cannot be read."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def check_path(connection: Connection) -> None:
    """Refuse paths that no file system accepts as names."""
    path = str(connection.scope["path"])
    if not path.isprintable() or any(len(part.encode()) > MAX_PATH_PART_BYTES for part in path.split("/")):
        raise NotThere("server-no-address")


def set_cookie(name: str, secret: str, path: str, https: bool) -> bytes:
    """Return the header's value. Browsers drop a Secure cookie over plain HTTP, as on a home network."""
    parts = [
        f"{name}={secret}",
        f"Path={path or '/'}",
        f"Max-Age={SESSION_SECONDS}",
        "HttpOnly",
        "SameSite=Strict",
    ]
    return "; ".join([*parts, "Secure"] if https else parts).encode()


def headers_for(message: Message, scope: Scope, base_path: str) -> None:
    """Add to a response the headers that every response carries."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", []))
    path, status = str(scope["path"]).removeprefix(base_path), int(message["status"])
    if status >= 400:  # an error must not outlive its cause, in a browser or in a shared cache
        headers = [(name, value) for name, value in headers if name.lower() not in (b"cache-control", b"expires")]
    known = {name for name, _ in headers}
    headers += [(name, value) for name, value in SECURITY_HEADERS if name not in known]
    if status >= 400 or (path.startswith("/api/") and b"cache-control" not in known):
        headers.append(NO_STORE)
    elif path.startswith(ASSETS) and ".." not in path and status in STORABLE_STATUSES:
        headers.append(CACHE_FOREVER)  # the names of these files change with their content
    elif b"cache-control" not in known:
        headers.append(REVALIDATE)
    if is_https(scope):
        headers.append(HSTS)
    for name, fresh in scope.get("state", {}).get(NEW_COOKIES, {}).items():
        headers.append((b"set-cookie", set_cookie(name, fresh, base_path, is_https(scope))))
    message["headers"] = headers


def origin_of(connection: Connection, config: Config) -> str:
    """Return the origin of the page that sends a change, which `check_origin` has accepted."""
    return header(connection, "origin") or "/".join(base_url(connection, config).split("/")[:3])


def base_url(connection: Connection, config: Config) -> str:
    """Return the address at which clients reach this server, for links."""
    if config.public_url:
        return config.public_url.rstrip("/")
    host = connection.headers.get("x-forwarded-host") or connection.headers.get("host", "localhost")
    return f"{'https' if is_https(connection.scope) else 'http'}://{host}{config.base_path}"
