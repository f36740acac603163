"""Prints how long others wait while one guest asks for as much thinking as there is.

    .venv/bin/python -m benchmarks.bots [SECONDS]      SECONDS for each figure, 8 unless told; from a checkout's root

A server of its own on this machine. One guest has 18, then 60 tables of four bots, all dear (mcts:3000ms) or all quick
(greedy), and looks at them all the time. Somebody else plays against a bot: from when it has to choose to its choice.
Somebody else again lets a clock of one second run out: how late that is noticed. What was still being waited for at the
end counts with the time it had taken. Figures are printed, never tested: a slow machine is not a wrong server.
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
ATTACKS = (("nobody", "", 0), ("18 dear", "mcts:3000ms", 18), ("60 dear", "mcts:3000ms", 60))
ATTACKS += (("18 quick", "greedy", 18), ("60 quick", "greedy", 60))


def attack(url: str, bot: str, tables: int, stop: threading.Event) -> None:
    """Make the tables, and keep looking at them, so that their bots do not rest; a game that is over is begun again."""
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
    """How long each choice of a bot takes that somebody plays against."""
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
    """How long after its second has passed a clock is found to have run out."""
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
    """The waits of each kind of bot, and the clock's lateness, during one attack."""
    with tempfile.TemporaryDirectory() as place, serving(f"{place}/t.db") as server:
        for one in BOTS:
            waits(server.url, one, 2.0)  # its process is there: starting one is not what is measured
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


def told(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} / {max(values):.2f}  ({len(values)})" if values else "none"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    console = Console(width=120)
    table = Table("attack", *BOTS, "clock", title="Seconds that others wait: median / worst (how many)")
    for name, bot, tables in ATTACKS:
        table.add_row(name, *(told(values) for values in measure(bot, tables, seconds)))
    console.print(table)


if __name__ == "__main__":
    main()
