"""Browsers, the seats they hold, and who is there."""

import sqlite3
from collections.abc import Sequence

from sqlalchemy import and_, delete, func, select, text, update

from sortilege.server.db import presence, schema
from sortilege.server.db.database import Database, away
from sortilege.server.db.group_commit import Batch, Writing
from sortilege.tables import table_time
from sortilege.tables.identity import Caller, Hold


class PeopleStore(Database):
    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.coming = Writing(self._come_and_go, away)

    async def close(self) -> None:
        await self.coming.close()
        await super().close()

    async def session(self, session: str) -> tuple[str | None, bool, bool] | None:
        """The account of a session that signed in or out, whether it has ended, and whether the account is a bot's; of
        others nothing is kept."""
        c, accounts = schema.sessions.c, schema.accounts.c
        query = select(c.account, c.ended, accounts.bot).outerjoin(schema.accounts, accounts.id == c.account)
        async with self.transaction() as db:
            row = (await db.execute(query.where(c.hash == session))).first()
        return None if row is None else (row.account, bool(row.ended), bool(row.bot))

    async def ended_sessions(self, sessions: Sequence[str]) -> set[str]:
        """Those of these sessions that have ended."""
        c = schema.sessions.c
        async with self.transaction() as db:
            return set((await db.execute(select(c.hash).where(and_(c.hash.in_(sessions), c.ended)))).scalars())

    async def forget_sessions(self, before: float) -> None:
        """Those whose cookies have run out since."""
        async with self.transaction() as db:
            await db.execute(delete(schema.sessions).where(schema.sessions.c.seen < before))

    async def seats_of(self, person: Caller, table: str) -> list[int]:
        """The seats that are this person's, unless they have signed in or out since they asked."""
        c, sessions = schema.holds.c, schema.sessions.c
        ended = select(sessions.hash).where(and_(sessions.hash == person.session, sessions.ended)).exists()
        mine = and_(c.table_id == table, c.holder == person.holder, ~ended)
        async with self.transaction() as db:
            return sorted((await db.execute(select(c.seat).where(mine))).scalars())

    async def holds_at(self, tables: Sequence[str]) -> set[tuple[str, int, str]]:
        """Table, seat and holder of every hold at these tables."""
        c = schema.holds.c
        async with self.transaction() as db:
            rows = await db.execute(select(c.table_id, c.seat, c.holder).where(c.table_id.in_(tables)))
            return {(row.table_id, row.seat, row.holder) for row in rows}

    async def holders(self, table: str) -> list[Hold]:
        return [Hold(holder, seat) for _, seat, holder in sorted(await self.holds_at([table]))]

    async def accounts_at(self, table: str) -> list[tuple[str, int]]:
        """The accounts among the holders of a table's seats."""
        c, accounts = schema.holds.c, schema.accounts.c
        query = select(c.holder, c.seat).join(schema.accounts, accounts.id == c.holder).where(c.table_id == table)
        async with self.transaction() as db:
            return [(row.holder, row.seat) for row in await db.execute(query)]

    async def tables_of(self, holder: str) -> dict[str, list[int]]:
        c = schema.holds.c
        found: dict[str, list[int]] = {}
        async with self.transaction() as db:
            for row in await db.execute(select(c.table_id, c.seat).where(c.holder == holder)):
                found.setdefault(row.table_id, []).append(row.seat)
        return found

    # Presence.

    async def mark_present(self, table: str, seats: Sequence[int], process: str, until: float) -> None:
        """These seats have a socket open at this process."""
        await self.coming.write({}, presence.rows(table, seats, process, True, until))

    async def mark_absent(self, table: str, seats: Sequence[int], process: str, at: float) -> None:
        """They have none there any longer."""
        await self.coming.write({}, presence.rows(table, seats, process, False, at))

    async def _come_and_go(self, batch: Batch) -> list[bool]:
        gone, come = presence.latest(batch)

        def work(db: sqlite3.Connection) -> None:
            db.executemany(presence.DELETE, gone)
            db.executemany(presence.INSERT, come)

        if not self.postgres:
            await self._in_one_hop(work)
        else:
            async with self.transaction() as db:
                await db.execute(text(presence.DELETE), gone)
                if come:
                    await db.execute(text(presence.INSERT), come)
                for table in {row["table_id"] for row in gone}:
                    await self.notify_change(db, table, -1)
        return [True] * len(batch)

    async def mark_all_absent(self, process: str, at: float) -> None:
        """Everybody at this process has left it."""
        c = schema.presence.c
        async with self.transaction() as db:
            await db.execute(text("delete from processes where name = :name"), {"name": process})
            await db.execute(
                update(schema.presence).where(c.process == process).values(process=presence.left_by(process), until=at)
            )

    async def extend_presence(self, process: str, until: float) -> None:
        async with self.transaction() as db:
            await db.execute(update(schema.presence).where(schema.presence.c.process == process).values(until=until))
            await db.execute(delete(schema.presence).where(schema.presence.c.until < table_time.now() - 86_400))

    async def presence(self, table: str) -> dict[int, float]:
        """Until when each seat, and each onlooker by a number below 0, counts as present."""
        c = schema.presence.c
        async with self.transaction() as db:
            rows = await db.execute(select(c.seat, func.max(c.until)).where(c.table_id == table).group_by(c.seat))
            return {row[0]: row[1] for row in rows}
