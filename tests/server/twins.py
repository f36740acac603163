"""Pairs of tables in one database that differ only in hidden information, and all requests about them.

A viewer must get the same from both: every byte, every length, every message.
"""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import httpx
import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.server.db import SqlStore, schema
from sortilege.tables.identity import new_id
from sortilege.tables.live import stored_position
from tests.server.harness import Guest, until

# These are random or change with time: only their length has to match.
PASSING = re.compile(r'"(?:report|secret|at|seconds)":(?:"[^"]*"|\[[^\]]*\]|[\d.]+)')
READ = (
    "",
    "/log",
    "/log?since=2",
    "/outlook",
    "/hint",
    "/clock",
    "/chat",
    "/record",
    "/moments/0/0",
    "/frames",
    "/frames?seat=1",
    "/turn?wait=0",
    "/worlds?seed=1&n=2",
)
TRIED: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/join", {"name": "Eve"}),
    ("POST", "/join", {"name": "Eve", "secret": "x" * 32}),
    ("POST", "/nonces", {"commitment": "0" * 64, "nonce": "mine"}),
    ("POST", "/choices", {"version": 0, "ids": ["nonsense"]}),
    ("POST", "/choices", {"version": 2**31 - 1, "ids": ["nonsense"]}),
    ("POST", "/choices", {"version": 0, "ids": ["nonsense"], "seat": 0}),
    ("POST", "/choices", {"version": 0, "ids": ["nonsense"], "seat": 1}),
    ("POST", "/take-back", {"version": 0}),
    ("POST", "/undo", {"version": 0}),
    ("POST", "/kick", {"who": 3}),
    ("POST", "/chat", {"text": "hello"}),
    ("POST", "/reports", {"text": "this is wrong"}),
    ("POST", "/acts", {"what": "start"}),
    ("POST", "/acts", {"what": "resume"}),
    ("POST", "/acts", {"what": "rematch"}),
    ("POST", "/moments/0/1", {}),
)
FORBIDDEN: tuple[tuple[str, str, Any], ...] = (  # sent only by viewers who may not
    ("POST", "/kick", {"who": 1}),
    ("POST", "/acts", {"what": "pause"}),
    ("POST", "/way-back", {"seat": 0}),
    ("DELETE", "/devices?seat=0", None),
)


class Stranger(Guest):
    """A client that stores no cookie, so every request is its first."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "Eve")
        self.http.event_hooks["request"] = [lambda request: request.headers.pop("cookie", None)]


class Twins:
    """A table and its copy. With a `viewer`, everything that this seat does not know is redealt in the copy."""

    def __init__(
        self, database: str, table: str, people: list[Guest], rng: random.Random, viewer: int | None = None
    ) -> None:
        self.loop = asyncio.Runner()
        self.store = SqlStore(database)
        self.rng = rng
        self.viewer = viewer
        self.people = people  # the seats, then a spectator
        self.asked = 0  # number of answers compared
        self.tables = (table, self.copy(table))

    def __enter__(self) -> Self:
        until(lambda: not self.anybody(), "the first table is empty, like its copy")
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.run(self.store.close())
        self.loop.close()

    def anybody(self) -> bool:
        room = self.people[0].look(self.tables[0])["room"]
        return room["onlookers"] > 0 or any(seat["present"] for seat in room["seats"])

    # The copy.

    def copy(self, table: str) -> str:
        """Copy the table in the database, with everything that belongs to it."""
        id = new_id()
        belonging = [one for one in schema.persistent.sorted_tables if "table_id" in one.primary_key.columns]

        async def work(db: AsyncConnection) -> None:
            for one in belonging:
                if one is schema.presence:
                    continue
                for row in (await db.execute(select(one).where(one.c.table_id == table))).mappings().all():
                    await db.execute(insert(one).values(dict(row) | {"table_id": id}))
            found = dict((await db.execute(select(schema.tables).where(schema.tables.c.id == table))).mappings().one())
            if self.viewer is not None:
                found["snapshot"] = found["base"] = self.dealt_anew(found["snapshot"], self.viewer)
            await db.execute(insert(schema.tables).values(found | {"id": id}))

        self.at_the_database(work)
        return id

    def at_the_database(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        """Run a transaction on the database, beside the server."""

        async def whole() -> Any:
            async with self.store.transaction() as db:
                return await work(db)

        return self.loop.run(whole())

    def dealt_anew(self, saved: bytes, viewer: int) -> bytes:
        found = stored_position.decode_position(saved)
        rules = kit(found.game).rules
        state = rules.load(found.fields)
        other = rules.imagine(state, viewer, rng_from_seed(self.rng.randrange(1 << 30)))
        other.rng = state.rng.copy()  # both have the same random generator
        return msgspec.msgpack.encode(msgspec.structs.replace(found, fields=rules.fields(other)))

    def learnt(self, table: str) -> list[int]:
        query = select(schema.tables.c.snapshot).where(schema.tables.c.id == table)

        async def work(db: AsyncConnection) -> Any:
            return (await db.execute(query)).scalar_one()

        fields = stored_position.decode_position(self.at_the_database(work)).fields["learnt"]
        assert isinstance(fields, list)
        return fields

    # Requests to both tables.

    def same(self, one: str, other: str) -> bool:
        """Whether two answers are equal apart from the table's id, which has the same length."""
        texts = (one.replace(self.tables[0], "*"), other.replace(self.tables[1], "*"))
        return PASSING.sub("~", texts[0]) == PASSING.sub("~", texts[1])

    def both(self, who: Guest, method: str, path: str, body: Any = None) -> list[httpx.Response]:
        """Send the same request for both tables and compare the answers."""
        answers = [who.http.request(method, f"/tables/{table}{path}", json=body) for table in self.tables]
        self.asked += 1
        one, other = answers
        assert one.status_code == other.status_code, (method, path, body, one.text, other.text)
        assert self.same(one.text, other.text), (method, path, body, one.text, other.text)
        assert "seconds" in one.text or len(one.content) == len(other.content), (path, one.text, other.text)
        assert sorted(one.headers) == sorted(other.headers)
        return answers

    def read(self, *watchers: Guest) -> None:
        """Send every request that reads a table."""
        for who in watchers:
            for path in READ:
                self.both(who, "GET", path)
            lines = {line["table"]: line for line in who.get("/me/tables")}
            mine = [lines.get(table, {}) | {"table": "*"} for table in self.tables]
            assert mine[0] == mine[1]

    def try_everything(self, seated: Guest, *others: Guest) -> None:
        """Send every request that is rejected or leaves the table unchanged, and compare the answers."""
        for who in (seated, *others):
            version = who.look(self.tables[0])["version"]
            self.both(who, "POST", "/choices", {"version": version, "ids": ["nonsense"]})
            for method, path, body in TRIED:
                self.both(who, method, path, body)
        for who in others:
            for method, path, body in FORBIDDEN:
                assert self.both(who, method, path, body)[0].status_code >= 400


class Sockets:
    """A socket at each table for each viewer, after its first messages."""

    def __init__(self, twins: Twins, watchers: list[Guest]) -> None:
        self.twins = twins
        self.opening = [[guest.socket(table) for table in twins.tables] for guest in watchers]
        self.open: list[list[Any]] = []

    def __enter__(self) -> "Sockets":
        self.open = [[socket.__enter__() for socket in pair] for pair in self.opening]
        for _ in range(2):  # wait until all are present, then read the updates about those who came later
            self.heard()
        return self

    def __exit__(self, *_: object) -> None:
        for pair in self.opening:
            for socket in pair:
                socket.__exit__(None, None, None)

    def heard(self) -> list[list[str]]:
        """Return everything sent so far at each table, by viewer."""
        return [[drain(socket) for socket in pair] for pair in self.open]

    def same(self) -> list[bool]:
        """Return by viewer whether both tables sent the same, in the same number of messages."""
        return [self.twins.same(*pair) for pair in self.heard()]


def drain(socket: Any) -> str:
    """Return everything sent so far, one line per message."""
    socket.send(json.dumps({"do": "ping", "ref": "now"}))
    told = []
    while '"is":"pong"' not in (text := str(socket.recv(timeout=30))):
        told.append(text)
    return "\n".join(told)
