"""What a seat knows and may choose, as numbers: a game's observer, and room for what it writes."""

from functools import cache

from sortilege.core.engine.observer import ObservationBuffer, Observer
from sortilege.core.kits import kit


@cache
def observer_of(game: str) -> Observer:
    """A game's observer; it keeps nothing of what it has seen."""
    return kit(game).observer()


def observation_buffer(game: str) -> ObservationBuffer:
    """Room for one observation and one mask."""
    return ObservationBuffer(observer_of(game), kit(game).rules.action_of, 1)
