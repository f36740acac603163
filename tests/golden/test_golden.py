"""Golden records: recorded games must replay to the same state for as long as the rules stand.

When the rules version rises, tests/golden/make.py writes them anew.
"""

from pathlib import Path

import msgspec
import pytest

from sortilege.core import record as records
from sortilege.core.kits import kit, kits
from sortilege.core.session import replay, verify
from tests.golden.make import RECORDS

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.json"))


def read(name: str) -> records.Record:
    return records.read((HERE / f"{name}.json").read_bytes())


def test_the_records_are_those_that_make_writes() -> None:
    assert sorted(RECORDS) == NAMES, "run tests/golden/make.py"
    games = {(read(name).game, len(read(name).seats)) for name in NAMES}
    assert games == {(rules.name, seats) for rules in (one.rules for one in kits()) for seats in rules.seats}
    levels = {read(name).options["level"] for name in NAMES if read(name).game == "seasons"}
    assert levels == {"archmage", "magician", "apprentice"}


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays(name: str) -> None:
    record = read(name)
    rules = kit(record.game).rules
    assert record.rules == rules.version, "the rules version has risen: run tests/golden/make.py"
    game = verify(rules, record)
    assert game.state.over
    rules.check(game.state)
    assert records.digest(rules, game.state) == record.digest
    assert record.options.items() <= game.options.items(), "an option that came later is at its default"
    assert msgspec.structs.replace(game.record(), options=record.options) == record


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_written_as_it_was(name: str) -> None:
    assert records.write(read(name)) == (HERE / f"{name}.json").read_text()


@pytest.mark.parametrize("name", NAMES[:2])
def test_a_changed_record_is_found_out(name: str) -> None:
    """A record whose choices were cut short replays, but not to the state it claims."""
    record = read(name)
    rules = kit(record.game).rules
    game = replay(rules, record, upto=len(record.choices) // 2)
    assert records.digest(rules, game.state) != record.digest
