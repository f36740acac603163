"""The body of an HTTP request."""

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from sortilege.tables.decoding import check_json
from sortilege.tables.refusals import Refused


class Body(Request[Any, Any, Any]):
    """A request whose body is read so."""

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
