"""Recovery by code and by mail: for the owner, once, soon, and without showing who has an account."""

import asyncio
import time
from pathlib import Path

from sqlalchemy import select, text

from sortilege.server.accounts.recovery import CODES, code_hash, new_code
from sortilege.server.db import schema
from tests.cli.shell import InProcessShell as Shell
from tests.server.account_site import PASSWORD, PHONE, Client, Site, open_site

NEW = "battery staple"


def test_codes_are_long_random_and_read_as_they_are_written() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert {len(code.replace("-", "")) for code in codes} == {20}  # 100 bits
    assert code_hash("ann", "7Q0K1-M2PDH") == code_hash("ann", " 7qok i m2 pdh ") != code_hash("bob", "7Q0K1-M2PDH")


def by_code(name: str, code: str, password: str = NEW) -> dict[str, str]:
    return {"name": name, "code": code, "new_password": password}


def test_a_code_recovers_an_account_once(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, thief, phone = site.client(), site.client(), site.client(user_agent=PHONE)
            name = await ann.sign_up()
            old = await ann.codes()
            codes = await ann.codes()
            assert len(set(codes)) == CODES
            await thief.login(name)
            for wrong in (old[0], "x", codes[0][:-1], ""):
                await phone.do("POST", "/recovery/code", by_code(name, wrong), 401 if wrong else 400)
            await phone.do("POST", "/recovery/code", by_code(name, codes[0], "short"), 400)
            await phone.do("POST", "/recovery/code", by_code(name, codes[0].lower().replace("-", " ")))
            assert [await one.signed_in() for one in (ann, thief, phone)] == [False, False, True]
            found = await phone.security()
            assert found["codes"] == CODES - 1
            assert [(one["browser"], one["current"]) for one in found["devices"]] == [("Chrome", True)]
            assert found["notices"][0]["what"] == "recovered"
            await ann.do("POST", "/recovery/code", by_code(name, codes[0]), 401)
            await ann.login(name, PASSWORD, 401)
            await ann.login(name, NEW)
            await site.execute("update recovery_codes set until = :past", past=time.time() - 1)
            await ann.do("POST", "/recovery/code", by_code(name, codes[1]), 401)

    asyncio.run(run())


def test_a_code_and_a_link_work_once_at_two_processes(own_postgres: str) -> None:
    async def run() -> None:
        async with open_site(own_postgres) as one, open_site(own_postgres) as other:
            ann = one.client()
            name = await ann.sign_up()
            await one.verified(ann, "ann@example.org")

            async def statuses(path: str, body: dict[str, str]) -> list[int]:
                asked = [site.client().send("POST", path, body) for site in (one, other) * 2]
                return sorted(answer.status_code for answer in await asyncio.gather(*asked))

            code = (await ann.codes())[0]
            assert await statuses("/recovery/code", by_code(name, code)) == [200, 401, 401, 401]
            await other.client().do("POST", "/recovery/mail", {"account": name})
            token = (await other.settled())[-1].token
            assert await statuses("/recovery/link", {"token": token, "new_password": NEW}) == [200, 404, 404, 404]

    asyncio.run(run())


def test_the_host_can_help(fresh_database: str, tmp_path: Path) -> None:
    shell, database = Shell(tmp_path), ("--database", fresh_database)

    async def before() -> str:
        async with open_site(fresh_database) as site:
            ann = site.client()
            await SignedUp(site).bot("Robot One")
            name = await ann.sign_up()
            await site.verified(ann, "ann@example.org")
            return name

    async def after(code: str) -> None:
        async with open_site(fresh_database) as site:
            ann = site.client()
            await ann.do("POST", "/recovery/code", by_code(name, code))
            assert [one["what"] for one in (await ann.security())["notices"]][:2] == ["recovered", "host"]
            await ann.do("POST", "/recovery/code", by_code(name, code), 401)

    name = asyncio.run(before())
    shown = shell.says("accounts", "show", name.upper(), *database)
    assert "verified mail address: yes" in shown
    assert "ann@example.org" not in shown
    asyncio.run(after(shell.says("accounts", "recover", name, *database).splitlines()[0]))
    for other in ("Robot One", "Nobody at all"):
        assert other in shell.complains("accounts", "recover", other, *database)


def test_only_a_verified_address_recovers(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, phone = site.client(), site.client(user_agent=PHONE)
            name = await ann.sign_up()
            await ann.do("PUT", "/me/address", {"address": "Ann@Example.org", "language": "fr"})
            (question,) = await site.settled()
            assert (question.to, question.subject) == ("ann@example.org", "Sortilege\xa0: confirmez votre adresse")
            assert name not in question.body  # a stranger's mailbox gets no text of the sender's choice
            assert (await ann.security())["pending"] == "ann@example.org"
            for who in (name, "ann@example.org"):
                await phone.do("POST", "/recovery/mail", {"account": who})
            assert len(await site.settled()) == 1
            await phone.do("POST", "/recovery/link", {"token": question.token, "new_password": NEW}, 404)
            await phone.do("POST", "/recovery/address", {"token": question.token})
            await phone.do("POST", "/recovery/address", {"token": question.token}, 404)
            found = await ann.security()
            assert (found["address"], found["pending"], found["blocked"]) == ("ann@example.org", "", False)
            await phone.do("POST", "/recovery/mail", {"account": "ANN@example.org"})
            link = (await site.settled())[-1]
            assert (link.to, link.subject) == ("ann@example.org", "Sortilege\xa0: choisissez un nouveau mot de passe")
            assert not await phone.signed_in()
            await phone.do("POST", "/recovery/address", {"token": link.token}, 404)
            await phone.do("POST", "/recovery/link", {"token": link.token, "new_password": NEW})
            assert (await ann.signed_in(), await phone.signed_in()) == (False, True)
            await ann.do("POST", "/recovery/link", {"token": link.token, "new_password": NEW}, 404)
            await ann.login(name, NEW)

    asyncio.run(run())


def test_a_link_expires_and_another_is_sent_before(fresh_database: str) -> None:
    """Whenever the owner asks, a valid link is in the mailbox; a stranger who asks all the time sends few mails."""

    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, mallory = site.client(), site.client("198.51.100.1")
            name = await ann.sign_up()
            await site.verified(ann, "ann@example.org")
            sent = 0
            for _ in range(24 * 4):  # every quarter of an hour, for a day
                await mallory.do("POST", "/recovery/mail", {"account": name})
                sent = len(await site.settled())
                await site.execute("update account_mails set sent = sent - 900")
                await site.execute("update single_use_secrets set until = until - 900")
                token = site.mails[-1].token
                async with site.service.store.transaction() as db:
                    valid = (await db.execute(select(schema.single_use_secrets.c.until))).scalars().all()
                assert max(valid) > time.time() + 1800
            assert 23 <= sent <= 25
            await ann.do("POST", "/recovery/link", {"token": site.mails[0].token, "new_password": NEW}, 404)
            await ann.do("POST", "/recovery/link", {"token": token, "new_password": NEW})
            await site.service.tidy_accounts(0.0)
            async with site.service.store.transaction() as db:
                assert (await db.execute(text("select count(*) from single_use_secrets"))).scalar_one() == 0

    asyncio.run(run())


def test_an_owner_who_wants_no_mail_gets_none(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, mallory = site.client(), site.client()
            name = await ann.sign_up()
            await mallory.sign_up()
            await site.verified(ann, "ann@example.org")
            await mallory.do("PUT", "/me/address", {"address": "ann+x@example.org", "language": "en"})
            (question,) = await site.settled()
            stop = question.body.split("/api/mail/")[1].split()[0]
            await site.client().send("POST", f"/mail/{stop}/stop")
            for _ in range(2):
                await mallory.do("PUT", "/me/address", {"address": "ann@example.org", "language": "en"})
                await ann.do("POST", "/recovery/mail", {"account": name})
            assert len(await site.settled()) == 1
            assert (await ann.security())["blocked"] is True
            assert (await mallory.security())["blocked"] is False  # whose address it is not

    asyncio.run(run())


def test_an_address_is_asked_only_a_few_times_a_day(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            for _ in range(4):
                mallory = site.client()
                await mallory.sign_up()
                for label in ("", "+a", "+b"):
                    asked = {"address": f"victim{label}@example.org", "language": "en"}
                    await mallory.do("PUT", "/me/address", asked)
                    await site.settled()
                await mallory.do("DELETE", "/me")
            assert 1 <= len(site.mails) <= 6

    asyncio.run(run())


async def compared(site: Site, client: Client, path: str, known: dict[str, str], unknown: dict[str, str]) -> None:
    """Both answers are the same, take as many statements, and are as long."""
    found = [await site.count_statements(client, path, body) for body in (known, unknown)]
    assert found[0] == found[1], path


def test_no_answer_shows_who_has_an_account(fresh_database: str) -> None:
    """Passwords are hashed once either way (`test_accounts`); what a mail takes comes later, at a random time."""

    async def run() -> None:
        async with open_site(fresh_database) as site:
            ann, mallory = site.client(), site.client()
            name = await ann.sign_up()
            other = await site.client().sign_up()
            await site.verified(ann, "ann@example.org")
            await ann.codes()
            await SignedUp(site).bot("Robot")
            await mallory.sign_up()  # so that the requests bring a device cookie
            nobody = "Nobody at all"
            for known in (name, other, "Robot"):
                same = {"password": "wrong horse"}
                await compared(site, mallory, "/login", {"name": known, **same}, {"name": nobody, **same})
                codes = by_code(known, new_code()), by_code(nobody, new_code())
                await compared(site, mallory, "/recovery/code", *codes)
            site.service.account_mail.max_delay_seconds = 60.0
            for who in (name, other, "ann@example.org"):
                await compared(site, mallory, "/recovery/mail", {"account": who}, {"account": "bob@example.org"})

    asyncio.run(run())


class SignedUp:
    def __init__(self, site: Site) -> None:
        self.site = site

    async def bot(self, name: str) -> None:
        await self.site.client().do("POST", "/bots", {"name": name})


def test_signing_up_shows_only_that_a_name_is_taken(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database) as site:
            await SignedUp(site).bot("Robot One")
            await site.client().sign_up("Person One")
            answers = set()
            for taken in ("Robot One", "Person One", "person one", "Pers0n One"):
                asked = {"name": taken, "password": PASSWORD}
                answers.add((await site.count_statements(site.client(), "/accounts", asked))[1:])
            assert len(answers) == 1

    asyncio.run(run())


def test_without_a_mail_server_no_address_is_stored(fresh_database: str) -> None:
    async def run() -> None:
        async with open_site(fresh_database, smtp="") as site:
            ann = site.client()
            await ann.sign_up()
            assert (await ann.get("/me"))["mails"] is False
            await ann.do("PUT", "/me/address", {"address": "ann@example.org", "language": "en"}, 409)
            await ann.do("POST", "/recovery/mail", {"account": "ann@example.org"})
            assert await site.settled() == []

    asyncio.run(run())
