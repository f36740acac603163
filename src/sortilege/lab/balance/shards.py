"""The parts of a study as files, which come together whoever played them; what is missing can be played at any time."""

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
from sortilege.lab.arena.shards import BadShard, version_mismatch
from sortilege.lab.balance.aggregates import Questions, Sums
from sortilege.lab.balance.plan import StudyPlan, balance_of
from sortilege.lab.balance.results_file import GameRows

TOTAL = "balance.json.gz"
PARTS = "sums-*.json.gz"


class StudyPart(msgspec.Struct, frozen=True):
    """The games from `begin` on and before `end`, counted."""

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
    """Games first: where there are sums, the part is done."""
    name = f"{part.begin:07}-{part.end:07}"
    rows.write(folder, f"games-{name}")
    write(folder / f"sums-{name}.json.gz", part)


def write(file: Path, part: StudyPart) -> None:
    with atomic_write(file) as out:
        out.write(gzip.compress(msgspec.json.encode(part), 6, mtime=0))


def read(file: Path) -> StudyPart:
    """One part; raises BadShard where it is none, or of another version of the game or of this program."""
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
    """Whether its sums are those of its games."""
    plan = part.plan
    if not plan.players or not 0 <= part.begin < part.end <= plan.games or not part.sums.shaped():
        return False
    tables = Counter(map(plan.players_of, range(part.begin, part.end)))
    return part.sums.played(Questions(balance_of(plan.game)).everybody.begin) == tables


def part_files(places: Sequence[Path]) -> list[Path]:
    """The parts in these folders, or what they became together; files that are named themselves."""
    files: list[Path] = []
    for place in places:
        files += (sorted(place.glob(PARTS)) or sorted(place.glob(TOTAL))) if place.is_dir() else [place]
    if not files:
        raise BadShard(message("engine-balance-none", places=", ".join(map(str, places))))
    return files


def missing_games(folder: Path, plan: StudyPlan, wanted: range) -> list[range]:
    """Which of the wanted games nobody has played yet, in parts; raises BadShard where others lie in the folder."""
    there = in_order((span_of(read(file)) for file in folder.glob(PARTS)), plan)
    return [part for gap in gaps(there, wanted) for part in plan.parts(gap.start, gap.stop)]


def merge(files: Iterable[Path]) -> StudyPart:
    """The whole study; raises BadShard where a part is missing, doubled or of another one."""
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
    """Which games a part has, without their sums: one file after the other is let go, so that memory stays flat."""
    return StudyPart.of(part.plan, part.begin, part.end, Sums())


def in_order(parts: Iterable[StudyPart], plan: StudyPlan) -> list[StudyPart]:
    """Raises BadShard where one is of another plan, or some are there twice."""
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
    """What of the wanted games is not among these, which are in order."""
    reached = wanted.start
    for part in there:
        if part.begin > reached:
            yield range(reached, min(part.begin, wanted.stop))
        reached = max(reached, part.end)
        if reached >= wanted.stop:
            return
    if reached < wanted.stop:
        yield range(reached, wanted.stop)
