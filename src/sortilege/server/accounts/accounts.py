"""Accounts: a name and a password. Nobody needs one; it gathers one's tables and results over several browsers."""

import asyncio
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import ColumnElement, and_, delete, false, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.db import SqlStore, schema
from sortilege.tables.identity import HOST, Caller, SeatChange, fresh, table_id
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.protocol.accounts import AccountStatus, Credentials, PasswordChange
from sortilege.tables.refusals import Illegal, NotKnown
from sortilege.tables.rooms.display_names import account_key, checked_name, skeleton

HASHER = PasswordHasher()
END = text("""insert into sessions (hash, seen, ended) values (:hash, :now, true)
    on conflict (hash) do update set account = null, seen = excluded.seen, ended = true""")


class Known(msgspec.Struct, frozen=True):
    """An account, and the hash of the password that somebody knew: if it has changed since, they are not let in."""

    account: str
    password: str


class Accounts:
    """Hashing takes tens of milliseconds on purpose, and so never happens in the event loop."""

    def __init__(self, writer: TableWriter, store: SqlStore) -> None:
        self.writer = writer
        self.store = store
        self.hashing = asyncio.Semaphore(1)  # each takes 64 MB
        self.nobody = ""

    async def _of_nobody(self) -> str:
        """Checked for names that do not exist, so that both answers take as long."""
        self.nobody = self.nobody or await self._hash(fresh())
        return self.nobody

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _fits(self, known: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(HASHER.verify, known, password)
            except (Argon2Error, InvalidHashError):
                return False

    async def make(self, asked: Credentials) -> Known:
        """A new account."""
        name = checked_name(asked.name)
        row = {
            "id": table_id(),
            "name": name,
            "folded": account_key(name),
            "skeleton": skeleton(name),
            "made": time.time(),
        }
        row["password"] = await self._hash(asked.password)
        try:
            async with self.store.transaction() as db:
                await db.execute(insert(schema.accounts).values(**row))
        except IntegrityError:
            raise Illegal("server-name-taken") from None
        return Known(str(row["id"]), str(row["password"]))

    async def make_bot(self, name: str, session: str) -> str:
        """A bot, whose token is this session for a year. It has no password, so nobody signs in to it."""
        shown, id, now = checked_name(name), table_id(), time.time()
        row = {
            "id": id,
            "name": shown,
            "folded": account_key(shown),
            "skeleton": skeleton(shown),
            "made": now,
            "bot": True,
        }
        try:
            async with self.store.transaction() as db:
                await db.execute(insert(schema.accounts).values(password="", **row))
                await db.execute(insert(schema.sessions).values(hash=session, account=id, seen=now))
        except IntegrityError:
            raise Illegal("server-name-taken") from None
        return shown

    async def known(self, asked: Credentials) -> Known:
        """The account with this name and password; raises NotKnown."""
        c = schema.accounts.c
        async with self.store.transaction() as db:
            named = or_(c.folded == account_key(asked.name), c.name == asked.name)  # of old, some are alike
            rows = (await db.execute(select(schema.accounts).where(named))).all()
        row = next((one for one in rows if one.name == asked.name), rows[0] if rows else None)
        known = row.password if row else await self._of_nobody()
        if not await self._fits(known, asked.password) or row is None:
            raise NotKnown("server-no-login")
        return Known(row.id, row.password)

    async def sign_in(self, before: Caller, known: Known, session: str) -> AccountStatus:
        """This browser has a new session from now on, and its seats that are no account's become this account's."""
        accounts, shared = schema.accounts.c, []
        async with self.store.transaction() as db:
            same = and_(accounts.id == known.account, accounts.password == known.password)
            if (await db.execute(select(accounts.id).where(same).with_for_update())).first() is None:
                raise NotKnown("server-account-changed")
            await db.execute(insert(schema.sessions).values(hash=session, account=known.account, seen=time.time()))
            if before.session:
                shared = await self._take_over(db, before.session, known.account)
                await self._end(db, before.session)
        if before.session:
            await self.writer.sync.recheck_access(before.session)
        for table in shared:
            async with self.writer.tables.at(table) as live:
                await self.writer.change_seats(live, lambda live, holders: (None, SeatChange()))  # one device less
        return await self.me(Caller(session, known.account))

    async def _take_over(self, db: AsyncConnection, session: str, account: str) -> list[str]:
        """Nobody comes to a second seat of a table in this way: the account's stays, and the browser's is let go.

        Returns the tables where that was so.
        """
        c, own, chat = schema.holds.c, schema.holds.alias().c, schema.chat.c
        sits = select(own.table_id).where(and_(own.holder == account, own.seat != HOST))
        hosts = select(own.table_id).where(and_(own.holder == account, own.seat == HOST))
        doubled = or_(and_(c.seat != HOST, c.table_id.in_(sits)), and_(c.seat == HOST, c.table_id.in_(hosts)))
        let_go = and_(c.holder == session, doubled)
        shared = list((await db.execute(select(c.table_id).where(let_go).distinct())).scalars())
        await db.execute(delete(schema.holds).where(let_go))
        await db.execute(update(schema.holds).where(c.holder == session).values(holder=account))
        await db.execute(update(schema.chat).where(chat.holder == session).values(holder=account))
        await db.execute(update(schema.mails).where(schema.mails.c.holder == session).values(holder=account))
        return shared

    async def sign_out(self, person: Caller) -> None:
        """The account leaves nothing in this browser, which gets a new session."""
        async with self.store.transaction() as db:
            await self._end(db, person.session)
        await self.writer.sync.recheck_access(person.session)

    async def _end(self, db: AsyncConnection, *sessions: str) -> None:
        """From now on these are worth nothing; that they have ended is known for as long as their cookies last."""
        for session in sorted(sessions):
            await db.execute(END, {"hash": session, "now": time.time()})
            await self.store.tell_lost(db, session)

    async def me(self, person: Caller) -> AccountStatus:
        if not person.account:
            return AccountStatus(name="")
        accounts, results = schema.accounts.c, schema.results.c
        async with self.store.transaction() as db:
            name = (await db.execute(select(accounts.name).where(accounts.id == person.account))).scalar()
            played = await db.execute(select(func.count()).where(results.account == person.account))
            won = await db.execute(select(func.count()).where(and_(results.account == person.account, results.won)))
            return AccountStatus(name=name or "", played=played.scalar_one(), won=won.scalar_one())

    async def change_password(self, person: Caller, asked: PasswordChange) -> None:
        """A new password; every other browser is signed out."""
        c = schema.accounts.c
        async with self.store.transaction() as db:
            known = (await db.execute(select(c.password).where(c.id == person.account))).scalar()
        if not person.account or not known or not await self._fits(known, asked.password):
            raise NotKnown("server-no-password")
        fresh_hash = await self._hash(asked.new_password)
        async with self.store.transaction() as db:
            same = and_(c.id == person.account, c.password == known)
            changed = await db.execute(update(schema.accounts).where(same).values(password=fresh_hash))
            if changed.rowcount != 1:
                raise NotKnown("server-password-changed")
            await self._end(db, *(await self._sessions(db, person.account) - {person.session}))
        await self.writer.sync.recheck_access(person.account)

    async def _sessions(self, db: AsyncConnection, account: str) -> set[str]:
        c = schema.sessions.c
        return set((await db.execute(select(c.hash).where(c.account == account))).scalars())

    async def export(self, person: Caller) -> dict[str, object]:
        """All that is kept about this person, apart from hashes."""
        me = await self.me(person)
        results, chat = schema.results.c, schema.chat.c
        mine = await self.store.tables_of(person.holder)
        lines: list[dict[str, object]] = []
        async with self.store.transaction() as db:
            rows = await db.execute(select(schema.results).where(results.account == (person.account or "")))
            played = [{"game": row.game, "won": row.won, "at": row.at} for row in rows]
            query = select(chat.table_id, chat.at, chat.text).where(said_by(person, mine))
            found = await db.execute(query.order_by(chat.table_id, chat.n))
            lines += [{"table": row.table_id, "at": row.at, "text": row.text} for row in found]
        ended = await self.store.puzzle_results(person.account or "")
        keys = ("puzzle", "day", "solved", "daily")
        puzzles = [dict(zip(keys, one, strict=True)) for one in ended]
        return {"name": me.name, "results": played, "tables": mine, "chat": lines, "puzzles": puzzles}

    async def unsay(self, person: Caller, mine: dict[str, list[int]]) -> None:
        """Delete what this person has said, wherever they sit now. The numbers stay: others count on by them."""
        nothing = {"name": "", "text": "", "at": 0.0, "holder": None}
        async with self.store.transaction() as db:
            await db.execute(update(schema.chat).where(said_by(person, mine)).values(nothing))

    async def remove(self, person: Caller) -> None:
        """Delete my data: the account, its sessions, results, puzzles and seats."""
        holds = schema.holds.c
        async with self.store.transaction() as db:
            await db.execute(delete(schema.holds).where(holds.holder == person.holder))
            if person.account:
                await self._end(db, *await self._sessions(db, person.account))
                await db.execute(delete(schema.results).where(schema.results.c.account == person.account))
                await db.execute(delete(schema.puzzles).where(schema.puzzles.c.account == person.account))
                await db.execute(delete(schema.accounts).where(schema.accounts.c.id == person.account))
            elif person.session:
                await self._end(db, person.session)
        await self.writer.sync.recheck_access(person.holder)


def said_by(person: Caller, mine: dict[str, list[int]]) -> ColumnElement[bool]:
    """Lines of chat by this person; of those from before it was written down who spoke, the ones of their seats."""
    c = schema.chat.c
    seats = [and_(c.table_id == table, c.seat.in_(seats)) for table, seats in mine.items()]
    return and_(c.text != "", or_(c.holder == person.holder, and_(c.holder.is_(None), or_(false(), *seats))))
