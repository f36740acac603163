"""Guessing is slow for an attacker, and keeps no player out, whatever addresses the attacker has."""

import asyncio
import time

import pytest

from sortilege.server.accounts.sign_in_limits import SignInLimits
from sortilege.server.db import SqlStore
from sortilege.tables.rate_limits import DAY_SECONDS, PER_ADDRESS, PER_PERSON, RateLimits, limited_network
from sortilege.tables.refusals import TooMany
from tests.server.account_site import PASSWORD, Client, Site, SoftPasskey, open_site


def test_neighboring_addresses_are_one_network() -> None:
    assert limited_network("192.0.2.7") == limited_network("192.0.2.200") == "192.0.2.0/24"
    assert limited_network("192.0.3.7") != limited_network("192.0.2.7")
    assert limited_network("2001:db8:1:2::/64") == limited_network("2001:db8:1:ffff::/64") == "2001:db8:1::/48"
    assert limited_network("2001:db8:2:2::/64") != limited_network("2001:db8:1:2::/64")
    assert limited_network("local") == "local"


class Attack:
    """Guesses at one name, at simulated times, from so many networks with four addresses each."""

    def __init__(self, store: SqlStore, networks: int) -> None:
        self.now = 0.0
        self.limits = SignInLimits(store, RateLimits(now=lambda: self.now))
        self.addresses = [f"10.{n // 256}.{n % 256}.{m}" for n in range(networks) for m in range(4)]
        self.guesses = 0

    async def attempt(self, address: str) -> bool:
        try:
            await self.limits.count(address, "Ann", "")
        except TooMany:
            return False
        return True

    async def storm(self) -> None:
        """Every address tries once."""
        for address in self.addresses:
            self.guesses += await self.attempt(address)


def test_an_attacker_with_few_networks_makes_nobody_wait(sqlite: str) -> None:
    """Not even a device that has never signed in; and a day of guessing gets through few passwords."""

    async def run() -> None:
        store = SqlStore(sqlite)
        await store.open()
        attack = Attack(store, 25)
        owner = 0
        while attack.now < DAY_SECONDS:
            await attack.storm()
            attack.now += 60
            if attack.now % 3600 == 0:
                owner += 1
                assert await attack.attempt(f"172.16.{owner}.1"), attack.now
        assert owner == 24
        assert attack.guesses <= 25 * (20 + 12 * 24 + 1)
        await store.close()

    asyncio.run(run())


def test_an_attacker_with_many_networks_gets_no_more_guesses(sqlite: str) -> None:
    async def run() -> None:
        store = SqlStore(sqlite)
        await store.open()
        attack = Attack(store, 300)
        for _ in range(24):
            await attack.storm()
            attack.now += 600
        most = PER_ADDRESS["login_name"]
        assert attack.guesses <= most.burst + most.rate * attack.now + 1
        await store.close()

    asyncio.run(run())


def test_one_address_guesses_at_one_name_every_ten_minutes_in_the_end(sqlite: str) -> None:
    async def run() -> None:
        store = SqlStore(sqlite)
        await store.open()
        attack = Attack(store, 0)
        found = 0
        while attack.now < DAY_SECONDS:
            found += await attack.attempt("192.0.2.1")
            attack.now += 30
        assert found <= PER_PERSON["login"].burst + PER_PERSON["login"].rate * DAY_SECONDS + 1 < 160
        # The address may still sign in to other accounts, so one player behind it does not stop another.
        await attack.limits.count("192.0.2.1", "Bob", "")
        await store.close()

    asyncio.run(run())


async def exhausted(site: Site, name: str) -> None:
    """Use up every limit for this name, and that of the owner's own address."""
    limits = site.service.limits
    for _ in range(int(PER_ADDRESS["login_name"].burst) + 50):
        try:
            await limits.count("login_name", name)
        except TooMany:
            break
    for n in range(int(PER_ADDRESS["login"].burst) + 50):
        try:
            await limits.count("login", "192.0.2.1", f"mallory {n}")
        except TooMany:
            return
    raise AssertionError


def test_guesses_never_stop_the_owner(fresh_database: str) -> None:
    """A known device, a passkey, a recovery code and a mailed link work when every limit for the name is used up."""

    async def run() -> None:
        async with open_site(fresh_database, limits=1.0) as site:
            ann = site.client()
            name = await ann.sign_up("Ann")
            await site.verified(ann, "ann@example.org")
            passkey = SoftPasskey()
            await passkey.add(ann)
            code = (await ann.codes())[0]
            await ann.do("POST", "/logout")
            await exhausted(site, "ann")
            stranger = site.client()
            assert (await stranger.login(name, PASSWORD, 429))["word"] == "too_many"
            await ann.login(name, "wrong horse", 401)
            await ann.login(name)
            for way in (by_passkey(site, passkey), by_code(site, name, code), by_mail(site, name)):
                assert await (await way).signed_in()
            # A device known to another account is a stranger to this one.
            mallory = site.client("198.51.100.1")
            await mallory.sign_up("Mallory")
            await mallory.login(name, PASSWORD, 429)

    asyncio.run(run())


async def by_passkey(site: Site, passkey: SoftPasskey) -> Client:
    client = site.client()
    await passkey.login(client)
    return client


async def by_code(site: Site, name: str, code: str) -> Client:
    client = site.client()
    await client.do("POST", "/recovery/code", {"name": name, "code": code, "new_password": PASSWORD})
    return client


async def by_mail(site: Site, name: str) -> Client:
    client = site.client()
    await client.do("POST", "/recovery/mail", {"account": name})
    token = (await site.settled())[-1].token
    await client.do("POST", "/recovery/link", {"token": token, "new_password": PASSWORD})
    return client


def test_a_known_device_cannot_guess_without_limit(sqlite: str) -> None:
    async def run() -> None:
        async with open_site(sqlite, limits=1.0) as site:
            ann = site.client()
            name = await ann.sign_up("Ann")
            await ann.do("POST", "/logout")
            found = [
                (await ann.send("POST", "/login", {"name": name, "password": "wrong horse"})).status_code
                for _ in range(40)
            ]
            most = PER_ADDRESS["known_device"].burst + PER_PERSON["login"].burst
            assert found.count(401) <= most + 1
            assert found[-1] == 429

    asyncio.run(run())


@pytest.mark.parametrize("known", [True, False])
def test_strangers_do_not_hold_up_those_who_are_known(sqlite: str, known: bool) -> None:
    """Each kind hashes in a lane of its own."""

    async def run() -> None:
        async with open_site(sqlite) as site:
            hashing = site.service.accounts.passwords
            async with hashing.lanes[not known]:
                began = time.monotonic()
                async with asyncio.timeout(10):
                    await hashing.hash("x", known)
                    await hashing.matches(await hashing.hash("y", known), "y", known)
                assert time.monotonic() - began < 10

    asyncio.run(run())
