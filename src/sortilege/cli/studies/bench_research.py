"""What `sortilege bench --research` measures, on the engine this process imports: prints one JSON object.

Choices a second by chance, two players, CPU time of one core. What a library is not installed for is left out.
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

Choices = Callable[[], int]  # plays a while, and says how many choices were made


def rate(play: Choices, seconds: float) -> float:
    """The best of a few runs: the others were disturbed."""
    play()  # warm up
    best = 0.0
    for _ in range(RUNS):
        made, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            made += play()
        best = max(best, made / spent)
    return best


def in_lockstep(game: str) -> Choices:
    """Mask and observation for every choice."""
    batch = Batch(game, GAMES_AT_ONCE)

    def play() -> int:
        for _ in range(50):
            batch.step(batch.draw())
        return 50 * GAMES_AT_ONCE

    return play


def in_turn(env: Any) -> Choices:
    """A whole game of PettingZoo's: what `last` tells, one of the legal actions, `step`."""

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


def in_a_tree(game: Any) -> Choices:
    """A whole game of OpenSpiel's: the tensor of whoever chooses, one of the legal actions, `apply_action`."""
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
    found = {"batch": rate(in_lockstep(game), seconds)}
    if find_spec("pettingzoo"):
        from sortilege.research import zoo

        found["pettingzoo"] = rate(in_turn(zoo.Turns(game)), seconds)
    if find_spec("pyspiel"):
        import pyspiel

        import sortilege.research.spiel  # noqa: F401  # registers the games

        found["openspiel"] = rate(in_a_tree(pyspiel.load_game(f"sortilege_{game}")), seconds)
    return found


def beside(seconds: float) -> dict[str, float]:
    """The libraries' own games, in the same way."""
    found = {}
    if find_spec("pettingzoo") and find_spec("pygame"):  # which PettingZoo's games import, drawn or not
        import pettingzoo

        # Without the wrappers that look out for mistakes, as ours is measured.
        bare = pettingzoo.make("aec", "classic/connect_four-v3").unwrapped
        found["PettingZoo connect_four"] = rate(in_turn(bare), seconds)
    if find_spec("pyspiel"):
        import pyspiel
        from open_spiel.python.games import block_dominoes, kuhn_poker  # noqa: F401  # registers them

        for name in ("gin_rummy", "leduc_poker", "python_block_dominoes", "python_kuhn_poker"):
            found[f"OpenSpiel {name}"] = rate(in_a_tree(pyspiel.load_game(name)), seconds)
    return found


if __name__ == "__main__":
    time = float(sys.argv[1])
    print(json.dumps({"figures": {one.name: measure(one.name, time) for one in kits()}, "beside": beside(time)}))
