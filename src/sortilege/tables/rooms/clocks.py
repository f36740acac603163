"""Time at a table: who is asked since when, whose clock has run out, who is away, and when to look again."""

from collections.abc import Collection, Mapping, Sequence

from sortilege.tables.rooms.room import Room

LEAST_AFTER_A_STAND_IN = 10.0  # seconds that a player gets who comes back with nothing left on the clock
DAYS = 3600.0  # with this long for a choice, being away is normal


def left(room: Room, seat: int, now: float) -> float | None:
    """Seconds on this seat's clock; None without a clock."""
    one = room.seats[seat]
    if room.clock.kind == "none" or one.kind == "bot":
        return None
    had = room.clock.seconds if one.seconds is None else one.seconds
    return had - (now - one.asked_at) if one.asked_at is not None and room.phase == "playing" else had


def go(room: Room, seats: Collection[int], now: float) -> None:
    """The game starts, or goes on after a pause: clocks run on with what they have."""
    for at in seats:
        room.seats[at].asked_at = now


def stop(room: Room, now: float) -> None:
    """The table is paused: every clock keeps what it has."""
    for at, seat in enumerate(room.seats):
        if seat.asked_at is not None:
            seat.seconds, seat.asked_at = left(room, at, now), None


def move_on(
    room: Room, seats: Collection[int], moved: Sequence[int], now: float, undoable: bool = False, undone: bool = False
) -> None:
    """Start and stop clocks: `seats` are asked now, `moved` have chosen, once for each choice that is not quiet.

    Nobody gains time by choosing the same again: after an undo, as many choices as it took away give no fresh time.
    `undoable`: what was chosen could be undone. `undone`: it was, and whoever was asked meanwhile keeps what they have.
    """
    for at, seat in enumerate(room.seats):
        choices = moved.count(at)
        if at in seats and seat.asked_at is None:
            seat.asked_at, seat.told_turn = now, False
        elif at in seats and choices:
            fresh = room.clock.kind == "move" and choices > seat.again
            seat.seconds, seat.asked_at = None if fresh else left(room, at, now), now
        elif at not in seats and seat.asked_at is not None:
            _stop_one(room, at, undone, now)
        if choices:
            seat.again = max(0, seat.again - choices) if undoable else 0
        elif moved:
            seat.again = 0  # nobody undoes what lies before another's choice


def _stop_one(room: Room, at: int, undone: bool, now: float) -> None:
    """This seat is not asked any longer."""
    seat = room.seats[at]
    seat.kept = seat.seconds = left(room, at, now)
    if not undone:
        if room.clock.kind == "move":
            seat.seconds = None
        elif seat.seconds is not None and seat.stand_in:
            seat.seconds = max(seat.seconds, LEAST_AFTER_A_STAND_IN)
        elif seat.seconds is not None:
            seat.seconds += room.clock.increment
        if seat.stand_in == "clock":
            seat.stand_in = ""
    seat.asked_at = None


def take_back(room: Room, seat: int, choices: int) -> None:
    """This seat goes back by so many choices: it has the time it had when it made them, and no more."""
    one = room.seats[seat]
    one.again += choices
    if one.asked_at is None:
        one.seconds = one.kept


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
