"""Users' bots: tokens, long polling, sampled worlds, and examples that play whole games."""

import json
import re
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import sortilege
from sortilege.bots.greedy_bot import GreedyBot
from sortilege.cli import main
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.start import start_state
from sortilege.core.text.message import Message
from sortilege.remote import bot_runner
from sortilege.remote import client as remote
from tests.cli.shell import SORTILEGE, environment
from tests.sample_bots import BOTS, MISTAKES
from tests.server.harness import Guest, Json, Program, Server, serving, until

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture
def deep(server: Server) -> Iterator[Program]:
    with Program(server.url, "Deep") as program:
        yield program


def invited(host: Guest, *seats: str, **more: Any) -> tuple[str, list[Json]]:
    made = host.make(*seats, **{"game": "spellbook", **more})
    return str(made["table"]), list(made["invitations"])


def test_a_bot_is_marked_as_one_for_everyone(ann: Guest, deep: Program) -> None:
    table, (first, _) = invited(ann, "me", "person", "person", open=True)
    assert deep.get("/me")["name"].startswith("Deep ")
    deep.join(table, first["secret"])
    seat = ann.look(table)["room"]["seats"][1]
    assert (seat["name"], seat["program"], seat["kind"]) == ("Deep (bot)", True, "person")
    with Guest(ann.url, "Zoe") as onlooker:
        listed = next(one for one in onlooker.get("/tables") if one["table"] == table)
        assert "Deep (bot)" in listed["seats"]
    with Program(ann.url, "Deep (bot)") as second:  # another bot of the same name gets a number, and one mark
        second.join(table)
        assert ann.look(table)["room"]["seats"][2]["name"] == "Deep 2 (bot)"
        own, _ = invited(second, "me", "with_me")
        assert [one["program"] for one in second.look(own, seat=0)["room"]["seats"]] == [True, True]
        assert all(one["name"].endswith(" (bot)") for one in second.look(own, seat=0)["room"]["seats"])


def test_bot_marks_stay_after_the_game_and_go_when_the_bot_leaves(ann: Guest, deep: Program) -> None:
    table, (first,) = invited(ann, "me", "person")
    deep.join(table, first["secret"])
    deep.act(table, "leave")
    assert ann.look(table)["room"]["seats"][1]["program"] is False
    deep.join(table, ann.post(f"/tables/{table}/invitations", {"seat": 1})["secret"])
    ann.act(table, "start")
    deep.act(table, "resign")
    assert ann.get(f"/tables/{table}/record")["seats"] == ["Ann", "Deep (bot)"]


def test_long_poll_of_a_finished_game_returns_at_once_and_choices_are_rejected(ann: Guest, deep: Program) -> None:
    table, (first,) = invited(ann, "me", "person")
    deep.join(table, first["secret"])
    ann.act(table, "start")
    ann.act(table, "resign")
    told = deep.turn(table)
    assert told["room"]["phase"] == "over"
    assert deep.choose(table, told["version"], "pass", expect=409)["word"] == "not_now"
    assert deep.http.get(f"/tables/{table}/worlds").json()["word"] == "not_now"


def test_people_and_bots_cannot_take_over_each_others_seats(ann: Guest, bob: Guest, deep: Program) -> None:
    table, (first, second) = invited(ann, "me", "person", "person")
    persons = bob.join(table, first["secret"])["way_back"]["secret"]
    bots = deep.join(table, second["secret"])["way_back"]["secret"]
    with Program(ann.url, "Helper") as helper, Guest(ann.url, "Cem") as cem:
        told = helper.post(f"/tables/{table}/join", {"name": "Helper", "secret": persons}, 403)
        assert told["said"]["key"] == "server-bot-seat"
        cem.post(f"/tables/{table}/join", {"name": "Cem", "secret": bots}, 403)


def test_a_token_sent_as_a_cookie_still_identifies_a_bot(ann: Guest, deep: Program) -> None:
    table, (first,) = invited(ann, "me", "person")
    with Guest(ann.url, "Mask") as mask:
        mask.http.headers["Cookie"] = f"sortilege={deep.token}"
        mask.post(f"/tables/{table}/join", {"name": "Mask", "secret": first["secret"]})
    assert ann.look(table)["room"]["seats"][1]["name"] == "Mask (bot)"


def test_an_unknown_token_is_rejected_with_advice(ann: Guest) -> None:
    for given in (b"x" * 32, b"\xfc", b"a" * 5000, b"../../x"):
        answer = ann.http.get("/me", headers=[(b"Authorization", b"Bearer " + given)])
        assert (answer.status_code, answer.json()["word"]) == (401, "not_known")
        assert "/api/bots" in answer.json()["why"]


@pytest.mark.parametrize("given", ["Basic YTpi", "Bearer", "bearer", "Token abc", "abc"])
def test_other_authorization_schemes_are_rejected_with_advice(ann: Guest, given: str) -> None:
    table, _ = invited(ann, "me", "person")
    for path in ("/me", f"/tables/{table}", f"/tables/{table}/turn"):
        answer = httpx.get(f"{ann.url}/api{path}", headers={"Authorization": given})
        assert (answer.status_code, answer.json()["word"]) == (401, "not_known")
        assert "Authorization: Bearer TOKEN" in answer.json()["why"]


def test_behind_a_proxy_with_a_password_the_cookie_identifies_a_browser(server: Server) -> None:
    """From its first request on, the browser also sends the proxy's password to the server."""
    with Guest(server.url) as ann:
        ann.http.headers.update({"Authorization": "Basic YTpi", "User-Agent": "Mozilla/5.0 (X11)"})
        assert ann.get("/me")["name"] == ""
        table, _ = invited(ann, "me", "person")
        ann.http.headers["User-Agent"] = "a script with a browser's cookie"
        assert ann.look(table)["room"]["mine"] == [0]


def test_a_deleted_bot_cannot_play(ann: Guest, deep: Program) -> None:
    table, (first,) = invited(ann, "me", "person")
    deep.join(table, first["secret"])
    assert deep.http.delete("/me").status_code == 204
    assert deep.http.get(f"/tables/{table}/turn").status_code == 401
    ann.post("/login", {"name": "Deep", "password": "        "}, 401)


def test_long_poll_returns_when_it_is_the_bots_turn(ann: Guest, deep: Program) -> None:
    table, (first,) = invited(ann, "me", "person", deal=3)
    deep.join(table, first["secret"])
    heard: list[Json] = []
    waiting = threading.Thread(target=lambda: heard.append(deep.turn(table)))
    waiting.start()
    until(lambda: ann.look(table)["room"]["seats"][1]["present"], "the bot is present")
    ann.act(table, "start")
    while (ask := ann.look(table))["view"]["open"] != [1]:
        assert not heard or heard[0]["view"]["ask"]
        ann.choose(table, ask["version"], ask["view"]["ask"]["options"][0]["id"])
    waiting.join(20)
    assert heard[0]["view"]["ask"]["options"]
    assert deep.turn(table)["version"] == heard[0]["version"]
    assert ann.look(table)["room"]["seats"][1]["present"]  # between two requests the bot has no socket
    deep.choose(table, heard[0]["version"], "nonsense", expect=422)
    begin = time.monotonic()
    told = ann.get(f"/tables/{table}/turn", wait=1)
    assert told["view"]["ask"] is None
    assert 1 <= time.monotonic() - begin < 10
    assert ann.http.get(f"/tables/{table}/turn", params={"wait": 1000}).status_code == 400
    assert ann.http.get(f"/tables/{table}/turn", params={"wait": "nan"}).status_code == 400
    with Guest(ann.url, "Zoe") as onlooker:
        assert onlooker.http.get(f"/tables/{table}/turn").status_code == 403


def test_sampled_worlds_match_the_bots_view_and_are_for_bots_only(ann: Guest, deep: Program) -> None:
    made = ann.make("me", "person", game="seasons", deal=3)
    table = made["table"]
    deep.join(table, made["invitations"][0]["secret"])
    assert deep.http.get(f"/tables/{table}/worlds").json()["word"] == "not_now"
    ann.act(table, "start")
    told, rules = deep.look(table), kit("seasons").rules
    found = deep.worlds(table, seed=7, n=3)
    assert found == deep.worlds(table, seed=7, n=3)
    assert found["rules"] == rules.version
    assert found["worlds"][0] != found["worlds"][1]
    assert found["worlds"] != deep.worlds(table, seed=8, n=3)["worlds"]
    for world in found["worlds"]:
        state = start_state(rules, {}, 2, rng_from_seed(1), world)
        assert [rules.ids[code] for code in state.legal(1)] == [one["id"] for one in told["view"]["ask"]["options"]]
        state.playout(rng_from_seed(1))
        assert state.over
    assert ann.http.get(f"/tables/{table}/worlds").json()["said"]["key"] == "server-bots-only"
    for query in ({"n": 0}, {"n": 33}, {"seed": -1}, {"seed": "x"}):
        assert deep.http.get(f"/tables/{table}/worlds", params=query).status_code == 400
    assert deep.http.get(f"/tables/{table}/worlds", params={"seat": 0}).status_code == 403


def test_an_absent_bot_is_replaced_until_it_polls_again(ann: Guest, deep: Program) -> None:
    table, (first,) = invited(ann, "me", "person", deal=3)
    deep.join(table, first["secret"])
    ann.act(table, "start")
    deep.act(table, "leave")
    assert deep.look(table)["room"]["seats"][1]["stand_in"] == "left"
    deep.turn(table, wait=0)
    assert deep.look(table)["room"]["seats"][1]["stand_in"] == ""


def test_a_stopping_server_answers_long_polls(sqlite: str) -> None:
    with serving(sqlite) as server, Guest(server.url) as ann, Program(server.url, "Deep") as deep:
        table, (first,) = invited(ann, "me", "person")
        deep.join(table, first["secret"])
        heard: list[Json] = []
        waiting = threading.Thread(target=lambda: heard.append(deep.turn(table)))
        waiting.start()
        until(lambda: ann.look(table)["room"]["seats"][1]["present"], "the bot is present")
        begin = time.monotonic()
        assert server.stop() in (0, -15)
        assert time.monotonic() - begin < 4
        waiting.join(5)
        assert heard
        assert server.failures() == []


def test_each_bot_has_its_own_limits(sqlite: str) -> None:
    """The limits here are below the defaults: a burst of 15 turns and worlds per bot and table, and one long poll."""
    with serving(sqlite, "--limits", "0.15") as server, Guest(server.url) as ann, two_bots(server) as (deep, blue):
        made = ann.make("me", "person", "person", game="seasons", deal=3)
        table = str(made["table"])
        for bot, one in zip((deep, blue), made["invitations"], strict=True):
            bot.join(table, one["secret"])

        waiting = threading.Thread(target=lambda: deep.turn(table))
        waiting.start()
        until(lambda: ann.look(table)["room"]["seats"][1]["present"], "the bot is present")
        assert refused(deep.http.get(f"/tables/{table}/turn")) == "server-windows"
        assert blue.turn(table, wait=0)["view"] is None
        ann.act(table, "start")  # all seats have to choose, so the request does not wait
        waiting.join(20)

        for path in (f"/tables/{table}/turn?wait=0", f"/tables/{table}/worlds"):
            assert refused(until_refused(partial(deep.http.get, path))) == "server-too-often"
            last = blue.http.get(path)
            assert last.status_code == 200, last.text
        bots = until_refused(lambda: ann.http.post("/bots", json={"name": secrets.token_hex(8)}))
        assert refused(bots) == "server-too-often"


def until_refused(ask: Callable[[], httpx.Response]) -> httpx.Response:
    return next(answer for _ in range(100) if (answer := ask()).status_code not in (200, 201))


def test_a_disconnect_ends_a_long_poll(sqlite: str) -> None:
    with serving(sqlite, "--limits", "0.1") as server, Guest(server.url) as ann, Program(server.url, "Deep") as deep:
        table, (first,) = invited(ann, "me", "person")
        deep.join(table, first["secret"])
        with pytest.raises(httpx.ReadTimeout):  # the bot may have only one long poll
            deep.http.get(f"/tables/{table}/turn", timeout=0.5)
        until(
            lambda: deep.http.get(f"/tables/{table}/turn", params={"wait": 0}).status_code == 200,
            "the long poll is free again",
            5,
        )
        with pytest.raises(httpx.ReadTimeout):
            deep.http.get(f"/tables/{table}/turn", timeout=0.5)
        ann.http.close()
        begin = time.monotonic()
        server.stop()
        assert time.monotonic() - begin < 4


@contextmanager
def two_bots(server: Server) -> Iterator[tuple[Program, Program]]:
    with Program(server.url, "Deep") as deep, Program(server.url, "Blue") as blue:
        yield deep, blue


def refused(answer: httpx.Response) -> str:
    """Return the error for too many requests, and the seconds to wait."""
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["Retry-After"]) >= 1
    told = answer.json()
    assert told["word"] == "too_many"
    return str(told["said"]["key"])


@pytest.mark.parametrize(
    "command",
    [
        [sys.executable, str(EXAMPLES / "bot.py")],
        ["node", str(EXAMPLES / "bot.mjs")],
        [*SORTILEGE, "join", "--bot", "greedy"],
    ],
    ids=["python", "javascript", "join"],
)
def test_the_examples_play_a_whole_game_and_exit(ann: Guest, command: list[str], tmp_path: Path) -> None:
    numbered = {} if command[0] == "node" else {"deal": 3}
    table, (first,) = invited(ann, "me", "person", **numbered)
    playing = subprocess.Popen([*command, first["link"]], env=environment(tmp_path), stderr=subprocess.PIPE, text=True)
    with playing:
        until(lambda: ready(ann.look(table)["room"]), "the bot has its seat")
        ann.act(table, "start")
        until(lambda: answered(ann, table) >= 6, "the bot has made a few moves", 60)
        until(lambda: ann.look(table)["view"]["ask"], "Ann has a choice and the bot waits", 60)
        ann.act(table, "resign")
        assert playing.wait(30) == 0, playing.stderr and playing.stderr.read()
    room = ann.look(table)["room"]
    assert room["seats"][1]["program"]
    assert room["seats"][1]["stand_in"] == ""


OWN_BOT = """
class Miser:
    name = "miser"
    def choose(self, sight, dice):
        return sight.legal[0]
"""


def test_a_bot_class_from_a_file_plays_a_whole_game(ann: Guest, tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(OWN_BOT)
    table, (first,) = invited(ann, "person", deal=3)
    command = [*SORTILEGE, "join", "--bot", "my_bots:Miser", first["link"]]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        until(lambda: ann.look(table)["room"]["seats"][0]["taken"], "the bot has its seat")
        ann.act(table, "start")
        told, failed = playing.communicate(timeout=60)
    assert playing.returncode == 0, failed
    record = sortilege.read(json.dumps(ann.get(f"/tables/{table}/record")))
    game = sortilege.replay(record)
    assert game.over
    assert told.split() == ["miser", "(bot)", str(game.scores[0])]


def test_an_invalid_link_leaves_no_bot_behind(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[str] = []
    end = remote.ServerClient.end_bot

    def ended(server: remote.ServerClient) -> None:
        made.append(server.token)
        end(server)

    monkeypatch.setattr(remote.ServerClient, "end_bot", ended)
    monkeypatch.delenv("SORTILEGE_TOKEN", raising=False)
    table, (first,) = invited(ann, "me", "person")
    bob.join(table, first["secret"])
    for link, why in ((first["link"], "has already been used"), (first["link"] + "x", "does not match any seat")):
        assert main(["join", link, "--bot", "greedy"]) == 2
        told = capsys.readouterr().err
        assert why in told
        assert "SORTILEGE_TOKEN" not in told
        assert httpx.get(f"{ann.url}/api/me", headers={"Authorization": f"Bearer {made[-1]}"}).status_code == 401
    assert len(made) == 2


def test_creating_too_many_bots_is_rejected_with_the_wait_and_the_existing_token(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SORTILEGE_TOKEN", raising=False)
    with (
        serving(sqlite, "--limits", "0.05") as server,
        Guest(server.url) as ann,
    ):  # one bot per hour
        _, (first,) = invited(ann, "me", "person")
        until_refused(lambda: ann.http.post("/bots", json={"name": secrets.token_hex(8)}))
        assert main(["join", first["link"], "--bot", "greedy", "--lang", "de"]) == 2
    told = capsys.readouterr().err
    assert "Zu viele Versuche. Versuche es in 60 min wieder. " in told
    assert "SORTILEGE_TOKEN" in told


def test_error_texts_of_a_newer_server_are_shown_unchanged() -> None:
    told = {"word": "not_now", "why": "Not in this weather.", "said": {"key": "server-weather"}}
    assert remote.refusal_message(told) == remote.refusal_message({"why": told["why"]}) == told["why"]
    assert isinstance(remote.refusal_message(told | {"said": {"key": "server-link-used"}}), Message)


@pytest.mark.parametrize(("bot", "mistake"), MISTAKES.items())
def test_a_bots_own_error_is_reported(ann: Guest, tmp_path: Path, bot: str, mistake: str) -> None:
    (tmp_path / "small_bots.py").write_text(BOTS)
    table, (first,) = invited(ann, "person", deal=3)
    command = [*SORTILEGE, "join", "--bot", f"small_bots:{bot}", first["link"]]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE, text=True
    ) as playing:
        until(lambda: ann.look(table)["room"]["seats"][0]["taken"], "the bot has its seat")
        ann.act(table, "start")
        _, failed = playing.communicate(timeout=60)
    assert playing.returncode == 2
    assert re.search(f"sortilege: The bot “{bot}” {mistake}", failed, re.IGNORECASE)


def test_a_bot_refuses_to_think_with_other_rules_than_the_server(
    ann: Guest, deep: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (first,) = invited(ann, "person", deal=3)
    deep.join(table, first["secret"])
    ann.act(table, "start")
    told, server, rules = deep.look(table), remote.ServerClient(ann.url, deep.token), kit("spellbook").rules
    think = partial(bot_runner.make_choice, server, table, told, 0, GreedyBot(), bytes(32))
    here = rules.version
    monkeypatch.setattr(rules, "version", here + 1)
    with pytest.raises(SortilegeError, match=f"SpellBook with rules version {here}, but this is version {here + 1}"):
        think()
    assert deep.look(table)["version"] == told["version"]
    monkeypatch.setattr(rules, "version", here)
    think()
    assert deep.look(table)["version"] > told["version"]


def ready(room: Json) -> bool:
    return bool(room["seats"][1]["taken"] and (room["numbered"] or room["seats"][1]["nonce_hash"]))


def answered(ann: Guest, table: str) -> int:
    """Choose for Ann until the game is over; return how often the other seat has chosen."""
    told = ann.look(table)
    if told["view"]["ask"]:
        ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
    return sum(step["who"] == 1 for step in ann.get(f"/tables/{table}/log")["steps"])


def test_the_examples_are_short() -> None:
    for file in EXAMPLES.glob("bot.*"):
        assert sum(bool(line.strip()) for line in file.read_text().splitlines()) <= 25, file
