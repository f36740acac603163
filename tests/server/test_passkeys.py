"""Passkeys: made, used and removed, and whatever an attacker sends instead. `tests/browser` uses Chromium's."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import pytest

from sortilege.server.accounts import passkeys
from sortilege.server.accounts.devices import PROOF_SECONDS
from tests.server.account_site import PHONE, PUBLIC, Client, Site, SoftPasskey, base64url, open_site
from tests.server.harness import Json

CHALLENGE = "/login/challenge"


async def signed_up(site: Site) -> tuple[Client, SoftPasskey]:
    client, passkey = site.client(), SoftPasskey()
    await client.sign_up()
    await passkey.add(client)
    return client, passkey


def test_a_passkey_signs_in_without_a_name_and_proves_who_one_is(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, passkey = await signed_up(site)
            phone = site.client(user_agent=PHONE)
            assert (await passkey.login(phone))["name"] == ann.name
            await site.execute("update sessions set proved = proved - :seconds", seconds=PROOF_SECONDS)
            await phone.do("PUT", "/me/password", {"new_password": "battery staple"}, 403)
            signed = passkey.sign(await phone.do("POST", CHALLENGE))
            await phone.do("POST", "/me/proof", {"passkey": signed})
            await phone.do("PUT", "/me/password", {"new_password": "battery staple"})
            assert not await ann.signed_in()
            await passkey.login(ann)
            (listed,) = (await ann.security())["passkeys"]
            assert (listed["host"], listed["browser"], listed["system"]) == ("play.example", "Firefox", "Linux")
            again = await ann.do("POST", "/me/passkeys/challenge")
            assert again["existing"] == [listed["id"]]

    asyncio.run(run())


def test_removing_a_passkey_ends_what_it_began(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, passkey = await signed_up(site)
            lost, laptop = site.client(user_agent=PHONE), site.client()
            await passkey.login(lost)
            await laptop.login(ann.name)
            id = (await ann.security())["passkeys"][0]["id"]
            bob = site.client()
            await bob.sign_up()
            await bob.do("DELETE", f"/me/passkeys/{id}", expect=404)
            await ann.do("DELETE", f"/me/passkeys/{id}")
            assert [await one.signed_in() for one in (ann, laptop, lost)] == [True, True, False]
            await passkey.login(lost, 401)

    asyncio.run(run())


def test_a_passkey_that_is_removed_while_it_signs_in_does_not(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, passkey = await signed_up(site)
            log_in = site.service.passkeys.log_in

            async def removed(asked: Any, origin: str) -> Any:
                found = await log_in(asked, origin)
                await ann.do("DELETE", f"/me/passkeys/{asked.id}")
                return found

            site.service.passkeys.log_in = removed  # type: ignore[method-assign]
            await passkey.login(site.client(), 401)

    asyncio.run(run())


def changed(field: str, change: Callable[[str], str]) -> Callable[[Json], Json]:
    return lambda body: body | {field: change(body[field])}


def flipped(text: str) -> str:
    """Change a letter in the middle."""
    at = len(text) // 2
    return text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]


BROKEN: dict[str, Callable[[Json], Json]] = {
    "signature": changed("signature", flipped),
    "data": changed("authenticator_data", flipped),
    "client data": changed("client_data", flipped),
    "user": changed("user", flipped),
    "id": changed("id", flipped),
    "empty JSON": changed("client_data", lambda _: base64url(b"{}")),
    "no JSON": changed("client_data", lambda _: base64url(b"\xff\xfe")),
    "another JSON": changed("client_data", lambda _: base64url(b"[[[[1]]]]")),
    "short": changed("authenticator_data", lambda text: text[:10]),
    "long": changed("authenticator_data", lambda text: text + "A" * 4000),
    "not base64": changed("signature", lambda _: "A"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_changed_answer_is_rejected(sqlite: str, how: str) -> None:
    async def run() -> None:
        async with open_site(sqlite) as site:
            _, passkey = await signed_up(site)
            client = site.client()
            signed = passkey.sign(await client.do("POST", CHALLENGE))
            assert (await client.do("POST", "/login/passkey", BROKEN[how](signed), 401))["word"] == "not_known"
            await client.do("POST", "/login/passkey", signed)

    asyncio.run(run())


def test_noise_is_no_passkey(sqlite: str) -> None:
    """Neither signs anybody in, nor fails with an internal error."""
    nested = b"\xa1" * 5000  # maps in maps, as CBOR

    async def run() -> None:
        async with open_site(sqlite) as site:
            ann, passkey = await signed_up(site)
            for n in range(60):
                asked = await ann.do("POST", "/me/passkeys/challenge")
                other = SoftPasskey()
                made = other.create(asked)
                raw = [secrets.token_bytes(200), nested, bytes(n), flipped(made["attestation"]).encode()][n % 4]
                await ann.do("POST", "/me/passkeys", made | {"attestation": base64url(raw)}, 401)
            signed = passkey.sign(await ann.do("POST", CHALLENGE))
            for raw in (nested, secrets.token_bytes(60), b"\x00" * 37):
                await ann.do("POST", "/login/passkey", signed | {"authenticator_data": base64url(raw)}, 401)
            assert len((await ann.security())["passkeys"]) == 1

    asyncio.run(run())


def test_a_challenge_works_once_for_its_purpose_and_account(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, passkey = await signed_up(site)
            bob, other = await signed_up(site)
            client = site.client()
            # Once, and not forever.
            signed = passkey.sign(await client.do("POST", CHALLENGE))
            await client.do("POST", "/login/passkey", signed)
            await client.do("POST", "/login/passkey", signed, 401)
            late = passkey.sign(await client.do("POST", CHALLENGE))
            await site.execute("update single_use_secrets set until = :now", now=time.time())
            await client.do("POST", "/login/passkey", late, 401)
            # Not the server's, or another's.
            await client.do("POST", "/login/passkey", passkey.sign({"challenge": base64url(bytes(32))}), 401)
            made_for_bob = SoftPasskey().create(await bob.do("POST", "/me/passkeys/challenge"))
            await ann.do("POST", "/me/passkeys", made_for_bob, 401)
            # Not of the other kind.
            to_sign_in, to_create = await ann.do("POST", CHALLENGE), await ann.do("POST", "/me/passkeys/challenge")
            await ann.do("POST", "/me/passkeys", SoftPasskey().create(to_create | to_sign_in), 401)
            await client.do("POST", "/login/passkey", passkey.sign(to_create), 401)
            await client.do("POST", "/login/passkey", passkey.sign(await client.do("POST", CHALLENGE), "create"), 401)
            # Bob's passkey proves nothing about Ann, nor as hers.
            signed = other.sign(await ann.do("POST", CHALLENGE))
            await ann.do("POST", "/me/proof", {"passkey": signed}, 401)
            other.user = passkey.user
            await client.do("POST", "/login/passkey", other.sign(await client.do("POST", CHALLENGE)), 401)
            # Nor does a key that Ann has not added under the id of hers, or one of hers that Bob adds again.
            forged = SoftPasskey()
            forged.id, forged.user = passkey.id, passkey.user
            await client.do("POST", "/login/passkey", forged.sign(await client.do("POST", CHALLENGE)), 401)
            await bob.do("POST", "/me/passkeys", forged.create(await bob.do("POST", "/me/passkeys/challenge")), 401)

    asyncio.run(run())


def test_a_passkey_belongs_to_one_host_over_https(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database, allowed_hosts=("localhost", "other.example")) as site:
            ann, passkey = await signed_up(site)
            local = site.client(origin="http://localhost:8000")
            await local.login(ann.name)
            await SoftPasskey("localhost", "http://localhost:8000").add(local)
            for origin in (
                "http://play.example",
                "http://127.0.0.1:8000",
                "https://192.0.2.1",
                "https://[2001:db8::1]",
            ):
                elsewhere = site.client(origin=origin)
                found = await elsewhere.do("POST", CHALLENGE, expect=403)
                assert found["said"]["key"] == "server-passkey-place"
            # Signed for another site, or on a page of another name, port or scheme.
            client = site.client()
            for host, origin in (
                ("play.example", "https://evil.example"),
                ("play.example", "https://evil.play.example"),
                ("play.example", "https://play.example:444"),
                ("play.example", "http://play.example"),
                ("evil.example", PUBLIC),
            ):
                passkey.host, passkey.origin = host, origin
                await passkey.login(client, 401)
            passkey.host, passkey.origin = "other.example", "https://other.example"
            await passkey.login(site.client(origin="https://other.example"), 401)
            passkey.host, passkey.origin = "play.example", PUBLIC
            await passkey.login(client)

    asyncio.run(run())


def test_a_copied_or_careless_authenticator_is_rejected(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            _, passkey = await signed_up(site)
            client = site.client()
            await passkey.login(client)
            passkey.counter = 0  # a copy from before
            await passkey.login(client, 401)
            await passkey.login(client)
            unverified = passkey.sign(await client.do("POST", CHALLENGE), verified=False)
            await client.do("POST", "/login/passkey", unverified, 401)
            assert passkey.counter == 3

    asyncio.run(run())


def test_a_synced_passkey_counts_nothing(sqlite: str) -> None:
    async def run() -> None:
        async with open_site(sqlite) as site:
            _, passkey = await signed_up(site)
            for _ in range(2):
                passkey.counter = -1
                await passkey.login(site.client())

    asyncio.run(run())


def test_an_account_has_so_many_passkeys(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 2)

    async def run() -> None:
        async with open_site(sqlite) as site:
            ann, _ = await signed_up(site)
            await SoftPasskey().add(ann)
            asked = await ann.do("POST", "/me/passkeys/challenge")
            await ann.do("POST", "/me/passkeys", SoftPasskey().create(asked), 422)

    asyncio.run(run())


def test_one_challenge_signs_in_once_at_two_processes(own_postgres: str) -> None:
    async def run() -> None:
        async with open_site(own_postgres) as one, open_site(own_postgres) as other:
            _, passkey = await signed_up(one)
            signed = passkey.sign(await other.client().do("POST", CHALLENGE))
            asked = [site.client().send("POST", "/login/passkey", signed) for site in (one, other) * 3]
            assert sorted(answer.status_code for answer in await asyncio.gather(*asked)) == [200] + [401] * 5

    asyncio.run(run())
