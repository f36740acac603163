"""Time at a table: who is asked since when, whose clock has run out, who is away, and when to look again."""

from collections.abc import Collection, Mapping

from sortilege.server.room import Room

LEAST_AFTER_A_STAND_IN = 10.0  # seconds that a player gets who comes back with nothing left on the clock
DAYS = 3600.0  # with this long for a choice, being away is normal


def left(room: Room, seat: int, now: float) -> float | None:
    """Seconds on this seat's clock; None without a clock."""
    one = room.seats[seat]
    if room.clock.kind == "none" or one.kind == "bot":
        return None
    stock = room.clock.seconds if room.clock.kind == "move" or one.seconds is None else one.seconds
    running = one.asked_at is not None and room.phase == "playing"
    return stock - (now - one.asked_at if running and one.asked_at is not None else 0.0)


def asked(room: Room, seats: Collection[int], moved: Collection[int], now: float) -> None:
    """Start and stop clocks: `seats` are asked now, `moved` have made a choice that is not quiet."""
    for at, seat in enumerate(room.seats):
        if at in seats and seat.asked_at is None:
            seat.asked_at, seat.told_turn = now, False
        elif at in seats and at in moved:
            if room.clock.kind == "total":
                seat.seconds = left(room, at, now)
            seat.asked_at = now
        elif at not in seats and seat.asked_at is not None:
            if room.clock.kind == "total":
                seat.seconds = (left(room, at, now) or 0.0) + room.clock.increment
            if seat.stand_in == "clock":
                seat.stand_in = ""
                if seat.seconds is not None:
                    seat.seconds = max(seat.seconds, LEAST_AFTER_A_STAND_IN)
            seat.asked_at = None


def stop(room: Room, now: float) -> None:
    """The table is paused: every clock keeps what it has."""
    for at, seat in enumerate(room.seats):
        if room.clock.kind == "total" and seat.asked_at is not None:
            seat.seconds = left(room, at, now)
        seat.asked_at = None


def absence_counts(room: Room) -> bool:
    return not (room.clock.kind == "move" and room.clock.seconds >= DAYS)


def late_at(room: Room, seat: int, seen: Mapping[int, float]) -> tuple[float, str] | None:
    """When a bot has to stand in for this seat if nothing happens, and why."""
    one = room.seats[seat]
    if one.asked_at is None or room.mover(seat):
        return None
    moments: list[tuple[float, str]] = []
    if room.clock.kind != "none":
        moments.append((one.asked_at + (left(room, seat, one.asked_at) or 0.0), "clock"))
    if absence_counts(room):
        moments.append((max(one.asked_at, seen.get(seat, 0.0)) + room.away_seconds, "away"))
    return min(moments) if moments else None


def due(room: Room, open_seats: Collection[int], seen: Mapping[int, float]) -> float | None:
    """When somebody's clock runs out at this table, or somebody has been away too long."""
    if room.phase != "playing":
        return None
    return min((late[0] for seat in open_seats if (late := late_at(room, seat, seen))), default=None)
