"""The offline page, if the host has built it: its files, with their own content security policy.

Only files named in the folder's list are served.
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

PATH = "/offline"
LISTING = "files.json"
UNLISTED = ("sw.js", LISTING)  # the list does not contain itself, nor the worker that reads it
POLICY = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]+)"')
UNFRAMED = "; frame-ancestors 'none'"  # only a header can forbid frames
# The system's table of types varies, and browsers run nothing that has a wrong type.
MEDIA_TYPES = {
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
    """The folder does not contain what `make static` builds."""


class Listing(msgspec.Struct):
    release: str
    files: list[tuple[str, int, str]]  # name, size, hash


class OfflinePage:
    """A built folder. After a new build the server has to restart."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        try:
            page = (self.folder / "index.html").read_text(encoding="utf-8")
            listing = msgspec.json.decode((self.folder / LISTING).read_bytes(), type=Listing)
        except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
            raise NotBuilt(str(error)) from None
        policy = POLICY.search(page)
        if not policy:
            raise NotBuilt("the page has no content security policy")
        self.policy = html.unescape(policy[1]) + UNFRAMED
        hashes = {name: sha for name, _, sha in listing.files} | dict.fromkeys(UNLISTED, listing.release)
        self.hashes = {name: hash_ for name, hash_ in hashes.items() if self.is_inside(name)}

    def is_inside(self, name: str) -> bool:
        """Return whether this names a file of the folder: no absolute path, link, parent folder or hidden file."""
        place = self.folder / name
        if Path(name).is_absolute() or not place.is_relative_to(self.folder):
            return False
        hidden = any(part.startswith(".") for part in Path(name).parts)
        return not hidden and place.is_file() and place.resolve() == place

    def response(self, name: str, etags: str) -> Response[Any]:
        """Return a file, or 304 to a client that has it; raises NotThere."""
        hash_ = self.hashes.get(name)
        if hash_ is None or not self.is_inside(name):
            raise NotThere("server-no-address")
        headers = {"Content-Security-Policy": self.policy}
        if f'"{hash_}"' in etags:
            return Response("", status_code=304, headers=headers | {"ETag": f'"{hash_}"'})
        kind = MEDIA_TYPES.get(Path(name).suffix, "application/octet-stream")
        place, etag = self.folder / name, ETag(value=hash_)
        return File(place, media_type=kind, etag=etag, headers=headers, content_disposition_type="inline")

    def handler(self, base_path: str) -> HTTPRouteHandler:
        """Return a handler without sessions and limits: the files are the same for every client."""

        @route(
            [PATH, f"{PATH}/{{name:path}}"],
            http_method=[HttpMethod.GET, HttpMethod.HEAD],
            before_request=skip_checks,
            include_in_schema=False,
        )
        async def offline(request: Request[Any, Any, Any]) -> Response[Any]:
            name = request.scope["raw_path"].decode("latin-1").removeprefix(base_path + PATH)  # keeps a trailing slash
            if not name:  # the page's links are relative
                return Response("", status_code=308, headers={"Location": f"{PATH[1:]}/"})
            return self.response(name[1:] or "index.html", request.headers.get("if-none-match", ""))

        return offline


async def skip_checks(request: Request[Any, Any, Any]) -> None:
    """Replace the checks before other requests."""
