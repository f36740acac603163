"""Learn by self-play in OpenSpiel and measure the result against more than random play.

python examples/with_openspiel.py --game spellbook --games 60

A control learner plays as many games but is rewarded by a coin toss. Both then play the same deals from both seats,
against random play and against each other. Several of each are trained, because a single one could be lucky.
"""

import argparse
from collections.abc import Callable

import numpy as np
import pyspiel
from learner import Learner, Step
from open_spiel.python.observation import make_observation

import sortilege.research.spiel  # noqa: F401  # registers the games

DEALS = 100000
Player = Callable[[pyspiel.State, int], int]


def play_game(spiel: pyspiel.Game, deal: int, players: list[Player]) -> list[float]:
    """Play one game with these players; return the returns."""
    state = spiel.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        player = state.current_player()
        state.apply_action(players[player](state, player))
    return list(state.returns())


def make_player(spiel: pyspiel.Game, learner: Learner, steps: list[list[Step]] | None = None) -> Player:
    watching = make_observation(spiel)

    def choose(state: pyspiel.State, player: int) -> int:
        watching.set_from(state, player)
        return learner.choose(watching.tensor, state.legal_actions_mask(), steps[player] if steps else None)

    return choose


def train_learner(spiel: pyspiel.Game, games: int, seed: int, worth: Callable[[float], float]) -> Player:
    """Train a learner by self-play with the given reward."""
    learner = Learner(spiel.num_distinct_actions(), [1.0] * spiel.observation_tensor_size(), seed=seed)
    for deal in range(games):
        steps: list[list[Step]] = [[], []]
        returns = play_game(spiel, deal, [make_player(spiel, learner, steps)] * 2)
        for own, reward in zip(steps, returns, strict=True):
            learner.learn(own, worth(reward))
    return make_player(spiel, learner)


def win_share(spiel: pyspiel.Game, one: Player, other: Player, trials: int) -> float:
    """Return the share of games that `one` wins against `other` on unseen deals, from both seats."""
    deals = range(DEALS - (trials + 1) // 2, DEALS)
    pairs = [(play_game(spiel, deal, [one, other])[0], play_game(spiel, deal, [other, one])[1]) for deal in deals]
    return float(np.mean(0.5 + 0.5 * np.sign(pairs)))


def main(game: str, games: int, trials: int, seeds: int) -> dict[str, list[float]]:
    spiel = pyspiel.load_game(f"sortilege_{game}(returns=margin,deals={DEALS})")
    rng = np.random.default_rng(1)

    def chance(state: pyspiel.State, player: int) -> int:
        return int(rng.choice(state.legal_actions()))

    found: dict[str, list[float]] = {
        "learned against chance": [],
        "coin against chance": [],
        "learned against coin": [],
    }
    for seed in range(1, seeds + 1):
        learned = train_learner(spiel, games, seed, lambda reward: reward)
        coin = train_learner(spiel, games, seed, lambda reward: float(rng.choice((-1, 1))))
        for shares, one, other in zip(found.values(), (learned, coin, learned), (chance, chance, coin), strict=True):
            shares.append(win_share(spiel, one, other, trials))
    for who, shares in found.items():
        told = ", ".join(f"{share:.0%}" for share in shares)
        print(f"{game}, {games} games against itself: {who}: {told} of {trials} games each")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="spellbook")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--trials", type=int, default=20)
    parser.add_argument("--seeds", type=int, default=5)
    main(**vars(parser.parse_args()))
