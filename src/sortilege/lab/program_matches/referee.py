"""A match: a referee starts and times programs that play at a server's tables, and computes the arena's figures.

Each game has its own table and new processes. A program that does not sit down, does not move in time, exits or gives
up forfeits the game: it ends there, and the others share the win.
"""

import asyncio
import os
import secrets
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, Process
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple, cast

import msgspec

from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import Record, numbered_key
from sortilege.core.session import Session, replay
from sortilege.core.text.message import message
from sortilege.lab.arena.arena import Plan
from sortilege.lab.arena.deal_runner import ArenaGame, ArenaSeat, DealJob, HasFirstPlayer
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.seatings import Seating, seatings
from sortilege.lab.program_matches.seat_clock import Forfeit, check_room, watch_seat
from sortilege.remote.client import Json, ServerClient, ServerRefusal

TOKEN = "SORTILEGE_TOKEN"  # environment variable with the program's token
SERVER = "SORTILEGE_SERVER"  # environment variable with the server that the token is for
TABLE_CLOCK_SECONDS = 2_592_000.0  # longer than any game: the referee does the timing
SEATING_SECONDS = 60.0  # for a program to start and sit down
GRACE_SECONDS = 5.0  # for a program to exit after its game
POLL_SECONDS = 0.05  # between checks of the seats
RETRY_SECONDS = 60.0  # retrying a server's "too many"


class SeatedProgram(NamedTuple):
    """A program at its seat, its standard error, and the server accessed with its token."""

    name: str
    process: Process
    written: IO[bytes]
    server: ServerClient


class Referee:
    """Plays the deals of a plan at a server's tables; `notes` lists the forfeits."""

    def __init__(self, base: str, plan: Plan) -> None:
        assert plan.match is not None, "a plan of programs"
        self.base = base
        self.plan = plan
        self.match = plan.match
        self.commands = dict(zip(plan.bots, plan.match.commands, strict=True))
        self.accounts: dict[str, ServerClient] = {}
        self.notes: list[str] = []

    def account(self, name: str) -> ServerClient:
        """Return the server with this bot's token, creating its account on first use."""
        if name not in self.accounts:
            made = request_with_retry(ServerClient(self.base), "/bots", {"name": f"{name[:24]} {secrets.token_hex(4)}"})
            self.accounts[name] = ServerClient(self.base, made["token"])
        return self.accounts[name]

    def close(self) -> None:
        """Delete the bot accounts and their tokens."""
        for server in self.accounts.values():
            with suppress(SortilegeError):
                server.ask("/me", method="DELETE")

    def play(self, job: DealJob) -> list[ArenaGame]:
        """Play all games of a deal, one after another."""
        table = enumerate(seatings(job.group, job.players, job.index))
        return [asyncio.run(self.game(job, number, names)) for number, names in table]

    async def game(self, job: DealJob, number: int, names: Seating) -> ArenaGame:
        deal = self.plan.deal(job.index, number)
        host = self.account("the referee")
        asked = {"game": job.game, "options": job.options, "deal": deal, "spectators": False}
        asked |= {"seats": [{"kind": "person"}] * len(names), "clock": {"kind": "move", "seconds": TABLE_CLOCK_SECONDS}}
        made = request_with_retry(host, "/tables", asked)
        table = str(made["table"])
        times = [Times() for _ in names]
        gave_up: dict[int, str] = {}
        links = [str(one["link"]) for one in made["invitations"]]
        async with self.programs(names, links) as seated:
            try:
                await self.sit_down(host, table, seated)
                await self.watch(host, table, seated, times)
                await wait_for_exit(seated)
            except Forfeit as forfeit:
                gave_up = forfeit.seats
                for seat, why in gave_up.items():
                    self.notes.append(forfeit_note(names[seat], why, job.index, number, seated[seat]))
                resign_all(table, [*gave_up, *range(len(names))], seated)
        played = self.final_session(job, names, deal, host, table)
        return game_result(played, job, number, deal, names, times, gave_up)

    @asynccontextmanager
    async def programs(self, names: Seating, links: list[str]) -> AsyncIterator[list[SeatedProgram]]:
        """Run the programs of one game; kill them afterward."""
        seated: list[SeatedProgram] = []
        copies: Counter[str] = Counter()
        try:
            for name, link in zip(names, links, strict=True):
                copies[name] += 1  # a token holds one seat, so a bot in two seats needs two accounts
                server = self.account(name if copies[name] == 1 else f"{name} {copies[name]}")
                written = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the others below
                words = command_words(self.commands[name], link, server.token)
                process = await asyncio.create_subprocess_exec(
                    *words,
                    stdin=DEVNULL,
                    stdout=DEVNULL,
                    stderr=written,
                    env=os.environ | {TOKEN: server.token, SERVER: self.base},
                    start_new_session=True,
                )
                seated.append(SeatedProgram(name, process, written, server))
            yield seated
        finally:
            for one in seated:
                kill_process(one.process)
                await one.process.wait()
                one.written.close()

    async def sit_down(self, host: ServerClient, table: str, seated: list[SeatedProgram]) -> None:
        """Wait until every program has sat down with its own token; raise Forfeit."""
        last = time.monotonic() + SEATING_SECONDS
        while True:
            seats = host.ask(f"/tables/{table}")["room"]["seats"]
            free = [at for at, seat in enumerate(seats) if not seat["taken"]]
            if not free:
                break
            if gone := [at for at in free if seated[at].process.returncode is not None]:
                raise Forfeit(dict.fromkeys(gone, "ended"))
            if time.monotonic() > last:
                raise Forfeit(dict.fromkeys(free, "absent"))
            await asyncio.sleep(POLL_SECONDS)
        for at, one in enumerate(seated):
            with suppress(ServerRefusal):
                if at in one.server.ask(f"/tables/{table}")["room"]["mine"]:
                    continue
            raise SortilegeError(message("engine-match-token", bot=one.name, variable=TOKEN))

    async def watch(self, host: ServerClient, table: str, seated: list[SeatedProgram], times: list[Times]) -> None:
        """Start the game once every seat is watched, and watch until it is over; raise Forfeit."""
        connected, seconds = [asyncio.Event() for _ in seated], self.match.seconds
        seats = list(enumerate(seated))
        watchers = [
            asyncio.create_task(watch_seat(one.server, table, at, seconds, times[at], connected[at]))
            for at, one in seats
        ]
        lives = [asyncio.create_task(watch_process(one, at, table)) for at, one in seats]
        begin = asyncio.create_task(start(host, table, connected))
        tasks = [begin, *watchers, *lives]
        try:
            for some in (tasks, [*watchers, *lives]):  # first the start, then the end
                done, _ = await asyncio.wait(some, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            await asyncio.wait(watchers, timeout=GRACE_SECONDS)  # the last watcher may have the last move
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def final_session(self, job: DealJob, names: Seating, deal: int, host: ServerClient, table: str) -> Session:
        """Return the game as it ended; if it never began, the initial position."""
        rules = kit(job.game).rules
        if host.ask(f"/tables/{table}")["room"]["phase"] == "waiting":
            return Session(rules, names, job.options, numbered_key(deal))
        found = request_with_retry(host, f"/tables/{table}/record")
        return replay(rules, msgspec.convert(found, Record))


def game_result(
    game: Session, job: DealJob, number: int, deal: int, names: Seating, times: list[Times], gave_up: dict[int, str]
) -> ArenaGame:
    """Return the result. Forfeiting seats get no share of the win; points count as they stand."""
    rules, state = game.rules, game.state
    seats = range(len(names))
    winners = [seat for seat in seats if seat not in gave_up] if gave_up else list(rules.winners(state))
    scores = rules.scores(state)
    return ArenaGame(
        index=job.index,
        deal=deal,
        seating=number,
        first=int(cast("HasFirstPlayer", state).first),
        turns=int(getattr(state, kit(job.game).turn)),
        sittings=tuple(
            ArenaSeat(names[s], scores[s], (s in winners) / max(1, len(winners)), times[s], None, gave_up.get(s, ""))
            for s in seats
        ),
    )


async def start(host: ServerClient, table: str, connected: list[asyncio.Event]) -> None:
    """Start the game once every seat is watched."""
    for one in connected:
        await one.wait()
    request_with_retry(host, f"/tables/{table}/acts", {"do": "act", "what": "start"})


async def wait_for_exit(seated: list[SeatedProgram]) -> None:
    """Wait a while for the programs to exit."""
    with suppress(TimeoutError):
        async with asyncio.timeout(GRACE_SECONDS):
            await asyncio.gather(*(one.process.wait() for one in seated))


async def watch_process(one: SeatedProgram, seat: int, table: str) -> None:
    """Wait for the program to exit; raise Forfeit if the game is still running."""
    await one.process.wait()
    with suppress(ServerRefusal):
        room = one.server.ask(f"/tables/{table}")["room"]
        check_room(room)  # another seat may have ended the game
        if room["phase"] == "over":
            return
    raise Forfeit({seat: "ended"})


def resign_all(table: str, order: list[int], seated: list[SeatedProgram]) -> None:
    """Resign every seat, forfeiting ones first, so that all programs see the game end."""
    for seat in order:
        with suppress(ServerRefusal):  # the game is over or has not begun
            seated[seat].server.ask(f"/tables/{table}/acts", {"do": "act", "what": "resign"})


def request_with_retry(server: ServerClient, path: str, body: Json | None = None) -> Json:
    """Send a request; retry while the server reports too many."""
    last = time.monotonic() + RETRY_SECONDS
    while True:
        try:
            return server.ask(path, body)
        except ServerRefusal as refusal:
            if refusal.word not in ("too_many", "unavailable") or time.monotonic() > last:
                raise
            time.sleep(1)


def command_words(command: str, link: str, token: str) -> list[str]:
    """Fill {link} and {token} into a command; without {link}, append the link."""
    words = shlex.split(command)
    if not any("{link}" in word for word in words):
        words.append("{link}")
    return [word.replace("{link}", link).replace("{token}", token) for word in words]


def forfeit_note(name: str, why: str, index: int, number: int, one: SeatedProgram) -> str:
    """Describe a forfeit, with the last line the program wrote."""
    last = last_line(one.written)
    return f"{name}: {why}, deal {index}, game {number + 1}{': ' if last else ''}{last}"


def last_line(written: IO[bytes]) -> str:
    """Return the last non-empty line of a program's output."""
    written.seek(0)
    lines = written.read().decode(errors="replace").split("\n")
    return next((line.strip()[:200] for line in reversed(lines) if line.strip()), "")


def kill_process(process: Process) -> None:
    """Kill a program and its children."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


@contextmanager
def own_server() -> Iterator[str]:
    """Run a local server without limits for the match; yield its address."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as written:
        words = ["serve", "--port", "0", "--limits", "0", "--database", str(Path(folder, "tables.db")), "--lang", "en"]
        command = [sys.executable, "-m", "sortilege", *words]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=written, text=True, start_new_session=True)
        with server, exit_on_sigterm():
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                if "http" not in line:
                    raise SortilegeError(message("engine-match-server", why=last_line(written)))
                yield line.split()[-1].rstrip("/")
            finally:
                server.terminate()


@contextmanager
def exit_on_sigterm() -> Iterator[None]:
    """Exit on SIGTERM, so that cleanup runs."""

    def leave(number: int, _: object) -> None:
        sys.exit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
