"""Decodes messages from clients: strict UTF-8 JSON that every reader and the database understand in the same way."""

import json
import re
from typing import Any

import msgspec

from sortilege.core.text.message import Message, message
from sortilege.tables.refusals import Refused

LENGTH_ERROR = re.compile(r"Expected `str` of length (<=|>=) (\d+)(?: - at `\$\.?(.*)`)?")
FIELD_NAMES = {  # the fields that people fill in
    "name": message("server-field-name"),
    "password": message("server-field-password"),
    "new_password": message("server-field-new-password"),
    "text": message("server-field-text"),
}
LENGTH_MESSAGES = {">=": "server-too-short", "<=": "server-too-long"}
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # escaped, as JSON may contain it; an unescaped NUL is not valid JSON


def reject_duplicates(pairs: list[tuple[str, Any]]) -> None:
    """Reject duplicate keys, of which different readers may take different ones."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        duplicate = next(name for at, name in enumerate(names) if name in names[:at])
        raise ValueError(f"duplicate key {duplicate[:40]!a}")


def reject_constant(text: str) -> None:
    raise ValueError(f"{text} is not a JSON number")


STRICT_DECODER = json.JSONDecoder(object_pairs_hook=reject_duplicates, parse_constant=reject_constant)


def check_json(sent: str | bytes) -> None:
    """Check that a message can be read in only one way; raises Refused with the reason."""
    try:
        text = sent if isinstance(sent, str) else sent.decode()
        STRICT_DECODER.decode(text)
    except UnicodeDecodeError as error:
        raise Refused("server-no-utf8", detail=error.reason, at=error.start) from None
    except RecursionError:
        raise Refused("server-nested") from None
    except ValueError as error:
        raise Refused("server-no-json", detail=str(error)[:200]) from None
    if NUL.search(text):
        raise Refused("server-nul")


def validation_message(error: str, field: str = "") -> Message:
    """Return msgspec's error as a message. Length errors, which people meet, get a translated text."""
    if found := LENGTH_ERROR.match(error):
        sign, n, path = found.groups()
        name = field or path or ""
        return message(LENGTH_MESSAGES[sign], field=FIELD_NAMES.get(name.rpartition(".")[2], name), n=int(n))
    return message("server-misunderstood", detail=f"{field}: {error}" if field else error)


def decode_message(sent: str | bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """Decode a message; raises Refused."""
    check_json(sent)
    try:
        return decoder.decode(sent)
    except msgspec.MsgspecError as error:
        raise Refused(validation_message(str(error))) from None
    except UnicodeEncodeError as error:  # a str from a page may contain a lone surrogate; decoded bytes cannot
        raise Refused("server-no-utf8", detail=error.reason, at=error.start) from None
