"""Learns by playing against itself in OpenSpiel, then shows how it does against chance.

python examples/with_openspiel.py --game spellbook --games 3000
"""

import argparse

import numpy as np
import pyspiel
from learner import Learner, Step
from open_spiel.python.observation import make_observation

import sortilege.research.spiel  # noqa: F401  # registers the games


def main(game: str, games: int, trials: int) -> float:
    spiel = pyspiel.load_game(f"sortilege_{game}(returns=margin,deals=100000)")
    watching = make_observation(spiel)
    chance = np.random.default_rng(1)
    learner = Learner(spiel.num_distinct_actions(), [1.0] * spiel.observation_tensor_size())
    won = []
    for number in range(games + trials):
        state = spiel.new_initial_state()
        state.apply_action(int(chance.integers(100000)))
        own = [0, 1] if number < games else [number % 2]
        steps: list[list[Step]] = [[], []]
        while not state.is_terminal():
            player = state.current_player()
            if player in own:
                watching.set_from(state, player)
                state.apply_action(
                    learner.choose(
                        watching.tensor, state.legal_actions_mask(), steps[player] if len(own) == 2 else None
                    )
                )
            else:
                state.apply_action(int(chance.choice(state.legal_actions())))
        for player in own:
            if len(own) == 2:
                learner.learn(steps[player], state.returns()[player])
            else:
                won.append(0.5 + 0.5 * np.sign(state.returns()[player]))
    print(f"{game}: after {games} games against itself, {np.mean(won):.0%} of {trials} games against chance")
    return float(np.mean(won))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="spellbook")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--trials", type=int, default=400)
    main(**vars(parser.parse_args()))
