"""The result of every finished game is stored with the change that ends it, and outlives the table and its players."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import text

from sortilege.core.kits import kit
from sortilege.core.record import AGREED_UNDO, UNDO
from sortilege.core.save.weights import weights_version
from sortilege.core.session import Session
from sortilege.server.backups import restore
from sortilege.server.db import SqlStore, schema
from sortilege.tables.live.game_result import game_result, seat_places, standing_events
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.rooms import clocks
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.storage.game_results import FinishedGame, GameFilter
from sortilege.tables.storage.store import LogEntry
from tests.server.harness import Guest, Json, Player, Server, serving
from tests.server.test_accounts import PASSWORD, name

T = TypeVar("T")
BACKUPS = Path(__file__).parent / "backups"


def read(database: str, question: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Ask a database that a server may be using."""

    async def run() -> T:
        store = SqlStore(database)
        try:
            return await question(store)
        finally:
            await store.close()

    return asyncio.run(run())


def stored(database: str, table: str) -> FinishedGame | None:
    return read(database, lambda store: store.finished_game(table))


def played(guest: Guest, *seats: str, seed: int = 1, **more: Any) -> str:
    table = str(guest.make(*seats, **more)["table"])
    guest.act(table, "start", seat=0)
    player = Player(guest, table, random.Random(seed))
    player.play()
    player.close()
    return table


def total(view: Json, game: str, seat: int) -> int:
    points = view["seats"][seat]["points"]
    return int(points["total"] if game == "seasons" else points)


@pytest.mark.parametrize("game", ["seasons", "spellbook"])
def test_a_finished_game_is_stored_in_full(server: Server, ann: Guest, game: str) -> None:
    ann.post("/accounts", {"name": name(), "password": PASSWORD})
    table = played(ann, "me", "level:2", game=game)
    look = ann.look(table, seat=0)
    one = stored(server.database, table)
    assert one is not None
    assert one.has_table
    result, (person, bot) = one.result, one.result.seats
    assert (result.game, result.players, result.start, result.ending) == (game, 2, "deal", "finished")
    assert (result.rules, result.weights) == (kit(game).rules.version, weights_version(game))
    assert result.options == look["room"]["options"]
    assert result.choices == len(ann.get(f"/tables/{table}/record")["choices"])
    assert result.rounds > 0
    for at, seat in enumerate(result.seats):
        assert seat.points == sum(seat.sources.values()) == total(look["view"], game, at)
        assert seat.won == (seat.place == 1)
        assert seat.cards
    assert {person.place, bot.place} in ({1, 2}, {1})
    assert (person.bot, person.name, person.stand_in) == ("", "Ann", "")
    assert (bot.bot, bot.holder, bot.seconds) == ("level:2", None, None)
    assert person.seconds is not None
    assert 0 < person.seconds < 600
    assert ann.get("/me")["played"] == 1
    (exported,) = ann.get("/me/export")["results"]
    assert (exported["id"], exported["mine"]) == (table, [0])
    assert str(person.holder) not in str(exported)


def test_a_guests_games_come_along_at_sign_up(server: Server, ann: Guest) -> None:
    table = played(ann, "me", "random", game="spellbook")
    (exported,) = ann.get("/me/export")["results"]
    assert exported["id"] == table
    mine = name()
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    assert ann.get("/me")["played"] == 1
    assert [one["id"] for one in ann.get("/me/export")["results"]] == [table]
    with Guest(server.url) as other:
        assert other.get("/me/export")["results"] == []


def test_a_shared_device_is_listed_but_does_not_count(server: Server, ann: Guest) -> None:
    ann.post("/accounts", {"name": name(), "password": PASSWORD})
    table = ann.make("me", "with_me", game="spellbook")["table"]
    ann.act(table, "start", seat=0)
    ann.act(table, "resign", seat=1)
    assert ann.get("/me")["played"] == 0
    (exported,) = ann.get("/me/export")["results"]
    assert exported["mine"] == [0, 1]


def test_resigning_ends_in_the_last_place_and_an_abandoned_game_has_no_places(server: Server, ann: Guest) -> None:
    for what, places in (("resign", [2, 1]), ("abandon", [None, None])):
        table = ann.make("me", "random", game="spellbook")["table"]
        ann.act(table, "start")
        ann.act(table, what, seat=0)
        one = stored(server.database, table)
        assert one is not None
        assert [seat.place for seat in one.result.seats] == places
        assert [seat.won for seat in one.result.seats] == [None if place is None else place == 1 for place in places]


def test_a_table_that_never_began_has_no_result(server: Server, ann: Guest) -> None:
    table = ann.make("me", "person", game="spellbook")["table"]
    ann.act(table, "start", expect=409)
    assert stored(server.database, table) is None


def test_a_result_outlives_its_table(server: Server, ann: Guest) -> None:
    table = played(ann, "me", "random", game="spellbook")
    read(server.database, lambda store: store.remove([table]))
    one = stored(server.database, table)
    assert one is not None
    assert not one.has_table


def dump(database: str) -> str:
    """Return everything in a database, of either kind; long values whole, and bytes as text where they are."""

    def text_of(value: object) -> str:
        return bytes(value).decode(errors="replace") if isinstance(value, bytes | memoryview) else str(value)

    async def everything(store: SqlStore) -> str:
        async with store.transaction() as db:
            tables = [*schema.persistent.sorted_tables, *schema.transient.sorted_tables]
            rows = [tuple(row) for table in tables for row in await db.execute(table.select())]
        return "\n".join(" ".join(map(text_of, row)) for row in rows)

    return read(database, everything)


def test_a_deleted_player_leaves_only_what_others_need(fresh_database: str) -> None:
    with serving(fresh_database) as server, Guest(server.url, "Zacharias") as ann, Guest(server.url, "Bob") as bob:
        mine = f"Zacharias {random.SystemRandom().randrange(10**9)}"
        ann.post("/accounts", {"name": mine, "password": PASSWORD})
        bob.post("/accounts", {"name": name(), "password": PASSWORD})
        alone = played(ann, "me", "random", game="spellbook")
        both = []
        for _ in range(2):
            made = ann.make("me", "person", game="spellbook", chat=True)
            both.append(made["table"])
            bob.join(made["table"], made["invitations"][0]["secret"])
            ann.act(made["table"], "start")
            ann.post(f"/tables/{made['table']}/chat", {"do": "say", "text": "zacharias was here"})
            bob.act(made["table"], "resign", seat=1)
            with bob.socket(made["table"]):  # somebody to ask
                ann.act(made["table"], "rematch", seat=0)
        before = [stored(fresh_database, id) for id in both]
        ids = {one.result.seats[0].holder for one in before if one}
        assert len(ids) == 1
        assert ann.http.delete("/me").status_code == 204
        assert stored(fresh_database, alone) is None
        after = [one.result.seats[0] for id in both if (one := stored(fresh_database, id))]
        assert [(one.name, one.deleted, one.place) for one in after] == [("", True, 1)] * 2
        (fresh,) = {one.holder for one in after}  # the same in all games, and nowhere else
        assert fresh not in ids
        left = dump(fresh_database)
        assert "zacharias" not in left.casefold()
        assert not any(str(id) in left for id in ids)
        assert left.count(str(fresh)) == 2
        assert bob.http.delete("/me").status_code == 204
        assert [stored(fresh_database, id) for id in both] == [None, None]
        assert server.failures() == []


def test_results_of_earlier_releases_are_moved_with_what_they_have(fresh_database: str) -> None:
    asyncio.run(restore(fresh_database, BACKUPS / "6.gz"))
    with serving(fresh_database) as server, Guest(server.url) as ann:
        ann.post("/login", {"name": "Ann", "password": "correct horse"})
        me = ann.get("/me")
        assert (me["name"], me["played"], me["won"]) == ("Ann", 2, 2)
        new, old = ann.get("/me/export")["results"]
        assert [one["mine"] for one in (new, old)] == [[0], [0]]
        assert (new["players"], [seat["bot"] for seat in new["seats"]]) == (2, ["", "random"])
        assert (new["options"], new["choices"]) != ({}, 0)
        assert [(seat["place"], seat["won"], seat["points"]) for seat in new["seats"]] == [
            (1, True, None),
            (None, None, None),
        ]
        assert (old["players"], old["options"], [seat["name"] for seat in old["seats"]]) == (0, {}, ["Ann"])
        assert server.failures() == []


def room(*stand_ins: str, ending: str = "finished") -> Room:
    seats = [Seat(kind="person", name=f"{n}", stand_in=why) for n, why in enumerate(stand_ins)]
    return Room(game="seasons", options={}, seats=seats, host="", phase="over", ending=ending)


def test_places() -> None:
    assert seat_places(room("", "", "", ""), [5, 9, 9, 5], [2]) == [3, 2, 1, 3]  # a tie that the rules break
    assert seat_places(room("", "", ""), [5, 9, 9], [1, 2]) == [3, 1, 1]
    assert seat_places(room(""), [50], [0]) == [1]
    assert seat_places(room(""), [50], []) == [2]
    assert seat_places(room("", "resigned", ""), [5, 90, 9], [1]) == [3, 1, 2]  # the board decides
    assert seat_places(room("", "resigned", "resigned", ending="resigned"), [5, 90, 70], []) == [1, 2, 2]
    assert seat_places(room("resigned", "", "", ending="resigned"), [5, 3, 7], []) == [3, 2, 1]
    for ending in ("abandoned", "closed"):
        assert seat_places(room("", "", ending=ending), [5, 9], []) == [None, None]


def test_undone_events_do_not_count() -> None:
    def line(n: int, id: str, kinds: list[int], undone: int = 0) -> LogEntry:
        rows = tuple((kind, 0, 0, 0, 0, 0, 0) for kind in kinds)
        return LogEntry(n=n, seat=0, id=id, answered=n, quiet=False, undone=undone, rows=rows)

    log = [line(0, "a", [1, 2]), line(1, "b", [3]), line(2, UNDO, [], 1), line(3, "c", [4])]
    assert [row[0] for row in standing_events(log)] == [1, 2, 4]
    log += [line(4, AGREED_UNDO, [], 2), line(5, "d", [5])]
    assert [row[0] for row in standing_events(log)] == [1, 5]


def test_a_game_whose_details_cannot_be_read_is_stored_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    one = kit("spellbook")

    def fail(*_: object) -> None:
        raise KeyError("a foreign package")

    monkeypatch.setattr(type(one), "cards_played", fail)
    game = TableGame(Session(one.rules, ("Ann", "Bob"), {}, bytes(32)))
    two = Room(game="spellbook", options={}, seats=room("", "").seats, host="", phase="over", ending="closed")
    result = game_result("id", two, game, [(1, 0, 0, 0, 0, 0, 0)], 5.0)
    assert [(seat.points, seat.cards) for seat in result.seats] == [(0, {}), (0, {})]


def test_the_time_to_choose_is_counted_without_pauses_and_stand_ins() -> None:
    seats = [Seat(kind="person", thought=0.0), Seat(kind="person", thought=0.0), Seat(kind="bot")]
    one = Room(game="seasons", options={}, seats=seats, host="", phase="playing", stand_in="random")

    def thought() -> list[float | None]:
        return [seat.thought for seat in one.seats]

    clocks.start_clocks(one, [0, 2], 100.0)
    clocks.switch_clocks(one, [0, 2], [0], 107.0)
    assert thought() == [7.0, 0.0, None]
    clocks.switch_clocks(one, [1], [0, 2], 110.0)
    assert thought() == [10.0, 0.0, None]
    clocks.stop_clocks(one, 115.0)
    clocks.start_clocks(one, [1], 500.0)
    assert thought() == [10.0, 5.0, None]
    one.seats[1].stand_in = "away"
    clocks.switch_clocks(one, [0], [1], 700.0)
    assert thought() == [10.0, 5.0, None]


def test_the_pages_of_a_history_have_every_game_once(fresh_database: str) -> None:
    """Also games that ended at the same time."""

    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        lines = [("games", {"id": f"{n}", "at": float(n // 3)}) for n in range(20)]
        async with store.transaction() as db:
            for _, row in lines:
                await db.execute(
                    text("""insert into games values (:id, 'seasons', :at, '{}', 1, '', 2, 'deal', 'finished',
                    null, false, 0, 0)"""),
                    row,
                )
                await db.execute(
                    text("""insert into game_seats values (:id, 0, :at, 'ann', '', false, 'Ann', 'ann', 1, 5,
                    '{}', '{}', null, true, '', false)"""),
                    row,
                )
        seen, until = list[str](), 1e10
        while page := await store.finished_games("ann", GameFilter(until=until), 4):
            seen += [one.result.id for one in page]
            until = page[-1].result.at
        assert seen == [row["id"] for _, row in sorted(lines, key=lambda line: (line[1]["at"], line[1]["id"]))][::-1]
        await store.close()

    asyncio.run(run())


def test_results_of_guests_are_deleted_when_their_cookies_have_expired(fresh_database: str) -> None:
    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        holders = {"old": "guest", "older": "ann", "new": "guest", "very old": "guest"}
        times = {"old": 99.0, "older": 98.0, "new": 101.0, "very old": 99.0 - 40 * 86_400}
        async with store.transaction() as db:
            await db.execute(
                text("""insert into accounts (id, name, folded, skeleton, password, made, bot)
                values ('ann', 'Ann', 'ann', 'ann', '', 0, false)""")
            )
            for id, holder in holders.items():
                await db.execute(
                    text("""insert into games values (:id, 'seasons', :at, '{}', 1, '', 2, 'deal', 'finished',
                    null, false, 0, 0)"""),
                    {"id": id, "at": times[id]},
                )
                await db.execute(
                    text("""insert into game_seats values (:id, 0, 0, :holder, '', false, 'Ann', 'ann', 1, 5,
                    '{}', '{}', null, true, '', false)"""),
                    {"id": id, "holder": holder},
                )
        await store.forget_guests_games(100.0)
        assert [id for id in holders if await store.finished_game(id)] == ["older", "new", "very old"]
        await store.close()

    asyncio.run(run())


def test_a_second_result_of_a_table_changes_nothing(sqlite: str) -> None:
    with serving(sqlite) as server, Guest(server.url) as ann:
        table = played(ann, "me", "random", game="spellbook")
        first = stored(sqlite, table)
        assert first is not None
        with closing(sqlite3.connect(sqlite)) as db, db:
            assert db.execute("select count(*) from games").fetchone() == (1,)
        ann.act(table, "rematch", seat=0)
        assert stored(sqlite, table) == first
