"""Decisions about a room: making it, starting, pausing, giving up. Pure: no database, no sockets."""

import re
import secrets
import time

from sortilege.bots import bot
from sortilege.bots.ladder import LADDER, ladder_name
from sortilege.bots.registry import can_play
from sortilege.core import record as records
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.options import FIRST
from sortilege.core.session import Session
from sortilege.core.text.wording import BOTS
from sortilege.tables.identity import Caller, Hold, fresh, hashed
from sortilege.tables.protocol.socket import ActRequest
from sortilege.tables.protocol.tables import NewTable, NonceRequest
from sortilege.tables.refusals import Illegal, NotAllowed, NotNow
from sortilege.tables.rooms import clocks, seating
from sortilege.tables.rooms.display_names import beside, of_bot
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.rooms.start_position import Beginning, anew

MOST_THOUGHT = {"": 5_000, "ms": 3_000}  # playouts, or milliseconds, that one choice of a bot may take
OWN = ("me", "with_me")
PAUSES = 3  # of each seat in a game with a clock: whoever pauses can think meanwhile, though anybody may end it


def known_bot(name: str, game: str) -> str:
    """A bot that there is and that can play this game, within the budget that a table may ask of this host."""
    try:
        bot(name)
        can_play(name, game)
    except SortilegeError as error:
        raise Illegal(error.said) from None
    if name in LADDER:
        return name  # none of them thinks for longer than a second
    if found := re.search(r":(\d+)(ms)?$", name):
        given, most = int(found[1]), MOST_THOUGHT[found[2] or ""]
        if given > most and found[2]:
            raise Illegal("server-bot-time", most=most, given=given)
        if given > most:
            raise Illegal("server-bot-playouts", most=most, given=given)
    return name


def make(asked: NewTable, person: Caller, where: str = "", begins: Beginning | None = None) -> tuple[Room, list[str]]:
    """The room somebody asked for, and the secrets of its free seats (empty for the others)."""
    try:
        options = kit(asked.game).rules.complete(asked.options, len(asked.seats))
    except BadOptions as error:
        raise Illegal(error.said) from None
    if asked.open and not any(plan.kind == "person" for plan in asked.seats):
        raise Illegal("server-open-seat")
    seats: list[Seat] = []
    links: list[str] = []
    for at, plan in enumerate(asked.seats):
        if plan.kind == "bot":
            name = beside(plan.name or ladder_name(plan.bot) or BOTS[at], (seat.name for seat in seats))
            seats.append(Seat(kind="bot", bot=known_bot(plan.bot, asked.game), name=name, taken=True))
            links.append("")
            continue
        own = plan.kind in OWN
        links.append("" if own else fresh())
        given = plan.name or (asked.name if plan.kind == "me" else f"{asked.name} {at + 1}")
        name = beside(given, (seat.name for seat in seats)) if own else ""
        program = own and person.bot
        seat = Seat(kind="person", name=of_bot(name) if program else name, program=program, taken=own, devices=int(own))
        if own:
            seat.mail = asked.mail
        else:
            seat.secret = hashed(links[-1])
        seats.append(seat)
    room = Room(
        game=asked.game,
        options=options,
        seats=seats,
        host=person.session,
        owner=person.account or f"{where}/{person.session}",
        open=asked.open,
        spectators=asked.spectators,
        chat=asked.chat,
        hints=asked.hints,
        clock=asked.clock,
        stand_in=known_bot(asked.stand_in, asked.game),
        away_seconds=asked.away_seconds,
        deal=asked.deal,
        begins=begins,
        at_once=begins is not None and begins.knower is not None,
        made_at=time.time(),
    )
    promise(room)
    return room, links


def promise(room: Room) -> None:
    """A key, and a nonce for every bot: all that is the server's of the deal, and the commitment that binds it.

    What players add comes later, by `give`: so the server chose its part without knowing theirs.
    """
    if room.deal is not None:
        room.key = records.numbered_key(room.deal).hex()
        return
    key = secrets.token_bytes(32)
    room.bound = [at for at, seat in enumerate(room.seats) if seat.kind == "bot"]
    for at in room.bound:
        room.seats[at].nonce = fresh()
    room.key, room.commitment = key.hex(), records.promised_commitment(key, room.nonces(), tuple(room.bound))


def give(room: Room, asked: NonceRequest, seat: int) -> None:
    """A player's nonce, from somebody who knows the commitment; the first one stands."""
    again = room.seats[seat].nonce == asked.nonce and asked.commitment == room.commitment
    if again and room.deal is None:
        return  # twice is once, also when the table has started by itself with the first
    if room.phase != "waiting":
        raise NotNow("server-nonce-late")
    if room.deal is not None:
        raise NotNow("server-nonce-numbered")
    if asked.commitment != room.commitment:
        raise Illegal("server-commitment")
    one = room.seats[seat]
    if not one.taken:
        raise NotAllowed("server-not-seated")
    if one.nonce and one.nonce != asked.nonce:
        raise NotNow("server-nonce-given")
    one.nonce = asked.nonce


def ready(room: Room) -> bool:
    """Whether a table that starts by itself has all that it waits for."""
    return room.at_once and room.phase == "waiting" and all(seat.taken and seat.nonce for seat in room.seats)


def start(room: Room, host: bool) -> Session:
    """Deal. The server's part was committed to when the table was made; every player has given a nonce since."""
    if not host:
        raise NotAllowed("server-host-starts")
    if room.phase != "waiting":
        raise NotNow("server-started")
    if free := [at + 1 for at, seat in enumerate(room.seats) if not seat.taken]:
        raise NotNow("server-seats-free", seats=free)
    if room.deal is None and (late := [seat.name for seat in room.seats if not seat.nonce]):
        raise NotNow("server-nonces-missing", names=late)
    game = room.begun()
    room.phase = "playing"
    room.rules = game.rules.version
    room.began = getattr(game.rules.view(game.state, None), FIRST, None)
    return game


def act(room: Room, asked: ActRequest, seat: int, now: float) -> None:
    """Pause, resume, resign, abandon: by somebody who sits at the table."""
    one = room.seats[seat]
    if asked.what == "pause":
        if room.phase != "playing":
            raise NotNow("server-not-playing")
        if room.clock.kind != "none" and one.pauses >= PAUSES:
            raise NotNow("server-pauses", most=PAUSES)
        one.pauses += 1
        clocks.stop(room, now)
        room.phase = "paused"
    elif asked.what == "resume":
        if room.phase != "paused":
            raise NotNow("server-not-paused")
        room.phase = "playing"
    elif asked.what == "resign":
        if room.phase not in ("playing", "paused"):
            raise NotNow("server-no-resigning")
        one.stand_in = "resigned"
        standing = [i for i, other in enumerate(room.seats) if other.stand_in != "resigned"]
        if len(standing) < 2 or not room.persons():
            finish(room, "resigned", now)
    elif asked.what in ("abandon", "play_on"):
        if room.phase not in ("playing", "paused"):
            raise NotNow("server-no-abandoning")
        one.abandons = asked.what == "abandon"
        if all(room.seats[i].abandons for i in room.persons()):
            finish(room, "abandoned", now)


def finish(room: Room, ending: str, now: float) -> None:
    clocks.stop(room, now)
    room.phase, room.ending, room.over_at = "over", ending, now


def again(room: Room, holders: list[Hold]) -> Room:
    """The same people at a new table, with a new deal. Nobody gets links: a seat that nobody holds is free.

    The options are the same, but whoever sits next to the one who began is the one to begin now. What began at a moment
    begins there again.
    """
    held = {one.seat for one in holders}
    seats = [
        Seat(
            kind=seat.kind,
            bot=seat.bot,
            name=seat.name if seat.kind == "bot" or at in held else "",
            program=seat.program and at in held,
            taken=seat.kind == "bot" or at in held,
            mail=seat.mail if at in held else "",
        )
        for at, seat in enumerate(room.seats)
    ]
    fresh_room = Room(
        game=room.game,
        options=room.options | next_first(room),
        seats=seats,
        host=room.host,
        owner=room.owner,
        open=False,
        spectators=room.spectators,
        chat=room.chat,
        hints=room.hints,
        clock=room.clock,
        stand_in=room.stand_in,
        away_seconds=room.away_seconds,
        blocked=list(room.blocked),
        begins=anew(room.game, room.begins),
        at_once=True,
        made_at=time.time(),
    )
    promise(fresh_room)
    seating.count(fresh_room, holders)
    return fresh_room


def next_first(room: Room) -> dict[str, str]:
    """Who begins after this game, where that can be settled."""
    seats = len(room.seats)
    if room.began is None or FIRST not in room.options or seats == 1:
        return {}
    return {FIRST: str((room.began + 1) % seats + 1)}
