"""Who is next, without processes: owners in turn, their tables in turn, quotas, and when long work has to end."""

import pytest

from sortilege.tables.thinking import fair_queue
from sortilege.tables.thinking.fair_queue import Lane


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Clock(Time):
    """Time that also passes while one looks at it."""

    def __call__(self) -> float:
        self.now += 1e-6
        return self.now


def served(lane: Lane[str], times: int, time: Time, seconds: float = 0.0) -> list[str]:
    """So many pieces of work, one after the other."""
    found = []
    for _ in range(times):
        turn = lane.take()
        assert turn is not None
        time.now += seconds
        lane.done(turn)
        found.append(turn.work)
    return found


def test_owners_come_in_turn_and_so_do_the_tables_of_each() -> None:
    time = Time()
    lane = Lane[str](1, time)
    for work in ("a1", "a1 again", "a2", "a3"):
        lane.put("ann", work[:2], work)
    lane.put("bob", "b1", "b1")
    lane.put("cem", "c1", "c1")
    assert len(lane) == 6
    assert served(lane, 6, time) == ["a1", "b1", "c1", "a2", "a3", "a1 again"]
    assert lane.take() is None
    assert len(lane) == 0


def test_a_place_is_for_one_at_a_time_and_half_of_them_for_one_owner() -> None:
    lane = Lane[str](3, Time())
    for table in "1234":
        lane.put("ann", table, f"a{table}")
    turns = [lane.take() for _ in range(3)]
    assert [turn and turn.work for turn in turns] == ["a1", "a2", None]
    lane.put("bob", "1", "b1")
    third = lane.take()
    assert third is not None
    assert third.work == "b1"
    lane.put("cem", "1", "c1")
    assert lane.take() is None
    lane.done(third)
    fourth = lane.take()
    assert fourth is not None
    assert fourth.work == "c1"


def test_who_has_used_much_comes_after_everybody_else() -> None:
    time = Time()
    lane = Lane[str](1, time)
    for n in range(200):
        lane.put("ann", f"a{n}", "ann")
    served(lane, 30, time, 3.0)
    assert max(lane.left("ann", time.now)) <= 0.0
    for n in range(5):
        lane.put("bob", f"b{n}", "bob")
    assert served(lane, 5, time, 0.1) == ["bob"] * 5


def test_nobody_waits_for_ever() -> None:
    """A quota fills up again while its owner waits, even when others always have work."""
    time = Time()
    lane = Lane[str](1, time)
    lane.saved["ann"] = (-30.0, time.now)
    lane.put("ann", "a", "ann")
    for n in range(200):
        lane.put("bob", f"b{n}", "bob")
        lane.put("cem", f"c{n}", "cem")
    assert "ann" in served(lane, 100, time, 1.0)


def test_a_quota_fills_up_but_not_above_its_measure() -> None:
    time = Time()
    lane = Lane[str](2, time)  # half of two places is a second each second
    lane.saved["ann"] = (-5.0, time.now)
    time.now += 4.0
    assert max(lane.left("ann", time.now)) <= 0.0
    time.now += 2.0
    assert min(lane.left("ann", time.now)) > 0.0
    time.now += 10_000.0
    lane.put("ann", "a", "ann")
    turn = lane.take()
    assert turn is not None
    time.now += fair_queue.AT_ONCE - 1.0
    assert min(lane.left("ann", time.now)) > 0.0
    time.now += 2.0
    lane.done(turn)
    assert lane.saved["ann"][0] == -1.0  # after all that time, no more than AT_ONCE was there


def test_long_work_ends_when_others_wait_the_sooner_the_more_they_are() -> None:
    time = Time()
    lane = Lane[str](1, time)
    lane.put("ann", "a1", "a1")
    lane.put("ann", "a2", "a2")
    turn = lane.take()
    assert turn is not None
    time.now += 3.0
    assert not lane.enough(turn)  # only the owner's own tables wait
    time.now = turn.began + fair_queue.SLICE * 0.6
    lane.put("bob", "b", "b")
    assert not lane.enough(turn)
    lane.put("cem", "c", "c")
    assert lane.enough(turn)
    lane.done(turn)
    assert lane.saved["ann"][0] < fair_queue.AT_ONCE


def test_without_quota_work_is_short_when_others_wait_and_does_not_shorten_theirs() -> None:
    time = Time()
    lane = Lane[str](1, time)
    lane.saved["ann"] = (-30.0, time.now)
    lane.put("ann", "a1", "a1")
    lane.put("ann", "a2", "a2")
    turn = lane.take()
    assert turn is not None
    time.now += fair_queue.SHORTEST + 0.01
    assert not lane.enough(turn)
    lane.put("bob", "b", "b")
    assert lane.enough(turn)
    lane.done(turn)
    bobs = lane.take()
    assert bobs is not None
    assert bobs.work == "b"
    time.now += 3.0
    assert not lane.enough(bobs)  # who waits has used more


@pytest.mark.parametrize(
    ("eves", "bob"),
    [
        (["there/eve"], "there/bob"),  # behind the same address
        ([f"there/eve {n}" for n in range(60)], "here/bob"),  # who takes a new name for each table
        ([f"there/eve {n}" for n in range(60)], "an account"),
    ],
)
def test_whoever_wants_little_waits_little(eves: list[str], bob: str) -> None:
    """Sixty tables always want three seconds; another, which now and then wants a tenth, waits less than one."""
    time = Clock()
    lane = Lane[str](1, time)
    for n in range(60):
        lane.put(eves[n % len(eves)], f"table {n}", "eve")
    waits: list[float] = []
    asked: float | None = None
    wish = time.now + 0.5
    while len(waits) < 20:
        turn = lane.take()
        assert turn is not None
        end = time.now + (0.1 if turn.work == "bob" else 3.0)
        while time.now < end and not lane.enough(turn):
            time.now += 0.05
            if asked is None and time.now >= wish:
                asked = time.now
                lane.put(bob, "table", "bob")
        lane.done(turn)
        if turn.work == "eve":
            lane.put(turn.owner, turn.table, "eve")
        else:
            assert asked is not None
            waits.append(turn.began - asked)
            asked, wish = None, time.now + 1.0
    assert max(waits) < 1.0


def test_work_that_is_given_up_while_it_waits_is_forgotten() -> None:
    time = Time()
    lane = Lane[str](1, time)
    first, second = lane.put("ann", "a", "first"), lane.put("ann", "a", "second")
    lane.done(first)
    assert served(lane, 1, time) == ["second"]
    lane.done(second)
    assert lane.take() is None
    assert lane.waiting == {}


def test_owners_with_full_quotas_are_let_go() -> None:
    time = Time()
    lane = Lane[str](1, time)
    for n in range(fair_queue.MOST_NAMES + 2):
        lane.put(f"owner {n}", "table", "work")
        served(lane, 1, time, 0.001)
    assert len(lane.saved) < fair_queue.MOST_NAMES
