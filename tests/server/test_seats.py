"""Seats: one-time invitations, private return links, further devices, kicks, and who is notified."""

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sortilege.server.db import SqlStore
from sortilege.tables.identity import Caller, new_id, new_secret
from sortilege.tables.protocol.chat import ChatRequest
from sortilege.tables.protocol.socket import ActRequest, KickRequest
from sortilege.tables.protocol.tables import JoinRequest, NewTable, SeatPlan
from sortilege.tables.refusals import NotAllowed, NotKnown, NotNow
from sortilege.tables.rooms import seating
from tests.server.harness import PATIENCE, Guest, Json, Player, Server, serving
from tests.server.test_accounts import PASSWORD, name
from tests.server.test_playing import seated
from tests.server.test_sessions import Process, code, first, opened
from tests.server.test_tables import drain


def invite(ann: Guest, *more: str, **options: Any) -> tuple[str, list[str]]:
    """Create a table with free seats; return it and the secrets of their invitations."""
    made = ann.make("me", "person", *more, **options)
    return made["table"], [one["secret"] for one in made["invitations"]]


def notices(guest: Guest, table: str) -> list[tuple[str, int, str, str]]:
    told = guest.look(table)["room"]["notices"]
    return [(one["what"], one["seat"], one["name"], one["before"]) for one in told]


def refused(guest: Guest, table: str, secret: str, status: int) -> str:
    return str(guest.post(f"/tables/{table}/join", {"name": guest.name, "secret": secret}, status)["why"])


def kick(host: Guest, table: str, who: int, **more: Any) -> str:
    return str(host.post(f"/tables/{table}/kick", {"do": "kick", "who": who, **more})["secret"])


def closes(socket: Any, code: str) -> None:
    with pytest.raises(ConnectionClosed, match=code):
        drain(socket)


def test_only_free_seats_have_invitations(server: Server, ann: Guest) -> None:
    made = ann.make("me", "with_me", "person", "random", game="spellbook")
    assert [one["seat"] for one in made["invitations"]] == [2]


def test_an_invitation_works_again_for_a_guest_who_never_got_the_answer(server: Server, ann: Guest) -> None:
    """The page asks for its cookie first, so a lost answer to the join leaves the guest able to repeat it."""
    table, (secret,) = invite(ann)
    with Guest(server.url, "Bob") as bob, Guest(server.url, "Eve") as eve:
        for guest in (bob, eve):
            guest.post("/session", {})
            cookie = guest.cookie()
            guest.post("/session", {})
            assert guest.cookie() == cookie != ""
        lost = bob.post(f"/tables/{table}/join", {"name": "Bob", "secret": secret})
        again = bob.post(f"/tables/{table}/join", {"name": "Bob", "secret": secret})
        assert (again["seat"], again["room"]["mine"]) == (lost["seat"], [lost["seat"]])
        assert again["way_back"] != lost["way_back"]
        assert notices(ann, table) == []
        assert "has already been used" in refused(eve, table, secret, 401)


def test_an_invitation_works_once(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    bob.join(table, secret)
    with Guest(server.url, "Eve") as eve:
        assert "has already been used" in refused(eve, table, secret, 401)
        assert eve.look(table)["room"]["mine"] == []
        ann.act(table, "start")
        refused(eve, table, secret, 401)
    ann.post(f"/tables/{table}/join", {"name": "Ann", "secret": secret}, 403)  # the host has all links
    assert ann.look(table)["room"]["mine"] == [0]
    assert notices(ann, table) == []


def test_the_host_gets_no_link_to_a_taken_seat(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    again = ann.post(f"/tables/{table}/invitations", {"seat": 1})["secret"]
    refused(bob, table, secret, 401)  # the previous one no longer works
    bob.post(f"/tables/{table}/invitations", {"seat": 1}, 403)
    joined = bob.join(table, again)
    ann.post(f"/tables/{table}/invitations", {"seat": 1}, 409)
    ann.post(f"/tables/{table}/invitations", {"seat": 0}, 409)
    ann.post(f"/tables/{table}/invitations", {"seat": 2}, 404)
    ann.post(f"/tables/{table}/way-back", {"seat": 1}, 403)
    told = ann.http.get(f"/tables/{table}").text
    assert joined["way_back"]["secret"] not in told
    assert again not in told


def test_a_return_link_adds_a_device_and_notifies_everyone(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    joined = bob.join(table, secret)
    assert joined["seat"] == 1
    assert joined["way_back"]["link"].endswith(f"/#/table/{table}/{joined['way_back']['secret']}/back")
    ann.act(table, "start")
    with Guest(server.url, "Bobs phone") as phone, Guest(server.url, "Cem") as cem:
        back = phone.join(table, joined["way_back"]["secret"])
        assert back["seat"] == 1
        assert back["room"]["mine"] == [1]
        assert back["way_back"] == joined["way_back"]
        for guest in (ann, bob, phone, cem):
            assert notices(guest, table) == [("device", 1, "Bob", "")]
            assert [seat["devices"] for seat in guest.look(table)["room"]["seats"]] == [1, 2]
        assert phone.look(table)["view"] == bob.look(table)["view"]
        phone.join(table, joined["way_back"]["secret"])  # the same browser again does not count as new
        assert len(notices(ann, table)) == 1


def test_a_player_signs_out_their_other_devices(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    way_back = bob.join(table, secret)["way_back"]["secret"]
    ann.act(table, "start")
    with Guest(server.url, "Eve") as eve:
        eve.join(table, way_back)
        with eve.socket(table) as stolen, bob.socket(table) as own:
            stolen.recv()
            own.recv()
            told = bob.http.delete(f"/tables/{table}/devices").json()
            assert told["seats"][1]["devices"] == 1
            closes(stolen, "4403")
            own.send('{"do": "resume", "version": null, "ref": "1"}')
            while '"is":"table"' not in str(own.recv(timeout=PATIENCE)):
                pass
        assert eve.look(table)["room"]["mine"] == []
        assert eve.look(table)["view"]["me"] is None
        refused(eve, table, way_back, 401)  # the return link no longer works, either
    assert [one[0] for one in notices(ann, table)] == ["device", "alone"]
    fresh = bob.post(f"/tables/{table}/way-back", {})["secret"]
    with Guest(server.url, "Bobs phone") as phone:
        assert phone.join(table, fresh)["seat"] == 1
    assert ann.http.delete(f"/tables/{table}/devices", params={"seat": 1}).status_code == 403


def test_the_host_gets_a_return_link_and_older_ones_stop_working(server: Server, ann: Guest) -> None:
    table = ann.make("me", "with_me", game="spellbook")["table"]
    ann.post(f"/tables/{table}/way-back", {}, 422)  # which seat?
    first = ann.post(f"/tables/{table}/way-back", {"seat": 0})["secret"]
    second = ann.post(f"/tables/{table}/way-back", {"seat": 0})["secret"]
    with Guest(server.url, "Anns phone") as phone:
        refused(phone, table, first, 401)
        assert phone.join(table, second)["seat"] == 0
        other = ann.post(f"/tables/{table}/way-back", {"seat": 1})["secret"]
        refused(phone, table, other, 403)


def test_a_player_cannot_hold_two_seats(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret, other) = invite(ann, "person", open=True, game="spellbook")
    refused(ann, table, secret, 403)
    ann.post(f"/tables/{table}/join", {"name": "Ann"}, 403)
    bob.join(table, secret)
    refused(bob, table, other, 403)
    bob.post(f"/tables/{table}/join", {"name": "Bob"}, 403)
    with Guest(server.url, "Cem") as cem:
        cem.join(table, other)
        ann.act(table, "start")
        secret = kick(ann, table, 1)
        for guest in (ann, cem):
            refused(guest, table, secret, 403)


def test_a_player_who_saw_one_hand_cannot_take_another_seat(server: Server, ann: Guest, bob: Guest) -> None:
    """A player kicked after the deal cannot take another seat that becomes free."""
    table, (secret, other) = invite(ann, "person", game="spellbook")
    bob.join(table, secret)
    with Guest(server.url, "Cem") as cem:
        cem.join(table, other)
        ann.act(table, "start")
        kick(ann, table, 1)
        refused(bob, table, kick(ann, table, 2), 403)


def test_replacements_are_announced(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    secret = kick(ann, table, 1)
    with Guest(server.url, "Cem") as cem, Guest(server.url, "Dot") as dot:
        cem.join(table, secret)
        assert notices(dot, table) == [("kicked", 1, "Bob", ""), ("replaced", 1, "Cem", "Bob")]
        refused(dot, table, secret, 401)
    secret = kick(ann, table, 1)
    bob.join(table, secret)  # kicked but not blocked, and he has seen no other hand
    assert notices(ann, table)[2:] == [("kicked", 1, "Cem", ""), ("returned", 1, "Bob", "Cem")]


def test_leaving_before_the_deal_hides_the_next_players_hand(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    bob.join(table, secret)
    with bob.socket(table) as socket:
        socket.recv()
        bob.act(table, "leave")
        closes(socket, "4403")
    with Guest(server.url, "Cem") as cem:
        refused(cem, table, secret, 401)
        cem.join(table, ann.post(f"/tables/{table}/invitations", {"seat": 1})["secret"])
        ann.act(table, "start")
        assert bob.look(table)["view"]["me"] is None


def test_a_rematch_has_return_links_but_no_invitations(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    ann.act(table, "resign")
    assert "secret" not in str(ann.act(table, "rematch"))
    again = ann.look(table)["room"]["rematch"]
    assert [seat["devices"] for seat in ann.look(again)["room"]["seats"]] == [1, 1]
    ann.post(f"/tables/{again}/invitations", {"seat": 1}, 409)
    way_back = bob.post(f"/tables/{again}/way-back", {})["secret"]
    with Guest(server.url, "Bobs phone") as phone:
        assert phone.join(again, way_back)["seat"] == 1


def test_a_seat_without_holder_is_free_in_the_rematch(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    kick(ann, table, 1)
    ann.act(table, "resign")
    ann.act(table, "rematch")
    again = ann.look(table)["room"]["rematch"]
    seat: Json = ann.look(again)["room"]["seats"][1]
    assert (seat["taken"], seat["name"]) == (False, "")
    bob.join(again, ann.post(f"/tables/{again}/invitations", {"seat": 1})["secret"])


def test_a_repeated_join_request_takes_one_seat(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    bob.join(table, secret)
    again = bob.join(table, secret)
    assert again["room"]["mine"] == [1]
    with Guest(server.url, "Bobs phone") as phone:
        assert phone.join(table, again["way_back"]["secret"])["seat"] == 1


# After the end.


def test_nothing_after_the_end_changes_who_played(server: Server, ann: Guest, bob: Guest) -> None:
    """No kick, invitation, device, name or account changes the names or the results."""
    ann.post("/accounts", {"name": name(), "password": PASSWORD})
    table, (secret, other) = invite(ann, "person", game="spellbook")
    way_back = bob.join(table, secret)["way_back"]["secret"]
    with Guest(server.url, "Cem") as cem, Guest(server.url, "Dot") as dot:
        cem.post("/accounts", {"name": name(), "password": PASSWORD})
        cem.join(table, other)
        ann.act(table, "start")
        free = kick(ann, table, 2)
        bob.act(table, "leave")
        player = Player(ann, table, random.Random(3))
        player.play()
        player.close()
        before, names = ann.get("/me"), ann.get(f"/tables/{table}/record")["seats"]
        assert before["played"] == 1
        ann.post(f"/tables/{table}/kick", {"do": "kick", "who": 1}, 409)
        ann.post(f"/tables/{table}/invitations", {"seat": 2}, 409)
        refused(dot, table, free, 409)
        dot.post("/accounts", {"name": name(), "password": PASSWORD})
        dot.join(table, way_back)  # another device of Bob's can look on and is not a new player
        bob.post("/accounts", {"name": name(), "password": PASSWORD})
        assert notices(ann, table)[-1] == ("device", 1, "Bob", "")
        # Bob takes the game along that he played as a guest; the others did not play to the end.
        assert [guest.get("/me")["played"] for guest in (bob, cem, dot)] == [1, 0, 0]
        assert ann.get("/me") == before
        assert [seat["name"] for seat in ann.look(table)["room"]["seats"]] == names == ["Ann", "Bob", "Cem"]
        assert ann.get(f"/tables/{table}/record")["seats"] == names
        assert bob.http.delete("/me").status_code == 204  # players may still erase their own name
        told = ann.look(table)["room"]
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "–", "Cem"]
        assert "Bob" not in str(told["notices"])


# Requests in flight, and processes that have not heard of a change.

HELD = NewTable(game="spellbook", seats=[SeatPlan(kind="me"), SeatPlan(kind="person")], deal=1)


async def two(process: Process, game: str = "spellbook") -> tuple[str, Caller, Caller]:
    """Create a game for two people."""
    ann, bob = Caller(new_secret()), Caller(new_secret())
    made = await process.rooms.create_table(ann, msgspec.structs.replace(HELD, game=game), "")
    await process.rooms.join(bob, made.table, JoinRequest(name="Bob", secret=made.invitations[0].secret), "")
    await process.rooms.act(ann, made.table, ActRequest(what="start"))
    return made.table, ann, bob


def test_requests_waiting_during_a_kick_find_the_seat_lost(fresh_database: str) -> None:
    """A request that waits for the table during the kick finds the seat lost."""

    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            table, ann, bob = await two(process)
            choose = await first(process, ann, table)
            async with process.tables.at(table):
                kick = asyncio.create_task(process.rooms.kick(ann, table, KickRequest(who=1), ""))
                await asyncio.sleep(0.05)
                refused: list[Awaitable[object]] = [
                    process.choices.choose(bob, table, choose),
                    process.reader.outlook(bob, table, None),
                    process.rooms.act(bob, table, ActRequest(what="resign")),
                    process.rooms.add_chat_line(bob, table, ChatRequest(text="hello")),
                    process.rooms.renew_return_link(bob, table, None, ""),
                    process.rooms.end_devices(bob, table, None),
                ]
                late = [asyncio.ensure_future(one) for one in refused]
                coming = asyncio.create_task(process.sockets.attach(bob, table))
                looking = asyncio.create_task(process.reader.look(bob, table, None))
                await asyncio.sleep(0.05)
            await kick
            for one in late:
                with pytest.raises(NotAllowed):
                    await one
            assert (await coming).seats == ()
            assert (await looking).seat is None

    asyncio.run(run_test())


def test_a_table_remembers_a_bounded_number_of_removals(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """New cookies, seated and removed again, do not make its row grow for ever. No earlier removal is forgotten."""
    monkeypatch.setattr(seating, "MAX_REMOVALS", 4)

    async def run_test() -> None:
        process = Process(fresh_database)

        async def join(table: str, secret: str) -> Caller:
            guest = Caller(new_secret())
            await process.rooms.join(guest, table, JoinRequest(name="Eve", secret=secret), "")
            return guest

        async def kick(table: str, block: bool = False) -> str:
            return (await process.rooms.kick(ann, table, KickRequest(who=1, block=block), "")).secret

        async with opened(process):
            table, ann, bob = await two(process)
            room = process.tables.live[table].room
            for _ in range(2):  # a player's devices take half and leave the rest to the host
                await join(table, (await process.rooms.renew_return_link(bob, table, None, "")).secret)
                await process.rooms.end_devices(bob, table, None)
            await join(table, (await process.rooms.renew_return_link(bob, table, None, "")).secret)
            with pytest.raises(NotNow, match="Too many"):
                await process.rooms.end_devices(bob, table, None)
            secret = await kick(table)
            assert bob.holder in room.seats[1].lost_by
            eve = await join(table, secret)
            for block in (False, True):
                with pytest.raises(NotNow, match="Too many"):
                    await kick(table, block)
            assert (await process.reader.look(eve, table, None)).seat == 1

            made = await process.rooms.create_table(ann, HELD, "")
            secret = made.invitations[0].secret
            for _ in range(4):
                await join(made.table, secret)
                secret = await kick(made.table, block=True)
            await join(made.table, secret)
            with pytest.raises(NotNow, match="Too many"):
                await kick(made.table, block=True)
            for _ in range(3):  # before the deal, only blocked players are remembered
                await join(made.table, await kick(made.table))

    asyncio.run(run_test())


def test_an_erased_player_is_not_remembered(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    assert bob.http.delete("/me").status_code == 204

    async def stored() -> Any:
        store = SqlStore(server.database)
        try:
            return await store.read(table)
        finally:
            await store.close()

    assert [seat.lost_by for seat in asyncio.run(stored()).room.seats] == [[], []]


def test_a_kick_closes_sockets_opened_before_it(fresh_database: str) -> None:
    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            table, ann, bob = await two(process)
            async with process.tables.at(table):
                coming = asyncio.create_task(process.sockets.attach(bob, table))
                await asyncio.sleep(0.05)
                kick = asyncio.create_task(process.rooms.kick(ann, table, KickRequest(who=1), ""))
                await asyncio.sleep(0.05)
            client = await coming
            await kick
            assert code(client) == 4403
            assert client.outgoing == []

    asyncio.run(run_test())


def test_a_process_unaware_of_a_kick_sends_its_sockets_nothing_more(fresh_database: str) -> None:
    """Reading the revision that removes a seat closes its sockets before sending anything newer."""

    async def run_test() -> None:
        here, there = Process(fresh_database), Process(fresh_database)
        async with opened(here, there):
            table, ann, bob = await two(here)
            lost, other = await there.sockets.attach(bob, table), await there.sockets.attach(ann, table)
            await here.rooms.kick(ann, table, KickRequest(who=1), "")
            lost.outgoing.clear()
            choose = await first(here, ann, table)
            await there.choices.choose(ann, table, choose, other)
            assert code(lost) == 4403
            assert lost.outgoing == []
            assert code(other) == 0
            assert b'"is":"news"' in b"".join(other.outgoing)

    asyncio.run(run_test())


def test_the_remaining_device_can_still_choose_after_the_others_were_signed_out(fresh_database: str) -> None:
    """This also holds in a process that only notices when it reads the table again."""

    async def run_test() -> None:
        here, there = Process(fresh_database), Process(fresh_database)
        async with opened(here, there):
            table, _, bob = await two(here)
            phone = Caller(new_secret())
            way_back = await here.rooms.renew_return_link(bob, table, None, "")
            await here.rooms.join(phone, table, JoinRequest(name="Bob", secret=way_back.secret), "")
            own, other = await there.sockets.attach(bob, table), await there.sockets.attach(phone, table)
            await here.rooms.end_devices(bob, table, None)
            async with there.tables.at(table) as live:
                await there.tables.reload(live)
            assert (code(own), code(other)) == (0, 4403)
            async with there.tables.at(table) as live:
                assert own.usable_seats(live.room) == (1,)
                assert other.usable_seats(live.room) == ()

    asyncio.run(run_test())


def test_two_people_with_one_invitation_at_two_processes(fresh_database: str) -> None:
    """One gets the seat, the other the error that the link has already been used."""

    async def run_test() -> None:
        here, there = Process(fresh_database), Process(fresh_database)
        async with opened(here, there):
            ann = Caller(new_secret())
            made = await here.rooms.create_table(ann, HELD, "")
            await there.reader.look(ann, made.table, None)
            asked = JoinRequest(name="Bob", secret=made.invitations[0].secret)
            await here.rooms.join(Caller(new_secret()), made.table, asked, "")
            with pytest.raises(NotKnown, match="has already been used"):
                await there.rooms.join(Caller(new_secret()), made.table, asked, "")
            assert len(await here.store.holders(made.table)) == 3

    asyncio.run(run_test())


def test_a_kick_at_one_process_closes_sockets_at_the_other(own_postgres: str) -> None:
    with (
        serving(own_postgres) as one,
        serving(own_postgres) as two,
        Guest(one.url) as ann,
        Guest(two.url, "Bob") as bob,
        Guest(two.url, "Cem") as cem,
    ):
        table, (secret,) = invite(ann)
        way_back = bob.join(table, secret)["way_back"]["secret"]
        cem.join(table, way_back)
        ann.act(table, "start")
        with bob.socket(table) as own, cem.socket(table) as second:
            own.recv(timeout=PATIENCE)
            second.recv(timeout=PATIENCE)
            bob.http.delete(f"/tables/{table}/devices")
            closes(second, "4403")
            kick(ann, table, 1)
            closes(own, "4403")
        assert one.failures() + two.failures() == []


def test_table_ids_do_not_start_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-5B_D4Pu17Hxhe8cNlCgyg", "--B_D4Pu17Hxhe8cNlCgyg", "aB_D4Pu17Hxhe8cNlCgyg-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "aB_D4Pu17Hxhe8cNlCgyg-"
