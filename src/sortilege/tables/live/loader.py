"""Restore a live table from storage. The log is the truth: where a snapshot is unreadable, the log is replayed.

After a change of rules the log cannot be replayed. The game then continues from its latest snapshot, or from an earlier
one if the new rules lack what was in progress.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, BadSave, Outdated, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import AGREED_UNDO, Upgrade
from sortilege.core.session import Session
from sortilege.tables.live.game_record import MAX_REPLAYED_STEPS
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.stored_position import StoredPosition, decode_position
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.logs import log, log_summed
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import LogEntry, SavedTable, Store

MAX_FOLLOWED_ENTRIES = 2_000  # from the base on; beyond, a table opens at its latest snapshot
TRIAL_PLAYOUTS = 3  # random games that must finish before a table continues under new rules


async def load_table(store: Store, saved: SavedTable) -> LiveTable:
    """Restore a table and its game: from its base snapshot, its latest one, or the whole log.

    Only taking back a sealed choice again and again leaves the base far behind. No undo reaches into that, so opening
    the table at its latest snapshot loses nothing.
    """
    live = LiveTable(saved.id, saved.rev, saved.room, None, saved.upgrades)
    if saved.snapshot is None or saved.base is None:
        return live
    live.stored_n = saved.n
    latest, base = readable_position(saved.id, saved.snapshot), readable_position(saved.id, saved.base)
    near = base is not None and (latest is None or saved.n - base.n <= MAX_FOLLOWED_ENTRIES)
    restore_game(live, saved, latest, base, await store.entries(saved.id, base.n) if base and near else None)
    short = saved.n <= MAX_REPLAYED_STEPS
    if live.game is None and short and saved.room.rules == kit(saved.room.game).rules.version and not saved.upgrades:
        whole_log = await store.entries(saved.id)
        live.game = attempt(
            saved, lambda: follow_log(saved.room, TableGame(saved.room.new_session()), whole_log, saved.n)
        )
    if live.game is None and latest and is_outdated(saved.room, latest):
        upgrade(live, saved, latest, base)  # card programs changed without a new rules version
    if live.game is None:
        live.unreadable = True
        log_summed("table_unreadable", table=saved.id, n=saved.n)
    return live


def restore_game(
    live: LiveTable,
    saved: SavedTable,
    latest: StoredPosition | None,
    base: StoredPosition | None,
    entries: Sequence[LogEntry] | None,
) -> None:
    """Set the table's game from its snapshots, if possible; `entries` are those from the base on, unless too many."""
    room = saved.room
    current = kit(room.game).rules.version
    if latest and latest.rules != current:
        upgrade(live, saved, latest, base)
    else:
        ways: list[Callable[[], TableGame]] = []
        if base and base.rules == current and entries is not None:
            ways.append(lambda: follow_log(room, game_at(room, base), entries, saved.n))
        if latest:
            ways.append(lambda: game_at(room, latest))
        live.game = next((game for way in ways if (game := attempt(saved, way))), None)


def upgrade(live: LiveTable, saved: SavedTable, latest: StoredPosition, base: StoredPosition | None) -> None:
    """Continue under rules newer than the snapshot's: from there, or from the last position that they can load.

    The record notes the upgrade. If the table goes back, its log says so to every viewer.
    """
    current = kit(live.room.game).rules.version
    for start, back in upgrade_candidates(saved.id, latest, base):
        live.game = attempt(saved, partial(playable_game, live.room, start))
        if live.game and latest.n == 0 and deals_the_same(live.room, live.game):
            live.room.rules, live.upgrades = current, ()  # the record can be verified as a game of these rules
            return
        if live.game:
            live.upgrades = (*saved.upgrades, Upgrade(latest.n, current, start.fields, back))
            log("rules_changed", table=saved.id, n=latest.n, before=latest.rules, now=current, back=back)
            if back is not None and live.room.phase != "over":
                live.unsaved = (live.game.log_rollback(),)
            return


def deals_the_same(room: Room, game: TableGame) -> bool:
    """Return whether the rules here start this game, in which no one has chosen yet, in the same state."""
    try:
        dealt = room.new_session().state
    except SortilegeError:
        return False
    return game.rules.fields(dealt) == game.rules.fields(game.state)


def upgrade_candidates(
    table: str, latest: StoredPosition, base: StoredPosition | None
) -> Iterator[tuple[StoredPosition, int | None]]:
    """Yield the latest snapshot, then earlier ones with the number of choices made there.

    An earlier snapshot continues the latest one's numbering: no answer given since then applies to it.
    """
    yield latest, None
    rests = [readable_position(table, one.rest) for one in (latest, base) if one and one.rest]
    earlier = {one.n: one for one in (*rests, base) if one and one.n < latest.n}
    for n in sorted(earlier, reverse=True):
        fields = earlier[n].fields | {"version": latest.fields["version"]}
        yield msgspec.structs.replace(latest, fields=fields, rest=earlier[n].rest), n


def playable_game(room: Room, start: StoredPosition) -> TableGame:
    """Return the game from there if random play finishes it: a position that loads is not always playable."""
    game = game_at(room, start)
    game.rules.check(game.state)
    for number in range(TRIAL_PLAYOUTS):
        game.rules.copy(game.state).playout(rng_from_seed(number))
    return game


def is_outdated(room: Room, found: StoredPosition) -> bool:
    """Whether rules with the snapshot's own version number lack what was in progress; damage does not count."""
    rules = kit(room.game).rules
    if found.rules != rules.version:
        return False
    try:
        rules.load(found.fields)
    except Exception as error:
        return isinstance(error, Outdated)
    return False


def readable_position(table: str, encoded: bytes) -> StoredPosition | None:
    try:
        return decode_position(encoded)
    except BadSave as error:
        log_summed("snapshot_unreadable", table=table, why=str(error)[:200])
        return None


def attempt(saved: SavedTable, way: Callable[[], TableGame]) -> TableGame | None:
    """Try one way to restore the game. A damaged snapshot can fail anywhere in the engine, with any exception."""
    try:
        return way()
    except Exception as error:
        # Not the sentence, which may list the options of a hidden hand.
        said = error.said.key if isinstance(error, SortilegeError) else ""
        log_summed("replay_failed", table=saved.id, n=saved.n, error=type(error).__name__, said=said)
        return None


def game_at(room: Room, start: StoredPosition) -> TableGame:
    rules = kit(room.game).rules
    key, committed = bytes.fromhex(room.key), room.deal is None
    state = rules.load(start.fields)
    began = room.bound, room.start_fields
    session = Session.at(rules, room.names(), room.options, key, room.nonces(), committed, state, *began)
    return TableGame(session, start.n, list(start.quiet), list(start.since), start.rest)


def redo_agreed_undo(room: Room, game: TableGame, entries: Sequence[LogEntry], entry: LogEntry) -> TableGame:
    """Repeat an agreed undo. It reaches further back than a table in memory, so the log before it is replayed."""
    session = room.new_session()
    for one in entries[: entry.n]:
        session.follow(one.seat, one.id)
    return TableGame.after_agreed_undo(game, session, entry.seat)[0]


def follow_log(room: Room, game: TableGame, entries: Sequence[LogEntry], n: int) -> TableGame:
    """Return the game after n log entries; raises BadChoice where an entry does not fit."""
    for entry in entries:
        if game.n <= entry.n < n:
            if entry.id == AGREED_UNDO:
                game = redo_agreed_undo(room, game, entries, entry)
            else:
                game.follow(entry)
    if game.n != n:
        raise BadChoice(f"the log ends at {game.n}")
    return game
