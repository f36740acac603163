"""Names must be readable and must not look like another player's."""

import asyncio
import time
import unicodedata

import pytest
from sqlalchemy import text

from sortilege.server.accounts.passwords import HASHER
from sortilege.server.db import SqlStore
from sortilege.server.db.migrations import migrate
from sortilege.tables.refusals import Illegal
from sortilege.tables.rooms.display_names import (
    MAX_NAME_LENGTH,
    account_key,
    checked_name,
    look_alike,
    single_line,
    unique_name,
    without_bot_suffix,
)
from tests.server.harness import Guest, Server, serving
from tests.server.test_sessions import PASSWORD, name

HIDDEN = [
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u202e",
    "\u2066",
    "\u3164",
    "\u2800",
    "\ufe0f",
    "\u034f",
    "\0",
]


@pytest.mark.parametrize("hidden", HIDDEN)
def test_invisible_characters_are_removed_from_names(hidden: str) -> None:
    assert single_line(f"{hidden}A{hidden}nn{hidden}").replace(" ", "") == "Ann"
    with pytest.raises(Illegal):
        checked_name(hidden * 5)


def test_stacked_marks_are_limited() -> None:
    tower = single_line("A" + "\u0301\u0302\u0303\u0304\u0305" * 6 + "nn")
    assert sum(unicodedata.combining(c) > 0 for c in tower) <= 3
    assert single_line("\u0301\u0302Ann") == "Ann"
    for real in ("José", "Nguyễn Thị", "क़ें", "שָׁלוֹם", "ก็ได้"):
        assert single_line(real) == unicodedata.normalize("NFC", real)


@pytest.mark.parametrize(
    "real", ["Ann", "Zoë", "O’Neil", "Jean-Luc 2", "Мария", "Αλέξης", "山田 たろう", "김 Kim", "🦊", "Ann 🦊", "7of9"]
)
def test_real_names_stay_unchanged(real: str) -> None:
    assert checked_name(real) == real
    assert unique_name(real, ["Bob", ""]) == real


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "An\u200bn"),
        ("Ann", "  Ann "),
        ("Coco", "Сосо"),
        ("Tom", "ΤΟΜ"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Zoë", "Zoё"),
        ("Marna", "Mama"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Ann 2"), ("Ann", "Bob"), ("José", "Jose"), ("Мария", "Марина")]
)
def test_names_that_do_not_look_alike(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize("mixed", ["Аnn", "Annα", "Bоb"])
def test_a_name_uses_one_alphabet(mixed: str) -> None:
    with pytest.raises(Illegal, match="single alphabet"):
        checked_name(mixed)


def test_the_second_of_two_equal_names_gets_a_number() -> None:
    assert unique_name("Ann", ["Ann"]) == "Ann 2"
    assert unique_name("ANN", ["Ann", "Ann 2"]) == "ANN 3"
    long = "x" * MAX_NAME_LENGTH
    assert unique_name(long, [long]) == "x" * (MAX_NAME_LENGTH - 3) + " 2"


@pytest.mark.parametrize("suffix", [" (bot)", "(BOT)", " (B0t) (bot)", "\uff08bot\uff09", "  (b\u043et)"])
def test_a_person_is_not_called_a_bot(suffix: str) -> None:
    assert without_bot_suffix(f"Ann{suffix}") == "Ann"


@pytest.mark.parametrize("real", ["(bot)", "Ann", "Robot", "Ann (robot)", "Ann bot", "A(bot)le"])
def test_other_names_keep_their_ends(real: str) -> None:
    assert without_bot_suffix(real) == real


def test_names_at_a_table_are_unique(server: Server, ann: Guest, bob: Guest) -> None:
    made = ann.make("me", "person", "with_me", "random", chat=True, name="Сосо")
    table = made["table"]
    secret = next(one["secret"] for one in made["invitations"] if one["seat"] == 1)
    bob.post(f"/tables/{table}/join", {"name": "\u202e\u3164", "secret": secret}, 422)
    bob.post(f"/tables/{table}/join", {"name": "Cоco", "secret": secret}, 422)
    bob.name = "Coco"
    bob.join(table, secret)
    names = [seat["name"] for seat in bob.look(table)["room"]["seats"]]
    assert names[:2] == ["Сосо", "Coco 2"]
    assert len({account_key(one) for one in names}) == 4
    bob.post(f"/tables/{table}/chat", {"text": "a\u202eb" + "\u0301" * 9})
    line = bob.get(f"/tables/{table}/chat")[0]
    assert (line["name"], line["text"]) == ("Coco 2", "ab\u0301\u0301\u0301")


def test_names_of_accounts_are_unique(server: Server, ann: Guest, bob: Guest) -> None:
    mine = name()
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    for like in (mine.upper(), mine.replace("Ann", "An\u2060n"), mine.replace("Ann", "Ａｎｎ"), mine.replace("A", "А")):
        bob.post("/accounts", {"name": like, "password": PASSWORD}, 422)
    digits = mine.removeprefix("Ann ")
    bob.post("/accounts", {"name": f"Сосо {digits}", "password": PASSWORD})
    ann.post("/accounts", {"name": f"Coco {digits}", "password": PASSWORD}, 422)
    bob.post("/login", {"name": f" СОСО\u200b {digits}", "password": PASSWORD})
    assert bob.get("/me")["name"] == f"Сосо {digits}"


def test_accounts_of_the_first_release_keep_their_names(fresh_database: str) -> None:
    """Three of them look alike: each can still sign in by its own name, and no fourth can be created."""
    names = ["Ａｎｎ", "Ann", "Аnn", "Bob"]

    async def first_release() -> None:
        store = SqlStore(fresh_database)
        async with store.transaction() as db:
            await migrate(db, 1)
            line = text(
                "insert into accounts (id, name, folded, password, made) values (:id, :name, :folded, :pass, :at)"
            )
            for n, one in enumerate(names):
                password = HASHER.hash(f"{PASSWORD} {n}")
                values = {"id": str(n), "name": one, "folded": one.casefold(), "pass": password, "at": time.time() + n}
                await db.execute(line, values)
        await store.close()

    asyncio.run(first_release())
    with serving(fresh_database) as server, Guest(server.url) as guest:
        for n, one in enumerate(names):
            guest.post("/login", {"name": one, "password": f"{PASSWORD} {n}"})
            assert guest.get("/me")["name"] == one
        guest.post("/login", {"name": "ANN", "password": f"{PASSWORD} 0"})
        guest.post("/accounts", {"name": "ann", "password": PASSWORD}, 422)
        guest.post("/accounts", {"name": "B0b", "password": PASSWORD}, 422)
