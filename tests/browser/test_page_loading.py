"""Loading the page: its weight, after the server has refused its files, and in a classroom."""

import asyncio
import gzip
import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, Request, Response, WebSocket
from websockets.asyncio.client import connect

from sortilege.tables.rate_limits import PER_ADDRESS
from tests.browser.conftest import AT_ONCE, CALM, DRAWN, LookedAt, Visitor
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


MOST_BYTES = 300_000  # of the page in one language with the tables of both games, compressed


def test_the_page_with_both_games_is_small(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    places = [looked_at[state] for state in ("turn", "spellbook turn")]
    visitor = come("de")  # which has the longest texts
    files: set[str] = set()
    visitor.page.on("request", lambda one: files.add(one.url) if "/api/" not in one.url else None)
    visitor.come_in(looked_at.guest)
    visitor.go("#/")
    for place in places:
        visitor.turn_to(f"#/table/{place}")
        visitor.page.wait_for_selector("[data-choice]")
    visitor.page.wait_for_load_state("networkidle")
    weights = {
        url: len(body) if url.endswith(".woff2") else len(gzip.compress(body))
        for url in {url.partition("#")[0] for url in files}
        if (body := httpx.get(url).content)
    }
    assert len(weights) > 10
    assert sum(weights.values()) < MOST_BYTES, sorted(weights.items(), key=lambda one: -one[1])


CLASSROOM, CONNECTIONS = 30, 6  # browsers behind one address, and connections of each
CREATE, SOCKET = "/api/tables", "socket"
SLOW = 120.0  # seconds for everything at once, also on a busy machine


class Asked(NamedTuple):
    """A request of the page."""

    method: str
    path: str
    body: str


def what_the_page_asks(browser: Browser, url: str) -> tuple[list[Asked], dict[str, str]]:
    """Load the page and a table in Chromium; return its requests in order, and what the server gave it."""
    asked: list[Asked] = []
    given: dict[str, str] = {}

    def request(one: Request) -> None:
        asked.append(Asked(one.method, one.url.removeprefix(url), one.post_data or ""))

    def socket(one: WebSocket) -> None:
        asked.append(Asked(SOCKET, one.url.removeprefix(url.replace("http", "ws", 1)), ""))

    def response(one: Response) -> None:
        if one.request.method == "POST" and one.url == f"{url}{CREATE}":
            room = one.json()["room"]
            given.update(table=room["table"], commitment=room["commitment"])

    context = browser.new_context(**CALM, locale="en")
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.on("request", request)
    page.on("websocket", socket)
    page.on("response", response)
    page.goto(url)
    page.wait_for_selector(DRAWN, state="attached")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-choice]", state="attached")
    page.wait_for_load_state("networkidle")
    context.close()
    return asked, given


async def ask_the_same(url: str, asked: Sequence[Asked], given: dict[str, str], stack: AsyncExitStack) -> Counter[str]:
    """Make the page's requests as another browser, for a table of its own; return how often what was answered."""
    limits = httpx.Limits(max_connections=CONNECTIONS)
    client = await stack.enter_async_context(httpx.AsyncClient(base_url=url, limits=limits, timeout=SLOW))
    own: dict[str, str] = {}
    answers: Counter[str] = Counter()

    def as_own(text: str) -> str:
        for name, value in own.items():
            text = text.replace(given[name], value)
        return text

    async def ask(one: Asked) -> None:
        path = as_own(one.path)
        if one.method == SOCKET:
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address, headers = f"{url.replace('http', 'ws', 1)}{path}", {"Cookie": cookies}
            socket = await stack.enter_async_context(connect(address, additional_headers=headers, open_timeout=SLOW))
            answers[json.loads(await asyncio.wait_for(socket.recv(), SLOW))["is"]] += 1
            return
        headers = {"Content-Type": "application/json", "Origin": url} if one.body else {}
        answer = await client.request(one.method, path, content=as_own(one.body), headers=headers)
        answers[f"{answer.status_code}"] += 1
        if (one.method, one.path) == ("POST", CREATE) and answer.is_success:
            room = answer.json()["room"]
            own.update(table=room["table"], commitment=room["commitment"])

    created = asked.index(next(one for one in asked if (one.method, one.path) == ("POST", CREATE)))
    await asyncio.gather(*(ask(one) for one in asked[:created]))
    for one in asked[created:]:
        await ask(one)
    return answers


def test_a_classroom_loads_the_page_and_a_table_at_once(browser: Browser, tmp_path: Path) -> None:
    """What the page asks for in Chromium is asked for by thirty browsers at one address; none is refused."""
    with serving(str(tmp_path / "tables.db"), "--limits", "1") as server:
        asked, given = what_the_page_asks(browser, server.url)
        assert {"GET", "POST", SOCKET} <= {one.method for one in asked}
        assert sum(one.path.startswith("/assets/") for one in asked) > 10
        server.restart()  # with full limits again

        async def classroom() -> Counter[str]:
            async with AsyncExitStack() as stack:
                browsers = [ask_the_same(server.url, asked, given, stack) for _ in range(CLASSROOM)]
                return sum(await asyncio.gather(*browsers), Counter())

        with ThreadPoolExecutor(1) as pool:  # Playwright has an event loop of its own in this thread
            answers = pool.submit(lambda: asyncio.run(classroom())).result()
    assert answers.total() == CLASSROOM * len(asked)
    assert {answer for answer in answers if answer not in ("200", "201", "204", "304", "table")} == set(), answers
