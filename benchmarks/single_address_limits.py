"""Measure what one address can make a server refuse, log and store.

    python -m benchmarks.single_address_limits files                 # a classroom loads the page and a table at once
    python -m benchmarks.single_address_limits log [--seconds 10]    # invalid requests, which a library logs
    python -m benchmarks.single_address_limits chat [--seconds 260]  # chat from one address, as much as it may send

Each starts a server with its usual limits. `--source FOLDER` measures the `src` folder of another checkout, such as an
older commit's; the page's files have to be built there. docs/hosting.md has figures.
"""

import argparse
import asyncio
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

BROWSERS, CONNECTIONS = 30, 6  # of each browser
SENDERS = 10  # connections that send invalid requests
CHATTERS = 12  # players at as many tables
LONGEST_LINE = "\U0001f600" * 500
WINDOW_SECONDS = 40.0  # at the end, from which a day's rate follows
DAY_SECONDS = 86_400
API = ("/api/games", "/api/me", "/api/me/tables", "/api/puzzles", "/api/network", "/api/health")


class Server:
    """A server in its own process and folder."""

    def __init__(self, folder: Path, source: str) -> None:
        self.folder = folder
        self.log = folder / "log"
        environment = os.environ | ({"PYTHONPATH": source} if source else {}) | {"PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "sortilege", "serve", "--database", str(folder / "tables.db"), "--port", "0"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = httpx.URL(self.process.stdout.readline().split()[-1].rstrip("/"))

    def stored_bytes(self) -> int:
        """Return the size of the database of a stopped server, which has emptied its write-ahead log."""
        return (self.folder / "tables.db").stat().st_size

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)


@contextmanager
def serving(source: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), source)
        try:
            yield server
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("files", "log", "chat"))
    parser.add_argument("--seconds", type=float, help="how long")
    parser.add_argument("--source", default="", help="the src folder of another checkout")
    args = parser.parse_args()
    with serving(args.source) as server:
        if args.what == "files":
            asyncio.run(load_pages(server))
        elif args.what == "log":
            asyncio.run(send_invalid_requests(server, args.seconds or 10.0))
        else:
            chat(server, args.seconds or 260.0)


async def load_pages(server: Server) -> None:
    """Let all browsers load the page and a table at once, and count what is refused."""
    paths = page_load(server)
    browsers = await asyncio.gather(*(browser(server.url, paths) for _ in range(BROWSERS)))
    refused = [sum(status == 429 for status, _ in answers) for answers in browsers]
    kept = sum(status >= 400 and "immutable" in cached for answers in browsers for status, cached in answers)
    print(f"{len(paths)} requests of each of {BROWSERS} browsers: {sum(refused)} refused (429),")
    print(f"{sum(n > 0 for n in refused)} browsers met at least one, {kept} errors to be kept for a year")


def page_load(server: Server) -> list[str]:
    """Return what a browser asks for to show the page and a table."""
    with httpx.Client(base_url=server.url) as client:
        files = re.findall(r'(?:src|href)="\./([^"]+)"', client.get("/").text)
        parts = {found for file in files if file.endswith(".js") for found in assets(client.get(f"/{file}").text)}
        plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = client.post("/api/tables", json=plan).json()["table"]
    return ["/", *(f"/{file}" for file in dict.fromkeys([*files, *sorted(parts)])), *API, f"/api/tables/{table}"]


def assets(script: str) -> set[str]:
    return {f"assets/{name}" for name in re.findall(r"[\"'`](?:\./|assets/)([\w.-]+\.(?:js|css))[\"'`]", script)}


async def browser(url: httpx.URL, paths: list[str]) -> list[tuple[int, str]]:
    """Ask for all paths over a few connections, each over its own; return statuses and caching."""
    found = await asyncio.gather(*(ask(url, paths[n::CONNECTIONS]) for n in range(CONNECTIONS)))
    return [answer for answers in found for answer in answers]


async def ask(url: httpx.URL, paths: list[str]) -> list[tuple[int, str]]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        answers = [await client.get(path) for path in paths]
    return [(answer.status_code, answer.headers.get("cache-control", "")) for answer in answers]


async def send_invalid_requests(server: Server, seconds: float) -> None:
    """Send requests that are none, as fast as one client can, and count what is logged."""
    end = time.monotonic() + seconds
    counts = await asyncio.gather(*(send_until(server.url, end) for _ in range(SENDERS)))
    server.stop()  # which writes what is summed up
    size, lines = server.log.stat().st_size, len(server.log.read_bytes().splitlines())
    print(f"{sum(counts):,} invalid requests in {seconds:.0f} s: {lines:,} lines, {size:,} bytes of log,")
    print(f"{size / seconds * DAY_SECONDS / 1e9:.3f} GB a day")


async def send_until(url: httpx.URL, end: float) -> int:
    sent = 0
    while time.monotonic() < end:
        reader, writer = await asyncio.open_connection(url.host, url.port)
        writer.write(b"no request\r\n\r\n")
        await reader.read()
        writer.close()
        sent += 1
    return sent


def chat(server: Server, seconds: float) -> None:
    """Let one address chat as much as it may, and measure what is stored."""
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as client:
        players = [sit_down(client) for _ in range(CHATTERS)]
        began, times = time.monotonic(), list[float]()
        answers: Counter[int] = Counter()
        while (now := time.monotonic() - began) < seconds:
            for table, cookie in players:
                client.cookies.clear()
                body = {"do": "say", "text": LONGEST_LINE}
                status = client.post(f"/tables/{table}/chat", json=body, headers={"Cookie": cookie}).status_code
                answers[status] += 1
                if status < 300:
                    times.append(now)
            time.sleep(0.2)
    server.stop()
    lately = sum(at > seconds - WINDOW_SECONDS for at in times)
    day = len(times) + lately / WINDOW_SECONDS * (DAY_SECONDS - seconds)
    each = server.stored_bytes() / max(1, len(times))
    print(
        f"{len(times):,} lines in {seconds:.0f} s, {lately} of them in the last {WINDOW_SECONDS:.0f} s; {dict(answers)}"
    )
    print(f"{each:,.0f} bytes a line on disk; in a day {day:,.0f} lines, {day * each / 1e6:,.1f} MB")


def sit_down(client: httpx.Client) -> tuple[str, str]:
    """Create a table with a chat; return it and the cookie of its player."""
    client.cookies.clear()
    plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "chat": True, "name": secrets.token_hex(4)}
    made = client.post("/tables", json=plan)
    made.raise_for_status()
    return made.json()["table"], "; ".join(f"{name}={value}" for name, value in made.cookies.items())


if __name__ == "__main__":
    main()
