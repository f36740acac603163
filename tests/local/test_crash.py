"""A crash of the browser at any point loses nothing that was acknowledged, and every table can be played on."""

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
from tests.local.fake_browser import Browser
from tests.local.page import Json, Page

CHOICES = 24
RESEND_EVERY = 6  # choices


class RecordingBrowser(Browser):
    """Records every change it stored."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: list[RowChanges] = []

    async def keep(self, rows: RowChanges) -> None:
        await asyncio.sleep(0.002)  # lets other tasks run
        await super().keep(rows)
        self.changes.append(list(rows))
        await asyncio.sleep(0.002)

    def crashed_after(self, changes: int) -> Browser:
        left = Browser()
        for rows in self.changes[:changes]:
            left.put(rows)
        return left


class Played:
    """A game against a bot; `made` has the number of changes before and after each of our choices."""

    def __init__(self, game: str) -> None:
        self.browser = RecordingBrowser()
        self.page = Page(self.browser)
        self.made: list[tuple[int, int, Json]] = []
        asyncio.run(self.play(game))

    async def play(self, game: str) -> None:
        page, rng = self.page, random.Random(1)
        await page.app.start([])
        self.table = await page.table("greedy", game=game, deal=1)
        await page.app.open(7, self.table)
        while len(self.made) < CHOICES:
            told = await page.ask("GET", f"tables/{self.table}")
            if not told["view"]["ask"]:
                await page.hear("news")
                continue
            option = rng.choice(told["view"]["ask"]["options"])["id"]
            choice = {"do": "choose", "version": told["version"], "ids": [option], "seat": 0, "ref": "x"}
            before = len(self.browser.changes)
            await page.app.hear(7, json.dumps(choice))
            assert not (await page.hear("done"))["repeated"]
            self.made.append((before, len(self.browser.changes), choice))
        await page.app.stop()


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param)


def own_choices(browser: Browser, table: str) -> list[str]:
    """Return the stored choices of our seat."""
    rows = (browser.rows[name] for name in sorted(browser.rows) if name.startswith(f"entry/{table}/"))
    found = [msgspec.msgpack.decode(row, type=LogRow) for row in rows]
    return [one.id for one in found if one.seat == 0]


def test_after_a_crash_at_any_change_all_acknowledged_choices_are_stored_and_play_continues(played: Played) -> None:
    begun: Session | None = None
    for changes in range(len(played.browser.changes) + 1):
        left = played.browser.crashed_after(changes)
        acknowledged = [choice["ids"][0] for _, after, choice in played.made if after <= changes]
        asked = [choice["ids"][0] for before, _, choice in played.made if before <= changes]
        found = own_choices(left, played.table)
        assert acknowledged == found[: len(acknowledged)]
        assert found == asked[: len(found)], "a choice is stored that was never requested"
        memory = left.memory()
        if (saved := asyncio.run(memory.read(played.table))) is None or saved.snapshot is None:
            assert not found
            continue
        live = asyncio.run(load_table(memory, saved))
        assert live.game is not None
        begun = begun or saved.room.new_session()
        for one in asyncio.run(memory.entries(played.table, len(begun.choices))):
            begun.follow(one.seat, one.id)
        assert digest(begun.rules, live.game.state) == digest(begun.rules, begun.state), "the log differs"
        assert live.n == len(begun.choices)


def test_a_choice_sent_again_after_a_crash_is_made_once(played: Played) -> None:
    """The page cannot know whether the crash came before the choice was stored or before it was acknowledged."""

    async def check(changes: int, choice: Json, repeated: bool) -> None:
        page = Page(played.browser.crashed_after(changes))
        before = own_choices(page.browser, played.table)
        await page.app.start(page.browser.rows.items())
        await page.app.open(7, played.table)
        await page.app.hear(7, json.dumps(choice))
        assert (await page.hear("done"))["repeated"] == repeated
        assert own_choices(page.browser, played.table) == (before if repeated else [*before, *choice["ids"]])
        if choice is played.made[0][2]:
            await page.play(played.table)
            record = await page.record(played.table)
            assert verify(kit(record.game).rules, record).state.over
        await page.app.stop()

    for before, after, choice in played.made[::RESEND_EVERY]:
        asyncio.run(check(before, choice, repeated=False))
        asyncio.run(check(after, choice, repeated=True))
