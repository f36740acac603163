"""How often the strongest bot looks at the clock until it chooses, as JSON: `python clock_checks.py GAME`.

Every look advances the clock by 0.3 seconds, on any machine.
"""

import json
import sys
from itertools import count

from sortilege.bots import Sight, bot, ladder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit

looks = count()
vars(ladder)["perf_counter"] = lambda: 0.3 * next(looks)


def count_clock_checks(game: str) -> int:
    rules = kit(game).rules
    state = rules.new({}, 2, rng_from_seed(1))
    sight = Sight(rules, state, state.open_seats()[0])
    assert bot(ladder.LADDER[-1]).choose(sight, rng_from_seed(2)) in sight.legal
    return next(looks) - 1


if __name__ == "__main__":
    print(json.dumps(count_clock_checks(sys.argv[1])))
