"""Real tables through real sockets: two people at each, who choose by chance, so many choices a second in all."""

import asyncio
import contextlib
import os
import random
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 20  # tables that are made at the same time
BEAT = 25.0  # seconds between two signs of life of a client, as the page gives them
STRAIGHT_OUT = 10.0  # seconds of choosing as fast as it goes


class Option(msgspec.Struct):
    id: str


class Ask(msgspec.Struct):
    options: list[Option]


class View(msgspec.Struct):
    ask: Ask | None = None
    over: bool = False


class Heard(msgspec.Struct):
    """As much of a message as is needed here."""

    kind: str = msgspec.field(name="is")
    version: int | None = None
    view: View | None = None
    ref: str = ""


class Figures(msgspec.Struct):
    """What was measured."""

    latencies: list[float] = []
    refused: int = 0
    games: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0
    own_cpu: float = 0.0

    def at(self, share: float) -> float:
        """The latency, in milliseconds, that this share of the choices did not exceed."""
        ordered = sorted(self.latencies)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


class Seat:
    """One person at one table: what is asked, and whether an answer is on its way."""

    def __init__(self, socket: ClientConnection, crowd: "Crowd") -> None:
        self.socket = socket
        self.crowd = crowd
        self.version = 0
        self.ask: Ask | None = None
        self.sent: float | None = None
        self.over = False
        self.task = asyncio.create_task(self.hear())

    async def hear(self) -> None:
        decoder = msgspec.json.Decoder(Heard)
        async for text in self.socket:
            heard = decoder.decode(text)
            if heard.kind in ("table", "news") and heard.view is not None and heard.version is not None:
                self.version, self.ask, self.over = heard.version, heard.view.ask, heard.view.over
            elif heard.kind in ("done", "no") and self.sent is not None:
                self.crowd.answered(time.perf_counter() - self.sent, heard.kind == "done")
                self.sent = None

    async def choose(self, dice: random.Random) -> None:
        assert self.ask is not None
        self.sent = time.perf_counter()
        chosen = dice.choice(self.ask.options).id
        await self.socket.send(msgspec.json.encode({"do": "choose", "version": self.version, "ids": [chosen]}).decode())


class Crowd:
    """All the tables."""

    def __init__(self, url: str, server: int | None) -> None:
        self.url = url
        self.server = server
        self.tables: list[tuple[Seat, Seat]] = []
        self.figures = Figures()
        self.dice = random.Random(1)

    def answered(self, seconds: float, well: bool) -> None:
        if well:
            self.figures.latencies.append(seconds)
        else:
            self.figures.refused += 1

    async def grow(self, tables: int) -> None:
        """Make tables until there are so many."""
        while len(self.tables) < tables:
            some = min(AT_ONCE, tables - len(self.tables))
            self.tables += await asyncio.gather(*(self.table() for _ in range(some)))

    async def table(self) -> tuple[Seat, Seat]:
        """Two people sit down, over HTTP, and open their sockets."""
        seats = [{"kind": "me"}, {"kind": "person"}]
        made, ann = await self.post("/tables", {"game": "seasons", "seats": seats, "away_seconds": 86400.0}, "")
        id, secret = made["table"], made["invitations"][0]["secret"]
        _, bob = await self.post(f"/tables/{id}/join", {"name": "Bob", "secret": secret}, "")
        for seat, cookie in enumerate((ann, bob)):
            nonce = f"{self.dice.getrandbits(128):032x}"
            given = {"commitment": made["room"]["commitment"], "nonce": nonce, "seat": seat}
            await self.post(f"/tables/{id}/nonces", given, cookie)
        await self.post(f"/tables/{id}/acts", {"do": "act", "what": "start"}, ann)
        return await self.sit(id, ann), await self.sit(id, bob)

    async def sit(self, id: str, cookie: str) -> Seat:
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{id}/socket"
        headers = {"Cookie": cookie}
        socket = await connect(url, additional_headers=headers, compression=None, max_size=None, open_timeout=60)
        return Seat(socket, self)

    async def post(self, path: str, body: Any, cookie: str) -> tuple[Any, str]:
        """A POST by hand: the command line brings no HTTP client along."""
        host, _, port = self.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port or 80))
        data = msgspec.json.encode(body)
        head = [f"POST /api{path} HTTP/1.1", f"Host: {host}", "Connection: close", "Content-Type: application/json"]
        head += [f"Content-Length: {len(data)}"] + ([f"Cookie: {cookie}"] if cookie else [])
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
        answer = await reader.read()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
        top, _, rest = answer.partition(b"\r\n\r\n")
        lines = top.decode().split("\r\n")
        if not lines[0].split()[1].startswith("2"):
            raise RuntimeError(f"{path}: {lines[0]} {rest[:300]!r}")
        given = [
            line.split(":", 1)[1].split(";")[0].strip() for line in lines if line.lower().startswith("set-cookie:")
        ]
        return msgspec.json.decode(rest), given[0] if given else cookie

    async def play(self, seconds: float, rate: float | None) -> Figures:
        """Choose at this rate, or as fast as it goes with one choice on its way at each table."""
        self.figures = Figures(latencies=[])
        before, own = self.cpu(), time.process_time()
        start = time.perf_counter()
        sent = 0
        beating = asyncio.create_task(self.beat())
        while (now := time.perf_counter() - start) < seconds:
            due = int(now * rate) - sent if rate else len(self.tables)
            for _ in range(due):
                sent += await self.one()
            await self.replace()
            await asyncio.sleep(0.002)
        await asyncio.sleep(0.2)
        beating.cancel()
        taken = time.perf_counter() - start
        self.figures.seconds = taken
        self.figures.server_cpu = round(100 * (self.cpu() - before) / taken)
        self.figures.own_cpu = round(100 * (time.process_time() - own) / taken)
        return self.figures

    async def beat(self) -> None:
        """A sign of life from everybody, one after the other: a socket that says nothing is closed."""
        while True:
            for seat in [seat for pair in self.tables for seat in pair]:
                with contextlib.suppress(ConnectionClosed):  # its table was replaced meanwhile
                    await seat.socket.send('{"do": "ping"}')
                await asyncio.sleep(BEAT / (2 * len(self.tables)))

    async def one(self) -> int:
        """One choice at some table where somebody is asked."""
        for _ in range(50):
            pair = self.dice.choice(self.tables)
            ready = [seat for seat in pair if seat.ask and seat.sent is None]
            if ready and all(seat.sent is None for seat in pair):
                await self.dice.choice(ready).choose(self.dice)
                return 1
        return 0

    async def replace(self) -> None:
        """A finished game makes room for another table."""
        for at, pair in enumerate(self.tables):
            if pair[0].over:
                self.figures.games += 1
                for seat in pair:
                    await seat.socket.close()
                self.tables[at] = await self.table()
                return

    def cpu(self) -> float:
        """Seconds of processor time that the server has used, bots and all."""
        if self.server is None:
            return 0.0
        fields = Path(f"/proc/{self.server}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The server's resident memory in bytes."""
        if self.server is None:
            return 0
        line = next(x for x in Path(f"/proc/{self.server}/status").read_text().splitlines() if x.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    async def close(self) -> None:
        for pair in self.tables:
            for seat in pair:
                with contextlib.suppress(OSError):
                    await seat.socket.close()
                seat.task.cancel()
        await asyncio.gather(*(seat.task for pair in self.tables for seat in pair), return_exceptions=True)


async def serve(database: str) -> tuple[Process, str]:
    """A server of our own, without rate limits."""
    command = (sys.executable, "-m", "sortilege", "serve", "--port", "0", "--limits", "0", "--database", database)
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return process, line.split()[-1].rstrip("/")
