"""Checks that test_extended_source.py runs in an extended copy of the source.

python -m tests.extended_source_checks stored FILE     what the source without it has stored means what it meant
python -m tests.extended_source_checks new             what is new is played to the end, and every promise is kept
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, cast

from sortilege.bots.registry import bot
from sortilege.bots.sight import Sight
from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import GAMES, kit
from sortilege.core.rules import Rules
from sortilege.core.session import verify
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.presentation.ids import CARD_IDS, DIE_IDS
from tests import test_numbers_are_pinned as pins
from tests.golden import test_golden as golden
from tests.golden.make import play

ALL = {"more": "with", "lantern": "old", "kingdom_cards": "with", "ability_tokens": "with", "enchantment": "moonlight"}
NEW_CARDS = ("lantern_moth", "brass_owl", "far_tower")
ROUND = 40  # choices between two looks at a game


def check_stored(before: dict[str, Any]) -> None:
    pins.test_old_choices_keep_their_ids()
    pins.test_numbers_keep_their_meaning()
    for name in golden.NAMES:
        golden.test_a_golden_record_replays(name)
    for name in GAMES:
        rules, was = kit(name).rules, before[name]
        assert was["codes"].items() < rules.code_of.items()
        for fields, digest in was["moments"]:
            state = rules.load(fields)
            assert records.digest(rules, state) == digest
            rules.check(state)
            state.playout(rng_from_seed(1))
            assert state.over
            rules.check(state)
        for row, args in was["log"]:
            assert rules.event(tuple(row), None).args == args


def played(rules: Rules, options: dict[str, str], seats: int, number: int, met: Counter[str]) -> None:
    """A game of greedy bots that keeps the promises; one of them would search at every look."""
    state, greedy, search, step = rules.new(options, seats, rng_from_seed(number)), bot("greedy"), bot("mcts:2"), 0
    while asked := state.open_seats():
        sight = Sight(rules, state, asked[0])
        chosen = (search if step % ROUND == 0 else greedy).choose(sight, rng_from_seed(step))
        if step % ROUND == 0:
            look(rules, state)
        met[rules.ids[chosen]] += 1
        state.apply(asked[0], chosen)
        step += 1
    look(rules, state)
    assert len(rules.scores(state)) == seats
    replay(rules, options, seats, number)


def look(rules: Rules, state: Machine) -> None:
    rules.check(state)
    again = rules.load(rules.fields(state))
    assert records.digest(rules, again) == records.digest(rules, state)
    for seat in (*range(state.seats), None):
        rules.view(state, seat)
        assert seat is None or rules.imagine(state, seat, rng_from_seed(1)).open_seats() == state.open_seats()


def replay(rules: Rules, options: dict[str, str], seats: int, number: int) -> None:
    """A record with what is new is verified."""
    table = play(rules.name, seats, options, number)
    verify(rules, records.read(records.write(table.record())))
    rules.check(table.state)


def check_new() -> None:
    seasons, spellbook = kit("seasons").rules, kit("spellbook").rules
    met: Counter[str] = Counter()
    for number, seats in enumerate((2, 3, 4)):
        state = cast("State", seasons.new(ALL, seats, rng_from_seed(number)))
        assert int(state.cards) == 2 * (70 + len(NEW_CARDS))
        assert state.printed[CARD_IDS.index("mesodaes_lantern")] != CARD_IDS.index("mesodaes_lantern")
        played(seasons, ALL, seats, number, met)
    assert CARD_IDS.index("far_tower") > 200
    for card in NEW_CARDS:
        assert met[f"summon:{card}"], f"no game summoned {card}"
    assert met["die:winter_6"]
    assert DIE_IDS[20:] == ["winter_6"]
    assert any(13 in cast("State", seasons.new(ALL, 4, rng_from_seed(n))).dealt for n in range(5))
    for number, seats in enumerate(spellbook.seats):
        played(spellbook, {"red": "ember", "more": "with"}, seats, number, met)
    assert any(id.startswith("learn:ember") for id in met)
    assert any(id.startswith("cast:ember") for id in met)


if __name__ == "__main__":
    if sys.argv[1] == "stored":
        check_stored(json.loads(Path(sys.argv[2]).read_text()))
    else:
        check_new()
