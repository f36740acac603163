"""A game's observer, and buffers for one observation and one mask."""

from functools import cache

from sortilege.core.engine.observer import ObservationBuffer, Observer
from sortilege.core.kits import kit


@cache
def observer_of(game: str) -> Observer:
    """Return the observer of a game, which is stateless."""
    return kit(game).observer()


def observation_buffer(game: str) -> ObservationBuffer:
    """Return a buffer for one observation and one mask."""
    return ObservationBuffer(observer_of(game), kit(game).rules.action_of, 1)
