"""What a referee hears of one seat of a game: when it is asked, when it has chosen, and whether it gives up."""

import asyncio
import json
import time
from typing import Any

from sortilege.core.errors import SortilegeError
from sortilege.core.text.message import message
from sortilege.lab.arena.move_times import Times
from sortilege.remote.client import Json, ServerClient, ServerRefusal

PING_SECONDS = 25.0  # seconds between two signs of life
SEAT_LOST_CODE = 4403  # the code by which a server closes the socket of whoever no longer sits there


class Forfeit(Exception):
    """These seats have forfeited the game, and why: "absent", "late", "ended", "left"."""

    def __init__(self, seats: dict[int, str]) -> None:
        super().__init__(seats)
        self.seats = seats


class SeatClock:
    """What a seat is asked now, since when, and whether it has anything to choose."""

    def __init__(self) -> None:
        self.since: float | None = None
        self.counts = False

    def heard(self, received: Json, seat: int, times: Times) -> None:
        """The table after a step: what this seat chose is timed from when it was asked; one option alone is not."""
        now = time.monotonic()
        chose = any(step["who"] == seat for step in received.get("steps", ()))
        if chose and self.since is not None and self.counts:
            times.add(now - self.since)
        ask = received["view"] and received["view"]["ask"]
        if ask is None:
            self.since = None
        elif chose or self.since is None:
            self.since, self.counts = now, len(ask["options"]) > 1


async def listen(
    server: ServerClient, table: str, seat: int, seconds: float, times: Times, listening: asyncio.Event
) -> None:
    """Listen beside the program that plays there, until the game is over; raises Forfeit. Tells when it listens."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

    question = SeatClock()
    address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    beside = {"Authorization": f"Bearer {server.token}"}
    try:
        async with connect(address, additional_headers=beside, max_size=None, compression=None) as socket:
            listening.set()
            while True:
                received = await receive(socket, question, seat, seconds)
                if received is None:
                    await socket.send('{"do":"ping"}')
                elif received["is"] in ("table", "news"):
                    question.heard(received, seat, times)
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
    """Whether the seat is still held by this token: whoever has gone is refused a socket without a reason."""
    try:
        return seat in server.ask(f"/tables/{table}")["room"]["mine"]
    except ServerRefusal:
        return False


async def receive(socket: Any, question: SeatClock, seat: int, seconds: float) -> Json | None:
    """The next received; none after a while without one. Raises Forfeit where the seat has had its time."""
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
    """Whether the game is over by now; raises Forfeit."""
    room = received.get("room")
    if room is None:
        return bool(received.get("view") and received["view"]["over"])
    check_room(room)
    if received["is"] == "room" and room["ending"] == "finished":
        return False  # the last choice is told next
    return bool(room["phase"] == "over")


def check_room(room: Json) -> None:
    """Raises Forfeit: who leaves, resigns, offers to abandon the game or pauses it has given up."""
    if gone := [at for at, one in enumerate(room["seats"]) if one["stand_in"] or one["abandons"] or one["pauses"]]:
        raise Forfeit(dict.fromkeys(gone, "left"))
