"""Only the server creates cookies, a seat belongs to one person, and losing either closes its sockets."""

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, insert, select, text
from websockets.exceptions import ConnectionClosed

from sortilege.server.accounts.accounts import Accounts
from sortilege.server.accounts.turn_notice_mail import Mailer
from sortilege.server.config import Config
from sortilege.server.db import SqlStore, schema
from sortilege.server.db.migrations import migrate
from sortilege.server.server_process import ServerProcess
from sortilege.tables.identity import Caller, hash_secret, new_secret
from sortilege.tables.live.client import Client
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.process_sync import TableSync
from sortilege.tables.live.socket_lifecycle import SocketService
from sortilege.tables.live.table_access import TableAccess
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.metrics import Metrics
from sortilege.tables.play.choice_pipeline import ChoicePipeline
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.play.table_reader import TableReader
from sortilege.tables.protocol.accounts import Credentials, PasswordChange
from sortilege.tables.protocol.play import ChooseRequest
from sortilege.tables.protocol.socket import ActRequest, KickRequest
from sortilege.tables.protocol.tables import NewTable, SeatPlan
from sortilege.tables.refusals import NotAllowed, NotKnown
from sortilege.tables.rooms import room as room_of
from sortilege.tables.rooms import room_lifecycle
from sortilege.tables.table_signals import TableSignals
from tests.server.harness import Guest, Json, Server, serving, until
from tests.server.test_playing import seated
from tests.server.test_processes import backend_pids, twin_of

PASSWORD = "correct horse"
COOKIE = "sortilege"


def name() -> str:
    return f"Ann {random.SystemRandom().randrange(10**12)}"


def signed_up(guest: Guest) -> str:
    mine = name()
    guest.post("/accounts", {"name": mine, "password": PASSWORD})
    return mine


def sign_in(guest: Guest, who: str) -> None:
    guest.post("/login", {"name": who, "password": PASSWORD})


@contextlib.contextmanager
def copy_of(guest: Guest) -> Iterator[Guest]:
    """Return a client with a copy of this browser's current cookie."""
    with twin_of(guest, guest.url) as twin:
        yield twin


@contextlib.contextmanager
def listening(guest: Guest, table: str) -> Iterator[Any]:
    with guest.socket(table) as socket:
        assert json.loads(socket.recv())["is"] == "table"
        yield socket


def closed(socket: Any) -> int:
    """Read the socket until the server closes it; return the code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=20)
    return int(socket.close_code)


def alive(socket: Any) -> None:
    socket.send(json.dumps({"do": "ping", "ref": "still here"}))
    while json.loads(socket.recv(timeout=20)).get("ref") != "still here":
        pass


def mine(guest: Guest, table: str) -> list[int]:
    return list(guest.look(table)["room"]["mine"])


# The cookie.


@pytest.mark.parametrize("made_up", ["x" * 32, "", "1.2.3", "0.x.y", "ÿ", "a.b.c.d", "t" * 5000])
def test_forged_cookies_are_ignored(server: Server, made_up: str) -> None:
    with Guest(server.url) as ann:
        headers = {b"Cookie": f"{COOKIE}={made_up}".encode("latin-1")}
        body = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "person"}], "name": "Ann"}
        made = ann.http.post("/tables", json=body, headers=headers)
        given = made.cookies[COOKIE]
        assert given != made_up
        table = made.json()["table"]
        assert mine(ann, table) == [0]
        ann.http.cookies.clear()
        told = ann.http.get(f"/tables/{table}", headers=headers).json()
        assert told["room"]["mine"] == []
        assert not told["room"]["host"]


def test_altered_cookies_are_ignored(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    value = ann.http.cookies[COOKIE]
    ann.http.cookies.clear()
    for at in range(0, len(value), 3):
        other = value[:at] + ("4" if value[at] != "4" else "5") + value[at + 1 :]
        told = ann.http.get(f"/tables/{table}", headers={"Cookie": f"{COOKIE}={other}"}).json()
        assert told["room"]["mine"] == []
    told = ann.http.get(f"/tables/{table}", headers={"Cookie": f"{COOKIE}={value}"}).json()
    assert told["room"]["mine"] == [0]


def test_signing_in_and_out_replaces_the_cookie_and_revokes_the_old_one(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    values = [ann.http.cookies[COOKIE]]
    with copy_of(ann) as before:
        who = signed_up(ann)
        values.append(ann.http.cookies[COOKIE])
        with copy_of(ann) as signed_in:
            assert signed_in.get("/me")["name"] == who
            ann.post("/logout", {})
            values.append(ann.http.cookies[COOKIE])
            sign_in(ann, who)
            values.append(ann.http.cookies[COOKIE])
            assert len(set(values)) == 4
            for old in (before, signed_in):
                assert old.get("/me")["name"] == ""
                assert old.get("/me/tables") == []
                assert mine(old, table) == []
                old.make("me", "random")
                assert old.http.cookies[COOKIE] not in values
    assert mine(ann, table) == [0]


def test_session_fixation_fails(server: Server, ann: Guest, bob: Guest) -> None:
    bob.make("me", "random")
    ann.http.cookies.update(bob.http.cookies)
    who = signed_up(ann)
    assert ann.get("/me")["name"] == who
    assert bob.get("/me")["name"] == ""


# Owners of seats.


def test_sharing_a_browser_moves_no_seats(server: Server, ann: Guest, bob: Guest) -> None:
    with Guest(server.url) as browser:
        anns = signed_up(browser)
        hers = browser.make("me", "random")["table"]
        browser.post("/logout", {})
        assert browser.get("/me/tables") == []
        assert mine(browser, hers) == []
        guests = browser.make("me", "random")["table"]
        bobs = signed_up(browser)
        assert [line["table"] for line in browser.get("/me/tables")] == [guests]
        browser.post("/logout", {})
        assert browser.get("/me/tables") == []
    sign_in(ann, anns)
    sign_in(bob, bobs)
    assert (mine(ann, hers), mine(bob, hers)) == ([0], [])
    assert (mine(ann, guests), mine(bob, guests)) == ([], [0])


def test_signing_in_does_not_give_an_account_two_seats(server: Server, ann: Guest, bob: Guest) -> None:
    who = signed_up(ann)
    made = ann.make("me", "person")
    table, secret = made["table"], made["invitations"][-1]["secret"]
    way_back = bob.join(table, secret)["way_back"]["secret"]
    elsewhere = bob.make("me", "random")["table"]
    sign_in(bob, who)
    assert mine(bob, table) == mine(ann, table) == [0]
    assert mine(bob, elsewhere) == mine(ann, elsewhere) == [0]
    seat = ann.look(table)["room"]["seats"][1]
    assert (seat["taken"], seat["devices"]) == (True, 0)
    with Guest(server.url, "Cem") as cem:
        cem.join(table, way_back)
        assert mine(cem, table) == [1]


# Sockets.


def lose_by_signing_out(ann: Guest, who: str) -> None:
    ann.post("/logout", {})


def lose_by_deleting(ann: Guest, who: str) -> None:
    assert ann.http.delete("/me").status_code == 204


def lose_by_signing_in_as_another(ann: Guest, who: str) -> None:
    signed_up(ann)


@pytest.mark.parametrize("lose", [lose_by_signing_out, lose_by_deleting, lose_by_signing_in_as_another])
def test_signing_out_closes_sockets(server: Server, ann: Guest, bob: Guest, lose: Any) -> None:
    table = seated(ann, bob, game="spellbook")
    who = signed_up(ann)
    with listening(ann, table) as socket, listening(bob, table) as other:
        lose(ann, who)
        assert closed(socket) == 4403
        alive(other)


def test_a_new_password_closes_the_sockets_of_other_browsers(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    who = signed_up(ann)
    with Guest(server.url) as phone:
        sign_in(phone, who)
        with listening(ann, table) as socket, listening(phone, table) as other:
            change = {"password": PASSWORD, "new_password": "battery staple"}
            assert ann.http.put("/me/password", json=change).status_code == 204
            assert closed(other) == 4403
            alive(socket)
            assert mine(phone, table) == []


def test_kicking_closes_sockets(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    with listening(bob, table) as socket, listening(ann, table) as host:
        ann.post(f"/tables/{table}/kick", {"who": 1})
        assert closed(socket) == 4403
        alive(host)


def choice(told: Json, **more: Any) -> Json:
    return {"do": "choose", "version": told["version"], "ids": [told["view"]["ask"]["options"][0]["id"]], **more}


@contextlib.contextmanager
def two(database: str) -> Iterator[tuple[Server, Server]]:
    with serving(database) as one, serving(database) as other:
        yield one, other
        assert one.failures() + other.failures() == []


def test_sockets_at_other_processes_are_closed_too(own_postgres: str) -> None:
    with two(own_postgres) as (one, other), Guest(one.url) as ann, Guest(one.url, "Bob") as bob:
        table = seated(ann, bob, game="spellbook")
        who = signed_up(ann)
        with twin_of(ann, other.url) as there, listening(there, table) as socket:
            ann.post("/logout", {})
            assert closed(socket) == 4403
        sign_in(ann, who)
        with twin_of(bob, other.url) as there, listening(there, table) as socket:
            ann.post(f"/tables/{table}/kick", {"who": 1})
            assert closed(socket) == 4403


def test_a_process_that_missed_changes_reads_again_when_it_can(own_postgres: str) -> None:
    """Its connections are cut repeatedly while a user signs out elsewhere."""
    with two(own_postgres) as (one, other), Guest(one.url) as ann, Guest(one.url, "Bob") as bob:
        table = seated(ann, bob, game="spellbook")
        who = signed_up(ann)
        for _ in range(2):
            with twin_of(ann, other.url) as there, listening(there, table) as socket:
                backend_pids(own_postgres, listening=True)
                until(lambda: ann.http.post("/logout", json={}).status_code == 204, "the database answers again")
                assert closed(socket) == 4403
            until(lambda: ann.http.post("/login", json={"name": who, "password": PASSWORD}).is_success, "signed in")


# Requests in flight.


ALONE = NewTable(game="spellbook", seats=[SeatPlan(kind="me"), SeatPlan(kind="bot")], deal=1)


class Process:
    """The application of a server process without its change feed."""

    def __init__(self, database: str) -> None:
        self.store = SqlStore(database)
        self.tables = TablesInMemory(self.store, "test", Metrics())
        self.sync, signals = TableSync(self.tables), TableSignals()
        self.access = TableAccess(self.tables, self.sync, signals)
        self.writer = TableWriter(self.tables, self.sync, signals)
        self.accounts, self.reader = Accounts(self.writer, self.store), TableReader(self.access)
        self.choices = ChoicePipeline(self.access, self.writer)
        self.rooms = RoomService(self.access, self.writer, self.choices)
        self.sockets = SocketService(self.access, self.writer)

    async def begun(self, person: Caller) -> str:
        """Create a table at which it is this person's turn."""
        table = (await self.rooms.create_table(person, ALONE, "")).table
        await self.rooms.act(person, table, ActRequest(what="start"))
        return table

    async def signed_up(self) -> Caller:
        known = await self.accounts.make(Credentials(name=name(), password=PASSWORD))
        await self.accounts.sign_in(Caller(""), known, session := new_secret())
        return Caller(session, known.account)


@contextlib.asynccontextmanager
async def opened(*processes: Process) -> AsyncIterator[None]:
    for one in processes:
        await one.store.open()
    try:
        yield
    finally:
        for one in processes:
            await one.store.close()


def code(client: Client) -> int:
    """The code it is being closed with; 0 if it is open."""
    return client.closing[0] if client.closing else 0


async def first(process: Process, person: Caller, table: str) -> ChooseRequest:
    told = await process.reader.look(person, table, None)
    return ChooseRequest(version=told.version, ids=[told.view.ask.options[0].id])


def test_a_choice_waiting_for_the_table_is_not_made_after_signing_out(fresh_database: str) -> None:
    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            ann = await process.signed_up()
            table = await process.begun(ann)
            choose = await first(process, ann, table)
            client = await process.sockets.attach(ann, table)
            async with process.tables.at(table) as live:
                before = live.n
                waiting = asyncio.create_task(process.choices.choose(ann, table, choose, client))
                saying = asyncio.create_task(process.rooms.act(ann, table, ActRequest(what="resign")))
                await asyncio.sleep(0.1)
                await process.accounts.sign_out(ann)
                assert code(client) == 4403
            for late in (waiting, saying):
                with pytest.raises(NotAllowed):
                    await late
            async with process.tables.at(table) as live:
                assert live.n == before
                assert live.room.phase == "playing"

    asyncio.run(run_test())


def test_a_process_unaware_of_a_sign_out_writes_nothing(fresh_database: str) -> None:
    """The choice succeeds in memory, and the database rejects it."""

    async def run_test() -> None:
        here, there = Process(fresh_database), Process(fresh_database)
        async with opened(here, there):
            ann, guest = await here.signed_up(), Caller(new_secret())
            losses: list[tuple[Caller, Callable[[str], Awaitable[object]]]] = [
                (ann, lambda table: here.accounts.sign_out(ann)),
                (guest, lambda table: here.rooms.kick(guest, table, KickRequest(who=0), "")),
            ]
            for person, lose in losses:
                table = await here.begun(person)
                choose = await first(there, person, table)
                client = await there.sockets.attach(person, table)
                await lose(table)
                assert code(client) == 0
                with pytest.raises(NotAllowed):
                    await there.choices.choose(person, table, choose, client)
                assert await there.store.entries(table) == []
                await there.sync.check_all()
                assert code(client) == 4403

    asyncio.run(run_test())


def test_a_socket_that_opens_while_its_session_ends_is_closed(fresh_database: str) -> None:
    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            ann = await process.signed_up()
            table = await process.begun(ann)

            async def came(live: LiveTable, client: Client) -> None:
                await process.accounts.sign_out(ann)

            process.sockets._mark_present = came  # type: ignore[method-assign]  # the moment between asking and standing there
            client = await process.sockets.attach(ann, table)
            assert code(client) == 4403
            assert client.outgoing == []

    asyncio.run(run_test())


def test_the_old_password_fails_once_changed_even_during_the_check(fresh_database: str) -> None:
    """The password changes while the old one is being checked, which takes a while."""

    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            asked = Credentials(name=name(), password=PASSWORD)
            known = await process.accounts.make(asked)
            await process.accounts.sign_in(Caller(""), known, session := new_secret())
            old = await process.accounts.log_in(asked)
            ann = Caller(session, known.account)
            change = PasswordChange(password=PASSWORD, new_password="battery staple")
            answers = await asyncio.gather(
                process.accounts.change_password(ann, change),
                process.accounts.change_password(ann, change),
                return_exceptions=True,
            )
            assert {type(one) for one in answers} == {type(None), NotKnown}
            with pytest.raises(NotKnown):
                await process.accounts.sign_in(Caller(""), old, new_secret())

    asyncio.run(run_test())


def test_signing_out_in_two_tabs_at_once(fresh_database: str) -> None:
    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            ann = await process.signed_up()
            await asyncio.gather(*(process.accounts.sign_out(ann) for _ in range(4)))
            assert await process.store.session(ann.session) == (None, True, False)

    asyncio.run(run_test())


# Delete my data.


def rows_with(database: str, words: str) -> list[str]:
    """Return the SQL tables with this text in any row."""

    async def look() -> list[str]:
        store = SqlStore(database)
        async with store.transaction() as db:
            found = [(one.name, await db.execute(select(one))) for one in schema.persistent.sorted_tables]
        await store.close()
        return [table for table, rows in found for row in rows if words in str(tuple(row))]

    return asyncio.run(look())


def test_deleting_ones_data_leaves_nothing(database: str, server: Server, ann: Guest, bob: Guest) -> None:
    """That includes chat from a seat that has a new player since; others' data stays."""
    made = ann.make("me", "person", game="spellbook", chat=True)
    table = made["table"]
    bob.join(table, made["invitations"][0]["secret"])
    secret = secrets.token_hex(8)
    bob.post(f"/tables/{table}/chat", {"text": f"as a guest {secret}"})
    who = signed_up(bob)
    bob.post(f"/tables/{table}/chat", {"text": f"signed in {secret}"})
    ann.act(table, "start")
    with Guest(server.url, "Cem") as cem:
        link = ann.post(f"/tables/{table}/kick", {"who": 1})["secret"]
        cem.join(table, link)
        cem.post(f"/tables/{table}/chat", {"text": "from the same seat"})
        assert [line["text"] for line in bob.get("/me/export")["chat"]] == [
            f"as a guest {secret}",
            f"signed in {secret}",
        ]
        other = bob.make("me", "person")["table"]
        bob.post(f"/tables/{table}/chat", {"text": "not mine any more"}, 403)
        with listening(bob, other) as socket, listening(cem, table) as neighbor:
            assert bob.http.delete("/me").status_code == 204
            assert closed(socket) == 4403
            cem.post(f"/tables/{table}/chat", {"text": "and still here"})
            while json.loads(neighbor.recv(timeout=20)).get("line", {}).get("text") != "and still here":
                pass
        assert [line["text"] for line in cem.get(f"/tables/{table}/chat")] == ["from the same seat", "and still here"]
        assert rows_with(database, "from the same seat") == ["chat"]
    assert rows_with(database, secret) == []
    assert rows_with(database, who) == []
    assert ann.look(other)["room"]["seats"][0]["name"] != bob.name


MANY_HOLDS = text("""insert into holds (table_id, seat, holder)
    with recursive line(k) as (select 1 union all select k + 1 from line where k < :many)
    select 'gone ' || k, 0, :holder from line""")


MANY_GAMES = text("""insert into games (id, game, at, options, rules, weights, players, began, ending, rated, choices,
    rounds) with recursive line(k) as (select 1 union all select k + 1 from line where k < :many)
    select 'gone ' || k, 'seasons', k, '{}', 1, '', 1, 'deal', 'finished', false, 1, 1 from line""")
MANY_GAME_SEATS = text("""insert into game_seats (game_id, seat, at, holder, bot, program, name, folded, sources, cards,
    stand_in, deleted) select id, 0, at, :holder, '', false, 'Ann', 'ann', '{}', '{}', '', false from games""")


def test_a_player_with_very_many_tables_can_list_export_and_delete(fresh_database: str) -> None:
    """A program may have played at more tables than a statement may have parameters. Those tables are gone by now."""

    async def run_test() -> None:
        process, person = Process(fresh_database), Caller(new_secret())
        async with opened(process):
            own = await process.begun(person)
            line = {"table_id": own, "n": 0, "seat": 0, "name": "Ann", "at": 0.0, "holder": None}
            async with process.store.transaction() as db:
                await db.execute(insert(schema.chat).values(text="from before authors were stored", **line))
                await db.execute(MANY_HOLDS, {"many": 33_000, "holder": person.holder})
                await db.execute(MANY_GAMES, {"many": 33_000})
                await db.execute(MANY_GAME_SEATS, {"holder": person.holder})
            assert [one.table for one in await process.rooms.my_tables(person)] == [own]
            exported: Any = await process.accounts.export(person)
            assert [one["text"] for one in exported["chat"]] == ["from before authors were stored"]
            assert len(exported["results"]) == 33_000
            await process.accounts.delete_chat(person)
            assert await process.store.chat_lines(own, 0) == []
            await process.accounts.remove(person)
            async with process.store.transaction() as db:
                assert (await db.execute(select(func.count()).select_from(schema.games))).scalar_one() == 0

    asyncio.run(run_test())


def test_data_is_deleted_although_a_table_has_gone_meanwhile(fresh_database: str) -> None:
    async def run_test() -> None:
        process, person = ServerProcess(Config(database=fresh_database)), Caller(new_secret())
        await process.store.open()
        async with process.store.transaction() as db:
            await db.execute(MANY_HOLDS, {"many": 2, "holder": person.holder})
        await process.forget(person)
        assert await process.store.tables_of(person.holder) == {}
        await process.store.close()

    asyncio.run(run_test())


def test_mail_addresses_are_deleted_with_their_owners_and_unconfirmed_ones_expire(fresh_database: str) -> None:
    async def run_test() -> list[tuple[str, str | None]]:
        process, guest = Process(fresh_database), Caller(new_secret())
        letters = Mailer(process.store, Config(database=fresh_database, smtp="smtp://localhost:1"))
        async with opened(process):
            addresses = ("own", "others", "never", "once")
            for address in (f"{one}@example.org" for one in addresses):
                await letters.request_confirmation(address, address, guest.holder)
            await letters.confirm("own@example.org")
            await letters.stop("never@example.org")
            await letters.confirm("once@example.org")
            await letters.stop("once@example.org")
            known = await process.accounts.make(Credentials(name=name(), password=PASSWORD))
            await process.accounts.sign_in(guest, known, new_secret())
            await letters.forget(known.account)
            async with process.store.transaction() as db:
                await db.execute(text("update mails set asked = 1 where address <> 'others@example.org'"))
            await letters.tidy(time.time())
            async with process.store.transaction() as db:
                c = schema.mails.c
                return [
                    (row.address, row.holder) for row in await db.execute(select(c.address, c.holder).order_by(c.id))
                ]

    blocked_for_ever = ["never@example.org", "once@example.org"]
    assert asyncio.run(run_test()) == [*((one, None) for one in blocked_for_ever), ("others@example.org", None)]


# What the first release left behind.


def test_seats_and_sessions_of_the_first_release_still_work(fresh_database: str) -> None:
    """At that time cookies were not signed, and a hold named both a session and an account."""
    cookies = {who: new_secret() for who in ("guest", "signed in", "signed out", "made up")}

    async def first_release() -> None:
        store = SqlStore(fresh_database)
        async with store.transaction() as db:
            await migrate(db, 1)
        secret = await store.setting("secret", new_secret())
        hashes = {who: hash_secret(secret + cookie) for who, cookie in cookies.items()}
        room, _ = room_lifecycle.create_room(ALONE, Caller(""))
        packed = room_of.pack(room)
        async with store.transaction() as db:
            await db.execute(
                text(
                    "insert into tables (id, rev, n, phase, open, room, upgrades, changed) "
                    "values ('t', 0, 0, 'waiting', false, :room, :upgrades, :now)"
                ),
                {"room": packed, "upgrades": msgspec.msgpack.encode(()), "now": time.time()},
            )
            await db.execute(
                text("insert into sessions (hash, account, seen) values (:hash, 'ann', :now)"),
                {"hash": hashes["signed in"], "now": time.time()},
            )
            for who, seat, account in (("guest", 0, None), ("signed in", 1, "ann"), ("signed out", 1, "ann")):
                await db.execute(
                    text("insert into holds (session, table_id, seat, account) values (:hash, 't', :seat, :account)"),
                    {"hash": hashes[who], "seat": seat, "account": account},
                )
        await store.close()

    asyncio.run(first_release())
    with serving(fresh_database) as server:
        seats = {}
        for who, cookie in cookies.items():
            told = httpx.get(f"{server.url}/api/me/tables", headers={"Cookie": f"{COOKIE}={cookie}"}).json()
            seats[who] = [seat for line in told for seat in line["mine"]]
        assert seats == {"guest": [0], "signed in": [1], "signed out": [], "made up": []}
