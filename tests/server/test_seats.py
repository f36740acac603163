"""Who holds a seat, and who learns of it: invitations that work once, private ways back, further devices, kicks."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Guest, Json, Server
from tests.server.test_playing import seated
from tests.server.test_tables import drain


def invite(ann: Guest, *more: str, **options: Any) -> tuple[str, list[str]]:
    """A table of Ann's with free seats, and the secrets of their invitations."""
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


def test_an_invitation_works_once(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    bob.join(table, secret)
    with Guest(server.url, "Eve") as eve:
        assert "has been used" in refused(eve, table, secret, 401)
        assert eve.look(table)["room"]["mine"] == []
        ann.act(table, "start")
        refused(eve, table, secret, 401)
    ann.post(f"/tables/{table}/join", {"name": "Ann", "secret": secret}, 403)  # the host has every link
    assert ann.look(table)["room"]["mine"] == [0]
    assert notices(ann, table) == []


def test_the_host_never_gets_a_link_of_a_taken_seat(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    again = ann.post(f"/tables/{table}/invitations", {"seat": 1})["secret"]
    refused(bob, table, secret, 401)  # the one before has lapsed
    bob.post(f"/tables/{table}/invitations", {"seat": 1}, 403)
    joined = bob.join(table, again)
    ann.post(f"/tables/{table}/invitations", {"seat": 1}, 409)
    ann.post(f"/tables/{table}/invitations", {"seat": 0}, 409)
    ann.post(f"/tables/{table}/invitations", {"seat": 2}, 404)
    ann.post(f"/tables/{table}/way-back", {"seat": 1}, 403)
    told = ann.http.get(f"/tables/{table}").text
    assert joined["way_back"]["secret"] not in told
    assert again not in told


def test_a_way_back_opens_a_further_device_and_everybody_is_told(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    joined = bob.join(table, secret)
    assert joined["seat"] == 1
    assert joined["way_back"]["link"].endswith(f"/#/table/{table}/{joined['way_back']['secret']}")
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
        phone.join(table, joined["way_back"]["secret"])  # once more from the same browser is nothing new
        assert len(notices(ann, table)) == 1


def test_a_player_ends_the_other_devices(server: Server, ann: Guest, bob: Guest) -> None:
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
        refused(eve, table, way_back, 401)  # the way back has lapsed too
    assert [one[0] for one in notices(ann, table)] == ["device", "alone"]
    fresh = bob.post(f"/tables/{table}/way-back", {})["secret"]
    with Guest(server.url, "Bobs phone") as phone:
        assert phone.join(table, fresh)["seat"] == 1
    assert ann.http.delete(f"/tables/{table}/devices", params={"seat": 1}).status_code == 403


def test_the_maker_of_a_table_gets_a_way_back_and_older_ones_lapse(server: Server, ann: Guest) -> None:
    table = ann.make("me", "with_me", game="spellbook")["table"]
    ann.post(f"/tables/{table}/way-back", {}, 422)  # which seat?
    first = ann.post(f"/tables/{table}/way-back", {"seat": 0})["secret"]
    second = ann.post(f"/tables/{table}/way-back", {"seat": 0})["secret"]
    with Guest(server.url, "Anns phone") as phone:
        refused(phone, table, first, 401)
        assert phone.join(table, second)["seat"] == 0
        other = ann.post(f"/tables/{table}/way-back", {"seat": 1})["secret"]
        refused(phone, table, other, 403)


def test_nobody_holds_two_seats(server: Server, ann: Guest, bob: Guest) -> None:
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


def test_whoever_saw_one_hand_does_not_get_another(server: Server, ann: Guest, bob: Guest) -> None:
    """Kicked from one seat after the deal, nobody takes the next one that becomes free."""
    table, (secret, other) = invite(ann, "person", game="spellbook")
    bob.join(table, secret)
    with Guest(server.url, "Cem") as cem:
        cem.join(table, other)
        ann.act(table, "start")
        kick(ann, table, 1)
        refused(bob, table, kick(ann, table, 2), 403)


def test_everybody_is_told_who_replaces_whom(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    secret = kick(ann, table, 1)
    with Guest(server.url, "Cem") as cem, Guest(server.url, "Dot") as dot:
        cem.join(table, secret)
        assert notices(dot, table) == [("kicked", 1, "Bob", ""), ("replaced", 1, "Cem", "Bob")]
        refused(dot, table, secret, 401)
    secret = kick(ann, table, 1)
    bob.join(table, secret)  # sent away, not blocked, and he has seen no other hand
    assert notices(ann, table)[2:] == [("kicked", 1, "Cem", ""), ("returned", 1, "Bob", "Cem")]


def test_who_left_before_the_deal_does_not_see_the_hand_of_the_next(server: Server, ann: Guest, bob: Guest) -> None:
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


def test_a_rematch_gives_nobody_a_link_and_everybody_a_way_back(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    ann.act(table, "resign")
    assert "secret" not in str(ann.act(table, "rematch"))
    again = ann.look(table)["room"]["rematch"]
    assert [seat["devices"] for seat in ann.look(again)["room"]["seats"]] == [1, 1]
    ann.post(f"/tables/{again}/invitations", {"seat": 1}, 409)
    way_back = bob.post(f"/tables/{again}/way-back", {})["secret"]
    with Guest(server.url, "Bobs phone") as phone:
        assert phone.join(again, way_back)["seat"] == 1


def test_a_seat_that_nobody_holds_is_free_in_the_rematch(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    kick(ann, table, 1)
    ann.act(table, "resign")
    ann.act(table, "rematch")
    again = ann.look(table)["room"]["rematch"]
    seat: Json = ann.look(again)["room"]["seats"][1]
    assert (seat["taken"], seat["name"]) == (False, "")
    bob.join(again, ann.post(f"/tables/{again}/invitations", {"seat": 1})["secret"])


def test_joining_twice_by_the_same_click_is_once(server: Server, ann: Guest, bob: Guest) -> None:
    table, (secret,) = invite(ann)
    bob.join(table, secret)
    again = bob.join(table, secret)
    assert again["room"]["mine"] == [1]
    with Guest(server.url, "Bobs phone") as phone:
        assert phone.join(table, again["way_back"]["secret"])["seat"] == 1
