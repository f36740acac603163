"""Clocks: pausing, undoing, taking back, or leaving and returning gains no time."""

import time

import pytest

from sortilege.tables.protocol.room import ClockSettings
from sortilege.tables.protocol.socket import ActRequest
from sortilege.tables.refusals import NotNow
from sortilege.tables.rooms import clocks, room_lifecycle, seating
from sortilege.tables.rooms.room import Room, Seat
from tests.server.harness import Guest, Server, until
from tests.server.test_playing import seated

MOVE = ClockSettings(kind="move", seconds=60)
TOTAL = ClockSettings(kind="total", seconds=300, increment=10)
NONE = ClockSettings()


def room(clock: ClockSettings, phase: str = "playing") -> Room:
    seats = [Seat(kind="person", taken=True) for _ in range(3)]
    found = Room(game="seasons", options={}, seats=seats, host="ann", clock=clock)
    found.phase = "playing" if phase == "playing" else "paused"
    return found


def left(table: Room, seat: int, now: float) -> float:
    found = clocks.seconds_left(table, seat, now)
    assert found is not None
    return found


def test_move_clocks_restart_and_total_clocks_get_an_increment() -> None:
    for clock, after in ((MOVE, 60.0), (TOTAL, 280.0)):
        table = room(clock)
        clocks.start_clocks(table, [0], 1000.0)
        clocks.switch_clocks(table, [0], [0], 1020.0)
        assert left(table, 0, 1020.0) == after
        clocks.switch_clocks(table, [1], [0], 1030.0)
        assert left(table, 0, 1099.0) == after + (0.0 if clock is MOVE else -10.0 + 10.0)
        assert left(table, 1, 1035.0) == clock.seconds - 5.0


@pytest.mark.parametrize("clock", [MOVE, TOTAL])
def test_a_pause_keeps_what_a_clock_has(clock: ClockSettings) -> None:
    table = room(clock)
    clocks.start_clocks(table, [0, 1], 1000.0)
    had = left(table, 0, 1050.0)
    for at in (1050.0, 2000.0):
        room_lifecycle.act(table, ActRequest(what="pause"), 1, at)
        assert left(table, 0, at + 500.0) == had
        room_lifecycle.act(table, ActRequest(what="resume"), 1, at + 900.0)
        clocks.start_clocks(table, [0, 1], at + 900.0)
        assert left(table, 0, at + 900.0) == had
        assert left(table, 0, at + 905.0) == had - 5.0
        had -= 50.0
        assert left(table, 0, at + 950.0) == had


def test_a_pause_does_not_repeat_turn_notices() -> None:
    table = room(MOVE)
    clocks.start_clocks(table, [0], 1000.0)
    table.seats[0].told_turn = True
    clocks.stop_clocks(table, 1010.0)
    clocks.start_clocks(table, [0], 1020.0)
    assert table.seats[0].told_turn


def test_pauses_are_limited_only_with_a_clock() -> None:
    for clock, times in ((MOVE, room_lifecycle.MAX_PAUSES), (NONE, 10)):
        table = room(clock)
        for _ in range(times):
            room_lifecycle.act(table, ActRequest(what="pause"), 0, 1000.0)
            room_lifecycle.act(table, ActRequest(what="resume"), 1, 1000.0)
    table = room(MOVE)
    table.seats[0].pauses = room_lifecycle.MAX_PAUSES
    with pytest.raises(NotNow, match="may pause 3 times"):
        room_lifecycle.act(table, ActRequest(what="pause"), 0, 1000.0)
    room_lifecycle.act(table, ActRequest(what="pause"), 1, 1000.0)


@pytest.mark.parametrize("clock", [MOVE, TOTAL])
def test_taking_back_a_sealed_choice_gains_no_time(clock: ClockSettings) -> None:
    table = room(clock)
    clocks.start_clocks(table, [0, 1], 1000.0)
    now, had = 1000.0, clock.seconds
    for _ in range(5):
        clocks.switch_clocks(table, [1], [0], now + 8.0)  # sealed
        clocks.take_back_time(table, 0, 0)
        clocks.switch_clocks(table, [0, 1], [], now + 30.0)
        had -= 8.0
        now += 30.0
        assert left(table, 0, now) == had
    clocks.switch_clocks(table, [2], [0, 1], now)
    assert left(table, 0, now) == (60.0 if clock is MOVE else had + 10.0)


def test_repeating_an_undone_choice_gains_no_time() -> None:
    table = room(MOVE)
    clocks.start_clocks(table, [0], 1000.0)
    clocks.switch_clocks(table, [0], [0], 1010.0, undoable=True)
    clocks.switch_clocks(table, [0], [0], 1020.0, undoable=True)
    clocks.take_back_time(table, 0, 2)
    clocks.switch_clocks(table, [0], [], 1050.0, undone=True)
    assert left(table, 0, 1050.0) == 30.0
    clocks.switch_clocks(table, [0], [0], 1055.0, undoable=True)
    clocks.switch_clocks(table, [0], [0], 1060.0, undoable=True)
    assert left(table, 0, 1060.0) == 20.0
    clocks.switch_clocks(table, [0], [0], 1061.0, undoable=True)  # beyond the undone choices
    assert left(table, 0, 1061.0) == 60.0


def test_a_batch_after_an_undo_counts_each_of_its_choices() -> None:
    table = room(MOVE)
    clocks.start_clocks(table, [0], 1000.0)
    clocks.take_back_time(table, 0, 2)
    clocks.switch_clocks(table, [0], [0, 0, 0], 1010.0, undoable=True)
    assert left(table, 0, 1010.0) == 60.0
    assert table.seats[0].again == 0


def test_choices_that_can_no_longer_be_undone_do_not_count_as_repeated() -> None:
    for moved, undoable in (([0], False), ([1], True)):
        table = room(MOVE)
        clocks.start_clocks(table, [0, 1], 1000.0)
        table.seats[0].again = 5
        clocks.switch_clocks(table, [0, 1], moved, 1010.0, undoable=undoable)
        assert table.seats[0].again == 0


@pytest.mark.parametrize("clock", [MOVE, TOTAL])
def test_undoing_the_end_of_a_turn_gains_neither_seat_time(clock: ClockSettings) -> None:
    table = room(clock)
    clocks.start_clocks(table, [0], 1000.0)
    now, mine, theirs = 1000.0, clock.seconds, clock.seconds
    for _ in range(4):
        clocks.switch_clocks(table, [1], [0], now + 5.0, undoable=True)
        clocks.take_back_time(table, 0, 1)
        clocks.switch_clocks(table, [0], [], now + 7.0, undone=True)
        mine, theirs, now = mine - 5.0, theirs - 2.0, now + 7.0
        assert left(table, 0, now) == mine
        assert left(table, 1, now) == theirs


@pytest.mark.parametrize("clock", [MOVE, TOTAL])
def test_leaving_and_returning_gains_no_time(clock: ClockSettings) -> None:
    table = room(clock)
    clocks.start_clocks(table, [0], 1000.0)
    for n in range(1, 6):
        seating.leave(table, 0)
        assert seating.end_stand_in(table, 0, 1000.0 + 10 * n)
        assert left(table, 0, 1000.0 + 10 * n) == clock.seconds - 10 * n


def test_a_choice_that_ran_out_of_time_stays_the_bots() -> None:
    table = room(TOTAL)
    clocks.start_clocks(table, [0], 1000.0)
    table.seats[0].stand_in = "clock"
    assert not seating.end_stand_in(table, 0, 1301.0)
    clocks.switch_clocks(table, [1], [0], 1302.0)
    assert table.seats[0].stand_in == ""
    assert left(table, 0, 1302.0) == clocks.MIN_SECONDS_AFTER_STAND_IN


def test_a_stand_in_bot_earns_no_increments() -> None:
    table = room(TOTAL)
    table.seats[0].stand_in = "left"
    for n in range(5):
        clocks.switch_clocks(table, [0], [1], 1000.0 + n)
        clocks.switch_clocks(table, [1], [0], 1000.0 + n)
    assert left(table, 0, 1010.0) == 300.0


def told(guest: Guest, table: str, seat: int) -> float:
    return float(guest.get(f"/tables/{table}/clock")["seconds"][seat])


def test_at_a_table_sealing_taking_back_and_pausing_gain_no_time(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, clock={"kind": "total", "seconds": 1000, "increment": 100})
    for _ in range(3):
        look = ann.look(table)
        done = ann.choose(table, look["version"], look["view"]["ask"]["options"][0]["id"])
        assert told(ann, table, 0) > 1000
        ann.post(f"/tables/{table}/take-back", {"do": "take_back", "version": done["version"]})
        assert told(ann, table, 0) <= 1000
    for _ in range(3):
        bob.act(table, "pause")
        ann.act(table, "resume")
    bob.act(table, "pause", 409)
    assert told(ann, table, 0) <= 1000


def test_at_a_table_an_undo_gains_no_time(server: Server, ann: Guest) -> None:
    """Ann chooses, undoes and chooses the same again: her next choice starts with less than the full time."""
    table = ann.make("me", "random", game="spellbook", deal=1, clock={"kind": "move", "seconds": 1000})["table"]
    ann.act(table, "start")

    def choose_first() -> bool:
        look = until(lambda: (found := ann.look(table))["view"]["ask"] and found, "Ann has a choice")
        done = ann.choose(table, look["version"], look["view"]["ask"]["options"][0]["id"])
        return bool(ann.look(table)["view"]["ask"]) and bool(done["made"])

    for _ in range(50):
        if choose_first():  # Ann now has another choice to make
            before, version = told(ann, table, 0), ann.look(table)["version"]
            undo = {"do": "undo", "version": version}
            if ann.http.post(f"/tables/{table}/undo", json=undo).status_code < 300:
                time.sleep(0.5)
                assert choose_first()
                assert told(ann, table, 0) <= before - 0.4
                return
    raise AssertionError("nothing could be undone")
