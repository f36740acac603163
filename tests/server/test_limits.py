"""Who is counted, over how many processes, and what an attacker with many addresses cannot undo."""

import asyncio
from pathlib import Path

import httpx
import pytest

from sortilege.server.db import SqlStore
from sortilege.tables.rate_limits import PER_ADDRESS, PER_PERSON, Buckets, Limit, RateLimits, counted
from sortilege.tables.refusals import TooMany
from tests.cli.shell import Shell
from tests.server.harness import Guest, serving, until


def test_one_line_to_the_network_counts_once() -> None:
    assert counted("2001:db8:1:2:aaaa::1") == counted("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1") == "192.0.2.1"
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("x" * 1000) == "x" * 64


def test_many_addresses_reset_nobody() -> None:
    """The table of buckets is full: those go that have had most time to fill, not the one that counts."""
    buckets, limit = Buckets(most=100), Limit(0.1, 10)
    now = 0.0
    while not buckets.spend("mallory", limit, now):
        pass
    for n in range(1000):
        now += 0.001
        buckets.spend(f"made up {n}", limit, now)
        assert len(buckets.levels) <= 100
        if n % 50 == 0:
            assert buckets.spend("mallory", limit, now) > 8


def test_buckets_that_are_full_again_are_let_go() -> None:
    buckets, limit = Buckets(), Limit(1, 10)
    for n in range(1000):
        buckets.spend(f"{n}", limit, 0.0)
    for n in range(600):
        buckets.spend("somebody", limit, 100.0 + n)
    assert list(buckets.levels) == ["somebody"]


def test_made_up_cookies_push_no_address_out() -> None:
    limits = RateLimits(now=lambda: 0.0)
    limits.addresses["login"].most = limits.persons["login"].most = 3
    for n in range(10):
        limits.spend("login", "192.0.2.1", f"made up {n}")
    with pytest.raises(TooMany):
        limits.spend("login", "192.0.2.1", "made up anew")


def test_each_process_allows_an_address_its_share_of_what_is_frequent() -> None:
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


def test_what_is_dear_counts_over_all_processes(own_postgres: str) -> None:
    """Two processes, one database: together they allow what one would."""

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


def test_processes_know_how_many_they_are(own_postgres: str) -> None:
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


def test_a_name_is_counted_however_it_is_written(sqlite: str) -> None:
    with serving(sqlite, "--limits", "1", "--trust-proxy", "127.0.0.1") as server, Guest(server.url) as ann:

        def tried(name: str, at: int) -> int:
            from_elsewhere = {"X-Forwarded-For": f"192.0.2.{at}"}
            body = {"name": name, "password": "wrong horse"}
            return ann.http.post("/login", json=body, headers=from_elsewhere).status_code

        for at, name in enumerate(("Ann", "ANN", " Ann ", "\uff21\uff4e\uff4e") * 3):
            assert tried(name, at) == (401 if at < PER_PERSON["login"].burst else 429)


def test_only_a_trusted_proxy_speaks_for_its_clients(sqlite: str) -> None:
    """Somebody who is not the proxy forges what only it may say."""
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
def test_a_proxy_that_could_be_anybody_is_refused(tmp_path: Path, given: tuple[str, ...]) -> None:
    assert "10.0.0.0/24" in Shell(tmp_path).complains("serve", "--port", "0", "--trust-proxy", *given)


def test_on_this_machine_any_proxy_may_be_trusted(sqlite: str) -> None:
    with serving(sqlite, "--trust-proxy", "*") as server:
        until(server.healthy, "it serves")
