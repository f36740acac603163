"""Loading the page after the server has refused its files."""

import re
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Response

from sortilege.tables.rate_limits import PER_ADDRESS
from tests.browser.conftest import CALM, DRAWN
from tests.server.harness import serving

SCALE = 1 / PER_ADDRESS["file"].burst  # of the limits: one file at once, then one in ten seconds

READ = "async (file) => { const answer = await fetch(file); await answer.text(); return answer.status; }"


def test_a_page_that_met_a_refused_asset_loads_after_a_reload(browser: Browser, tmp_path: Path) -> None:
    """The visitor's address may fetch one more file, the page without its assets."""
    with serving(str(tmp_path / "tables.db"), "--limits", str(SCALE), "--trust-proxy", "127.0.0.1") as server:
        entry = re.findall(r'src="\./(assets/[^"]+\.js)"', httpx.get(server.url).text)[0]
        context = browser.new_context(**CALM, locale="en", extra_http_headers={"X-Forwarded-For": "192.0.2.1"})
        page = context.new_page()
        found: dict[str, Response] = {}
        page.on("response", lambda answer: found.update({answer.url.removeprefix(f"{server.url}/"): answer}))
        page.goto(server.url)
        assert found[""].status == 200
        # Whether Chromium reads the refusal of a script to its end, and so could keep it, is a matter of timing.
        assert page.evaluate(READ, f"./{entry}") == 429
        assert page.locator(DRAWN).count() == 0
        server.more = ()
        server.restart()
        page.reload()
        page.wait_for_selector(DRAWN, state="attached")
        assert "immutable" in found[entry].headers["cache-control"]
        context.close()
