"""Commands that need more than the engine say which extra brings it."""

from importlib.util import find_spec

from sortilege.core.errors import BadOptions
from sortilege.terminal.speech import Speech

SERVER = ("litestar", "sqlalchemy", "aiosqlite", "asyncpg", "uvicorn", "websockets", "argon2")


def server_extra(say: Speech) -> None:
    """Raises BadOptions where the server's libraries are not installed."""
    if any(find_spec(name) is None for name in SERVER):
        raise BadOptions(say("extra-server"))
