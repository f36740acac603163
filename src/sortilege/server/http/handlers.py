"""Litestar's handlers, made of the questions as they are declared in `asks`."""

import inspect
from typing import Annotated, Any, get_args, get_origin

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg, PathParameter, QueryParameter

from sortilege.server.http import guard
from sortilege.server.service import Service
from sortilege.tables.endpoints.endpoint import Argument, EncodedAnswer, Endpoint, RequestContext
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.base import Problem

Asked = Request[Any, Any, Any]

WHY = {
    400: "It cannot be understood.",
    401: "Not signed in, or a secret that does not fit.",
    403: "Somebody else may do this.",
    404: "There is no such thing.",
    409: "Stale, or not now.",
    413: "Too large.",
    422: "The rules do not allow it.",
    429: "Too often.",
    503: "The database cannot be reached just now.",
}
PROBLEMS = {status: ResponseSpec(Problem, generate_examples=False, description=why) for status, why in WHY.items()}
METHODS = {"GET": get, "POST": post, "DELETE": delete}
NOBODY = Caller("")
BODY = BodyKwarg(media_type=RequestEncodingType.JSON)
RESPONSE: Any = Response  # of a type that is known only when this runs


class Guest(RequestContext):
    """A request over HTTP."""

    def __init__(self, service: Service, person: Caller, request: Asked) -> None:
        super().__init__(service, person, guard.address_of(request))
        self.service = service
        self.request = request

    @property
    def base_url(self) -> str:
        return self.service.base_of(self.request)

    async def wait_for_disconnect(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass


def handler(ask: Endpoint) -> HTTPRouteHandler:
    """The handler of one question: Litestar reads what it takes and answers from its signature."""
    who = "somebody" if ask.access == "new_session" else "person"

    async def run(request: Asked, service: Service, **given: Any) -> Any:
        person = given.pop(who, NOBODY)
        told = await ask.run(Guest(service, person, request), **given)
        return unless_known(request, told) if isinstance(told, EncodedAnswer) else told

    types: dict[str, Any] = {one.name: in_path(one) for one in ask.path_arguments}
    if ask.data:
        types["data"] = Annotated[ask.data, BODY]
    types |= {"request": Asked, "service": NamedDependency[Service]}
    if ask.access != "public":
        types[who] = NamedDependency[Caller]
    types |= {one.name: in_query(one) for one in ask.query_arguments}
    defaults = {one.name: one.default for one in ask.query_arguments}
    run.__name__, run.__doc__ = ask.run.__name__, ask.run.__doc__
    run.__annotations__ = types | {"return": answer_type(ask)}
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # as any function may have one
        [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=defaults.get(name, inspect.Parameter.empty))
            for name in types
        ]
    )
    made: HTTPRouteHandler = METHODS[ask.method](
        path_of(ask), responses=PROBLEMS, status_code=ask.status, media_type=ask.content_type, tags=[ask.tag]
    )(run)
    return made


def path_of(ask: Endpoint) -> str:
    """The path as Litestar writes it: /tables/{table:str}."""
    path = f"/{ask.path}"
    for one in ask.path_arguments:
        path = path.replace(f"{{{one.name}}}", f"{{{one.name}:{get_args(one.type)[0].__name__}}}")
    return path


def in_path(one: Argument) -> Any:
    kind, told = parted(one.type)
    return Annotated[kind, PathParameter(**told)]


def in_query(one: Argument) -> Any:
    kind, told = parted(one.type)
    return Annotated[kind, QueryParameter(required=False if one.default is None else None, **told)]


def parted(declared: Any) -> tuple[Any, dict[str, Any]]:
    """The type of an argument, and what Litestar is to know of its values."""
    if get_origin(declared) is not Annotated:  # or none
        inner, _ = get_args(declared)
        kind, told = parted(inner)
        return kind | None, told
    kind, meta = get_args(declared)
    found = {name: getattr(meta, name) for name in ("ge", "le", "pattern", "description")}
    return kind, {name: value for name, value in found.items() if value is not None}


def answer_type(ask: Endpoint) -> Any:
    if get_origin(ask.result) is EncodedAnswer:
        return RESPONSE[get_args(ask.result)[0]]
    return ask.result


def unless_known(request: Asked, told: EncodedAnswer[Any]) -> Response[Any]:
    """What is told to everybody alike; to those who have it already, only that it is still so."""
    if not told.etag:
        return Response(told.body)
    headers = {"ETag": told.etag, "Cache-Control": "public, no-cache"}
    if told.etag in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers)
    return Response(told.body, headers=headers)
