"""Prints the errors about impossible positions as JSON: `python impossible_positions.py GAME`.

Each is the beginning of a game in which one list begins with another number.
"""

import json
import sys
from typing import Any

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadSave
from sortilege.core.kits import kit
from sortilege.core.start import position_fields, start_state


def refusals(game: str) -> list[list[Any]]:
    rules = kit(game).rules
    moment = position_fields(rules, rules.new({}, 2, rng_from_seed(1)))
    told: list[list[Any]] = []
    for name, value in moment.items():
        if isinstance(value, list) and value and isinstance(value[0], int):
            try:
                start_state(rules, {}, 2, rng_from_seed(1), moment | {name: [value[0] + 1, *value[1:]]})
            except BadSave as refusal:
                told.append([name, refusal.said.key, refusal.said.args])
    return told


if __name__ == "__main__":
    print(json.dumps(refusals(sys.argv[1])))
