"""Reading what was sent: JSON in UTF-8, with nothing in it that a database or a second reader trips over."""

import json
import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from sortilege.server.refusals import Refused

NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # as JSON may write it; bare, it is no JSON


def once(pairs: list[tuple[str, Any]]) -> None:
    """Two readers of the same bytes might take different ones of two."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for at, name in enumerate(names) if name in names[:at])
        raise ValueError(f"{twice[:40]!a} is there twice")


def no_number(text: str) -> None:
    raise ValueError(f"{text} is no number in JSON")


READER = json.JSONDecoder(object_pairs_hook=once, parse_constant=no_number)


def check(sent: str | bytes) -> None:
    """Whether a message can be read in one way only; raises Refused with the reason."""
    try:
        text = sent if isinstance(sent, str) else sent.decode()
        READER.decode(text)
    except UnicodeDecodeError as error:
        raise Refused(f"this is no UTF-8: {error.reason} at byte {error.start}") from None
    except RecursionError:
        raise Refused("this JSON is nested too deeply") from None
    except ValueError as error:
        raise Refused(f"this is no JSON that we read: {str(error)[:200]}") from None
    if NUL.search(text):
        raise Refused("no text may hold the character U+0000")


class Body(Request[Any, Any, Any]):
    """A request whose body is read so."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            raise Refused("the connection ended before the body did") from None

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise Refused("a body is JSON here: send it with Content-Type: application/json")
        check(await self.body())
        return await super().json()


def decoded(sent: str | bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """A message of a socket; raises Refused."""
    check(sent)
    try:
        return decoder.decode(sent)
    except msgspec.MsgspecError as error:
        raise Refused(str(error)[:300]) from None
