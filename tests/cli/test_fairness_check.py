"""A cheating server is detected from the players' notes; each kind of fraud gets one sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.cli import main
from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.record import Record, Upgrade
from sortilege.core.save.field_values import Fields
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
    assert told.count("–") == 1
    assert "– Only you know whether this was your game: Ann, Orla, Bob (" in " ".join(told.split())


def test_a_commitment_distinguishes_what_it_binds() -> None:
    bound: list[dict[int, str] | None] = [None, {}, {0: "ab", 1: "c"}, {0: "a", 1: "bc"}, {0: "ab", 2: "c"}, {0: "abc"}]
    assert len({records.commitment(KEY, one) for one in bound}) == len(bound)


def test_missing_notes_are_reported(shell: Shell) -> None:
    told = shell.says("verify", written(shell, make_record()))
    assert "– Only the players know whether this is the commitment they saw before the deal." in told


def test_other_players_nonces_are_reported_as_uncompared(shell: Shell) -> None:
    told = shell.says("verify", written(shell, make_record()), *NOTED)
    assert "– Only Bob can tell whether this is the random value they gave." in told


def test_an_older_record_bound_the_key_alone(shell: Shell) -> None:
    record = make_record(bound=None)
    assert '"bound"' not in records.write(record)
    told = shell.says("verify", written(shell, record))
    assert "✓ The key matches the hash published before the deal." in told
    assert "– Only the key was committed before the deal" in told


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
    assert "not match the commitment published before the deal" in refusal(CHEATS[cheat]())


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
    assert "nonces that are missing or out of seat order" in refusal(with_fields(make_record(), bound=bound))


@pytest.mark.parametrize("noted", ["ann's own", "0=x", "4=x", "one=x"])
def test_a_note_names_its_seat(refusal: Refusal, noted: str) -> None:
    assert noted in refusal(make_record(), "--nonce", noted)


def from_position(record: Record) -> Record:
    """A game with this key that begins where the record ends."""
    rules = kit("spellbook").rules
    before = replay(rules, record)
    moment = position_fields(rules, before.state)
    game = Session(rules, NAMES, before.options, KEY, WORDS, committed=True, bound=BOUND, moment=moment)
    seat = game.state.open_seats()[0]
    game.choose(seat, rules.ids[game.state.legal(seat)[0]])
    return game.record()


def test_a_damaged_custom_position_is_refused(refusal: Refusal) -> None:
    record = from_position(make_record())
    other = with_fields(record, moment={**(record.moment or {}), "seats": 2})
    assert len(refusal(other).splitlines()) == 1
    assert "Traceback" not in refusal(with_fields(record, moment={}))


def fields_after(record: Record, made: int) -> Fields:
    rules = kit("spellbook").rules
    return rules.fields(replay(rules, record, made).state)


def spliced(*upgrades: tuple[int, int], before: int = 0, back: int | None = None) -> Record:
    """A deal that the operator made up, under the commitment, key and nonces that the players noted.

    `upgrades` are the numbers of choices after which the record claims another rules version, counted from this one,
    and `before` is the version it claims to have begun with. Where that is this one, it begins honestly.
    """
    version = kit("spellbook").rules.version
    honest, made_up = make_record(), make_record(words=LATER)
    claimed = []
    for at, on in upgrades:
        fields = fields_after(made_up if on == 0 else honest, at if back is None else back)
        claimed.append(Upgrade(at, version + on, fields, back))
    choices = (*honest.choices[: upgrades[0][0]], *made_up.choices[upgrades[0][0] :])
    rules = kit("spellbook").rules
    return with_fields(
        honest,
        rules=version + before,
        upgrades=tuple(claimed),
        choices=choices if before == 0 else made_up.choices,
        digest=made_up.digest if back is None else records.digest(rules, replay(rules, made_up, back).state),
    )


def other_game(**changes: Any) -> Record:
    """Another game with the same key and nonces, in which everything fits."""
    seats, options = changes.get("seats", NAMES), changes.get("options", {})
    game = Session(kit("spellbook").rules, seats, options, KEY, WORDS, committed=True, bound=BOUND)
    for _ in range(8):
        seat = game.state.open_seats()[0]
        game.choose(seat, game.rules.ids[game.state.legal(seat)[changes.get("option", 0)]])
    return game.record()


def late_upgrade() -> Record:
    record = make_record()
    return with_fields(record, upgrades=(Upgrade(9, record.rules, fields_after(record, 8)),))


REFUSED, UNVERIFIED, TO_COMPARE = 2, 3, 0
FORGERIES: dict[str, tuple[Callable[[], Record], int, str]] = {
    "rules: changed before the first choice": (
        lambda: spliced((0, 0), before=-1),
        REFUSED,
        "rules changed before the first move",
    ),
    "rules: changed twice before the first choice": (
        lambda: spliced((0, -2), (0, 0), before=-1),
        REFUSED,
        "rules changed before the first move",
    ),
    "rules: changed to the same before the first choice": (
        lambda: spliced((0, 0)),
        REFUSED,
        "rules changed before the first move",
    ),
    "rules: changed after the first choice": (
        lambda: spliced((1, 0), before=-1),
        UNVERIFIED,
        "The deal was NOT verified: it was made with rules version",
    ),
    "rules: never changed back": (lambda: spliced((4, -1)), UNVERIFIED, "This game was NOT fully verified"),
    "rules: changed for some choices": (
        lambda: spliced((4, -1), (6, 0)),
        UNVERIFIED,
        "This game was NOT fully verified: the deal and the first 4 moves follow from the key",
    ),
    "rules: changed for no choice": (lambda: spliced((4, -1), (4, 0)), REFUSED, "continues from a different state"),
    "rules: not changed": (lambda: spliced((4, 0)), REFUSED, "continues from a different state"),
    "rules: went back to another deal": (lambda: spliced((8, 0), back=0), REFUSED, "continues from a different state"),
    "rules: others went back to another deal": (
        lambda: spliced((8, 0), before=-1, back=0),
        UNVERIFIED,
        "The deal was NOT verified",
    ),
    "rules: out of order": (lambda: spliced((6, -1), (4, 0)), REFUSED, "rule changes are out of order"),
    "rules: after the end": (late_upgrade, REFUSED, "rule changes"),
    "rules: another version": (lambda: with_fields(make_record(), rules=99), REFUSED, "version 99"),
    "moment: a deal as a position": (
        lambda: from_position(with_fields(make_record(words=LATER))),
        UNVERIFIED,
        "The deal was NOT verified: there was none.",
    ),
    "game: another": (lambda: with_fields(make_record(), game="seasons"), REFUSED, "."),
    "options: others": (lambda: with_fields(make_record(), options={"first_game": "yes"}), REFUSED, "first_game"),
    "seats: one more": (lambda: with_fields(make_record(), seats=(*NAMES, "Eve")), REFUSED, "3 nonces for 4 seats"),
    "seats: other names": (lambda: other_game(seats=("Ann", "Orla", "Eve")), TO_COMPARE, "your game: Ann, Orla, Eve ("),
    "choices: others that fit": (lambda: other_game(option=-1), TO_COMPARE, "For its moves, see"),
    "choices: another": (
        lambda: with_fields(make_record(), choices=(*make_record().choices[:-1], (0, "no such thing"))),
        REFUSED,
        "Move 8 of the record",
    ),
    "choices: by nobody": (
        lambda: with_fields(make_record(), choices=(*make_record().choices, (7, "end"))),
        REFUSED,
        "Move 9 of the record is by seat 7",
    ),
    "choices: one less": (
        lambda: with_fields(make_record(), choices=make_record().choices[:-1]),
        REFUSED,
        "different final state",
    ),
    "choices: of another deal": (
        lambda: with_fields(make_record(words=LATER), nonces=WORDS, commitment=PROMISE),
        REFUSED,
        "record",
    ),
    "nonces: of a bot": (lambda: with_fields(make_record(), nonces=LATER), REFUSED, "commitment"),
    "nonces: noted": (lambda: make_record(words=("hers", *WORDS[1:])), REFUSED, "the random value of Ann"),
    "nonces: not noted": (lambda: make_record(words=(*WORDS[:2], "his")), TO_COMPARE, "Only Bob can tell"),
    "key: another": (lambda: with_fields(make_record(), key="00" * 32), REFUSED, "commitment"),
    "commitment: to another key": (lambda: make_record(key=bytes(32)), REFUSED, "not the one you noted"),
    "digest: another": (lambda: with_fields(make_record(), digest="00" * 16), REFUSED, "different final state"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_every_forged_field_is_found_or_reported(
    forgery: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "2000")
    forged, status, words = FORGERIES[forgery]
    path = tmp_path / "game.json"
    path.write_text(records.write(forged()))
    assert main(["verify", str(path), *NOTED]) == status
    told = capsys.readouterr()
    first = (told.err if status == REFUSED else told.out).splitlines()
    if status == TO_COMPARE:
        assert any(line.startswith("– ") and words in line for line in first)
    else:
        assert words in first[0]
    if status == UNVERIFIED:
        assert "All " not in told.out


def test_the_help_lists_the_exit_statuses(shell: Shell) -> None:
    assert "3 if the deal" in " ".join(shell.says("verify", "--help").split())
