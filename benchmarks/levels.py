"""How long each of the ten bots thinks about a choice, in milliseconds, as JSON: `python benchmarks/levels.py CHOICES`.

`benchmarks.offline` runs it here and in WebAssembly. Each bot is asked at the same moments of a game that chance plays.
"""

import json
import statistics
import sys
from time import perf_counter

from sortilege.bots import Sight, bot
from sortilege.bots.ladder import LADDER
from sortilege.core.engine.dice import numbered
from sortilege.core.kits import GAMES, kit


def thought(game: str, name: str, choices: int) -> list[float]:
    """Milliseconds for each of these many real choices, spread over a game."""
    rules = kit(game).rules
    state, chooser, dice = rules.new({}, 2, numbered(1)), numbered(2), numbered(3)
    found: list[float] = []
    step = 0
    while not state.over and len(found) < choices:
        seat = state.open_seats()[0]
        codes = state.legal(seat)
        if len(codes) > 1:
            step += 1
            if step % 5 == 1:
                began = perf_counter()
                bot(name).choose(Sight(rules, state, seat), dice)
                found.append(1000 * (perf_counter() - began))
        state.apply(seat, codes[chooser.below(len(codes))])
    return found


if __name__ == "__main__":
    told = {
        game: {name: round(statistics.median(thought(game, name, int(sys.argv[1]))), 2) for name in ("greedy", *LADDER)}
        for game in GAMES
    }
    print(json.dumps(told))
