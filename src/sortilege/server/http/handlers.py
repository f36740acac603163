"""Litestar handlers for the endpoints that `tables/endpoints` declares, and how they read a request's body."""

import inspect
from typing import Annotated, Any, get_args, get_origin

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg, PathParameter, QueryParameter

from sortilege.server.http import request_checks
from sortilege.server.server_process import ServerProcess
from sortilege.tables.decoding import check_json
from sortilege.tables.endpoints.endpoint import Argument, EncodedAnswer, Endpoint, RequestContext
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.base import Problem
from sortilege.tables.refusals import Refused

HttpRequest = Request[Any, Any, Any]

REASONS = {
    400: "The request cannot be understood.",
    401: "Not signed in, or a wrong secret.",
    403: "Not allowed to this caller.",
    404: "Not found.",
    409: "Stale, or not possible now.",
    413: "Too large.",
    422: "Not allowed by the rules.",
    429: "Too many requests.",
    503: "The database cannot be reached now.",
}
PROBLEMS = {status: ResponseSpec(Problem, generate_examples=False, description=why) for status, why in REASONS.items()}
METHODS = {"GET": get, "POST": post, "DELETE": delete}
ANONYMOUS = Caller("")
BODY = BodyKwarg(media_type=RequestEncodingType.JSON)
RESPONSE: Any = Response  # its type argument is known only at run time


class HttpContext(RequestContext):
    """The context of a request that came over HTTP."""

    def __init__(self, service: ServerProcess, caller: Caller, request: HttpRequest) -> None:
        super().__init__(service, caller, request_checks.address_of(request))
        self.service = service
        self.request = request

    @property
    def base_url(self) -> str:
        return request_checks.base_url(self.request, self.service.config)

    async def wait_for_disconnect(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is complete, JSON and within the limits on nesting, or is refused."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            raise Refused("server-cut-off") from None

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise Refused("server-content-type")
        check_json(await self.body())
        return await super().json()


def handler(endpoint: Endpoint) -> HTTPRouteHandler:
    """Return the handler of one endpoint. Litestar derives parsing and documentation from its signature."""
    who = "session_caller" if endpoint.access == "new_session" else "caller"

    async def run(request: HttpRequest, service: ServerProcess, **arguments: Any) -> Any:
        caller = arguments.pop(who, ANONYMOUS)
        answer = await endpoint.run(HttpContext(service, caller, request), **arguments)
        return encoded_response(request, answer) if isinstance(answer, EncodedAnswer) else answer

    types: dict[str, Any] = {one.name: path_parameter(one) for one in endpoint.path_arguments}
    if endpoint.data:
        types["data"] = Annotated[endpoint.data, BODY]
    types |= {"request": HttpRequest, "service": NamedDependency[ServerProcess]}
    if endpoint.access != "public":
        types[who] = NamedDependency[Caller]
    types |= {one.name: query_parameter(one) for one in endpoint.query_arguments}
    defaults = {one.name: one.default for one in endpoint.query_arguments}
    run.__name__, run.__doc__ = endpoint.run.__name__, endpoint.run.__doc__
    run.__annotations__ = types | {"return": answer_type(endpoint)}
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # as any function may have one
        [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=defaults.get(name, inspect.Parameter.empty))
            for name in types
        ]
    )
    made: HTTPRouteHandler = METHODS[endpoint.method](
        path_of(endpoint),
        responses=PROBLEMS,
        status_code=endpoint.status,
        media_type=endpoint.content_type,
        tags=[endpoint.tag],
    )(run)
    return made


def path_of(endpoint: Endpoint) -> str:
    """Return the path as Litestar writes it: /tables/{table:str}."""
    path = f"/{endpoint.path}"
    for one in endpoint.path_arguments:
        path = path.replace(f"{{{one.name}}}", f"{{{one.name}:{get_args(one.type)[0].__name__}}}")
    return path


def path_parameter(argument: Argument) -> Any:
    kind, constraints = split_annotation(argument.type)
    return Annotated[kind, PathParameter(**constraints)]


def query_parameter(argument: Argument) -> Any:
    kind, constraints = split_annotation(argument.type)
    return Annotated[kind, QueryParameter(required=False if argument.default is None else None, **constraints)]


def split_annotation(declared: Any) -> tuple[Any, dict[str, Any]]:
    """Return the type of an argument, and the constraints on its values for Litestar."""
    if get_origin(declared) is not Annotated:  # optional
        inner, _ = get_args(declared)
        kind, constraints = split_annotation(inner)
        return kind | None, constraints
    kind, meta = get_args(declared)
    found = {name: getattr(meta, name) for name in ("ge", "le", "pattern", "description")}
    return kind, {name: value for name, value in found.items() if value is not None}


def answer_type(endpoint: Endpoint) -> Any:
    if get_origin(endpoint.result) is EncodedAnswer:
        return RESPONSE[get_args(endpoint.result)[0]]
    return endpoint.result


def encoded_response(request: HttpRequest, answer: EncodedAnswer[Any]) -> Response[Any]:
    """Return an answer that is the same for every caller, or 304 to a client that has it already."""
    if not answer.etag:
        return Response(answer.body)
    headers = {"ETag": answer.etag, "Cache-Control": "public, no-cache"}
    if answer.etag in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers)
    return Response(answer.body, headers=headers)
