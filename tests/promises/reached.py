"""Plays random games with the uncompiled engine and prints what each of them reached, as JSON.

    PYTHONPATH=src python tests/promises/reached.py '[[2, {"level": "magician"}, 17, "bonus"], …]'

Each game is given by its seats, options and number, and a word that is not chosen where something else can be.
It is run by test_reach.py. Only the source can be looked into while it runs: which verbs it runs is noted here.
"""

import json
import sys
from typing import Any

from sortilege.build import COMPILED
from sortilege.core.dice import numbered
from sortilege.core.machine import PC, Recorder
from sortilege.seasons.events import EVENTS
from sortilege.seasons.rules import SEASONS
from sortilege.seasons.state import VERBS, State
from sortilege.seasons.tables import CODE, ROW

RAN: set[int] = set()


def run(state: State, f: int) -> int:
    """State.run, noting the verb."""
    RAN.add(int(CODE[state.stack[f + PC] * ROW]))
    return int(plain_run(state, f))


plain_run = State.run


def word_of(id: str) -> str:
    return id.partition(":")[0]


def reached(seats: int, options: dict[str, str], number: int, avoided: str = "") -> dict[str, list[str]]:
    """One game by chance: the verbs run, the kinds of ask, reasons of refusals, kinds of event and words chosen."""
    RAN.clear()
    found: dict[str, set[str]] = {"verb": set(), "kind": set(), "reason": set(), "event": set(), "word": set()}
    chooser = numbered(number + 1_000_000)
    state = SEASONS.new(options, seats, numbered(number))
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


def main(games: list[Any]) -> None:
    assert not COMPILED
    State.run = run  # type: ignore[method-assign, assignment]
    print(json.dumps([reached(*game) for game in games]))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
