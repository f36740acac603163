"""Whole games over sockets and HTTP: versions, repetitions, batches, take-backs, undo and the log."""

import json
import random
import threading
from typing import Any

from sortilege.tables.play.choice_pipeline import MAX_STEPS_BACK
from tests.server.harness import PATIENCE, Guest, Json, Player, Server, until


def seated(ann: Guest, bob: Guest, **more: Any) -> str:
    """Create a table for two and start it."""
    made = ann.make("me", "person", **more)
    bob.join(made["table"], made["invitations"][0]["secret"])
    ann.act(made["table"], "start")
    return str(made["table"])


def test_a_person_plays_a_whole_game_against_a_bot(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    player = Player(ann, table, random.Random(1))
    player.play()
    assert player.refused == []
    assert player.room["ending"] == "finished"
    assert len(player.acknowledged) > 30
    player.close()


def test_two_people_play_a_whole_game(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    players = [Player(ann, table, random.Random(2)), Player(bob, table, random.Random(3))]
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert all(player.over for player in players)
    for player in players:
        player.close()


def test_a_whole_game_over_http(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random", game="spellbook")["table"]
    ann.act(table, "start")
    rng = random.Random(4)
    while (told := ann.look(table))["room"]["phase"] == "playing":
        if not told["view"]["ask"]:
            continue
        option = rng.choice(told["view"]["ask"]["options"])
        done = ann.choose(table, told["version"], option["id"])
        assert done["version"] > told["version"]
        assert not done["repeated"]
    record = ann.get(f"/tables/{table}/record")
    log = ann.get(f"/tables/{table}/log")
    assert [step["version"] for step in log["steps"]] == list(range(1, log["version"] + 1))
    assert len(record["choices"]) >= log["version"]


def first_ask(guest: Guest, table: str) -> Json:
    return dict(until(lambda: (told := guest.look(table))["view"]["ask"] and told, "the guest has a choice"))


def test_stale_repeated_and_illegal_answers_change_nothing(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    told = first_ask(ann, table)
    option = told["view"]["ask"]["options"][0]["id"]
    assert ann.choose(table, told["version"], "card:no_such_card", expect=422)["word"] == "illegal"
    done = ann.choose(table, told["version"], option)
    again = ann.choose(table, told["version"], option)
    assert again == done | {"repeated": True}
    other = told["view"]["ask"]["options"][1]["id"]
    stale = ann.choose(table, told["version"], other, expect=409)
    assert (stale["word"], stale["version"]) == ("stale", done["version"])
    assert ann.choose(table, 10_000, other, expect=409)["word"] == "stale"
    assert ann.look(table)["version"] == done["version"]
    assert len(ann.get(f"/tables/{table}/log")["steps"]) == done["version"]


def test_anothers_sealed_choice_does_not_make_a_request_stale(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    mine, theirs = first_ask(ann, table), first_ask(bob, table)
    ann.choose(table, mine["version"], mine["view"]["ask"]["options"][0]["id"])
    bob.choose(table, theirs["version"], theirs["view"]["ask"]["options"][0]["id"])


def split(ann: Guest, bob: Guest, **more: Any) -> str:
    """Create a table at which both players lay out their nine cards."""
    table = seated(ann, bob, **more)
    while True:
        for guest in (ann, bob):
            told = guest.look(table)
            if told["view"]["why"] == "split":
                return table
            if told["view"]["ask"]:
                guest.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])


def test_a_batch_is_all_or_none(server: Server, ann: Guest, bob: Guest) -> None:
    table = split(ann, bob)
    told = ann.look(table)
    ids = [option["id"] for option in told["view"]["ask"]["options"]]
    ann.choose(table, told["version"], ids[0], "card:no_such_card", expect=422)
    assert ann.look(table) == told
    done = ann.choose(table, told["version"], *ids[:6])
    assert done["version"] == told["version"] + 6


def test_a_batch_ends_where_a_player_learns_something(server: Server, ann: Guest, bob: Guest) -> None:
    """Otherwise a batch rejected for what follows would reveal the next draft pack, or a draw, for free."""
    table = seated(ann, bob)
    for guest in (ann, bob):  # Bob's pick closes the round and shows the next packs; Ann's gets the same answer
        told = first_ask(guest, table)
        body = [told["view"]["ask"]["options"][0]["id"], "nonsense", "more of it"]
        done = guest.choose(table, told["version"], *body)
        assert (done["made"], done["version"]) == (1, told["version"] + 1)
        assert guest.choose(table, told["version"], *body) == done | {"repeated": True}
        assert guest.choose(table, told["version"], "nonsense", expect=409)["word"] == "stale"
    told = first_ask(ann, table)
    with ann.socket(table) as socket:
        socket.recv()
        ids = [told["view"]["ask"]["options"][0]["id"], "nonsense"]
        socket.send(json.dumps({"do": "choose", "version": told["version"], "ids": ids}))
        heard = json.loads(socket.recv(timeout=20))
        while heard["is"] != "done":
            heard = json.loads(socket.recv(timeout=20))
        assert heard["made"] == 1


def test_a_batch_ends_with_the_seats_sealed_piles(server: Server, ann: Guest, bob: Guest) -> None:
    """Whether or not they close the round, because the rest must not reveal how far others are."""
    table = split(ann, bob)
    for guest in (ann, bob):
        told = guest.look(table)
        ids = [option["id"] for option in told["view"]["ask"]["options"]]
        assert guest.choose(table, told["version"], *ids[:6], "nonsense")["made"] == 6


def test_progress_with_sealed_piles_is_hidden(server: Server, ann: Guest, bob: Guest) -> None:
    table = split(ann, bob)
    with bob.socket(table) as socket:
        socket.recv()
        before = bob.http.get(f"/tables/{table}").content
        log = bob.http.get(f"/tables/{table}/log").content
        told = ann.look(table)
        ids = [option["id"] for option in told["view"]["ask"]["options"]]
        version = ann.choose(table, told["version"], *ids[:3])["version"]
        assert bob.http.get(f"/tables/{table}").content == before
        assert bob.http.get(f"/tables/{table}/log").content == log
        version = ann.post(f"/tables/{table}/take-back", {"do": "take_back", "version": version})["version"]
        assert bob.http.get(f"/tables/{table}").content == before
        bob.post(f"/tables/{table}/undo", {"do": "undo", "version": bob.look(table)["version"]}, 422)
        ann.choose(table, version, *ids[:6])
        assert bob.http.get(f"/tables/{table}").content != before  # it is public that she has chosen
        heard = socket.recv(timeout=20)
        assert '"is":"news"' in str(heard)


def test_undo_goes_back_and_is_announced(server: Server, ann: Guest) -> None:
    table = ann.make("with_me", "me", game="spellbook")["table"]
    ann.act(table, "start")
    undone = 0
    seen: list[Json] = []
    rng = random.Random(5)
    for _ in range(30):
        seat = ann.look(table, seat=0)["view"]["open"][0]
        told = ann.look(table, seat=seat)
        seen.append({**told["view"], "version": 0})
        option = rng.choice(told["view"]["ask"]["options"])
        version = ann.choose(table, told["version"], option["id"], seat=seat)["version"]
        answer = ann.http.post(f"/tables/{table}/undo", json={"do": "undo", "version": version, "seat": seat})
        if answer.status_code == 200:
            undone += 1
            again = ann.http.post(f"/tables/{table}/undo", json={"do": "undo", "version": version, "seat": seat})
            assert again.json()["repeated"]
            told = ann.look(table, seat=seat)
            assert {**told["view"], "version": 0} in seen
            option = rng.choice(told["view"]["ask"]["options"])
            ann.choose(table, told["version"], option["id"], seat=seat)
        else:
            assert answer.status_code == 422
    assert undone > 2


def test_a_seat_goes_back_only_so_often_until_the_game_goes_on(server: Server, ann: Guest, bob: Guest) -> None:
    """Taking back and choosing again without end would fill the log."""
    table = seated(ann, bob, game="seasons")
    told = first_ask(ann, table)
    version, option = told["version"], told["view"]["ask"]["options"][0]["id"]
    for _ in range(MAX_STEPS_BACK):
        version = ann.choose(table, version, option)["version"]
        version = ann.post(f"/tables/{table}/take-back", {"do": "take_back", "version": version})["version"]
    version = ann.choose(table, version, option)["version"]
    refused = ann.post(f"/tables/{table}/take-back", {"do": "take_back", "version": version}, 409)
    assert refused["said"]["key"] == "server-steps-back"
    told = first_ask(bob, table)
    bob.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
    until(lambda: ann.look(table)["view"]["ask"], "the game goes on")
    told = first_ask(ann, table)
    version = ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])["version"]
    ann.post(f"/tables/{table}/take-back", {"do": "take_back", "version": version})


def test_a_client_resumes_from_a_version(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    player = Player(ann, table, random.Random(6))
    player.open()
    for _ in range(12):
        player.step()
    version = player.versions[0]
    player.close()
    until(lambda: ann.look(table)["view"]["ask"], "the bot moved")
    with ann.socket(table) as socket:

        def heard(kind: str, since: int | None = None) -> Json:
            """Return the next message of this kind, skipping presence updates and bots' moves."""
            while True:
                message = json.loads(socket.recv(timeout=PATIENCE))
                if message["is"] == kind and since in (
                    None,
                    *(step["version"] for step in message.get("steps", ())[:1]),
                ):
                    return dict(message)

        heard("table")
        socket.send(json.dumps({"do": "resume", "version": 3}))
        news = heard("news", since=4)
        assert [step["version"] for step in news["steps"]] == list(range(4, news["version"] + 1))
        assert news["version"] >= version
        assert news["steps"] == ann.get(f"/tables/{table}/log")["steps"][3 : news["version"]]
        socket.send(json.dumps({"do": "resume", "version": None}))
        heard("table")
        socket.send(json.dumps({"do": "resume", "version": news["version"] + 5}))
        heard("table")


def test_several_tabs_see_the_same(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random", game="spellbook")["table"]
    ann.act(table, "start")
    one, two = Player(ann, table, random.Random(7)), Player(ann, table, random.Random(8))
    one.open()
    two.open()
    for _ in range(10):
        one.step()
        now = one.versions[0]
        two.hear_until(lambda now=now: two.versions[0] >= now)
    one.close()
    two.play()
    two.close()
