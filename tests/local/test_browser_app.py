"""The interface for the page's worker: requests, a socket and stored rows, without server libraries."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from sortilege.browser.app import BrowserApp
from sortilege.core import record as records
from sortilege.core.kits import GAMES, kit
from sortilege.core.session import Session, verify
from sortilege.tables import steady_clock
from sortilege.tables.steady_clock import SteadyClock
from tests.local.fake_browser import Browser
from tests.local.local_server import think
from tests.local.page import Page


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_stored_and_its_record_verifies(game: str) -> None:
    async def check() -> None:
        page = Page(Browser())
        await page.app.start([])
        me = await page.ask("GET", "me")
        assert (me["name"], me["played"], me["won"]) == ("", 0, 0)
        table = await page.table("greedy", game=game)
        assert await page.app.open(7, table) == 0
        await page.play(table, most=20)
        again = Page(page.browser)  # the browser is closed during the game and opened again
        await page.app.stop()
        await again.app.start(reversed(list(page.browser.rows.items())))
        assert await again.app.open(7, table) == 0
        await again.play(table)
        record = records.read(json.dumps(await again.ask("GET", f"tables/{table}/record")))
        verify(kit(game).rules, record)
        seen = await again.ask("GET", f"tables/{table}/frames?seat=0&since=3")
        assert seen["frames"]
        (line,) = await again.ask("GET", "me/tables")
        assert line["table"] == table
        (one,) = (await again.ask("GET", "me/games"))["games"]
        assert (one["table"], one["game"], one["replay"]) == (table, game, "yes")
        assert await again.ask("DELETE", f"me/tables/{table}") == []
        assert [key for key in page.browser.rows if table in key] == [f"result/{table}"]
        await again.app.stop()
        later = Page(page.browser)
        await later.app.start(list(page.browser.rows.items()))
        (one,) = (await later.ask("GET", "me/games?opponent=&players=2"))["games"]
        assert (one["table"], one["replay"]) == (table, "removed")
        profile = await later.ask("GET", "me/profile")
        assert (profile["game"], profile["games"], profile["audience"]) == (game, 1, None)
        assert (await later.ask("GET", "me/results"))["results"][0]["id"] == table
        await later.ask("GET", "players/Ann/profile", expect=404)
        await later.ask("POST", "me/audience", {"audience": "all"}, expect=404)
        await later.app.stop()

    run(check())


def test_nothing_is_acknowledged_before_it_is_stored() -> None:
    async def check() -> None:
        page = Page(Browser())
        await page.app.start([])
        table = await page.table("with_me")
        both = [await page.ask("GET", f"tables/{table}?seat={seat}") for seat in range(2)]
        before = next(told for told in both if told["view"]["ask"])
        seat, option = before["seat"], before["view"]["ask"]["options"][0]["id"]
        page.browser.fails = OSError("no room")
        choice = {"do": "choose", "version": before["version"], "ids": [option], "seat": seat}
        refused = await page.ask("POST", f"tables/{table}/choices", choice, expect=503)
        assert refused["word"] == "unavailable"
        assert (await page.ask("GET", f"tables/{table}?seat={seat}"))["version"] == before["version"]
        await page.ask("POST", f"tables/{table}/choices", choice)
        await page.app.stop()

    run(check())


def test_without_a_working_bot_worker_bots_choose_at_random() -> None:
    async def broken(question: str) -> str:
        raise RuntimeError("the worker died")

    async def check() -> None:
        page = Page(Browser(), broken)
        await page.app.start([])
        table = await page.table("level:10")
        await page.app.open(7, table)
        told = await page.play(table, most=12)
        assert told["version"] > 3
        refused = await page.ask("GET", f"tables/{table}/hint", expect=403)
        assert refused["said"]["key"] == "server-no-hints"
        await page.app.stop()

    run(check())


def test_no_clock_runs_while_the_browser_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    slept = [0.0]
    monkeypatch.setattr(steady_clock, "clock", SteadyClock(wall=lambda: time.time() + slept[0]))

    async def check() -> None:
        page = Page(Browser())
        await page.app.start([])
        table = await page.table("greedy", clock={"kind": "move", "seconds": 100})
        await page.app.open(7, table)
        await page.play(table, most=3)
        await page.app.stop()
        slept[0] += 7200.0
        again = Page(page.browser)
        await again.app.start(page.browser.rows.items())
        seat = (await again.ask("GET", f"tables/{table}"))["room"]["seats"][0]
        assert seat["seconds"] > 90
        assert not seat["stand_in"]
        await again.app.stop()

    run(check())


@pytest.mark.parametrize("file", ["seasons-2-archmage-turned", "seasons-3-apprentice", "spellbook-1-solo"])
def test_an_imported_record_is_the_same_game(file: str) -> None:
    text = Path(__file__).parent.parent.joinpath("golden", f"{file}.json").read_text(encoding="utf-8")

    async def check() -> None:
        page = Page(Browser())
        await page.app.start([])
        record = json.loads(text)
        table = (await page.ask("POST", "records", record, expect=201))["table"]
        found = records.read(json.dumps(await page.ask("GET", f"tables/{table}/record")))
        assert found == records.read(text)
        again = Page(page.browser)
        await page.app.stop()
        await again.app.start(page.browser.rows.items())
        seen = await again.ask("GET", f"tables/{table}/frames?seat=0")
        assert seen["last"] == len(record["choices"])
        assert (await again.ask("GET", f"tables/{table}?seat=0"))["room"]["ending"] == "finished"
        for wrong in ({"digest": "00"}, {"key": "00"}, {"game": "chess"}, {"choices": [[0, "nothing"]]}):
            told = await again.ask("POST", "records", record | wrong, expect=422)
            assert told["said"]["key"] == "server-no-replay"
        assert len(await again.ask("GET", "me/tables")) == 1
        await again.app.stop()

    run(check())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A" * 41, "server-too-long"),
        ("", "server-too-short"),
        (" \n\u202e", "server-name-letters"),
        ("Ann\u0430", "server-name-alphabets"),
    ],
)
def test_a_record_with_an_invalid_name_is_not_imported(name: str, why: str) -> None:
    async def check() -> None:
        page = Page(Browser())
        await page.app.start([])
        told = await page.ask("POST", "records", new_record(name), expect=422)
        assert (told["said"]["key"], told["said"]["args"]["why"]["key"]) == ("server-no-replay", why)
        assert await page.ask("GET", "me/tables") == []
        await page.app.stop()

    run(check())


def test_an_imported_name_is_cleaned_as_in_a_lobby() -> None:
    async def check() -> None:
        page = Page(Browser())
        await page.app.start([])
        for name, shown in (("A" * 40, "A" * 40), ("Ann\n\u202eB", "Ann B")):
            told = await page.ask("POST", "records", new_record(name), expect=201)
            assert told["room"]["seats"][1]["name"] == shown
        await page.app.stop()

    run(check())


def new_record(name: str) -> Any:
    """Return the record of a game that has just begun, with a player of this name."""
    return json.loads(records.write(Session(kit("seasons").rules, ("Ann", name), {}, bytes(32)).record()))


def test_an_unfinished_record_with_an_agreed_undo_is_imported() -> None:
    game, chance = Session(kit("seasons").rules, ("Ann", "Bob"), {}, bytes(32)), random.Random(3)
    for _ in range(30):
        seat = chance.choice(game.state.open_seats())
        game.choose(seat, game.rules.ids[chance.choice(game.state.legal(seat))])
    game.undo_agreed(0)
    game.choose(0, game.rules.ids[game.state.legal(0)[0]])

    async def check() -> None:
        page = Page(Browser())
        await page.app.start([])
        table = (await page.ask("POST", "records", json.loads(records.write(game.record())), expect=201))["table"]
        assert records.read(json.dumps(await page.ask("GET", f"tables/{table}/record"))) == game.record()
        assert (await page.ask("GET", f"tables/{table}?seat=1"))["room"]["ending"] == "closed"
        await page.app.stop()

    run(check())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "word"),
    [
        ("GET", "nothing/here", "", 404, "not_there"),
        ("GET", "tables", "", 404, "not_there"),
        ("POST", "accounts", "{}", 404, "not_there"),
        ("GET", "tables/abc/chat", "", 404, "not_there"),
        ("PUT", "me", "", 404, "not_there"),
        ("GET", "tables/abc", "", 404, "not_there"),
        ("GET", "tables/a%20b", "", 400, "bad_request"),
        ("GET", "tables/abc/log?since=-1", "", 400, "bad_request"),
        ("GET", "tables/abc/log?seat=x", "", 400, "bad_request"),
        ("GET", "tables/abc/moment", "", 400, "bad_request"),
        ("POST", "tables", "", 400, "bad_request"),
        ("POST", "tables", "[]", 400, "bad_request"),
        ("POST", "tables", '{"game": "seasons", "game": "spellbook"}', 400, "bad_request"),
    ],
)
def test_invalid_requests_get_the_same_errors_as_from_a_server(
    method: str, path: str, body: str, status: int, word: str
) -> None:
    async def check() -> None:
        app = BrowserApp(Browser().keep, think, lambda number, text: None)
        await app.start([])
        found, text, _ = await app.ask(method, path, body)
        assert (found, json.loads(text)["word"]) == (status, word), text
        assert await app.open(1, "abc") == 4404
        await app.hear(1, "{}")
        await app.close(1)
        await app.stop()

    run(check())


BLOCKED = ("litestar", "sqlalchemy", "uvicorn", "websockets", "argon2", "fluent", "babel", "rich")
ALONE = f"""
import sys
import time

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {BLOCKED!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
import asyncio
from sortilege.browser.app import BrowserApp
from sortilege.tables.thinking.jobs import run_job

async def keep(rows): ...
async def think(question): return run_job(question).decode()

async def check():
    app = BrowserApp(keep, think, print)
    await app.start([])
    print(await app.ask("GET", "tables/abc"))
    await app.stop()

asyncio.run(check())
loaded = [name for name in sys.modules if name.startswith("sortilege.server")]
assert not loaded, loaded
"""


def test_no_server_library_is_needed() -> None:
    found = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert "server-no-table" in found.stdout
