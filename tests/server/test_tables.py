"""Tables apart from the game: creating, joining, leaving, pausing, resigning, rematches, kicks, chat, spectators."""

import json
import random
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Guest, Json, Player, Server, until
from tests.server.test_playing import seated


def test_every_option_and_bot_level_is_accepted(server: Server, ann: Guest) -> None:
    games = ann.get("/games")
    assert set(games["games"]) == {"seasons", "spellbook"}
    for game, options in games["games"].items():
        for key, values in options.items():
            made = ann.http.post(
                "/tables",
                json={"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {key: values[-1]}},
            )
            assert made.status_code in (201, 422), made.text
            if made.status_code == 201 and key != "printing":
                assert made.json()["room"]["options"][key] == values[-1]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 422),
        ({"game": "seasons", "seats": [{"kind": "me"}]}, 422),
        ({"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep_thought"}]}, 422),
        ({"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"luck": "high"}}, 422),
        ({"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"kingdom": "1"}}, 422),
        ({"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "stand_in": "nobody"}, 422),
        ({"game": "seasons", "seats": [{"kind": "me"}, {"kind": "ghost"}]}, 400),
        ({"game": "seasons", "seats": [], "name": "x"}, 400),
        ({"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "cheat": True}, 400),
        ({"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "x" * 99}, 400),
    ],
)
def test_impossible_tables_are_rejected_with_one_sentence(server: Server, ann: Guest, body: Json, status: int) -> None:
    problem = ann.post("/tables", body, status)
    assert problem["why"]


def test_ladder_bots_have_names_and_older_bot_ids_still_work(ann: Guest) -> None:
    assert ann.get("/games")["bots"]["seasons"] == [f"level:{n}" for n in range(1, 11)]
    seats = ann.make("me", "level:1", "level:1", "mcts:50")["room"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Pim", "Kit", "Tamsin"]
    assert [seat["bot"] for seat in seats] == ["", "level:1", "level:1", "mcts:50"]
    ann.post("/tables", {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:11"}]}, 422)


def test_open_tables_are_listed_and_need_no_link(server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.make("me", "person", open=True)["table"]
    assert table in [line["table"] for line in bob.get("/tables")]
    assert bob.join(table)["room"]["mine"] == [1]
    assert table not in [line["table"] for line in bob.get("/tables")]
    with Guest(server.url, "Cem") as cem:
        cem.post(f"/tables/{table}/join", {"name": "Cem"}, 409)


def test_other_tables_need_a_link(server: Server, ann: Guest, bob: Guest) -> None:
    made = ann.make("me", "person")
    table, secret = made["table"], made["invitations"][0]["secret"]
    assert secret in made["invitations"][0]["link"].partition("#")[2]
    bob.post(f"/tables/{table}/join", {"name": "Bob"}, 403)
    bob.post(f"/tables/{table}/join", {"name": "Bob", "secret": "x" * 32}, 401)
    assert bob.join(table, secret)["room"]["mine"] == [1]
    assert [seat["name"] for seat in ann.look(table)["room"]["seats"]] == ["Ann", "Bob"]


def test_only_the_host_starts_and_only_with_all_seats_taken(server: Server, ann: Guest, bob: Guest) -> None:
    made = ann.make("me", "person")
    table = made["table"]
    ann.act(table, "start", 409)
    bob.join(table, made["invitations"][0]["secret"])
    bob.act(table, "start", 403)
    bob.act(table, "leave")
    ann.act(table, "start", 409)
    bob.join(table, ann.post(f"/tables/{table}/invitations", {"seat": 1})["secret"])
    ann.act(table, "start")
    ann.act(table, "start", 409)


def test_several_people_share_a_device(server: Server, ann: Guest) -> None:
    made = ann.make("me", "with_me", game="spellbook")
    table = made["table"]
    assert made["room"]["mine"] == [0, 1]
    ann.act(table, "start")
    ann.post(f"/tables/{table}/choices", {"do": "choose", "version": 0, "ids": ["pass"]}, 422)  # the seat is ambiguous
    assert ann.http.get(f"/tables/{table}").status_code == 422
    player = Player(ann, table, random.Random(1))
    player.play()
    assert {seat for seat in player.views if seat is not None} == {0, 1}
    player.close()


def test_spectators_see_public_information_and_can_be_excluded(server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    told = bob.look(table)
    assert told["seat"] is None
    assert told["view"]["me"] is None
    assert told["view"]["ask"] is None
    bob.choose(table, told["version"], "pass", expect=403)
    hidden = ann.make("me", "random", spectators=False)["table"]
    nowhere = "A" * len(hidden)
    body = {"version": 0, "ids": ["pass"]}
    requests: list[tuple[str, str, Json | None]] = [
        *(("GET", path, None) for path in ("", "/log", "/chat", "/outlook", "/turn?wait=0", "/record", "/last-turn")),
        *(("POST", path, {"version": 0}) for path in ("/undo", "/take-back")),
        ("POST", "/choices", body),
        ("POST", "/acts", {"what": "resign"}),
        ("POST", "/chat", {"text": "hello"}),
        ("POST", "/kick", {"who": 0}),
        ("POST", "/way-back", {}),
        ("POST", "/reports", {"text": "wrong"}),
        ("POST", "/join", {"name": "Bob"}),
        ("POST", "/join", {"name": "Bob", "secret": "s" * 32}),
    ]
    for method, path, sent in requests:
        answers = [bob.http.request(method, f"/tables/{one}{path}", json=sent) for one in (hidden, nowhere)]
        assert {answer.status_code for answer in answers} == {404}, path
        assert answers[0].text == answers[1].text, path


def test_the_number_of_spectators_is_announced(server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    bob.make("me", "random")  # and now has a cookie
    player = Player(ann, table, random.Random(1))
    player.open()

    def hears_of(n: int) -> None:
        player.hear_until(lambda: player.room["onlookers"] == n)

    with Guest(server.url, "Cleo") as cleo:
        with bob.socket(table):
            hears_of(1)
            with bob.socket(table) as second:  # a second tab in the same browser
                assert json.loads(second.recv())["room"]["onlookers"] == 1
                with cleo.socket(table) as third:  # a new browser
                    assert json.loads(third.recv())["room"]["onlookers"] == 2
                    hears_of(2)
                hears_of(1)
        hears_of(0)
    assert ann.look(table)["room"]["onlookers"] == 0
    player.close()


def test_pause_stops_the_game_and_resume_continues_it(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    bob.act(table, "pause")
    told = ann.look(table)
    assert told["room"]["phase"] == "paused"
    option = told["view"]["ask"]["options"][0]["id"]
    assert ann.choose(table, told["version"], option, expect=409)["word"] == "not_now"
    ann.act(table, "resume")
    ann.choose(table, told["version"], option)


def test_resigning_ends_a_game_of_two(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    assert ann.http.get(f"/tables/{table}/record").status_code == 409
    ann.act(table, "resign")
    room = bob.look(table)["room"]
    assert (room["phase"], room["ending"]) == ("over", "resigned")
    assert room["seats"][0]["resigned"]
    assert room["key"]
    bob.get(f"/tables/{table}/record")


def test_the_other_two_of_three_play_on_after_a_resignation(server: Server, ann: Guest, bob: Guest) -> None:
    made = ann.make("me", "person", "random", game="spellbook")
    table = made["table"]
    bob.join(table, made["invitations"][0]["secret"])
    ann.act(table, "start")
    ann.act(table, "resign")
    assert bob.look(table)["room"]["phase"] == "playing"
    player = Player(bob, table, random.Random(2))
    player.play()
    assert player.room["ending"] == "finished"
    player.close()


def test_a_game_is_abandoned_by_agreement(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    ann.act(table, "abandon")
    assert bob.look(table)["room"]["seats"][0]["abandons"]
    ann.act(table, "play_on")
    bob.act(table, "abandon")
    assert ann.look(table)["room"]["phase"] == "playing"
    ann.act(table, "abandon")
    assert ann.look(table)["room"]["ending"] == "abandoned"


def test_a_rematch_seats_the_same_people(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    ann.act(table, "rematch", 409)
    ann.act(table, "resign")
    bob.act(table, "rematch")
    bob.act(table, "rematch")
    again = ann.look(table)["room"]["rematch"]
    assert ann.look(again)["room"]["mine"] == [0]
    assert bob.look(again)["room"]["mine"] == [1]
    assert ann.look(again)["room"]["commitment"] != ann.look(table)["room"]["commitment"]
    ann.give(ann.look(again)["room"])
    assert "Bob" in bob.act(again, "start", 409)["why"]  # his seat has no nonce: his old one does not count
    bob.give(bob.look(again)["room"])
    assert ann.look(again)["room"]["phase"] == "playing"


def test_kicking_empties_a_seat_and_blocking_keeps_out(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    secret = ann.post(f"/tables/{table}/kick", {"do": "kick", "who": 1})["secret"]
    told = bob.look(table)
    assert told["room"]["mine"] == []
    assert told["view"]["me"] is None
    assert ann.look(table)["room"]["seats"][1]["stand_in"] == "left"
    bob.join(table, secret)
    bob.post(f"/tables/{table}/kick", {"do": "kick", "who": 0}, 403)
    with bob.socket(table) as socket:
        socket.recv()
        secret = ann.post(f"/tables/{table}/kick", {"do": "kick", "who": 1, "block": True})["secret"]
        with pytest.raises(ConnectionClosed, match="4403"):
            drain(socket)
    bob.post(f"/tables/{table}/join", {"name": "Bob", "secret": secret}, 403)


def drain(socket: Any) -> None:
    while True:
        socket.recv(timeout=20)


def test_chat_is_off_by_default(server: Server, ann: Guest, bob: Guest) -> None:
    quiet = seated(ann, bob)
    ann.post(f"/tables/{quiet}/chat", {"do": "say", "text": "hello"}, 409)
    table = seated(ann, bob, chat=True)
    with bob.socket(table) as socket:
        assert json.loads(socket.recv())["is"] == "table"
        ann.post(f"/tables/{table}/chat", {"do": "say", "text": "hello\x07 there"})
        line = json.loads(socket.recv(timeout=PATIENCE))["line"]
        assert (line["text"], line["name"]) == ("hello  there", "Ann")
        socket.send(json.dumps({"do": "say", "text": "hi", "ref": "7"}))
        heard = [json.loads(socket.recv(timeout=PATIENCE)) for _ in range(2)]
        assert {one["is"] for one in heard} == {"line", "done"}
    assert [line["text"] for line in ann.get(f"/tables/{table}/chat")] == ["hello  there", "hi"]
    with Guest(server.url, "Cem") as cem:
        cem.post(f"/tables/{table}/chat", {"do": "say", "text": "me too"}, 403)


def test_a_numbered_deal_is_always_the_same(server: Server, ann: Guest) -> None:
    packs = []
    for _ in range(2):
        made = ann.make("me", "random", deal=7)
        assert made["room"]["numbered"]
        assert made["room"]["commitment"] == ""
        ann.act(made["table"], "start")
        packs.append(ann.look(made["table"])["view"]["me"]["pack"])
    assert packs[0] == packs[1]


def test_my_tables_show_where_it_is_my_turn(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)

    def mine(guest: Guest) -> Any:
        return next(line for line in guest.get("/me/tables") if line["table"] == table)

    assert mine(bob)["mine"] == [1]
    assert mine(bob)["my_turn"]
    told = bob.look(table)
    bob.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
    assert not mine(bob)["my_turn"]
    until(lambda: mine(ann)["my_turn"], "it is Ann's turn")


def test_tables_against_bots_are_listed_as_last_played_and_can_be_removed(
    server: Server, ann: Guest, bob: Guest
) -> None:
    """A table is gone with its game and its sockets; a table with other people stays."""
    first, second = (str(ann.make("me", "random", game="spellbook")["table"]) for _ in range(2))
    for table in (second, first):
        ann.act(table, "start")
        until(lambda table=table: ann.look(table)["view"]["ask"], "Ann has to choose")
    shared = seated(ann, bob)
    rows = ann.get("/me/tables")
    assert [(row["table"], row["removable"]) for row in rows] == [(second, True), (first, True), (shared, False)]
    assert all(abs(row["made_at"] - time.time()) < 100 for row in rows)
    seen = ann.look(second)
    ann.choose(second, seen["version"], seen["view"]["ask"]["options"][0]["id"])
    assert [row["table"] for row in ann.get("/me/tables")] == [first, second, shared]
    for who, table, status in ((ann, shared, 409), (bob, first, 403), (bob, "none", 404)):
        assert who.http.delete(f"/me/tables/{table}").status_code == status
    with ann.socket(first) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["is"] == "table"
        left = ann.http.delete(f"/me/tables/{first}")
        with pytest.raises(ConnectionClosed):
            list(iter(lambda: socket.recv(timeout=PATIENCE), None))
    assert [row["table"] for row in left.json()] == [second, shared]
    assert ann.http.get(f"/tables/{first}").status_code == 404
    assert ann.http.delete(f"/me/tables/{first}").status_code == 404
