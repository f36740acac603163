"""Rate limits that all processes share: PostgreSQL only, by its clock."""

from sqlalchemy import text

from sortilege.server.db.database import Database
from sortilege.tables.rate_limits import PER_ADDRESS, PER_PERSON

DAY_SECONDS = 86_400
MIN_COUNT_SECONDS = 600.0  # that a count is kept
NOW = "extract(epoch from clock_timestamp())"
LEVEL = f"least(cast(:burst as float8), b.level + ({NOW} - b.at) * cast(:rate as float8))"
SPEND = text(f"""insert into buckets as b (who, level, at) values (:who, cast(:burst as float8) - 1, {NOW})
    on conflict (who) do update set level = {LEVEL} - 1, at = {NOW} where {LEVEL} >= 1 returning level""")
WAIT = text(f"select (1 - {LEVEL}) / cast(:rate as float8) from buckets as b where who = :who and {LEVEL} < 1")
FORGET = text(f"delete from buckets where who like :kind and at < {NOW} - cast(:seconds as float8)")
HEARTBEAT = text(f"""insert into processes (name, until) values (:name, {NOW} + cast(:seconds as float8))
    on conflict (name) do update set until = excluded.until""")


class RateLimitStore(Database):
    async def spend(self, who: str, rate: float, burst: float) -> float:
        """Take a token from a bucket; returns the seconds to wait, 0 if there was a token."""
        values = {"who": who, "rate": rate, "burst": burst}
        async with self.transaction() as db:
            if (await db.execute(SPEND, values)).first():
                return 0.0
            return float((await db.execute(WAIT, values)).scalar() or 1 / rate)

    async def heartbeat(self, process: str, seconds: float) -> int:
        """Record that this process is alive; returns how many are. An SQLite file has only one."""
        if not self.postgres:
            return 1
        async with self.transaction() as db:
            await db.execute(HEARTBEAT, {"name": process, "seconds": seconds})
            return int((await db.execute(text(f"select count(*) from processes where until > {NOW}"))).scalar_one())

    async def forget_counts(self) -> None:
        """Delete buckets that are full again by now: each new cookie leaves some."""
        async with self.transaction() as db:
            for what in PER_ADDRESS:
                full = max(one.burst / one.rate for one in (PER_ADDRESS[what], PER_PERSON.get(what, PER_ADDRESS[what])))
                values = {"kind": f"{what} %", "seconds": max(full, MIN_COUNT_SECONDS)}
                await db.execute(FORGET, values)
            await db.execute(text(f"delete from processes where until < {NOW} - {DAY_SECONDS}"))
