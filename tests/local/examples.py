"""Rows as releases have kept them, one example of every format, which nobody ever changes.

`python -m tests.local.examples` plays the one of today's format, where there is none yet. Each is what a page saves as
everything that it keeps: a game of each kind in the middle of a card's doing, and one that is over, with its review.
"""

import asyncio
import gzip
import json
import random
from base64 import b64decode, b64encode
from pathlib import Path

from sortilege import __version__
from sortilege.browser.rows import FORMAT
from tests.local.browser import Browser
from tests.local.page import Page
from tests.server.test_new_rules import under_way

EXAMPLES = Path(__file__).parent / "rows"


def example(number: int) -> dict[str, bytes]:
    found = json.loads(gzip.decompress((EXAMPLES / f"{number}.gz").read_bytes()))
    return {name: b64decode(row) for name, row in found["rows"].items()}


async def in_the_middle(page: Page, game: str, deal: int) -> None:
    """A table at which a card asks for something."""
    rng, table = random.Random(deal), await page.table("with_me", game=game, deal=deal)
    while told := await page.asked(table):
        if told["view"]["ask"]["why"].rpartition(".")[2] in under_way(game):
            return
        await page.choose(table, told, rng)
    raise AssertionError("no card has asked for anything: try another deal")


async def played(reviewed: bool) -> dict[str, bytes]:
    """What a page keeps today after all that."""
    page = Page(Browser())
    await page.local.start([])
    for game, deal in (("seasons", 69), ("spellbook", 72)):
        await in_the_middle(page, game, deal)
    over = await page.table(game="spellbook")
    await page.play_all(over, random.Random(1))
    if reviewed:
        await page.ask("POST", f"tables/{over}/reviews/0", {})
        while (await page.ask("GET", f"tables/{over}/reviews/0"))["state"] == "working":
            await asyncio.sleep(0.1)
    await page.local.store.add_chat_line(over, "local", 0, "Ann", "hello")
    await page.local.stop()
    return page.browser.rows


def main() -> None:
    rows = {name: b64encode(row).decode() for name, row in sorted(asyncio.run(played(reviewed=True)).items())}
    everything = {"is": "sortilege everything", "release": __version__, "rows": rows, "notes": {}}
    with (EXAMPLES / f"{FORMAT}.gz").open("xb") as file:
        file.write(gzip.compress(json.dumps(everything).encode(), mtime=0))


if __name__ == "__main__":
    main()
