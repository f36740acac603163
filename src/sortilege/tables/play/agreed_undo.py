"""Undo by agreement: a player asks to go back further than the undo rules allow, and everyone at the table agrees.

What players have seen stays seen, so only the people who sit at the table can allow it. Bots agree, and so do players
who have left or resigned: they have given up their say. A bot that stands in for a player whose clock ran out, or who
is away, does not agree for them: they did not give up anything, and may be present. The request waits for them until
the next choice. Random results stay the same: going back and choosing the same gives the same outcome.
"""

import msgspec

from sortilege.core.errors import NothingToUndo, SortilegeError
from sortilege.core.session import Session, replay
from sortilege.tables import steady_clock
from sortilege.tables.background import in_thread
from sortilege.tables.live.game_record import MAX_REPLAYED_STEPS, table_record
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.table_game import TableGame, is_sealed_ask
from sortilege.tables.live.table_writer import Actor, TableWriter
from sortilege.tables.play.choice_pipeline import check_player_active, game_in_play
from sortilege.tables.protocol.room import UndoProposal
from sortilege.tables.refusals import Illegal, NotNow
from sortilege.tables.rooms import clocks
from sortilege.tables.rooms.room import Room

REPLAYING_ACTIONS = ("ask_undo", "agree_undo")  # each replays the game from its beginning

MAX_AGREED_UNDOS = 100  # in one game


async def ask(writer: TableWriter, live: LiveTable, by: Actor, mine: tuple[int, ...]) -> None:
    """Ask the other people at the table; if there are none, undo at once."""
    seat, room = by[1], live.room
    game = game_in_play(live)
    check_player_active(room, seat)
    if room.undo_asked is not None:
        raise NotNow("server-undo-asked")
    if game.is_sealed_decision(seat):
        raise Illegal("server-sealed")
    if room.agreed_undos >= MAX_AGREED_UNDOS or live.n > MAX_REPLAYED_STEPS:
        raise NotNow("server-undos-used", most=MAX_AGREED_UNDOS)
    session, events = await find_undo(writer, live, game, seat)
    waits = seats_to_ask(room, mine)
    if waits:
        room.undo_asked = UndoProposal(seat=seat, events=events, waits=waits)
        await writer.commit(live, by=by)
    else:
        await carry_out(writer, live, game, session, seat)


async def answer(writer: TableWriter, live: LiveTable, by: Actor, mine: tuple[int, ...], agreed: bool) -> None:
    """Agree or refuse; the player who asked withdraws the request by refusing."""
    room, asked = live.room, live.room.undo_asked
    if asked is None or not {asked.seat, *asked.waits} & set(mine):
        raise NotNow("server-undo-not-asked")
    game = game_in_play(live)
    waits = tuple(at for at in seats_to_ask(room, mine) if at in asked.waits)
    if not agreed:
        room.undo_asked = None
        await writer.commit(live, by=by)
    elif waits or asked.seat in mine:
        room.undo_asked = msgspec.structs.replace(asked, waits=waits or asked.waits)
        await writer.commit(live, by=by)
    else:
        session, _ = await find_undo(writer, live, game, asked.seat)
        await carry_out(writer, live, game, session, asked.seat)


def seats_to_ask(room: Room, mine: tuple[int, ...]) -> tuple[int, ...]:
    """Return the other people's seats that must agree."""
    return tuple(at for at in room.active_persons() if at not in mine and room.seats[at].stand_in != "left")


async def find_undo(writer: TableWriter, live: LiveTable, game: TableGame, seat: int) -> tuple[Session, int]:
    """Return the session with its whole history, and how many events the undo would remove; raises Illegal."""
    record = await table_record(writer.tables.store, live)
    try:
        session = await in_thread(replay, game.rules, record)
        checkpoint = session.checkpoints[session.last_of(seat)]
    except NothingToUndo as error:
        raise Illegal(error.said) from None
    except SortilegeError:  # the rules have changed since
        raise Illegal("engine-nothing-to-undo") from None
    if is_sealed_ask(game.rules, checkpoint.state, seat):
        raise Illegal("server-sealed")  # the order of sealed choices must not be revealed
    return session, len(session.recorder.rows) - checkpoint.events


async def carry_out(writer: TableWriter, live: LiveTable, game: TableGame, session: Session, seat: int) -> None:
    live.game, entry = TableGame.after_agreed_undo(game, session, seat)
    live.room.undo_asked = None
    live.room.agreed_undos += 1
    clocks.switch_clocks(live.room, live.open_seats(), (), steady_clock.now(), undone=True)
    await writer.commit(live, (entry,))
