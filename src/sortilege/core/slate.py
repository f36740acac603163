"""What a seat knows and may choose, as numbers: a game's observer, and room for what it writes."""

from functools import cache

from sortilege.core.engine.observer import Observer, Slate
from sortilege.core.kits import kit


@cache
def observer_of(game: str) -> Observer:
    """A game's observer; it keeps nothing of what it has seen."""
    return kit(game).observer()


def slate_of(game: str) -> Slate:
    """Room for one observation and one mask."""
    return Slate(observer_of(game), kit(game).rules.action_of, 1)
