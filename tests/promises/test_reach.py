"""Random play reaches every verb, kind of ask, reason, kind of event and word of choice; and every game ends.

What is rare is reached by games whose numbers are stated here, so that the test is quick. When the rules have changed,
`PYTHONPATH=src python tests/promises/reached.py 0 500` finds such games again and prints the table.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.promises.playing import TABLES, drawn_options

from sortilege.core.dice import numbered
from sortilege.core.rules import Rules
from sortilege.seasons.events import EVENTS
from sortilege.seasons.reasons import REASONS
from sortilege.seasons.rules import SEASONS
from sortilege.seasons.state import END_OF_PROGRAM, VERBS

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

DIE_LATE = {"diefirst": "energy_crystals"}
FAIRIES_LATE = {"fairies": "after_cost"}
NO_YEAR_0 = {"before_year1": "forbid"}
OWED = {"hourglass": "round_end"}

# Players, options, number, and a word that is not chosen where something else can be; what is rare in it, and how many
# of 500 random games reach that.
TABLE: list[tuple[int, dict[str, str], int, str]] = [
    # nothing_to_sacrifice (28), draw_shown (50), pay (52)
    (4, {}, 8, ""),
    # if_no_familiar (20), take_tokens_back (39)
    (4, {"exchange": "upto2", "life_bonus": "ignored"} | DIE_LATE | OWED | FAIRIES_LATE, 209, ""),
    # waive (31), if_most_cards (45), discard_shown (58)
    (
        4,
        {"balance": "old", "idol": "old", "chest": "turn", "life": "lockout"} | DIE_LATE | FAIRIES_LATE | NO_YEAR_0,
        281,
        "",
    ),
    # before_the_first_year (18), lower_gauge (43), permit (93)
    (
        3,
        {"idol": "old", "exchange": "upto2", "round_end": "owner_order"} | DIE_LATE | FAIRIES_LATE | NO_YEAR_0,
        271,
        "",
    ),
    # gain_owed (5), nothing_to_place (5), shuffles (24)
    (
        4,
        {"level": "magician", "balance": "old", "exchange": "upto2", "chest": "turn"}
        | {"life": "lockout", "life_bonus": "ignored"}
        | (DIE_LATE | OWED | FAIRIES_LATE | NO_YEAR_0),
        197,
        "",
    ),
    # gauge_at_max (9): who has used all bonuses on the way to fifteen hears track_full instead
    (4, {}, 20, "bonus"),
    # gain_crystals_per_energy (19)
    (
        2,
        {"balance": "old", "chest": "turn", "tiebreak": "summoned", "round_end": "owner_order"}
        | (OWED | FAIRIES_LATE | NO_YEAR_0),
        81,
        "",
    ),
]

# A way that is refused leaves a single one, which is passed through without asking: nobody is ever told these.
NEVER_TOLD = {"hand_empty", "nothing_to_draw"}
# No card of the base box asks for an amount.
NOT_YET = {"amount"}


def reached() -> dict[str, set[str]]:
    """What the games of the table reach together."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(HERE / "reached.py"), json.dumps(TABLE)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    games = json.loads(done.stdout)
    assert len(games) == len(TABLE)
    return {what: {name for game in games for name in game[what]} for what in games[0]}


def test_random_play_reaches_everything() -> None:
    found = reached()
    words = {id.partition(":")[0] for id in SEASONS.ids if not id.startswith("code_")}
    assert found["verb"] == {verb.name for verb in VERBS} - {END_OF_PROGRAM.name}
    assert found["kind"] == set(SEASONS.kinds) - NOT_YET
    assert found["reason"] == {word for word, _ in REASONS.values()} - NEVER_TOLD
    assert found["event"] == {key for key, _, _, _ in EVENTS.values()}
    assert found["word"] == words - NOT_YET


# How long a game may be. Each round of Seasons moves the token at least one space, so that 36 rounds are enough, and
# each time the Temporal Boots take it back makes three more at most. Of the games here the longest has 26 rounds and
# 607 choices.

MOST = {"seasons": (42, 1000)}  # rounds, choices


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])
def test_every_game_ends_in_time(rules: Rules, seats: int) -> None:
    rounds, choices = MOST[rules.name]
    for number in range(2000):
        state = rules.new(drawn_options(rules, seats, numbered(number)), seats, numbered(number))
        state.playout(numbered(number + 5))
        assert state.over
        assert rules.view(state, None).round <= rounds
        assert state.version <= choices
