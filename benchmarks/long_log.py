"""Measure what players can ask of a table whose log has become very long.

    python -m benchmarks.long_log [--postgres] [--lines 500000]

Two tables: at one, a player chose and undid again and again; at the other, a player took back a sealed choice. Each
figure is the fastest of a few answers over HTTP or a socket, and how far the server's memory rose during all of them.
A table is opened once for each start of the server. docs/hosting.md has figures.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from sortilege.core.record import TAKE_BACK, UNDO
from sortilege.server.db import SqlStore
from tests.server.conftest import new_database, postgresql
from tests.server.harness import PATIENCE, Guest, Server, serving
from tests.server.long_log import lengthen

TIMES = 5
STARTS = 3

Cost = tuple[float, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    parser.add_argument("--lines", type=int, default=500_000, help="lines of each log (500000)")
    args = parser.parse_args()
    with ExitStack() as stack:
        if args.postgres:
            database = new_database(stack.enter_context(postgresql()))
        else:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory()), "tables.db"))
        measure(database, args.lines)


def measure(database: str, lines: int) -> None:
    with Guest("http://127.0.0.1", "Ann") as ann, Guest("http://127.0.0.1", "Bob") as bob:
        with serving(database) as server:
            move(server, ann, bob)
            undone, taken_back = begin(ann, bob, "spellbook"), begin(ann, bob, "seasons")
            others = begin(ann, bob, "spellbook"), begin(ann, bob, "seasons")
        asyncio.run(lengthen_both(database, undone, taken_back, lines))
        opened: dict[str, list[Cost]] = {"open, after undos": [], "open, after take-backs": []}
        for _ in range(STARTS):
            with serving(database) as server:
                move(server, ann, bob)
                for one in others:  # what the first requests of all load is not what this measures
                    ann.look(one)
                for table, costs in zip((undone, taken_back), opened.values(), strict=True):
                    costs.append(cost(server, partial(ann.look, table)))
        for what, costs in opened.items():
            show(what, costs)
        with serving(database) as server:
            move(server, ann, bob)
            version = ann.look(undone)["version"]
            for name, since in (("first", 0), ("middle", version // 2), ("last", version - 1000)):
                path = f"/tables/{undone}/log"
                report(server, f"log, {name} page", partial(bob.get, path, since=since))
            hidden = f"/tables/{taken_back}/log"
            report(server, "log, all hidden", lambda: bob.get(hidden))
            report(server, "last turn", lambda: bob.get(f"/tables/{undone}/last-turn"))
            with bob.socket(undone) as socket:
                socket.recv(timeout=PATIENCE)
                for behind in (200, version):
                    report(server, f"resume, {behind} behind", partial(resume, socket, version - behind))


def move(server: Server, *guests: Guest) -> None:
    """Let guests use a server, with the cookies they have."""
    for guest in guests:
        guest.url = server.url
        guest.http.base_url = f"{server.url}/api"


def begin(ann: Guest, bob: Guest, game: str) -> str:
    """Begin a game for two, in which Ann has chosen once; return the table."""
    made = ann.make("me", "person", game=game, deal=1)
    bob.join(made["table"], made["invitations"][0]["secret"])
    ann.act(made["table"], "start")
    shown = ann.look(made["table"])
    ann.choose(made["table"], shown["version"], shown["view"]["ask"]["options"][0]["id"])
    return str(made["table"])


async def lengthen_both(database: str, undone: str, taken_back: str, lines: int) -> None:
    store = SqlStore(database)
    await store.open()
    try:
        await lengthen(store, undone, lines, UNDO, base=True)
        await lengthen(store, taken_back, lines, TAKE_BACK, base=False)
    finally:
        await store.close()


def resume(socket: Any, version: int) -> None:
    """Ask for what came after a version, and wait for the answer."""
    socket.send(json.dumps({"do": "resume", "version": version}))
    while json.loads(socket.recv(timeout=PATIENCE))["is"] not in ("news", "table"):
        pass


def report(server: Server, what: str, ask: Callable[[], object]) -> None:
    show(what, [cost(server, ask) for _ in range(TIMES)])


def cost(server: Server, ask: Callable[[], object]) -> Cost:
    """Return the milliseconds until the answer, and the megabytes that the server took for it."""
    Path(f"/proc/{server.pid}/clear_refs").write_text("5")  # peak memory starts here
    before, start = memory(server, "VmRSS"), time.perf_counter()
    ask()
    return 1000 * (time.perf_counter() - start), memory(server, "VmHWM") - before


def show(what: str, costs: list[Cost]) -> None:
    times, sizes = zip(*costs, strict=True)
    print(f"{what}: {min(times):.0f} ms, {max(sizes):.0f} MB", flush=True)


def memory(server: Server, field: str) -> float:
    """Return a figure of a process's memory, in megabytes."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(f"{field}:")).split()[1]) / 1000


if __name__ == "__main__":
    main()
