"""Commands that need more than the engine say which extra brings it."""

from importlib.util import find_spec

from sortilege.core.errors import BadOptions
from sortilege.terminal.language import CliTexts

SERVER = ("litestar", "sqlalchemy", "aiosqlite", "asyncpg", "uvicorn", "websockets", "argon2")


def can_serve() -> bool:
    """Whether the server's libraries are installed."""
    return all(find_spec(name) for name in SERVER)


def server_extra(say: CliTexts) -> None:
    """Raises BadOptions where they are not."""
    if not can_serve():
        raise BadOptions(say("extra-server"))
