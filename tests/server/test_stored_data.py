"""What one address can store in a day: docs/hosting.md lists it, and scaled-down limits are filled with it.

Requests go to a server in this process, whose clock for limits moves on by what each refusal asks for. Every attempt
has a new cookie, so only the limits of the address count.
"""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from sortilege.core.kits import GAMES
from sortilege.puzzles import puzzles
from sortilege.server.accounts import devices, passwords
from sortilege.server.accounts.notices import MAX_NOTICES
from sortilege.server.accounts.passkeys import MAX_PASSKEYS
from sortilege.server.accounts.recovery import CODES
from sortilege.server.accounts.turn_notice_mail import Mailer
from sortilege.server.app import application
from sortilege.server.config import Config
from sortilege.server.db import schema
from sortilege.server.db.rate_limits import MIN_COUNT_SECONDS
from sortilege.server.server_process import ServerProcess
from sortilege.tables.content.puzzle_progress import MAX_DAILY_AGE_DAYS
from sortilege.tables.housekeeper import RETENTION_SECONDS
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.after_game import ReviewStatus
from sortilege.tables.rate_limits import DAY_SECONDS, FREQUENT, PER_ADDRESS, PER_PERSON
from sortilege.tables.rooms.seating import MAX_DEVICES
from tests.server.account_site import QUICK_HASHER, SoftPasskey
from tests.server.harness import Json

MANUAL = Path(__file__).parents[2] / "docs" / "hosting.md"
PASSWORD = "correct horse"
POSITION = "game: spellbook\ngiven: {}\n"

# The row of the manual for every table of the database that clients write to.
ROWS = {
    "tables": "tables, also from a custom position, and rematches",
    "choices": "the log of a table",
    "chat": "chat",
    "sessions": "sessions",
    "holds": "who holds a seat",
    "presence": "who is present",
    "accounts": "accounts",
    "devices": "devices",
    "passkeys": "passkeys",
    "recovery_codes": "recovery codes",
    "account_mails": "mail addresses of accounts",
    "account_notices": "notices of accounts",
    "single_use_secrets": "links in mails, challenges to passkeys",
    "games": "results of games",
    "game_seats": "results of games",
    "mails": "mail addresses",
    "reports": "reports",
    "reviews": "reviews",
    "puzzles": "puzzle results",
    "jobs": "reviews in progress",
    "buckets": "counts of limits, with PostgreSQL",
}


def manual() -> dict[str, list[str]]:
    """Return the columns of each row of the manual's table."""
    section = MANUAL.read_text().partition("### Stored data")[2].partition("\n### ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return {name: columns for name, *columns in rows[2:]}


def most_lines(kind: str, of: str = "") -> int:
    """Return how many lines the manual allows in a day: the first number, or the one before some words."""
    return int(re.findall(rf"([\d,]*\d)\s*{of}", manual()[kind][1])[0].replace(",", ""))


def test_the_manual_lists_every_kind_of_stored_data() -> None:
    not_by_clients = {"settings", "processes"}
    assert set(ROWS) == {*schema.persistent.tables, *schema.transient.tables} - not_by_clients
    assert set(ROWS.values()) | {"bots"} == set(manual())
    for name, (who, lines, size, day) in manual().items():
        assert who, name
        assert re.search(r"\d|one ", lines), name
        assert re.search(r"\d", size), name
        assert re.search(r"\d", day), name


def test_limits_leave_no_more_counts_than_the_manual_says() -> None:
    """Each request may come with a new cookie, whose count stays until it is full again and the housekeeper comes."""
    rows = 0.0
    for what, limit in PER_ADDRESS.items():
        if what not in FREQUENT:
            full = max(one.burst / one.rate for one in (limit, PER_PERSON.get(what, limit)))
            rows += limit.burst + limit.rate * (max(full, MIN_COUNT_SECONDS) + RETENTION_SECONDS)
    assert 0.8 * most_lines(ROWS["buckets"]) < rows <= most_lines(ROWS["buckets"])


class Day:
    """A day of requests from one address."""

    def __init__(self, database: str, scale: float, **config: Any) -> None:
        self.app = application(Config(database=database, **config))
        self.service: ServerProcess = self.app.state.service
        self.scale = scale
        self.now = 0.0

    async def run(self, work: Callable[["Day"], Awaitable[None]]) -> None:
        """Run a preparation without limits, and then attempts until the day is over."""
        limits = self.service.limits
        limits.shared, limits.now = None, lambda: self.now  # a database has a clock of its own
        async with self.app.lifespan():
            limits.scale = 0
            await work(self)

    def browser(self, cookie: str = "") -> httpx.AsyncClient:
        app: Any = self.app  # Litestar names the types of its messages otherwise than httpx
        transport = httpx.ASGITransport(app=app, client=("192.0.2.1", 1))
        headers = {"Cookie": cookie} if cookie else {}
        return httpx.AsyncClient(transport=transport, base_url="http://localhost/api", headers=headers, timeout=60)

    async def fill(self, attempt: Callable[[int], Awaitable[httpx.Response]]) -> int:
        """Attempt the same again and again for a day; return how often it was accepted."""
        self.service.limits.scale = self.scale
        accepted = number = refused_otherwise = 0
        while self.now < DAY_SECONDS and refused_otherwise < 5:
            answer = await attempt(number)
            number += 1
            if answer.status_code == 429:
                self.now += max(0.001, float(answer.headers["retry-after"]))
            elif answer.is_success:
                accepted += 1
                refused_otherwise = 0
            else:
                assert answer.status_code == 409, answer.text
                refused_otherwise += 1
        return accepted

    async def count(self, table: str) -> int:
        tables = {**schema.persistent.tables, **schema.transient.tables}
        async with self.service.store.transaction() as db:
            return int((await db.execute(select(func.count()).select_from(tables[table]))).scalar_one())

    async def check(self, table: str, before: int = 0) -> None:
        """The table has as many new rows as the manual says, and not far fewer: the limit was reached."""
        rows, most = await self.count(table) - before, most_lines(ROWS[table]) * self.scale
        assert 0.5 * most - 2 <= rows <= most + 2, (rows, most)


def plan(**more: Any) -> Json:
    return {"game": "spellbook", "seats": [{"kind": "me"}, {"kind": "with_me"}], "name": "Ann", **more}


def cookie_of(answer: httpx.Response) -> str:
    return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())


async def started(day: Day, **more: Any) -> tuple[str, str]:
    """Create a table with both seats at one browser, start it, and return it and the browser's cookie."""
    async with day.browser() as browser:
        made = await browser.post("/tables", json=plan(**more))
        room, cookie = made.json()["room"], cookie_of(made)
        for seat in (0, 1):
            given = {"commitment": room["commitment"], "nonce": secrets.token_hex(8), "seat": seat}
            (await browser.post(f"/tables/{room['table']}/nonces", json=given)).raise_for_status()
        start = {"do": "act", "what": "start", "seat": 0}
        (await browser.post(f"/tables/{room['table']}/acts", json=start)).raise_for_status()
        return room["table"], cookie


async def finished(day: Day) -> tuple[str, str]:
    table, cookie = await started(day)
    async with day.browser(cookie) as browser:
        await choose(browser, table)
        for seat in (0, 1):
            await browser.post(f"/tables/{table}/acts", json={"do": "act", "what": "abandon", "seat": seat})
        assert (await browser.get(f"/tables/{table}", params={"seat": 0})).json()["room"]["phase"] == "over"
    return table, cookie


async def choose(browser: httpx.AsyncClient, table: str) -> tuple[int, int]:
    """Choose the first option; return the seat that chose and the version after that."""
    shown = (await browser.get(f"/tables/{table}", params={"seat": 0})).json()
    seat = shown["view"]["open"][0]
    shown = (await browser.get(f"/tables/{table}", params={"seat": seat})).json()
    body = {"version": shown["version"], "ids": [shown["view"]["ask"]["options"][0]["id"]], "seat": seat}
    made = await browser.post(f"/tables/{table}/choices", json=body)
    made.raise_for_status()
    return seat, made.json()["version"]


async def tables(day: Day) -> None:
    async def attempt(n: int) -> httpx.Response:
        async with day.browser() as browser:
            if n % 2:
                return await browser.post("/moments/tables", json={"text": POSITION, "seats": plan()["seats"]})
            return await browser.post("/tables", json=plan())

    await day.fill(attempt)
    await day.check("tables")


async def results(day: Day) -> None:
    """Each table has one."""

    async def attempt(n: int) -> httpx.Response:
        async with day.browser() as browser:
            made = await browser.post("/tables", json=plan(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
            if made.is_success:
                room = made.json()["room"]
                day.service.limits.scale = 0
                given = {"commitment": room["commitment"], "nonce": secrets.token_hex(8), "seat": 0}
                (await browser.post(f"/tables/{room['table']}/nonces", json=given)).raise_for_status()
                for what in ("start", "resign"):
                    act = {"do": "act", "what": what, "seat": 0}
                    (await browser.post(f"/tables/{room['table']}/acts", json=act)).raise_for_status()
                day.service.limits.scale = day.scale
            return made

    await day.fill(attempt)
    await day.check("games")
    assert await day.count("game_seats") == 2 * await day.count("games")


async def rematches(day: Day) -> None:
    over = [await finished(day) for _ in range(18)]
    before = await day.count("tables")

    async def attempt(n: int) -> httpx.Response:
        table, cookie = over[-1]
        async with day.browser(cookie) as browser:
            answer = await browser.post(f"/tables/{table}/acts", json={"do": "act", "what": "rematch", "seat": 0})
            if answer.is_success:
                over.pop()
            return answer

    await day.fill(attempt)
    await day.check("tables", before)


async def chat(day: Day) -> None:
    rooms = [await started(day, chat=True) for _ in range(3)]

    async def attempt(n: int) -> httpx.Response:
        table, cookie = rooms[n % len(rooms)]
        async with day.browser(cookie) as browser:
            return await browser.post(f"/tables/{table}/chat", json={"text": "\U0001f600" * 500, "seat": n % 2})

    await day.fill(attempt)
    await day.check("chat")


async def steps_back(day: Day) -> None:
    """Each step back is one line, and so is the choice that the player makes again."""
    rooms = [await started(day, game="seasons") for _ in range(6)]
    chosen: dict[str, tuple[int, int]] = {}
    before = await day.count("choices")

    async def attempt(n: int) -> httpx.Response:
        table, cookie = rooms[n % len(rooms)]
        async with day.browser(cookie) as browser:
            if table not in chosen:
                day.service.limits.scale = 0
                chosen[table] = await choose(browser, table)
                day.service.limits.scale = day.scale
            seat, version = chosen[table]
            answer = await browser.post(f"/tables/{table}/take-back", json={"version": version, "seat": seat})
            if answer.is_success:
                del chosen[table]
            return answer

    accepted = await day.fill(attempt)
    most = most_lines("the log of a table", "steps back") * day.scale
    assert 0.5 * most <= accepted <= most + 2
    assert await day.count("choices") - before == 2 * accepted + len(chosen)


async def reports(day: Day) -> None:
    rooms = [await started(day) for _ in range(2)]

    async def attempt(n: int) -> httpx.Response:
        table, cookie = rooms[n % len(rooms)]
        async with day.browser(cookie) as browser:
            return await browser.post(f"/tables/{table}/reports", json={"text": f"wrong {n} " * 100})

    await day.fill(attempt)
    await day.check("reports")


async def reviews(day: Day) -> None:
    """Each is one line a seat, however often it is asked for; here it takes no time."""
    over = [await finished(day) for _ in range(3)]
    asked = set()

    async def ask(caller: Caller, owner: str, table: str, seat: int) -> ReviewStatus:
        asked.add((table, seat))
        await day.service.store.save_review(table, seat, b"{}")
        return ReviewStatus(state="none", own=True, done=0, of=0, seconds=0.0, review=None)

    day.service.reviews.ask = ask  # type: ignore[method-assign]

    async def attempt(n: int) -> httpx.Response:
        table, cookie = over[n % len(over)]
        async with day.browser(cookie) as browser:
            return await browser.post(f"/tables/{table}/reviews/{n % 2}")

    accepted = await day.fill(attempt)
    most = most_lines("reviews", "a day") * day.scale
    assert 0.5 * most - 2 <= accepted <= most + 2
    assert await day.count("reviews") == len(asked) < accepted


async def mails(day: Day) -> None:
    async def attempt(n: int) -> httpx.Response:
        before = await day.count("mails")
        async with day.browser() as browser:
            answer = await browser.post("/tables", json=plan(mail=f"ann{n}@example.org"))
        if answer.is_success and await day.count("mails") == before:  # the table is created without the address
            return httpx.Response(429, headers={"retry-after": str(DAY_SECONDS / 40)})
        return answer

    await day.fill(attempt)
    await day.check("mails")


async def accounts(day: Day) -> None:
    async def attempt(n: int) -> httpx.Response:
        async with day.browser() as browser:
            return await browser.post("/accounts", json={"name": f"Ann {secrets.token_hex(6)}", "password": PASSWORD})

    await day.fill(attempt)
    await day.check("accounts")


async def bots(day: Day) -> None:
    async def attempt(n: int) -> httpx.Response:
        async with day.browser() as browser:
            return await browser.post("/bots", json={"name": f"Bot {secrets.token_hex(6)}"})

    accepted = await day.fill(attempt)
    most = most_lines("bots") * day.scale
    assert 0.5 * most - 2 <= accepted <= most + 2
    assert await day.count("accounts") == accepted


async def sessions(day: Day) -> None:
    """A guest who deletes their data ends a session; signing in ends one and begins another."""
    cookies = []
    for _ in range(40):
        async with day.browser() as browser:
            cookies.append(cookie_of(await browser.post("/session", json={})))

    async def attempt(n: int) -> httpx.Response:
        async with day.browser(cookies[-1]) as browser:
            answer = await browser.delete("/me")
            if answer.is_success:
                cookies.pop()
            return answer

    accepted = await day.fill(attempt)
    assert accepted == await day.count("sessions")
    most = most_lines("sessions", "when guests") * day.scale
    assert 0.5 * most <= accepted <= most + 2


async def signed_up(day: Day) -> tuple[str, str]:
    """Return the name of a new account and its browser's cookies."""
    name = f"Ann {secrets.token_hex(6)}"
    async with day.browser() as browser:
        answer = await browser.post("/accounts", json={"name": name, "password": PASSWORD})
        return name, cookie_of(answer)


async def sign_ins(day: Day) -> None:
    """A day of signing in to as many accounts as it takes, each time in a new browser that has a seat."""
    names = [(await signed_up(day))[0] for _ in range(100)]
    before = {table: await day.count(table) for table in ("devices", "sessions", "account_notices")}

    async def attempt(n: int) -> httpx.Response:
        day.service.limits.scale = 0
        async with day.browser() as guest:
            cookie = cookie_of(await guest.post("/session", json={}))
        day.service.limits.scale = day.scale
        async with day.browser(cookie) as browser:
            return await browser.post("/login", json={"name": names[n % len(names)], "password": PASSWORD})

    accepted = await day.fill(attempt)
    added = {table: await day.count(table) - n for table, n in before.items()}
    assert added == {"devices": accepted, "sessions": 2 * accepted, "account_notices": accepted}
    most = most_lines("devices") * day.scale
    assert 0.5 * most <= accepted <= most + 2


async def challenges(day: Day) -> None:
    """They are deleted after a few minutes, but this day takes no time."""

    async def attempt(n: int) -> httpx.Response:
        async with day.browser() as browser:
            return await browser.post("/login/challenge", headers={"Origin": "http://localhost"})

    await day.fill(attempt)
    await day.check("single_use_secrets")
    async with day.service.store.transaction() as db:
        await db.execute(update(schema.single_use_secrets).values(until=0.0))
    await day.service.tidy_accounts(0.0)
    assert await day.count("single_use_secrets") == 0


async def settings(day: Day) -> None:
    """One account, in one browser: new codes and passkeys as often as it may, and more devices than it keeps."""
    name, cookie = await signed_up(day)
    for _ in range(devices.MAX_DEVICES + 5):
        async with day.browser() as browser:
            cookie = cookie_of(await browser.post("/login", json={"name": name, "password": PASSWORD}))
    origin = {"Origin": "http://localhost", "Cookie": cookie}
    async with day.browser() as browser:
        address = {"address": "ann@example.org", "language": "en"}
        (await browser.put("/me/address", json=address, headers=origin)).raise_for_status()
    made: list[Json] = []

    async def attempt(n: int) -> httpx.Response:
        async with day.browser() as browser:
            if made:
                answer = await browser.post("/me/passkeys", json=made[0], headers=origin)
                if answer.status_code != 429:
                    made.clear()
                return httpx.Response(409) if answer.status_code == 422 else answer
            if await day.count("recovery_codes") == 0:
                return await browser.post("/me/recovery-codes", headers=origin)
            asked = await browser.post("/me/passkeys/challenge", headers=origin)
            if asked.is_success:
                made.append(SoftPasskey("localhost", "http://localhost").create(asked.json()))
            return asked

    await day.fill(attempt)
    for table, most in (("recovery_codes", CODES), ("passkeys", MAX_PASSKEYS), ("account_notices", MAX_NOTICES)):
        assert await day.count(table) == most == most_lines(ROWS[table], "of an account")
    assert await day.count("devices") == devices.MAX_DEVICES == most_lines("devices", "of an account")
    assert await day.count("account_mails") == 1


async def seats(day: Day) -> None:
    """A return link takes further devices, up to a number."""
    async with day.browser() as host:
        made = (await host.post("/tables", json=plan(seats=[{"kind": "me"}, {"kind": "person"}]))).json()
    table, invitation = made["room"]["table"], made["invitations"][0]["secret"]
    before = await day.count("holds")
    secret = invitation

    async def attempt(n: int) -> httpx.Response:
        nonlocal secret
        async with day.browser() as browser:
            answer = await browser.post(f"/tables/{table}/join", json={"name": "Bob", "secret": secret})
            if answer.is_success:
                secret = answer.json()["way_back"]["secret"]
            return answer

    await day.fill(attempt)
    assert await day.count("holds") - before == MAX_DEVICES


async def puzzle_results(day: Day) -> None:
    """A browser may claim whatever it likes for its account; each puzzle counts once a day and daily puzzles once."""
    async with day.browser() as browser:
        signed_up = await browser.post("/accounts", json={"name": f"Ann {secrets.token_hex(6)}", "password": PASSWORD})
    cookie = cookie_of(signed_up)
    ids = [one.id for game in GAMES for one in puzzles(game)]
    today = day.service.puzzle_progress.today().toordinal()

    async def attempt(n: int) -> httpx.Response:
        days = range(today - 2 * n - 2, today - 2 * n)
        claims = [
            {"puzzle": id, "day": at, "solved": solved, "daily": daily}
            for id in ids[:200]
            for at in days
            for solved in (True, False)
            for daily in (True, False)
        ]
        async with day.browser(cookie) as browser:
            return await browser.post("/me/puzzles", json={"ended": claims[:500]})

    await day.fill(attempt)
    assert 0 < await day.count("puzzles") <= 2 * len(ids) + len(GAMES) * (MAX_DAILY_AGE_DAYS + 1)


KINDS: dict[Callable[[Day], Awaitable[None]], float] = {
    tables: 0.02,
    results: 0.01,
    rematches: 0.01,  # a smaller scale would leave no request that spends two tokens at once
    chat: 0.02,
    steps_back: 0.0004,
    reports: 0.2,
    reviews: 0.01,
    mails: 0.3,
    accounts: 0.05,
    bots: 0.02,
    sessions: 0.004,
    sign_ins: 0.004,
    settings: 0.2,
    challenges: 0.0003,
    seats: 0.01,
    puzzle_results: 0.0001,
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_day_stores_no_more_than_the_manual_says(
    fresh_database: str, kind: Callable[[Day], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def send(*_: object) -> None:
        pass

    monkeypatch.setattr(Mailer, "send", send)
    monkeypatch.setattr(passwords, "HASHER", QUICK_HASHER)
    config = {"smtp": "smtp://127.0.0.1", "public_url": "http://localhost"}
    asyncio.run(Day(fresh_database, KINDS[kind], **config).run(kind))
