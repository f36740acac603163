"""The record of a live table's game."""

from sortilege.core.record import Record, digest
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.refusals import NotNow
from sortilege.tables.storage.store import Store

MAX_REPLAYED_STEPS = 10_000  # a longer log is not replayed: that would take seconds while others wait


def check_started(live: LiveTable) -> None:
    """Raise NotNow if no game began at this table, so that there is no record."""
    if live.game is None and not live.unreadable:
        raise NotNow("server-no-record")


async def table_record(store: Store, live: LiveTable) -> Record:
    """Return the game so far as a record. It holds the key: only send it after the game is over.

    For a game that cannot be restored it holds the readable choices and no digest.
    """
    check_started(live)
    room, game = live.room, live.game
    return Record(
        game=room.game,
        rules=room.rules,
        options=room.options,
        seats=room.names(),
        key=room.key,
        nonces=game.session.nonces if game else room.nonces(),
        commitment=room.commitment,
        bound=None if room.bound is None else tuple(room.bound),
        choices=tuple(await store.moves(live.id, live.n)),
        digest=digest(game.rules, game.state) if game else "",
        upgrades=live.upgrades,
        moment=room.start_fields,
    )
