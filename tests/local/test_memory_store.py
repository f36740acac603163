"""The memory store answers like the database, and loses nothing that it has acknowledged."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.browser.memory_store import MemoryStore
from sortilege.browser.rows import RowChanges
from sortilege.core.record import Upgrade
from sortilege.server.db import SqlStore as Database
from sortilege.tables import steady_clock
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange
from sortilege.tables.refusals import Unavailable, Unreadable
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.steady_clock import SteadyClock
from sortilege.tables.storage.game_results import GameFilter, GameResult, SeatResult
from sortilege.tables.storage.store import Conflict, LogEntry, LogSpan, ReviewRun, Store, TableChange
from tests.local.fake_browser import Browser

IDS = ("one", "two", "three")
PEOPLE = ("ann", "bob", "cid")
PROCESSES = ("here", "there")
Operation = Callable[[Store], Awaitable[Any]]
Time = list[float]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Stop table time; tests advance it."""
    now = [1000.0]
    monkeypatch.setattr(steady_clock, "clock", SteadyClock(wall=lambda: now[0], steady=lambda: now[0]))
    return now


def room(rng: random.Random) -> Room:
    phase: Any = rng.choice(("waiting", "playing", "over"))
    seats = [Seat(kind="person", name=rng.choice(PEOPLE))]
    return Room(game="seasons", options={}, seats=seats, host="", phase=phase, open=rng.random() < 0.5)


def holds(rng: random.Random, most: int) -> tuple[Hold, ...]:
    return tuple(Hold(rng.choice(PEOPLE), rng.randrange(HOST, 3)) for _ in range(rng.randrange(most)))


def change(rng: random.Random, id: str, rev: int, n: int) -> TableChange:
    """Return a random change that mostly fits a table at this revision with `n` log entries."""
    upgrade = Upgrade(n, 1, {}, None)
    first = n if rng.random() < 0.9 else max(0, n - 1)
    lines = tuple(
        LogEntry(
            n=k,
            seat=0,
            id=f"choice {k}",
            answered=k,
            quiet=k % 3 == 1,
            undone=0,
            rows=((1, 2, 3, 4, 5, 6, rng.randrange(9)),),
        )
        for k in range(first, n + rng.randrange(3))
    )
    return TableChange(
        id=id,
        rev=rev if rng.random() < 0.9 else rev - 1,
        room=room(rng),
        n=max([n, *(one.n + 1 for one in lines)]),
        due=rng.choice((None, rng.uniform(990, 1030))),
        bots=rng.choice((None, rng.uniform(990, 1030))),
        claim=rng.choice((None, (rng.choice(PROCESSES), 1020.0))),
        snapshot=rng.choice((None, b"moment")),
        base=rng.choice((None, b"base")),
        upgrades=rng.choice((None, (upgrade,))),
        entries=lines,
        by=rng.choice((None, None, (Caller(rng.choice(PEOPLE)), 0))),
        seat_change=SeatChange(holds(rng, 3), tuple(rng.sample(range(3), rng.randrange(2))), rng.choice(("", "ann")))
        if rng.random() < 0.3
        else None,
        result=result(rng, id) if rng.random() < 0.2 else None,
    )


def result(rng: random.Random, id: str) -> GameResult:
    """Return a random result of a game for three, whose last seat is a bot's."""
    names, place = rng.choice((("Ann", "Bob"), ("Bob_%", "ÄNN"), ("ann", ""))), rng.choice((None, 1, 2))
    seats = [
        SeatResult(
            seat=at,
            name=name,
            place=place,
            points=at,
            sources={"crystals": at},
            won=None if place is None else place == 1,
        )
        for at, name in enumerate(names)
    ]
    return GameResult(
        id=id,
        game=rng.choice(("seasons", "spellbook")),
        at=rng.choice((100.0, 101.0, 102.0)),
        options={"first": "1"},
        players=3,
        start=rng.choice(("deal", "position")),
        ending=rng.choice(("finished", "resigned", "abandoned")),
        daily=rng.choice((None, 7)),
        seats=(*seats, SeatResult(seat=2, bot=rng.choice(("level:1", "level:2")))),
    )


FILTERS = (
    *(GameFilter(), GameFilter(game="seasons"), GameFilter(players=3), GameFilter(players=2)),
    *(GameFilter(opponent=name) for name in ("ANN", "b", "_", "%", "änn", "zoe")),
    *(GameFilter(bot="level:1"), GameFilter(since=101.0, until=102.0), GameFilter(decided=True)),
)


async def random_operation(rng: random.Random, known: Store) -> Operation:
    """Return a random operation on a store; `known` is read to find arguments that fit."""
    id, who, process, seat = rng.choice(IDS), rng.choice(PEOPLE), rng.choice(PROCESSES), rng.randrange(3)
    found = await known.read(id)
    rev, n = (found.rev, found.n) if found else (0, 0)
    made, held, changed = room(rng), holds(rng, 4), change(rng, id, rev, n)
    job = ReviewRun(
        id=f"{id} {seat} {who}", table_id=id, seat=seat, owner=who, steps=9, began=0.0, beat=steady_clock.now()
    )
    further = msgspec.structs.replace(job, done=rng.randrange(9), failed=rng.random() < 0.3)
    words, most, some = rng.choice(("", "hello")), rng.randrange(1, 4), rng.sample(IDS, rng.randrange(4))
    ways: list[tuple[int, Operation]] = [
        (3, lambda store: store.create_table(id, made, held)),
        (12, lambda store: store.save(changed)),
        (1, lambda store: store.remove(some[:1])),
        (2, lambda store: store.add_chat_line(id, who, seat, who, words)),
        (2, lambda store: store.save_review(id, seat, b"review")),
        (4, lambda store: store.begin_review_run(job, most, steady_clock.now() - 9)),
        (3, lambda store: store.report_review_runs([further])),
        (1, lambda store: store.stop_review_run(id, seat, who)),
        (1, lambda store: store.setting(who, process)),
        (2, lambda store: store.mark_present(id, (seat, -4), process, steady_clock.now() + 5)),
        (2, lambda store: store.mark_absent(id, (seat, -4), process, steady_clock.now())),
        (1, lambda store: store.extend_presence(process, steady_clock.now() + 9)),
        (1, lambda store: store.mark_all_absent(process, steady_clock.now())),
        (2, lambda store: store.claim_overdue(process, 5.0, most)),
        (2, lambda store: store.claim_bots(process, 5.0, most)),
        (1, lambda store: store.claim(id, process, 5.0)),
        (1, lambda store: store.extend_claims(some, process, 5.0)),
        (1, lambda store: store.rest_bots(id, rev)),
        (1, lambda store: store.release_all_claims()),
    ]
    return rng.choices([way for _, way in ways], [weight for weight, _ in ways])[0]


async def outcome(way: Operation, store: Store) -> Any:
    """Run an operation; return its answer or the kind of its error."""
    try:
        return await way(store)
    except Conflict:
        return Conflict
    except Exception:
        return Exception


async def contents(store: Store) -> list[Any]:
    """Return everything that a store can be asked for."""
    found: list[Any] = [await store.revisions(IDS), await store.expired_tables(995.0, 985.0), await store.holds_at(IDS)]
    for id in IDS:
        saved = await store.read(id)
        found += [saved, await store.entries(id), await store.entries(id, 2), await store.answers(id, 0, 1)]
        found += [await store.moves(id, end) for end in (0, 2, 9)]
        for viewer in (None, 0, 1):
            spans = [(1, 0, False), (3, 1, False), (2, 0, True), (2, 1, True), (9, 0, True)]
            for limit, skip, latest in spans:
                span = LogSpan(viewer=viewer, end=8, limit=limit, skip=skip, latest=latest)
                found.append(await store.visible_entries(id, span))
        found += [await store.presence(id), await store.holders(id), await store.next_chat_line(id)]
        found += [[{**line, "at": 0.0} for line in await store.chat_lines(id, since)] for since in (0, 1)]
        found += [await store.review(id, seat) for seat in range(3)]
        found += [await store.review_run(id, seat) for seat in range(3)]
        found += [await store.seats_of(Caller(who), id) for who in PEOPLE]
    found += [{id: sorted(seats) for id, seats in (await store.tables_of(who)).items()} for who in PEOPLE]
    for phase in (None, "over"):
        listed = await store.list_tables(phase, phase is None, 5)
        found.append(sorted(listed, key=lambda one: (-one.changed, one.id)))
    found += [[one.id for one in await store.list_tables(None, False, 2, who)] for who in PEOPLE]
    for who in PEOPLE:
        found += [await store.finished_games(who, where, 5) for where in FILTERS]
        found.append(await store.finished_games(who, GameFilter(until=101.5), 1))
        found += [await store.games_played(who), await store.counted_games(who, "seasons", 2)]
    found += [await store.finished_game(id) for id in IDS]
    found += [await store.daily_results("seasons", 7), await store.all_rated_games()]
    return found


@pytest.mark.parametrize("seed", range(2))
def test_random_operations_give_the_same_answers_as_on_a_database(seed: int, tmp_path: Path, time: Time) -> None:
    rng = random.Random(seed)

    async def play() -> None:
        database, memory = Database(str(tmp_path / "tables.db")), Browser().memory()
        await database.open()
        await memory.open()
        for n in range(200):
            way = await random_operation(rng, database)
            time[0] += rng.choice((0.0, 1.0, 4.0))
            assert await outcome(way, database) == await outcome(way, memory)
            if n % 10 == 9:
                assert await contents(database) == await contents(memory)
        await database.close()
        await memory.close()

    asyncio.run(play())


class Killed(BaseException):
    """The browser crashed."""


@pytest.mark.parametrize("seed", range(2))
def test_failed_writes_and_crashes_lose_nothing_acknowledged(seed: int, time: Time) -> None:
    rng, browser = random.Random(seed), Browser()
    seen = {"failed": 0, "killed": 0, "came through": 0}

    async def play() -> None:
        memory = browser.memory()
        for _ in range(300):
            way = await random_operation(rng, memory)
            before = await kept(memory)
            browser.fails = rng.choice((None, None, OSError("the disk"), Killed()))
            browser.late = isinstance(browser.fails, Killed) and rng.random() < 0.5
            asked_for = browser.fails
            try:
                await outcome(way, memory)
                if asked_for and not browser.fails:
                    seen["failed"] += 1
                    assert await kept(memory) == before, "a failed change is in memory"
                assert await kept(browser.memory()) == await kept(memory), "a restart finds something else"
            except Killed:
                seen["killed"] += 1
                memory = browser.memory()
                if await kept(memory) != before:
                    seen["came through"] += 1  # it was stored but not acknowledged, as if the answer were lost
                    assert browser.late
            browser.fails = None
            time[0] += 1.0

    asyncio.run(play())
    assert min(seen.values()) > 0, seen


def test_a_change_that_was_stored_but_reported_as_failed_is_overwritten(time: Time) -> None:
    """It was never acknowledged, so the table continues from before it."""
    rng, browser = random.Random(1), Browser()
    lines = [LogEntry(n=n, seat=0, id=f"{n}", answered=n, quiet=False, undone=0, rows=()) for n in range(3)]

    async def play() -> None:
        memory = browser.memory()
        await memory.create_table("one", room(rng), ())
        browser.fails, browser.late = OSError("lost on the way back"), True
        with pytest.raises(Unavailable):
            await memory.save(TableChange(id="one", rev=0, room=room(rng), n=3, due=None, entries=tuple(lines)))
        other = msgspec.structs.replace(lines[0], id="other")
        await memory.save(TableChange(id="one", rev=0, room=room(rng), n=1, due=None, entries=(other,)))
        anew = browser.memory()
        assert await kept(anew) == await kept(memory)
        await anew.save(TableChange(id="one", rev=1, room=room(rng), n=2, due=None, entries=(lines[1],)))
        assert [one.id for one in await browser.memory().entries("one")] == ["other", "1"]

    asyncio.run(play())


async def kept(memory: MemoryStore) -> list[Any]:
    """Return the contents without claims, presence and review runs, which are not stored."""
    claims, present, jobs = memory.claims, memory.present, memory.review_runs
    memory.claims, memory.present, memory.review_runs = {}, {}, {}
    try:
        return await contents(memory)
    finally:
        memory.claims, memory.present, memory.review_runs = claims, present, jobs


def test_full_storage_is_reported_and_a_canceled_change_finishes_before_the_next_read(time: Time) -> None:
    rng, browser = random.Random(1), Browser()
    let = asyncio.Event()

    async def slow(rows: RowChanges) -> None:
        await let.wait()
        await browser.keep(rows)

    async def play() -> None:
        memory = browser.memory()
        browser.fails = RuntimeError("QuotaExceededError: The quota has been exceeded.")
        with pytest.raises(Unavailable) as refused:
            await memory.create_table("one", room(rng), ())
        assert refused.value.said.key == "server-browser-full"
        assert not browser.rows
        memory.keep = slow
        given_up = asyncio.ensure_future(memory.create_table("one", room(rng), ()))
        await asyncio.sleep(0)
        given_up.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not given_up.done(), "the caller would read the table before its own change is stored"
        let.set()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert await memory.revisions(["one"]) == {"one": 0}

    asyncio.run(play())


def test_of_two_changes_to_one_revision_the_second_is_a_conflict(time: Time) -> None:
    rng, browser = random.Random(1), Browser()

    async def play() -> tuple[BaseException | None, BaseException | None]:
        memory = browser.memory()
        await memory.create_table("one", room(rng), ())
        plain = TableChange(id="one", rev=0, room=room(rng), n=0, due=None)
        return await asyncio.gather(memory.save(plain), memory.save(plain), return_exceptions=True)

    first, second = asyncio.run(play())
    assert first is None
    assert isinstance(second, Conflict)


def test_unreadable_rows_are_set_aside_and_never_lost(time: Time) -> None:
    rng, browser = random.Random(1), Browser()

    async def play() -> None:
        memory = browser.memory()
        for id in ("one", "two"):
            await memory.create_table(id, room(rng), ())
            await memory.save(TableChange(id=id, rev=0, room=room(rng), n=0, due=None))
        assert await memory.setting("secret", "first") == "first"
        broken = {
            "table/one": b"\xc1",
            "setting/secret": b"\x01",
            "nonsense": b"",
            "entry/two/x": b"",
            "talk/two/": b"",
        }
        browser.rows |= broken
        memory = browser.memory()
        assert memory.unreadable == broken
        with pytest.raises(Unreadable):
            await memory.read("one")
        assert [one.id for one in await memory.list_tables(None, False, 9)] == ["two"]
        assert await memory.setting("secret", "second") == "second"
        memory = browser.memory()
        assert await memory.setting("secret", "third") == "second"
        assert browser.rows["aside/setting/secret"] == b"\x01"
        await memory.remove(["one"])
        await memory.remove(["two"])
        assert sorted(browser.rows) == ["aside/setting/secret", "nonsense", "setting/format", "setting/secret"]

    asyncio.run(play())


def test_a_players_list_keeps_the_newest_tables() -> None:
    async def run() -> None:
        memory = Browser().memory()
        await memory.open()
        rooms = {id: Room(game="seasons", options={}, seats=[], host="", made_at=at) for at, id in enumerate(IDS)}
        for id, one in rooms.items():
            await memory.create_table(id, one, [Hold("ann", 0)])
        await memory.create_table("four", rooms["three"], [Hold("bob", 0)])
        for n in range(2):
            assert [one.id for one in await memory.list_tables(None, False, 2, "ann")] == ["three", "two"]
            await memory.save(TableChange(id="one", rev=n, room=rooms["one"], n=0, due=None))

    asyncio.run(run())
