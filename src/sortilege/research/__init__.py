"""Adapters that offer the games as PettingZoo, Gymnasium and OpenSpiel environments.

Each adapter needs an optional dependency; `pip install 'sortilege[research]'` installs all three libraries.
`sortilege.Batch` needs none of them.
"""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Wrap imports that need an optional dependency; raise ImportError naming the extra that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        reason = f"this needs {error.name}, which is not installed: pip install 'sortilege[{name}]'"
        raise ImportError(reason, name=error.name) from None
