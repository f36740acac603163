"""Accounts: a name and a password. Nobody needs one; it gathers one's tables and results over several browsers."""

import asyncio
import time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.messages import Credentials, Me, NewPassword
from sortilege.server.names import folded, proper, skeleton
from sortilege.server.refusals import Illegal, NotKnown
from sortilege.server.seats import HOST, Person, fresh, table_id
from sortilege.server.storage import schema
from sortilege.server.tables import Tables

HASHER = PasswordHasher()


class Accounts:
    """Hashing takes tens of milliseconds on purpose, and so never happens in the event loop."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
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

    async def make(self, asked: Credentials) -> str:
        """A new account; returns its id."""
        name = proper(asked.name)
        row = {"id": table_id(), "name": name, "folded": folded(name), "skeleton": skeleton(name), "made": time.time()}
        row["password"] = await self._hash(asked.password)
        try:
            async with self.store.transaction() as db:
                await db.execute(insert(schema.accounts).values(**row))
        except IntegrityError:
            raise Illegal("somebody has this name already, or one that looks like it") from None
        return str(row["id"])

    async def known(self, asked: Credentials) -> str:
        """The account with this name and password; raises NotKnown."""
        c = schema.accounts.c
        async with self.store.transaction() as db:
            named = or_(c.folded == folded(asked.name), c.name == asked.name)  # of old, some are alike
            rows = (await db.execute(select(schema.accounts).where(named))).all()
        row = next((one for one in rows if one.name == asked.name), rows[0] if rows else None)
        known = row.password if row else await self._of_nobody()
        if not await self._fits(known, asked.password) or row is None:
            raise NotKnown("this name and this password do not belong together")
        return str(row.id)

    async def sign_in(self, before: Person, account: str, session: str) -> Me:
        """This browser has a new session from now on, and its seats that are no account's become this account's."""
        accounts = schema.accounts.c
        async with self.store.transaction() as db:
            locked = select(accounts.id).where(accounts.id == account).with_for_update()  # one browser at a time
            if (await db.execute(locked)).first() is None:
                raise NotKnown("this account has just been deleted")
            await db.execute(insert(schema.sessions).values(hash=session, account=account, seen=time.time()))
            if before.session:
                await self._take_over(db, before.session, account)
                await self._end(db, before.session)
        if before.session:
            await self.tables.look_again(before.session)
        return await self.me(Person(session, account))

    async def _take_over(self, db: AsyncConnection, session: str, account: str) -> None:
        """Nobody comes to a second seat of a table in this way: the account's stays, and the browser's is let go."""
        c, own = schema.holds.c, schema.holds.alias().c
        sits = select(own.table_id).where(and_(own.holder == account, own.seat != HOST))
        hosts = select(own.table_id).where(and_(own.holder == account, own.seat == HOST))
        doubled = or_(and_(c.seat != HOST, c.table_id.in_(sits)), and_(c.seat == HOST, c.table_id.in_(hosts)))
        await db.execute(delete(schema.holds).where(and_(c.holder == session, doubled)))
        await db.execute(update(schema.holds).where(c.holder == session).values(holder=account))

    async def sign_out(self, person: Person) -> None:
        """The account leaves nothing in this browser, which gets a new session."""
        async with self.store.transaction() as db:
            await self._end(db, person.session)
        await self.tables.look_again(person.session)

    async def _end(self, db: AsyncConnection, *sessions: str) -> None:
        """From now on these are worth nothing; that they have ended is known for as long as their cookies last."""
        await db.execute(delete(schema.sessions).where(schema.sessions.c.hash.in_(sessions)))
        for session in sessions:
            await db.execute(insert(schema.sessions).values(hash=session, seen=time.time(), ended=True))
            await self.store.tell_lost(db, session)

    async def me(self, person: Person) -> Me:
        if not person.account:
            return Me(name="")
        accounts, results = schema.accounts.c, schema.results.c
        async with self.store.transaction() as db:
            name = (await db.execute(select(accounts.name).where(accounts.id == person.account))).scalar()
            played = await db.execute(select(func.count()).where(results.account == person.account))
            won = await db.execute(select(func.count()).where(and_(results.account == person.account, results.won)))
            return Me(name=name or "", played=played.scalar_one(), won=won.scalar_one())

    async def change_password(self, person: Person, asked: NewPassword) -> None:
        """A new password; every other browser is signed out."""
        c = schema.accounts.c
        async with self.store.transaction() as db:
            known = (await db.execute(select(c.password).where(c.id == person.account))).scalar()
        if not person.account or not known or not await self._fits(known, asked.password):
            raise NotKnown("this is not your password")
        fresh_hash = await self._hash(asked.new_password)
        async with self.store.transaction() as db:
            await db.execute(update(schema.accounts).where(c.id == person.account).values(password=fresh_hash))
            await self._end(db, *(await self._sessions(db, person.account) - {person.session}))
        await self.tables.look_again(person.account)

    async def _sessions(self, db: AsyncConnection, account: str) -> set[str]:
        c = schema.sessions.c
        return set((await db.execute(select(c.hash).where(c.account == account))).scalars())

    async def export(self, person: Person) -> dict[str, object]:
        """All that is kept about this person, apart from hashes."""
        me = await self.me(person)
        results, chat = schema.results.c, schema.chat.c
        mine = await self.store.tables_of(person.holder)
        lines: list[dict[str, object]] = []
        async with self.store.transaction() as db:
            rows = await db.execute(select(schema.results).where(results.account == (person.account or "")))
            played = [{"game": row.game, "won": row.won, "at": row.at} for row in rows]
            for table, seats in mine.items():
                said = and_(chat.table_id == table, chat.seat.in_(seats))
                found = await db.execute(select(chat.at, chat.text).where(said).order_by(chat.n))
                lines += [{"table": table, "at": row.at, "text": row.text} for row in found]
        return {"name": me.name, "results": played, "tables": mine, "chat": lines}

    async def unsay(self, mine: dict[str, list[int]]) -> None:
        """Delete what was said from these seats."""
        chat = schema.chat.c
        async with self.store.transaction() as db:
            for table, seats in mine.items():
                await db.execute(delete(schema.chat).where(and_(chat.table_id == table, chat.seat.in_(seats))))

    async def remove(self, person: Person) -> None:
        """Delete my data: the account, its sessions, results and seats."""
        holds = schema.holds.c
        async with self.store.transaction() as db:
            await db.execute(delete(schema.holds).where(holds.holder == person.holder))
            if person.account:
                await self._end(db, *await self._sessions(db, person.account))
                await db.execute(delete(schema.results).where(schema.results.c.account == person.account))
                await db.execute(delete(schema.accounts).where(schema.accounts.c.id == person.account))
            elif person.session:
                await self._end(db, person.session)
        await self.tables.look_again(person.holder)
