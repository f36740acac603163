"""Over the wire, nobody is sent what they may not know.

A table is copied in the database, and in the copy everything that one seat does not know is dealt anew. Both tables
get the same choices from then on. What that seat and an onlooker are sent, by socket and by HTTP, refusals included,
must be the same bytes, until the difference comes to light: the seat has learnt something by the engine's own count.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.core.dice import numbered
from sortilege.games import rules_of
from sortilege.server import snapshot
from sortilege.server.seats import table_id
from sortilege.server.storage import Store, schema
from tests.promises.playing import differences
from tests.server.conftest import new_database
from tests.server.harness import Guest, Server, serving, until
from tests.server.test_playing import seated

ONLOOKER = 4  # the onlookers' place among those who learn
EVERY = 12  # choices between two pairs
LEAST = {"seasons": 30, "spellbook": 4}  # choices compared; in SpellBook nearly every Morning shows the pouch


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def quiet_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("pairs") / "tables.db")
    else:
        database = new_database(request.getfixturevalue("postgres"))
    with serving(database) as server:
        yield server


class Pair:
    """Two tables that differ in what the viewer does not know, and the sockets of who looks at them."""

    def __init__(self, database: str, table: str, seat: int, people: list[Guest], dice: random.Random) -> None:
        self.loop = asyncio.Runner()
        self.store = Store(database)
        self.people = people
        self.dice = dice
        self.viewer = seat
        self.tables = (table, self.copy(table))
        self.watchers = [(seat, people[seat]), (None, people[2])]

    def __enter__(self) -> "Pair":
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.run(self.store.close())
        self.loop.close()

    def copy(self, table: str) -> str:
        """The same table in the database once more, dealt anew for one seat."""
        id = table_id()

        async def work(db: AsyncConnection) -> None:
            for one in (schema.choices, schema.holds):
                for row in (await db.execute(select(one).where(one.c.table_id == table))).mappings().all():
                    await db.execute(insert(one).values(dict(row) | {"table_id": id}))
            found = (await db.execute(select(schema.tables).where(schema.tables.c.id == table))).mappings().one()
            anew = self.dealt_anew(found["snapshot"])
            await db.execute(insert(schema.tables).values(dict(found) | {"id": id, "snapshot": anew, "base": anew}))

        self.at_the_database(work)
        return id

    def at_the_database(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        """Beside the server, in a transaction of its own."""

        async def whole() -> Any:
            async with self.store.transaction() as db:
                return await work(db)

        return self.loop.run(whole())

    def dealt_anew(self, saved: bytes) -> bytes:
        found = snapshot.read(saved)
        rules = rules_of(found.game)
        state = rules.load(found.fields)
        other = rules.imagine(state, self.viewer, numbered(self.dice.randrange(1 << 30)))
        other.dice = state.dice.copy()  # chance falls alike in both
        return msgspec.msgpack.encode(msgspec.structs.replace(found, fields=rules.fields(other)))

    def learnt(self, table: str) -> list[int]:
        query = select(schema.tables.c.snapshot).where(schema.tables.c.id == table)

        async def work(db: AsyncConnection) -> Any:
            return (await db.execute(query)).scalar_one()

        fields = snapshot.read(self.at_the_database(work)).fields["learnt"]
        assert isinstance(fields, list)
        return fields

    def same(self, *texts: Any) -> bool:
        """Equal but for the name of the table, which has the same length."""
        one, other = (str(text) for text in texts)
        return one.replace(self.tables[0], "*") == other.replace(self.tables[1], "*") and len(one) == len(other)

    def run(self) -> int:
        """Go on until the difference shows; returns how many choices were compared."""
        compared = 0
        until(lambda: not self.anybody(), "nobody is at the first table any more, as at its copy")
        with sockets(self.tables, self.watchers) as watching:
            while True:
                if self.people[0].look(self.tables[0])["room"]["phase"] == "over":
                    return compared  # the record tells everything now
                if compared % 5 == 0:
                    assert self.differences() == []
                common = self.common()
                if not common:
                    return compared
                seat, id = self.dice.choice(common)
                before = [self.learnt(table) for table in self.tables]
                self.choose(seat, id)
                compared += 1
                after = [self.learnt(table) for table in self.tables]
                told = [[drain(socket) for socket in pair] for pair in watching]
                for (viewer, _), texts in zip(self.watchers, told, strict=True):
                    place = ONLOOKER if viewer is None else viewer
                    learnt = [now[place] - then[place] for now, then in zip(after, before, strict=True)]
                    if not self.same(*texts):
                        assert all(learnt), f"{viewer} was told something without learning: {texts}"
                        return compared

    def anybody(self) -> bool:
        room = self.people[0].look(self.tables[0])["room"]
        return room["onlookers"] > 0 or any(seat["present"] for seat in room["seats"])

    def choose(self, seat: int, id: str) -> None:
        answers = []
        for table in self.tables:
            told = self.people[seat].look(table)
            answers.append(self.people[seat].choose(table, told["version"], id))
        if seat == self.viewer:
            assert answers[0] == answers[1]

    def common(self) -> list[tuple[int, str]]:
        """Who may choose what at both tables."""
        found = []
        for seat in (0, 1):
            asks = [self.people[seat].look(table)["view"]["ask"] for table in self.tables]
            if all(asks):
                options = [{option["id"] for option in ask["options"]} for ask in asks]
                found += [(seat, id) for id in sorted(options[0] & options[1])]
        return found

    def differences(self) -> list[str]:
        """The table, its log, its clock, and what is said to nonsense, for the seat and for the onlooker."""
        for _, guest in self.watchers:
            for path in ("", "/log", "/outlook", "/clock", "/record", "/frames"):
                answers = [guest.http.get(f"/tables/{table}{path}") for table in self.tables]
                if not self.same(*(answer.text for answer in answers)):
                    return [path, *differences(*(answer.json() for answer in answers))]
                assert answers[0].headers.get("content-length") == answers[1].headers.get("content-length")
            bodies = [
                {"do": "choose", "version": 0, "ids": ["nonsense"]},
                {"do": "choose", "version": guest.look(self.tables[0])["version"], "ids": ["nonsense"]},
            ]
            for body in bodies:
                answers = [guest.http.post(f"/tables/{table}/choices", json=body) for table in self.tables]
                if answers[0].status_code != answers[1].status_code or answers[0].text != answers[1].text:
                    return [answer.text for answer in answers]
        return []


class sockets:  # noqa: N801 - used like a function
    """A socket at each table for each watcher, past its first message."""

    def __init__(self, tables: tuple[str, str], watchers: list[tuple[int | None, Guest]]) -> None:
        self.open = [[guest.socket(table) for table in tables] for _, guest in watchers]

    def __enter__(self) -> list[list[Any]]:
        found = [[socket.__enter__() for socket in pair] for pair in self.open]
        for _ in range(2):  # everybody is there; then what was said of those who came later
            for pair in found:
                for socket in pair:
                    drain(socket)
        return found

    def __exit__(self, *_: object) -> None:
        for pair in self.open:
            for socket in pair:
                socket.__exit__(None, None, None)


def drain(socket: Any) -> str:
    """All that was sent up to now."""
    socket.send(json.dumps({"do": "ping", "ref": "now"}))
    told = []
    while '"is":"pong"' not in (text := str(socket.recv(timeout=30))):
        told.append(text)
    return "\n".join(told)


@pytest.mark.parametrize(
    ("game", "options"),
    [("seasons", {}), ("seasons", {"kingdom_cards": "with", "ability_tokens": "with"}), ("spellbook", {})],
)
def test_what_a_seat_does_not_know_changes_no_byte(quiet_server: Server, game: str, options: dict[str, str]) -> None:
    dice = random.Random(f"{game} {options}")
    compared = 0
    with Guest(quiet_server.url) as ann, Guest(quiet_server.url, "Bob") as bob, Guest(quiet_server.url, "Cem") as cem:
        people = [ann, bob, cem]
        table = seated(ann, bob, game=game, options=options)
        n = 0
        while compared < LEAST[game]:
            asked = [(seat, people[seat].look(table)) for seat in (0, 1)]
            if asked[0][1]["room"]["phase"] == "over":
                break
            n += 1
            view = asked[0][1]["view"]
            sealed = view["why"] in ("split", "keep_nine") or any(seat.get("chosen") for seat in view["seats"])
            if n % EVERY == 1 and not sealed:
                with Pair(quiet_server.database, table, n // EVERY % 2, people, dice) as pair:
                    compared += pair.run()
                continue
            seat, told = dice.choice([(seat, told) for seat, told in asked if told["view"]["ask"]])
            people[seat].choose(table, told["version"], dice.choice(told["view"]["ask"]["options"])["id"])
    assert compared >= LEAST[game]
    assert quiet_server.failures() == []
