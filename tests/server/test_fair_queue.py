"""The fair queue without worker processes: turns of owners and their tables, quotas, and when long jobs have to end."""

import pytest

from sortilege.tables.thinking import fair_queue
from sortilege.tables.thinking.fair_queue import FairQueue


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Clock(Time):
    """A clock that also advances when it is read."""

    def __call__(self) -> float:
        self.now += 1e-6
        return self.now


def served(queue: FairQueue[str], times: int, time: Time, seconds: float = 0.0) -> list[str]:
    """Run a number of jobs one after the other; return their order."""
    found = []
    for _ in range(times):
        turn = queue.take()
        assert turn is not None
        time.now += seconds
        queue.finish(turn)
        found.append(turn.work)
    return found


def test_owners_take_turns_and_so_do_their_tables() -> None:
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


def test_a_place_holds_one_job_and_one_owner_gets_half_of_them() -> None:
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
    queue.finish(third)
    fourth = queue.take()
    assert fourth is not None
    assert fourth.work == "c1"


def test_owners_who_used_much_come_last() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    for n in range(200):
        queue.put("ann", f"a{n}", "ann")
    served(queue, 30, time, 3.0)
    assert max(queue.quotas_left("ann", time.now)) <= 0.0
    for n in range(5):
        queue.put("bob", f"b{n}", "bob")
    assert served(queue, 5, time, 0.1) == ["bob"] * 5


def test_no_owner_waits_forever() -> None:
    """A quota refills while its owner waits, even if others always have work."""
    time = Time()
    queue = FairQueue[str](1, time)
    queue.quotas["ann"] = (-30.0, time.now)
    queue.put("ann", "a", "ann")
    for n in range(200):
        queue.put("bob", f"b{n}", "bob")
        queue.put("cem", f"c{n}", "cem")
    assert "ann" in served(queue, 100, time, 1.0)


def test_a_quota_refills_up_to_its_maximum() -> None:
    time = Time()
    queue = FairQueue[str](2, time)  # half of two places yields one second per second
    queue.quotas["ann"] = (-5.0, time.now)
    time.now += 4.0
    assert max(queue.quotas_left("ann", time.now)) <= 0.0
    time.now += 2.0
    assert min(queue.quotas_left("ann", time.now)) > 0.0
    time.now += 10_000.0
    queue.put("ann", "a", "ann")
    turn = queue.take()
    assert turn is not None
    time.now += fair_queue.MAX_QUOTA_SECONDS - 1.0
    assert min(queue.quotas_left("ann", time.now)) > 0.0
    time.now += 2.0
    queue.finish(turn)
    assert queue.quotas["ann"][0] == -1.0  # even after all that time, no more than MAX_QUOTA_SECONDS was available


def test_long_jobs_end_earlier_the_more_owners_wait() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    queue.put("ann", "a1", "a1")
    queue.put("ann", "a2", "a2")
    turn = queue.take()
    assert turn is not None
    time.now += 3.0
    assert not queue.enough(turn)  # only the same owner's tables wait
    time.now = turn.began + fair_queue.SLICE_SECONDS * 0.6
    queue.put("bob", "b", "b")
    assert not queue.enough(turn)
    queue.put("cem", "c", "c")
    assert queue.enough(turn)
    queue.finish(turn)
    assert queue.quotas["ann"][0] < fair_queue.MAX_QUOTA_SECONDS


def test_jobs_beyond_the_quota_are_shortened_and_do_not_shorten_others() -> None:
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
    queue.finish(turn)
    bobs = queue.take()
    assert bobs is not None
    assert bobs.work == "b"
    time.now += 3.0
    assert not queue.enough(bobs)  # the waiting owner has used more


@pytest.mark.parametrize(
    ("eves", "bob"),
    [
        (["there/eve"], "there/bob"),  # at the same address
        ([f"there/eve {n}" for n in range(60)], "here/bob"),  # an owner that takes a new name for each table
        ([f"there/eve {n}" for n in range(60)], "an account"),
    ],
)
def test_owners_of_short_jobs_wait_little(eves: list[str], bob: str) -> None:
    """While sixty tables always want three seconds, one that sometimes wants a tenth waits less than a second."""
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
        queue.finish(turn)
        if turn.work == "eve":
            queue.put(turn.owner, turn.table, "eve")
        else:
            assert asked is not None
            waits.append(turn.began - asked)
            asked, wish = None, time.now + 1.0
    assert max(waits) < 1.0


def test_canceled_waiting_jobs_are_forgotten() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    first, second = queue.put("ann", "a", "first"), queue.put("ann", "a", "second")
    queue.finish(first)
    assert served(queue, 1, time) == ["second"]
    queue.finish(second)
    assert queue.take() is None
    assert queue.waiting == {}


def test_owners_with_full_quotas_are_dropped() -> None:
    time = Time()
    queue = FairQueue[str](1, time)
    for n in range(fair_queue.MAX_NAMES + 2):
        queue.put(f"owner {n}", "table", "work")
        served(queue, 1, time, 0.001)
    assert len(queue.quotas) < fair_queue.MAX_NAMES
