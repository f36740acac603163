"""A table from what the database has. The log is the truth: a moment that cannot be read is played again from it.

Where the rules have changed, the log cannot be played again: the game goes on from its last moment, or, where the new
rules do not have what was under way then, from an earlier one.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, BadSave, Outdated
from sortilege.core.kits import kit
from sortilege.core.record import AGREED_UNDO, Upgrade
from sortilege.core.session import Session
from sortilege.tables.live import snapshot
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.snapshot import Snapshot
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.logs import log
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import LogEntry, SavedTable, Store

TRIALS = 3  # games by chance before a table goes on by new rules


async def opened(store: Store, saved: SavedTable) -> LiveTable:
    """The table, with the game on it as far as that can be had: from its base, its newest moment, or its beginning."""
    live = LiveTable(saved.id, saved.rev, saved.room, None, saved.upgrades)
    if saved.snapshot is None or saved.base is None:
        return live
    live.stored_n = saved.n
    latest, base = moment(saved.id, saved.snapshot), moment(saved.id, saved.base)
    follow(live, saved, latest, base, await store.entries(saved.id, base.n if base else 0))
    if live.sitting is None and saved.room.rules == kit(saved.room.game).rules.version and not saved.upgrades:
        log_of_all = await store.entries(saved.id)
        live.sitting = tried(
            saved, lambda: followed(saved.room, TableGame(saved.room.new_session()), log_of_all, saved.n)
        )
    if live.sitting is None and latest and outdated(saved.room, latest):
        upgrade(live, saved, latest, base)  # programs have changed, and nobody has counted that as a change of rules
    if live.sitting is None:
        live.unreadable = True
        log("table_unreadable", table=saved.id, n=saved.n)
    return live


def follow(
    live: LiveTable, saved: SavedTable, latest: Snapshot | None, base: Snapshot | None, entries: Sequence[LogEntry]
) -> None:
    """Put the game on the table from the moments that were kept of it."""
    room = saved.room
    now = kit(room.game).rules.version
    if latest and latest.rules != now:
        upgrade(live, saved, latest, base)
    else:
        ways: list[Callable[[], TableGame]] = []
        if base and base.rules == now:
            ways.append(lambda: followed(room, at(room, base), entries, saved.n))
        if latest:
            ways.append(lambda: at(room, latest))
        live.sitting = next((found for way in ways if (found := tried(saved, way))), None)


def upgrade(live: LiveTable, saved: SavedTable, latest: Snapshot, base: Snapshot | None) -> None:
    """Go on by other rules than those that wrote the snapshot: from there, or from the last moment that they know.

    The record will say so; where the table goes back, its log says so to everybody.
    """
    now = kit(live.room.game).rules.version
    for kept, back in moments(saved.id, latest, base):
        live.sitting = tried(saved, partial(goes_on, live.room, kept))
        if live.sitting:
            live.upgrades = (*saved.upgrades, Upgrade(latest.n, now, kept.fields, back))
            log("rules_changed", table=saved.id, n=latest.n, before=latest.rules, now=now, back=back)
            if back is not None and live.room.phase != "over":
                live.unsaved = (live.sitting.went_back(),)
            return


def moments(table: str, latest: Snapshot, base: Snapshot | None) -> Iterator[tuple[Snapshot, int | None]]:
    """The latest moment, and then the earlier ones that were kept, each with the number of choices made there.

    An earlier one is counted on from the latest: nothing that was answered since is an answer to it.
    """
    yield latest, None
    rests = [moment(table, one.rest) for one in (latest, base) if one and one.rest]
    known = {one.n: one for one in (*rests, base) if one and one.n < latest.n}
    for n in sorted(known, reverse=True):
        fields = known[n].fields | {"version": latest.fields["version"]}
        counted = msgspec.structs.replace(latest, fields=fields, rest=known[n].rest)
        yield counted, n


def goes_on(room: Room, kept: Snapshot) -> TableGame:
    """The game from there, if it comes to an end when chance plays it: not all that can be read can be played."""
    sitting = at(room, kept)
    sitting.rules.check(sitting.state)
    for number in range(TRIALS):
        sitting.rules.copy(sitting.state).playout(rng_from_seed(number))
    return sitting


def outdated(room: Room, kept: Snapshot) -> bool:
    """Whether rules that call themselves the same do not have what was under way; damage is something else."""
    rules = kit(room.game).rules
    if kept.rules != rules.version:
        return False
    try:
        rules.load(kept.fields)
    except Exception as error:
        return isinstance(error, Outdated)
    return False


def moment(table: str, kept: bytes) -> Snapshot | None:
    try:
        return snapshot.read(kept)
    except BadSave as error:
        log("snapshot_unreadable", table=table, why=str(error)[:200])
        return None


def tried(saved: SavedTable, way: Callable[[], TableGame]) -> TableGame | None:
    """What comes of one way to have the game back. What a damaged moment does to an engine cannot be foreseen."""
    try:
        return way()
    except Exception as error:
        log("replay_failed", table=saved.id, n=saved.n, why=f"{type(error).__name__}: {error}"[:200])
        return None


def at(room: Room, kept: Snapshot) -> TableGame:
    rules = kit(room.game).rules
    key, committed = bytes.fromhex(room.key), room.deal is None
    state = rules.load(kept.fields)
    began = room.bound, room.start_fields
    game = Session.at(rules, room.names(), room.options, key, room.nonces(), committed, state, *began)
    return TableGame(game, kept.n, list(kept.quiet), list(kept.since), kept.rest)


def gone_back(room: Room, sitting: TableGame, entries: Sequence[LogEntry], entry: LogEntry) -> TableGame:
    """An undo that everybody agreed to goes back further than a sitting remembers: its past is played again."""
    game = room.new_session()
    for one in entries[: entry.n]:
        game.follow(one.seat, one.id)
    return TableGame.gone_back(sitting, game, entry.seat)[0]


def followed(room: Room, sitting: TableGame, entries: Sequence[LogEntry], n: int) -> TableGame:
    """The game after n entries of its log; raises BadChoice where they do not follow."""
    for entry in entries:
        if sitting.n <= entry.n < n:
            if entry.id == AGREED_UNDO:
                sitting = gone_back(room, sitting, entries, entry)
            else:
                sitting.follow(entry)
    if sitting.n != n:
        raise BadChoice(f"the log ends at {sitting.n}")
    return sitting
