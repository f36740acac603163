"""Gymnasium spaces for observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sortilege.core.errors import BadOptions

NUMBERS = np.iinfo(np.int16)
RENDER_MODES = ["ansi"]


class Legal(spaces.Discrete):
    """All actions; by default, `sample` draws a legal one."""

    def __init__(self, mask: NDArray[np.int8]) -> None:
        super().__init__(len(mask))
        self._now = mask

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.float64] | None = None) -> np.int64:
        if mask is None and probability is None and self._now.any():
            mask = self._now
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and self.n == other.n

    __hash__ = None  # type: ignore[assignment]  # spaces are unhashable

    def __deepcopy__(self, memo: Any) -> "Legal":
        return Legal(self._now)


def observation_space(size: int) -> spaces.Box:
    """Return the space of observations."""
    return spaces.Box(NUMBERS.min, NUMBERS.max, (size,), np.int16)


def masked_observation(size: int, actions: int) -> spaces.Dict:
    """Return the space of observations with an action mask."""
    return spaces.Dict({"observation": observation_space(size), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def checked_render_mode(mode: Any) -> str | None:
    """Return a valid render mode; raise BadOptions otherwise."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"there is no render mode {mode!r}; there is {', '.join(map(repr, RENDER_MODES))}, or None")
    return None if mode is None else str(mode)
