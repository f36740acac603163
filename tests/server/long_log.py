"""Make a stored log long: lines that a player could have added by going back and choosing again."""

import msgspec
from sqlalchemy import text, update

from sortilege.server.db import SqlStore, schema
from sortilege.server.db.postgres_timeouts import set_long_timeouts
from sortilege.tables.live.stored_position import decode_position

LINES = text("""insert into choices (table_id, n, seat, id, answered, quiet, undone, events, at)
    with recursive line(k) as (select 0 union all select k + 1 from line where k < :more - 1)
    select table_id, n + 1 + k, seat, case when k % 2 = 0 then :back else id end, answered, quiet, 0, events, at
    from choices, line where table_id = :table and n = :last""")


async def lengthen(store: SqlStore, table: str, more: int, back: str, base: bool) -> None:
    """Add `more` lines: the log's last choice, withdrawn by `back` and made again.

    With `base`, the snapshot that the table is loaded from moves on too, as it does after undos.
    """
    saved = await store.read(table)
    assert saved is not None
    assert saved.snapshot is not None
    entry = (await store.entries(table))[-1]
    latest = decode_position(saved.snapshot)
    quiet = tuple(one + more * (entry.quiet and at == entry.seat) for at, one in enumerate(latest.quiet))
    moved = msgspec.msgpack.encode(msgspec.structs.replace(latest, n=saved.n + more, quiet=quiet))
    values = {"n": saved.n + more, "snapshot": moved} | ({"base": moved} if base else {})
    async with store.transaction() as db:
        await set_long_timeouts(db)
        await db.execute(LINES, {"table": table, "last": entry.n, "more": more, "back": back})
        await db.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))
        if store.postgres:
            await db.execute(text("analyze choices"))
