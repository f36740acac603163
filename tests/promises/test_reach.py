"""Random play reaches every verb, kind of ask, reason, kind of event and word of a move; and every game ends.

What is rare is reached by games whose numbers are stated in reach.json, so that the test is quick. When the rules have
changed, this finds such games again:

    PYTHONPATH=src .venv/bin/python tests/promises/reach.py 0 800 > reach.json && mv reach.json tests/promises/
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.rules import Rules
from sortilege.games.seasons.engine.state import END_OF_PROGRAM, VERBS
from sortilege.games.seasons.presentation.event_kinds import EVENTS
from sortilege.games.seasons.presentation.refusal_reasons import REASONS
from sortilege.games.seasons.rules import SEASONS
from tests.promises.random_play import TABLES

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

# The games: players, options, number, a word of moves to avoid if possible, and the rarest thing they reach, with the
# number of random games that reach it.
TABLE: list[dict[str, Any]] = json.loads((HERE / "reach.json").read_text())


def reached() -> dict[str, set[str]]:
    """Return everything that the games of the table reach."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    games = [[row[key] for key in ("seats", "options", "number", "avoided")] for row in TABLE]
    command = [sys.executable, str(HERE / "reach.py"), json.dumps(games)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    played: list[dict[str, list[str]]] = json.loads(done.stdout)
    assert len(played) == len(TABLE)
    return {what: {name for game in played for name in game[what]} for what in played[0]}


def test_random_play_reaches_everything() -> None:
    found = reached()
    words = {id.partition(":")[0] for id in SEASONS.ids if id}
    assert found["verb"] == {verb.name for verb in VERBS if verb is not END_OF_PROGRAM}
    assert found["kind"] == set(SEASONS.kinds)
    assert found["reason"] == {word for word, _ in REASONS.values()}
    assert found["word"] == words
    assert found["event"] == {event[0] for event in EVENTS.values()}


# The limits of a game's length. Each round of Seasons moves the token at least one space, so that 36 rounds are
# enough, and each time the Temporal Boots take it back makes three more at most. Of the games here the longest has 26
# rounds and 600 choices.

# A random game of SpellBook can be long, since every phase may be skipped; a solo game has at most seventeen Days.

MOST = {"seasons": ("round", 42, 1000), "spellbook": ("day", 400, 3000)}  # field, its limit, limit of choices


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])
def test_every_game_ends_in_time(rules: Rules, seats: int) -> None:
    counted, most, choices = MOST[rules.name]
    for number in range(1000):
        state = rules.new(rules.options.random_values(rng_from_seed(number), seats), seats, rng_from_seed(number))
        state.playout(rng_from_seed(number + 5))
        assert state.over
        assert getattr(rules.view(state, None), counted) <= most
        assert state.version <= choices
