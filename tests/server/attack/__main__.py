"""Attack a server on this machine: `python -m tests.server.attack [--url URL] [--seconds N] [--postgres]`."""

import argparse
import ipaddress
import socket
import sys
import time
from contextlib import ExitStack
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

# The order of the imports is the order of the attacks.
from tests.server.attack import looking  # isort: skip
from tests.server.attack import seats, sessions, endings, clocks, words, identities, records, links  # isort: skip
from tests.server.attack import accounts, storage, bounds  # isort: skip
from tests.server.attack.attacker import ATTACKS, Place, Tally
from tests.server.conftest import postgresql

MODULES = (looking, seats, sessions, endings, clocks, words, identities, records, links, accounts, storage, bounds)


def on_this_machine(url: str) -> bool:
    """Whether an address belongs to this machine only."""
    at = httpx.URL(url)
    found = {str(info[4][0]) for info in socket.getaddrinfo(at.host, at.port or 80)}
    return bool(found) and all(ipaddress.ip_address(one.partition("%")[0]).is_loopback for one in found)


def play(place: Place, seconds: float) -> list[Tally]:
    """Run all attacks in order, until the time is up."""
    end = time.monotonic() + seconds
    found = []
    for what, function in ATTACKS:
        tally = Tally(what)
        found.append(tally)
        began = time.monotonic()
        if began > end:
            tally.left_out = "out of time"
            continue
        try:
            function(place, tally)
        except Exception as error:  # an attack that crashes proves nothing and must not count as repelled
            tally.broken = f"{type(error).__name__}: {error}"
        tally.seconds = time.monotonic() - began
    return found


def attacked(seconds: float, url: str = "", postgres: Any = None, brief: bool = False) -> list[Tally]:
    """Attack the server at this address, or a new one."""
    with ExitStack() as stack:
        place = Place(url, stack, postgres, own=not url, brief=brief)
        if not url:
            place.url = place.server(*(["--workers", "2"] if postgres else [])).url
        return play(place, seconds)


def told(tallies: list[Tally]) -> Table:
    table = Table("tried", "times", "s", "got")
    for one in tallies:
        got = "; ".join(dict.fromkeys(one.got)) or "nothing"
        if one.broken:
            got = f"could not be tried to its end: {one.broken[:300]}; until then: {got}"
        elif one.left_out:
            got = f"left out: {one.left_out}"
        table.add_row(one.what, str(one.tried), f"{one.seconds:.1f}", got)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="", help="a server on this machine; else one is started")
    parser.add_argument("--seconds", type=float, default=90, help="after which no further attack begins (90)")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own; else SQLite in a new folder")
    asked = parser.parse_args()
    if asked.url and not on_this_machine(asked.url):
        parser.error("only a server on this machine is attacked, such as http://127.0.0.1:8000")
    with ExitStack() as stack:
        postgres = stack.enter_context(postgresql()) if asked.postgres else None
        tallies = attacked(asked.seconds, asked.url.rstrip("/"), postgres)
    Console(width=160).print(told(tallies))
    if any(one.got or one.broken for one in tallies):
        sys.exit(1)
    sys.exit(2 if any(one.left_out == "out of time" for one in tallies) else 0)  # some attacks did not run


if __name__ == "__main__":
    main()
