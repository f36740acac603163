"""Modules that need another library say which extra brings it."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of what this extra brings; raises ImportError where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        told = f"this needs {error.name}, which is not installed: pip install 'sortilege[{name}]'"
        raise ImportError(told, name=error.name) from None
