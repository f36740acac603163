"""Games of earlier rules versions: every command says in one sentence what it cannot do with their records.

`earlier_records` holds games as earlier releases wrote them. They are never written anew.
"""

import random
from pathlib import Path

import msgspec
import pytest

from sortilege.analysis import Depth
from sortilege.analysis import review as analysis
from sortilege.cli.playing import review
from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.record import Record, Upgrade
from sortilege.core.session import Session
from tests.cli.shell import InProcessShell

RECORDS = sorted((Path(__file__).parent / "earlier_records").glob("*.json"))
COMMANDS = ("verify", "replay", "review")


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def test_there_is_a_record_of_every_earlier_version_that_was_recorded() -> None:
    versions = [(record.game, record.rules) for record in (records.read(path.read_bytes()) for path in RECORDS)]
    assert versions == [("seasons", 2), ("seasons", 3), ("spellbook", 2), ("spellbook", 3)]
    assert all(version < kit(game).rules.version for game, version in versions)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_record_of_an_earlier_version_is_refused_in_one_sentence(path: Path, command: str, tmp_path: Path) -> None:
    record = records.read(path.read_bytes())
    here = kit(record.game).rules.version
    assert InProcessShell(tmp_path).complains(command, str(path)) == (
        f"sortilege: This record was played with rules version {record.rules}, "
        f"so version {here} cannot replay, review or verify it."
    )


def upgraded(moves_left: int) -> Record:
    """Return the record of a finished game whose moves but the last ones were played with the version before."""
    rules = kit("spellbook").rules
    game = Session(rules, ("Ann", "Bob"), {}, bytes(32))
    rng = random.Random(2)
    fields = [rules.fields(game.state)]
    while not game.state.over:
        seat = game.state.open_seats()[0]
        game.choose(seat, rules.ids[rng.choice(game.state.legal(seat))])
        fields.append(rules.fields(game.state))
    at = len(game.choices) - moves_left
    upgrade = Upgrade(at=at, rules=rules.version, fields=fields[at])
    return msgspec.structs.replace(game.record(), rules=rules.version - 1, upgrades=(upgrade,))


def test_a_game_that_ended_under_earlier_rules_keeps_its_result(tmp_path: Path) -> None:
    record, shell = upgraded(0), InProcessShell(tmp_path)
    Path(tmp_path, "game").write_text(records.write(record))
    moves, here = len(record.choices), kit("spellbook").rules.version
    shown = in_one_line(shell.says("replay", "game"))
    assert f"after {moves} of {moves} moves" in shown
    assert "points" in shown
    assert f"Moves 1 to {moves} were played with rules version {here - 1}, which is not available here, and" in shown
    told = in_one_line(shell.says("verify", "game", status=3))
    assert "The deal was NOT verified" in told
    assert f"Moves 1 to {moves} were played with rules version {here - 1}" in told
    assert shell.complains("review", "game") == (
        f"sortilege: All moves of this game were played with rules version {here - 1}, "
        f"so version {here} cannot review them."
    )


def test_a_review_names_the_moves_of_earlier_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, depth in ((review, "QUICK"), (analysis, "GLANCE")):
        monkeypatch.setattr(module, depth, Depth(4, 20))
    record = upgraded(6)
    Path(tmp_path, "game").write_text(records.write(record))
    done = InProcessShell(tmp_path).run("review", "game", "--seat", "1")
    assert done.returncode == 0, done.stderr
    (upgrade,) = record.upgrades
    assert f"Moves 1 to {upgrade.at} were played with rules version {record.rules}" in in_one_line(done.stdout)
