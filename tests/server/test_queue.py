"""Who is next, without processes: owners in turn, their tables in turn, quotas, and when long work has to end."""

import pytest

from sortilege.tables.thinking import fair_queue
from sortilege.tables.thinking.fair_queue import FairQueue


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


def served(queue: FairQueue[str], times: int, time: Time, seconds: float = 0.0) -> list[str]:
    """So many pieces of work, one after the other."""
    found = []
    for _ in range(times):
        turn = queue.take()
        assert turn is not None
        time.now += seconds
        queue.done(turn)
        found.append(turn.work)
    return found


def test_owners_come_in_turn_and_so_do_the_tables_of_each() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    for work in ("a1", "a1 again", "a2", "a3"):
        queue.put("ann", work[:2], work)
    queue.put("bob", "b1", "b1")
    queue.put("cem", "c1", "c1")
    assert len(queue) == 6
    assert served(queue, 6, time) == ["a1", "b1", "c1", "a2", "a3", "a1 again"]
    assert queue.take() is None
    assert len(queue) == 0


def test_a_place_is_for_one_at_a_time_and_half_of_them_for_one_owner() -> None:
    queue = FairQueue[str](3, Time())
    for table in "1234":
        queue.put("ann", table, f"a{table}")
    turns = [queue.take() for _ in range(3)]
    assert [turn and turn.work for turn in turns] == ["a1", "a2", None]
    queue.put("bob", "1", "b1")
    third = queue.take()
    assert third is not None
    assert third.work == "b1"
    queue.put("cem", "1", "c1")
    assert queue.take() is None
    queue.done(third)
    fourth = queue.take()
    assert fourth is not None
    assert fourth.work == "c1"


def test_who_has_used_much_comes_after_everybody_else() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    for n in range(200):
        queue.put("ann", f"a{n}", "ann")
    served(queue, 30, time, 3.0)
    assert max(queue.left("ann", time.now)) <= 0.0
    for n in range(5):
        queue.put("bob", f"b{n}", "bob")
    assert served(queue, 5, time, 0.1) == ["bob"] * 5


def test_nobody_waits_for_ever() -> None:
    """A quota fills up again while its owner waits, even when others always have work."""
    time = Time()
    queue = FairQueue[str](1, time)
    queue.quotas["ann"] = (-30.0, time.now)
    queue.put("ann", "a", "ann")
    for n in range(200):
        queue.put("bob", f"b{n}", "bob")
        queue.put("cem", f"c{n}", "cem")
    assert "ann" in served(queue, 100, time, 1.0)


def test_a_quota_fills_up_but_not_above_its_measure() -> None:
    time = Time()
    queue = FairQueue[str](2, time)  # half of two places is a second each second
    queue.quotas["ann"] = (-5.0, time.now)
    time.now += 4.0
    assert max(queue.left("ann", time.now)) <= 0.0
    time.now += 2.0
    assert min(queue.left("ann", time.now)) > 0.0
    time.now += 10_000.0
    queue.put("ann", "a", "ann")
    turn = queue.take()
    assert turn is not None
    time.now += fair_queue.MAX_QUOTA_SECONDS - 1.0
    assert min(queue.left("ann", time.now)) > 0.0
    time.now += 2.0
    queue.done(turn)
    assert queue.quotas["ann"][0] == -1.0  # after all that time, no more than MAX_QUOTA_SECONDS was there


def test_long_work_ends_when_others_wait_the_sooner_the_more_they_are() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    queue.put("ann", "a1", "a1")
    queue.put("ann", "a2", "a2")
    turn = queue.take()
    assert turn is not None
    time.now += 3.0
    assert not queue.enough(turn)  # only the owner's own tables wait
    time.now = turn.began + fair_queue.SLICE_SECONDS * 0.6
    queue.put("bob", "b", "b")
    assert not queue.enough(turn)
    queue.put("cem", "c", "c")
    assert queue.enough(turn)
    queue.done(turn)
    assert queue.quotas["ann"][0] < fair_queue.MAX_QUOTA_SECONDS


def test_without_quota_work_is_short_when_others_wait_and_does_not_shorten_theirs() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    queue.quotas["ann"] = (-30.0, time.now)
    queue.put("ann", "a1", "a1")
    queue.put("ann", "a2", "a2")
    turn = queue.take()
    assert turn is not None
    time.now += fair_queue.MIN_SLICE_SECONDS + 0.01
    assert not queue.enough(turn)
    queue.put("bob", "b", "b")
    assert queue.enough(turn)
    queue.done(turn)
    bobs = queue.take()
    assert bobs is not None
    assert bobs.work == "b"
    time.now += 3.0
    assert not queue.enough(bobs)  # who waits has used more


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
    queue = FairQueue[str](1, time)
    for n in range(60):
        queue.put(eves[n % len(eves)], f"table {n}", "eve")
    waits: list[float] = []
    asked: float | None = None
    wish = time.now + 0.5
    while len(waits) < 20:
        turn = queue.take()
        assert turn is not None
        end = time.now + (0.1 if turn.work == "bob" else 3.0)
        while time.now < end and not queue.enough(turn):
            time.now += 0.05
            if asked is None and time.now >= wish:
                asked = time.now
                queue.put(bob, "table", "bob")
        queue.done(turn)
        if turn.work == "eve":
            queue.put(turn.owner, turn.table, "eve")
        else:
            assert asked is not None
            waits.append(turn.began - asked)
            asked, wish = None, time.now + 1.0
    assert max(waits) < 1.0


def test_work_that_is_given_up_while_it_waits_is_forgotten() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    first, second = queue.put("ann", "a", "first"), queue.put("ann", "a", "second")
    queue.done(first)
    assert served(queue, 1, time) == ["second"]
    queue.done(second)
    assert queue.take() is None
    assert queue.waiting == {}


def test_owners_with_full_quotas_are_let_go() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    for n in range(fair_queue.MAX_NAMES + 2):
        queue.put(f"owner {n}", "table", "work")
        served(queue, 1, time, 0.001)
    assert len(queue.quotas) < fair_queue.MAX_NAMES
