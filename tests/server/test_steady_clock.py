"""Table time: a wall clock that jumps changes no clock at a table, even for the next process."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from sortilege.server.db import SqlStore, database
from sortilege.tables import steady_clock
from sortilege.tables.steady_clock import SteadyClock
from tests.server.harness import Guest, Server, serving, until


class Machine:
    """A machine with a wall clock and a steady clock."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def process(self, ahead: float) -> SteadyClock:
        """Start a process on this machine, with the offset from the database."""
        found = SteadyClock(lambda: self.wall, lambda: self.steady, lambda: self.steady)
        assert found.compare(self.wall, ahead) is None
        return found


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 5.0, -86_400 * 400])
def test_setting_the_wall_clock_changes_nothing_even_for_the_next_process(jump: float) -> None:
    machine = Machine()
    first, ahead = machine.process(0.0), 0.0
    for n in range(3):
        machine.pass_time(10.0)
        machine.wall += jump
        now = first.now()
        assert now == 1_000_010.0 + 10.0 * n
        new = first.compare(machine.wall, ahead)
        assert new == jump * (n + 1)
        ahead = new
        assert first.compare(machine.wall, ahead) is None
        assert first.now() == now
        assert machine.process(ahead).now() == now


def test_processes_agree_no_matter_which_notices_first() -> None:
    machine = Machine()
    first, second = machine.process(0.0), machine.process(0.0)
    machine.wall += 3600.0
    third = machine.process(0.0)  # started before the jump was noticed: an hour off
    assert third.now() == first.now() + 3600.0
    ahead = first.compare(machine.wall, 0.0)
    assert ahead == 3600.0
    assert third.compare(machine.wall, ahead) is None
    assert second.compare(machine.wall, ahead) is None
    assert first.now() == second.now() == third.now() == 1_000_000.0


@pytest.mark.parametrize("again", [3600.0, -3600.0, 2.0, -7200.0])
@pytest.mark.parametrize("stored", [True, False])
def test_two_settings_between_two_looks_change_nothing(again: float, stored: bool) -> None:
    """The second setting comes before this process reads back what it stored for the first one."""
    machine = Machine()
    first, ahead = machine.process(0.0), 0.0
    for jump in (3600.0, again, again):
        machine.pass_time(1.0)
        machine.wall += jump
        new = first.compare(machine.wall, ahead)
        ahead = new if stored and new is not None else ahead
    assert first.now() == 1_000_003.0
    machine.pass_time(1.0)
    first.compare(machine.wall, ahead)
    assert first.now() == 1_000_004.0


def test_a_second_setting_after_another_process_noticed_the_first_changes_nothing() -> None:
    machine = Machine()
    first, second = machine.process(0.0), machine.process(0.0)
    machine.wall += 3600.0
    ahead = first.compare(machine.wall, 0.0)
    assert ahead == 3600.0
    machine.wall += 3600.0
    assert second.compare(machine.wall, ahead) == 7200.0
    assert first.compare(machine.wall, 7200.0) is None
    assert first.now() == second.now() == 1_000_000.0


def test_small_differences_are_ignored() -> None:
    machine = Machine()
    process = machine.process(0.0)
    machine.wall += 0.9
    assert process.compare(machine.wall, 0.0) is None
    assert process.now() == 1_000_000.0


def test_a_machines_sleep_counts_only_if_other_machines_are_awake() -> None:
    sleeps = {"wall": 1000.0, "awake": 10.0, "all": 500.0}
    alone = SteadyClock(lambda: sleeps["wall"], lambda: sleeps["awake"], lambda: sleeps["all"])
    shared = SteadyClock(lambda: sleeps["wall"], lambda: sleeps["awake"], lambda: sleeps["all"])
    shared.use_shared_clock()
    for one in (alone, shared):
        assert one.compare(1000.0, 0.0) is None
    sleeps |= {"wall": 4600.0, "all": 4100.0}
    assert alone.compare(4600.0, 0.0) == 3600.0
    assert shared.compare(4600.0, 0.0) is None
    assert (alone.now(), shared.now()) == (1000.0, 4600.0)


def test_the_database_stores_the_wall_clock_offset(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def set_by(seconds: float) -> None:
        monkeypatch.setattr(steady_clock.clock, "wall", lambda: time.time() + seconds)
        monkeypatch.setattr(database, "SELECT_WALL_TIME", f"select extract(epoch from clock_timestamp()) + {seconds}")

    monkeypatch.setattr(
        database, "MAX_CLOCK_QUERY_SECONDS", 60.0
    )  # a busy machine must not look like a clock that was set

    async def story() -> None:
        set_by(0.0)
        first = SqlStore(fresh_database)
        await first.open()
        for jump in (3600.0, -3600.0):
            before = steady_clock.now()
            set_by(jump)
            await first.compare_time()
            await first.compare_time()
            assert 0.0 <= steady_clock.now() - before < 30.0
            second = SqlStore(fresh_database)
            await second.open()
            assert 0.0 <= steady_clock.now() - before < 30.0
            await second.close()
        set_by(0.0)
        await first.compare_time()
        await first.close()

    asyncio.run(story())


JUMPING = """
import os, pathlib, time
steady_wall, jump = time.time, pathlib.Path(os.environ["JUMP"])
time.time = lambda: steady_wall() + float(jump.read_text())
"""


def test_a_servers_clocks_ignore_jumps_of_the_wall_clock(
    fresh_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wall clock jumps an hour ahead and two hours back; each time the server is killed and restarted."""
    jump = tmp_path / "jump"
    jump.write_text("0")
    (tmp_path / "sitecustomize.py").write_text(JUMPING)
    monkeypatch.setenv("JUMP", str(jump))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with serving(fresh_database) as server, Guest(server.url) as ann:
        clocks = {"kind": "total", "seconds": 600}
        table = ann.make("me", "random", game="spellbook", clock=clocks, away_seconds=300)["table"]
        ann.act(table, "start")
        until(lambda: ann.look(table)["view"]["ask"], "Ann has a choice")
        began = time.monotonic()

        def check(server: Server) -> None:
            told = ann.look(table)["room"]["seats"][0]
            assert told["stand_in"] == ""
            passed = 600.0 - told["seconds"]
            assert abs(passed - (time.monotonic() - began)) < 10.0, server.errors

        for seconds in ("3600", "-3600"):
            jump.write_text(seconds)
            time.sleep(2.5)  # the housekeeper checks every second
            check(server)
            if "://" not in fresh_database:  # with PostgreSQL, the wall clock is the database's
                assert any("clock_set" in line for line in server.errors)
                server.errors.clear()
            server.restart()
            check(server)
            time.sleep(1.5)
            check(server)
