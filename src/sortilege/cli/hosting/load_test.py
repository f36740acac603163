"""`sortilege load`: play many tables through a server and report throughput, latency and memory."""

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from sortilege.cli.arguments import at_least
from sortilege.cli.server_extra import require_server
from sortilege.terminal.language import CliTexts

if TYPE_CHECKING:
    from sortilege.devtools.load.generator import LoadFigures
    from sortilege.devtools.load.load_test import LoadTest


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("--tables", type=at_least(3, say), default=300, metavar="N", help=say("help-load-tables"))
    parser.add_argument("--rate", type=at_least(1, say), default=100, metavar="N", help=say("help-load-rate"))
    parser.add_argument("--seconds", type=at_least(1, say), default=300, metavar="N", help=say("help-load-seconds"))
    parser.add_argument("--url", help=say("help-load-url"))
    parser.add_argument("--database", metavar="URL", help=say("help-load-database"))
    parser.add_argument("--workers", type=at_least(1, say), default=1, metavar="N", help=say("help-load-workers"))
    parser.add_argument("--servers", type=at_least(1, say), default=1, metavar="N", help=say("help-load-servers"))
    parser.add_argument("--generators", type=at_least(1, say), default=1, metavar="N", help=say("help-load-generators"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    require_server(say)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run_load_test(args, say, args.database or str(Path(folder, "tables.db"))))


async def run_load_test(args: argparse.Namespace, say: CliTexts, database: str) -> int:
    from sortilege.devtools.load.load_test import FULL_SPEED_SECONDS, start_load_test

    load_test = await start_load_test(args.url, database, args.workers, args.servers, args.generators)
    try:
        print(say("load-making", tables=args.tables), flush=True)
        few = max(1, args.tables // 3)
        await load_test.grow(few)
        await load_test.play(min(10.0, args.seconds / 4), args.rate)
        at_few = load_test.memory()
        await load_test.grow(args.tables)
        figures = await load_test.play(args.seconds, args.rate)
        print_figures(figures, say)
        if load_test.servers:
            print_memory(load_test, at_few, few, args.tables, say)
            print(say("load-processor", server=figures.server_cpu, load=figures.own_cpu))
        straight = await load_test.play(min(FULL_SPEED_SECONDS, args.seconds), None)
        print_maximum(straight, say)
        if load_test.servers:
            seconds = round(await load_test.stop(), 1)
            print(say("load-stop", seconds=seconds, sockets=2 * args.tables))
    finally:
        await load_test.close()
    return 0


def print_figures(figures: "LoadFigures", say: CliTexts) -> None:
    n, seconds = len(figures.latencies), round(figures.seconds, 1)
    rate = round(n / figures.seconds, 1)
    print(say("load-choices", choices=n, seconds=seconds, rate=rate, refused=figures.refused, games=figures.games))
    worst = round(1000 * max(figures.latencies, default=0.0), 1)
    print(say("load-latency", p50=figures.at(0.5), p95=figures.at(0.95), p99=figures.at(0.99), worst=worst), flush=True)


def print_memory(load_test: "LoadTest", before: int, few: int, tables: int, say: CliTexts) -> None:
    now = load_test.memory()
    slope = round((now - before) / (tables - few) / 1024, 1)
    print(say("load-memory", total=round(now / 1e6), tables=tables, slope=slope, **{"from": few}))


def print_maximum(figures: "LoadFigures", say: CliTexts) -> None:
    """Print the maximum rate and the bottleneck: the process nearest to a full core, or else the disk."""
    first = say("load-storage")
    if max(figures.server_cpu, figures.own_cpu) > 70:
        first = say("load-server") if figures.server_cpu >= figures.own_cpu else say("load-generator")
    rate = round(len(figures.latencies) / figures.seconds)
    cpu = {"server": figures.server_cpu, "load": figures.own_cpu}
    print(say("load-most", rate=rate, p95=figures.at(0.95), first=first, **cpu))
