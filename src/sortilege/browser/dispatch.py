"""Questions answered without a network: a method, a path and a body in, a status and a body out."""

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qsl, unquote

import msgspec

from sortilege.core.text.message import message
from sortilege.tables.decoding import decoded, misfit
from sortilege.tables.endpoints.after_game import AFTER
from sortilege.tables.endpoints.endpoint import JSON, Argument, Encoded, Endpoint, RequestContext, problem
from sortilege.tables.endpoints.play import PLAY
from sortilege.tables.endpoints.positions import MOMENTS
from sortilege.tables.endpoints.puzzles import PUZZLES
from sortilege.tables.endpoints.rules import RULES
from sortilege.tables.endpoints.tables import TABLES
from sortilege.tables.logs import log_failure
from sortilege.tables.refusals import NotThere, Refused

ASKS = (*RULES, *TABLES, *PLAY, *AFTER, *PUZZLES, *MOMENTS)  # what others come for is not there
Answer = tuple[int, str, str]  # status, body and content type


class Way:
    """How one question is found by its path."""

    def __init__(self, ask: Endpoint) -> None:
        self.ask = ask
        parts = ask.path.split("/")
        self.places = [part.startswith("{") for part in parts]
        self.pattern = re.compile("/".join(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", part) for part in parts))
        self.decoder: msgspec.json.Decoder[Any] | None = msgspec.json.Decoder(ask.data) if ask.data else None

    def given(self, match: re.Match[str], query: str, body: str) -> dict[str, Any]:
        """What is asked with it; raises Refused."""
        given = {one.name: read(one, unquote(match[one.name])) for one in self.ask.in_path}
        found = dict(parse_qsl(query, keep_blank_values=True))
        given |= {
            one.name: read(one, found.get(one.name)) for one in self.ask.in_query if one.name in found or one.needed
        }
        if self.decoder:
            given["data"] = decoded(body, self.decoder)
        return given


class Dispatch:
    """Finds the question that is meant, and has it answered."""

    def __init__(self, asks: Sequence[Endpoint]) -> None:
        self.ways = sorted(map(Way, asks), key=lambda way: way.places)  # puzzles/today before puzzles/{puzzle}

    async def answer(self, visit: RequestContext, method: str, path: str, body: str) -> Answer:
        """Whatever happens becomes an answer."""
        try:
            way, given = self._found(method, path, body)
            told = await way.ask.run(visit, **given)
        except Refused as refusal:
            visit.house.metrics.count("refusals")
            return refused(refusal)
        except Exception as error:
            visit.house.metrics.count("failures")
            log_failure("request_failed", error)
            return encoded(500, problem("failed", message("server-failed")))
        if isinstance(told, Encoded):
            return way.ask.status, told.body.decode(), way.ask.kind
        return encoded(way.ask.status, told)

    def _found(self, method: str, path: str, body: str) -> tuple[Way, dict[str, Any]]:
        """The question and what it is given; raises Refused."""
        where, _, query = path.partition("?")
        for way in self.ways:
            if way.ask.method == method and (match := way.pattern.fullmatch(where)):
                return way, way.given(match, query, body)
        raise NotThere("server-no-address")


def read(one: Argument, value: str | None) -> Any:
    """An argument of its type; raises Refused."""
    try:
        return msgspec.convert(value, one.type, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(misfit(str(error), one.name)) from None


def refused(refusal: Refused) -> Answer:
    return encoded(refusal.status, problem(refusal.word, refusal.said, refusal.version))


def encoded(status: int, told: Any) -> Answer:
    return status, msgspec.json.encode(told).decode(), JSON
