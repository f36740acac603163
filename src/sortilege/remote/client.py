"""A table on a server, as a program that plays there sees it: a few requests, and the standard library."""

import json
import secrets
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.text.catalog import BadText, tell
from sortilege.core.text.message import Message, message

Json = dict[str, Any]
PATIENCE = 60.0  # seconds for an answer; a turn is waited for in requests of 25


class Link(NamedTuple):
    """An invitation: the server, the table and the secret."""

    base: str
    table: str
    secret: str


class Refusal(SortilegeError):
    """What the server says no to: its word for programs, and its sentence."""

    def __init__(self, word: str, why: str | Message) -> None:
        super().__init__(why)
        self.word = word


def parse_link(link: str) -> Link:
    """The parts of an invitation's link; raises BadOptions."""
    base, _, rest = link.partition("/#/table/")
    table, _, secret = rest.partition("/")
    if urlsplit(base).scheme not in ("http", "https") or not table or not secret or "/" in secret:
        raise BadOptions(message("engine-no-link", given=link))
    return Link(base, table, secret)


class Server:
    """Requests to one server, in the name of one bot."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base
        self.token = token

    def ask(self, path: str, body: Json | None = None, method: str | None = None) -> Json:
        """A request and its answer; raises Refusal, or SortilegeError where the server cannot be reached."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.base}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found: Json = json.loads(answer.read() or "{}")
                return found
        except urllib.error.HTTPError as error:
            raise refusal(error) from None
        except (OSError, ValueError) as error:
            raise SortilegeError(message("engine-no-server", server=self.base, why=str(error))) from None

    def make_bot(self, name: str) -> None:
        """A new bot, in whose name the requests are from now on; another of the same name may be there already."""
        self.token = str(self.ask("/bots", {"name": f"{name} {secrets.token_hex(3)}"})["token"])

    def end_bot(self) -> None:
        """The bot is wanted no longer; its name is free again."""
        self.ask("/me", method="DELETE")

    def sit(self, link: Link, name: str) -> Json:
        """Sit down by an invitation, and give a part of the deal where one is wanted; the answer of `join`."""
        joined = self.ask(f"/tables/{link.table}/join", {"name": name, "secret": link.secret})
        room = joined["room"]
        if room["phase"] == "waiting" and not room["numbered"]:
            nonce = {"commitment": room["commitment"], "nonce": secrets.token_hex(16), "seat": joined["seat"]}
            self.ask(f"/tables/{link.table}/nonces", nonce)
        return joined


def refusal(error: urllib.error.HTTPError) -> Refusal:
    try:
        told = json.load(error)
        return Refusal(str(told["word"]), known(told))
    except (ValueError, KeyError, TypeError):
        return Refusal("failed", f"{error.code} {error.reason}")


def known(told: Json) -> str | Message:
    """What a server says, for readers of every language; of a newer one's sentences there is the English."""
    try:
        why = msgspec.convert(told.get("said"), Message)
        tell(why)
    except (msgspec.ValidationError, BadText):
        return str(told["why"])
    return why
