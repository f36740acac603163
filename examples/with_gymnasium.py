"""Learn at one seat against a bot in Gymnasium, and report the result."""

import argparse

import gymnasium
import numpy as np
from learner import Learner, Step


def main(game: str, games: int, trials: int, opponent: str = "random") -> float:
    env = gymnasium.make("sortilege.research.gym:Sortilege/OneSeat-v1", game=game, opponent=opponent, returns="margin")
    batch = env.unwrapped.batch
    learner = Learner(len(batch.actions), batch.scale)
    env.reset(seed=1)
    won = []
    for number in range(games + trials):
        seen, info = env.reset()
        steps: list[Step] | None = [] if number < games else None
        over = False
        while not over:
            action = learner.choose(seen, info["action_mask"], steps)
            seen, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        if steps is not None:
            learner.learn(steps, float(reward))
        else:
            won.append(0.5 + 0.5 * np.sign(reward))
    print(f"{game}: after {games} games against {opponent}, {np.mean(won):.0%} of {trials} more")
    return float(np.mean(won))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="spellbook")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--trials", type=int, default=400)
    parser.add_argument("--opponent", default="random")
    main(**vars(parser.parse_args()))
