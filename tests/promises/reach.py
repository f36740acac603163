"""Plays random games with the uncompiled engine and prints, as JSON, what each of them reached.

    PYTHONPATH=src python tests/promises/reach.py '[[2, {"level": "magician"}, 17, "bonus"], …]'
    PYTHONPATH=src python tests/promises/reach.py 0 800     finds games that reach everything, for reach.json

Each game is given by its seats, options and number, and a word that is not chosen where something else can be.
It is run by test_reach.py. Only the source can be looked into while it runs: which verbs it runs is noted here.
"""

import json
import sys
from collections import Counter
from typing import Any

from sortilege.compilation_status import COMPILED
from sortilege.core.engine.machine import PC, ROW, Recorder
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadOptions
from sortilege.games.seasons.engine.constants import CODE
from sortilege.games.seasons.engine.state import VERBS, State
from sortilege.games.seasons.presentation.event_kinds import EVENTS
from sortilege.games.seasons.rules import SEASONS

RAN: set[int] = set()


def run(state: State, f: int) -> int:
    """Run a frame and note its verb."""
    RAN.add(int(CODE[state.stack[f + PC] * ROW]))
    return int(plain_run(state, f))


plain_run = State.run


def word_of(id: str) -> str:
    return id.partition(":")[0]


def reached(seats: int, options: dict[str, str], number: int, avoided: str = "") -> dict[str, list[str]]:
    """Play a random game; return its verbs, kinds of asks, reasons for refusals, kinds of events and words of moves."""
    RAN.clear()
    found: dict[str, set[str]] = {"verb": set(), "kind": set(), "reason": set(), "event": set(), "word": set()}
    chooser = rng_from_seed(number + 1_000_000)
    state = SEASONS.new(options, seats, rng_from_seed(number))
    state.recorder = Recorder()
    while asked := state.open_seats():
        ask = SEASONS.ask(state, asked[chooser.below(len(asked))])
        assert ask is not None
        options_left = [option for option in ask.options if word_of(option.id) != avoided] or ask.options
        option = options_left[chooser.below(len(options_left))]
        found["kind"].add(ask.kind)
        found["reason"] |= {refusal.reason for refusal in ask.refused}
        found["word"].add(word_of(option.id))
        state.apply(ask.seat, option.code)
    found["verb"] = {VERBS[op].name for op in RAN if op != 0}
    found["event"] = {EVENTS[int(row[0])][0] for row in state.recorder.rows}
    return {what: sorted(names) for what, names in found.items()}


def drawn_options(choices: dict[str, tuple[str, ...]], seats: int, rng: Rng) -> dict[str, str]:
    """Draw a random value for every option, without the defaults."""
    while True:
        drawn = {key: values[rng.below(len(values))] for key, values in choices.items()}
        try:
            SEASONS.complete(drawn, seats)
        except BadOptions:
            continue
        return {key: value for key, value in drawn.items() if value != choices[key][0]}


def search(first: int, end: int) -> None:
    """Print a short list of games that together reach everything these numbered games reach."""
    games: list[tuple[list[Any], set[tuple[str, str]]]] = []
    for number in range(first, end):
        rng, seats = rng_from_seed(number), 2 + number % 3
        choices = {key: values for key, values in SEASONS.option_values().items() if key not in ("first", "printing")}
        options = drawn_options(choices, seats, rng) if number % 2 else {}
        game: list[Any] = [seats, options, number, "bonus" if number % 10 == 0 else ""]
        games.append((game, {(what, name) for what, names in reached(*game).items() for name in names}))
    left = set().union(*(found for _, found in games))
    often = Counter(one for _, found in games for one in found)
    rows = []
    while left:
        game, found = max(games, key=lambda game: len(left & game[1]))
        new = sorted(left & found, key=lambda one: (often[one], one))
        rare = ", ".join(f"{what} {name} ({often[what, name]} of {len(games)})" for what, name in new[:3])
        rows.append(dict(zip(("seats", "options", "number", "avoided", "rare"), (*game, rare), strict=True)))
        left -= found
    print("[\n " + ",\n ".join(json.dumps(row) for row in rows) + "\n]")


def main(arguments: list[str]) -> None:
    assert not COMPILED
    State.run = run  # type: ignore[method-assign, assignment]  # the source, not the compiled one
    if len(arguments) == 2:
        search(int(arguments[0]), int(arguments[1]))
    else:
        print(json.dumps([reached(*game) for game in json.loads(arguments[0])]))


if __name__ == "__main__":
    main(sys.argv[1:])
