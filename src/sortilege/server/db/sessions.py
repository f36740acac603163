"""Sessions, the seats they hold, and presence."""

import sqlite3
import time
from collections.abc import Sequence

from sqlalchemy import and_, delete, func, select, text, update

from sortilege.server.db import presence, schema
from sortilege.server.db.database import Database, is_unavailable
from sortilege.server.db.game_results import erase_player
from sortilege.server.db.group_commit import Batch, GroupCommit
from sortilege.tables import steady_clock
from sortilege.tables.identity import Caller, Hold

DAY_SECONDS = 86_400


def utc_day(at: float) -> int:
    """Return the number of a UTC day, counted from 1970."""
    return int(at // DAY_SECONDS)


class SessionStore(Database):
    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.presence_commit = GroupCommit(self._write_presence, is_unavailable)

    async def close(self) -> None:
        await self.presence_commit.close()
        await super().close()

    async def session(self, session: str) -> tuple[str | None, bool, bool] | None:
        """Return a session's account, whether the session has ended, and whether the account is a bot's.

        Only sessions that have signed in or out are stored; others return None. The first visit of a day is recorded.
        """
        c, accounts, devices, today = schema.sessions.c, schema.accounts.c, schema.devices.c, utc_day(time.time())
        query = select(c.account, c.ended, accounts.bot, devices.id, devices.day).outerjoin(
            schema.accounts, accounts.id == c.account
        )
        query = query.outerjoin(schema.devices, devices.id == c.device)
        async with self.transaction() as db:
            row = (await db.execute(query.where(c.hash == session))).first()
            if row is not None and row.day is not None and row.day < today:
                await db.execute(update(schema.devices).where(devices.id == row.id).values(day=today))
        return None if row is None else (row.account, bool(row.ended), bool(row.bot))

    async def ended_sessions(self, sessions: Sequence[str]) -> set[str]:
        """Return which of these sessions have ended."""
        c = schema.sessions.c
        async with self.transaction() as db:
            return set((await db.execute(select(c.hash).where(and_(c.hash.in_(sessions), c.ended)))).scalars())

    async def forget_sessions(self, before: float) -> None:
        """Delete sessions whose cookies have expired, and bots whose token has, so that their names are free."""
        c = schema.accounts.c
        async with self.transaction() as db:
            await db.execute(delete(schema.sessions).where(schema.sessions.c.seen < before))
            used = select(schema.sessions.c.hash).where(schema.sessions.c.account == c.id).exists()
            unused = and_(c.bot, ~used, c.made < before)
            for account in (await db.execute(select(c.id).where(unused))).scalars().all():
                await db.execute(delete(schema.holds).where(schema.holds.c.holder == account))
                await erase_player(db, account)
                await db.execute(delete(schema.puzzles).where(schema.puzzles.c.account == account))
                await db.execute(delete(schema.accounts).where(c.id == account))

    async def seats_of(self, caller: Caller, table: str) -> list[int]:
        """Return the seats the caller holds; none if their session has ended meanwhile."""
        c, sessions = schema.holds.c, schema.sessions.c
        ended = select(sessions.hash).where(and_(sessions.hash == caller.session, sessions.ended)).exists()
        mine = and_(c.table_id == table, c.holder == caller.holder, ~ended)
        async with self.transaction() as db:
            return sorted((await db.execute(select(c.seat).where(mine))).scalars())

    async def holds_at(self, tables: Sequence[str]) -> set[tuple[str, int, str]]:
        """Return table, seat and holder of every hold at these tables."""
        c = schema.holds.c
        async with self.transaction() as db:
            rows = await db.execute(select(c.table_id, c.seat, c.holder).where(c.table_id.in_(tables)))
            return {(row.table_id, row.seat, row.holder) for row in rows}

    async def holders(self, table: str) -> list[Hold]:
        return [Hold(holder, seat) for _, seat, holder in sorted(await self.holds_at([table]))]

    async def tables_of(self, holder: str) -> dict[str, list[int]]:
        c = schema.holds.c
        found: dict[str, list[int]] = {}
        async with self.transaction() as db:
            for row in await db.execute(select(c.table_id, c.seat).where(c.holder == holder)):
                found.setdefault(row.table_id, []).append(row.seat)
        return found

    # Presence.

    async def mark_present(self, table: str, seats: Sequence[int], process: str, until: float) -> None:
        """Record that these seats have a socket open at this process."""
        await self.presence_commit.write({}, presence.presence_rows(table, seats, process, True, until))

    async def mark_absent(self, table: str, seats: Sequence[int], process: str, at: float) -> None:
        """Record that they no longer have one."""
        await self.presence_commit.write({}, presence.presence_rows(table, seats, process, False, at))

    async def _write_presence(self, batch: Batch) -> list[bool]:
        removed, added = presence.latest_rows(batch)

        def work(db: sqlite3.Connection) -> None:
            db.executemany(presence.DELETE_PRESENCE, removed)
            db.executemany(presence.INSERT_PRESENCE, added)

        if not self.postgres:
            await self._in_one_hop(work)
        else:
            async with self.transaction() as db:
                await db.execute(text(presence.DELETE_PRESENCE), removed)
                if added:
                    await db.execute(text(presence.INSERT_PRESENCE), added)
                for table in {row["table_id"] for row in removed}:
                    await self.notify_change(db, table, -1)
        return [True] * len(batch)

    async def mark_all_absent(self, process: str, at: float) -> None:
        """Record that every socket of this process is closed."""
        c = schema.presence.c
        async with self.transaction() as db:
            await db.execute(text("delete from processes where name = :name"), {"name": process})
            await db.execute(
                update(schema.presence)
                .where(c.process == process)
                .values(process=presence.departed_from(process), until=at)
            )

    async def extend_presence(self, process: str, until: float) -> None:
        async with self.transaction() as db:
            await db.execute(update(schema.presence).where(schema.presence.c.process == process).values(until=until))
            await db.execute(delete(schema.presence).where(schema.presence.c.until < steady_clock.now() - DAY_SECONDS))

    async def presence(self, table: str) -> dict[int, float]:
        """Return until when each seat counts as present; onlookers have numbers below 0."""
        c = schema.presence.c
        async with self.transaction() as db:
            rows = await db.execute(select(c.seat, func.max(c.until)).where(c.table_id == table).group_by(c.seat))
            return {row[0]: row[1] for row in rows}
