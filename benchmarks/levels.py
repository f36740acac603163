"""How long each of the ten bots thinks about a choice, in milliseconds, as JSON: `python benchmarks/levels.py CHOICES`.

`benchmarks.offline` runs it here and in WebAssembly. Each bot is asked at the same moments of a game that chance plays.
These are milliseconds of the processor, also those after which a thought is cut: nothing else on the machine counts.
"""

import json
import statistics
import sys
import time

from sortilege.bots import Sight, bot, ladder
from sortilege.bots.ladder import LADDER
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import GAMES, kit


def worked() -> float:
    """Seconds of the processor so far. Python in Node knows only the clock on the wall, so Node tells them there."""
    if sys.platform != "emscripten":
        return time.process_time()
    import js

    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1_000_000


def thought(game: str, name: str, choices: int) -> list[float]:
    """Milliseconds for each of these many real choices, spread over a game."""
    rules = kit(game).rules
    state, chooser, rng = rules.new({}, 2, rng_from_seed(1)), rng_from_seed(2), rng_from_seed(3)
    found: list[float] = []
    step = 0
    while not state.over and len(found) < choices:
        seat = state.open_seats()[0]
        codes = state.legal(seat)
        if len(codes) > 1:
            step += 1
            if step % 5 == 1:
                began = worked()
                bot(name).choose(Sight(rules, state, seat), rng)
                found.append(1000 * (worked() - began))
        state.apply(seat, codes[chooser.below(len(codes))])
    return found


if __name__ == "__main__":
    ladder.perf_counter = worked
    told = {
        game: {name: round(statistics.median(thought(game, name, int(sys.argv[1]))), 2) for name in ("greedy", *LADDER)}
        for game in GAMES
    }
    print(json.dumps(told))
