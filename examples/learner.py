"""A small learner shared by the examples: it scores an action by a weighted sum of the observation.

After each game, the actions of players who did better than expected become more likely (REINFORCE). Needs only numpy.
"""

import numpy as np

Step = tuple[
    np.ndarray, np.ndarray, np.ndarray, np.ndarray
]  # indices of observed features, their values, legal actions, gradient


class Learner:
    def __init__(self, actions: int, scale: list[float], rate: float = 0.002, seed: int = 1) -> None:
        self.weights = np.zeros((actions, len(scale)))
        self.scale = np.asarray(scale)
        self.rate = rate
        self.chance = np.random.default_rng(seed)
        self.usual, self.spread, self.games = 0.0, 1.0, 0

    def choose(self, seen: np.ndarray, mask: np.ndarray, steps: list[Step] | None = None) -> int:
        """Sample an action by its probability; append what learning needs to `steps`."""
        places, legal = np.flatnonzero(seen), np.flatnonzero(mask)
        numbers = seen[places] * self.scale[places]
        hopes = self.weights[np.ix_(legal, places)] @ numbers
        likely = np.exp(hopes - hopes.max())
        likely /= likely.sum()
        at = min(int(np.searchsorted(np.cumsum(likely), self.chance.random())), len(legal) - 1)
        if steps is not None:
            likely[at] -= 1
            steps.append((places, numbers, legal, -likely))
        return int(legal[at])

    def learn(self, steps: list[Step], reward: float) -> None:
        """Learn from one seat's choices in a game that ended with this reward."""
        self.games += 1
        pace = max(0.01, 1 / self.games)
        gain = (reward - self.usual) / max(self.spread, 1e-9) ** 0.5 if self.games > 1 else 0.0
        self.usual += pace * (reward - self.usual)
        self.spread += pace * ((reward - self.usual) ** 2 - self.spread)
        for places, numbers, legal, change in steps:
            self.weights[np.ix_(legal, places)] += self.rate * max(-2.0, min(2.0, gain)) * np.outer(change, numbers)
