"""`sortilege review`: the choices of a game as text and as JSON, the estimated time, and games without a review."""

import json
from pathlib import Path

import msgspec
import pytest

from sortilege.analysis import Depth
from sortilege.analysis import review as analysis
from sortilege.analysis.results import Review
from sortilege.bots import Sight, bot
from sortilege.cli.playing import review
from sortilege.core import record as records
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.session import Session
from tests.cli.shell import InProcessShell


@pytest.fixture(scope="module")
def game() -> Session:
    """A game of greedy bots, one of which has a name with terminal control codes."""
    rules, greedy = kit("spellbook").rules, bot("greedy")
    found = Session(rules, ["Ann", "Bob\x1b[31m"], {}, records.numbered_key(3))
    while seats := found.state.open_seats():
        code = greedy.choose(Sight(rules, found.state, seats[0]), rng_from_seed(0))
        found.choose(seats[0], rules.ids[code])
    return found


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Session) -> InProcessShell:
    monkeypatch.setattr(review, "QUICK", Depth(4, 20))
    monkeypatch.setattr(analysis, "GLANCE", Depth(4, 20))
    (tmp_path / "whole").write_text(records.write(game.record()))
    return InProcessShell(tmp_path)


def test_a_seats_review_is_printed_in_every_language(here: InProcessShell, game: Session) -> None:
    points = game.rules.scores(game.state)
    heads = {"en": "Ann: {} points", "fr": "Ann\u00a0: {} points", "de": "Ann: {} Punkte"}
    for language, head in heads.items():
        done = here.run("review", "whole", "--seat", "1", "--lang", language)
        assert done.returncode == 0, done.stderr
        assert head.format(points[0]) in done.stdout
        assert "\x1b" not in done.stdout
        assert " s." in done.stderr, "how long it takes is said beforehand"


def test_json_holds_every_seat(here: InProcessShell, game: Session) -> None:
    found = msgspec.convert(json.loads(here.run("review", "whole", "--json").stdout), Review)
    assert found.game == "spellbook"
    assert [seat.points for seat in found.seats] == game.rules.scores(game.state)
    for seat in found.seats:
        assert all(game.choices[one.at] == (seat.seat, one.chosen.id) for one in seat.choices)


def test_records_without_a_review_are_refused(here: InProcessShell, game: Session) -> None:
    record = game.record()
    spoiled = {
        "begun": msgspec.structs.replace(record, choices=record.choices[:20]),
        "foreign": msgspec.structs.replace(record, rules=record.rules + 1),
        "damaged": msgspec.structs.replace(record, choices=((0, "nonsense"), *record.choices)),
    }
    for name, one in spoiled.items():
        (here.folder / name).write_text(records.write(one))
    (here.folder / "none").write_text("{}")
    assert "not over" in here.complains("review", "begun")
    assert "rules version" in here.complains("review", "foreign")
    assert "Move 1 of the record" in here.complains("review", "damaged")
    assert "not a Sortilege record" in here.complains("review", "none")
    assert "3" in here.complains("review", "whole", "--seat", "3")
