"""Rows of older releases can be played on, damaged rows affect nothing else, and newer rows stay untouched."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import msgspec
import pytest

from sortilege.analysis.results import SeatReview
from sortilege.browser.memory_store import count_tables
from sortilege.browser.rows import FORMAT, ROW_TYPES, NewerFormatError, TableRow, parse_key, row_key
from sortilege.core.kits import kit
from sortilege.core.session import verify
from sortilege.tables import steady_clock
from sortilege.tables.rooms import room
from sortilege.tables.steady_clock import SteadyClock
from tests.local.fake_browser import Browser
from tests.local.page import Page
from tests.local.row_examples import EXAMPLES, example, play_example
from tests.server.test_rules_upgrade import events, release, went_back

NOISE = b"\xc1noise"
GAMES = ("seasons", "spellbook")  # with a table in progress in every example
FORMATS = range(1, FORMAT + 1)
Rows = dict[str, bytes]


@pytest.fixture(autouse=True)
def own_table_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own table time, because the examples' tables continue at their last change, long ago."""
    monkeypatch.setattr(steady_clock, "clock", SteadyClock())


@pytest.fixture(scope="module")
def today() -> Rows:
    """Rows as this release stores them."""
    return asyncio.run(play_example(reviewed=False))


@asynccontextmanager
async def opened(rows: Rows) -> AsyncIterator[Page]:
    page = Page(Browser())
    page.browser.rows = dict(rows)
    await page.app.start(list(rows.items()))
    try:
        yield page
    finally:
        await page.app.stop()
        assert page.app.tables.metrics.counts["failures"] == 0


def heads(rows: Rows) -> dict[str, TableRow]:
    """Return the table rows by game, or "over" for the finished one."""
    found = [msgspec.msgpack.decode(row, type=TableRow) for name, row in rows.items() if name.startswith("table/")]
    return {room.unpack(one.room).game if one.phase == "playing" else one.phase: one for one in found}


def lines(rows: Rows, table: str) -> list[str]:
    return sorted(name for name in rows if name.startswith(f"entry/{table}/"))


def test_every_released_format_has_an_example() -> None:
    assert sorted(path.name for path in EXAMPLES.iterdir()) == [f"{number}.gz" for number in FORMATS]


def test_row_types_match_the_example_of_the_current_format() -> None:
    """To change a row type, increase FORMAT, keep reading all examples, and add one."""
    seen: dict[str, set[str] | type] = {}
    for name, row in example(FORMAT).items():
        found = msgspec.msgpack.decode(row)
        seen[parse_key(name)[0]] = set(found) if isinstance(found, dict) else type(found)
    today = {kind: set(getattr(of, "__struct_fields__", ())) or of for kind, of in ROW_TYPES.items()}
    assert seen == today


@pytest.mark.parametrize("number", FORMATS)
@pytest.mark.parametrize("change", ["", "lengthened", "shortened"])
def test_rows_of_an_older_release_are_played_to_the_end(number: int, change: str) -> None:
    """By the same rules, or by a release's whose card programs are longer or lack the current step."""
    rows, rng = example(number), random.Random(1)
    found = heads(rows)

    async def check(game: str) -> None:
        rules, table, before = kit(game).rules, found[game].id, found[game].n
        async with opened(rows) as page:
            assert page.browser.rows == rows, "something was written before the first choice"
            told = await page.asked(table)
            assert told is not None
            if change == "shortened":
                log = await page.ask("GET", f"tables/{table}/log?seat=0")
                assert events(log)[-1] == went_back(game)
            await page.choose(table, told, rng)
            kept = dict(page.browser.rows)
        async with opened(kept) as page:  # the browser is closed and opened again
            await page.play_all(table, rng)
            record = await page.record(table)
            assert verify(rules, record).state.over
            assert [one.rules for one in record.upgrades] == [rules.version] * (record.rules != rules.version)
            ids = [msgspec.msgpack.decode(rows[name])["id"] for name in lines(rows, table)]
            assert [id for _, id in record.choices[:before]] == ids
            others = {name: row for name, row in rows.items() if table not in name}
            assert others.items() <= page.browser.rows.items()

    with ExitStack() as stack:
        for game in GAMES if change else ():
            stack.enter_context(release(game, change, 1))
        for game in GAMES:
            asyncio.run(check(game))


def review_of(rows: Rows, table: str) -> str:
    """Return the expected state: "none" if this release cannot read the stored review and would compute it again."""
    try:
        msgspec.json.decode(msgspec.msgpack.decode(rows[row_key("review", table, 0)], type=bytes), type=SeatReview)
        return "done"
    except msgspec.ValidationError:
        return "none"


@pytest.mark.parametrize("number", FORMATS)
def test_a_finished_game_can_be_replayed(number: int) -> None:
    rows = example(number)
    table = heads(rows)["over"].id

    async def check() -> None:
        async with opened(rows) as page:
            assert {one["phase"] for one in await page.ask("GET", "me/tables")} == {"playing", "over"}
            verify(kit("spellbook").rules, await page.record(table))
            assert (await page.ask("GET", f"tables/{table}/frames?seat=0"))["last"] == heads(rows)["over"].n
            assert (await page.ask("GET", f"tables/{table}/reviews/0"))["state"] == review_of(rows, table)
            assert [line["text"] for line in await page.app.store.chat_lines(table, 0)] == ["hello"]
            assert page.browser.rows == rows

    asyncio.run(check())


def test_damaged_rows_stay_stored_and_other_tables_can_be_played(today: Rows) -> None:
    rows = dict(today)
    found = heads(rows)
    lost, over = found["seasons"], found["over"]
    damaged = {row_key("table", lost.id): NOISE, row_key("review", over.id, 0): NOISE, "setting/secret": NOISE}
    untouched = {name: row for name, row in (rows | damaged).items() if lost.id in name or over.id in name}

    async def check() -> None:
        async with opened(rows | damaged) as page:
            table = found["spellbook"].id
            await page.play_all(table, random.Random(1))
            verify(kit("spellbook").rules, await page.record(table))
            refused = await page.ask("GET", f"tables/{lost.id}", expect=409)
            assert (refused["word"], refused["said"]["key"]) == ("unreadable", "server-unreadable")
            assert {one["table"] for one in await page.ask("GET", "me/tables")} == {over.id, table}
            assert (await page.ask("GET", f"tables/{over.id}/reviews/0"))["state"] == "none"
            kept = dict(page.browser.rows)
        assert kept["aside/setting/secret"] == NOISE
        assert untouched.items() <= kept.items()
        mended = kept | {row_key("table", lost.id): rows[row_key("table", lost.id)]}  # repaired
        async with opened(mended) as page:
            await page.play_all(lost.id, random.Random(1))
            verify(kit("seasons").rules, await page.record(lost.id))

    asyncio.run(check())


def test_a_game_with_damaged_snapshots_is_restored_from_its_log_if_that_is_complete(today: Rows) -> None:
    rows = dict(today)
    for game in GAMES:
        head = msgspec.structs.replace(heads(today)[game], snapshot=NOISE, base=NOISE)
        rows[row_key("table", head.id)] = msgspec.msgpack.encode(head)
    whole, broken = heads(today)["spellbook"].id, heads(today)["seasons"].id
    line = lines(rows, broken)[3]

    async def check() -> None:
        async with opened(rows | {line: NOISE}) as page:
            await page.play_all(whole, random.Random(1))
            verify(kit("spellbook").rules, await page.record(whole))
            told = await page.ask("GET", f"tables/{broken}?seat=0")
            assert (told["room"]["unreadable"], told["view"]) == (True, None)
            kept = dict(page.browser.rows)
            assert kept[line] == NOISE
        async with opened(kept | {line: rows[line]}) as page:  # repaired
            await page.play_all(broken, random.Random(1))
            verify(kit("seasons").rules, await page.record(broken))

    asyncio.run(check())


def test_a_game_with_a_damaged_log_row_can_be_played_but_not_replayed(today: Rows) -> None:
    table = heads(today)["spellbook"].id
    line = lines(today, table)[3]

    async def check() -> None:
        async with opened(today | {line: NOISE}) as page:
            await page.play_all(table, random.Random(1))
            told = await page.ask("GET", f"tables/{table}/frames?seat=0", expect=404)
            assert told["said"]["key"] == "server-no-replay"
            assert page.browser.rows[line] == NOISE
            kept = dict(page.browser.rows)
        async with opened(kept | {line: today[line]}) as page:
            verify(kit("spellbook").rules, await page.record(table))

    asyncio.run(check())


@pytest.mark.parametrize("said", [str(FORMAT + 1), "17"])
def test_rows_of_a_later_release_stay_untouched(said: str) -> None:
    later = example(FORMAT) | {"setting/format": msgspec.msgpack.encode(said)}

    async def check() -> None:
        page = Page(Browser())
        page.browser.rows = dict(later)
        with pytest.raises(NewerFormatError):
            await page.app.start(later.items())
        assert page.browser.rows == later

    asyncio.run(check())


@pytest.mark.parametrize("said", ["x", "", "0", "-3", "1.5", "nan"])
def test_an_invalid_format_setting_is_set_aside_and_tables_can_be_played(said: str, today: Rows) -> None:
    nonsense = msgspec.msgpack.encode(said)

    async def check() -> None:
        async with opened(today | {"setting/format": nonsense}) as page:
            assert page.app.store.unreadable == {"setting/format": nonsense}
            table = heads(today)["spellbook"].id
            told = await page.asked(table)
            assert told is not None
            await page.choose(table, told, random.Random(1))
            kept = page.browser.rows
            assert msgspec.msgpack.decode(kept["setting/format"]) == str(FORMAT)
            assert kept["aside/setting/format"] == nonsense

    asyncio.run(check())


@pytest.mark.parametrize("said", ["x", "", "nan", "inf", "-inf", "1e999"])
def test_an_invalid_clock_setting_is_ignored(said: str) -> None:
    async def check() -> None:
        async with opened({"setting/clock ahead": msgspec.msgpack.encode(said)}):
            assert abs(steady_clock.now() - steady_clock.clock.wall()) < 1.0

    asyncio.run(check())


@pytest.mark.parametrize("time", [float("inf"), float("-inf"), float("nan"), -1.0, 1e300])
def test_a_table_with_an_invalid_time_is_set_aside_and_the_clock_runs(time: float, today: Rows) -> None:
    head, other = heads(today)["seasons"], heads(today)["spellbook"].id
    timeless = msgspec.msgpack.encode(msgspec.structs.replace(head, changed=time))
    rows = today | {row_key("table", head.id): timeless}

    async def check() -> None:
        async with opened(rows) as page:
            assert abs(steady_clock.now() - heads(today)["spellbook"].changed) < 600
            assert (await page.ask("GET", f"tables/{head.id}", expect=409))["word"] == "unreadable"
            await page.play_all(other, random.Random(1))
            assert page.browser.rows[row_key("table", head.id)] == timeless

    asyncio.run(check())


def test_the_first_change_stores_the_format(today: Rows) -> None:
    rows = {name: row for name, row in today.items() if name != "setting/format"}

    async def check() -> None:
        async with opened(rows) as page:
            table = heads(rows)["spellbook"].id
            told = await page.asked(table)
            assert told is not None
            assert "setting/format" not in page.browser.rows
            await page.choose(table, told, random.Random(1))
            assert msgspec.msgpack.decode(page.browser.rows["setting/format"]) == str(FORMAT)

    asyncio.run(check())


def test_a_table_of_a_later_format_stays_untouched_and_others_can_be_played(today: Rows) -> None:
    head, other = heads(today)["seasons"], heads(today)["spellbook"].id
    later = msgspec.msgpack.encode(msgspec.msgpack.decode(head.room) | {"format": room.FORMAT + 1})
    rows = today | {row_key("table", head.id): msgspec.msgpack.encode(msgspec.structs.replace(head, room=later))}

    async def check() -> None:
        async with opened(rows) as page:
            assert (await page.ask("GET", f"tables/{head.id}", expect=409))["word"] == "unreadable"
            await page.play_all(other, random.Random(1))
            assert {name: row for name, row in rows.items() if head.id in name}.items() <= page.browser.rows.items()

    asyncio.run(check())


def test_the_readable_tables_of_a_file_are_counted(today: Rows) -> None:
    tables = [name for name in today if name.startswith("table/")]
    assert count_tables(today.items()) == len(tables) > 1
    assert count_tables((today | {tables[0]: NOISE}).items()) == len(tables) - 1
    assert count_tables(dict.fromkeys(today, NOISE).items()) == 0
    later = {row_key("setting", "format"): msgspec.msgpack.encode(str(FORMAT + 1))}
    assert count_tables((today | later).items()) == 0
