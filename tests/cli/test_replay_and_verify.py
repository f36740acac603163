"""Records are replayed and verified; errors are one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sortilege.core import record as records
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record_file import load_record
from sortilege.core.session import Session, verify
from sortilege.core.start import position_fields
from sortilege.games.seasons.rules import SEASONS
from tests.cli.shell import InProcessShell, Shell


def random_game(key: bytes, committed: bool, choices: int) -> Session:
    """A game of random choices, to its end or for a number of choices."""
    game = Session(SEASONS, ["Ann", "Bob\x1b[31m"], {}, key, committed=committed)
    rng = rng_from_seed(3)
    while (seats := game.state.open_seats()) and len(game.choices) < choices:
        ask = game.ask(seats[0])
        assert ask is not None
        game.choose(seats[0], ask.options[int(rng.below(len(ask.options)))].id)
    return game


@pytest.fixture(scope="module")
def finished_record() -> str:
    return records.write(random_game(bytes(range(32)), True, 10_000).record())


@pytest.fixture(scope="module")
def unfinished_record() -> str:
    return records.write(random_game(records.numbered_key(1), False, 40).record())


def test_verify_says_what_was_checked(shell: Shell, finished_record: str, unfinished_record: str) -> None:
    Path(shell.folder, "whole").write_text(finished_record)
    Path(shell.folder, "begun").write_text(unfinished_record)
    told = shell.says("verify", "whole")
    assert told.count("✓") == 3
    assert "matches the hash published before the deal" in told
    assert "The game is over" in told
    told = shell.says("verify", "begun")
    assert told.count("✓") == 2
    assert "No hash was published" in told
    assert "not over" in told


def test_verify_names_the_winning_virtual_opponent(shell: Shell) -> None:
    game = Session(kit("spellbook").rules, ["Ann"], {}, records.numbered_key(1))
    while game.state.open_seats():
        ask = game.ask(0)
        assert ask is not None
        game.choose(0, ask.options[-1].id)
    Path(shell.folder, "solo").write_text(records.write(game.record()))
    assert not game.rules.winners(game.state)
    view: Any = game.rules.view(game.state, None)
    told = shell.says("verify", "solo")
    assert f"The opponent wins, {view.opponent.points}\xa0:\xa0{view.seats[0].points}" in told
    assert f"points by seat: {view.seats[0].points}" in told


def test_replay_shows_what_a_seat_saw(shell: Shell, finished_record: str) -> None:
    Path(shell.folder, "whole").write_text(finished_record)
    everything = shell.says("replay", "whole")
    assert "Bob·[31m picks a card" not in everything  # everything is public once the game is over
    assert "\x1b" not in everything
    assert "total" in everything
    ann = shell.says("replay", "whole", "--seat", "1", "--to", "30")
    assert "Bob·[31m picks a card" in ann
    assert "Ann picks a card" not in ann
    onlooker = shell.says("replay", "whole", "--to", "30", "--lang", "de")
    assert "Sicht eines Zuschauers" in onlooker


def test_replay_as_json(shell: Shell, finished_record: str) -> None:
    Path(shell.folder, "whole").write_text(finished_record)
    found = json.loads(shell.says("replay", "whole", "--json"))
    assert found["over"]
    assert found["choices"] == found["of"]
    assert set(found["views"]) == {"onlooker", "1", "2"}
    assert not any(event["key"].startswith("picks-hidden") for event in found["events"])
    early = json.loads(shell.says("replay", "whole", "--json", "--to", "0", "--seat", "2"))
    assert early["choices"] == 0
    assert len(early["views"]["2"]["me"]["pack"]) == 9
    assert set(early["views"]) == {"2"}


def test_replay_rejects_out_of_range_arguments(shell: Shell, unfinished_record: str) -> None:
    Path(shell.folder, "begun").write_text(unfinished_record)
    assert "40 moves" in shell.complains("replay", "begun", "--to", "41")
    assert "40 moves" in shell.complains("replay", "begun", "--to", "9" * 40)
    assert "seat 3" in shell.complains("replay", "begun", "--seat", "3")


def change(**fields: Any) -> Callable[[str], bytes]:
    return lambda text: json.dumps(json.loads(text) | fields).encode()


def choice(at: int, seat: int, id: str) -> Callable[[str], bytes]:
    def changed(text: str) -> bytes:
        record = json.loads(text)
        record["choices"][at] = [seat, id]
        return json.dumps(record).encode()

    return changed


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        (lambda text: b"", "record"),
        (lambda text: b"\xff\xfe\x00", "record"),
        (lambda text: b"[" * 100_000, "record"),
        (lambda text: text[: len(text) // 2].encode(), "record"),
        (lambda text: b'{"some": "other file"}', "record"),
        (change(game="chess"), "chess"),
        (change(rules=999), "999"),
        (change(rules=10**40), "1" + "0" * 40),
        (change(rules="new"), "record"),
        (change(options={"level": "wizard"}), "wizard"),
        (change(seats=["Ann"], choices=[]), "players"),
        (change(seats=["Ann", "Bob", "Cid", "Dan", "Eve"]), "players"),
        (change(key="00"), "32 bytes"),
        (change(key="zz" * 32), "record"),
        (change(key="00" * 32), "commitment"),
        (change(commitment="00" * 32), "commitment"),
        (change(digest="00" * 16), "different final state"),
        (change(choices=[]), "different final state"),
        (choice(0, 0, "summon:dragon_skull"), "Move 1 "),
        (choice(3, 0, "no such thing"), "Move 4 "),
        (choice(5, 7, "take_back"), "Move 6 "),
        (choice(5, -1, "undo"), "Move 6 "),
        (choice(5, 2**70, "end"), "Move 6 "),
        (choice(100, 0, "undo"), "Move"),
    ],
)
def test_a_damaged_record_is_refused_in_one_sentence(
    tmp_path: Path, finished_record: str, damage: Any, word: str
) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(damage(finished_record))
    with pytest.raises(SortilegeError) as refusal:
        verify(*load_record(str(path)))
    assert word in str(refusal.value)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_damaged_record_ends_a_command(shell: Shell, finished_record: str, command: str) -> None:
    for damage in (lambda text: text[:500].encode(), change(rules=999), choice(5, 7, "take_back")):
        Path(shell.folder, "damaged").write_bytes(damage(finished_record))
        shell.complains(command, "damaged")


def test_an_endless_name_is_cut(shell: Shell) -> None:
    game = random_game(bytes(32), False, 10)
    game.seats = ("x" * 5_000, "Bob")
    Path(shell.folder, "long").write_text(records.write(game.record()))
    for command in (["verify"], ["replay"], ["replay", "--json"]):
        assert "x" * 400 in shell.says(command[0], "long", *command[1:]).replace("\n", "")


def test_a_folder_is_no_record(shell: Shell) -> None:
    assert "." in shell.complains("replay", ".")


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a number no list has": {"spells": [10_000] * 7},
    "a negative number": {"spells": [-10_000] * 7},
    "a number over 64 bits": {"day": 1 << 70},
    "a list of lists": {"level": [[[]]]},
    "no list": {"level": 3},
    "other programs": {"programs": "nothing of this"},
    "too many seats": {"seats": 5},
    "no fields": {},
    "an odd phase": {"phase": 1 << 31, "day": 1 << 31},
    "an odd stack": {"stack": [1 << 49] * 8},
}


@pytest.mark.parametrize("moment", [True, False], ids=["moment", "upgrade"])
@pytest.mark.parametrize("wrong", IMPOSSIBLE)
def test_a_position_that_no_game_can_reach_is_refused(tmp_path: Path, wrong: str, moment: bool) -> None:
    rules = kit("spellbook").rules
    game = Session(rules, ["Ann", "Bob"], {}, bytes(32))
    for _ in range(4):
        game.choose(seat := game.state.open_seats()[0], rules.ids[game.state.legal(seat)[0]])
    fields = position_fields(rules, game.state) | IMPOSSIBLE[wrong] if IMPOSSIBLE[wrong] else {}
    record = json.loads(records.write(game.record()))
    if moment:
        record |= {"moment": fields, "choices": []}
    else:
        record |= {"rules": 0, "upgrades": [{"at": 4, "rules": rules.version, "fields": fields}]}
    (tmp_path / "odd").write_text(json.dumps(record))
    shell = InProcessShell(tmp_path)
    for command in (["verify"], ["replay"], ["play", "--bot", "random", "--resume"]):
        assert "internal" not in shell.complains(*command, "odd", LC_ALL="C")


def test_an_endless_file_is_no_record(shell: Shell) -> None:
    for command in ("verify", "replay"):
        assert "larger than" in shell.complains(command, "/dev/zero")
