"""Mail goes only to confirmed addresses, with a daily limit and links that work anywhere."""

import asyncio
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import ClassVar

import httpx
import msgspec
import pytest
from sqlalchemy import text

from sortilege.server.accounts import turn_notice_mail
from sortilege.server.config import Config
from sortilege.server.db import SqlStore, migrations
from sortilege.tables.protocol.tables import NewTable
from tests.cli.shell import Shell
from tests.server.harness import Guest, Json, Server, serving, until

SLOW = {"kind": "move", "seconds": 86_400}
URL = "https://play.example"


class Post(StreamRequestHandler):
    """A minimal mail server."""

    letters: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 post\r\n")
        for line in self.rfile:
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while not letter.endswith(b"\r\n.\r\n"):
                    letter += self.rfile.readline()
                self.letters.append(letter.decode().replace("=\r\n", "").replace("=3D", "="))
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 well\r\n")
            if word == b"QUIT":
                return


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Run a mail server; return its inbox."""
    Post.letters.clear()
    with ThreadingTCPServer(("127.0.0.1", 0), Post) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("SORTILEGE_SMTP", f"smtp://127.0.0.1:{server.server_address[1]}")
        yield Post.letters
        server.shutdown()


def link(letter: str) -> str:
    found = re.search(rf"{URL}(/api/mail/[0-9a-f]+)\s", letter)
    assert found, letter
    return found[1]


def turn(guest: Guest, mail: str) -> Json:
    """Create a table at which it is this guest's turn, without an open socket."""
    made = guest.make("me", "random", clock=SLOW, mail=mail)
    guest.act(made["table"], "start")
    return made


def questions(post: list[str], to: str) -> list[str]:
    return [letter for letter in post if f"To: {to}" in letter and "is this your address" in letter]


def turns(post: list[str], to: str) -> list[str]:
    return [letter for letter in post if f"To: {to}" in letter and "Subject: Sortilege: your turn" in letter]


def test_only_confirmed_addresses_get_mail(fresh_database: str, post: list[str]) -> None:
    with serving(fresh_database, "--public-url", URL) as server, Guest(server.url) as ann:
        turn(ann, "Ann@example.org")
        (question,) = until(lambda: questions(post, "ann@example.org"), "Ann gets the confirmation request")
        turn(ann, "ann@example.org")  # not asked again on the same day
        page = httpx.get(server.url + link(question))
        assert page.headers["content-type"].startswith("text/html")
        assert f'action="{link(question)}/confirm"' in page.text
        assert page.headers["referrer-policy"] == "same-origin"  # otherwise the form's origin would be "null"
        time.sleep(0.5)
        assert len(post) == 1, "opening the link confirmed the address"
        elsewhere = {"Origin": "https://evil.example"}
        assert httpx.post(f"{server.url}{link(question)}/confirm", headers=elsewhere).status_code == 403
        assert httpx.post(f"{server.url}{link(question)}/confirm", headers={"Origin": URL}).status_code == 200
        table = turn(ann, "ann@example.org")["table"]
        (letter,) = until(lambda: turns(post, "ann@example.org"), "Ann is notified of her turn")
        assert f"{URL}/#/table/{table}" in letter
        assert f"List-Unsubscribe: <{URL}{link(question)}/stop>" in " ".join(letter.split())
        with Guest(server.url) as mallory:  # her confirmation does not cover others' tables
            turn(mallory, "ann@example.org")
            until(lambda: len(questions(post, "ann@example.org")) == 2, "the address gets Mallory's request")
            assert len(turns(post, "ann@example.org")) == 1
        one_click = {"List-Unsubscribe": "One-Click"}
        assert httpx.post(f"{server.url}{link(letter)}/stop", data=one_click).status_code == 200
        turn(ann, "ann@example.org")
        with Guest(server.url) as cem:
            turn(cem, "ann@example.org")
        time.sleep(0.5)
        assert len(post) == 3
        assert httpx.post(f"{server.url}/api/mail/{'0' * 40}/confirm").status_code == 404
        httpx.post(f"{server.url}{link(question)}/confirm")  # she withdraws her consent
        assert ann.http.delete("/me").status_code == 204
        assert httpx.get(server.url + link(question)).status_code == 404
        assert "example.org" not in "".join(server.errors)


def test_mails_per_address_are_limited(sqlite: str, post: list[str]) -> None:
    with serving(sqlite, "--public-url", URL) as server:
        for n in range(turn_notice_mail.MAX_REQUESTS_PER_DAY + 2):
            with Guest(server.url, f"Mallory {n}") as mallory:
                turn(mallory, "victim@example.org")
        with Guest(server.url) as ann:
            turn(ann, "ann@example.org")
            (question,) = until(lambda: questions(post, "ann@example.org"), "Ann gets the confirmation request")
            httpx.post(f"{server.url}{link(question)}/confirm")
            for _ in range(turn_notice_mail.MAX_NOTICES_PER_DAY + 2):
                turn(ann, "ann@example.org")
            until(
                lambda: len(turns(post, "ann@example.org")) == turn_notice_mail.MAX_NOTICES_PER_DAY,
                "Ann gets the day's limit",
            )
        time.sleep(0.5)
        assert len(turns(post, "ann@example.org")) == turn_notice_mail.MAX_NOTICES_PER_DAY
        assert len(questions(post, "victim@example.org")) == turn_notice_mail.MAX_REQUESTS_PER_DAY


def test_addresses_per_person_are_limited(sqlite: str, post: list[str]) -> None:
    """The table is created anyway, and the answer does not reveal whether a mail was sent."""
    with serving(sqlite, "--public-url", URL, "--limits", "1") as server, Guest(server.url) as mallory:
        for n in range(8):
            mallory.make("me", "random", clock=SLOW, mail=f"victim{n}@example.org")
        until(lambda: len(post) == 5, "five confirmation requests are sent")
        time.sleep(0.5)
        assert len(post) == 5


def test_without_a_mail_server_no_address_is_stored(server: Server, ann: Guest) -> None:
    turn(ann, "ann@example.org")
    assert httpx.get(f"{server.url}/api/mail/{'0' * 40}").status_code == 404


@pytest.mark.parametrize("how", ["smtp", "webhook"])
@pytest.mark.parametrize("url", ["", "play.example"])
def test_mail_needs_a_base_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, url: str) -> None:
    if how == "smtp":
        monkeypatch.setenv("SORTILEGE_SMTP", "smtp://127.0.0.1:1")
    webhook = ("--webhook", "http://127.0.0.1:1") if how == "webhook" else ()
    said = Shell(tmp_path).complains("serve", "--port", "0", "--public-url", url, *webhook)
    assert "--public-url https://" in said


@pytest.mark.parametrize(
    "spelling",
    [
        "<v@x.org>",
        ",v@x.org",
        "v@x.org,",
        "x<v@x.org>",
        "(a)v@x.org",
        "v(a)@x.org",
        '"a"<v@x.org>',
        "v@x.org\n",
        "r,v@x.org",
        "a:v@x.org;",
        '"v"@x.org',
        "v@[127.0.0.1]",
        "v@localhost",
        "v.@x.org",
        "v@x..org",
        "v@x.org\r\nBcc: w@x.org",
        "v\u0131@x.org",
        "v%x.org@y.org",
        "x.org!v@y.org",
        "|v@x.org",
        "/v@x.org",
    ],
)
def test_only_one_plain_address_is_accepted(spelling: str) -> None:
    plan = {"game": "seasons", "seats": [{"kind": "me"}]}
    assert msgspec.convert(plan | {"mail": "V+games@mail.x-y.org"}, NewTable).mail
    assert msgspec.convert(plan | {"mail": ""}, NewTable).mail == ""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(plan | {"mail": spelling}, NewTable)


class Silent(turn_notice_mail.Mailer):
    """A mailer that remembers to whom it would send."""

    def __init__(self, store: SqlStore) -> None:
        super().__init__(store, Config(database="", smtp="smtp://127.0.0.1", public_url=URL))
        self.sent: list[str] = []

    async def send(self, id: str, to: str, subject: str, text: str) -> None:
        self.sent.append(to)


def test_all_spellings_of_an_address_share_its_limit_and_its_block(fresh_database: str) -> None:
    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        mailer = Silent(store)
        spellings = ["v@x.org", "V@X.org", "v+a@x.org", "v+b@x.org", "V+C@x.org"]
        for n, one in enumerate(spellings):
            await mailer.request_confirmation(mailer.mail_id("secret", one, f"{n}"), one, f"{n}")
        assert len(mailer.sent) == turn_notice_mail.MAX_REQUESTS_PER_DAY
        await mailer.stop(mailer.mail_id("secret", "v+a@x.org", "2"))
        for other in ("vv@x.org", "v_@x.org"):
            await mailer.request_confirmation(mailer.mail_id("secret", other, "o"), other, "o")
            assert mailer.sent[-1] == other
        async with store.transaction() as db:
            await db.execute(text("update mails set asked = 0"))
        for n, one in enumerate(spellings):
            await mailer.request_confirmation(mailer.mail_id("secret", one, f"{n}"), one, f"{n}")
        assert mailer.sent[-1] == "v_@x.org"
        await store.close()

    asyncio.run(run())


def test_requests_for_one_mailbox_at_once_share_its_limit(fresh_database: str) -> None:
    async def run() -> None:
        stores = [SqlStore(fresh_database) for _ in range(2)]
        for store in stores:
            await store.open()
        mailers = [Silent(store) for store in stores]
        asking = []
        for n in range(12):
            mailer, address = mailers[n % 2], f"v+{n}@x.org"
            asking.append(mailer.request_confirmation(mailer.mail_id("secret", address, f"{n}"), address, f"{n}"))
        await asyncio.gather(*asking)
        assert sum(len(mailer.sent) for mailer in mailers) == turn_notice_mail.MAX_REQUESTS_PER_DAY
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_addresses_of_an_older_database_become_plain(fresh_database: str) -> None:
    """A block of one spelling covers the others; what names several addresses goes."""

    async def run() -> None:
        store = SqlStore(fresh_database)
        rows = {
            "1": ("<V@x.org>", False),
            "2": ("v@x.org", True),
            "3": ("root,v@x.org", False),
            "4": ("w@x.org", False),
            "5": ("v+games@x.org", False),
        }
        line = """insert into mails (id, address, asked, confirmed, stopped, day, letters)
            values (:id, :address, 0, true, :stopped, 0, 0)"""
        async with store.transaction() as db:
            await migrations.migrate(db, 5)
            for id, (address, stopped) in rows.items():
                await db.execute(text(line), {"id": id, "address": address, "stopped": stopped})
            await migrations.migrate(db)
            found = (await db.execute(text("select id, address, stopped from mails order by id"))).all()
        await store.close()
        assert [(id, address, bool(stopped)) for id, address, stopped in found] == [
            ("1", "v@x.org", True),
            ("2", "v@x.org", True),
            ("4", "w@x.org", False),
            ("5", "v+games@x.org", True),
        ]

    asyncio.run(run())
