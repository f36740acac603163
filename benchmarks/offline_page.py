"""Measure the offline page that `make static` builds: `python -m benchmarks.offline_page [FOLDER]`.

For each browser, with a fresh profile: time from opening the address to the start page, to a table on screen and to the
first possible move, and the processor time until then; the same on the next visit without a network, and on a local
server; time from a click to the next question; memory of all browser processes. Then the thinking time of each bot,
natively and in WebAssembly.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from tests.server.harness import serving
from tests.static.browsers import Browser, Chromium, Firefox, Tab
from tests.static.conftest import Site
from tests.static.page_player import ASKED, BEGIN, READY, SETTINGS

HERE = Path(__file__).parent
CHOICES_PER_BOT = 5
CLICKS = 12
COLUMNS = ("page, s", "table, s", "choice, s", "CPU, s", "next, ms", "MiB")
# The seats appear before the engine is ready.
TABLE = "() => document.querySelector('.felt, [data-see=\"prompt\"]') !== null"
CACHED = "async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null"
# Clicks one option after another and resolves to the milliseconds from each click to the player's next question.
PRESSES = """(most) => new Promise((done) => {
    const took = [];
    let pressed = 0, was = null;
    const step = () => {
        const now = document.querySelector('[data-see="prompt"]')?.dataset.version;
        const open = [...document.querySelectorAll('[data-choice]:not([disabled])')];
        if (was !== null && now !== was && open.length) { took.push(performance.now() - pressed); was = null; }
        if (took.length === most || document.querySelector('.score table')) return done(took);
        if (was === null && open.length) { was = now; pressed = performance.now(); open[open.length >> 1].click(); }
        setTimeout(step, 1);
    };
    step();
})"""


def processes(browser: Browser) -> list[Path]:
    listing = subprocess.run(
        ["ps", "-o", "pid=", "-g", str(browser.process.pid)], capture_output=True, text=True
    ).stdout
    return [Path("/proc", pid) for pid in listing.split()]


def memory(browser: Browser) -> float:
    """Return the proportional set size of all processes of a browser, in MiB."""
    total = 0
    for one in processes(browser):
        try:
            rollup = (one / "smaps_rollup").read_text()
        except OSError:  # the process has ended
            continue
        total += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return total / 1024


def cpu_ticks(browser: Browser) -> Counter[Path]:
    """Return the processor time of each process of a browser, in clock ticks."""
    found = Counter[Path]()
    for one in processes(browser):
        with suppress(OSError):  # the process has ended
            fields = (one / "stat").read_text().rpartition(")")[2].split()
            found[one] = int(fields[11]) + int(fields[12])
    return found


def visit(browser: Browser, tab: Tab, url: str) -> list[float]:
    """Return seconds to the start page, to a table and to the first choice, and the processor time used."""
    before, began = cpu_ticks(browser), time.monotonic()
    marks = []
    tab.goto(url)
    tab.until(READY)
    marks.append(time.monotonic() - began)
    tab.run(BEGIN, 1)
    for mark in (TABLE, ASKED):
        tab.until(mark)
        marks.append(time.monotonic() - began)
    since = cpu_ticks(browser) - before  # only of live processes: a browser ends those of the previous page
    return [*marks, since.total() / os.sysconf("SC_CLK_TCK")]


def play(browser: Browser, tab: Tab) -> list[float]:
    """Return the median time per choice and the memory used afterward."""
    return [statistics.median(tab.run(PRESSES, CLICKS)), memory(browser)]


def row(name: str, figures: list[float]) -> None:
    print(f"{name:26}", *(f"{one:9.1f}" if n < 4 else f"{one:9.0f}" for n, one in enumerate(figures)), flush=True)


def without_a_server(kind: type[Browser], folder: Path) -> None:
    site = Site(folder)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile, kind(Path(profile)) as browser:
        tab = browser.tab()
        tab.goto(site.url + "icon-192.png")  # same origin, without loading the page
        tab.run(SETTINGS)
        row(f"{kind.__name__}, first visit", [*visit(browser, tab, site.url), *play(browser, tab)])
        tab.goto("about:blank")
        tab.goto(site.url)
        tab.until(CACHED)
        site.down()
        tab.goto("about:blank")
        row(f"{kind.__name__}, no network", [*visit(browser, tab, site.url), *play(browser, tab)])


def at_a_server(kind: type[Browser]) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place, serving(f"{place}/tables.db") as server:
        (profile := Path(place, "profile")).mkdir()
        with kind(profile) as browser:
            tab = browser.tab()
            tab.goto(f"{server.url}/favicon.svg")
            tab.run(SETTINGS)
            row(f"{kind.__name__}, at a server", [*visit(browser, tab, f"{server.url}/"), *play(browser, tab)])


def bot_times(folder: Path) -> None:
    given = [str(HERE / "bot_thinking_time.py"), str(CHOICES_PER_BOT)]
    wasm = ["node", str(HERE.parent / "tests/static/wasm.mjs"), str(folder)]
    here, there = (
        json.loads(subprocess.run([*start, *given], check=True, capture_output=True, text=True).stdout)
        for start in ([sys.executable], wasm)
    )
    for game in here:
        print(f"{game:12}{'native':>10}{'browser':>10}   ms, median of {CHOICES_PER_BOT} choices")
        for name in here[game]:
            print(f"{name:12}{here[game][name]:10.2f}{there[game][name]:10.1f}")


if __name__ == "__main__":
    built = Path(sys.argv[1] if len(sys.argv) > 1 else "build/static").resolve()
    print(f"{'':26}", *(f"{name:>9}" for name in COLUMNS))
    for one in (Chromium, Firefox):
        without_a_server(one, built)
        at_a_server(one)
    bot_times(built)
