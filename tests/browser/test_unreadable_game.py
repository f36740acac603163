"""A saved game that this version cannot read: the page says so and lets its players end it."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.page_texts import page_text
from tests.browser.test_live_table import SOLO, act, make_table, start
from tests.server.harness import Server
from tests.server.test_damaged_tables import NOISE, change


def test_the_page_reports_an_unreadable_game(visitor: Visitor, table_server: Server) -> None:
    page = visitor.page
    table = make_table(visitor, game="seasons", seats=SOLO)["table"]
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
    expect(page.get_by_role("alert")).to_contain_text(page_text("en", "page-unreadable"))
    act(page, page_text("en", "page-live-abandon"))
    expect(page.get_by_role("alert")).to_contain_text(page_text("en", "page-live-ending-abandoned"))
    expect(page.get_by_role("button", name=page_text("en", "page-after-record"))).to_be_visible()
