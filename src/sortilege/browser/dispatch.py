"""Answers requests to endpoints without a network: method, path and body in, status and body out."""

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qsl, unquote

import msgspec

from sortilege.core.text.message import message
from sortilege.tables.decoding import decode_message, validation_message
from sortilege.tables.endpoints.after_game import AFTER_GAME
from sortilege.tables.endpoints.endpoint import JSON, Argument, EncodedAnswer, Endpoint, RequestContext, problem
from sortilege.tables.endpoints.games import RULES
from sortilege.tables.endpoints.history import HISTORY
from sortilege.tables.endpoints.my_tables import MY_TABLES
from sortilege.tables.endpoints.play import PLAY
from sortilege.tables.endpoints.positions import POSITIONS
from sortilege.tables.endpoints.puzzles import PUZZLES
from sortilege.tables.endpoints.table_lifecycle import TABLE_LIFECYCLE
from sortilege.tables.logs import log_failure
from sortilege.tables.refusals import NotThere, Refused

ENDPOINTS = (
    *RULES,
    *TABLE_LIFECYCLE,
    *MY_TABLES,
    *PLAY,
    *AFTER_GAME,
    *HISTORY,
    *PUZZLES,
    *POSITIONS,
)  # all but those for other players
Answer = tuple[int, str, str]  # status, body and content type


class Route:
    """Matches paths to one endpoint."""

    def __init__(self, endpoint: Endpoint) -> None:
        self.endpoint = endpoint
        parts = endpoint.path.split("/")
        self.placeholders = [part.startswith("{") for part in parts]
        self.pattern = re.compile("/".join(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", part) for part in parts))
        self.decoder: msgspec.json.Decoder[Any] | None = msgspec.json.Decoder(endpoint.data) if endpoint.data else None

    def arguments(self, match: re.Match[str], query: str, body: str) -> dict[str, Any]:
        """Return the endpoint's arguments for a request; raises Refused."""
        found = {one.name: parse_argument(one, unquote(match[one.name])) for one in self.endpoint.path_arguments}
        given = dict(parse_qsl(query, keep_blank_values=True))
        for one in self.endpoint.query_arguments:
            if one.name in given or one.required:
                found[one.name] = parse_argument(one, given.get(one.name))
        if self.decoder:
            found["data"] = decode_message(body, self.decoder)
        return found


class Dispatcher:
    """Finds the endpoint for a request and runs it."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        # Literal parts first: puzzles/today before puzzles/{puzzle}.
        self.routes = sorted(map(Route, endpoints), key=lambda route: route.placeholders)

    async def answer(self, context: RequestContext, method: str, path: str, body: str) -> Answer:
        """Answer a request; errors become answers, too."""
        try:
            endpoint, arguments = self._find(method, path, body)
            result = await endpoint.run(context, **arguments)
        except Refused as refusal:
            context.app.metrics.count("refusals")
            return json_answer(refusal.status, problem(refusal.word, refusal.said, refusal.version))
        except Exception as error:
            context.app.metrics.count("failures")
            log_failure("request_failed", error)
            return json_answer(500, problem("failed", message("server-failed")))
        if isinstance(result, EncodedAnswer):
            return endpoint.status, result.body.decode(), endpoint.content_type
        return json_answer(endpoint.status, result)

    def _find(self, method: str, path: str, body: str) -> tuple[Endpoint, dict[str, Any]]:
        """Return the endpoint and its arguments; raises Refused."""
        plain_path, _, query = path.partition("?")
        for route in self.routes:
            if route.endpoint.method == method and (match := route.pattern.fullmatch(plain_path)):
                return route.endpoint, route.arguments(match, query, body)
        raise NotThere("server-no-address")


def parse_argument(one: Argument, value: str | None) -> Any:
    """Convert an argument to its type; raises Refused."""
    try:
        return msgspec.convert(value, one.type, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(validation_message(str(error), one.name)) from None


def json_answer(status: int, content: Any) -> Answer:
    return status, msgspec.json.encode(content).decode(), JSON
