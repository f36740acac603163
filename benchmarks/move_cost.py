"""Processor time that one move at a two-player table costs the server, part by part, in microseconds.

`python -m benchmarks.move_cost [GAMES]`. `sortilege load` measures the total through real sockets; the difference from
the sum of the parts is sockets, HTTP frames, the event loop and the database thread.
"""

import asyncio
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec

from sortilege.core.kits import kit
from sortilege.core.session import Session
from sortilege.server.db import SqlStore
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.presenter import check_room_changed, table_update
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.protocol.socket import TableRequest
from sortilege.tables.rooms.room import Room, Seat, pack
from sortilege.tables.storage.store import TableChange

DECODER = msgspec.json.Decoder(TableRequest)
SAVES = 512
TOGETHER = 64


class Clock:
    """Adds up the processor time of this thread between marks."""

    def __init__(self) -> None:
        self.used: Counter[str] = Counter()
        self.last = 0

    def start(self) -> None:
        self.last = time.thread_time_ns()

    def mark(self, part: str) -> None:
        now = time.thread_time_ns()
        self.used[part] += now - self.last
        self.last = time.thread_time_ns()


def table(rng: random.Random) -> LiveTable:
    rules = kit("seasons").rules
    session = Session(rules, ("Ann", "Bob"), {}, rng.randbytes(32))
    seats = [Seat(kind="person", name=name, taken=True) for name in session.seats]
    room = Room(
        game="seasons", options=dict(session.options), seats=seats, host="", phase="playing", rules=rules.version
    )
    return LiveTable("a table", 0, room, TableGame(session), ())


def play(live: LiveTable, clock: Clock, rng: random.Random) -> int:
    """Play a whole game; return the number of moves."""
    game, made = live.game, 0
    assert game is not None
    while not game.state.over:
        seat = rng.choice(game.state.open_seats())
        chosen = game.rules.ids[rng.choice(game.state.legal(seat))]
        sent = msgspec.json.encode({"do": "choose", "version": game.version(seat), "ids": [chosen]})
        clock.start()
        DECODER.decode(sent)
        clock.mark("decode")
        entries = game.choose(seat, [chosen], game.version(seat))
        clock.mark("check and make it")
        game.snapshot()
        clock.mark("snapshot")
        pack(live.room)
        clock.mark("room, packed")
        check_room_changed(live)
        clock.mark("is the room new")
        news = [table_update(live, viewer, entries) for viewer in (0, 1)]
        clock.mark("views and events of two")
        for one in news:
            if one is not None:
                msgspec.json.encode(one)
        clock.mark("their JSON")
        game.discard_snapshots()
        made += 1
    return made


async def saves(folder: str, together: int) -> float:
    """Return microseconds per saved move, including its log entry, with `together` concurrent saves."""
    store = SqlStore(str(Path(folder, f"{together}.db")))
    await store.open()
    lives = [table(random.Random(n)) for n in range(together)]
    changes = []
    for n, live in enumerate(lives):
        await store.create_table(str(n), live.room, [])
        game = live.game
        assert game is not None
        seat = game.state.open_seats()[0]
        chosen = game.rules.ids[game.state.legal(seat)[0]]
        (entry,) = game.choose(seat, [chosen], 0)
        changes.append((str(n), live.room, game.snapshot(), entry))
    before = time.process_time()
    for rev in range(SAVES // together):
        await asyncio.gather(
            *(
                store.save(
                    TableChange(
                        id=id, rev=rev, room=room, n=rev + 1, due=None, snapshot=snapshot, base=snapshot,
                        entries=(msgspec.structs.replace(entry, n=rev),),
                    )
                )
                for id, room, snapshot, entry in changes
            )
        )  # fmt: skip
    used = time.process_time() - before
    await store.close()
    return 1e6 * used / (SAVES // together * together)


def whole_move() -> float | None:
    """Return the server's processor time per move through sockets, in microseconds; None if unmeasurable."""
    command = [sys.executable, "-m", "sortilege", "load", "--tables", "60", "--rate", "50", "--seconds", "8"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = re.search(r"as fast as it goes: ([\d,.]+) choices.*server ([\d.]+) %", said)
    return 1e4 * float(found[2]) / float(found[1].replace(",", "")) if found else None


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    rng, clock = random.Random(1), Clock()
    play(table(rng), Clock(), rng)  # warm
    made = sum(play(table(rng), clock, rng) for _ in range(games))
    parts = {part: used / made / 1000 for part, used in clock.used.items()}
    for part, used in parts.items():
        print(f"{used:8.1f}  {part}")
    with tempfile.TemporaryDirectory() as folder:
        for together in (1, TOGETHER):
            print(f"{asyncio.run(saves(folder, together)):8.1f}  database, {together} at a time")
    print(f"{sum(parts.values()):8.1f}  all parts except the database, over {made} moves")
    if (all_of_it := whole_move()) is not None:
        print(f"{all_of_it:8.1f}  total through sockets, at full speed")


if __name__ == "__main__":
    main()
