"""People in a house without a server, under the names that the tests of tables know them by."""

from collections.abc import Iterator

import pytest

from tests.local.local_server import LocalGuest, LocalHouse, house


@pytest.fixture(scope="session")
def server() -> Iterator[LocalHouse]:
    with house() as found:
        yield found
        assert found.failures() == []


@pytest.fixture
def ann(server: LocalHouse) -> Iterator[LocalGuest]:
    with LocalGuest(server.url, "Ann") as guest:
        yield guest


@pytest.fixture
def bob(server: LocalHouse) -> Iterator[LocalGuest]:
    with LocalGuest(server.url, "Bob") as guest:
        yield guest


@pytest.fixture
def sqlite() -> str:
    return "no database"


fresh_database = sqlite
