"""Clocks and absence: when a seat's turn began, when its clock runs out, and when the table needs attention next."""

from collections.abc import Collection, Mapping, Sequence

from sortilege.tables.rooms.room import Room

MIN_SECONDS_AFTER_STAND_IN = 10.0  # for a player who returns with an empty clock
CORRESPONDENCE_SECONDS = 3600.0  # with at least this long for a choice, being away is normal


def seconds_left(room: Room, seat: int, now: float) -> float | None:
    """Return the seconds on this seat's clock; None without a clock."""
    one = room.seats[seat]
    if room.clock.kind == "none" or one.kind == "bot":
        return None
    had = room.clock.seconds if one.seconds is None else one.seconds
    return had - (now - one.asked_at) if one.asked_at is not None and room.phase == "playing" else had


def start_clocks(room: Room, seats: Collection[int], now: float) -> None:
    """Run these seats' clocks with what they have, because the game starts or continues after a pause."""
    for at in seats:
        room.seats[at].asked_at = now


def stop_clocks(room: Room, now: float) -> None:
    """Stop every clock and keep what it has, because the table is paused or over."""
    for at, seat in enumerate(room.seats):
        if seat.asked_at is not None:
            count_thought(room, at, now)
            seat.seconds, seat.asked_at = seconds_left(room, at, now), None


def switch_clocks(
    room: Room, seats: Collection[int], moved: Sequence[int], now: float, undoable: bool = False, undone: bool = False
) -> None:
    """Switch clocks after a move: `seats` have to choose now; `moved` names a seat for each choice that is not quiet.

    Choosing the same again gains no time: after an undo, as many choices as it took back add no fresh time.
    `undoable`: the choices can be undone. `undone`: they were, and seats asked in the meantime keep what they have.
    """
    for at, seat in enumerate(room.seats):
        choices = moved.count(at)
        if choices:
            count_thought(room, at, now)
        if at in seats and seat.asked_at is None:
            seat.asked_at, seat.told_turn = now, False
        elif at in seats and choices:
            fresh = room.clock.kind == "move" and choices > seat.again
            seat.seconds, seat.asked_at = None if fresh else seconds_left(room, at, now), now
        elif at not in seats and seat.asked_at is not None:
            _stop_clock(room, at, undone, now)
        if choices:
            seat.again = max(0, seat.again - choices) if undoable else 0
        elif moved:
            seat.again = 0  # an undo does not reach past another seat's choice


def count_thought(room: Room, at: int, now: float) -> None:
    """Count the time since this seat was asked, unless a bot answers for it."""
    seat = room.seats[at]
    if seat.thought is not None and seat.asked_at is not None and not room.acting_bot(at):
        seat.thought += max(0.0, now - seat.asked_at)


def _stop_clock(room: Room, at: int, undone: bool, now: float) -> None:
    """Stop the clock of a seat that no longer has to choose."""
    seat = room.seats[at]
    seat.kept = seat.seconds = seconds_left(room, at, now)
    if not undone:
        if room.clock.kind == "move":
            seat.seconds = None
        elif seat.seconds is not None and seat.stand_in:
            seat.seconds = max(seat.seconds, MIN_SECONDS_AFTER_STAND_IN)
        elif seat.seconds is not None:
            seat.seconds += room.clock.increment
        if seat.stand_in == "clock":
            seat.stand_in = ""
    seat.asked_at = None


def take_back_time(room: Room, seat: int, choices: int) -> None:
    """Give a seat that goes back by `choices` choices the time it had when it made them, and no more."""
    one = room.seats[seat]
    one.again += choices
    if one.asked_at is None:
        one.seconds = one.kept


def absence_counts(room: Room) -> bool:
    """Whether a bot replaces players who are away too long."""
    return not (room.clock.kind == "move" and room.clock.seconds >= CORRESPONDENCE_SECONDS)


def stand_in_deadline(room: Room, seat: int, seen: Mapping[int, float]) -> tuple[float, str] | None:
    """Return when a bot has to stand in for this seat unless something happens, and why: "clock" or "away"."""
    one = room.seats[seat]
    if one.asked_at is None or room.acting_bot(seat):
        return None
    deadlines: list[tuple[float, str]] = []
    if room.clock.kind != "none":
        deadlines.append((one.asked_at + (seconds_left(room, seat, one.asked_at) or 0.0), "clock"))
    if absence_counts(room):
        deadlines.append((max(one.asked_at, seen.get(seat, 0.0)) + room.away_seconds, "away"))
    return min(deadlines) if deadlines else None


def next_deadline(room: Room, open_seats: Collection[int], seen: Mapping[int, float]) -> float | None:
    """Return when the first clock at this table runs out or the first player has been away too long."""
    if room.phase != "playing":
        return None
    deadlines = (stand_in_deadline(room, seat, seen) for seat in open_seats)
    return min((one[0] for one in deadlines if one), default=None)
