"""The page that plays without a server, where the host has built one: its files, under its own policy.

Only what the folder's own list names is given out, whatever else lies there.
"""

import html
import re
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import ETag
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

from sortilege.tables.refusals import NotThere

PLACE = "/offline"
LISTING = "files.json"
UNLISTED = ("sw.js", LISTING)  # a list of all files cannot name these two
POLICY = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]+)"')
UNFRAMED = "; frame-ancestors 'none'"  # which only a header can say
# A machine's own idea of types may be any, and browsers run nothing that comes with a wrong one.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class NotBuilt(ValueError):
    """A folder is not what `make static` builds."""


class Listing(msgspec.Struct):
    release: str
    files: list[tuple[str, int, str]]  # name, size, hash


class Offline:
    """A folder as it was built; one that is built anew is known after a restart."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        try:
            page = (self.folder / "index.html").read_text(encoding="utf-8")
            listing = msgspec.json.decode((self.folder / LISTING).read_bytes(), type=Listing)
        except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
            raise NotBuilt(str(error)) from None
        policy = POLICY.search(page)
        if not policy:
            raise NotBuilt("the page has no policy of its own")
        self.policy = html.unescape(policy[1]) + UNFRAMED
        marks = {name: sha for name, _, sha in listing.files} | dict.fromkeys(UNLISTED, listing.release)
        self.marks = {name: mark for name, mark in marks.items() if self.is_inside(name)}

    def is_inside(self, name: str) -> bool:
        place = self.folder / name
        hidden = any(part.startswith(".") for part in Path(name).parts)
        return not hidden and place.is_file() and place.resolve() == place

    def find(self, name: str, known: str) -> Response[Any]:
        """A file by its name; to whoever knows it already, only that it is still so."""
        mark = self.marks.get(name)
        if mark is None or not (self.folder / name).is_file():
            raise NotThere("server-no-address")
        headers = {"Content-Security-Policy": self.policy}
        if f'"{mark}"' in known:
            return Response("", status_code=304, headers=headers | {"ETag": f'"{mark}"'})
        kind = TYPES.get(Path(name).suffix, "application/octet-stream")
        place, etag = self.folder / name, ETag(value=mark)
        return File(place, media_type=kind, etag=etag, headers=headers, content_disposition_type="inline")

    def handler(self, base_path: str) -> HTTPRouteHandler:
        """Files are the same for everybody: neither sessions nor limits are asked."""

        @route(
            [PLACE, f"{PLACE}/{{name:path}}"],
            http_method=[HttpMethod.GET, HttpMethod.HEAD],
            before_request=no_door,
            include_in_schema=False,
        )
        async def offline(request: Request[Any, Any, Any]) -> Response[Any]:
            name = request.scope["raw_path"].decode("latin-1").removeprefix(base_path + PLACE)  # with its last slash
            if not name:  # what the page asks for lies beside it
                return Response("", status_code=308, headers={"Location": f"{PLACE[1:]}/"})
            return self.find(name[1:] or "index.html", request.headers.get("if-none-match", ""))

        return offline


async def no_door(request: Request[Any, Any, Any]) -> None:
    """In place of what the door asks of everybody else."""
