"""A page without a server, which plays."""

import asyncio
import json
import random
from typing import Any

from sortilege.browser.app import BrowserApp
from sortilege.core import record as records
from sortilege.core.record import Record
from tests.local.fake_browser import Browser
from tests.local.local_server import think

Json = dict[str, Any]


class Page:
    """A page with one socket."""

    def __init__(self, browser: Browser, think: Any = think) -> None:
        self.app = BrowserApp(browser.keep, think, self.post)
        self.browser = browser
        self.came: asyncio.Queue[str | None] = asyncio.Queue()

    def post(self, number: int, text: str | None) -> None:
        assert number == 7
        self.came.put_nowait(text)

    async def ask(self, method: str, path: str, body: Json | None = None, expect: int = 200) -> Any:
        status, text, kind = await self.app.ask(method, path, json.dumps(body) if body is not None else "")
        assert (status, kind) == (expect, "application/json"), text
        return json.loads(text)

    async def table(self, *others: str, game: str = "spellbook", **more: Any) -> str:
        """A game that has begun, at which others are bots, or share the device."""
        plans = [
            {"kind": "me"},
            *({"kind": one} if one == "with_me" else {"kind": "bot", "bot": one} for one in others),
        ]
        made = await self.ask("POST", "tables", {"game": game, "seats": plans, "name": "Ann"} | more, expect=201)
        table, promised = made["table"], made["room"]["commitment"]
        for seat in () if made["room"]["numbered"] else made["room"]["mine"]:
            await self.ask(
                "POST", f"tables/{table}/nonces", {"commitment": promised, "nonce": f"{seat:032}", "seat": seat}
            )
        await self.ask("POST", f"tables/{table}/acts", {"do": "act", "what": "start", "seat": 0})
        return str(table)

    async def hear(self, kind: str) -> Json:
        while (text := await asyncio.wait_for(self.came.get(), 20)) is not None:
            if (told := json.loads(text))["is"] == kind:
                return dict(told)
        raise AssertionError("closed")

    async def play(self, table: str, most: int = 10_000) -> Json:
        """Choose the first legal move until the game is over, at most so many times."""
        for _ in range(most):
            told = await self.ask("GET", f"tables/{table}")
            if told["room"]["phase"] == "over":
                return dict(told)
            if ask := told["view"]["ask"]:
                choice = {"do": "choose", "version": told["version"], "ids": [ask["options"][0]["id"]], "ref": "x"}
                await self.app.hear(7, json.dumps(choice))
                assert (await self.hear("done"))["ref"] == "x"
            else:
                await self.hear("news")
        return dict(told)

    async def asked(self, table: str) -> Json | None:
        """What a table that only we sit at tells the seat that it asks; None when it is over."""
        told = await self.ask("GET", f"tables/{table}?seat=0")
        if told["room"]["phase"] == "over":
            return None
        return dict(await self.ask("GET", f"tables/{table}?seat={told['view']['open'][0]}"))

    async def choose(self, table: str, told: Json, rng: random.Random) -> None:
        option = rng.choice(told["view"]["ask"]["options"])["id"]
        choice = {"do": "choose", "version": told["version"], "ids": [option], "seat": told["seat"]}
        await self.ask("POST", f"tables/{table}/choices", choice)

    async def play_all(self, table: str, rng: random.Random) -> None:
        """Choose by chance for all seats until the game is over."""
        while told := await self.asked(table):
            await self.choose(table, told, rng)

    async def record(self, table: str) -> Record:
        return records.read(json.dumps(await self.ask("GET", f"tables/{table}/record")))
