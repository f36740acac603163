"""Thinking time per move of each of the ten ladder bots, in milliseconds, as JSON.

    python benchmarks/bot_thinking_time.py CHOICES

`benchmarks.offline_page` runs this natively and in WebAssembly. Every bot gets the same positions of a random game.
All times are processor time, including the bots' own time limits, so other load on the machine does not count.
"""

import json
import statistics
import sys
import time

from sortilege.bots import Sight, bot, ladder
from sortilege.bots.ladder import LADDER
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import GAMES, kit


def cpu_seconds() -> float:
    """Return the processor time used so far. Under Node, Python has only wall-clock time, so ask Node."""
    if sys.platform != "emscripten":
        return time.process_time()
    import js

    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1_000_000


def thinking_times(game: str, name: str, choices: int) -> list[float]:
    """Return milliseconds for each of `choices` real choices, spread over a game."""
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
                began = cpu_seconds()
                bot(name).choose(Sight(rules, state, seat), rng)
                found.append(1000 * (cpu_seconds() - began))
        state.apply(seat, codes[chooser.below(len(codes))])
    return found


if __name__ == "__main__":
    ladder.perf_counter = cpu_seconds
    medians = {
        game: {
            name: round(statistics.median(thinking_times(game, name, int(sys.argv[1]))), 2)
            for name in ("greedy", *LADDER)
        }
        for game in GAMES
    }
    print(json.dumps(medians))
