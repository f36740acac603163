"""Runs the short form of `python -m tests.server.attack`: nothing must leak."""

import pytest

from tests.server.attack.__main__ import attacked, main, on_this_machine, play, told
from tests.server.attack.attacker import ATTACKS, Tally


def test_an_attacker_gets_nothing() -> None:
    tallies = attacked(seconds=240, brief=True)
    assert {one.what: one.got for one in tallies if one.got} == {}
    assert {one.what: one.broken for one in tallies if one.broken} == {}
    assert [one.what for one in tallies] == [what for what, _ in ATTACKS]
    assert all(one.tried for one in tallies if not one.left_out)
    assert not [one.what for one in tallies if one.left_out == "out of time"]


def test_the_attacker_accepts_only_local_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on_this_machine("http://127.0.0.1:8000")
    assert on_this_machine("http://[::1]:8000")
    assert not on_this_machine("http://192.0.2.1:8000")
    monkeypatch.setattr("sys.argv", ["attack", "--url", "http://192.0.2.1"])
    with pytest.raises(SystemExit, match="2"):
        main()


def test_leaks_are_reported_and_a_crashed_attack_does_not_count_as_repelled() -> None:
    tally = Tally("a try")
    tally.expect(True, "")
    tally.expect(False, "a card")
    assert (tally.tried, tally.got) == (2, ["a card"])
    assert told([tally]).row_count == 1
    broken = play(None, 10)  # type: ignore[arg-type]  # with no place to go, every attack breaks
    assert all(one.broken for one in broken)
