"""An undo that reaches further than the rules of undo do: a player asks, and it is done once everybody agrees.

What was seen cannot be unseen, so nobody but those who sit there can allow it. Bots agree; so do those who have left.
The dice lie as they did: who goes back and chooses the same gets the same.
"""

import msgspec

from sortilege.core.errors import NothingToUndo, SortilegeError
from sortilege.core.session import Session, replay
from sortilege.tables import table_time
from sortilege.tables.background import aside
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.registry import By, TableRegistry
from sortilege.tables.live.table_game import TableGame, sealed_question
from sortilege.tables.play.play_service import check_own_play, playing
from sortilege.tables.protocol.room import UndoProposal
from sortilege.tables.refusals import Illegal, NotNow
from sortilege.tables.rooms import clocks

REPLAYS = ("ask_undo", "agree_undo")  # the game is played again from its beginning for these


async def ask(tables: TableRegistry, live: LiveTable, by: By, mine: tuple[int, ...]) -> None:
    """Ask everybody who sits at the table; where nobody else does, it is done at once."""
    seat, room = by[1], live.room
    sitting = playing(live)
    check_own_play(room, seat)
    if room.undo_asked is not None:
        raise NotNow("server-undo-asked")
    if sitting.sealing(seat):
        raise Illegal("server-sealed")
    game, events = await would_go(tables, live, sitting, seat)
    waits = tuple(at for at in room.active_persons() if at not in mine and not room.seats[at].stand_in)
    if waits:
        room.undo_asked = UndoProposal(seat=seat, events=events, waits=waits)
        await tables.change(live, by=by)
    else:
        await go_back(tables, live, sitting, game, seat)


async def answer(tables: TableRegistry, live: LiveTable, by: By, mine: tuple[int, ...], agreed: bool) -> None:
    """Somebody agrees or does not; whoever asked may take it back the same way."""
    room, asked = live.room, live.room.undo_asked
    if asked is None or not {asked.seat, *asked.waits} & set(mine):
        raise NotNow("server-undo-not-asked")
    sitting = playing(live)
    waits = tuple(at for at in asked.waits if at not in mine and not room.seats[at].stand_in)
    if not agreed:
        room.undo_asked = None
        await tables.change(live, by=by)
    elif waits or asked.seat in mine:
        room.undo_asked = msgspec.structs.replace(asked, waits=waits or asked.waits)
        await tables.change(live, by=by)
    else:
        game, _ = await would_go(tables, live, sitting, asked.seat)
        await go_back(tables, live, sitting, game, asked.seat)


async def would_go(tables: TableRegistry, live: LiveTable, sitting: TableGame, seat: int) -> tuple[Session, int]:
    """The game with its whole past, and how many events would be taken away; raises Illegal."""
    record = await tables.record(live)
    try:
        game = await aside(replay, sitting.rules, record)
        moment = game.moments[game.last_of(seat)]
    except NothingToUndo as error:
        raise Illegal(error.said) from None
    except SortilegeError:  # the rules have changed since
        raise Illegal("engine-nothing-to-undo") from None
    if sealed_question(sitting.rules, moment.state, seat):
        raise Illegal("server-sealed")  # who had chosen before whom is nobody's business
    return game, len(game.recorder.rows) - moment.events


async def go_back(tables: TableRegistry, live: LiveTable, sitting: TableGame, game: Session, seat: int) -> None:
    live.sitting, entry = TableGame.gone_back(sitting, game, seat)
    live.room.undo_asked = None
    clocks.switch_clocks(live.room, live.open_seats(), (), table_time.now(), undone=True)
    await tables.change(live, (entry,))
