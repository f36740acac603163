"""A saved game that this version cannot read: the page says so and lets its players end it."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.page_texts import said
from tests.browser.test_live_table import SOLO, act, made, start
from tests.server.harness import Server
from tests.server.test_damaged_tables import NOISE, change


def test_the_page_says_that_a_game_cannot_be_read(visitor: Visitor, table_server: Server) -> None:
    page = visitor.page
    table = made(visitor, game="seasons", seats=SOLO)["table"]
    start(visitor, table)
    page.locator("[data-choice]").first.click()
    page.goto("about:blank")
    table_server.stop()
    change(
        table_server.database,
        ("update tables set snapshot = :noise, base = :noise where id = :id", {"noise": NOISE, "id": table}),
        ("delete from choices where table_id = :id and n = 0", {"id": table}),
    )
    table_server.start()
    page.goto(f"{visitor.url}/#/table/{table}")
    expect(page.get_by_role("alert")).to_contain_text(said("en", "page-unreadable"))
    act(page, said("en", "page-live-abandon"))
    expect(page.get_by_role("alert")).to_contain_text(said("en", "page-live-ending-abandoned"))
    expect(page.get_by_role("button", name=said("en", "page-after-record"))).to_be_visible()
