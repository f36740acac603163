"""Measure the page: first load with an empty cache, and time from a click to the next paint.

    .venv/bin/python -m benchmarks.page_speed [LOADS]      default: five loads; run from the repository root

Uses a local server and this machine's Chromium. The results are printed, not tested: a slow machine does not mean a
broken page.
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
from tests.browser.table_states import KINGDOM
from tests.server.harness import Guest, serving

# The browser's own measurements once the page is idle, in milliseconds.
LOADED = """() => new Promise((done) => {
    new PerformanceObserver((list) => {
        const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
        done([loadEventEnd, list.getEntries().at(-1).startTime]);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
})"""
# Time from each click to the next paint. Chromium rounds to 8 ms and reports only 16 ms or more.
WATCH = """() => {
    window.paints = {};
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
            if (interactionId) window.paints[interactionId] = Math.max(window.paints[interactionId] ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""


def loads(browser: Browser, url: str, times: int, console: Console) -> list[tuple[float, float]]:
    """Load the start page with an empty cache; return the load event and largest paint of each load."""
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
    """Play a whole game with real clicks; return the number of clicks and the sorted paint times."""
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
    table = Table("what", "median", "p98", "worst", "count", title="Page, milliseconds")
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
                times_to_paint = [0.0] * max(0, clicks - len(paints)) + paints  # unreported: under 16 ms
                median, most = statistics.median(times_to_paint), share(times_to_paint, 0.98)
                middle = f"{median:.0f}" if median else "< 16"
                name = f"click to next paint: {game}, {size}"
                table.add_row(name, middle, f"{most:.0f}", f"{times_to_paint[-1]:.0f}", f"{clicks} clicks")
        browser.close()
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
