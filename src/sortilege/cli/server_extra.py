"""Check for the optional dependencies that some commands need."""

from importlib.util import find_spec

from sortilege.core.errors import BadOptions
from sortilege.terminal.language import CliTexts

SERVER_PACKAGES = ("litestar", "sqlalchemy", "aiosqlite", "asyncpg", "uvicorn", "websockets", "argon2")


def can_serve() -> bool:
    """Whether the server's packages are installed."""
    return all(find_spec(name) for name in SERVER_PACKAGES)


def require_server(say: CliTexts) -> None:
    """Raise BadOptions, naming the extra to install, unless the server's packages are there."""
    if not can_serve():
        raise BadOptions(say("extra-server"))
