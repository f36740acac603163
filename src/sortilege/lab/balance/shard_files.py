"""The parts of a study as files, which can be merged from any machine; missing parts can be played at any time."""

import gzip
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from sortilege import __version__
from sortilege.core.kits import kit
from sortilege.core.private_files import atomic_write
from sortilege.core.text.message import message
from sortilege.lab.arena.shard_files import BadShard, version_mismatch
from sortilege.lab.balance.aggregates import Questions, Sums
from sortilege.lab.balance.game_rows import GameRows
from sortilege.lab.balance.study_plan import StudyPlan, balance_of

TOTAL = "balance.json.gz"
PARTS = "sums-*.json.gz"


class StudyPart(msgspec.Struct, frozen=True):
    """The sums of games `begin` to `end` − 1."""

    version: str
    rules: int
    plan: StudyPlan
    begin: int
    end: int
    sums: Sums

    @classmethod
    def of(cls, plan: StudyPlan, begin: int, end: int, sums: Sums) -> "StudyPart":
        return cls(__version__, kit(plan.game).rules.version, plan, begin, end, sums)


def write_part(folder: Path, part: StudyPart, rows: GameRows) -> None:
    """Write games first: the sums mark the part as complete."""
    name = f"{part.begin:07}-{part.end:07}"
    rows.write(folder, f"games-{name}")
    write(folder / f"sums-{name}.json.gz", part)


def write(file: Path, part: StudyPart) -> None:
    with atomic_write(file) as out:
        out.write(gzip.compress(msgspec.json.encode(part), 6, mtime=0))


def read(file: Path) -> StudyPart:
    """Read a part; raise BadShard if it is none, or from another version of the rules or the program."""
    try:
        part = msgspec.json.decode(gzip.decompress(file.read_bytes()), type=StudyPart)
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, RecursionError) as error:
        raise BadShard(message("engine-balance-bad", file=str(file))) from error
    except OSError as error:
        raise BadShard(message("engine-arena-unreadable-shard", file=str(file), why=error.strerror or "?")) from error
    if by := version_mismatch(part.version, part.rules, part.plan.game):
        raise BadShard(message("engine-balance-other", file=str(file), by=by))
    if not is_complete(part):
        raise BadShard(message("engine-balance-bad", file=str(file)))
    return part


def is_complete(part: StudyPart) -> bool:
    """Return whether the sums match the games."""
    plan = part.plan
    if not plan.players or not 0 <= part.begin < part.end <= plan.games or not part.sums.has_valid_shape():
        return False
    tables = Counter(map(plan.players_of, range(part.begin, part.end)))
    return part.sums.games_by_players(Questions(balance_of(plan.game)).everybody.begin) == tables


def part_files(places: Sequence[Path]) -> list[Path]:
    """Return the parts or merged file in these folders, and the files named directly."""
    files: list[Path] = []
    for place in places:
        files += (sorted(place.glob(PARTS)) or sorted(place.glob(TOTAL))) if place.is_dir() else [place]
    if not files:
        raise BadShard(message("engine-balance-none", places=", ".join(map(str, places))))
    return files


def missing_games(folder: Path, plan: StudyPlan, wanted: range) -> list[range]:
    """Return the wanted games not played yet, in parts; raise BadShard if the folder holds another study."""
    there = in_order((span_of(read(file)) for file in folder.glob(PARTS)), plan)
    return [part for gap in gaps(there, wanted) for part in plan.parts(gap.start, gap.stop)]


def merge(files: Iterable[Path]) -> StudyPart:
    """Merge a study; raise BadShard if a part is missing, duplicate or from another study."""
    sums, spans = Sums(), []
    for file in files:
        part = read(file)
        sums.take(part.sums)
        spans.append(span_of(part))
    plan = spans[0].plan
    for gap in gaps(in_order(spans, plan), range(plan.games)):
        raise BadShard(message("engine-arena-missing-shard", begin=gap.start, end=gap.stop))
    return StudyPart.of(plan, 0, plan.games, sums)


def span_of(part: StudyPart) -> StudyPart:
    """Return a part without its sums, so that files can be released one by one."""
    return StudyPart.of(part.plan, part.begin, part.end, Sums())


def in_order(parts: Iterable[StudyPart], plan: StudyPlan) -> list[StudyPart]:
    """Sort the parts; raise BadShard on parts of another plan or duplicates."""
    ordered = sorted(parts, key=lambda part: (part.begin, part.end))
    reached = 0
    for part in ordered:
        if part.plan != plan:
            raise BadShard(message("engine-balance-foreign", begin=part.begin, end=part.end))
        if part.begin < reached:
            raise BadShard(message("engine-arena-doubled-shard", begin=part.begin, end=min(part.end, reached)))
        reached = part.end
    return ordered


def gaps(there: Sequence[StudyPart], wanted: range) -> Iterator[range]:
    """Yield the wanted games that these sorted parts lack."""
    reached = wanted.start
    for part in there:
        if part.begin > reached:
            yield range(reached, min(part.begin, wanted.stop))
        reached = max(reached, part.end)
        if reached >= wanted.stop:
            return
    if reached < wanted.stop:
        yield range(reached, wanted.stop)
