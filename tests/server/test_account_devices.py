"""The devices of an account: recognized, listed, ended, and announced when they are new."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import select, text

from sortilege.server.accounts.client_names import client_names
from sortilege.server.accounts.devices import MAX_DEVICES, PROOF_SECONDS, iso_day
from sortilege.server.accounts.notices import MAX_NOTICES
from sortilege.server.db import SqlStore, schema
from sortilege.server.db.migrations import migrate
from sortilege.server.db.sessions import utc_day
from sortilege.tables.identity import hash_secret
from tests.server.account_site import FIREFOX, PASSWORD, PHONE, Client, Site, SoftPasskey, open_site
from tests.server.harness import Guest, Program, Server
from tests.server.test_sessions import closed, copy_of, listening, sign_in, signed_up

CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"
SAFARI = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/26.0 Safari/605.1"
)
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Version/26.0 Mobile/15E148 Safari/604.1"
)
NEW = "battery staple"


@pytest.mark.parametrize(
    ("user_agent", "names"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (PHONE, ("Chrome", "Android")),
        (CHROME, ("Chrome", "Windows")),
        (f"{CHROME} Edg/140.0", ("Edge", "Windows")),
        (f"{CHROME} OPR/120.0", ("Opera", "Windows")),
        (SAFARI, ("Safari", "macOS")),
        (IPHONE, ("Safari", "iOS")),
        ("python-httpx/0.28", ("", "")),
        ("", ("", "")),
        ("x" * 100_000 + "Firefox/", ("", "")),
    ],
)
def test_a_device_is_named_by_browser_and_system_alone(user_agent: str, names: tuple[str, str]) -> None:
    assert client_names(user_agent) == names


def devices(security: dict[str, Any]) -> list[tuple[str, str, bool, bool]]:
    return [(one["browser"], one["system"], one["current"], one["signed_in"]) for one in security["devices"]]


async def day_of(site: Site, client: Client) -> str:
    return str(next(one["last_day"] for one in (await client.security())["devices"] if one["current"]))


def test_devices_are_listed_with_their_days(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            laptop, phone = site.client(), site.client(user_agent=PHONE)
            name = await laptop.sign_up()
            await phone.login(name)
            found = await laptop.security()
            assert sorted(devices(found)) == [("Chrome", "Android", False, True), ("Firefox", "Linux", True, True)]
            assert not {"hash", "192.0.2"} & set(str(found))
            await phone.do("POST", "/logout")
            assert sorted(devices(await laptop.security()))[0] == ("Chrome", "Android", False, False)
            await site.execute("update devices set day = 7, made = 86400.0 * 5")
            await phone.get("/me")  # is not signed in, so this is no visit
            rows = {one["browser"]: one for one in (await laptop.security())["devices"]}
            today = iso_day(utc_day(time.time()))
            assert [rows["Chrome"][day] for day in ("first_day", "last_day")] == ["1970-01-06", "1970-01-08"]
            assert [rows["Firefox"][day] for day in ("first_day", "last_day")] == ["1970-01-06", today]
            await phone.login(name)
            assert sorted(devices(await laptop.security())) == sorted(devices(found))

    asyncio.run(run())


def test_a_device_is_ended_by_its_owner_alone(server: Server, ann: Guest, bob: Guest) -> None:
    who = signed_up(ann)
    signed_up(bob)
    table = ann.make("me", "with_me", game="spellbook")["table"]
    with Guest(server.url) as phone, Guest(server.url) as other:
        sign_in(phone, who)
        sign_in(other, who)
        old_cookies = copy_of(phone)
        id = next(one["id"] for one in phone.get("/me/security")["devices"] if one["current"])
        assert bob.http.delete(f"/me/devices/{id}").status_code == 404
        assert server.failures() == []
        with listening(phone, table) as socket, old_cookies as copied:
            assert ann.http.delete(f"/me/devices/{id}").status_code == 204
            assert closed(socket) == 4403
            assert copied.get("/me")["name"] == ""
        assert ann.http.delete(f"/me/devices/{id}").status_code == 404
        assert [phone.get("/me")["name"], other.get("/me")["name"]] == ["", who]
        with listening(other, table) as socket:
            assert ann.http.delete("/me/devices").status_code == 204
            assert closed(socket) == 4403
        assert other.get("/me")["name"] == ""
        assert [one["current"] for one in ann.get("/me/security")["devices"]] == [True]
        for guest in (phone, other):
            assert guest.http.delete("/me/devices").status_code == 401
            assert guest.http.get("/me/security").status_code == 401


def test_a_new_device_is_announced_to_the_others(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, thief, helper = site.client(), site.client(user_agent=PHONE), site.client(user_agent=CHROME)
            name = await ann.sign_up()
            await site.verified(ann, "ann@example.org", "de")
            assert (await ann.get("/me"))["notices"] == 0
            await thief.login(name)
            await helper.login(name)
            first, second = await site.settled()
            assert first.subject == "Sortilege: Anmeldung auf einem neuen Gerät"
            assert "Chrome unter Android" in first.body
            assert "Chrome unter Windows" in second.body
            assert "192.0.2" not in first.body
            assert (await ann.get("/me"))["notices"] == 2
            # Neither may confirm what an older device should see, not even with the other's help.
            for one in (thief, helper, thief):
                await one.do("POST", "/me/notices")
            assert (await ann.get("/me"))["notices"] == 1
            shown = (await ann.security())["notices"]
            assert [(one["what"], one["system"], one["open"]) for one in shown][:2] == [
                ("device", "Windows", False),
                ("device", "Android", True),
            ]
            await ann.do("POST", "/me/notices")
            assert (await ann.get("/me"))["notices"] == 0
            await thief.do("POST", "/logout")
            await thief.login(name)  # is known by now
            assert len(await site.settled()) == 2

    asyncio.run(run())


def test_changes_are_announced_and_need_a_recent_proof(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, phone = site.client(), site.client(user_agent=PHONE)
            name = await ann.sign_up()
            await site.verified(ann, "ann@example.org")
            passkey = SoftPasskey()
            await passkey.add(ann)
            await phone.login(name)
            id = (await ann.security())["passkeys"][0]["id"]
            changes: list[tuple[str, str, dict[str, str] | None]] = [
                ("POST", "/me/recovery-codes", None),
                ("POST", "/me/passkeys/challenge", None),
                ("DELETE", f"/me/passkeys/{id}", None),
                ("PUT", "/me/address", {"address": "new@example.org", "language": "en"}),
                ("PUT", "/me/address", {"address": "", "language": "en"}),
                ("PUT", "/me/password", {"new_password": NEW}),
            ]
            await site.execute("update sessions set proved = proved - :seconds", seconds=PROOF_SECONDS)
            assert (await ann.security())["proved"] is False
            for method, path, body in changes:
                assert (await ann.do(method, path, body, 403))["word"] == "not_proved"
            await ann.do("POST", "/me/proof", {}, 401)
            await ann.do("POST", "/me/proof", {"password": "wrong horse"}, 401)
            assert (await ann.security())["proved"] is False
            await ann.do("POST", "/me/proof", {"password": PASSWORD})
            assert (await phone.security())["proved"] is False
            await site.settled()
            site.mails.clear()
            for method, path, body in changes:
                await ann.do(method, path, body)
            mails = [(mail.to, mail.subject.removeprefix("Sortilege: ")) for mail in await site.settled()]
            assert sorted(mails) == [
                ("ann@example.org", "Mail address removed"),
                ("ann@example.org", "New mail address entered"),
                ("ann@example.org", "New recovery codes created"),
                ("ann@example.org", "Passkey removed"),
                ("new@example.org", "confirm your mail address"),
            ]
            told = [one["what"] for one in (await ann.security())["notices"]]
            assert told[:5] == ["password", "address_removed", "address", "passkey_removed", "codes"]
            assert not await phone.signed_in()

    asyncio.run(run())


def test_what_an_account_stores_is_bounded(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann = site.client()
            name = await ann.sign_up()
            for n in range(MAX_DEVICES + 5):
                await site.execute("update devices set day = day - 1")
                await site.client(f"192.0.2.{n}").login(name)
            await ann.login(name)
            found = await ann.security()
            assert len(found["devices"]) == MAX_DEVICES
            assert len(found["notices"]) == MAX_NOTICES
            async with site.service.store.transaction() as db:
                alive = (await db.execute(text("select count(*) from sessions where account is not null"))).scalar_one()
            assert alive == MAX_DEVICES

    asyncio.run(run())


def test_each_sign_in_replaces_the_device_cookie(fresh_database: str) -> None:
    """A copy of it, or one that an attacker has planted, is a stranger's from then on."""

    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, bob, mallory = site.client(), site.client(), site.client()
            name, other = await ann.sign_up(), await bob.sign_up()
            await bob.login(name)  # a browser for two
            count = site.service.sign_in_limits.count
            planted = "x" * 32
            ann.http.cookies.set("sortilege_device", planted, domain="play.example", path="/")
            await ann.login(name)
            mallory.http.cookies.set("sortilege_device", planted)
            seen = []

            async def spy(address: str, name: str, device: str) -> bool:
                seen.append(await count(address, name, device))
                return seen[-1]

            site.service.sign_in_limits.count = spy  # type: ignore[method-assign]
            copied = dict(bob.http.cookies)["sortilege_device"]
            for client, who in ((mallory, name), (bob, name), (bob, other), (bob, "Nobody")):
                await client.login(who, "wrong horse", 401)
            assert seen == [False, True, True, False]
            await bob.login(other)
            mallory.http.cookies.set("sortilege_device", copied)
            for client, who in ((mallory, name), (mallory, other), (bob, name), (bob, other)):
                await client.login(who, "wrong horse", 401)
            assert seen[5:] == [False, False, True, True]

    asyncio.run(run())


def test_sessions_from_before_have_a_device(fresh_database: str) -> None:
    secret, today = "s" * 32, utc_day(time.time())

    async def run() -> None:
        old = SqlStore(fresh_database)
        account = """insert into accounts (id, name, folded, skeleton, password, made, bot)
            values (:id, :id, :id, :id, '', 0, :bot)"""
        session = "insert into sessions (hash, account, seen, ended) values (:hash, :account, :seen, :ended)"
        async with old.transaction() as db:
            await migrate(db, 7)
            await db.execute(text("insert into settings (key, value) values ('secret', :secret)"), {"secret": secret})
            for made, bot in (("ann", False), ("robot", True)):
                await db.execute(text(account), {"id": made, "bot": bot})
            for cookie, id in (("one", "ann"), ("two", "ann"), ("token", "robot"), ("ended", None)):
                row = {"hash": hash_secret(secret + cookie), "account": id, "seen": (today - 3) * 86_400.0}
                await db.execute(text(session), row | {"ended": id is None})
        await old.close()
        async with open_site(fresh_database) as site:
            ann = site.client()
            ann.http.cookies.set("sortilege", "one")
            found = (await ann.security())["devices"]
            first = iso_day(today - 3)
            assert sorted((one["current"], one["first_day"], one["last_day"]) for one in found) == [
                (False, first, first),
                (True, first, iso_day(today)),
            ]
            await ann.do("DELETE", "/me/devices")
            assert len((await ann.security())["devices"]) == 1
            c = schema.sessions.c
            async with site.service.store.transaction() as db:
                left = await db.execute(select(c.account).where(c.account.is_not(None)))
                assert sorted(left.scalars()) == ["ann", "robot"]

    asyncio.run(run())


async def everything(site: Site) -> tuple[Client, str, SoftPasskey]:
    """An account with everything that one can have, and a second device."""
    ann, phone, passkey = site.client(), site.client(user_agent=PHONE), SoftPasskey()
    name = await ann.sign_up()
    await site.verified(ann, "ann@example.org")
    await passkey.add(ann)
    await ann.codes()
    await phone.login(name)
    await phone.do("POST", "/recovery/mail", {"account": name})
    await ann.do("PUT", "/me/address", {"address": "ann.other@example.org", "language": "de"})
    await ann.do("POST", "/me/passkeys/challenge")
    await site.settled()
    return ann, name, passkey


def test_an_export_holds_what_is_the_players_own_and_no_secret(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, name, _ = await everything(site)
            found = await ann.get("/me/export")
            assert (found["name"], found["address"], found["pending"]) == (
                name,
                "ann@example.org",
                "ann.other@example.org",
            )
            assert found["codes"] == 10
            assert {one["browser"] for one in found["devices"]} == {"Firefox", "Chrome"}
            assert [one["host"] for one in found["passkeys"]] == ["play.example"]
            assert {"device", "passkey_added", "codes", "address"} <= {one["what"] for one in found["notices"]}
            async with site.service.store.transaction() as db:
                for table in (schema.sessions, schema.devices, schema.recovery_codes, schema.single_use_secrets):
                    for hash in (await db.execute(select(table.c.hash))).scalars():
                        assert hash not in str(found)
                hashed = (await db.execute(select(schema.accounts.c.password))).scalar_one()
                assert hashed not in str(found)
            guest = await site.client().get("/me/export")
            assert not {"devices", "passkeys", "address"} & set(guest)

    asyncio.run(run())


def test_deleting_an_account_leaves_nothing_of_it(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, name, _ = await everything(site)
            id = (await site.service.store.session(site.service.session_hash(ann.http.cookies["sortilege"])) or "")[0]
            bob = site.client()
            await bob.sign_up()
            await ann.do("DELETE", "/me")
            await bob.do("PUT", "/me/address", {"address": "bob@example.org", "language": "en"})
            await site.settled()
            async with site.service.store.transaction() as db:
                for table in (*schema.persistent.sorted_tables, *schema.transient.sorted_tables):
                    rows = [str(tuple(row)) for row in await db.execute(select(table))]
                    for word in (str(id), name, "ann@example.org"):
                        assert not [row for row in rows if word in row], (table.name, word)
            assert [one["current"] for one in (await bob.security())["devices"]] == [True]

    asyncio.run(run())


def test_a_bot_has_no_part_in_this(server: Server, ann: Guest) -> None:
    with Program(server.url, "Robot") as robot:
        assert robot.get("/me")["notices"] == 0
        assert "devices" not in robot.get("/me/export")
        for method, path, body in (
            ("GET", "/me/security", None),
            ("POST", "/me/recovery-codes", {}),
            ("POST", "/me/passkeys/challenge", {}),
            ("POST", "/me/proof", {"password": "x" * 8}),
            ("PUT", "/me/password", {"new_password": "x" * 8}),
            ("DELETE", "/me/devices", None),
            ("POST", "/me/notices", {}),
        ):
            assert robot.http.request(method, path, json=body).status_code in (401, 403), path
