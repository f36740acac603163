"""Undo by agreement: proposed, agreed or declined, and consistent in every process, record and replay."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from sortilege.core.kits import kit, kits
from sortilege.core.record import AGREED_UNDO, read
from sortilege.core.session import Session, replay, verify
from sortilege.tables.play.agreed_undo import seats_to_ask
from sortilege.tables.protocol.socket import ActRequest
from sortilege.tables.rooms.room import Room, Seat
from tests.server.harness import Guest, Json, Server, serving
from tests.server.test_playing import seated
from tests.server.test_seats import two
from tests.server.test_sessions import Process, first, opened


def choose_first(guest: Guest, table: str, seat: int | None = None) -> Json | None:
    """Choose the first option, if any; return the table before it."""
    told = guest.look(table)
    if told["view"] is None or not told["view"]["ask"]:
        return None
    guest.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
    return told


def play(table: str, *guests: Guest, most: int) -> None:
    for _ in range(most):
        for guest in guests:
            choose_first(guest, table)


def last_choice(table: str, *guests: Guest) -> tuple[Guest, Guest, Json]:
    """Return a player who has just chosen openly, the other player, and the first one's table before that."""
    for _ in range(200):
        for guest in guests:
            told = choose_first(guest, table)
            if told and told["view"]["ask"]["why"] not in ("draft", "split") and guest.look(table)["view"]["seats"]:
                other = next(one for one in guests if one is not guest)
                refused = guest.act(table, "ask_undo")
                if refused.get("word") is None:
                    return guest, other, told
    raise AssertionError("nobody could ask")


def question(told: Json) -> Any:
    return [option["id"] for option in told["view"]["ask"]["options"]]


def test_an_undo_happens_when_the_other_player_agrees(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    asker, other, before = last_choice(table, ann, bob)
    asked = other.look(table)["room"]["undo_asked"]
    assert asked["seat"] == asker.look(table)["room"]["mine"][0]
    assert asked["waits"] == other.look(table)["room"]["mine"]
    assert asked["events"] >= 0
    other.act(table, "agree_undo")
    after = asker.look(table)
    assert after["room"]["undo_asked"] is None
    assert question(after) == question(before)
    assert after["version"] > before["version"]
    play(table, ann, bob, most=3)


def test_a_declined_undo_changes_nothing(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    asker, other, _ = last_choice(table, ann, bob)
    version = asker.look(table)["version"]
    other.act(table, "refuse_undo")
    assert asker.look(table)["version"] == version
    assert asker.look(table)["room"]["undo_asked"] is None
    assert other.act(table, "agree_undo", expect=409)["word"] == "not_now"


def test_players_cannot_agree_to_their_own_proposal(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    asker, other, _ = last_choice(table, ann, bob)
    version = asker.look(table)["version"]
    asker.act(table, "agree_undo")
    assert asker.look(table)["version"] == version
    assert asker.look(table)["room"]["undo_asked"]["waits"] == other.look(table)["room"]["mine"]
    assert asker.act(table, "ask_undo", expect=409)["word"] == "not_now"


def test_a_choice_cancels_the_proposal(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    last_choice(table, ann, bob)
    play(table, ann, bob, most=1)
    assert ann.look(table)["room"]["undo_asked"] is None


def test_among_bots_an_undo_needs_no_agreement_and_the_record_verifies(server: Server, ann: Guest) -> None:
    table = ann.make("me", "greedy", game="spellbook", deal=5)["table"]
    ann.act(table, "start")
    rng, undone = random.Random(1), 0
    while (told := ann.look(table))["room"]["phase"] == "playing":
        if not told["view"]["ask"]:
            continue
        ann.choose(table, told["version"], rng.choice(told["view"]["ask"]["options"])["id"])
        if rng.random() < 0.4 and ann.look(table)["room"]["phase"] == "playing":
            done = ann.act(table, "ask_undo")
            undone += done.get("word") is None
    assert undone > 3
    record = read(json.dumps(ann.get(f"/tables/{table}/record")).encode())
    assert sum(id == AGREED_UNDO for _, id in record.choices) == undone
    verify(kit("spellbook").rules, record)
    seen = ann.get(f"/tables/{table}/frames", since=0)
    assert seen["last"] == len(record.choices)


def test_an_agreed_undo_survives_a_crash(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="seasons", options={"level": "apprentice"})
    asker, other, before = last_choice(table, ann, bob)
    other.act(table, "agree_undo")
    version = asker.look(table)["version"]
    server.kill()
    server.restart()
    after = asker.look(table)
    assert after["version"] == version
    assert question(after) == question(before)
    play(table, ann, bob, most=3)


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: str(kit.name))
def test_an_agreed_undo_works_at_every_point_of_a_game(kit: Any) -> None:
    """After the undo, the open state is as before the choice, and the record replays to the same state."""
    rules, chance = kit.rules, random.Random(2)
    game = Session(rules, ("Ann", "Bob"), {}, bytes(32))
    back = 0
    while seats := game.state.open_seats():
        seat = chance.choice(seats)
        game.choose(seat, chance.choice([rules.ids[code] for code in game.state.legal(seat)]))
        if chance.random() < 0.1:
            who = chance.randrange(2)
            if any(moment.seat == who for moment in game.checkpoints):
                ids = [rules.ids[code] for code in game.checkpoints[game.last_of(who)].state.legal(who)]
                game.undo_agreed(who)
                assert [rules.ids[code] for code in game.state.legal(who)] == ids
                rules.check(game.state)
                back += 1
    assert back > 5
    assert rules.fields(replay(rules, game.record()).state) == rules.fields(game.state)


def test_a_player_who_resigned_cannot_propose_an_undo(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated_with(ann, bob, "greedy")
    play(table, ann, bob, most=2)
    ann.act(table, "resign")
    assert ann.act(table, "ask_undo", expect=409)["word"] == "not_now"


def seated_with(ann: Guest, bob: Guest, bot: str) -> str:
    """Seat two people and a bot, so that the game continues when one resigns."""
    made = ann.make("me", "person", bot, game="spellbook")
    bob.join(made["table"], made["invitations"][0]["secret"])
    ann.act(made["table"], "start")
    return str(made["table"])


def test_undos_that_replay_the_game_are_rate_limited(tmp_path: Path) -> None:
    with serving(str(tmp_path / "limited.db"), "--limits", "1") as server, Guest(server.url) as ann:
        table = ann.make("me", "greedy", game="spellbook")["table"]
        ann.act(table, "start")
        answers = [ann.http.post(f"/tables/{table}/acts", json={"do": "act", "what": "ask_undo"}) for _ in range(12)]
        assert 429 in [answer.status_code for answer in answers]
        with ann.socket(table) as socket:
            socket.send(json.dumps({"do": "act", "what": "ask_undo", "ref": "x"}))
            while (told := json.loads(socket.recv(timeout=10)))["is"] not in ("no", "done"):
                pass
            assert told["word"] == "too_many"


@pytest.mark.parametrize("stand_in", ["", "clock", "away", "left", "resigned"])
def test_only_players_who_left_or_resigned_are_not_asked(stand_in: str) -> None:
    """A bot that stands in for a player who may be present does not agree for them."""
    seats = [Seat(kind="person", taken=True), Seat(kind="person", taken=True, stand_in=stand_in), Seat(kind="bot")]
    room = Room(game="spellbook", options={}, seats=seats, host="", phase="playing")
    asked = () if stand_in in ("left", "resigned") else (1,)
    assert seats_to_ask(room, (0,)) == asked
    assert seats_to_ask(room, (0, 1)) == ()


@pytest.mark.parametrize("stand_in", ["clock", "away"])
def test_an_undo_waits_for_a_player_whose_bot_is_choosing(fresh_database: str, stand_in: str) -> None:
    """While the bot thinks, the player is asked: nothing is undone before they agree."""

    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            table, ann, bob = await two(process)
            live = await process.tables.get(table)
            choosers = {0: ann, 1: bob}
            asker = live.open_seats()[0]
            while live.open_seats() == [asker]:
                before = live.n
                await process.choices.choose(choosers[asker], table, await first(process, choosers[asker], table))
            other = 1 - asker
            live.room.seats[other].stand_in = stand_in
            await process.rooms.act(choosers[asker], table, ActRequest(what="ask_undo"))
            assert live.n == before + 1
            assert live.room.undo_asked is not None
            assert live.room.undo_asked.waits == (other,)
            await process.rooms.act(choosers[other], table, ActRequest(what="agree_undo"))
            assert live.n == before + 2
            assert (await process.store.entries(table))[-1].id == AGREED_UNDO

    asyncio.run(run_test())
