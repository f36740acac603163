"""A cheating server is detected from the players' notes; each kind of fraud gets one sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.cli import main
from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.session import Session, replay
from sortilege.core.start import position_fields
from tests.cli.shell import Shell

Refusal = Callable[..., str]
NAMES = ("Ann", "Orla", "Bob")
KEY = bytes(range(32))
WORDS = ("ann's own", "orla's", "bob's own")
BOUND = (1,)
PROMISE = records.commitment(KEY, {1: "orla's"})
NOTED = ("--commitment", PROMISE, "--nonce", "1=ann's own")


def make_record(key: bytes = KEY, words: tuple[str, ...] = WORDS, bound: tuple[int, ...] | None = BOUND) -> Record:
    """Some choices of a game dealt this way."""
    game = Session(kit("spellbook").rules, NAMES, {}, key, words, committed=True, bound=bound)
    for _ in range(8):
        seat = game.state.open_seats()[0]
        game.choose(seat, game.rules.ids[game.state.legal(seat)[0]])
    return game.record()


def with_fields(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


@pytest.fixture
def refusal(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refusal:
    """Verify a record in this process and return the error, which must occur."""
    monkeypatch.setenv("LC_ALL", "C")

    def verified(record: Record, *noted: str) -> str:
        path = tmp_path / "game.json"
        path.write_text(records.write(record))
        assert main(["verify", str(path), *noted]) == 2
        return capsys.readouterr().err

    return verified


def written(shell: Shell, record: Record) -> str:
    Path(shell.folder, "game.json").write_text(records.write(record))
    return "game.json"


def test_notes_are_compared(shell: Shell) -> None:
    told = shell.says("verify", written(shell, make_record()), *NOTED, "--nonce", "3=bob's own")
    assert "The key and the server's random values (for Orla) match the hash" in told
    assert "The commitment is the one you noted." in told
    assert "The random value of Ann is the one you noted." in told
    assert "The random value of Bob is the one you noted." in told
    assert "–" not in told


def test_a_commitment_distinguishes_what_it_binds() -> None:
    bound: list[dict[int, str] | None] = [None, {}, {0: "ab", 1: "c"}, {0: "a", 1: "bc"}, {0: "ab", 2: "c"}, {0: "abc"}]
    assert len({records.commitment(KEY, one) for one in bound}) == len(bound)


def test_missing_notes_are_reported(shell: Shell) -> None:
    told = shell.says("verify", written(shell, make_record()))
    assert "– Only the players know whether this is the commitment" in told


def test_an_older_record_bound_the_key_alone(shell: Shell) -> None:
    record = make_record(bound=None)
    assert '"bound"' not in records.write(record)
    told = shell.says("verify", written(shell, record))
    assert "✓ The key matches the hash published before the deal." in told
    assert "– Only the key was committed" in told


@pytest.mark.parametrize("words", [WORDS, ()])
def test_a_server_without_players_could_choose_the_deal(shell: Shell, words: tuple[str, ...]) -> None:
    bound = tuple(range(len(words)))
    assert "– No player added a random value" in shell.says(
        "verify", written(shell, make_record(words=words, bound=bound))
    )


LATER = ("ann's own", "a better one", "bob's own")  # the bot's nonce, chosen when the server knew the players'
CHEATS: dict[str, Callable[[], Record]] = {
    "another word for the bot": lambda: with_fields(make_record(words=LATER), commitment=PROMISE),
    "another key": lambda: with_fields(make_record(key=bytes(32)), commitment=PROMISE),
    "another promise": lambda: with_fields(make_record(), commitment="0" * 64),
    "the bot's word as a player's": lambda: with_fields(make_record(words=LATER, bound=()), commitment=PROMISE),
    "a promise of the older form": lambda: with_fields(make_record(words=LATER, bound=None), commitment=PROMISE),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_records_that_break_their_own_commitment_are_refused(refusal: Refusal, cheat: str) -> None:
    assert "not match the commitment published" in refusal(CHEATS[cheat]())


OTHERS: dict[str, tuple[Callable[[], Record], str]] = {
    "another word for the bot": (lambda: make_record(words=LATER), "the commitment in the record is not the one"),
    "another key": (lambda: make_record(key=bytes(32)), "the commitment in the record is not the one"),
    "the bot's word not bound": (
        lambda: make_record(words=LATER, bound=()),
        "the commitment in the record is not the one",
    ),
    "no promise": (
        lambda: with_fields(make_record(words=LATER), commitment=""),
        "the commitment in the record is not the one",
    ),
    "another word for Ann": (lambda: make_record(words=("hers", *WORDS[1:])), "the random value of Ann"),
    "no word for Ann": (lambda: make_record(words=("", *WORDS[1:])), "the random value of Ann"),
    "no words": (
        lambda: with_fields(make_record(words=(), bound=()), commitment=PROMISE, bound=None),
        "the random value of Ann",
    ),
}


@pytest.mark.parametrize("cheat", OTHERS)
def test_consistent_forgeries_are_detected_from_notes(refusal: Refusal, cheat: str) -> None:
    dealt, why = OTHERS[cheat]
    assert why in refusal(dealt(), *NOTED)


def test_an_extra_nonce_is_refused(refusal: Refusal) -> None:
    """An extra nonce belongs to no seat."""
    record = with_fields(make_record(words=(*WORDS, "chosen last")), commitment=PROMISE)
    assert "4 nonces for 3 seats" in refusal(record)


@pytest.mark.parametrize("bound", [(3,), (-1,), (1, 1), (2, 1)])
def test_bound_seats_are_checked(refusal: Refusal, bound: tuple[int, ...]) -> None:
    assert "commitment covers nonces" in refusal(with_fields(make_record(), bound=bound))


@pytest.mark.parametrize("noted", ["ann's own", "0=x", "4=x", "one=x"])
def test_a_note_names_its_seat(refusal: Refusal, noted: str) -> None:
    assert noted in refusal(make_record(), "--nonce", noted)


def test_a_game_from_a_custom_position_is_checked_from_there(shell: Shell, refusal: Refusal) -> None:
    rules, before = kit("spellbook").rules, replay(kit("spellbook").rules, make_record())
    game = Session(
        rules,
        NAMES,
        before.options,
        KEY,
        WORDS,
        committed=True,
        bound=BOUND,
        moment=position_fields(rules, before.state),
    )
    seat = game.state.open_seats()[0]
    game.choose(seat, rules.ids[game.state.legal(seat)[0]])
    told = shell.says("verify", written(shell, game.record()), *NOTED)
    assert "began from a custom position" in told
    other = with_fields(game.record(), moment={**(game.moment or {}), "seats": 2})
    assert len(refusal(other).splitlines()) == 1
    assert "Traceback" not in refusal(with_fields(game.record(), moment={}))
