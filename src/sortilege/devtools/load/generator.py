"""A load generator: real tables over real sockets, two players each, who choose at random.

It shares the machine with the server it measures, so it is cheap: it speaks the protocol by hand and decodes only the
fields it needs. As a program it reads commands line by line (see `load_test`).
"""

import asyncio
import base64
import contextlib
import random
import sys
import time
from typing import Any

import msgspec

from sortilege.core.kits import GAMES
from sortilege.server.http.connection_limits import raise_descriptor_limit

CONNECTIONS_PER_GENERATOR = 10  # tables that are created in parallel
PING_INTERVAL_SECONDS = 25.0  # between two pings of a client, the same as in the page
TICK_SECONDS = 0.002
TEXT, CLOSE = 1, 8


class OfferedOption(msgspec.Struct):
    id: str


class OfferedAsk(msgspec.Struct):
    options: list[OfferedOption]


class PartialView(msgspec.Struct):
    ask: OfferedAsk | None = None
    over: bool = False


class PartialMessage(msgspec.Struct):
    """The fields of a server message that are needed here."""

    kind: str = msgspec.field(name="is")
    version: int | None = None
    view: PartialView | None = None


class GeneratorCommand(msgspec.Struct, tag_field="do", tag=str.lower):
    """A command to the generator."""


class MakeTables(GeneratorCommand):
    tables: int


class PlayTables(GeneratorCommand):
    seconds: float
    rate: float | None
    at_once: int  # the most unanswered choices when there is no rate limit


class LoadFigures(msgspec.Struct):
    """The measurements."""

    latencies: list[float] = []
    refused: int = 0
    games: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0
    own_cpu: float = 0.0

    def at(self, share: float) -> float:
        """Return the latency in milliseconds that this share of the choices did not exceed."""
        ordered = sorted(self.latencies)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


DECODER = msgspec.json.Decoder(PartialMessage)


class SeatSocket(asyncio.Protocol):
    """One player at one table: the current ask, and the choice awaiting its answer."""

    __slots__ = ("ask", "buffer", "generator", "lost", "opened", "over", "sent", "transport", "version")

    def __init__(self, generator: "LoadGenerator") -> None:
        self.generator = generator
        self.buffer = b""
        self.opened: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self.version = 0
        self.ask: OfferedAsk | None = None
        self.sent: float | None = None
        self.over = self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if self.opened is not None:
            self.opened.set_exception(ConnectionResetError("the socket was not opened"))

    def data_received(self, data: bytes) -> None:
        data, self.buffer = self.buffer + data, b""
        if self.opened is not None:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head.splitlines()[0]:
                self.opened.set_exception(RuntimeError(head.decode("latin-1")))
            else:
                self.opened.set_result(None)
            self.opened = None
        at = 0
        while (frame := frame_at(data, at)) is not None:
            kind, start, at = frame
            if kind == TEXT:
                self.receive(data[start:at])
            elif kind == CLOSE:
                self.transport.close()
        self.buffer = data[at:]

    def receive(self, text: bytes) -> None:
        heard = DECODER.decode(text)
        if heard.view is not None and heard.version is not None:
            self.version, self.ask, self.over = heard.version, heard.view.ask, heard.view.over
            if self.over:
                self.generator.on_game_over(self)
        elif heard.kind in ("done", "no") and self.sent is not None:
            taken, self.sent = time.perf_counter() - self.sent, None
            self.generator.on_answer(taken, heard.kind == "done")

    def send(self, text: bytes) -> None:
        """Send a frame; clients must mask, and the mask zero changes nothing."""
        self.transport.write(bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text)

    def choose(self, rng: random.Random) -> None:
        assert self.ask is not None
        self.sent = time.perf_counter()
        chosen = rng.choice(self.ask.options).id
        self.send(b'{"do":"choose","version":%d,"ids":["%s"]}' % (self.version, chosen.encode()))


def frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Decode the header of a server's frame: its kind, where its text begins and where it ends."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : start])
    return (data[at] & 15, start, start + size) if len(data) >= start + size else None


class KeepAliveConnection:
    """A persistent HTTP connection; the package depends on no HTTP client."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, cookie: str) -> tuple[Any, str]:
        self.streams = self.streams or await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        data = msgspec.json.encode(body)
        head = [f"POST /api{path} HTTP/1.1", f"Host: {self.host}", "Content-Type: application/json"]
        head += [f"Content-Length: {len(data)}"] + ([f"Cookie: {cookie}"] if cookie else [])
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        named = [line.partition(": ") for line in lines[1:]]
        size = next(int(value) for name, _, value in named if name.lower() == "content-length")
        answer = await reader.readexactly(size)
        if not lines[0].split()[1].startswith("2"):
            raise RuntimeError(f"{path}: {lines[0]} {answer[:300]!r}")
        given = [value.split(";")[0] for name, _, value in named if name.lower() == "set-cookie"]
        return msgspec.json.decode(answer), given[0] if given else cookie

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()


class LoadGenerator:
    """All tables of one generator."""

    def __init__(self, url: str, number: int = 0) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self.host, self.port = host, int(port or 80)
        self.tables: list[tuple[SeatSocket, SeatSocket]] = []
        self.over: list[SeatSocket] = []
        self.figures = LoadFigures()
        self.rng = random.Random(number)
        self.max_in_flight = 0  # the most unanswered choices; 0 while there is a rate

    def on_answer(self, seconds: float, well: bool) -> None:
        if well:
            self.figures.latencies.append(seconds)
        else:
            self.figures.refused += 1
        if self.max_in_flight:
            self.choose_once()

    def on_game_over(self, seat: SeatSocket) -> None:
        self.over.append(seat)

    async def grow(self, tables: int) -> None:
        """Open tables until there are `tables`."""

        async def make(connection: KeepAliveConnection) -> None:
            while len(self.tables) + self.making < tables:
                self.making += 1
                table = await self.make_table(connection)
                self.making -= 1
                self.tables.append(table)

        self.making = 0
        connections = [
            KeepAliveConnection(self.host, self.port) for _ in range(CONNECTIONS_PER_GENERATOR)
        ]  # fresh ones each time: the server closes idle connections
        beating = asyncio.create_task(self.send_pings())  # the server also closes idle sockets, and this may take long
        await asyncio.gather(*map(make, connections))
        beating.cancel()
        for one in connections:
            one.close()

    async def make_table(self, connection: KeepAliveConnection) -> tuple[SeatSocket, SeatSocket]:
        """Seat two players over HTTP and open their sockets."""
        seats = [{"kind": "me"}, {"kind": "person"}]
        made, ann = await connection.post("/tables", {"game": GAMES[0], "seats": seats, "away_seconds": 86400.0}, "")
        id, secret = made["table"], made["invitations"][0]["secret"]
        _, bob = await connection.post(f"/tables/{id}/join", {"name": "Bob", "secret": secret}, "")
        for seat, cookie in enumerate((ann, bob)):
            nonce = f"{self.rng.getrandbits(128):032x}"
            given = {"commitment": made["room"]["commitment"], "nonce": nonce, "seat": seat}
            await connection.post(f"/tables/{id}/nonces", given, cookie)
        await connection.post(f"/tables/{id}/acts", {"do": "act", "what": "start"}, ann)
        return await self.open_socket(id, ann), await self.open_socket(id, bob)

    async def open_socket(self, id: str, cookie: str) -> SeatSocket:
        _, seat = await asyncio.get_running_loop().create_connection(lambda: SeatSocket(self), self.host, self.port)
        key = base64.b64encode(self.rng.randbytes(16)).decode()
        head = [f"GET /api/tables/{id}/socket HTTP/1.1", f"Host: {self.host}:{self.port}", f"Cookie: {cookie}"]
        head += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        opened = seat.opened
        seat.transport.write("\r\n".join(head).encode() + b"\r\n\r\n")
        if opened is not None:
            await opened
        return seat

    async def play(self, seconds: float, rate: float | None, at_once: int) -> LoadFigures:
        """Choose at this rate, or as fast as possible with at most `at_once` unanswered choices."""
        self.figures = LoadFigures(latencies=[])
        self.max_in_flight = 0 if rate else at_once
        start, own, sent = time.perf_counter(), time.process_time(), 0
        for _ in range(self.max_in_flight):
            self.choose_once()
        others = [asyncio.create_task(work) for work in (self.send_pings(), self.replace_finished())]
        while (now := time.perf_counter() - start) < seconds:
            for _ in range(int(now * rate) - sent if rate else 0):
                sent += self.choose_once()
            await asyncio.sleep(TICK_SECONDS if rate else 0.1)
        self.max_in_flight = 0
        self.figures.seconds = time.perf_counter() - start
        await asyncio.sleep(0.2)
        for task in others:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*others)
        self.figures.own_cpu = time.process_time() - own
        return self.figures

    async def send_pings(self) -> None:
        """Ping from every socket in turn: the server closes silent sockets."""
        at = 0.0
        while True:
            await asyncio.sleep(0.1)
            before, at = int(at), at + 2 * len(self.tables) * 0.1 / PING_INTERVAL_SECONDS
            for n in range(before, int(at)):
                seat = self.tables[n // 2 % len(self.tables)][n % 2]
                if not seat.lost:
                    seat.send(b'{"do":"ping"}')

    def choose_once(self) -> bool:
        """Make one choice at a random table that awaits one."""
        for _ in range(50):
            pair = self.rng.choice(self.tables)
            ready = [seat for seat in pair if seat.ask and not seat.over]
            if ready and pair[0].sent is None and pair[1].sent is None:
                self.rng.choice(ready).choose(self.rng)
                return True
        return False

    async def replace_finished(self) -> None:
        """Replace each table whose game is over by a new one."""
        while True:
            await asyncio.sleep(0.05)
            while self.over:
                seat = self.over.pop()
                found = [at for at, pair in enumerate(self.tables) if seat in pair]
                for at in found:
                    self.figures.games += 1
                    for one in self.tables[at]:
                        one.transport.close()
                    self.tables[at] = await self.make_table(KeepAliveConnection(self.host, self.port))


async def run_commands(url: str, number: int) -> None:
    """Run the commands from standard input; answer each with one line."""
    generator = LoadGenerator(url, number)
    while line := await asyncio.to_thread(sys.stdin.readline):
        command = msgspec.json.decode(line, type=MakeTables | PlayTables)
        answer: object = None
        if isinstance(command, MakeTables):
            await generator.grow(command.tables)
        else:
            answer = await generator.play(command.seconds, command.rate, command.at_once)
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    raise_descriptor_limit()
    asyncio.run(run_commands(sys.argv[1], int(sys.argv[2])))
