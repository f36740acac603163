"""Clocks, absence, and bots that stand in until the player returns."""

import json
import random
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import groupby
from typing import ClassVar

import pytest

from sortilege.core import record as records
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.session import verify
from tests.server.harness import Guest, Json, Player, Server, serving, until
from tests.server.test_playing import seated


def stands_in(guest: Guest, table: str, seat: int) -> str:
    return str(guest.look(table)["room"]["seats"][seat]["stand_in"])


def test_a_bot_chooses_when_the_clock_runs_out(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, clock={"kind": "move", "seconds": 1})
    clock = ann.get(f"/tables/{table}/clock")
    assert clock["kind"] == "move"
    assert clock["running"] == [True, True]
    before = ann.look(table)["version"]
    with ann.socket(table), bob.socket(table):
        until(lambda: ann.look(table)["version"] > before + 1, "bots chose for both players")
    assert ann.look(table)["room"]["phase"] == "playing"


def test_a_total_clock_runs_down_and_the_player_gets_the_seat_back(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random", game="spellbook", clock={"kind": "total", "seconds": 2})["table"]
    ann.act(table, "start")
    with ann.socket(table):
        until(lambda: ann.look(table)["room"]["seats"][0]["seconds"] < 1.8, "the clock runs")
        before = ann.look(table)["version"]
        until(
            lambda: ann.look(table)["room"]["seats"][0]["seconds"] > 2, "the bot chose and the seat has its time back"
        )
        assert ann.look(table)["version"] > before
        assert stands_in(ann, table, 0) == ""


def test_a_bot_stands_in_for_an_absent_player_until_they_return(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, away_seconds=1, game="spellbook")
    with ann.socket(table):
        until(
            lambda: stands_in(ann, table, 1) == "away" or ann.look(table)["view"]["ask"],
            "a bot stands in, or Ann has a choice",
        )
        player = Player(bob, table, random.Random(1))
        player.open()
        until(lambda: stands_in(ann, table, 1) == "", "Bob is back")
        assert ann.look(table)["room"]["seats"][1]["present"]
        player.close()
        until(lambda: not ann.look(table)["room"]["seats"][1]["present"], "Bob is absent")


def test_a_game_that_all_players_have_left_ends(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, away_seconds=1, game="spellbook")
    ann.act(table, "leave")
    assert stands_in(ann, table, 0) == "left"
    until(lambda: ann.look(table)["room"]["phase"] == "over", "bots play to the end", 60)
    assert ann.look(table)["room"]["ending"] == "finished"


def test_a_player_who_left_can_return(server: Server, ann: Guest, bob: Guest) -> None:
    made = ann.make("me", "person")
    table = made["table"]
    way_back = bob.join(table, made["invitations"][0]["secret"])["way_back"]["secret"]
    ann.act(table, "start")
    bob.act(table, "leave")
    assert stands_in(ann, table, 1) == "left"
    bob.join(table, way_back)
    assert stands_in(ann, table, 1) == ""


OPTIONS = {
    "seasons": {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"},
    "spellbook": {},
}
KINDS = {
    "seasons": ["menu", "card", "energy", "seat", "space", "die", "set"],
    "spellbook": ["menu", "materia", "spell"],
}


def way_to(game: str, kind: str, seats: int) -> tuple[int, list[tuple[int, str]]]:
    """Find a numbered deal and random choices that lead to this kind of prompt for the first seat."""
    rules = kit(game).rules
    for deal in range(2000):
        state, rng = rules.new(OPTIONS[game], seats, rng_from_seed(deal)), random.Random(deal)
        choices: list[tuple[int, str]] = []
        while not state.over:
            seat = state.open_seats()[0]
            ask = rules.ask(state, seat)
            assert ask is not None
            if seat == 0 and ask.kind == kind:
                return deal, choices
            option = rng.choice(ask.options)
            choices.append((seat, option.id))
            state.apply(seat, option.code)
    raise AssertionError(f"nobody is ever asked a {kind}")


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in KINDS.items() for kind in kinds])
def test_a_client_that_vanishes_at_any_kind_of_prompt_does_not_stop_the_game(
    server: Server, ann: Guest, bob: Guest, game: str, kind: str
) -> None:
    """The client plays until it gets this prompt and then vanishes; the game still ends by the rules."""
    others = ("person", "person") if kind == "seat" else ("person",)  # with one opponent there is no such prompt
    deal, choices = way_to(game, kind, 1 + len(others))
    made = ann.make("me", *others, game=game, options=OPTIONS[game], deal=deal, away_seconds=1)
    table = made["table"]
    with Guest(server.url, "Cem") as cem:
        guests = [ann, bob, cem][: 1 + len(others)]
        for guest, invitation in zip(guests[1:], made["invitations"], strict=True):
            guest.join(table, invitation["secret"])
        ann.act(table, "start")
        players = [Player(guest, table, random.Random(1)) for guest in guests]
        for player in players:
            player.open()
        for seat, of_one in groupby(choices, lambda choice: choice[0]):
            ids = [id for _, id in of_one]
            while ids:  # a batch ends where a player learns something
                version = guests[seat].look(table)["version"]
                ids = ids[guests[seat].choose(table, version, *ids)["made"] :]
        assert ann.look(table)["view"]["ask"]["kind"] == kind
        for player in players:
            assert player.socket is not None
            player.socket.socket.close()  # without closing the socket
        until(lambda: cem.look(table)["room"]["phase"] == "over", "the game ends", 90)
        assert cem.look(table)["room"]["ending"] == "finished"
        record = cem.get(f"/tables/{table}/record")
        assert verify(kit(game).rules, records.read(json.dumps(record))).state.over


class Hook(BaseHTTPRequestHandler):
    heard: ClassVar[list[Json]] = []

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_in_correspondence_a_webhook_reports_whose_turn_it_is(sqlite: str) -> None:
    hook = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=hook.serve_forever, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{hook.server_address[1]}/turn"
    try:
        with (
            serving(sqlite, "--webhook", url, "--public-url", "https://play.example/") as server,
            Guest(server.url) as ann,
            Guest(server.url, "Bob") as bob,
        ):
            table = seated(ann, bob, clock={"kind": "move", "seconds": 3 * 86_400}, away_seconds=1)
            until(lambda: len(Hook.heard) == 2, "both players are notified")
            assert {one["name"] for one in Hook.heard} == {"Ann", "Bob"}
            assert {one["link"] for one in Hook.heard} == {f"https://play.example/#/table/{table}"}
            told = ann.look(table)
            ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
            time.sleep(1.5)
            assert stands_in(ann, table, 1) == ""  # being away is normal in correspondence
            told = bob.look(table)
            bob.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
            until(lambda: len(Hook.heard) == 3, "the absent player is notified of the next pick")
            assert Hook.heard[-1]["name"] == "Ann"
    finally:
        hook.shutdown()
        hook.server_close()
        thread.join()
