"""Rematches: proposed, agreed to or declined by the players present; the new table starts by itself."""

import json
from pathlib import Path
from typing import Any

from sortilege.core.options import FIRST
from tests.server.harness import Guest, Json, Server, serving, until
from tests.server.test_playing import seated


def finished(ann: Guest, bob: Guest) -> str:
    """Create a finished game for two."""
    table = seated(ann, bob, game="spellbook")
    bob.act(table, "resign")
    return table


def asked(guest: Guest, table: str) -> Json | None:
    found: Json | None = guest.look(table)["room"]["rematch_asked"]
    return found


def here(table: str, *guests: Guest) -> None:
    """Wait until the players count as present."""
    for guest in guests:
        until(lambda one=guest: present(one, table), f"{guest.name} is here")


def present(guest: Guest, table: str) -> bool:
    room = guest.look(table)["room"]
    return all(room["seats"][seat]["present"] for seat in room["mine"])


def heard(socket: Any, wanted: str) -> Json:
    """Wait for a room update with these values."""
    while not (told := json.loads(socket.recv(timeout=20))).get("room", {}).get(wanted):
        pass
    room: Json = told["room"]
    return room


def test_a_rematch_starts_when_the_other_player_agrees(server: Server, ann: Guest, bob: Guest) -> None:
    table = finished(ann, bob)
    with bob.socket(table) as socket, ann.socket(table) as own:
        here(table, ann, bob)
        bob.act(table, "rematch")
        question = heard(own, "rematch_asked")["rematch_asked"]
        assert question == {"seat": 1, "waits": [0], "agreed": [], "declined": []}
        assert ann.look(table)["room"]["rematch"] == ""
        bob.act(table, "agree_rematch")  # players cannot agree to their own proposal
        assert asked(bob, table) == question
        ann.act(table, "agree_rematch")
        again = heard(socket, "rematch")["rematch"]
    before, room = ann.look(table)["room"], ann.look(again)["room"]
    assert (room["mine"], bob.look(again)["room"]["mine"]) == ([0], [1])
    assert (room["host"], bob.look(again)["room"]["host"]) == (False, True)  # the player who proposed it is the host
    began = ann.look(table)["view"]["first"]
    assert room["options"] == before["options"] | {FIRST: str((began + 1) % 2 + 1)}
    assert ann.act(table, "agree_rematch", 409)["word"] == "not_now"
    ann.give(room)
    assert ann.look(again)["room"]["phase"] == "waiting"
    bob.give(bob.look(again)["room"])
    assert ann.look(again)["room"]["phase"] == "playing"  # it starts by itself
    given = {"commitment": room["commitment"], "nonce": ann.look(again)["room"]["seats"][0]["nonce"]}
    ann.post(f"/tables/{again}/nonces", given)  # a repeated request succeeds, also now
    ann.post(f"/tables/{again}/nonces", given | {"nonce": "another"}, 409)
    assert ann.look(again)["view"]["first"] == (began + 1) % 2


def test_a_player_who_declines_stays_and_may_change_their_mind(server: Server, ann: Guest, bob: Guest) -> None:
    table = finished(ann, bob)
    with ann.socket(table), bob.socket(table):
        here(table, ann, bob)
        ann.act(table, "rematch")
        bob.act(table, "refuse_rematch")
        assert asked(ann, table) == {"seat": 0, "waits": [], "agreed": [], "declined": [1]}
        assert ann.look(table)["room"]["rematch"] == ""
        ann.act(table, "rematch")
        ann.act(table, "refuse_rematch")  # changes the answer
        assert asked(bob, table) is None
        assert bob.act(table, "agree_rematch", 409)["word"] == "not_now"
        bob.act(table, "rematch")
        ann.act(table, "rematch")  # and so does the other
        assert ann.look(table)["room"]["rematch"]


def test_of_three_one_declines_and_one_has_left(server: Server, ann: Guest, bob: Guest) -> None:
    with Guest(server.url, "Cem") as cem:
        made = ann.make("me", "person", "person", game="spellbook")
        table = made["table"]
        for guest, invitation in zip((bob, cem), made["invitations"], strict=True):
            guest.join(table, invitation["secret"])
        ann.act(table, "start")
        for guest in (ann, bob):
            guest.act(table, "resign")
        with ann.socket(table), bob.socket(table):
            with cem.socket(table):
                here(table, ann, bob, cem)
                ann.act(table, "rematch")
                bob.act(table, "agree_rematch")
                assert asked(cem, table) == {"seat": 0, "waits": [2], "agreed": [1], "declined": []}
                cem.act(table, "refuse_rematch")
            again = ann.look(table)["room"]["rematch"]
            seats = ann.look(again)["room"]["seats"]
            assert [seat["taken"] for seat in seats] == [True, True, False]
            assert cem.look(again)["room"]["mine"] == []
            cem.join(again, ann.post(f"/tables/{again}/invitations", {"seat": 2})["secret"])


def test_players_who_left_are_not_waited_for(server: Server, ann: Guest, bob: Guest) -> None:
    table = finished(ann, bob)
    with ann.socket(table):
        with bob.socket(table):
            here(table, ann, bob)
            ann.act(table, "rematch")
            ann.act(table, "rematch")
            assert ann.look(table)["room"]["rematch"] == ""
        until(lambda: not present(bob, table), "Bob has left")
        ann.act(table, "rematch")
    again = bob.look(table)["room"]["rematch"]
    assert bob.look(again)["room"]["mine"] == [1]
    ann.give(ann.look(again)["room"])
    assert ann.look(again)["room"]["phase"] == "waiting"


def test_only_seated_players_propose_and_only_after_the_end(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    assert ann.act(table, "rematch", 409)["word"] == "not_now"
    assert ann.act(table, "agree_rematch", 409)["word"] == "not_now"
    ann.act(table, "resign")
    with Guest(server.url, "Eve") as eve:
        for what in ("rematch", "agree_rematch", "refuse_rematch"):
            assert eve.act(table, what, 403)["word"] == "not_allowed"
    assert asked(ann, table) is None


def test_a_proposal_survives_a_crash(server: Server, ann: Guest, bob: Guest) -> None:
    table = finished(ann, bob)
    with bob.socket(table):
        here(table, bob)
        ann.act(table, "rematch")
    question = asked(bob, table)
    assert question is not None
    server.restart()
    assert asked(bob, table) == question
    bob.act(table, "agree_rematch")
    assert ann.look(table)["room"]["rematch"]


def test_proposals_are_rate_limited(tmp_path: Path) -> None:
    """Neither at one table nor at one table after another."""
    with serving(str(tmp_path / "limited.db"), "--limits", "1") as server, Guest(server.url) as ann:
        table = ann.make("me", "greedy", game="spellbook")["table"]
        ann.act(table, "start")
        ann.act(table, "resign")
        answers = [ann.http.post(f"/tables/{table}/acts", json={"do": "act", "what": "rematch"}) for _ in range(12)]
        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        assert answers[-1].status_code == 429
        with ann.socket(table) as socket:
            socket.send(json.dumps({"do": "act", "what": "rematch", "ref": "x"}))
            while (told := json.loads(socket.recv(timeout=10)))["is"] not in ("no", "done"):
                pass
            assert told["word"] == "too_many"
