"""Views stay the same byte for byte: each viewer's view, events and ask after each choice of the golden records.

A view is built for every choice and every viewer, so this code is rewritten for speed now and then; its output must
not change with that. After an intended change, `python -m tests.test_views_are_pinned` writes the new digests.
"""

import hashlib
import json
from pathlib import Path

import pytest

from sortilege.core import record as records
from sortilege.devtools.mutation.whole_games import replay_steps

GOLDEN = Path(__file__).parent / "golden"
PINNED = GOLDEN / "views.digests"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.json"))


def digest(name: str) -> str:
    found = hashlib.blake2b(digest_size=16)
    for seen in replay_steps(records.read((GOLDEN / f"{name}.json").read_text())):
        found.update(seen)
    return found.hexdigest()


@pytest.mark.parametrize("name", RECORDS)
def test_views_stay_the_same(name: str) -> None:
    assert json.loads(PINNED.read_text())[name] == digest(name)


if __name__ == "__main__":
    PINNED.write_text(json.dumps({name: digest(name) for name in RECORDS}, indent=1) + "\n")
