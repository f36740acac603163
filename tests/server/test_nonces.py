"""The server commits to its key and its bots' nonces before the players give theirs."""

import hashlib
from typing import Any

import pytest

from sortilege.core import record as records
from tests.server.harness import Guest, Json, Server

OTHER = "0" * 64


def give(guest: Guest, table: str, nonce: str = "mine", expect: int | None = None, **more: Any) -> Json:
    body = {"commitment": guest.look(table)["room"]["commitment"], "nonce": nonce} | more
    return dict(guest.post(f"/tables/{table}/nonces", body, expect))


def bare(ann: Guest, *seats: str) -> Json:
    """Create a table whose host has not given a nonce yet."""
    plans = [{"kind": one} if one in ("me", "with_me", "person") else {"kind": "bot", "bot": one} for one in seats]
    return dict(ann.post("/tables", {"game": "spellbook", "seats": plans, "name": "Ann"}))


def sit(bob: Guest, made: Json, seat: int) -> None:
    secret = next(one["secret"] for one in made["invitations"] if one["seat"] == seat)
    bob.post(f"/tables/{made['table']}/join", {"name": "Bob", "secret": secret})


def test_a_game_starts_when_every_player_has_given_a_nonce(server: Server, ann: Guest, bob: Guest) -> None:
    made = bare(ann, "me", "person", "random")
    table, promised = made["table"], made["room"]["commitment"]
    assert made["room"]["bound"] == [2]
    sit(bob, made, 1)
    assert "(nonce) from Ann, Bob" in ann.act(table, "start", 409)["why"]
    give(ann, table, "ann's own")
    assert "(nonce) from Bob" in ann.act(table, "start", 409)["why"]
    seats = bob.look(table)["room"]["seats"]
    assert [seat["nonce"] for seat in seats] == [
        "",
        "",
        "",
    ]  # hidden until the deal
    hashed = hashlib.sha256(b"sortilege nonce\0ann's own").hexdigest()
    assert [seat["nonce_hash"] for seat in seats] == [hashed, "", ""]
    give(bob, table, "bob's own")
    assert ann.look(table)["room"]["commitment"] == promised
    ann.act(table, "start")
    room = ann.look(table)["room"]
    assert [seat["nonce"] for seat in room["seats"][:2]] == ["ann's own", "bob's own"]
    for guest in (ann, bob):
        guest.act(table, "abandon")
    room = bob.look(table)["room"]
    words = tuple(seat["nonce"] for seat in room["seats"])
    assert records.commitment(bytes.fromhex(room["key"]), {2: words[2]}) == room["commitment"] == promised


def test_the_first_nonce_stands(server: Server, ann: Guest) -> None:
    table = bare(ann, "me", "random")["table"]
    give(ann, table, "first")
    given = give(ann, table, "first")["seats"][0]["nonce_hash"]
    assert "the first one counts" in give(ann, table, "second", 409)["why"]
    assert ann.look(table)["room"]["seats"][0]["nonce_hash"] == given
    ann.act(table, "start")
    give(ann, table, "first")  # a repeated request succeeds at any time
    assert give(ann, table, "second", 409)["word"] == "not_now"
    assert ann.look(table)["room"]["seats"][0]["nonce"] == "first"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"commitment": OTHER}, 422),
        ({"commitment": "promise"}, 400),
        ({"commitment": None}, 400),
        ({"nonce": ""}, 400),
        ({"nonce": "é"}, 400),
        ({"nonce": "n" * 65}, 400),
        ({"seat": 1}, 403),
        ({"seat": 3}, 403),
        ({"seat": 4}, 403),
        ({"seat": 8}, 400),
    ],
)
def test_invalid_nonces_are_rejected(server: Server, ann: Guest, body: Json, status: int) -> None:
    table = bare(ann, "me", "random")["table"]
    give(ann, table, expect=status, **body)
    assert ann.look(table)["room"]["seats"][0]["nonce_hash"] == ""


def test_only_a_seats_holder_gives_its_nonce(server: Server, ann: Guest, bob: Guest) -> None:
    made = bare(ann, "me", "person")
    assert give(bob, made["table"], "bob's", 403)["word"] == "not_allowed"
    assert give(bob, made["table"], "bob's", 403, seat=1)["word"] == "not_allowed"
    bob.post("/tables/nowhere/nonces", {"commitment": OTHER, "nonce": "x"}, 404)


def test_a_holder_of_several_seats_gives_a_nonce_for_each(server: Server, ann: Guest) -> None:
    made = bare(ann, "me", "with_me")
    table = made["table"]
    promised = made["room"]["commitment"]
    ann.post(f"/tables/{table}/nonces", {"commitment": promised, "nonce": "whose?"}, 422)
    ann.post(f"/tables/{table}/nonces", {"commitment": promised, "nonce": "mine", "seat": 0})
    assert "Ann 2" in ann.act(table, "start", 409)["why"]
    ann.post(f"/tables/{table}/nonces", {"commitment": promised, "nonce": "the child's", "seat": 1})
    ann.act(table, "start")


def test_an_emptied_seat_loses_its_nonce(server: Server, ann: Guest, bob: Guest) -> None:
    made = ann.make("me", "person", game="spellbook")
    table = made["table"]
    bob.join(table, made["invitations"][-1]["secret"], nonce="before the kick")
    secret = ann.post(f"/tables/{table}/kick", {"do": "kick", "who": 1})["secret"]
    assert ann.look(table)["room"]["seats"][1]["nonce_hash"] == ""
    bob.join(table, secret, nonce="before the leave")
    bob.act(table, "leave")
    assert ann.look(table)["room"]["seats"][1]["nonce_hash"] == ""
    secret = ann.post(f"/tables/{table}/kick", {"do": "kick", "who": 1})["secret"]
    bob.join(table, secret, nonce="at last")
    ann.act(table, "start")
    assert bob.look(table)["room"]["seats"][1]["nonce"] == "at last"


def test_a_rematch_has_its_own_commitment(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random", game="spellbook", nonce="the first")["table"]
    ann.act(table, "start")
    ann.act(table, "resign")
    before = ann.look(table)["room"]
    ann.act(table, "rematch")
    again = ann.look(table)["room"]["rematch"]
    room = ann.look(again)["room"]
    assert room["commitment"] not in ("", before["commitment"])
    assert room["seats"][0]["nonce_hash"] == ""
    ann.act(again, "start", 409)
    give(ann, again, "the second")
    words = [seat["nonce"] for seat in ann.look(again)["room"]["seats"]]
    assert words[0] == "the second"
    assert words[1] != before["seats"][1]["nonce"]


def test_a_numbered_deal_needs_no_nonces(server: Server, ann: Guest) -> None:
    plans = [{"kind": "me"}, {"kind": "bot"}]
    made = ann.post("/tables", {"game": "spellbook", "seats": plans, "deal": 3})
    assert (made["room"]["commitment"], made["room"]["bound"]) == ("", None)
    refused = ann.post(f"/tables/{made['table']}/nonces", {"commitment": OTHER, "nonce": "x"}, 409)
    assert "numbered deal" in refused["why"]
    ann.act(made["table"], "start")
