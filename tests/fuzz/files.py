"""Fuzz what is read from files: stories, records, backups and network weights."""

import asyncio
import base64
import contextlib
import gzip
import hashlib
import io
import json
import random
import tempfile
from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec

from sortilege.bots.greedy_bot import policy_of
from sortilege.browser.record_import import table_from_record
from sortilege.cli.playing import replay, verify
from sortilege.core import record as records
from sortilege.core.engine.network_policy import BY_HEART, NetworkPolicy
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadStory, SortilegeError
from sortilege.core.kits import GAMES, kit, kits
from sortilege.core.save import weights
from sortilege.core.session import Session
from sortilege.core.start import position_fields
from sortilege.server.admin import list_tables
from sortilege.server.backups import restore
from sortilege.server.db import SqlStore
from sortilege.stories.parser import read_stories, stories_folder
from sortilege.stories.runner import run_story
from sortilege.tables.content.sandbox import position_snapshot
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.metrics import Metrics
from sortilege.tables.protocol.positions import PositionRequest
from sortilege.tables.refusals import Refused
from sortilege.terminal.language import CliTexts
from tests.fuzz.mutation import BYTE_CHANGES, JSON_CHANGES, changed_value, mutate, texts_in
from tests.fuzz.runner import Target

BLOBS = ("room", "snapshot", "base", "upgrades", "events", "review")
BACKUPS = Path(__file__).parents[1] / "server" / "backups"


class FileTarget(Target):
    """A target that reads files, in a folder of its own."""

    folder: Path

    @contextlib.contextmanager
    def prepared(self) -> Iterator[None]:
        with tempfile.TemporaryDirectory() as folder:
            self.folder = Path(folder)
            yield

    def written(self, data: bytes) -> Path:
        path = self.folder / "input"
        path.write_bytes(data)
        return path


class Stories(FileTarget):
    """Story files, and positions to start from, which the server also takes from its clients."""

    name = "story"

    def seeds(self) -> list[bytes]:
        """Return some stories of every file, each as a file."""
        found = []
        for game in GAMES:
            for file in sorted(stories_folder(game).glob("*.yaml")):
                parts = file.read_text().split("\n- story: ")
                found += [f"- story: {part}\n".encode() for part in parts[1:40:4]]
        return found

    def run(self, data: bytes) -> str:
        told = [self.position(data)]
        stories, problems = read_stories([self.written(data)])
        told += [f"{len(problems)} unreadable" if problems else "readable"]
        for story in stories[:3]:
            problem = next(iter(run_story(story).problems), "")
            if problem.startswith("the engine broke"):
                raise AssertionError(problem)
            told.append("failed" if problem else "passed")
        return ", ".join(told)

    def position(self, data: bytes) -> str:
        try:
            request = PositionRequest(text=data.decode(errors="replace"), deal=1)
            msgspec.json.encode(position_snapshot(request))
        except (BadStory, Refused) as error:
            return f"no position ({error.said.key})"
        return "position"


class Records(FileTarget):
    """Records, as `verify`, `replay` and the page without a server read them."""

    name = "record"
    changes = JSON_CHANGES

    def seeds(self) -> list[bytes]:
        """Return unfinished games of both, some from a position, some with a change of rules, one finished."""
        found = []
        for rules in (one.rules for one in kits()):
            for number, choices in enumerate((3, 30, 10_000)):
                seats = rules.seats[number % len(rules.seats)]
                options = rules.options.random_values(rng_from_seed(number), seats)
                game = Session(rules, [f"P{n}" for n in range(seats)], options, records.numbered_key(number))
                play(game, choices)
                record = game.record()
                found.append(record)
                if not game.state.over:
                    start = position_fields(rules, game.state)
                    later = Session(rules, game.seats, options, bytes(range(32)), moment=start)
                    play(later, 5)
                    found.append(later.record())
                    change = records.Upgrade(len(record.choices), rules.version, rules.fields(game.state))
                    found.append(msgspec.structs.replace(record, rules=rules.version - 1, upgrades=(change,)))
        return [records.write(one).encode() for one in found]

    def run(self, data: bytes) -> str:
        path = str(self.written(data))
        told = list(answers(path))
        with contextlib.suppress(SortilegeError):
            record = records.read(data)
            try:
                table_from_record(record, "nobody")
                told.append("imported")
            except Refused as refusal:
                told.append(refusal.said.key)
        return " ".join(told)


def play(game: Session, choices: int) -> None:
    """Choose at random, with some undos, to the end or so many times."""
    rng = random.Random(choices)
    while (seats := game.state.open_seats()) and len(game.choices) < choices:
        seat = rng.choice(seats)
        game.choose(seat, game.rules.ids[rng.choice(game.state.legal(seat))])
        if rng.random() < 0.1:
            with contextlib.suppress(SortilegeError):
                game.undo(seat)


def answers(path: str) -> Iterator[str]:
    """Verify and replay a record as the commands do: yield exit statuses and the keys of refusals.

    An error that the commands would call internal is raised.
    """
    early = Namespace(record=path, to=2, seat=1, json=False)
    for run in (
        partial(verify.run, Namespace(record=path, commitment=None, nonces=[])),
        partial(replay.run, early),
        partial(replay.run, Namespace(record=path, to=None, seat=None, json=True)),
    ):
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                yield str(run(english()))
            except SortilegeError as error:
                yield error.said.key if str(error) else "nothing said"


@cache
def english() -> CliTexts:
    return CliTexts("en")


class Backups(FileTarget):
    """Backups, into a new SQLite file; then every restored table is opened."""

    name = "backup"

    def seeds(self) -> list[bytes]:
        return [file.read_bytes() for file in sorted(BACKUPS.glob("*.gz"))]

    def corpus(self) -> list[bytes]:
        return [packed(lines) for lines in super().corpus()]  # stored as text

    def mutate(self, data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
        """Change the packed bytes, or lines of what is packed."""
        if rng.random() < 0.1:
            return mutate(data, others, BYTE_CHANGES, rng)
        lines = unpacked(data).splitlines(keepends=True) or [b""]
        for _ in range(rng.choice((1, 1, 2, 3))):
            at = rng.randrange(len(lines) > 1 and rng.random() < 0.95, len(lines))  # seldom the head
            if (draw := rng.random()) < 0.6:
                lines[at] = changed_blob(lines[at], rng)
            elif draw < 0.85:
                lines[at] = mutate(lines[at].strip(), [b"[]"], JSON_CHANGES, rng) + b"\n"
            elif draw < 0.9:
                del lines[at]
                lines = lines or [b""]
            else:
                lines.insert(at, rng.choice(lines))
        return packed(b"".join(lines))

    def run(self, data: bytes) -> str:
        with tempfile.TemporaryDirectory(dir=self.folder) as folder, contextlib.redirect_stderr(io.StringIO()):
            database = str(Path(folder, "tables.db"))
            try:
                asyncio.run(restore(database, self.written(data)))
            except SortilegeError as error:
                left = {file.name for file in Path(folder).iterdir()} - {"tables.db.lock"}
                assert not left, f"a refused backup leaves {left} behind"
                return f"refused: {str(error)[:60]}"
            return asyncio.run(open_tables(database))


def changed_blob(line: bytes, rng: random.Random) -> bytes:
    """Change a value inside one of a row's packed columns: a room, a position, upgrades or events."""
    with contextlib.suppress(ValueError, TypeError, AttributeError, RecursionError, OverflowError):
        table, row = json.loads(line)
        blobs = [name for name, value in row.items() if name in BLOBS and value]
        if blobs:
            name = rng.choice(blobs)
            found = base64.b64decode(row[name])
            codec = msgspec.json if found.startswith((b"{", b"[")) else msgspec.msgpack
            row[name] = base64.b64encode(
                codec.encode(changed_value(value := codec.decode(found), rng, texts_in(value)))
            ).decode()
            return json.dumps([table, row]).encode() + b"\n"
    return mutate(line.strip(), [b"[]"], JSON_CHANGES, rng) + b"\n"


def packed(data: bytes) -> bytes:
    return gzip.compress(data, 1, mtime=0)


def unpacked(data: bytes) -> bytes:
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, ValueError):
        return data[:10_000]


async def open_tables(database: str) -> str:
    """Open every table of a database as a server would."""
    store = SqlStore(database)
    await store.open()
    try:
        tables, told = TablesInMemory(store, "fuzzer", Metrics()), []
        for id, _, saved in await list_tables(store):
            if saved is None:
                told.append("unlisted")
                continue
            try:
                live = await tables.get(id)
            except Refused as refusal:
                told.append(refusal.said.key)
                continue
            told.append("unreadable" if live.unreadable else live.room.phase)
        return "restored: " + " ".join(sorted(set(told)))
    finally:
        await store.close()


class NetworkWeights(FileTarget):
    """Files of network weights; a network that is accepted has to evaluate positions."""

    name = "weights"
    changes = BYTE_CHANGES

    def seeds(self) -> list[bytes]:
        """Return small networks of every game that has one."""
        found = []
        for game in LEARNING_GAMES:
            policy, rng = policy_of(game), random.Random(game)
            about = weights.About(1, game, int(policy.features), int(policy.places), 4, 2, 5, "", {}, [], [])
            sizes = zip(about.lengths, (2000, 1000, 30_000, 1000), strict=True)
            tables = [[rng.randint(-most, most) for _ in range(n)] for n, most in sizes]
            found.append(weights.to_bytes(weights.Weights(about, *tables)))
        return found

    def mutate(self, data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
        """Change the header as JSON or the numbers as bytes, and mostly make the checksum fit again."""
        head, _, body = data.partition(b"\n")
        if rng.random() < 0.5:
            head = mutate(head, [b"{}"], JSON_CHANGES, rng)
        else:
            body = mutate(body, [body], BYTE_CHANGES, rng)
        if rng.random() < 0.8:
            with contextlib.suppress(ValueError, RecursionError):
                about = json.loads(head)
                if isinstance(about, dict):
                    head = json.dumps(about | {"sha256": hashlib.sha256(body).hexdigest()}).encode()
        return head + b"\n" + body

    def run(self, data: bytes) -> str:
        path = self.written(data)
        told = []
        for game in LEARNING_GAMES:
            try:
                net = weights.read(game, path).net()
            except weights.BadWeights as error:
                told.append(error.said.key)
                continue
            rules, rng = kit(game).rules, rng_from_seed(1)
            policy = NetworkPolicy(policy_of(game), net, BY_HEART)
            state: Any = rules.new({}, 2, rng_from_seed(1))
            for _ in range(30):
                seat = state.open_seats()[0]
                policy.value(state, seat)
                assert policy.look(state, seat)
                state.apply(seat, int(policy.offer.codes[policy.best(rng, 0)]))
            told.append("plays")
        return " ".join(told)


LEARNING_GAMES = [one.name for one in kits() if (policy := one.policy()) and policy.features]
