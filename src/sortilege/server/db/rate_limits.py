"""Limits that count over all processes: PostgreSQL only, by its clock."""

from sqlalchemy import text

from sortilege.server.db.database import Database

NOW = "extract(epoch from clock_timestamp())"
LEVEL = f"least(cast(:burst as float8), b.level + ({NOW} - b.at) * cast(:rate as float8))"
SPEND = text(f"""insert into buckets as b (who, level, at) values (:who, cast(:burst as float8) - 1, {NOW})
    on conflict (who) do update set level = {LEVEL} - 1, at = {NOW} where {LEVEL} >= 1 returning level""")
WAIT = text(f"select (1 - {LEVEL}) / cast(:rate as float8) from buckets as b where who = :who and {LEVEL} < 1")
ALIVE = text(f"""insert into processes (name, until) values (:name, {NOW} + cast(:seconds as float8))
    on conflict (name) do update set until = excluded.until""")


class RateLimitStore(Database):
    async def spend(self, who: str, rate: float, burst: float) -> float:
        """Take one from a bucket; returns the seconds to wait, which is 0 when there was one to take."""
        values = {"who": who, "rate": rate, "burst": burst}
        async with self.transaction() as db:
            if (await db.execute(SPEND, values)).first():
                return 0.0
            return float((await db.execute(WAIT, values)).scalar() or 1 / rate)

    async def heartbeat(self, process: str, seconds: float) -> int:
        """A sign of life of this process; returns how many are alive. On an SQLite file there is only ever one."""
        if not self.postgres:
            return 1
        async with self.transaction() as db:
            await db.execute(ALIVE, {"name": process, "seconds": seconds})
            return int((await db.execute(text(f"select count(*) from processes where until > {NOW}"))).scalar_one())

    async def forget_counts(self) -> None:
        """A bucket is full again after a day, whatever it counts."""
        async with self.transaction() as db:
            await db.execute(text(f"delete from buckets where at < {NOW} - 86400"))
            await db.execute(text(f"delete from processes where until < {NOW} - 86400"))
