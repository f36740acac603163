"""Optional accounts: tables, results, export and deletion."""

import asyncio
import random
from typing import Any, cast

import pytest
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import text

from sortilege.server.accounts import passwords
from sortilege.server.accounts.accounts import Accounts
from sortilege.server.db import SqlStore
from sortilege.tables.protocol.accounts import Credentials
from sortilege.tables.refusals import Illegal, NotKnown
from tests.server.harness import Guest, Player, Server, until
from tests.server.test_playing import seated

PASSWORD = "correct horse"


def name() -> str:
    return f"Ann {random.SystemRandom().randrange(10**12)}"


def test_an_account_can_be_used_in_another_browser(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    mine = name()
    assert ann.get("/me") == {"name": "", "played": 0, "won": 0, "notices": 0, "mails": False}
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    with Guest(server.url) as phone:
        phone.post("/login", {"name": mine, "password": "wrong horse"}, 401)
        phone.post("/login", {"name": name(), "password": PASSWORD}, 401)
        phone.post("/login", {"name": mine.upper(), "password": PASSWORD})
        assert table in [line["table"] for line in phone.get("/me/tables")]
        assert phone.look(table)["room"]["mine"] == [0]
        phone.post("/logout", {})
        assert phone.get("/me/tables") == []
        assert phone.look(table)["room"]["mine"] == []
    assert ann.look(table)["room"]["mine"] == [0]


def test_an_account_name_is_unique(server: Server, ann: Guest, bob: Guest) -> None:
    mine = name()
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    bob.post("/accounts", {"name": mine.lower(), "password": PASSWORD}, 422)
    bob.post("/accounts", {"name": name(), "password": "short"}, 400)


def test_results_count_and_all_data_can_be_exported_and_deleted(server: Server, ann: Guest) -> None:
    ann.post("/accounts", {"name": name(), "password": PASSWORD})
    table = ann.make("me", "random", game="spellbook", chat=True)["table"]
    ann.act(table, "start")
    ann.post(f"/tables/{table}/chat", {"do": "say", "text": "something about me"})
    player = Player(ann, table, random.Random(5))
    player.play()
    player.close()
    until(lambda: ann.get("/me")["played"] == 1, "the game counts for the account")
    export = ann.get("/me/export")
    assert export["results"][0]["game"] == "spellbook"
    assert export["chat"][0]["text"] == "something about me"
    assert table in export["tables"]
    assert ann.http.delete("/me").status_code == 204
    assert ann.get("/me")["name"] == ""
    told = ann.look(table)
    assert told["room"]["mine"] == []
    assert "Ann" not in told["room"]["seats"][0]["name"]
    assert ann.get(f"/tables/{table}/chat") == []


def test_a_password_change_signs_out_other_browsers(server: Server, ann: Guest) -> None:
    mine = name()
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    with Guest(server.url) as phone:
        phone.post("/login", {"name": mine, "password": PASSWORD})
        wrong = ann.http.put("/me/password", json={"password": "wrong horse", "new_password": "battery staple"})
        assert wrong.status_code == 401
        right = ann.http.put("/me/password", json={"password": PASSWORD, "new_password": "battery staple"})
        assert right.status_code == 204
        assert phone.get("/me")["name"] == ""
        phone.post("/login", {"name": mine, "password": PASSWORD}, 401)
        phone.post("/login", {"name": mine, "password": "battery staple"})


@pytest.mark.parametrize("body", [{"name": "x"}, {"name": "", "password": PASSWORD}, {"name": 3, "password": PASSWORD}])
def test_invalid_credentials_are_rejected(server: Server, ann: Guest, body: dict[str, object]) -> None:
    ann.post("/login", body, 400)


def test_a_login_hashes_once_whatever_the_name_is(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a refusal does not tell a bot's name from a person's or an unknown one."""

    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        accounts = Accounts(cast("Any", None), store)
        await accounts.make_bot("Robot", "session")
        await accounts.make(Credentials(name="Person", password=PASSWORD))
        checked: list[str] = []

        class Hasher:
            def verify(self, password_hash: str, password: str) -> bool:
                checked.append(password_hash)
                if password != "right":
                    raise VerifyMismatchError
                return True

            def hash(self, password: str) -> str:
                return f"$argon2 {password}"

        monkeypatch.setattr(passwords, "HASHER", Hasher())
        for known in (True, False):
            for shown in ("Robot", "Person", "Nobody"):
                checked.clear()
                with pytest.raises(NotKnown):
                    await accounts.log_in(Credentials(name=shown, password="wrong horse"), known)
                (one,) = checked
                assert one.startswith("$argon2")
            for shown in ("Robot", "Nobody"):
                with pytest.raises(NotKnown):
                    await accounts.log_in(Credentials(name=shown, password="right"), known)
        await store.close()

    asyncio.run(run())


def test_a_bots_name_is_free_when_its_token_has_lapsed(fresh_database: str) -> None:
    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        accounts = Accounts(cast("Any", None), store)
        await accounts.make_bot("Robot", "old")
        await accounts.make_bot("Other", "new")
        await accounts.make(Credentials(name="Person", password=PASSWORD))
        async with store.transaction() as db:
            await db.execute(text("update accounts set made = 1"))
            await db.execute(text("update sessions set seen = 1 where hash = 'old'"))
        await store.forget_sessions(2.0)
        assert await accounts.make_bot("Robot", "again") == "Robot"
        for taken in ("Other", "Person"):
            with pytest.raises(Illegal):
                await accounts.make_bot(taken, "more")
        await store.close()

    asyncio.run(run())
