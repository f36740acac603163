"""What a caller may see of a table: snapshot, log, option preview and clock."""

from sortilege.tables.identity import Caller
from sortilege.tables.live.presenter import clock_snapshot, log_steps, table_snapshot
from sortilege.tables.live.table_access import TableAccess, pick_seat
from sortilege.tables.play.batch_preview import preview_batches
from sortilege.tables.play.option_preview import preview_options
from sortilege.tables.protocol.play import ClockSnapshot, GameLog, OptionPreviews, TableSnapshot
from sortilege.tables.storage.store import LogSpan

MAX_LOG_STEPS = 1000  # in one answer


class TableReader:
    """Answers a caller's requests to look at a table."""

    def __init__(self, access: TableAccess) -> None:
        self.access = access
        self.store = access.tables.store

    async def look(self, caller: Caller, id: str, seat: int | None) -> TableSnapshot:
        async with self.access.locked_table(caller, id) as (live, mine, host):
            viewer = pick_seat(mine, seat) if mine else None
            return table_snapshot(live, viewer, mine, host)

    async def log(self, caller: Caller, id: str, seat: int | None, since: int) -> GameLog:
        async with self.access.locked_table(caller, id) as (live, mine, _):
            viewer = pick_seat(mine, seat) if mine else None
            version = live.version(viewer)
            since = min(since, version)
            entries = await self.store.visible_entries(id, page_span(viewer, live.n, since, version))
            steps = log_steps(live, entries, viewer, since)
            end = since + len(steps)
            return GameLog(version=version, steps=steps, next=end if steps and end < version else None)

    async def outlook(self, caller: Caller, id: str, seat: int | None) -> OptionPreviews:
        async with self.access.locked_table(caller, id) as (live, mine, _):
            own = pick_seat(mine, seat)
            game = live.game if live.room.phase == "playing" else None
            return OptionPreviews(
                version=live.version(own),
                options=preview_options(game, own) if game else (),
                batches=preview_batches(game, own) if game else (),
            )

    async def clock(self, caller: Caller, id: str) -> ClockSnapshot:
        async with self.access.locked_table(caller, id) as (live, _, _):
            nothing = tuple(None for _ in live.room.seats)
            return clock_snapshot(live) or ClockSnapshot(
                kind="none", seconds=nothing, running=tuple(False for _ in nothing)
            )


def page_span(viewer: int | None, end: int, since: int, version: int) -> LogSpan:
    """Return the page of a log after version `since`, read from the nearer end: a database counts what it skips."""
    limit = min(MAX_LOG_STEPS, version - since)
    if version == end:  # nothing is hidden from this viewer, so a version is the number of an entry
        return LogSpan(viewer=viewer, end=since + limit, limit=limit, latest=True)
    if since <= version // 2:
        return LogSpan(viewer=viewer, end=end, limit=limit, skip=since)
    return LogSpan(viewer=viewer, end=end, limit=limit, skip=version - since - limit, latest=True)
