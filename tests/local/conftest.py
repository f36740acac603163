"""Fixtures of tests/server, for the application in a browser instead of a server."""

from collections.abc import Iterator

import pytest

from tests.local.local_server import LocalGuest, LocalServer, local_server


@pytest.fixture(scope="session")
def server() -> Iterator[LocalServer]:
    with local_server() as found:
        yield found
        assert found.failures() == []


@pytest.fixture
def ann(server: LocalServer) -> Iterator[LocalGuest]:
    with LocalGuest(server.url, "Ann") as guest:
        yield guest


@pytest.fixture
def bob(server: LocalServer) -> Iterator[LocalGuest]:
    with LocalGuest(server.url, "Bob") as guest:
        yield guest


@pytest.fixture
def sqlite() -> str:
    return "no database"


fresh_database = sqlite
