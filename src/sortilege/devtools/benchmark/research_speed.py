"""Measure the research interfaces on the engine this process imports; prints one JSON object.

Random choices per second, two players, CPU time of one core. Libraries that are not installed are left out.
"""

import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from time import process_time
from typing import Any

from sortilege.batch import Batch
from sortilege.core.kits import kits

GAMES_AT_ONCE = 64
RUNS = 3

PlayFunction = Callable[[], int]  # plays for a while and returns the number of choices


def rate(play: PlayFunction, seconds: float) -> float:
    """The best of several runs; the slower ones were disturbed."""
    play()  # warm up
    best = 0.0
    for _ in range(RUNS):
        made, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            made += play()
        best = max(best, made / spent)
    return best


def batch_play(game: str) -> PlayFunction:
    """Step a batch of games, with mask and observation for every choice."""
    batch = Batch(game, GAMES_AT_ONCE)

    def play() -> int:
        for _ in range(50):
            batch.step(batch.draw())
        return 50 * GAMES_AT_ONCE

    return play


def pettingzoo_play(env: Any) -> PlayFunction:
    """Play whole PettingZoo games: `last`, one of the legal actions, `step`."""

    deals = count()

    def play() -> int:
        made = 0
        env.reset(seed=next(deals))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[made % len(legal)]))
            made += 1
        return made

    return play


def openspiel_play(game: Any) -> PlayFunction:
    """Play whole OpenSpiel games: the current player's tensor, one of the legal actions, `apply_action`."""
    from open_spiel.python.observation import make_observation

    watching = make_observation(game)
    chance = count()

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[next(chance) * 7 % len(outcomes)][0])
                continue
            watching.set_from(state, state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[made % len(legal)])
            made += 1
        return made

    return play


def measure(game: str, seconds: float) -> dict[str, float]:
    found = {"batch": rate(batch_play(game), seconds)}
    if find_spec("pettingzoo"):
        from sortilege.research import zoo

        found["pettingzoo"] = rate(pettingzoo_play(zoo.Turns(game)), seconds)
    if find_spec("pyspiel"):
        import pyspiel

        import sortilege.research.spiel  # noqa: F401  # registers the games

        found["openspiel"] = rate(openspiel_play(pyspiel.load_game(f"sortilege_{game}")), seconds)
    return found


def measure_reference_games(seconds: float) -> dict[str, float]:
    """Measure the libraries' own games in the same way."""
    found = {}
    if find_spec("pettingzoo") and find_spec("pygame"):  # PettingZoo's games import pygame even when they draw nothing
        import pettingzoo

        # Without the checking wrappers, as ours is measured.
        bare = pettingzoo.make("aec", "classic/connect_four-v3").unwrapped
        found["PettingZoo connect_four"] = rate(pettingzoo_play(bare), seconds)
    if find_spec("pyspiel"):
        import pyspiel
        from open_spiel.python.games import block_dominoes, kuhn_poker  # noqa: F401  # registers them

        for name in ("gin_rummy", "leduc_poker", "python_block_dominoes", "python_kuhn_poker"):
            found[f"OpenSpiel {name}"] = rate(openspiel_play(pyspiel.load_game(name)), seconds)
    return found


if __name__ == "__main__":
    time = float(sys.argv[1])
    print(
        json.dumps(
            {"figures": {one.name: measure(one.name, time) for one in kits()}, "beside": measure_reference_games(time)}
        )
    )
