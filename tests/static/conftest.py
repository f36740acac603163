"""The output of `make static`, served by a plain file server, and two browsers; tests that need neither run without."""

import contextlib
import functools
import http.server
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.static.browsers import Browser, Chromium, Firefox

STATIC_FOLDER = os.environ.get("SORTILEGE_STATIC", "")
NEEDS_NO_BUILD = ("test_browser_package.py",)
collect_ignore = (
    []
    if STATIC_FOLDER
    else [path.name for path in Path(__file__).parent.glob("test_*.py") if path.name not in NEEDS_NO_BUILD]
)


@pytest.fixture(scope="session")
def folder() -> Path:
    return Path(STATIC_FOLDER).resolve()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Like `python -m http.server`, without a log."""

    def log_message(self, format: str, *args: object) -> None:
        pass


class Site:
    """A folder served on a port, which can go down and up again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: http.server.ThreadingHTTPServer | None = None
        self.port = 0
        self.up()

    def up(self) -> None:
        handler = functools.partial(Quiet, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def down(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    made = Site(folder)
    yield made
    made.down()


@pytest.fixture(params=[Chromium, Firefox], ids=["chromium", "firefox"])
def kind(request: pytest.FixtureRequest) -> type[Browser]:
    found: type[Browser] = request.param
    return found


@pytest.fixture
def browser(kind: type[Browser], tmp_path: Path) -> Iterator[Browser]:
    with contextlib.ExitStack() as open_ones:
        yield open_ones.enter_context(kind(tmp_path / "profile"))
