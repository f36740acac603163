"""Accounts: an optional name and password that keep a player's tables and results across browsers."""

import time
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.accounts.devices import (
    UNKNOWN_BROWSER,
    Browser,
    account_session,
    account_sessions,
    end_sessions,
    excess_devices,
    forget_devices,
    remember_device,
)
from sortilege.server.accounts.notices import add_notice, count_open_notices, lock_account
from sortilege.server.accounts.passwords import Passwords
from sortilege.server.accounts.single_use_secrets import forget_secrets
from sortilege.server.db import SqlStore, schema
from sortilege.server.db.game_results import count_games, erase_player, transfer_results
from sortilege.tables.content.player_history import PlayerHistory
from sortilege.tables.identity import HOST, Caller, SeatChange, new_id
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.protocol.accounts import AccountStatus, Credentials, NoticeKind, PasswordChange
from sortilege.tables.refusals import Illegal, NotKnown
from sortilege.tables.rooms.display_names import account_key, checked_name, skeleton

# Tables with rows that belong to an account and go with it.
OWNED = (
    *(schema.devices, schema.passkeys, schema.recovery_codes, schema.account_mails, schema.account_notices),
    *(schema.single_use_secrets, schema.puzzles),
)

# Checks, in the transaction that signs in, that the proof still holds; returns the sessions that it has ended.
Accept = Callable[[AsyncConnection], Awaitable[list[str]]]
Tell = Callable[[str, NoticeKind, str, str], None]  # mails a notice: account, what, browser and system


class Login(NamedTuple):
    """An account whose player has shown who they are, and how."""

    account: str
    accept: Accept
    how: Literal["created", "password", "passkey", "recovered"]
    passkey: str | None = None


def no_mail(account: str, what: NoticeKind, browser: str, system: str) -> None:
    """Send no mail."""


class Accounts:
    """Creates accounts, signs in and out, exports and deletes."""

    def __init__(self, writer: TableWriter, store: SqlStore, tell: Tell = no_mail) -> None:
        self.writer = writer
        self.store = store
        self.history = PlayerHistory(store)
        self.tell = tell
        self.passwords = Passwords()

    async def make(self, asked: Credentials) -> Login:
        """Create an account."""
        row = {"id": new_id(), **name_columns(checked_name(asked.name)), "made": time.time()}
        row["password"] = await self.passwords.hash(asked.password)
        try:
            async with self.store.transaction() as db:
                await db.execute(insert(schema.accounts).values(**row))
        except IntegrityError:
            raise Illegal("server-name-taken") from None
        return password_login(str(row["id"]), str(row["password"]), "created")

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

    async def log_in(self, asked: Credentials, known: bool = False) -> Login:
        """Check a name and password; raises NotKnown. `known`: the attempt comes from a device of the account."""
        async with self.store.transaction() as db:
            rows = (await db.execute(select(schema.accounts).where(named(asked.name)))).all()
        row = next((one for one in rows if one.name == asked.name), rows[0] if rows else None)
        # A bot has no password, and an unknown name neither. They take as long as a wrong password.
        if not await self.passwords.matches(row.password if row else "", asked.password, known) or row is None:
            raise NotKnown("server-no-login")
        return password_login(row.id, row.password, "password")

    async def sign_in(
        self, before: Caller, login: Login, session: str, browser: Browser = UNKNOWN_BROWSER
    ) -> AccountStatus:
        """Start a new session for this browser, and give its seats to the account."""
        shared: list[str] = []
        async with self.store.transaction() as db:
            ended = await login.accept(db)
            device, fresh = await remember_device(db, login.account, browser)
            row = {"account": login.account, "device": device, "passkey": login.passkey}
            now = time.time()
            await db.execute(insert(schema.sessions).values(hash=session, seen=now, ended=False, proved=now, **row))
            what: NoticeKind | None = "recovered" if login.how == "recovered" else "device" if fresh else None
            if login.how == "created":
                what = None
            if what:
                await add_notice(db, login.account, what, device, browser.name, browser.system)
            ended += await forget_devices(db, self.store, login.account, *await excess_devices(db, login.account))
            if before.session:
                shared = await self._transfer(db, before.session, login.account)
                await end_sessions(db, self.store, before.session)
        if what:
            self.tell(login.account, what, browser.name, browser.system)
        await self.writer.sync.recheck_access(*ended, before.session)
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
            await end_sessions(db, self.store, caller.session)
        await self.writer.sync.recheck_access(caller.session)

    async def me(self, caller: Caller) -> AccountStatus:
        if not caller.account:
            return AccountStatus(name="")
        accounts = schema.accounts.c
        async with self.store.transaction() as db:
            name = (await db.execute(select(accounts.name).where(accounts.id == caller.account))).scalar()
            played, won = await count_games(db, caller.account)
            notices = 0 if caller.bot else await count_open_notices(db, await account_session(db, caller))
            return AccountStatus(name=name or "", played=played, won=won, notices=notices)

    async def prove(self, caller: Caller, password: str) -> None:
        """Check the caller's password once more, so that they may change security settings for a while."""
        await self._check_password(caller, password)
        async with self.store.transaction() as db:
            await record_proof(db, caller.session)

    async def _check_password(self, caller: Caller, password: str) -> str:
        """Return the hash of the caller's password if this is it; raises NotKnown."""
        c = schema.accounts.c
        async with self.store.transaction() as db:
            current = (await db.execute(select(c.password).where(c.id == caller.account))).scalar()
        if not current or not await self.passwords.matches(current, password, known=True):
            raise NotKnown("server-no-password")
        return str(current)

    async def change_password(self, caller: Caller, asked: PasswordChange) -> None:
        """Change the password and sign out every other browser. A player who has just proved who they are need not
        know the current one."""
        c, current = schema.accounts.c, ""
        if asked.password is not None or not caller.account:
            current = await self._check_password(caller, asked.password or "")
        fresh_hash = await self.passwords.hash(asked.new_password, known=True)
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            await lock_account(db, session.account)
            if not current:
                session.check_proof()
            same = and_(c.id == session.account, c.password == current) if current else c.id == session.account
            changed = await db.execute(update(schema.accounts).where(same).values(password=fresh_hash))
            if changed.rowcount != 1:
                raise NotKnown("server-password-changed")
            await forget_secrets(db, session.account, "recovery", "passkey")
            await add_notice(db, session.account, "password", session.device, session.browser, session.system)
            await end_sessions(db, self.store, *(await account_sessions(db, session.account) - {caller.session}))
        self.tell(session.account, "password", session.browser, session.system)
        await self.writer.sync.recheck_access(session.account)

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
                await lock_account(db, caller.account)
                await end_sessions(db, self.store, *await account_sessions(db, caller.account))
                for table in OWNED:
                    await db.execute(delete(table).where(table.c.account == caller.account))
                await db.execute(delete(schema.accounts).where(schema.accounts.c.id == caller.account))
            elif caller.session:
                await end_sessions(db, self.store, caller.session)
        await self.writer.sync.recheck_access(caller.holder)


def password_login(account: str, password: str, how: Literal["created", "password"]) -> Login:
    """Return a login that fails if the password has changed since it was checked."""

    async def accept(db: AsyncConnection) -> list[str]:
        c = schema.accounts.c
        same = and_(c.id == account, c.password == password)
        if (await db.execute(select(c.id).where(same).with_for_update())).first() is None:
            raise NotKnown("server-account-changed")
        return []

    return Login(account, accept, how)


async def record_proof(db: AsyncConnection, session: str) -> None:
    """Record that the player of a session has just proved who they are."""
    c = schema.sessions.c
    await db.execute(update(schema.sessions).where(and_(c.hash == session, ~c.ended)).values(proved=time.time()))


def named(name: str) -> ColumnElement[bool]:
    """Match the account with this name. Some accounts of the first release share a folded name."""
    c = schema.accounts.c
    return or_(c.folded == account_key(name), c.name == name)


def name_columns(name: str) -> dict[str, str]:
    return {"name": name, "folded": account_key(name), "skeleton": skeleton(name)}


def written_by(caller: Caller) -> ColumnElement[bool]:
    """Match the caller's chat lines. Lines from before authors were stored count for the seat."""
    c, holds = schema.chat.c, schema.holds.c
    theirs = and_(holds.table_id == c.table_id, holds.seat == c.seat, holds.holder == caller.holder)
    own_seat = and_(c.holder.is_(None), select(holds.seat).where(theirs).exists())
    return and_(c.text != "", or_(c.holder == caller.holder, own_seat))
