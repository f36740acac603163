"""The replay of the last turn: each choice exactly as the viewer saw it at the time."""

import json
import random

from tests.server.harness import Guest, Json, Player, Server
from tests.server.test_playing import seated

CHOICES = 60
BOBS = 54  # Bob has just chosen in his own turn, with this deal and random seed


def moment(told: Json) -> Json:
    """Return what a table, an update or a frame says of the game, apart from the prompt."""
    return {**told["view"], "ask": None}


def expected(player: Player, seat: int | None) -> list[Json]:
    """Return what this socket received of the others' last turn, after the table before it."""
    heard = [one for one in map(json.loads, player.raw) if one["is"] in ("table", "news")]
    while heard and heard[-1]["is"] == "news" and heard[-1]["steps"][-1]["who"] == seat:
        heard.pop()
    last = heard[-1]["steps"][-1]["who"] if heard[-1]["is"] == "news" else None
    turn = [heard.pop()]
    while turn[0]["is"] == "news":
        turn.insert(0, heard.pop())
        who = turn[0]["steps"][-1]["who"] if turn[0]["is"] == "news" else None
        if who == seat if seat is not None else who != last:
            break
    return turn


def check(player: Player, guest: Guest, table: str, seat: int | None) -> int:
    """Compare the replay with the socket; return the number of choices."""
    turn = expected(player, seat)
    frames: list[Json] = guest.get(f"/tables/{table}/last-turn")["frames"]
    if len(turn) < 2:
        assert frames == []
        return 0
    assert [one["version"] for one in frames] == [one["version"] for one in turn]
    assert [moment(one) for one in frames] == [moment(one) for one in turn]
    told = [(step["who"], step["events"]) for one in turn[1:] for step in one["steps"]]
    assert [(one["who"], one["events"]) for one in frames[1:]] == told
    return len(frames) - 1


def test_the_last_turn_replays_as_the_viewer_saw_it(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="seasons", deal=3, spectators=True)
    with Guest(server.url, "Cem") as cem:
        watching = Player(cem, table, random.Random(1))
        players = [Player(guest, table, random.Random(seat)) for seat, guest in enumerate((ann, bob))]
        for player in (*players, watching):
            player.open()
        counted: dict[str, int] = {"ann": 0, "cem": 0}
        for n in range(CHOICES):
            next(player for player in players if player.asked()).step()
            if n == BOBS:
                bob.post(f"/tables/{table}/undo", {"do": "undo", "version": bob.look(table)["version"]})
            for seat, player in enumerate(players):
                player.hear_version(seat, player.guest.look(table)["version"])
            watching.send({"do": "ping"})  # the server closes silent sockets after a while
            seen = cem.look(table)["version"]
            watching.hear_until(lambda seen=seen: watching.versions[None] >= seen)
            if n % 5 == 0:
                counted["ann"] += check(players[0], ann, table, 0)
                counted["cem"] += check(watching, cem, table, None)
        assert min(counted.values()) > 3
        for player in (*players, watching):
            player.close()
        assert ann.http.get(f"/tables/{table}/last-turn", params={"seat": 1}).status_code == 403


def test_there_is_no_last_turn_before_the_first_choice(ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook", spectators=False)
    assert ann.get(f"/tables/{table}/last-turn")["frames"] == []
    with Guest(ann.url, "Cem") as cem:
        assert cem.http.get(f"/tables/{table}/last-turn").status_code == 404
