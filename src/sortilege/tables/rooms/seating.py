"""Who holds which seat: one-time invitations, private return links, further devices and replacements. Pure.

The host creates the invitations and therefore knows them all, so none may open a taken seat. A player who sits down
gets a return link that only they know. After the deal, a player who has held one seat may not take another, because
they would see a second hand.
"""

import time
from typing import Literal

from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, hash_secret, new_id, new_secret, secret_matches
from sortilege.tables.protocol.room import SeatNotice
from sortilege.tables.protocol.tables import JoinRequest
from sortilege.tables.refusals import Illegal, NotAllowed, NotKnown, NotNow, NotThere, Refused
from sortilege.tables.rooms import clocks
from sortilege.tables.rooms.display_names import bot_name, unique_name
from sortilege.tables.rooms.room import Room, Seat

MAX_NOTICES = 100
MAX_DEVICES = 8  # holders of one seat
MAX_REMOVALS = 100  # removed holders that a table remembers, in its row; beyond, none can be removed
ERASED_NAME = "–"  # replaces the name of a player who deleted their data


def take_seat(
    room: Room, request: JoinRequest, caller: Caller, holders: list[Hold]
) -> tuple[tuple[int, str], SeatChange]:
    """Take a seat or return to it; return the seat and the secret of its return link. Raises if there is no seat."""
    at = find_seat(room, request, caller)
    seat, mine = room.seats[at], [one.seat for one in holders if one.holder == caller.holder and one.seat != HOST]
    returning = request.secret is not None and secret_matches(request.secret, seat.way_back)
    if at in mine:
        return (at, request.secret if returning and request.secret else renew_return_secret(seat)), SeatChange()
    if mine:
        raise NotAllowed("server-seated-already")
    if returning and caller.bot != seat.program:
        raise NotAllowed("server-bot-seat")
    if seat.taken and not returning:
        raise NotKnown("server-link-used")
    if any(one in other.lost_by for other in room.seats if other is not seat for one in identities(caller)):
        raise NotAllowed("server-held-another")
    if returning and request.secret:
        if sum(one.seat == at for one in holders) >= MAX_DEVICES:
            raise NotNow("server-devices", most=MAX_DEVICES)
        add_notice(room, "device", at)
        secret = request.secret
    else:
        occupy(room, at, request, caller)
        secret = renew_return_secret(seat)
    return (at, secret), SeatChange(gained=(Hold(caller.holder, at),))


def find_seat(room: Room, request: JoinRequest, caller: Caller) -> int:
    """Return the seat that this secret opens, or the first free one of an open table; raises if there is none."""
    if any(one in room.blocked for one in identities(caller)):
        raise NotAllowed("server-blocked")
    if request.secret is not None:
        for at, seat in enumerate(room.seats):
            if secret_matches(request.secret, seat.secret) or secret_matches(request.secret, seat.way_back):
                return at
        raise refusal_without_link(room, NotKnown("server-link-unknown"))
    if not room.open or room.phase != "waiting":
        raise refusal_without_link(room, NotAllowed("server-link-needed"))
    for at, seat in enumerate(room.seats):
        if seat.kind == "person" and not seat.taken:
            return at
    raise NotNow("server-all-taken")


def refusal_without_link(room: Room, refusal: Refused) -> Refused:
    """Return why a caller without a link gets no seat; a hidden table does not even exist for them."""
    return refusal if room.open or room.spectators else NotThere("server-no-table")


def occupy(room: Room, at: int, request: JoinRequest, caller: Caller) -> None:
    """Seat the caller in a free seat."""
    seat = room.seats[at]
    if room.phase == "over":
        raise NotNow("server-over-seats")
    if seat.stand_in == "resigned":
        raise NotNow("server-seat-resigned")
    name = unique_name(request.name, (other.name for other in room.seats if other.taken))
    seat.taken, seat.name, seat.mail, seat.program = True, name, request.mail, caller.bot
    if caller.bot:
        seat.name = bot_name(name)
    if seat.former:
        same = any(one in seat.lost_by for one in identities(caller))
        add_notice(room, "returned" if same else "replaced", at, seat.former)
        seat.former = ""


def identities(caller: Caller) -> list[str]:
    return [who for who in (caller.session, caller.account) if who]


def renew_return_secret(seat: Seat) -> str:
    """Create a return secret; the previous one stops working."""
    secret = new_secret()
    seat.way_back = hash_secret(secret)
    return secret


def end_stand_in(room: Room, seat: int, now: float) -> bool:
    """Give a seat back to its player, who has returned. Returns False if nothing changes."""
    one = room.seats[seat]
    if one.stand_in in (
        "",
        "resigned",
        "clock",
    ):  # a choice that ran out of time stays the bot's
        return False
    one.stand_in = ""
    if one.asked_at is not None:
        one.seconds, one.asked_at = clocks.seconds_left(room, seat, now), now
    return True


def invite(room: Room, at: int) -> str:
    """Create an invitation to a free seat; the previous one stops working."""
    seat = person_seat(room, at)
    if seat.taken:
        raise NotNow("server-somebody-sits")
    if room.phase == "over":
        raise NotNow("server-over")
    secret = new_secret()
    seat.secret = hash_secret(secret)
    return secret


def person_seat(room: Room, at: int) -> Seat:
    """Return a seat that is meant for a person; raises if it is not."""
    if at >= len(room.seats):
        raise NotThere("server-no-seat")
    if room.seats[at].kind == "bot":
        raise Illegal("server-bot-sits")
    return room.seats[at]


def leave(room: Room, at: int) -> SeatChange:
    """Free the seat before the deal; after it, let a bot play until the player returns."""
    seat = room.seats[at]
    if room.phase != "waiting":
        if room.phase != "over" and seat.stand_in != "resigned":
            seat.stand_in = "left"
        return SeatChange()
    seat.taken, seat.name, seat.nonce, seat.mail, seat.secret, seat.way_back = False, "", "", "", "", ""
    seat.program = False
    return SeatChange(emptied=(at,))


def kick(room: Room, at: int, block: bool, host: Caller, holders: list[Hold]) -> tuple[str, SeatChange]:
    """Remove all holders of a seat, which becomes free or a bot's; return the secret of its new invitation."""
    seat = person_seat(room, at)
    if room.phase == "over":
        raise NotNow("server-over-seats")
    check_removals(room, at, holders, block, MAX_REMOVALS)
    if seat.taken:
        seat.former = seat.name
        add_notice(room, "kicked", at)
    leave(room, at)
    if block:
        removed = [one.holder for one in holders if one.seat == at and one.holder != host.holder]
        room.blocked = [*dict.fromkeys([*room.blocked, *removed])]
    seat.taken, seat.way_back, seat.mail = False, "", ""
    return invite(room, at), SeatChange(emptied=(at,))


def end_others(room: Room, at: int, caller: Caller, holders: list[Hold]) -> SeatChange:
    """Remove a seat's other holders and revoke its return link, which others may know."""
    check_removals(room, at, [one for one in holders if one.holder != caller.holder], False, MAX_REMOVALS // 2)
    room.seats[at].way_back = ""
    if any(one.seat == at and one.holder != caller.holder for one in holders):
        add_notice(room, "alone", at)
    return SeatChange(emptied=(at,), kept_holder=caller.holder)


def check_removals(room: Room, at: int, holders: list[Hold], block: bool, most: int) -> None:
    """Refuse to remove these holders from a seat if the table would remember too many; it never forgets one.

    A player's own devices take half of the room at most, so that the host can still remove that player.
    """
    removed = {one.holder for one in holders if one.seat == at}
    lost = {one for seat in room.seats for one in seat.lost_by}
    too_many_lost = room.phase != "waiting" and removed - lost and len(lost) >= most
    if too_many_lost or (block and removed - set(room.blocked) and len(room.blocked) >= most):
        raise NotNow("server-removals")


def erase_player(room: Room, at: int) -> None:
    """Remove a player's name from a table because they deleted their data; the only change to a finished table."""
    seat, name = room.seats[at], room.seats[at].name
    leave(room, at)
    seat.name, seat.mail, seat.way_back = ERASED_NAME if seat.taken else "", "", ""
    for n, one in enumerate(room.notices):
        if one.seat == at and name in (one.name, one.before):
            before = ERASED_NAME if one.before == name else one.before
            own = ERASED_NAME if one.name == name else one.name
            room.notices[n] = SeatNotice(at=one.at, what=one.what, seat=at, name=own, before=before)


def erase_identity(room: Room, caller: Caller, hosts: bool) -> None:
    """Remove every id of a player who deletes their data. None of these ids can come back."""
    ids = identities(caller)
    room.blocked = [one for one in room.blocked if one not in ids]
    for seat in room.seats:
        seat.lost_by = [one for one in seat.lost_by if one not in ids]
    if room.rematch_by in ids:
        room.rematch_by, room.rematch_asked = "", None
    if hosts:
        room.host, room.owner = "", new_id()  # the table's bots go on thinking for an owner of their own


def add_notice(
    room: Room, what: Literal["device", "alone", "kicked", "returned", "replaced"], at: int, before: str = ""
) -> None:
    """Add a notice that everyone at the table sees."""
    notice = SeatNotice(at=time.time(), what=what, seat=at, name=room.seats[at].name, before=before)
    room.notices = [*room.notices, notice][-MAX_NOTICES:]


def record_seat_change(room: Room, holders: list[Hold], seat_change: SeatChange) -> None:
    """Update what the room stores about its holders."""
    after = seat_change.after(holders)
    for at in seat_change.emptied:
        seat = room.seats[at]
        seat.turnover += 1
        if room.phase != "waiting":
            gone = [one.holder for one in holders if one.seat == at and one not in after]
            lost = [one for one in gone if one != seat_change.erased_holder]
            seat.lost_by = [*dict.fromkeys([*seat.lost_by, *lost])]
    count_devices(room, after)


def count_devices(room: Room, holders: list[Hold]) -> None:
    for at, seat in enumerate(room.seats):
        seat.devices = sum(one.seat == at for one in holders)
