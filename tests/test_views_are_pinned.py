"""Views byte for byte: what every seat and an onlooker are shown after each choice of the golden records.

A view is built for every choice and every viewer, so its making is rewritten for speed now and then; what it says must
not change with that. Where it is meant to change: `python -m tests.test_views_are_pinned` writes the new digests.
"""

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

from sortilege.core import record as records
from sortilege.core.game import replay
from sortilege.core.kits import rules_of
from sortilege.core.record import TAKE_BACK, UNDO

GOLDEN = Path(__file__).parent / "golden"
PINNED = GOLDEN / "views.digests"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.json"))


def digest(name: str) -> str:
    record = records.read((GOLDEN / f"{name}.json").read_text())
    rules = rules_of(record.game)
    game = replay(rules, record, 0)
    steps = {TAKE_BACK: game.take_back, UNDO: game.undo}
    found = hashlib.blake2b(digest_size=16)
    for seat, id in record.choices:
        if id in steps:
            steps[id](seat)
        else:
            game.choose(seat, id)
        for viewer in (*range(len(record.seats)), None):
            found.update(msgspec.json.encode(rules.view(game.state, viewer)))
    return found.hexdigest()


@pytest.mark.parametrize("name", RECORDS)
def test_what_everybody_is_shown_stays_the_same(name: str) -> None:
    assert json.loads(PINNED.read_text())[name] == digest(name)


if __name__ == "__main__":
    PINNED.write_text(json.dumps({name: digest(name) for name in RECORDS}, indent=1) + "\n")
