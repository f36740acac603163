"""Measure how long other players wait for bots and clocks while one guest demands as much bot time as possible.

    .venv/bin/python -m benchmarks.bot_contention [SECONDS]      SECONDS per figure, default 8

Starts its own server. One guest keeps 18, then 60 tables of four bots busy, all slow (mcts:3000ms) or all fast
(greedy). Meanwhile a second player plays against a bot, and we time each of the bot's moves. A third player lets a
one-second clock run out, and we time how late the server notices. Waits still running at the end count with the time
elapsed so far. The results are printed, not tested: a slow machine does not mean a broken server.
"""

import random
import statistics
import sys
import tempfile
import threading
import time

from rich.console import Console
from rich.table import Table

from tests.server.harness import Guest, Player, serving

BOTS = ("random", "greedy", "mcts:200")
ATTACKS = (("none", "", 0), ("18 slow", "mcts:3000ms", 18), ("60 slow", "mcts:3000ms", 60))
ATTACKS += (("18 fast", "greedy", 18), ("60 fast", "greedy", 60))


def attack(url: str, bot: str, tables: int, stop: threading.Event) -> None:
    """Create the tables and keep polling them so that their bots never pause; restart finished games."""
    with Guest(url, "Eve") as eve:
        made: list[str] = []
        while not stop.is_set():
            if len(made) < tables:
                made.append(begin(eve, bot, bot, bot, bot))
                continue
            for n, table in enumerate(made):
                if eve.look(table)["room"]["phase"] == "over":
                    made[n] = begin(eve, bot, bot, bot, bot)
                if stop.wait(0.1):
                    return


def begin(guest: Guest, *seats: str, **more: object) -> str:
    table = str(guest.make(*seats, game="spellbook", **more)["table"])
    guest.act(table, "start")
    return table


def waits(url: str, bot: str, seconds: float) -> list[float]:
    """Return how long a player waits for each move of their bot opponent."""
    found: list[float] = []
    end = time.monotonic() + seconds
    with Guest(url, "Bob") as bob:
        while time.monotonic() < end:
            player = Player(bob, begin(bob, "me", bot), random.Random(1))
            player.open()
            since = time.monotonic()
            while time.monotonic() < end and not player.over:
                if player.asked():
                    player.step()
                    since = time.monotonic()
                    continue
                try:
                    heard = player.hear(max(0.01, end - time.monotonic()))
                except TimeoutError:
                    found.append(time.monotonic() - since)
                    break
                if heard["is"] == "news" and any(step["who"] == 1 for step in heard["steps"]):
                    found.append(time.monotonic() - since)
                    since = time.monotonic()
            player.close()
    return found


def lateness(url: str, seconds: float) -> list[float]:
    """Return how late the server notices that a one-second clock has run out."""
    found: list[float] = []
    end = time.monotonic() + seconds
    with Guest(url, "Cem") as cem:
        while time.monotonic() < end:
            player = Player(cem, begin(cem, "me", "random", clock={"kind": "move", "seconds": 1}), random.Random(1))
            player.open()
            asked: float | None = None
            while time.monotonic() < end and not player.over:
                stand_in = player.room["seats"][0]["stand_in"]
                if asked and stand_in == "clock":
                    found.append(time.monotonic() - asked - 1.0)
                asked = (asked or time.monotonic()) if stand_in == "" and player.asked() else None
                try:
                    player.hear(max(0.01, end - time.monotonic()))
                except TimeoutError:
                    if asked and time.monotonic() - asked > 1.0:
                        found.append(time.monotonic() - asked - 1.0)
                    break
            player.close()
    return found


def measure(bot: str, tables: int, seconds: float) -> list[list[float]]:
    """Return the waits for each kind of bot, and the clock's lateness, during one attack."""
    with tempfile.TemporaryDirectory() as place, serving(f"{place}/t.db") as server:
        for one in BOTS:
            waits(server.url, one, 2.0)  # starts the bot process, whose start-up time is not measured
        stop = threading.Event()
        eve = threading.Thread(target=attack, args=(server.url, bot, tables, stop))
        late: list[float] = []
        cem = threading.Thread(target=lambda: late.extend(lateness(server.url, seconds * len(BOTS))))
        if tables:
            eve.start()
            time.sleep(5.0)
        cem.start()
        found = [waits(server.url, one, seconds) for one in BOTS]
        cem.join()
        stop.set()
        if tables:
            eve.join()
        return [*found, late]


def median_and_worst(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} / {max(values):.2f}  ({len(values)})" if values else "none"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    console = Console(width=120)
    table = Table("attack", *BOTS, "clock", title="Seconds that others wait: median / worst (count)")
    for name, bot, tables in ATTACKS:
        table.add_row(name, *(median_and_worst(values) for values in measure(bot, tables, seconds)))
    console.print(table)


if __name__ == "__main__":
    main()
