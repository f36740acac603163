"""How much reviews slow choices at live tables: one server, with none under way and with many asked for at once.

    python -m benchmarks.reviews [--reviews 50] [--tables 100] [--rate 50] [--seconds 20]

People play short games by themselves and ask for their reviews all at once; two at most each, as the server allows.
Others choose at their tables at a steady rate, before and meanwhile. Told is how long their choices took.
"""

import argparse
import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path

from sortilege.devtools.load.generator import LoadFigures
from sortilege.devtools.load.measurement import start_load_test
from sortilege.tables.thinking.reviews import AT_ONCE
from tests.server.harness import Guest, serving

WARM = 3.0  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reviews", type=int, default=50, help="reviews that are asked for at once (50)")
    parser.add_argument("--tables", type=int, default=100, help="live tables (100)")
    parser.add_argument("--rate", type=int, default=50, help="choices a second, at all of them together (50)")
    parser.add_argument("--seconds", type=int, default=20, help="seconds for each figure (20)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = stack.enter_context(serving(str(Path(folder, "tables.db"))))
        people = [stack.enter_context(Guest(server.url, f"P{n}")) for n in range(-(-args.reviews // AT_ONCE))]
        places = [(person, f"/tables/{alone(person)}/reviews/0") for person in people for _ in range(AT_ONCE)]
        asyncio.run(measure(server.url, places[: args.reviews], args))


async def measure(url: str, places: list[tuple[Guest, str]], args: argparse.Namespace) -> None:
    loading = await start_load_test(url, "", 1, 1, 1)
    try:
        await loading.grow(args.tables)
        await loading.play(WARM, args.rate)
        calm = await loading.play(args.seconds, args.rate)
        print(f"no reviews: {told(calm)}", flush=True)
        await asyncio.to_thread(lambda: [person.post(place, {}) for person, place in places])
        busy = await loading.play(args.seconds, args.rate)
        states = await asyncio.to_thread(lambda: [person.get(place)["state"] for person, place in places])
        print(f"{len(places)} reviews, {states.count('working')} of them still under way at the end: {told(busy)}")
        print(f"the 95th percentile is {100 * (busy.at(0.95) / calm.at(0.95) - 1):+.0f} %")
    finally:
        await loading.close()


def told(figures: LoadFigures) -> str:
    shares = ", ".join(f"{100 * share:.0f} % within {figures.at(share)} ms" for share in (0.5, 0.95, 0.99))
    return f"{len(figures.latencies)} choices, {shares}"


def alone(guest: Guest) -> str:
    """A short game of one player, who always takes what is offered last."""
    table = str(guest.make("me", game="spellbook", deal=1)["table"])
    guest.act(table, "start")
    while (told := guest.look(table))["view"]["ask"]:
        guest.choose(table, told["version"], told["view"]["ask"]["options"][-1]["id"])
    return table


if __name__ == "__main__":
    main()
