"""Decisions about a room: creating it, the deal, starting, pausing, resigning. Pure: no database, no sockets."""

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
from sortilege.core.text.game_messages import BOTS
from sortilege.tables.identity import Caller, Hold, hash_secret, new_secret
from sortilege.tables.protocol.socket import ActRequest
from sortilege.tables.protocol.tables import NewTable, NonceRequest
from sortilege.tables.refusals import Illegal, NotAllowed, NotNow
from sortilege.tables.rooms import clocks, seating
from sortilege.tables.rooms.custom_start import CustomStart, rematch_start
from sortilege.tables.rooms.display_names import bot_name, unique_name
from sortilege.tables.rooms.room import Room, Seat

MAX_BOT_BUDGET = {"": 5_000, "ms": 3_000}  # playouts, or milliseconds, for one choice of a bot
HOST_SEATS = ("me", "with_me")
MAX_PAUSES = 3  # per seat in a game with a clock, because a pause is time to think


def checked_bot(name: str, game: str) -> str:
    """Return the bot's name if it exists, can play this game and stays within the budget; raises Illegal."""
    try:
        bot(name)
        can_play(name, game)
    except SortilegeError as error:
        raise Illegal(error.said) from None
    if name in LADDER:
        return name  # these take at most a second
    if found := re.search(r":(\d+)(ms)?$", name):
        given, most = int(found[1]), MAX_BOT_BUDGET[found[2] or ""]
        if given > most and found[2]:
            raise Illegal("server-bot-time", most=most, given=given)
        if given > most:
            raise Illegal("server-bot-playouts", most=most, given=given)
    return name


def create_room(
    request: NewTable, caller: Caller, where: str = "", start: CustomStart | None = None
) -> tuple[Room, list[str]]:
    """Return the requested room and, for each seat, the secret of its invitation (empty if the seat is taken)."""
    try:
        options = kit(request.game).rules.complete(request.options, len(request.seats))
    except BadOptions as error:
        raise Illegal(error.said) from None
    if request.open and not any(plan.kind == "person" for plan in request.seats):
        raise Illegal("server-open-seat")
    seats: list[Seat] = []
    invitations: list[str] = []
    for at, plan in enumerate(request.seats):
        if plan.kind == "bot":
            nth = sum(seat.bot == plan.bot for seat in seats)
            name = unique_name(plan.name or ladder_name(plan.bot, nth) or BOTS[at], (seat.name for seat in seats))
            seats.append(Seat(kind="bot", bot=checked_bot(plan.bot, request.game), name=name, taken=True))
            invitations.append("")
            continue
        is_own = plan.kind in HOST_SEATS
        invitations.append("" if is_own else new_secret())
        wanted = plan.name or (request.name if plan.kind == "me" else f"{request.name} {at + 1}")
        name = unique_name(wanted, (seat.name for seat in seats)) if is_own else ""
        program = is_own and caller.bot
        seat = Seat(
            kind="person", name=bot_name(name) if program else name, program=program, taken=is_own, devices=int(is_own)
        )
        if is_own:
            seat.mail = request.mail
        else:
            seat.secret = hash_secret(invitations[-1])
        seats.append(seat)
    room = Room(
        game=request.game,
        options=options,
        seats=seats,
        host=caller.session,
        owner=caller.account or f"{where}/{caller.session}",
        open=request.open,
        spectators=request.spectators,
        chat=request.chat,
        hints=request.hints,
        clock=request.clock,
        stand_in=checked_bot(request.stand_in, request.game),
        away_seconds=request.away_seconds,
        deal=request.deal,
        begins=start,
        at_once=start is not None and start.knower is not None,
        made_at=time.time(),
    )
    commit_deal(room)
    return room, invitations


def commit_deal(room: Room) -> None:
    """Choose the server's part of the deal, a key and a nonce for every bot, and publish a commitment to it.

    The players add their nonces later, with `accept_nonce`, so the server chooses its part without knowing theirs.
    """
    if room.deal is not None:
        room.key = records.numbered_key(room.deal).hex()
        return
    key = secrets.token_bytes(32)
    room.bound = [at for at, seat in enumerate(room.seats) if seat.kind == "bot"]
    for at in room.bound:
        room.seats[at].nonce = new_secret()
    room.key, room.commitment = key.hex(), records.promised_commitment(key, room.nonces(), tuple(room.bound))


def accept_nonce(room: Room, request: NonceRequest, seat: int) -> None:
    """Store the nonce of a player who has seen the commitment; only the first one counts."""
    repeated = room.seats[seat].nonce == request.nonce and request.commitment == room.commitment
    if repeated and room.deal is None:
        return  # a repeated request succeeds, even after the first one started the game
    if room.phase != "waiting":
        raise NotNow("server-nonce-late")
    if room.deal is not None:
        raise NotNow("server-nonce-numbered")
    if request.commitment != room.commitment:
        raise Illegal("server-commitment")
    one = room.seats[seat]
    if not one.taken:
        raise NotAllowed("server-not-seated")
    if one.nonce and one.nonce != request.nonce:
        raise NotNow("server-nonce-given")
    one.nonce = request.nonce


def can_autostart(room: Room) -> bool:
    """Whether a table that starts automatically has all its players and nonces."""
    return room.at_once and room.phase == "waiting" and all(seat.taken and seat.nonce for seat in room.seats)


def start_game(room: Room, host: bool) -> Session:
    """Deal, from the server's part, committed to when the table was created, and the nonces given since."""
    if not host:
        raise NotAllowed("server-host-starts")
    if room.phase != "waiting":
        raise NotNow("server-started")
    if free := [at + 1 for at, seat in enumerate(room.seats) if not seat.taken]:
        raise NotNow("server-seats-free", seats=free)
    if room.deal is None and (late := [seat.name for seat in room.seats if not seat.nonce]):
        raise NotNow("server-nonces-missing", names=late)
    game = room.new_session()
    room.phase = "playing"
    room.rules = game.rules.version
    for seat in room.seats:
        seat.thought = 0.0 if seat.kind == "person" else None
    room.began = getattr(game.rules.view(game.state, None), FIRST, None)
    return game


def act(room: Room, request: ActRequest, seat: int, now: float) -> None:
    """Pause, resume, resign or abandon, for a player of the table."""
    one = room.seats[seat]
    if request.what == "pause":
        if room.phase != "playing":
            raise NotNow("server-not-playing")
        if room.clock.kind != "none" and one.pauses >= MAX_PAUSES:
            raise NotNow("server-pauses", most=MAX_PAUSES)
        one.pauses += 1
        clocks.stop_clocks(room, now)
        room.phase = "paused"
    elif request.what == "resume":
        if room.phase != "paused":
            raise NotNow("server-not-paused")
        room.phase = "playing"
    elif request.what == "resign":
        if room.phase not in ("playing", "paused"):
            raise NotNow("server-no-resigning")
        one.stand_in = "resigned"
        remaining = [i for i, other in enumerate(room.seats) if other.stand_in != "resigned"]
        if len(remaining) < 2 or not room.active_persons():
            finish(room, "resigned", now)
    elif request.what in ("abandon", "play_on"):
        if room.phase not in ("playing", "paused"):
            raise NotNow("server-no-abandoning")
        one.abandons = request.what == "abandon"
        if all(room.seats[i].abandons for i in room.active_persons()):
            finish(room, "abandoned", now)


def finish(room: Room, ending: str, now: float) -> None:
    """End the game."""
    clocks.stop_clocks(room, now)
    room.phase, room.ending, room.over_at = "over", ending, now


def rematch_room(room: Room, holders: list[Hold]) -> Room:
    """Return a new room for the same players with a new deal. There are no invitations; seats without holder are free.

    The options stay, but the next player in order begins. A custom starting position is used again.
    """
    held_seats = {one.seat for one in holders}
    seats = [
        Seat(
            kind=seat.kind,
            bot=seat.bot,
            name=seat.name if seat.kind == "bot" or at in held_seats else "",
            program=seat.program and at in held_seats,
            taken=seat.kind == "bot" or at in held_seats,
            mail=seat.mail if at in held_seats else "",
        )
        for at, seat in enumerate(room.seats)
    ]
    new_room = Room(
        game=room.game,
        options=room.options | next_starting_player(room),
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
        begins=rematch_start(room.game, room.begins),
        at_once=True,
        made_at=time.time(),
    )
    commit_deal(new_room)
    seating.count_devices(new_room, holders)
    return new_room


def next_starting_player(room: Room) -> dict[str, str]:
    """Return the option that sets who begins the next game, if there is such an option."""
    seats = len(room.seats)
    if room.began is None or FIRST not in room.options or seats == 1:
        return {}
    return {FIRST: str((room.began + 1) % seats + 1)}
