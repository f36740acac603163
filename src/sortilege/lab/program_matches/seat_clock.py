"""Follow one seat of a match over a socket: when it has to move, when it has moved, whether it gives up."""

import asyncio
import json
import time
from typing import Any

from sortilege.core.errors import SortilegeError
from sortilege.core.text.message import message
from sortilege.lab.arena.move_times import Times
from sortilege.remote.client import Json, ServerClient, ServerRefusal

PING_SECONDS = 25.0
SEAT_LOST_CODE = 4403  # the server closes the socket of a player who lost the seat


class Forfeit(Exception):
    """Seats that forfeited the game, each with the reason: "absent", "late", "ended" or "left"."""

    def __init__(self, seats: dict[int, str]) -> None:
        super().__init__(seats)
        self.seats = seats


class SeatClock:
    """Times one seat: since when it has to decide, and whether it has a real choice."""

    def __init__(self) -> None:
        self.since: float | None = None
        self.counts = False

    def update(self, received: Json, seat: int, times: Times) -> None:
        """Update from a table message; forced moves are not timed."""
        now = time.monotonic()
        chose = any(step["who"] == seat for step in received.get("steps", ()))
        if chose and self.since is not None and self.counts:
            times.add(now - self.since)
        ask = received["view"] and received["view"]["ask"]
        if ask is None:
            self.since = None
        elif chose or self.since is None:
            self.since, self.counts = now, len(ask["options"]) > 1


async def watch_seat(
    server: ServerClient, table: str, seat: int, seconds: float, times: Times, connected: asyncio.Event
) -> None:
    """Watch alongside the program until the game is over; raise Forfeit. Set `connected` once the socket is open."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

    question = SeatClock()
    address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    beside = {"Authorization": f"Bearer {server.token}"}
    try:
        async with connect(address, additional_headers=beside, max_size=None, compression=None) as socket:
            connected.set()
            while True:
                received = await receive(socket, question, seat, seconds)
                if received is None:
                    await socket.send('{"do":"ping"}')
                elif received["is"] in ("table", "news"):
                    question.update(received, seat, times)
                if received and is_over(received):
                    return
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == SEAT_LOST_CODE:
            raise Forfeit({seat: "left"}) from None
        raise SortilegeError(message("engine-no-server", server=server.base, why=str(closed))) from None
    except (OSError, WebSocketException) as error:
        if isinstance(error, InvalidStatus) and not holds_seat(server, table, seat):
            raise Forfeit({seat: "left"}) from None
        raise SortilegeError(message("engine-no-server", server=server.base, why=str(error))) from None


def holds_seat(server: ServerClient, table: str, seat: int) -> bool:
    """Return whether this token still holds the seat; the server rejects sockets without a reason."""
    try:
        return seat in server.ask(f"/tables/{table}")["room"]["mine"]
    except ServerRefusal:
        return False


async def receive(socket: Any, question: SeatClock, seat: int, seconds: float) -> Json | None:
    """Return the next message, or None after a pause; raise Forfeit when the seat is out of time."""
    left = PING_SECONDS if question.since is None else min(PING_SECONDS, question.since + seconds - time.monotonic())
    try:
        async with asyncio.timeout(max(0.0, left)):
            found: Json = json.loads(await socket.recv())
            return found
    except TimeoutError:
        if question.since is not None and time.monotonic() >= question.since + seconds:
            raise Forfeit({seat: "late"}) from None
        return None


def is_over(received: Json) -> bool:
    """Return whether the game is over; raise Forfeit."""
    room = received.get("room")
    if room is None:
        return bool(received.get("view") and received["view"]["over"])
    check_room(room)
    if received["is"] == "room" and room["ending"] == "finished":
        return False  # the last move follows
    return bool(room["phase"] == "over")


def check_room(room: Json) -> None:
    """Raise Forfeit for seats that left, resigned, offered to stop or paused."""
    if gone := [at for at, one in enumerate(room["seats"]) if one["stand_in"] or one["abandons"] or one["pauses"]]:
        raise Forfeit(dict.fromkeys(gone, "left"))
