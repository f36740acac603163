"""On one's own machine: the lobby says that nobody can come in, opens the door, and its links lead through it."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import CALM, LAPTOP, Visitor
from tests.browser.test_live import PAIR, friend_of, made
from tests.server.harness import serving

HOME = "127.0.0.2"  # stands for this machine's address on the home network


def test_a_friend_comes_in_by_the_link_of_an_opened_table(browser: Browser, tmp_path: Path) -> None:
    with serving(str(tmp_path / "own.db"), "--home-address", HOME) as own:
        context = browser.new_context(**CALM, **LAPTOP, locale="en")
        ann = Visitor(context.new_page(), own.url)
        ann.page.goto(own.url)
        table = made(ann, game="spellbook", seats=PAIR)
        keep = "([table, links]) => localStorage.setItem('links', JSON.stringify([{ table, links }]))"
        ann.page.evaluate(keep, [table["table"], table["invitations"]])
        ann.page.goto(f"{own.url}/#/table/{table['table']}")
        expect(ann.page.locator(".network")).to_contain_text("nobody else can come in")
        ann.page.get_by_role("button", name="Open to the home network").click()
        expect(ann.page.locator(".network")).to_contain_text(f"http://{HOME}:{own.port}")
        link = ann.page.locator(".invitation input").input_value()
        assert link.startswith(f"http://{HOME}:{own.port}/#/table/")
        friend = friend_of(ann, link)
        expect(ann.page.locator(".lobby")).to_contain_text("Bob")
        assert ann.complaints == friend.complaints == []
        context.close()
