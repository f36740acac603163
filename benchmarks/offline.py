"""The page without a server, measured: `python -m benchmarks.offline [FOLDER]`, of what `make static` has built there.

For each browser, with a profile of its own: from the address to the start page, to a table on the screen, to the first
choice that can be made, and what the processor did until then; the same at the next visit with the network gone, and at
a server on this machine; what a choice takes from the press to the next question; the memory of all processes of the
browser. Then what each bot thinks, here and in WebAssembly.
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
from tests.static.playing import ASKED, BEGIN, READY, SETTINGS

HERE = Path(__file__).parent
CHOICES = 5  # of each bot
PRESSED = 12
COLUMNS = ("page, s", "table, s", "choice, s", "CPU, s", "next, ms", "MiB")
# Its seats are seen before the engine is up.
TABLE = "() => document.querySelector('.felt, [data-see=\"prompt\"]') !== null"
KEPT = "async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null"
# Presses one answer after the other; tells the milliseconds from each press to the next question of one's own.
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
    told = subprocess.run(["ps", "-o", "pid=", "-g", str(browser.process.pid)], capture_output=True, text=True).stdout
    return [Path("/proc", pid) for pid in told.split()]


def memory(browser: Browser) -> float:
    """MiB that all processes of a browser have for themselves, or share in parts."""
    total = 0
    for one in processes(browser):
        try:
            rollup = (one / "smaps_rollup").read_text()
        except OSError:  # it has ended
            continue
        total += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return total / 1024


def worked(browser: Browser) -> Counter[Path]:
    """How long the processor was busy with each process of a browser, in its ticks."""
    found = Counter[Path]()
    for one in processes(browser):
        with suppress(OSError):  # it has ended
            fields = (one / "stat").read_text().rpartition(")")[2].split()
            found[one] = int(fields[11]) + int(fields[12])
    return found


def visit(browser: Browser, tab: Tab, url: str) -> list[float]:
    """Seconds to the start page, to a table and to the first choice, and those of the processor."""
    before, began = worked(browser), time.monotonic()
    marks = []
    tab.goto(url)
    tab.until(READY)
    marks.append(time.monotonic() - began)
    tab.run(BEGIN, 1)
    for mark in (TABLE, ASKED):
        tab.until(mark)
        marks.append(time.monotonic() - began)
    since = worked(browser) - before  # of those that are still there: a browser ends what the last page had
    return [*marks, since.total() / os.sysconf("SC_CLK_TCK")]


def play(browser: Browser, tab: Tab) -> list[float]:
    """What a choice takes, and the memory afterwards."""
    return [statistics.median(tab.run(PRESSES, PRESSED)), memory(browser)]


def row(name: str, figures: list[float]) -> None:
    print(f"{name:26}", *(f"{one:9.1f}" if n < 4 else f"{one:9.0f}" for n, one in enumerate(figures)), flush=True)


def without_a_server(kind: type[Browser], folder: Path) -> None:
    site = Site(folder)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile, kind(Path(profile)) as browser:
        tab = browser.tab()
        tab.goto(site.url + "icon-192.png")  # the same origin, and nothing of the page
        tab.run(SETTINGS)
        row(f"{kind.__name__}, first visit", [*visit(browser, tab, site.url), *play(browser, tab)])
        tab.goto("about:blank")
        tab.goto(site.url)
        tab.until(KEPT)
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


def levels(folder: Path) -> None:
    given = [str(HERE / "levels.py"), str(CHOICES)]
    wasm = ["node", str(HERE.parent / "tests/static/wasm.mjs"), str(folder)]
    here, there = (
        json.loads(subprocess.run([*start, *given], check=True, capture_output=True, text=True).stdout)
        for start in ([sys.executable], wasm)
    )
    for game in here:
        print(f"{game:12}{'here':>10}{'browser':>10}   ms, median of {CHOICES} choices")
        for name in here[game]:
            print(f"{name:12}{here[game][name]:10.2f}{there[game][name]:10.1f}")


if __name__ == "__main__":
    built = Path(sys.argv[1] if len(sys.argv) > 1 else "build/static").resolve()
    print(f"{'':26}", *(f"{name:>9}" for name in COLUMNS))
    for one in (Chromium, Firefox):
        without_a_server(one, built)
        at_a_server(one)
    levels(built)
