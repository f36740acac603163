"""Measure how much reviews slow down live tables.

    python -m benchmarks.review_load [--reviews 50] [--tables 100] [--rate 50] [--seconds 20]

Players finish short solo games and request their reviews all at once, two each at most, as the server allows. Others
play at their tables at a steady rate before and during the reviews. The output compares how long their moves take.
"""

import argparse
import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path

from sortilege.devtools.load.generator import LoadFigures
from sortilege.devtools.load.load_test import start_load_test
from sortilege.tables.thinking.reviews import MAX_REVIEWS_PER_OWNER
from tests.server.harness import Guest, serving

WARM_UP_SECONDS = 3.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reviews", type=int, default=50, help="reviews requested at once (50)")
    parser.add_argument("--tables", type=int, default=100, help="live tables (100)")
    parser.add_argument("--rate", type=int, default=50, help="moves per second at all tables together (50)")
    parser.add_argument("--seconds", type=int, default=20, help="seconds per figure (20)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = stack.enter_context(serving(str(Path(folder, "tables.db"))))
        people = [
            stack.enter_context(Guest(server.url, f"P{n}")) for n in range(-(-args.reviews // MAX_REVIEWS_PER_OWNER))
        ]
        places = [
            (person, f"/tables/{finished_solo_table(person)}/reviews/0")
            for person in people
            for _ in range(MAX_REVIEWS_PER_OWNER)
        ]
        asyncio.run(measure(server.url, places[: args.reviews], args))


async def measure(url: str, places: list[tuple[Guest, str]], args: argparse.Namespace) -> None:
    loading = await start_load_test(url, "", 1, 1, 1)
    try:
        await loading.grow(args.tables)
        await loading.play(WARM_UP_SECONDS, args.rate)
        calm = await loading.play(args.seconds, args.rate)
        print(f"no reviews: {latencies(calm)}", flush=True)
        await asyncio.to_thread(lambda: [person.post(place, {}) for person, place in places])
        busy = await loading.play(args.seconds, args.rate)
        states = await asyncio.to_thread(lambda: [person.get(place)["state"] for person, place in places])
        print(f"{len(places)} reviews, {states.count('working')} still running at the end: {latencies(busy)}")
        print(f"the 95th percentile changed by {100 * (busy.at(0.95) / calm.at(0.95) - 1):+.0f} %")
    finally:
        await loading.close()


def latencies(figures: LoadFigures) -> str:
    shares = ", ".join(f"{100 * share:.0f} % within {figures.at(share)} ms" for share in (0.5, 0.95, 0.99))
    return f"{len(figures.latencies)} moves, {shares}"


def finished_solo_table(guest: Guest) -> str:
    """Play a short solo game that always takes the last option; return the table."""
    table = str(guest.make("me", game="spellbook", deal=1)["table"])
    guest.act(table, "start")
    while (table_view := guest.look(table))["view"]["ask"]:
        guest.choose(table, table_view["version"], table_view["view"]["ask"]["options"][-1]["id"])
    return table


if __name__ == "__main__":
    main()
