"""Rows as earlier releases stored them: one example for each format, never changed afterward.

`python -m tests.local.row_examples` plays and saves the example for the current format if there is none yet. Each is a
page's backup file, with a table of each game in the middle of a card's effect, and a finished one with its review.
"""

import asyncio
import gzip
import json
import random
from base64 import b64decode, b64encode
from pathlib import Path

from sortilege import __version__
from sortilege.browser.rows import FORMAT
from tests.local.fake_browser import Browser
from tests.local.page import Page
from tests.server.test_rules_upgrade import under_way

EXAMPLES = Path(__file__).parent / "rows"


def example(number: int) -> dict[str, bytes]:
    found = json.loads(gzip.decompress((EXAMPLES / f"{number}.gz").read_bytes()))
    return {name: b64decode(row) for name, row in found["rows"].items()}


async def play_to_card_effect(page: Page, game: str, deal: int) -> None:
    """Create a table and play it until a card's effect asks for a choice."""
    rng, table = random.Random(deal), await page.table("with_me", game=game, deal=deal)
    while told := await page.asked(table):
        if told["view"]["ask"]["why"].rpartition(".")[2] in under_way(game):
            return
        await page.choose(table, told, rng)
    raise AssertionError("no card asked for a choice: try another deal")


async def play_example(reviewed: bool) -> dict[str, bytes]:
    """Play the example's tables with this release; return the stored rows."""
    page = Page(Browser())
    await page.app.start([])
    for game, deal in (("seasons", 69), ("spellbook", 72)):
        await play_to_card_effect(page, game, deal)
    over = await page.table(game="spellbook")
    await page.play_all(over, random.Random(1))
    if reviewed:
        await page.ask("POST", f"tables/{over}/reviews/0", {})
        while (await page.ask("GET", f"tables/{over}/reviews/0"))["state"] == "working":
            await asyncio.sleep(0.1)
    await page.app.store.add_chat_line(over, "local", 0, "Ann", "hello")
    await page.app.stop()
    return page.browser.rows


def main() -> None:
    rows = {name: b64encode(row).decode() for name, row in sorted(asyncio.run(play_example(reviewed=True)).items())}
    everything = {"is": "sortilege everything", "release": __version__, "rows": rows, "notes": {}}
    with (EXAMPLES / f"{FORMAT}.gz").open("xb") as file:
        file.write(gzip.compress(json.dumps(everything).encode(), mtime=0))


if __name__ == "__main__":
    main()
