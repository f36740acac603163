"""A client for a server's tables that needs only the standard library."""

import json
import re
import secrets
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.text.catalog import BadText, tell
from sortilege.core.text.message import Message, message

Json = dict[str, Any]
REQUEST_TIMEOUT_SECONDS = 60.0  # a long poll for a turn takes up to 25 seconds
MAX_ANSWER_BYTES = 8 << 20  # the largest answers, imagined games, take some hundred kilobytes
DEFAULT_PORTS = {"http": 80, "https": 443}
ID = re.compile(r"[\w-]{1,64}", re.ASCII)  # of a table, or an invitation's secret


class InvitationLink(NamedTuple):
    """An invitation: server, table and secret."""

    base: str
    table: str
    secret: str


class ServerRefusal(SortilegeError):
    """An error answer of the server: its word for programs, and its sentence."""

    def __init__(self, word: str, why: str | Message) -> None:
        super().__init__(why)
        self.word = word


def parse_link(link: str) -> InvitationLink:
    """Split an invitation link; raises BadOptions."""
    base, _, rest = link.partition("/#/table/")
    table, _, secret = rest.partition("/")
    if not server_address(base) or not ID.fullmatch(table) or not ID.fullmatch(secret):
        raise BadOptions(message("engine-no-link", given=link))
    return InvitationLink(base, table, secret)


def server_address(url: str) -> tuple[str, str, int, str] | None:
    """Return the scheme, host, port and path of a server, to compare; None for anything else."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname.rstrip("."), port or DEFAULT_PORTS[parts.scheme], parts.path.rstrip("/")


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """Treat redirects as errors: following one would send the token to another server."""

    def redirect_request(self, *_args: Any, **_named: Any) -> None:
        return None


OPENER = urllib.request.build_opener(NoRedirects)


class ServerClient:
    """Requests to one server with one bot's token."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base
        self.token = token

    def ask(self, path: str, body: Json | None = None, method: str | None = None) -> Json:
        """Send a request and return the answer; raises ServerRefusal, or SortilegeError when the server cannot be
        reached.
        """
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.base}/api{path}", data, headers, method=method)
        try:
            with OPENER.open(request, timeout=REQUEST_TIMEOUT_SECONDS) as answer:
                found: Json = read_json(answer)
                return found
        except urllib.error.HTTPError as error:
            raise read_refusal(error) from None
        except (OSError, HTTPException, ValueError, RecursionError) as error:
            raise SortilegeError(message("engine-no-server", server=self.base, why=str(error))) from None

    def make_bot(self, name: str) -> None:
        """Create a bot account and use its token from now on; a suffix keeps the name unique."""
        self.token = str(self.ask("/bots", {"name": f"{name} {secrets.token_hex(3)}"})["token"])

    def end_bot(self) -> None:
        """Delete the bot account, which frees its name."""
        self.ask("/me", method="DELETE")

    def sit(self, link: InvitationLink, name: str) -> Json:
        """Join by the invitation, and send a nonce when the deal needs one; return the answer of `join`."""
        joined = self.ask(f"/tables/{link.table}/join", {"name": name, "secret": link.secret})
        room = joined["room"]
        if room["phase"] == "waiting" and not room["numbered"]:
            nonce = {"commitment": room["commitment"], "nonce": secrets.token_hex(16), "seat": joined["seat"]}
            self.ask(f"/tables/{link.table}/nonces", nonce)
        return joined


@contextmanager
def check_shape(server: ServerClient) -> Iterator[None]:
    """Turn what an answer of an unexpected shape leads to into SortilegeError."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        why = "this is not how a server of Sortilege answers"
        raise SortilegeError(message("engine-no-server", server=server.base, why=why)) from None


def read_json(answer: Any) -> Json:
    """Read an answer; raises ValueError unless it is a JSON object of limited size."""
    data = answer.read(MAX_ANSWER_BYTES + 1)
    if len(data) > MAX_ANSWER_BYTES:
        raise ValueError(f"its answer is larger than {MAX_ANSWER_BYTES >> 20} MiB")
    found = json.loads(data or "{}")
    if not isinstance(found, dict):
        raise ValueError("its answer is not a JSON object")  # about the data, not about our types
    return found


def read_refusal(error: urllib.error.HTTPError) -> ServerRefusal:
    try:
        body = read_json(error)
        return ServerRefusal(str(body["word"]), refusal_message(body))
    except (OSError, HTTPException, ValueError, LookupError, TypeError, RecursionError):
        return ServerRefusal("failed", f"{error.code} {error.reason}")


def refusal_message(body: Json) -> str | Message:
    """Return the server's message for readers of every language, or its English sentence if this version lacks it."""
    try:
        why = msgspec.convert(body.get("said"), Message)
        tell(why)
    except (msgspec.ValidationError, BadText):
        return str(body["why"])
    return why
