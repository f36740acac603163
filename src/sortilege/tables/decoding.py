"""Reading what was sent: JSON in UTF-8, with nothing in it that a database or a second reader trips over."""

import json
import re
from typing import Any

import msgspec

from sortilege.core.text.message import Message, message
from sortilege.tables.refusals import Refused

LENGTH = re.compile(r"Expected `str` of length (<=|>=) (\d+)(?: - at `\$\.?(.*)`)?")
FIELDS = {  # what people fill in
    "name": message("server-field-name"),
    "password": message("server-field-password"),
    "new_password": message("server-field-new-password"),
    "text": message("server-field-text"),
}
TOO = {">=": "server-too-short", "<=": "server-too-long"}
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
        raise Refused("server-no-utf8", detail=error.reason, at=error.start) from None
    except RecursionError:
        raise Refused("server-nested") from None
    except ValueError as error:
        raise Refused("server-no-json", detail=str(error)[:200]) from None
    if NUL.search(text):
        raise Refused("server-nul")


def misfit(what: str, where: str = "") -> Message:
    """Why a message does not fit its type: a length in our words, which people meet, the rest as msgspec says it."""
    if found := LENGTH.match(what):
        sign, n, path = found.groups()
        field = where or path or ""
        return message(TOO[sign], field=FIELDS.get(field.rpartition(".")[2], field), n=int(n))
    return message("server-misunderstood", detail=f"{where}: {what}" if where else what)


def decoded(sent: str | bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """A message of a socket; raises Refused."""
    check(sent)
    try:
        return decoder.decode(sent)
    except msgspec.MsgspecError as error:
        raise Refused(misfit(str(error))) from None
    except UnicodeEncodeError as error:  # a page's text may have half a letter; what came as bytes has none
        raise Refused("server-no-utf8", detail=error.reason, at=error.start) from None
