"""Learn by self-play in PettingZoo, then measure the result against random play."""

import argparse

import numpy as np
from learner import Learner, Step

from sortilege.research import zoo


def play(env: zoo.Turns, learner: Learner, learning: list[str]) -> dict[str, float]:
    """Play one game; agents that are not learning act at random. Return the rewards."""
    env.reset()
    steps: dict[str, list[Step]] = {agent: [] for agent in env.agents}
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        elif agent in learning:
            env.step(learner.choose(seen["observation"], seen["action_mask"], steps[agent]))
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    if len(learning) == len(env.possible_agents):
        for agent in learning:
            learner.learn(steps[agent], rewards[agent])
    return rewards


def main(game: str, games: int, trials: int) -> float:
    env = zoo.Turns(game, returns="margin")
    env.reset(seed=1)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    learner = Learner(len(env.batch.actions), env.batch.scale)
    for _ in range(games):
        play(env, learner, env.possible_agents)
    won = []
    for trial in range(trials):
        agent = env.possible_agents[trial % 2]
        margin = play(env, learner, [agent])[agent]
        won.append(0.5 + 0.5 * np.sign(margin))
    print(f"{game}: after {games} games against itself, {np.mean(won):.0%} of {trials} games against chance")
    return float(np.mean(won))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="spellbook")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--trials", type=int, default=400)
    main(**vars(parser.parse_args()))
