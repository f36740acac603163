"""Prints how fast the page is: its first load with nothing cached, and from a choice to the next paint.

    .venv/bin/python -m benchmarks.page [LOADS]      five loads unless told; from the root of a checkout

A local server, this machine's Chromium. Figures are printed, never tested: a slow machine is not a wrong page.
"""

import statistics
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.browser.conftest import LAPTOP, LISTED, MISSING, PHONE, SCORE, Visitor, chromium
from tests.browser.moments import KINGDOM
from tests.server.harness import Guest, serving

# What the browser itself has measured when the page has come to rest, in milliseconds.
LOADED = """() => new Promise((done) => {
    new PerformanceObserver((list) => {
        const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
        done([loadEventEnd, list.getEntries().at(-1).startTime]);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
})"""
# Each click's way from the finger to the next paint; Chromium rounds to 8 ms and tells those of 16 ms or more.
WATCH = """() => {
    window.paints = {};
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
            if (interactionId) window.paints[interactionId] = Math.max(window.paints[interactionId] ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""


def loads(browser: Browser, url: str, times: int, console: Console) -> list[tuple[float, float]]:
    """The load event and the largest paint of the start page, each time with a new, empty cache."""
    found = []
    for _ in track(range(times), "Loading", console=console):
        context = browser.new_context(**LAPTOP)
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        load, paint = page.evaluate(LOADED)
        found.append((float(load), float(paint)))
        context.close()
    return found


def interactions(browser: Browser, url: str, game: str, device: dict[str, Any]) -> tuple[int, list[float]]:
    """A whole game by real clicks: how many there were, and how long each took until the next paint."""
    with Guest(url, "Ann") as ann:
        options = KINGDOM if game == "seasons" else {}
        table = str(ann.make("me", "random", game=game, options=options, deal=1)["table"])
        ann.act(table, "start")
        context = browser.new_context(**device)
        context.add_init_script(LISTED)
        visitor = Visitor(context.new_page(), url)
        visitor.sit(ann, table)
        visitor.page.evaluate(WATCH)
        clicks = play(visitor.page)
        visitor.page.wait_for_timeout(500)
        paints = [float(one) for one in visitor.page.evaluate("Object.values(window.paints)")]
        context.close()
    return clicks, sorted(paints)


def play(page: Page) -> int:
    clicks = 0
    while True:
        page.wait_for_selector(f"[data-choice]:not([disabled]), {SCORE}", timeout=30_000)
        if page.query_selector(SCORE):
            return clicks
        page.locator("[data-choice]:not([disabled])").nth(0).click()
        clicks += 1


def share(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def main() -> int:
    console = Console()
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    table = Table("what", "median", "98 of 100", "worst", "of", title="The page, milliseconds")
    with tempfile.TemporaryDirectory() as place, serving(f"{place}/t.db") as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        if browser is None:
            console.print(MISSING)
            return 1
        seen = loads(browser, server.url, times, console)
        for n, what in enumerate(("first load: load event", "first load: largest paint")):
            values = sorted(load[n] for load in seen)
            table.add_row(what, f"{statistics.median(values):.0f}", "", f"{values[-1]:.0f}", f"{times} loads")
        for game in ("seasons", "spellbook"):
            for size, device in (("laptop", LAPTOP), ("phone", PHONE)):
                clicks, paints = interactions(browser, server.url, game, device)
                told = [0.0] * max(0, clicks - len(paints)) + paints  # what is under 16 ms is not told
                median, most = statistics.median(told), share(told, 0.98)
                middle = f"{median:.0f}" if median else "< 16"
                name = f"choice to next paint: {game}, {size}"
                table.add_row(name, middle, f"{most:.0f}", f"{told[-1]:.0f}", f"{clicks} clicks")
        browser.close()
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
