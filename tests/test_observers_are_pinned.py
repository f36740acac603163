"""Trained weights belong to one version of the observations, whose layout must not change (observers.json).

Each version has the digest of its fields: names, positions, maxima and descriptions. The digest does not cover the
order of cards or energies within a field; a change to it needs a new version as well.
"""

import hashlib
import json
from pathlib import Path

import pytest

from sortilege.core.engine.observer import Observer
from sortilege.core.kits import GAMES, observer_of

FILE = Path(__file__).parent / "observers.json"
PINNED: dict[str, dict[str, str]] = json.loads(FILE.read_text())


def digest(observer: Observer) -> str:
    rows = [[one.name, int(one.start), int(one.size), int(one.most), one.about] for one in observer.fields]
    return hashlib.blake2b(json.dumps(rows).encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_a_version_keeps_its_places(game: str) -> None:
    observer = observer_of(game)
    version = str(observer.version)
    assert version in PINNED[game], f"`python -m {__name__}` adds version {version} of {game}"
    assert PINNED[game][version] == digest(observer), (
        f"fields of {game} have changed: what was learned by version {version} would read other places. "
        f"Raise OBSERVER_VERSION (or FEATURES_VERSION) of games/{game}/bot, then `python -m {__name__}`. "
        f"Where nothing but the words of `about` changed, take version {version} out of {FILE.name} instead, and then"
    )


@pytest.mark.parametrize("game", GAMES)
def test_fields_are_contiguous(game: str) -> None:
    observer, place = observer_of(game), 0
    for field in observer.fields:
        assert (field.start, field.size > 0, field.most > 0) == (place, True, True), field
        place += field.size
    assert observer.size == place
    assert len({field.name for field in observer.fields}) == len(observer.fields)


def test_a_field_that_moves_is_noticed() -> None:
    digests = set()
    for rows in ([("a", 2), ("b", 3)], [("b", 3), ("a", 2)], [("a", 3), ("b", 2)], [("a", 2), ("c", 3)]):
        observer = Observer()
        for name, size in rows:
            observer.add(name, size, 1, "")
        digests.add(digest(observer))
    assert len(digests) == 4


def add_what_is_new() -> None:
    """Add missing versions; never change existing ones."""
    for game in GAMES:
        PINNED.setdefault(game, {}).setdefault(str(observer_of(game).version), digest(observer_of(game)))
    FILE.write_text(json.dumps(PINNED, indent=1) + "\n")


if __name__ == "__main__":
    add_what_is_new()
