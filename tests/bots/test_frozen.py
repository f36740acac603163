"""Greedy's choices are frozen per version, so that published figures naming a version stay true.

When its choices are meant to change, raise GREEDY_VERSION, put the new digest here, and measure anew (docs/bots.md).
A new rules version may change the digest alone, because it covers the whole state.
"""

import hashlib

import pytest

from sortilege.bots.greedy_bot import policy_of
from sortilege.core import record
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit

FROZEN = {("seasons", 2): "642dd7c3700781a7", ("spellbook", 1): "1b9e4bbf3e886b51"}
OPTIONS = {"seasons": {"kingdom_cards": "with"}, "spellbook": {}}


@pytest.mark.parametrize("game", OPTIONS)
def test_greedy_plays_as_its_version_does(game: str) -> None:
    rules, policy, ends = kit(game).rules, policy_of(game), hashlib.sha256()
    for number in range(20):
        rng = rng_from_seed(number)
        state = rules.new(OPTIONS[game], 2 + number % 3, rng)
        policy.play(state, rng, 0, 1_000_000)
        ends.update(record.digest(rules, state).encode())
    assert ends.hexdigest()[:16] == FROZEN[game, int(policy.version)]
