"""The start page of a player with many unfinished games: what to go on with, all of them, and `Play now` in sight."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.page_texts import page_text
from tests.browser.table_states import LONG_NAMES
from tests.server.harness import Guest, Server, until

UNFINISHED = 12
WITH_PEOPLE = 3
SIZES = ((1920, 1080), (1280, 800), (390, 844), (360, 640))
IN_SIGHT = "button => button.getBoundingClientRect().bottom <= innerHeight"
# Texts that are cut although they are not the names of a table, which may end in an ellipsis.
CUT = """() => [...document.querySelectorAll('header .brand, .home :is(button, h1, h2, b, small, .welcome, .will)')]
    .filter((one) => one.checkVisibility() && !one.closest('[data-unfinished] a')
        && getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.localName}.${one.className}: ${one.textContent.trim()}`)"""


@pytest.fixture(scope="module")
def player(table_server: Server) -> Iterator[Guest]:
    """A player with a long name at twelve unfinished tables, two of which wait for them to move among people."""
    guests = [Guest(table_server.url, name) for name in LONG_NAMES]
    player, *others = guests
    for n in range(UNFINISHED - WITH_PEOPLE):
        table = player.make("me", *["random"] * (1 + n % 3), game="seasons")["table"]
        player.act(table, "start")
    for _ in range(WITH_PEOPLE - 1):
        made = player.make("me", *["person"] * 3)
        for other, link in zip(others, made["invitations"], strict=True):
            other.join(made["table"], link["secret"])
        player.act(made["table"], "start")
    player.make("me", "person")
    until(lambda: sum(row["my_turn"] for row in player.get("/me/tables")) == UNFINISHED - 1, "all others wait")
    yield player
    for guest in guests:
        guest.http.close()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_play_now_is_in_sight_whatever_is_unfinished(
    come: Callable[..., Visitor], player: Guest, language: str
) -> None:
    visitor = come(language)
    visitor.come_in(player)
    visitor.go("#/")
    page = visitor.page
    page.locator("[data-unfinished]").nth(WITH_PEOPLE - 1).wait_for()
    page.wait_for_load_state("networkidle")  # the puzzle of the day, and how the games stand
    button = page.get_by_role("button", name=page_text(language, "page-play-now"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert button.evaluate(IN_SIGHT), (width, height)
        assert visitor.fits()
        assert page.evaluate(CUT) == [], (width, height)


def test_a_newcomer_sees_the_guided_game_and_can_read_the_field_for_a_link(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("#/")
    page.locator(".today").wait_for()
    link = page.get_by_role("link", name="New here?")
    assert link.evaluate(IN_SIGHT)
    assert page.locator(".welcome").evaluate("one => getComputedStyle(one).fontStyle") == "normal"
    field = page.get_by_role("textbox", name="I have an invitation link")
    assert field.evaluate("one => one.clientWidth") > 120
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.locator("header .brand").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_unfinished_games_are_continued_listed_and_removed(visitor: Visitor, player: Guest) -> None:
    """People's tables come first; the last game against bots says how it stands; only games against bots can go."""
    page = visitor.page
    visitor.come_in(player)
    table = player.make("me", "level:1", game="spellbook")["table"]
    player.act(table, "start")
    until(lambda: player.look(table)["view"]["ask"], "the bot has played")
    visitor.go("#/")
    card = page.get_by_role("region", name="Unfinished games")
    rows = card.locator("[data-unfinished]")
    expect(rows).to_have_count(WITH_PEOPLE)
    expect(rows.last).to_have_attribute("data-unfinished", table)
    expect(rows.last).to_contain_text("SpellBook with Pim")
    expect(rows.last).to_contain_text(re.compile(r"Continue · Day \d+ · \d+ : \d+ · today"))
    expect(card.get_by_text("Your turn")).to_have_count(2)
    assert rows.first.inner_text().count("Your turn") == 1
    card.get_by_role("button", name=f"{UNFINISHED + 1 - WITH_PEOPLE} more").click()
    dialog = page.get_by_role("dialog", name="Unfinished games")
    listed = dialog.locator("[data-unfinished]")
    expect(listed).to_have_count(UNFINISHED + 1)
    expect(listed.first).to_contain_text("not started · today")
    expect(dialog.get_by_role("button", name="Remove")).to_have_count(UNFINISHED + 1 - WITH_PEOPLE)
    row = dialog.locator(f"li:has([data-unfinished='{table}'])")
    row.get_by_role("button", name="Remove: SpellBook with Pim").click()
    row.get_by_role("button", name="Keep").click()
    row.get_by_role("button", name="Remove: SpellBook with Pim").click()
    row.get_by_role("button", name="Remove", exact=True).click()
    expect(listed).to_have_count(UNFINISHED)
    assert table not in [one["table"] for one in player.get("/me/tables")]
    page.keyboard.press("Escape")
    expect(rows.last).to_contain_text("Continue")
    rows.last.get_by_role("link").click()
    page.wait_for_selector("[data-split], [data-choice]")


def test_a_guided_game_goes_on_where_it_was_left(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("#/learn/spellbook")
    for _ in range(2):
        page.locator("[data-guide=next]").click()
    expect(page.locator(".guide .where")).to_contain_text("step 3 of")
    page.get_by_role("link", name="Sortilege", exact=True).click()
    link = page.get_by_role("region", name="Unfinished games").get_by_role("link")
    expect(link).to_contain_text("guide, step 3")
    page.evaluate("sessionStorage.clear()")  # another tab, or another day
    link.click()
    expect(page.locator(".guide .where")).to_contain_text("step 3 of")
