"""A headless Chromium and a server for the tests. Without a browser, the tests are skipped."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, sync_playwright

from tests.browser.table_states import table_in_state
from tests.conftest import KEPT
from tests.server.harness import Guest, Server, serving

MISSING = "there is no Chromium: as root, apt-get install --no-install-recommends chromium, or name one in CHROMIUM"
# Press the first answer; return whether there was one.
FIRST = """(() => {
    const found = document.querySelector('[data-choice]:not([disabled])');
    found?.click();
    return found !== null;
})()"""
# Play on unattended until there is a score: wanted answers first, else random ones from a seed.
GO_ON = """([seed, wanted]) => {
    const step = () => {
        const all = [...document.querySelectorAll('[data-choice]:not([disabled])')];
        const some = wanted.map((word) => all.filter((one) => one.dataset.choice.startsWith(word)));
        const open = some.find((found) => found.length) ?? all;
        if (open.length) {
            seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
            open[(seed >>> 16) % open.length].click();
        }
        if (!document.querySelector('.score table')) setTimeout(step, 25);
    };
    step();
}"""
# Go to another page and wait until nothing of the old one is left.
TURN = """async (place) => {
    for (const to of ['#/account', place]) {
        const turned = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        if (location.hash === to) continue;
        location.hash = to;
        await turned;
    }
    await new Promise((done) => setTimeout(done));
}"""
DRAWN = "main :is(h1, h2, .prompt)"
SCORE = ".score table"
CALM: dict[str, Any] = {"reduced_motion": "reduce"}  # without a graphics card, drawing motion takes most of the time
BROWSER: pytest.StashKey[Browser] = pytest.StashKey()
# List all answers, even where the board shows them, so that tests can simply press them.
LISTED = """try {
    localStorage.settings = JSON.stringify({ list: true, ...JSON.parse(localStorage.settings ?? '{}') });
} catch { /* a page without storage */ }"""
# Also show other players' moves at once, unless the test sets a pace: test_playback.py covers that.
AT_ONCE = LISTED.replace("list: true", "list: true, pace: 'once'")
# Keep layout and behavior, but draw nothing.
UNSEEN = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
}"""
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GERMAN_PHONE = PHONE | {"locale": "de"}
SMALLEST: dict[str, Any] = PHONE | {"viewport": {"width": 320, "height": 568}}


def chromium(playwright: Playwright) -> Browser | None:
    """Start the configured browser, the machine's own, or Playwright's, in the order of `tools/get-chromium.sh`."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    own = os.environ.get("CHROMIUM") or next((found for name in names if (found := shutil.which(name))), None)
    downloaded = playwright.chromium.executable_path
    path = own or (downloaded if Path(downloaded).exists() else None)
    sandbox = [] if os.geteuid() else ["--no-sandbox"]  # root cannot use the sandbox
    return playwright.chromium.launch(executable_path=path, args=sandbox) if path else None


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """One browser for all tests; `tests/conftest.py` closes it after the last."""
    kept = request.config.stash[KEPT]
    if BROWSER not in request.config.stash:
        found = chromium(kept.enter_context(sync_playwright()))
        if found is None:
            pytest.skip(MISSING)
        request.config.stash[BROWSER] = kept.enter_context(found)
        kept.callback(request.config.stash.__delitem__, BROWSER)
    return request.config.stash[BROWSER]


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("browser") / "tables.db")) as running:
        yield running
        assert not running.failures(), "".join(running.failures())


class LookedAt:
    """Tables by state, for tests that only look at them; each is created when it is first wanted."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.found: dict[str, str] = {}

    def __getitem__(self, state: str) -> str:
        if state not in self.found:
            self.found[state] = table_in_state(self.guest, state)
        return self.found[state]


@pytest.fixture(scope="session")
def looked_at(table_server: Server) -> Iterator[LookedAt]:
    with Guest(table_server.url, "Ann") as ann:
        yield LookedAt(ann)


def number(text: str) -> int:
    """Format a number as the page does, with a true minus sign."""
    return int(text.replace("−", "-"))


class Visitor:
    """A visitor of the page; collects all errors that the browser reports."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        self.elsewhere: list[str] = []
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(url) else self.elsewhere.append(asked.url))

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    def visit(self, **settings: object) -> None:
        """Open the start page with these settings stored."""
        self.page.goto(self.url)
        self.page.evaluate("it => localStorage.setItem('settings', JSON.stringify(it))", settings)
        self.page.reload()

    def come_in(self, guest: Guest) -> None:
        """Act as this guest, whose cookie grants their seats."""
        cookies = guest.http.cookies.items()
        self.page.context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in cookies])

    def sit(self, guest: Guest, table: str) -> None:
        self.come_in(guest)
        self.watch(table)

    def watch(self, table: str) -> None:
        self.page.goto(f"{self.url}/#/table/{table}")

    def go(self, place: str) -> None:
        """Load the page at this address and wait until it is drawn."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/{place}")
        self.page.wait_for_selector(DRAWN, state="attached")

    def turn_to(self, place: str) -> None:
        """Navigate inside the loaded page and wait until the new page is drawn."""
        self.page.evaluate(TURN, place)
        self.page.wait_for_selector(DRAWN, state="attached")

    def look_away(self) -> None:
        """Stop drawing: in a whole game it takes longer than playing."""
        self.page.add_init_script(UNSEEN)

    def go_on(self, seed: int, *wanted: str) -> None:
        """Let the page play on unattended; answers that begin with these words come first."""
        self.page.evaluate(GO_ON, [seed, wanted])

    def until(self, true: Callable[[], Any], what: str) -> Any:
        """Wait for something outside the page while Playwright keeps running."""
        for _ in range(300):
            if found := true():
                return found
            self.page.wait_for_timeout(100)
        raise AssertionError(f"still not true: {what}")

    def totals(self) -> list[int]:
        """Return the last line of the score once it is shown."""
        self.page.wait_for_selector(SCORE, timeout=120_000)
        return [number(text) for text in self.page.locator(".score .total td").all_inner_texts()]

    def beside(self, language: str = "en") -> "Visitor":
        """Open a second browser for another visitor of the same server."""
        browser = self.page.context.browser
        assert browser is not None
        context = browser.new_context(locale=language, **CALM)
        context.add_init_script(AT_ONCE)
        return Visitor(context.new_page(), self.url)

    def leave(self) -> None:
        """Close the browser, even with stubbed answers still pending."""
        if not self.page.is_closed():
            self.page.unroute_all(behavior="ignoreErrors")
        self.page.context.close()

    def fits(self) -> bool:
        """Whether nothing overflows sideways; a phone's innerWidth would grow with the overflow."""
        root = "document.documentElement"
        return bool(self.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth"))


@pytest.fixture
def come(browser: Browser, table_server: Server) -> Iterator[Callable[..., Visitor]]:
    """Open the page for a visitor with a language and device; fail if the browser reports errors."""
    found: list[Visitor] = []

    def let(language: str, device: dict[str, Any] = LAPTOP, **more: Any) -> Visitor:
        context = browser.new_context(**(CALM | {"locale": language} | device | more))
        context.add_init_script(AT_ONCE)
        found.append(Visitor(context.new_page(), table_server.url))
        return found[-1]

    yield let
    for one in found:
        one.leave()
    assert [one.complaints for one in found] == [[]] * len(found)
    assert [one.elsewhere for one in found] == [[]] * len(found)


@pytest.fixture
def visitor(browser: Browser, table_server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """A visitor on a laptop in English, unless parametrized."""
    device = CALM | LAPTOP | {"locale": "en"} | getattr(request, "param", {})
    context = browser.new_context(**device)
    context.add_init_script(AT_ONCE)
    found = Visitor(context.new_page(), table_server.url)
    yield found
    found.leave()
    assert found.complaints == []
    assert found.elsewhere == []
