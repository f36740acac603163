"""Rate limits: who is limited_address, over how many processes, and how many addresses do not help an attacker."""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from sortilege.server.db import SqlStore
from sortilege.server.http.connection_limits import CONNECTION
from sortilege.server.http.proxies import Proxied
from sortilege.tables.protocol.chat import MAX_CHAT_BREAKS
from sortilege.tables.rate_limits import (
    DAILY,
    DAY_SECONDS,
    PER_ADDRESS,
    PER_PERSON,
    Buckets,
    Limit,
    RateLimits,
    limited_address,
)
from sortilege.tables.refusals import NotNow, TooMany
from sortilege.tables.storage import store
from tests.cli.shell import Shell
from tests.server.harness import Guest, Server, serving


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert limited_address("2001:db8:1:2:aaaa::1") == limited_address("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert limited_address("2001:db8:1:3::1") != limited_address("2001:db8:1:2::1")
    assert limited_address("::ffff:192.0.2.1") == limited_address("192.0.2.1") == "192.0.2.1"
    assert limited_address("fe80::1%eth0") == "fe80::/64"
    assert limited_address("x" * 1000) == "x" * 64


def test_many_addresses_do_not_push_out_a_limited_one() -> None:
    """When there are too many buckets, those that have had most time to refill go first, not the one that counts."""
    buckets, limit = Buckets(max_buckets=100), Limit(0.1, 10)
    now = 0.0
    while not buckets.spend("mallory", limit, now):
        pass
    for n in range(1000):
        now += 0.001
        buckets.spend(f"made up {n}", limit, now)
        assert len(buckets.levels) <= 100
        if n % 50 == 0:
            assert buckets.spend("mallory", limit, now) > 8


def test_refilled_buckets_are_dropped() -> None:
    buckets, limit = Buckets(), Limit(1, 10)
    for n in range(1000):
        buckets.spend(f"{n}", limit, 0.0)
    for n in range(600):
        buckets.spend("ann", limit, 100.0 + n)
    assert list(buckets.levels) == ["ann"]


def test_forged_cookies_do_not_push_out_addresses() -> None:
    limits = RateLimits(now=lambda: 0.0)
    limits.addresses["login"].max_buckets = limits.persons["login"].max_buckets = 3
    for n in range(int(PER_ADDRESS["login"].burst)):
        limits.spend("login", "192.0.2.1", f"made up {n}")
    with pytest.raises(TooMany):
        limits.spend("login", "192.0.2.1", "made up anew")


def test_each_process_allows_its_share_of_frequent_requests() -> None:
    def allowed(processes: int) -> int:
        limits = RateLimits(now=lambda: 0.0)
        limits.processes = processes
        for n in range(10_000):
            try:
                limits.spend("ask", "192.0.2.1", f"person {n}")
            except TooMany:
                return n
        raise AssertionError

    assert allowed(1) == PER_ADDRESS["ask"].burst
    assert allowed(4) == PER_ADDRESS["ask"].burst / 4


def test_expensive_requests_count_over_all_processes(own_postgres: str) -> None:
    """Two processes with one database together allow what one would."""

    async def spend() -> tuple[int, float]:
        stores = [SqlStore(own_postgres), SqlStore(own_postgres)]
        await stores[0].open()
        both = [RateLimits(1.0, store) for store in stores]
        try:
            for n in range(100):
                try:
                    await both[n % 2].count("make", "192.0.2.1", "ann")
                except TooMany as refused:
                    return n, refused.retry_after
            raise AssertionError
        finally:
            for store in stores:
                await store.close()

    n, wait = asyncio.run(spend())
    assert n == PER_PERSON["make"].burst
    assert 5 < wait <= 1 / PER_PERSON["make"].rate


def test_counts_are_deleted_once_they_are_full_again(own_postgres: str) -> None:
    """Each new cookie leaves one, so they must not stay for a day."""

    async def run() -> list[str]:
        store = SqlStore(own_postgres)
        await store.open()
        limits = RateLimits(1.0, store)
        for what in ("socket", "frames", "make", "report"):
            await limits.count(what, "192.0.2.1", "ann")
        async with store.transaction() as db:
            await db.execute(text("update buckets set at = at - 1000"))
        await limits.count("hint", "192.0.2.1", "ann")
        await store.tidy(DAY_SECONDS)
        async with store.transaction() as db:
            left = sorted((await db.execute(text("select who from buckets"))).scalars())
        await store.close()
        return left

    kinds = {who.split()[0] for who in asyncio.run(run())}
    assert kinds == {"hint", "report", DAILY["make"]}


def test_processes_count_each_other(own_postgres: str) -> None:
    async def count() -> tuple[int, ...]:
        store = SqlStore(own_postgres)
        await store.open()
        try:
            found = [await store.heartbeat("one", 60), await store.heartbeat("two", 60)]
            await store.mark_all_absent("one", 0.0)
            return *found, await store.heartbeat("two", 60), await store.heartbeat("late", -1)
        finally:
            await store.close()

    assert asyncio.run(count()) == (1, 2, 1, 1)


def test_all_spellings_of_a_name_share_one_limit(sqlite: str) -> None:
    """It is the limit of an address; `test_sign_in_limits` has the others."""
    with serving(sqlite, "--limits", "1") as server, Guest(server.url) as ann:
        for n, name in enumerate(("Ann", "ANN", " Ann ", "\uff21\uff4e\uff4e") * 3):
            status = ann.http.post("/login", json={"name": name, "password": "wrong horse"}).status_code
            assert status == (401 if n < PER_PERSON["login"].burst else 429)


def test_only_a_trusted_proxy_may_forward_addresses(sqlite: str) -> None:
    """A client that is not the proxy forges the proxy's headers."""
    forged = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.9"}
    body = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "person"}]}
    with serving(sqlite, "--trust-proxy", "192.0.2.1") as server:
        made = httpx.post(f"{server.url}/api/tables", json=body, headers=forged)
        assert made.json()["invitations"][0]["link"].startswith(server.url)
        assert "Secure" not in made.headers["set-cookie"]
        origin = {"Origin": "https://evil.example"}
        assert httpx.post(f"{server.url}/api/tables", json=body, headers=forged | origin).status_code == 403


@pytest.mark.parametrize(
    "given", [("*", "--host", "0.0.0.0"), ("*", "--host", "::"), ("proxy.example",), ("1.2.3.4,,",)]
)
def test_an_unrestricted_proxy_is_rejected(tmp_path: Path, given: tuple[str, ...]) -> None:
    assert "10.0.0.0/24" in Shell(tmp_path).complains("serve", "--port", "0", "--trust-proxy", *given)


LAST_HOP = [
    ("*", "192.0.2.{n}, 203.0.113.7", "203.0.113.7"),  # a proxy appends to what the client wrote
    ("*", "192.0.2.{n}, 203.0.113.7, 127.0.0.1", "203.0.113.7"),
    ("*", "127.0.0.{n}, 127.0.0.9", "127.0.0.9"),
    ("*", "192.0.2.{n}, ", "127.0.0.1"),
    ("*", "192.0.2.{n}, unknown", "unknown"),
    ("127.0.0.1,10.0.0.0/8", "192.0.2.{n}, 203.0.113.7, 10.0.0.1", "203.0.113.7"),
    ("127.0.0.1,10.0.0.0/8", "10.0.0.{n}, 10.9.9.9", "10.9.9.9"),  # a client in the proxies' network
]


@pytest.mark.parametrize(("trusted", "forwarded", "client"), LAST_HOP)
def test_only_the_last_untrusted_hop_is_the_client(trusted: str, forwarded: str, client: str) -> None:
    """What a client writes into the header itself has no effect on the address that limits count."""
    assert {client_behind(trusted, forwarded.format(n=n)) for n in range(1, 5)} == {client}


def test_any_local_proxy_may_be_trusted() -> None:
    assert client_behind("*", "203.0.113.7") == "203.0.113.7"
    assert client_behind("*", "203.0.113.7:4711") == "203.0.113.7"
    assert client_behind("*", "[2001:db8::7]:4711") == "2001:db8::7"
    assert client_behind("*", "203.0.113.7", peer="::ffff:127.0.0.1") == "203.0.113.7"
    assert client_behind("*", "203.0.113.7", peer="192.0.2.1") == "192.0.2.1"


def client_behind(trusted: str, forwarded: str, peer: str = "127.0.0.1") -> str:
    """Return the address of the client that the application sees."""
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", forwarded.encode())]
    state = {CONNECTION: SimpleNamespace(transport=None)}
    scope: Any = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http", "state": state}
    asyncio.run(Proxied(app, trusted, 0)(scope, None, None))  # type: ignore[arg-type]  # nothing is sent
    return seen[0]


CLASSROOM = 30  # browsers behind one address
PAGE_LOAD = (  # what one of them asks for: the page, its assets, and a table
    *("/", "/favicon.svg"),
    *(f"/assets/part-{n}.js" for n in range(12)),
    *("/api/games", "/api/me", "/api/me/tables", "/api/puzzles", "/api/network", "/api/tables/none", "/api/health"),
)


def test_a_classroom_loads_page_and_table_at_once(sqlite: str) -> None:
    """Thirty browsers at one address, each over six connections: none of their requests is over a limit."""

    async def ask(port: int, paths: Sequence[str]) -> list[int]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.writelines(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() for path in paths[:-1])
        writer.write(f"GET {paths[-1]} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answers = await reader.read(-1)
        writer.close()
        return [int(status) for status in re.findall(rb"HTTP/1.1 (\d{3}) ", answers)]

    async def classroom(port: int) -> Counter[int]:
        connections = [PAGE_LOAD[n::6] for n in range(6)]
        answers = await asyncio.gather(*(ask(port, paths) for _ in range(CLASSROOM) for paths in connections))
        return Counter(status for statuses in answers for status in statuses)

    with serving(sqlite, "--limits", "1") as server:
        statuses = asyncio.run(classroom(server.port))
    assert statuses.total() == CLASSROOM * len(PAGE_LOAD)
    assert statuses[429] == 0, statuses


def test_files_of_the_page_have_a_limit_of_their_own(sqlite: str) -> None:
    """A refused file is not kept by the browser or a cache, and a client that asks for too many can still play."""
    with serving(sqlite, "--limits", "0.01") as server, httpx.Client(base_url=server.url) as browser:
        answers = [browser.get(f"/assets/part-{n}.js") for n in range(40)]
        assert {answer.status_code for answer in answers} == {404, 429}
        assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
        assert browser.get("/api/games").status_code == 200


def test_errors_are_never_stored(server: Server) -> None:
    """This holds for every path: a cached error could outlive its cause."""
    with httpx.Client(base_url=server.url) as browser:
        found = [browser.get(path) for path in ("/assets/gone.js", "/nothing", "/api/nothing", "/api/tables/x")]
        found += [browser.post(path) for path in ("/assets/gone.js", "/", "/api/health", "/api/tables")]
        found += [browser.get("/assets/"), browser.get("/assets"), browser.get("/assets/%2e%2e/none")]
    for answer in found:
        assert answer.status_code >= 400, answer.url
        assert answer.headers["cache-control"] == "no-store", answer.url


STORED = ("say", "make", "report", "mail", "account", "bot", "review")  # each adds to the database


@pytest.mark.parametrize("what", STORED)
def test_an_address_stores_no_more_in_a_day_than_the_manual_says(what: str) -> None:
    """It uses every token as soon as there is one, as different people."""
    clock, done = [0.0], 0
    limits = RateLimits(0.1, now=lambda: clock[0])

    async def run() -> int:
        done = number = 0
        while clock[0] < DAY_SECONDS:
            try:
                await limits.count(what, "192.0.2.1", f"player {number}")
                done += 1
            except TooMany as refusal:
                clock[0] += max(refusal.retry_after or 0.0, 0.001)
                number += 1
        return done

    done = asyncio.run(run())
    shown = {"say": 3000, "make": 1500, "report": 40, "mail": 20, "account": 100, "bot": 500, "review": 1460}[what]
    assert done <= 0.1 * shown + 1
    assert f"{shown:,}" in (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()


@pytest.mark.parametrize("path", ["/me/tables", "/tables", "/me/export", "/tables/{0}/log", "/tables/{0}/outlook"])
def test_what_takes_longest_to_answer_is_limited(sqlite: str, path: str) -> None:
    """Other requests go on: one client cannot keep the process busy with lists, logs and previews."""
    with serving(sqlite, "--limits", "0.1") as server, Guest(server.url) as ann:
        table = ann.make("me", "random")["table"]
        statuses = Counter(ann.http.get(path.format(table)).status_code for _ in range(20))
        assert statuses[429] >= 8
        assert statuses[200] <= PER_PERSON["read"].burst * 0.1 + 2
        assert ann.http.get(f"/tables/{table}").status_code == 200


def test_a_tables_chat_is_bounded(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MAX_TABLE_CHAT_LINES", 5)
    monkeypatch.setattr(store, "MAX_TABLE_CHAT_CHARACTERS", 20)

    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        for table, line, most in (("short", "\U0001f600", 5), ("long", "\U0001f600" * 15, 2)):
            for _ in range(most):
                await store.add_chat_line(table, "ann", 0, "Ann", line)
            with pytest.raises(NotNow):
                await store.add_chat_line(table, "ann", 0, "Ann", line)
            assert len(await store.chat_lines(table, 0)) == most
        await store.close()

    asyncio.run(run())


def test_processes_that_add_to_a_tables_chat_at_once_agree_on_its_length(
    fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MAX_TABLE_CHAT_LINES", 15)

    async def run() -> None:
        stores = [SqlStore(fresh_database) for _ in range(2)]
        for one in stores:
            await one.open()
        lines = [stores[n % 2].add_chat_line("table", "ann", 0, "Ann", "hello") for n in range(20)]
        done = await asyncio.gather(*lines, return_exceptions=True)
        assert sorted(one for one in done if isinstance(one, int)) == list(range(15))
        assert sum(isinstance(one, NotNow) for one in done) == 5
        for one in stores:
            await one.close()

    asyncio.run(run())


def test_a_day_of_chat_counts_at_all_tables_together() -> None:
    clock = [0.0]
    limits = RateLimits(now=lambda: clock[0])

    async def run() -> int:
        for done in range(1000):
            try:
                await limits.count("say", "192.0.2.1", f"ann table{done}")
            except TooMany:
                return done
            clock[0] += 0.25
        return 1000

    burst = PER_PERSON["chat_day"].burst
    assert burst <= asyncio.run(run()) < burst + 5


def test_a_chat_message_has_few_line_breaks(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random", chat=True)["table"]
    ann.post(f"/tables/{table}/chat", {"text": "a\n" * 200})
    ann.post(f"/tables/{table}/chat", {"text": "b\nb"})
    long, short = [line["text"] for line in ann.get(f"/tables/{table}/chat")]
    assert long.count("\n") == MAX_CHAT_BREAKS
    assert short == "b\nb"
