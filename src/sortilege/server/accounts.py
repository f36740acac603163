"""Accounts: a name and a password. Nobody needs one; it gathers one's tables and results over several browsers."""

import asyncio
import time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sortilege.server.messages import Credentials, Me, NewPassword
from sortilege.server.refusals import Illegal, NotKnown
from sortilege.server.seats import Person, clean, folded, fresh, table_id
from sortilege.server.storage import Store, schema

HASHER = PasswordHasher()


class Accounts:
    """Hashing takes tens of milliseconds on purpose, and so never happens in the event loop."""

    def __init__(self, store: Store) -> None:
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

    async def make(self, asked: Credentials, session: str) -> Me:
        name = clean(asked.name)
        if not name:
            raise Illegal("a name needs letters that can be shown")
        row = {"id": table_id(), "name": name, "folded": folded(name), "made": time.time()}
        row["password"] = await self._hash(asked.password)
        try:
            async with self.store.transaction() as db:
                await db.execute(insert(schema.accounts).values(**row))
        except IntegrityError:
            raise Illegal("somebody has this name already") from None
        await self._sign_in(session, str(row["id"]))
        return Me(name=name)

    async def login(self, asked: Credentials, session: str) -> Me:
        c = schema.accounts.c
        async with self.store.transaction() as db:
            row = (await db.execute(select(schema.accounts).where(c.folded == folded(asked.name)))).first()
        known = row.password if row else await self._of_nobody()
        if not await self._fits(known, asked.password) or row is None:
            raise NotKnown("this name and this password do not belong together")
        await self._sign_in(session, row.id)
        return await self.me(Person(session, row.id))

    async def _sign_in(self, session: str, account: str) -> None:
        """From now on the seats of this browser are the account's, too."""
        await self.store.remember_session(session, account)
        async with self.store.transaction() as db:
            await db.execute(update(schema.holds).where(schema.holds.c.session == session).values(account=account))

    async def logout(self, session: str) -> None:
        await self.store.forget_session(session)

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
            others = and_(schema.sessions.c.account == person.account, schema.sessions.c.hash != person.session)
            await db.execute(delete(schema.sessions).where(others))

    async def export(self, person: Person) -> dict[str, object]:
        """All that is kept about this person, apart from hashes."""
        me = await self.me(person)
        results, chat, holds = schema.results.c, schema.chat.c, schema.holds.c
        mine = await self.store.tables_of(person.session, person.account)
        lines: list[dict[str, object]] = []
        async with self.store.transaction() as db:
            rows = await db.execute(select(schema.results).where(results.account == (person.account or "")))
            played = [{"game": row.game, "won": row.won, "at": row.at} for row in rows]
            for table, seats in mine.items():
                said = and_(chat.table_id == table, chat.seat.in_(seats))
                found = await db.execute(select(chat.at, chat.text).where(said).order_by(chat.n))
                lines += [{"table": table, "at": row.at, "text": row.text} for row in found]
        del holds
        return {"name": me.name, "results": played, "tables": mine, "chat": lines}

    async def remove(self, person: Person) -> None:
        """Delete my data: the account, its sessions, results and seats, and what was said from them."""
        mine = await self.store.tables_of(person.session, person.account)
        holds, chat = schema.holds.c, schema.chat.c
        async with self.store.transaction() as db:
            for table, seats in mine.items():
                await db.execute(delete(schema.chat).where(and_(chat.table_id == table, chat.seat.in_(seats))))
            await db.execute(delete(schema.holds).where(holds.session == person.session))
            await db.execute(delete(schema.sessions).where(schema.sessions.c.hash == person.session))
            if person.account:
                await db.execute(delete(schema.holds).where(holds.account == person.account))
                await db.execute(delete(schema.sessions).where(schema.sessions.c.account == person.account))
                await db.execute(delete(schema.results).where(schema.results.c.account == person.account))
                await db.execute(delete(schema.accounts).where(schema.accounts.c.id == person.account))
