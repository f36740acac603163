"""On the host machine, the lobby says that others cannot connect, opens the server to the local network, and adjusts
its links.
"""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import CALM, LAPTOP, Visitor
from tests.browser.test_live_table import friend_of
from tests.server.harness import serving

HOME = "127.0.0.2"  # stands for this machine's address on the local network


def test_a_friend_joins_over_the_local_network(browser: Browser, tmp_path: Path) -> None:
    with serving(str(tmp_path / "own.db"), "--home-address", HOME) as own:
        context = browser.new_context(**CALM, **LAPTOP, locale="en")
        ann = Visitor(context.new_page(), own.url)
        ann.page.goto(f"{own.url}/#/new")
        said, opens = ann.page.locator(".network"), ann.page.get_by_role("button", name="Open to the home network")
        expect(said).to_contain_text("nobody else can use these links")  # even before a table exists
        opens.click()
        expect(said).to_contain_text(f"http://{HOME}:{own.port}")
        ann.page.get_by_role("button", name="Close to the network").click()
        ann.page.get_by_role("button", name="Create a table").click()
        ann.page.get_by_role("textbox", name="Link for seat 2").wait_for()
        expect(said).to_contain_text("nobody else can use these links")
        opens.click()
        expect(said).to_contain_text(f"http://{HOME}:{own.port}")
        link = ann.page.locator(".invitation input").first.input_value()
        assert link.startswith(f"http://{HOME}:{own.port}/#/table/")
        friend = friend_of(ann, link)
        expect(ann.page.locator(".lobby")).to_contain_text("Bob")
        assert ann.complaints == friend.complaints == []
        context.close()
