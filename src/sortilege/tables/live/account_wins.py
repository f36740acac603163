"""The accounts that win a finished game."""

from sortilege.tables.identity import HOST
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.storage.store import Store


async def count_results(store: Store, live: LiveTable) -> dict[str, bool] | None:
    """Return who won a game that has just ended, by account; marks the room as counted.

    A finished game counts once, for the accounts that hold its seats as it ends. A game from a custom position does not
    count.
    """
    room, game = live.room, live.game
    if room.phase != "over" or room.counted:
        return None
    room.counted = True
    if room.ending != "finished" or game is None or room.begins:
        return None
    winners = game.rules.winners(game.state)
    won: dict[str, bool] = {}
    for account, seat in await store.accounts_at(live.id):
        if seat != HOST and room.seats[seat].stand_in != "resigned":
            won[account] = won.get(account, False) or seat in winners
    return won
