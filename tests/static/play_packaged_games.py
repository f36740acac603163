"""Plays whole games at tables without a server and prints what was told, with nothing but what goes into a browser.

    python play_packaged_games.py FOLDER GAME…     FOLDER as `tools/browser_package.py` gathers it

test_browser_package.py runs it; modules that browsers lack cannot be imported here either.
"""

import asyncio
import importlib.abc
import json
import random
import runpy
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

AVAILABLE_PACKAGES = {"librt", "msgspec", "mypy_extensions", "sortilege", "yaml"}
LEFT_OUT = runpy.run_path(str(Path(__file__).parents[2] / "tools/bytecode.py"))["LEFT_OUT"]  # of Python's own library


class HiddenPackages(importlib.abc.MetaPathFinder):
    """Hide all packages except these and most of Python's library."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> None:
        file = name.replace(".", "/")
        lacking = f"{file}.py".startswith(LEFT_OUT) or f"{file}/".startswith(LEFT_OUT)
        if lacking or name.partition(".")[0] not in AVAILABLE_PACKAGES | sys.stdlib_module_names:
            raise ModuleNotFoundError(f"no browser has {name}")


async def play(game: str) -> tuple[int, str]:
    """Play a game; return the player's number of choices and how the game ended."""
    from sortilege.browser.app import BrowserApp
    from sortilege.tables.thinking.jobs import run_job

    kept: dict[str, bytes] = {}

    async def keep(rows: Any) -> None:
        for key, value in rows:
            kept[key] = value

    async def think(question: str) -> str:
        return run_job(question.encode(), lambda: False).decode()

    local, rng, choices = BrowserApp(keep=keep, think=think, post=lambda number, text: None), random.Random(1), 0
    await local.start([])

    async def ask(method: str, path: str, body: object = None) -> Any:
        status, text, _ = await local.ask(method, path, "" if body is None else json.dumps(body))
        assert status < 300, (method, path, status, text)
        return json.loads(text)

    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    table = (await ask("POST", "tables", {"game": game, "seats": seats, "deal": 1}))["table"]
    assert await local.open(1, table) == 0
    await ask("POST", f"tables/{table}/acts", {"what": "start"})
    while (told := await ask("GET", f"tables/{table}"))["room"]["phase"] != "over":
        if asked := told["view"]["ask"]:
            chosen = rng.choice(asked["options"])["id"]
            await ask("POST", f"tables/{table}/choices", {"version": told["version"], "ids": [chosen]})
            choices += 1
        await asyncio.sleep(0)
    await local.stop()
    return choices, told["room"]["ending"]


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    sys.meta_path.insert(0, HiddenPackages())
    print(json.dumps({game: asyncio.run(play(game)) for game in sys.argv[2:]}))
