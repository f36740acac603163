"""Adapters that offer the games as PettingZoo, Gymnasium and OpenSpiel environments.

Each adapter needs an optional dependency; `pip install 'sortilege[research]'`, or `pip install
'.[research]'` in a checkout, installs all three libraries. `sortilege.Batch` needs none of them.
"""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Wrap imports that need an optional dependency; raise ImportError naming the extra that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        command = f"pip install 'sortilege[{name}]' (in a checkout: '.[{name}]')"
        reason = f"this needs {error.name}, which is not installed: {command}"
        raise ImportError(reason, name=error.name) from None
