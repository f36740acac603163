"""Tables that play on from a point of a finished game: their start, their persistence, and errors."""

from typing import Any

import msgspec
import pytest

from sortilege.core import record as records
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.session import Session, verify
from sortilege.tables.identity import Caller
from sortilege.tables.live.loader import follow_log
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.protocol.tables import NewTable, NonceRequest, SeatPlan
from sortilege.tables.refusals import NotNow
from sortilege.tables.rooms import room_lifecycle
from sortilege.tables.rooms.custom_start import redealt_start
from tests.server.harness import Guest, Json, Server, serving, until
from tests.server.test_damaged_tables import NOISE, change
from tests.server.test_playing import seated
from tests.server.test_reviews import alone

RULES = kit("spellbook").rules


def play_on(guest: Guest, table: str, at: int, seat: int = 0, expect: int | None = None, **wish: Any) -> Json:
    """Create the table and give the nonce that starts it."""
    made = dict(guest.post(f"/tables/{table}/moments/{at}/{seat}", {"name": guest.name, **wish}, expect))
    if expect is None:
        guest.give(made["room"])
    return made


def finished(guest: Guest, table: str) -> Json:
    """Choose the first option until the end, against bots."""

    def step() -> Json | None:
        told = guest.look(table)
        if told["view"]["ask"]:
            guest.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
        return told if told["room"]["phase"] == "over" else None

    return dict(until(step, "the game is over", 60))


def resigned(ann: Guest, bob: Guest, choices: int, **more: Any) -> str:
    """Return a two-player game that was resigned after some choices."""
    table = seated(ann, bob, game="spellbook", **more)
    for _ in range(choices):
        guest, told = next((one, told) for one in (ann, bob) if (told := one.look(table))["view"]["ask"])
        guest.choose(table, told["version"], told["view"]["ask"]["options"][-1]["id"])
    ann.act(table, "resign")
    return table


def test_a_player_plays_on_with_their_knowledge_and_another_choice(server: Server, ann: Guest) -> None:
    ann.post("/accounts", {"name": f"Ann {server.port}", "password": "correct horse"})
    table = alone(ann)
    assert ann.get("/me")["played"] == 1
    frame = ann.get(f"/tables/{table}/frames", since=9, seat=0)["frames"][0]
    then = ann.get(f"/tables/{table}/moments/9/0")
    options = [one["id"] for one in then["ask"]["options"]]
    assert then["chosen"] == options[-1], "the seat always chose the last option"
    assert all(one["said"]["key"] for one in then["ask"]["options"])

    same = play_on(ann, table, 9)
    assert same["room"]["moment"]
    assert same["room"]["at_once"]
    told = ann.look(same["table"])
    assert (told["room"]["phase"], told["version"]) == ("playing", 0), "the table did not start by itself"
    assert told["view"] | {"version": 9, "ask": None} == frame["view"]
    assert [one["id"] for one in told["view"]["ask"]["options"]] == options

    other = play_on(ann, table, 9, choice=options[0])["table"]
    assert ann.look(other)["version"] == 1
    finished(ann, other)
    record = records.read(msgspec.json.encode(ann.get(f"/tables/{other}/record")))
    assert record.choices[0] == (0, options[0])
    assert records.digest(RULES, verify(RULES, record).state) == record.digest
    assert ann.get(f"/tables/{other}/frames", seat=0)["frames"][0]["view"] == frame["view"] | {"version": 0}
    assert ann.get("/me")["played"] == 1, "the game counts for an account"
    assert play_on(ann, other, 1)["room"]["moment"], "playing on from there must work, too"


def test_bots_take_the_other_seats_and_a_rematch_starts_there_again(server: Server, ann: Guest, bob: Guest) -> None:
    table = resigned(ann, bob, 12)
    with Guest(server.url, "Cem") as cem:
        made = play_on(cem, table, 12, seat=1, bot="greedy", hints=True)
        assert [seat["bot"] for seat in made["room"]["seats"]] == ["greedy", ""]
        assert (made["room"]["mine"], made["room"]["hints"]) == ([1], True)
        finished(cem, made["table"])
        cem.act(made["table"], "rematch")
        again = cem.look(made["table"])["room"]["rematch"]
        cem.give(cem.look(again)["room"])
        told = cem.look(again)["room"]
        assert (told["moment"], told["phase"]) == (True, "playing")


def test_the_table_survives_a_kill_and_damaged_snapshots(fresh_database: str) -> None:
    with serving(fresh_database) as server, Guest(server.url) as ann:
        table = play_on(ann, alone(ann), 7)["table"]
        for _ in range(4):
            told = ann.look(table)
            ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
        told = ann.look(table)
        server.restart()
        assert ann.look(table)["view"] == told["view"]
        server.stop()
        noise = {"noise": NOISE, "id": table}
        change(fresh_database, ("update tables set snapshot = :noise, base = :noise where id = :id", noise))
        server.start()
        assert ann.look(table)["view"] == told["view"], "it was not replayed from its start"
        ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
        assert server.failures() == []


def test_an_agreed_undo_is_replayed_from_the_tables_start() -> None:
    whole = Session(RULES, ("Ann", "Bob"), {}, bytes(32))
    for _ in range(10):
        seat = whole.state.open_seats()[0]
        whole.choose(seat, RULES.ids[whole.state.legal(seat)[0]])
    begins = redealt_start(RULES, whole.state, 0, rng_from_seed(1))
    plans = [SeatPlan(kind="me"), SeatPlan(kind="with_me")]
    room, _ = room_lifecycle.create_room(NewTable(game="spellbook", seats=plans), Caller("ann"), start=begins)
    for seat in (0, 1):
        room_lifecycle.accept_nonce(room, NonceRequest(commitment=room.commitment, nonce=f"n{seat}"), seat)
    sitting, log = TableGame(room_lifecycle.start_game(room, True)), []
    for _ in range(5):
        seat = sitting.state.open_seats()[0]
        log += sitting.choose(seat, [RULES.ids[sitting.state.legal(seat)[0]]], sitting.version(seat))
    past = room.new_session()
    for one in log:
        past.follow(one.seat, one.id)
    back, entry = TableGame.after_agreed_undo(sitting, past, log[-1].seat)
    log.append(entry)
    again = follow_log(room, TableGame(room.new_session()), log, len(log))
    assert records.digest(RULES, again.state) == records.digest(RULES, back.state)
    with pytest.raises(NotNow):
        room_lifecycle.start_game(room, True)


def test_errors_of_playing_on_are_one_sentence(server: Server, ann: Guest, bob: Guest) -> None:
    running = seated(ann, bob, game="spellbook", spectators=False)
    assert play_on(ann, running, 0, expect=409)["said"]["key"] == "server-record-later"
    ann.act(running, "resign")
    with Guest(server.url, "Cem") as cem:
        assert play_on(cem, running, 0, expect=404)["said"]["key"] == "server-no-table", "he may not see the game"
        assert cem.http.get(f"/tables/{running}/moments/0/0").status_code == 404
    table = alone(ann)
    last = ann.get(f"/tables/{table}/frames")["last"]
    told = {
        "server-no-step": play_on(ann, table, last + 1, expect=404),
        "server-moment-over": play_on(ann, table, last, expect=409),
        "server-no-seat": play_on(ann, table, 3, seat=1, expect=404),
        "server-no-such-option": play_on(ann, table, 3, choice="fly:to_the_moon", expect=422),
    }
    assert {key: one["said"]["key"] for key, one in told.items()} == {key: key for key in told}
    assert str(last) in told["server-no-step"]["why"]
    assert ann.get(f"/tables/{table}/moments/{last}/0") == {
        "at": last,
        "seat": 0,
        "over": True,
        "ask": None,
        "chosen": "",
    }
    assert "bot" in play_on(ann, running, 0, bot="nobody", expect=422)["why"]
    for path in ("-1/0", "x/0", f"{2**31}/0", "0/9", "0/-1"):
        assert ann.http.post(f"/tables/{table}/moments/{path}", json={}).status_code in (400, 404)


def test_a_record_that_cannot_be_replayed_is_rejected(server: Server, ann: Guest, bob: Guest) -> None:
    table = resigned(ann, bob, 4)
    change(
        server.database, ("update choices set id = :id where table_id = :table and n = 2", {"id": "x", "table": table})
    )
    refused = play_on(ann, table, 4, expect=404)
    assert refused["said"]["key"] == "server-no-replay"
    assert "Move 3" in refused["why"]


def test_tables_per_person_are_limited(sqlite: str) -> None:
    with serving(sqlite, "--limits", "1") as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = resigned(ann, bob, 2)
        answers = [ann.http.post(f"/tables/{table}/moments/1/0", json={}).status_code for _ in range(14)]
        assert set(answers) == {201, 429}
