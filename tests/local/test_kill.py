"""A browser that is killed leaves what it had kept by then: whichever change was the last, every table goes on."""

import asyncio
import json
import random

import msgspec
import pytest

from sortilege.browser.rows import LogRow, RowChanges
from sortilege.core.kits import GAMES, kit
from sortilege.core.record import digest
from sortilege.core.session import Session, verify
from sortilege.tables.live.loader import load_table
from tests.local.browser import Browser
from tests.local.page import Json, Page

CHOICES = 24
EVERY = 6  # so many choices one is sent again


class Noting(Browser):
    """Knows what it kept, change by change."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: list[RowChanges] = []

    async def keep(self, rows: RowChanges) -> None:
        await asyncio.sleep(0.002)  # others go on meanwhile
        await super().keep(rows)
        self.changes.append(list(rows))
        await asyncio.sleep(0.002)

    def killed_after(self, changes: int) -> Browser:
        left = Browser()
        for rows in self.changes[:changes]:
            left.put(rows)
        return left


class Played:
    """A game against a bot, and after how many changes each of our choices was asked for and acknowledged."""

    def __init__(self, game: str) -> None:
        self.browser = Noting()
        self.page = Page(self.browser)
        self.made: list[tuple[int, int, Json]] = []
        asyncio.run(self.play(game))

    async def play(self, game: str) -> None:
        page, rng = self.page, random.Random(1)
        await page.local.start([])
        self.table = await page.table("greedy", game=game, deal=1)
        await page.local.open(7, self.table)
        while len(self.made) < CHOICES:
            told = await page.ask("GET", f"tables/{self.table}")
            if not told["view"]["ask"]:
                await page.hear("news")
                continue
            option = rng.choice(told["view"]["ask"]["options"])["id"]
            choice = {"do": "choose", "version": told["version"], "ids": [option], "seat": 0, "ref": "x"}
            before = len(self.browser.changes)
            await page.local.hear(7, json.dumps(choice))
            assert not (await page.hear("done"))["repeated"]
            self.made.append((before, len(self.browser.changes), choice))
        await page.local.stop()


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param)


def mine(browser: Browser, table: str) -> list[str]:
    """The choices of our seat that are kept."""
    rows = (browser.rows[name] for name in sorted(browser.rows) if name.startswith(f"entry/{table}/"))
    found = [msgspec.msgpack.decode(row, type=LogRow) for row in rows]
    return [one.id for one in found if one.seat == 0]


def test_after_every_change_all_that_was_acknowledged_is_there_and_the_table_goes_on(played: Played) -> None:
    begun: Session | None = None
    for changes in range(len(played.browser.changes) + 1):
        left = played.browser.killed_after(changes)
        acknowledged = [choice["ids"][0] for _, after, choice in played.made if after <= changes]
        asked = [choice["ids"][0] for before, _, choice in played.made if before <= changes]
        found = mine(left, played.table)
        assert acknowledged == found[: len(acknowledged)]
        assert found == asked[: len(found)], "there is a choice that nobody made"
        memory = left.memory()
        if (saved := asyncio.run(memory.read(played.table))) is None or saved.snapshot is None:
            assert not found
            continue
        live = asyncio.run(load_table(memory, saved))
        assert live.game is not None
        begun = begun or saved.room.new_session()
        for one in asyncio.run(memory.entries(played.table, len(begun.choices))):
            begun.follow(one.seat, one.id)
        assert digest(begun.rules, live.game.state) == digest(begun.rules, begun.state), "its log tells another game"
        assert live.n == len(begun.choices)


def test_whoever_comes_back_sends_the_choice_again_and_it_is_made_once(played: Played) -> None:
    """Killed before it was kept, or when it was kept and not yet acknowledged: the page cannot know which it was."""

    async def story(changes: int, choice: Json, repeated: bool) -> None:
        page = Page(played.browser.killed_after(changes))
        before = mine(page.browser, played.table)
        await page.local.start(page.browser.rows.items())
        await page.local.open(7, played.table)
        await page.local.hear(7, json.dumps(choice))
        assert (await page.hear("done"))["repeated"] == repeated
        assert mine(page.browser, played.table) == (before if repeated else [*before, *choice["ids"]])
        if choice is played.made[0][2]:
            await page.play(played.table)
            record = await page.record(played.table)
            assert verify(kit(record.game).rules, record).state.over
        await page.local.stop()

    for before, after, choice in played.made[::EVERY]:
        asyncio.run(story(before, choice, repeated=False))
        asyncio.run(story(after, choice, repeated=True))
