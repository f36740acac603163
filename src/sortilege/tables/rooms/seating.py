"""Who sits where: invitations that work once, private ways back, further devices, who replaces whom. Pure.

The host makes the invitations and so knows them all: none may open a seat that is taken. Whoever sits down gets a way
back that only they are told. Since the deal nobody may come to see a second hand, so whoever has held a seat takes no
other one.
"""

import time
from typing import Literal

from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, fits, fresh, hashed
from sortilege.tables.protocol.room import SeatNotice
from sortilege.tables.protocol.tables import JoinRequest
from sortilege.tables.refusals import Illegal, NotAllowed, NotKnown, NotNow, NotThere
from sortilege.tables.rooms import clocks
from sortilege.tables.rooms.display_names import beside, of_bot
from sortilege.tables.rooms.room import Room, Seat

MOST_NOTICES = 100
MOST_DEVICES = 8  # that hold one seat
NOBODY = "–"  # the name of somebody who had their data deleted


def sit(room: Room, asked: JoinRequest, person: Caller, holders: list[Hold]) -> tuple[tuple[int, str], SeatChange]:
    """Sit down, or come back: the seat and the secret of the way back; raises when there is no seat for them."""
    at = wanted(room, asked, person)
    seat, mine = room.seats[at], [one.seat for one in holders if one.holder == person.holder and one.seat != HOST]
    returning = asked.secret is not None and fits(asked.secret, seat.way_back)
    if at in mine:
        return (at, asked.secret if returning and asked.secret else new_way_back(seat)), SeatChange()
    if mine:
        raise NotAllowed("server-seated-already")
    if returning and person.bot != seat.program:
        raise NotAllowed("server-bot-seat")
    if seat.taken and not returning:
        raise NotKnown("server-link-used")
    if any(one in other.lost_by for other in room.seats if other is not seat for one in identities(person)):
        raise NotAllowed("server-held-another")
    if returning and asked.secret:
        if sum(one.seat == at for one in holders) >= MOST_DEVICES:
            raise NotNow("server-devices", most=MOST_DEVICES)
        tell(room, "device", at)
        secret = asked.secret
    else:
        take(room, at, asked, person)
        secret = new_way_back(seat)
    return (at, secret), SeatChange(gained=(Hold(person.holder, at),))


def wanted(room: Room, asked: JoinRequest, person: Caller) -> int:
    """The seat that somebody may have who knows this secret, or none."""
    if any(one in room.blocked for one in identities(person)):
        raise NotAllowed("server-blocked")
    if asked.secret is not None:
        for at, seat in enumerate(room.seats):
            if fits(asked.secret, seat.secret) or fits(asked.secret, seat.way_back):
                return at
        raise NotKnown("server-link-unknown")
    if not room.open or room.phase != "waiting":
        raise NotAllowed("server-link-needed")
    for at, seat in enumerate(room.seats):
        if seat.kind == "person" and not seat.taken:
            return at
    raise NotNow("server-all-taken")


def take(room: Room, at: int, asked: JoinRequest, person: Caller) -> None:
    """A free seat is somebody's."""
    seat = room.seats[at]
    if room.phase == "over":
        raise NotNow("server-over-seats")
    if seat.stand_in == "resigned":
        raise NotNow("server-seat-resigned")
    name = beside(asked.name, (other.name for other in room.seats if other.taken))
    seat.taken, seat.name, seat.mail, seat.program = True, name, asked.mail, person.bot
    if person.bot:
        seat.name = of_bot(name)
    if seat.former:
        same = any(one in seat.lost_by for one in identities(person))
        tell(room, "returned" if same else "replaced", at, seat.former)
        seat.former = ""


def identities(person: Caller) -> list[str]:
    return [who for who in (person.session, person.account) if who]


def new_way_back(seat: Seat) -> str:
    """Older ones lapse."""
    secret = fresh()
    seat.way_back = hashed(secret)
    return secret


def come_back(room: Room, seat: int, now: float) -> bool:
    """A player is here again: the bot that stood in gives the seat back. False when nothing changes."""
    one = room.seats[seat]
    if one.stand_in in ("", "resigned", "clock"):  # a choice that took too long is the bot's, whoever is there
        return False
    one.stand_in = ""
    if one.asked_at is not None:
        one.seconds, one.asked_at = clocks.left(room, seat, now), now
    return True


def invite(room: Room, at: int) -> str:
    """A new invitation to a free seat; the one before lapses."""
    seat = seat_of_a_person(room, at)
    if seat.taken:
        raise NotNow("server-somebody-sits")
    if room.phase == "over":
        raise NotNow("server-over")
    secret = fresh()
    seat.secret = hashed(secret)
    return secret


def seat_of_a_person(room: Room, at: int) -> Seat:
    if at >= len(room.seats):
        raise NotThere("server-no-seat")
    if room.seats[at].kind == "bot":
        raise Illegal("server-bot-sits")
    return room.seats[at]


def leave(room: Room, at: int) -> SeatChange:
    """Before the deal the seat is free again, for a new invitation; afterwards a bot plays until its player is back."""
    seat = room.seats[at]
    if room.phase != "waiting":
        if room.phase != "over" and seat.stand_in != "resigned":
            seat.stand_in = "left"
        return SeatChange()
    seat.taken, seat.name, seat.nonce, seat.mail, seat.secret, seat.way_back = False, "", "", "", "", ""
    seat.program = False
    return SeatChange(emptied=(at,))


def kick(room: Room, at: int, block: bool, host: Caller, holders: list[Hold]) -> tuple[str, SeatChange]:
    """Nobody holds the seat any longer: it is free, or played by a bot; the secret of its new invitation."""
    seat = seat_of_a_person(room, at)
    if room.phase == "over":
        raise NotNow("server-over-seats")
    if seat.taken:
        seat.former = seat.name
        tell(room, "kicked", at)
    leave(room, at)
    if block:
        away = [one.holder for one in holders if one.seat == at and one.holder != host.holder]
        room.blocked = [*dict.fromkeys([*room.blocked, *away])]
    seat.taken, seat.way_back, seat.mail = False, "", ""
    return invite(room, at), SeatChange(emptied=(at,))


def end_others(room: Room, at: int, person: Caller, holders: list[Hold]) -> SeatChange:
    """Its player ends every other device of a seat, and the way back, which somebody else may know."""
    room.seats[at].way_back = ""
    if any(one.seat == at and one.holder != person.holder for one in holders):
        tell(room, "alone", at)
    return SeatChange(emptied=(at,), but=person.holder)


def forget(room: Room, at: int) -> None:
    """Somebody has their data deleted: the one thing that takes a name away even after the end, and only their own."""
    seat, name = room.seats[at], room.seats[at].name
    leave(room, at)
    seat.name, seat.mail, seat.way_back = NOBODY if seat.taken else "", "", ""
    for n, one in enumerate(room.notices):
        if one.seat == at and name in (one.name, one.before):
            before = NOBODY if one.before == name else one.before
            own = NOBODY if one.name == name else one.name
            room.notices[n] = SeatNotice(at=one.at, what=one.what, seat=at, name=own, before=before)


def tell(
    room: Room, what: Literal["device", "alone", "kicked", "returned", "replaced"], at: int, before: str = ""
) -> None:
    """A notice for everybody at the table."""
    notice = SeatNotice(at=time.time(), what=what, seat=at, name=room.seats[at].name, before=before)
    room.notices = [*room.notices, notice][-MOST_NOTICES:]


def note(room: Room, holders: list[Hold], reseated: SeatChange) -> None:
    """Keep in the room what it has to know of a change of holders."""
    after = reseated.after(holders)
    for at in reseated.emptied:
        seat = room.seats[at]
        seat.turnover += 1
        if room.phase != "waiting":
            lost = [one.holder for one in holders if one.seat == at and one not in after]
            seat.lost_by = [*dict.fromkeys([*seat.lost_by, *lost])]
    count(room, after)


def count(room: Room, holders: list[Hold]) -> None:
    for at, seat in enumerate(room.seats):
        seat.devices = sum(one.seat == at for one in holders)
