"""Accounts: an optional name and password that keep a player's tables and results across browsers."""

import asyncio
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.db import SqlStore, schema
from sortilege.server.db.game_results import count_games, erase_player, transfer_results
from sortilege.tables.content.player_history import PlayerHistory
from sortilege.tables.identity import HOST, Caller, SeatChange, new_id, new_secret
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.protocol.accounts import AccountStatus, Credentials, PasswordChange
from sortilege.tables.refusals import Illegal, NotKnown
from sortilege.tables.rooms.display_names import account_key, checked_name, skeleton

HASHER = PasswordHasher()
END_SESSION = text("""insert into sessions (hash, seen, ended) values (:hash, :now, true)
    on conflict (hash) do update set account = null, seen = excluded.seen, ended = true""")


class Login(msgspec.Struct, frozen=True):
    """An account and the password hash that was checked. Signing in fails if the password has changed since."""

    account: str
    password: str


class Accounts:
    """Creates accounts, signs in and out, exports and deletes.

    Hashing a password takes tens of milliseconds on purpose, so it runs in a thread.
    """

    def __init__(self, writer: TableWriter, store: SqlStore) -> None:
        self.writer = writer
        self.store = store
        self.history = PlayerHistory(store)
        self.hashing = asyncio.Semaphore(1)  # each takes 64 MB
        self.dummy_hash = ""

    async def _dummy_hash(self) -> str:
        """Return a hash to check for unknown names, so that both answers take as long."""
        self.dummy_hash = self.dummy_hash or await self._hash(new_secret())
        return self.dummy_hash

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _verify(self, password_hash: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(HASHER.verify, password_hash, password)
            except (Argon2Error, InvalidHashError):
                return False

    async def make(self, asked: Credentials) -> Login:
        """Create an account."""
        row = {"id": new_id(), **name_columns(checked_name(asked.name)), "made": time.time()}
        row["password"] = await self._hash(asked.password)
        try:
            async with self.store.transaction() as db:
                await db.execute(insert(schema.accounts).values(**row))
        except IntegrityError:
            raise Illegal("server-name-taken") from None
        return Login(str(row["id"]), str(row["password"]))

    async def make_bot(self, name: str, session: str) -> str:
        """Create a bot account whose token is this session, for a year. It has no password, so it cannot sign in."""
        shown, id, now = checked_name(name), new_id(), time.time()
        row = {"id": id, **name_columns(shown), "made": now, "bot": True}
        try:
            async with self.store.transaction() as db:
                await db.execute(insert(schema.accounts).values(password="", **row))
                await db.execute(insert(schema.sessions).values(hash=session, account=id, seen=now))
        except IntegrityError:
            raise Illegal("server-name-taken") from None
        return shown

    async def log_in(self, asked: Credentials) -> Login:
        """Check a name and password; raises NotKnown."""
        c = schema.accounts.c
        async with self.store.transaction() as db:
            # Some accounts of the first release share a folded name.
            named = or_(c.folded == account_key(asked.name), c.name == asked.name)
            rows = (await db.execute(select(schema.accounts).where(named))).all()
        row = next((one for one in rows if one.name == asked.name), rows[0] if rows else None)
        password_hash = row.password if row else ""  # a bot has none
        if (
            not await self._verify(password_hash or await self._dummy_hash(), asked.password)
            or not row
            or not password_hash
        ):
            raise NotKnown("server-no-login")
        return Login(row.id, password_hash)

    async def sign_in(self, before: Caller, login: Login, session: str) -> AccountStatus:
        """Start a new session for this browser, and give its seats to the account."""
        accounts, shared = schema.accounts.c, []
        async with self.store.transaction() as db:
            same = and_(accounts.id == login.account, accounts.password == login.password)
            if (await db.execute(select(accounts.id).where(same).with_for_update())).first() is None:
                raise NotKnown("server-account-changed")
            await db.execute(insert(schema.sessions).values(hash=session, account=login.account, seen=time.time()))
            if before.session:
                shared = await self._transfer(db, before.session, login.account)
                await self._end_sessions(db, before.session)
        if before.session:
            await self.writer.sync.recheck_access(before.session)
        for table in shared:
            async with self.writer.tables.at(table) as live:
                await self.writer.change_seats(live, lambda live, holders: (None, SeatChange()))  # one device less
        return await self.me(Caller(session, login.account))

    async def _transfer(self, db: AsyncConnection, session: str, account: str) -> list[str]:
        """Give a session's seats, results, chat and addresses to an account.

        No account holds two seats at a table: where both hold one, the account's stays and the browser's is released.
        Returns those tables.
        """
        c, own, chat = schema.holds.c, schema.holds.alias().c, schema.chat.c
        sits = select(own.table_id).where(and_(own.holder == account, own.seat != HOST))
        hosts = select(own.table_id).where(and_(own.holder == account, own.seat == HOST))
        doubled = or_(and_(c.seat != HOST, c.table_id.in_(sits)), and_(c.seat == HOST, c.table_id.in_(hosts)))
        released = and_(c.holder == session, doubled)
        shared = list((await db.execute(select(c.table_id).where(released).distinct())).scalars())
        await db.execute(delete(schema.holds).where(released))
        await db.execute(update(schema.holds).where(c.holder == session).values(holder=account))
        await transfer_results(db, session, account)
        await db.execute(update(schema.chat).where(chat.holder == session).values(holder=account))
        await db.execute(update(schema.mails).where(schema.mails.c.holder == session).values(holder=account))
        return shared

    async def sign_out(self, caller: Caller) -> None:
        """End this session; the browser gets a new one."""
        async with self.store.transaction() as db:
            await self._end_sessions(db, caller.session)
        await self.writer.sync.recheck_access(caller.session)

    async def _end_sessions(self, db: AsyncConnection, *sessions: str) -> None:
        """End sessions. Their rows stay for as long as the cookies are valid."""
        for session in sorted(sessions):
            await db.execute(END_SESSION, {"hash": session, "now": time.time()})
            await self.store.notify_rights_lost(db, session)

    async def me(self, caller: Caller) -> AccountStatus:
        if not caller.account:
            return AccountStatus(name="")
        accounts = schema.accounts.c
        async with self.store.transaction() as db:
            name = (await db.execute(select(accounts.name).where(accounts.id == caller.account))).scalar()
            played, won = await count_games(db, caller.account)
            return AccountStatus(name=name or "", played=played, won=won)

    async def change_password(self, caller: Caller, asked: PasswordChange) -> None:
        """Change the password and sign out every other browser."""
        c = schema.accounts.c
        async with self.store.transaction() as db:
            current = (await db.execute(select(c.password).where(c.id == caller.account))).scalar()
        if not caller.account or not current or not await self._verify(current, asked.password):
            raise NotKnown("server-no-password")
        fresh_hash = await self._hash(asked.new_password)
        async with self.store.transaction() as db:
            same = and_(c.id == caller.account, c.password == current)
            changed = await db.execute(update(schema.accounts).where(same).values(password=fresh_hash))
            if changed.rowcount != 1:
                raise NotKnown("server-password-changed")
            await self._end_sessions(db, *(await self._sessions(db, caller.account) - {caller.session}))
        await self.writer.sync.recheck_access(caller.account)

    async def _sessions(self, db: AsyncConnection, account: str) -> set[str]:
        c = schema.sessions.c
        return set((await db.execute(select(c.hash).where(c.account == account))).scalars())

    async def export(self, caller: Caller) -> dict[str, object]:
        """Return everything stored about the caller, apart from hashes."""
        me = await self.me(caller)
        chat = schema.chat.c
        mine = await self.store.tables_of(caller.holder)
        lines: list[dict[str, object]] = []
        async with self.store.transaction() as db:
            query = select(chat.table_id, chat.at, chat.text).where(written_by(caller))
            found = await db.execute(query.order_by(chat.table_id, chat.n))
            lines += [{"table": row.table_id, "at": row.at, "text": row.text} for row in found]
        page = await self.history.my_results(caller)
        played = [*page.results]
        while page.next is not None:
            page = await self.history.my_results(caller, page.next)
            played += page.results
        ended = await self.store.puzzle_results(caller.account or "")
        keys = ("puzzle", "day", "solved", "daily")
        puzzles = [dict(zip(keys, one, strict=True)) for one in ended]
        return {"name": me.name, "results": played, "tables": mine, "chat": lines, "puzzles": puzzles}

    async def delete_chat(self, caller: Caller) -> None:
        """Delete the caller's chat lines at all tables. The numbers stay, because other lines are counted by them."""
        nothing = {"name": "", "text": "", "at": 0.0, "holder": None}
        async with self.store.transaction() as db:
            await db.execute(update(schema.chat).where(written_by(caller)).values(nothing))

    async def remove(self, caller: Caller) -> None:
        """Delete the account with its sessions, puzzles and seats, and its name from the results of games."""
        holds = schema.holds.c
        async with self.store.transaction() as db:
            await db.execute(delete(schema.holds).where(holds.holder == caller.holder))
            await erase_player(db, caller.holder)
            if caller.account:
                await self._end_sessions(db, *await self._sessions(db, caller.account))
                await db.execute(delete(schema.puzzles).where(schema.puzzles.c.account == caller.account))
                await db.execute(delete(schema.accounts).where(schema.accounts.c.id == caller.account))
            elif caller.session:
                await self._end_sessions(db, caller.session)
        await self.writer.sync.recheck_access(caller.holder)


def name_columns(name: str) -> dict[str, str]:
    return {"name": name, "folded": account_key(name), "skeleton": skeleton(name)}


def written_by(caller: Caller) -> ColumnElement[bool]:
    """Match the caller's chat lines. Lines from before authors were stored count for the seat."""
    c, holds = schema.chat.c, schema.holds.c
    theirs = and_(holds.table_id == c.table_id, holds.seat == c.seat, holds.holder == caller.holder)
    own_seat = and_(c.holder.is_(None), select(holds.seat).where(theirs).exists())
    return and_(c.text != "", or_(c.holder == caller.holder, own_seat))
