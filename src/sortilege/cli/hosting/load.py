"""sortilege load: many tables through one server, and what that took."""

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from sortilege.cli.optional import server_extra
from sortilege.cli.playing.arguments import at_least
from sortilege.terminal.language import CliTexts

if TYPE_CHECKING:
    from sortilege.devtools.load.measurement import Loading
    from sortilege.devtools.load.players import Figures


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
    server_extra(say)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(args, say, args.database or str(Path(folder, "tables.db"))))


async def measure(args: argparse.Namespace, say: CliTexts, database: str) -> int:
    from sortilege.devtools.load.measurement import STRAIGHT_OUT, begin

    loading = await begin(args.url, database, args.workers, args.servers, args.generators)
    try:
        print(say("load-making", tables=args.tables), flush=True)
        few = max(1, args.tables // 3)
        await loading.grow(few)
        await loading.play(min(10.0, args.seconds / 4), args.rate)
        at_few = loading.memory()
        await loading.grow(args.tables)
        figures = await loading.play(args.seconds, args.rate)
        tell(figures, say)
        if loading.servers:
            tell_memory(loading, at_few, few, args.tables, say)
            print(say("load-processor", server=figures.server_cpu, load=figures.own_cpu))
        straight = await loading.play(min(STRAIGHT_OUT, args.seconds), None)
        tell_most(straight, say)
        if loading.servers:
            seconds = round(await loading.stop(), 1)
            print(say("load-stop", seconds=seconds, sockets=2 * args.tables))
    finally:
        await loading.close()
    return 0


def tell(figures: "Figures", say: CliTexts) -> None:
    n, seconds = len(figures.latencies), round(figures.seconds, 1)
    rate = round(n / figures.seconds, 1)
    print(say("load-choices", choices=n, seconds=seconds, rate=rate, refused=figures.refused, games=figures.games))
    worst = round(1000 * max(figures.latencies, default=0.0), 1)
    print(say("load-latency", p50=figures.at(0.5), p95=figures.at(0.95), p99=figures.at(0.99), worst=worst), flush=True)


def tell_memory(loading: "Loading", before: int, few: int, tables: int, say: CliTexts) -> None:
    now = loading.memory()
    slope = round((now - before) / (tables - few) / 1024, 1)
    print(say("load-memory", total=round(now / 1e6), tables=tables, slope=slope, **{"from": few}))


def tell_most(figures: "Figures", say: CliTexts) -> None:
    """What is nearest to using a whole core is what holds the rest up; neither: waiting for the disk."""
    first = say("load-storage")
    if max(figures.server_cpu, figures.own_cpu) > 70:
        first = say("load-server") if figures.server_cpu >= figures.own_cpu else say("load-generator")
    rate = round(len(figures.latencies) / figures.seconds)
    cpu = {"server": figures.server_cpu, "load": figures.own_cpu}
    print(say("load-most", rate=rate, p95=figures.at(0.95), first=first, **cpu))
