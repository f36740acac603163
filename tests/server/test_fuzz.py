"""Fuzzing: malformed, huge, out-of-turn, foreign and replayed messages during play, and the OpenAPI description."""

import json
import random
import string
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from sortilege.server.app import application
from sortilege.server.config import Config
from tests.server.harness import Guest, Player, Server
from tests.server.test_playing import seated

NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"do": "choose"}',
    '{"do": "choose", "version": "1", "ids": ["pass"]}',
    '{"do": "choose", "version": -1, "ids": ["pass"]}',
    '{"do": "choose", "version": 99999999999999999999999, "ids": ["pass"]}',
    '{"do": "choose", "version": 1e400, "ids": ["pass"]}',
    '{"do": "choose", "version": 1, "ids": []}',
    '{"do": "choose", "version": 1, "ids": [null]}',
    '{"do": "choose", "version": 1, "ids": ["pass"], "seat": 7}',
    '{"do": "choose", "version": 1, "ids": ["pass"], "admin": true}',
    '{"do": "destroy"}',
    '{"do": "act", "what": "win"}',
    '{"do": "say", "text": ""}',
    '{"do": "kick", "who": -1}',
    '"' + "\\u0000" * 100 + '"',
    "[" * 5000,
    '{"do": ' * 500,
    "\ud7ff\uffff",
]


class Rogue:
    """A client that sends bad messages on its own socket, and reopens it when the server closes it."""

    def __init__(self, guest: Guest, table: str, rng: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.rng = rng
        self.socket: Any = None
        self.sent = 0

    def open(self) -> None:
        self.close()
        self.socket = self.guest.socket(self.table).__enter__()

    def close(self) -> None:
        if self.socket is not None:
            self.socket.__exit__(None, None, None)
            self.socket = None

    def message(self, victim: Player) -> str | bytes:
        """Return a bad message: nonsense, noise, a mutated one, one for a foreign seat, or an old one."""
        kind = self.rng.randrange(6)
        if kind == 0:
            return self.rng.choice(NONSENSE)
        if kind == 1:
            return "".join(self.rng.choice(string.printable) for _ in range(self.rng.randrange(200)))
        if kind == 2:
            return self.rng.randbytes(self.rng.randrange(1, 100))
        version = max(0, victim.versions.get(0, 0) + self.rng.randrange(-3, 4))
        wrong = self.rng.choice(["card:no_such_card", "pass ", "summon:", "\x00", "x" * 80, "take_back", "undo"])
        body: dict[str, Any] = {"do": "choose", "version": version, "ids": [wrong]}
        if kind == 3:
            return json.dumps(body)
        if kind == 4:
            return json.dumps(body | {"seat": self.rng.randrange(4), "ids": [wrong, "pass"]})
        text = json.dumps(body)
        at = self.rng.randrange(len(text))
        return text[:at] + self.rng.choice(string.printable) + text[at + 1 :]

    def attack(self, victim: Player) -> None:
        message = self.message(victim)
        try:
            if self.socket is None:
                self.open()
            self.socket.send(message)
            self.sent += 1
            self.socket.send('{"do": "ping", "ref": "!"}')
            while '"is":"pong"' not in (heard := str(self.socket.recv(timeout=30))):
                # A batch that starts like an earlier one counts as a repetition, and nothing happens.
                assert '"is":"done"' not in heard or '"repeated":true' in heard, (message, heard)
                assert '"failed"' not in heard, (message, heard)
        except ConnectionClosed:
            self.open()


@pytest.mark.parametrize("game", ["seasons", "spellbook"])
def test_bad_messages_change_nothing_and_the_games_still_finish(server: Server, game: str) -> None:
    with Guest(server.url) as ann, Guest(server.url, "Bob") as bob, Guest(server.url, "Cem") as cem:
        table = seated(ann, bob, game=game)
        rng = random.Random(game)
        players = [Player(ann, table, rng), Player(bob, table, rng)]
        rogues = [Rogue(guest, table, rng) for guest in (ann, bob, cem)]
        for player in players:
            player.open()
        while not players[0].over:
            before = ann.look(table)
            if rng.random() < 0.3:
                for _ in range(3):
                    rng.choice(rogues).attack(players[0])
                assert ann.look(table)["view"] == before["view"]
            seats = before["view"]["open"]
            turn = players[seats[0]] if seats else players[0]
            seen = turn.guest.look(table)["version"]
            turn.hear_version(seats[0], seen)
            turn.step()
            for player, seat in zip(players, (0, 1), strict=True):
                player.hear_version(seat, player.guest.look(table)["version"])
            if turn.acknowledged and rng.random() < 0.2:  # an old message again changes nothing
                version, _, ids = rng.choice(turn.acknowledged)
                again = turn.guest.http.post(
                    f"/tables/{table}/choices", json={"do": "choose", "version": version, "ids": ids}
                )
                assert again.json().get("repeated"), again.text
        for player in players:
            player.close()
        for rogue in rogues:
            rogue.close()
        assert sum(rogue.sent for rogue in rogues) > 20
        assert server.failures() == []


def test_a_huge_message_closes_the_socket_only(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    with ann.socket(table) as socket, pytest.raises(ConnectionClosed, match="1009"):
        overwhelm(socket)
    assert ann.look(table)["room"]["phase"] == "playing"


def overwhelm(socket: Any) -> None:
    socket.send("x" * 1_000_000)
    while True:
        socket.recv(timeout=30)


def description() -> Any:
    return msgspec.json.decode(msgspec.json.encode(application(Config(database=":memory:")).openapi_schema.to_schema()))


schema = schemathesis.openapi.from_dict(description())
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


# Schemathesis' own strategies use it for some of the invalid input.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
def test_the_http_api_matches_its_description(case: Any, server: Server, live_table: tuple[str, str]) -> None:
    """Valid and invalid input, at an existing table and at none."""
    table, cookie = live_table
    if case.path_parameters and "table" in case.path_parameters and len(str(case.body)) % 2:
        case.path_parameters["table"] = table
        case.headers = {**(case.headers or {}), "Cookie": cookie}
    if case.path.endswith("/turn"):
        case.query = {**(case.query or {}), "wait": 0}  # no player joins this table
    case.call_and_validate(base_url=server.url, checks=CHECKS, timeout=20)


@pytest.fixture
def live_table(server: Server) -> tuple[str, str]:
    with Guest(server.url) as ann:
        table = ann.make("me", "person", chat=True)["table"]
        return table, ann.cookie()


def test_the_description_names_every_operation(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    assert described == description()
    assert len(described["paths"]) > 20
    assert "/api/tables/{table}/choices" in described["paths"]
