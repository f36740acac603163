"""“This is wrong”: the record, the version and the position, as `sortilege replay` and `scenario --from` open them."""

from sortilege.core import record as records
from sortilege.server.live import Live
from sortilege.server.messages import Report, Reported
from sortilege.server.seats import table_id
from sortilege.server.tables import Tables


async def keep_report(tables: Tables, live: Live, seat: int | None, asked: Report) -> Reported:
    """Store a report. It holds the key of a game that may still be played, so only an administrator reads it."""
    id = table_id()
    record = await tables.record(live)
    await tables.store.keep_report(id, live.id, seat, live.n, asked.text, records.write(record).encode())
    return Reported(report=id)
