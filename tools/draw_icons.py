#!/usr/bin/env python3
"""Draw the icons of the installed page from web/static/icon.svg, with the Chromium of the tests."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import MISSING, chromium

STATIC = Path(__file__).parent.parent / "web/static"
SIZES = (192, 512)


def main() -> None:
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        if browser is None:
            raise SystemExit(MISSING)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawn}")
            page.screenshot(path=STATIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
