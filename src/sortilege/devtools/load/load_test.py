"""Measure a server under load: start it, let load generators fill it with tables, and collect the figures."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec

from sortilege.devtools.load.generator import LoadFigures, MakeTables, PlayTables

FULL_SPEED_SECONDS = 10.0  # how long to choose without a rate limit
MAX_CHOICES_IN_FLIGHT = 256  # across all generators, when there is no rate limit
MAX_LINE_BYTES = 1 << 26


class LoadTest:
    """The servers, when we started them, and the load generators."""

    def __init__(self, servers: list[Process], generators: list[Process]) -> None:
        self.servers = servers
        self.generators = generators

    async def grow(self, tables: int) -> None:
        """Open tables until there are `tables` in all."""
        shares = [
            tables * (n + 1) // self.generator_count - tables * n // self.generator_count
            for n in range(self.generator_count)
        ]
        await asyncio.gather(
            *(send_command(one, MakeTables(share)) for one, share in zip(self.generators, shares, strict=True))
        )

    async def play(self, seconds: float, rate: float | None) -> LoadFigures:
        """Choose at this rate, or as fast as possible."""
        before, start = self.cpu(), time.perf_counter()
        command = PlayTables(
            seconds,
            rate / self.generator_count if rate else None,
            max(1, MAX_CHOICES_IN_FLIGHT // self.generator_count),
        )
        answers = await asyncio.gather(*(send_command(one, command) for one in self.generators))
        taken = time.perf_counter() - start
        found = [msgspec.json.decode(answer, type=LoadFigures) for answer in answers]
        return LoadFigures(
            latencies=[seconds for one in found for seconds in one.latencies],
            refused=sum(one.refused for one in found),
            games=sum(one.games for one in found),
            seconds=max(one.seconds for one in found),
            server_cpu=round(100 * (self.cpu() - before) / taken),
            own_cpu=round(100 * sum(one.own_cpu for one in found) / taken),
        )

    @property
    def generator_count(self) -> int:
        return len(self.generators)

    def processes(self) -> list[int]:
        """The process ids of the servers and their children."""
        found = [server.pid for server in self.servers]
        for pid in found:
            found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return found

    def cpu(self) -> float:
        """CPU seconds that the servers have used, bots included."""
        used = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
            used += int(fields[11]) + int(fields[12])
        return used / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident memory of the servers in bytes."""
        total = 0
        for pid in self.processes():
            lines = Path(f"/proc/{pid}/status").read_text().splitlines()
            total += int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) * 1024
        return total

    async def stop(self) -> float:
        """Stop the servers while all sockets are open; return the seconds it took."""
        start = time.perf_counter()
        for server in self.servers:
            server.terminate()
        for server in self.servers:
            await server.wait()
        return time.perf_counter() - start

    async def close(self) -> None:
        for one in self.generators:
            if one.returncode is None:
                one.kill()
            await one.wait()
        if any(server.returncode is None for server in self.servers):
            await self.stop()


async def send_command(generator: Process, what: MakeTables | PlayTables) -> bytes:
    assert generator.stdin is not None
    assert generator.stdout is not None
    generator.stdin.write(msgspec.json.encode(what) + b"\n")
    answer = await generator.stdout.readline()
    if not answer:
        raise RuntimeError("a generator of load has failed; what it said stands above")
    return answer


async def start_load_test(url: str | None, database: str, workers: int, servers: int, generators: int) -> LoadTest:
    """Start servers without rate limits, unless `url` names a running one, and the load generators.

    Each generator keeps its tables on one server, as a proxy with sticky routing would.
    """
    ours: list[Process] = []
    urls = [url] if url else []
    while not url and len(ours) < servers:
        command = (*module_command("sortilege"), "serve", "--port", "0", "--limits", "0", "--database", database)
        server = await asyncio.create_subprocess_exec(*command, "--workers", str(workers), stdout=PIPE)
        assert server.stdout is not None
        ours.append(server)
        urls.append((await server.stdout.readline()).decode().split()[-1])
    made = [
        await asyncio.create_subprocess_exec(
            *module_command("sortilege.devtools.load.generator"),
            urls[n % len(urls)].rstrip("/"),
            str(n),
            stdin=PIPE,
            stdout=PIPE,
            limit=MAX_LINE_BYTES,
        )
        for n in range(max(generators, len(urls)))
    ]
    return LoadTest(ours, made)


def module_command(module: str) -> tuple[str, ...]:
    return (sys.executable, "-m", module)
