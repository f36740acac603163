"""At the table: board, keyboard, friends with an invitation link, one device for two players."""

from playwright.sync_api import Page

from tests.browser.conftest import FIRST, Visitor
from tests.browser.test_live_table import until


def test_the_board_itself_and_the_keyboard(visitor: Visitor) -> None:
    """Cards are laid out in piles and a die is taken on the board; refused options say why."""
    page = visitor.page
    visitor.visit(game="seasons", wishes={"seasons": {"level": "apprentice"}}, bot="level:1", bots=1)
    page.get_by_role("button", name="Play now").press("Enter")
    page.wait_for_selector("[data-split]")
    for n in range(3, 9):
        page.locator(".years").nth(n).get_by_role("button", name="II" if n < 6 else "III", exact=True).press("Enter")
    page.locator("[data-split]").press("Enter")
    page.locator("button[data-option^='die:']").first.press("Enter")
    until(page, "[data-choice='end']")  # a die that draws a card first asks whether to keep it
    page.get_by_role("button", name="Unavailable now").press("Enter")
    page.keyboard.press("Tab")
    page.wait_for_selector("[role=tooltip] .ruling")
    page.get_by_role("button", name="français").click()
    page.get_by_role("heading", name="Votre main").wait_for()
    page.reload()
    page.wait_for_selector("[data-choice='end']")
    page.locator("[role=log] p").nth(3).wait_for()


def test_friends_join_by_a_link(visitor: Visitor) -> None:
    """Two browsers at one table."""
    page = visitor.page
    visitor.visit(game="spellbook", name="Ann")
    page.get_by_role("link", name="With friends").click()
    page.get_by_role("button", name="Create a table").click()
    link = page.locator("input[readonly]").input_value()
    friend = visitor.beside("fr")
    friend.page.goto(link)
    friend.page.get_by_role("textbox").fill("Bob")
    friend.page.get_by_role("button", name="S'asseoir").click()
    page.get_by_text("Bob", exact=True).wait_for()
    page.get_by_role("button", name="Start the game").click()
    both = [page, friend.page]
    for one in both:
        one.wait_for_selector(".people .on")
    choose(both, 6)
    assert friend.complaints == []
    friend.leave()


def choose(pages: list[Page], times: int) -> None:
    """The asked player takes the first option, this many times."""
    for _ in range(times):
        found = False
        for page in pages * 200:
            found = bool(page.evaluate(FIRST))
            if found:
                break
            page.wait_for_timeout(20)
        assert found, "no seat is asked"
