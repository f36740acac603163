"""Arena parts for several machines: each plays some of the deals, and their files are merged.

The plan and a deal's number determine each game, so any machine can play any part.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sortilege import __version__
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.private_files import atomic_write
from sortilege.core.text.message import Message, message
from sortilege.lab.arena.arena import Arena, Plan
from sortilege.lab.arena.deal_runner import ArenaGame
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.seatings import Seating

SHARD_FILES = "deals-*.json"
Kind = TypeVar("Kind")


class BadShard(SortilegeError):
    """A file is not an arena part, or parts do not fit together."""


class ShardHeader(msgspec.Struct, frozen=True):
    """The fields of a part that every version can read."""

    version: str
    rules: int
    plan: dict[str, Any]


class Shard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The results of deals `begin` to `end` − 1."""

    version: str
    rules: int
    plan: Plan
    begin: int
    end: int
    outcomes: list[ArenaGame]
    times: dict[str, Times]


def shard_of(arena: Arena, begin: int) -> Shard:
    """Return the finished deals of an arena that started at `begin`, with all move times."""
    each = arena.plan.per_deal * len(arena.plan.groups)
    deals = len(arena.outcomes) // each
    rules = kit(arena.plan.game).rules.version
    outcomes = arena.outcomes[: deals * each]
    return Shard(__version__, rules, arena.plan, begin, begin + deals, outcomes, dict(arena.times))


def write(folder: Path, shard: Shard) -> Path:
    file = folder / f"deals-{shard.begin:06}-{shard.end:06}.json"
    with atomic_write(file) as out:
        out.write(msgspec.json.encode(shard))
    return file


def files(places: Sequence[Path]) -> list[Path]:
    """Return the parts in these folders, and the files named directly."""
    found: list[Path] = []
    for place in places:
        found += sorted(place.glob(SHARD_FILES)) if place.is_dir() else [place]
    if not found:
        raise BadShard(message("engine-arena-no-shards", places=", ".join(map(str, places))))
    return found


def read(file: Path) -> Shard:
    """Read a part; raise BadShard if it is none, or from another version of the rules or the program."""
    head = decode_file(file, ShardHeader)
    if by := version_mismatch(head.version, head.rules, str(head.plan.get("game"))):
        raise BadShard(message("engine-arena-other-shard", file=str(file), by=by))
    shard = decode_file(file, Shard)
    if not (is_valid_plan(shard.plan) and is_complete(shard)):
        raise BadShard(message("engine-arena-bad-shard", file=str(file)))
    return shard


def decode_file(file: Path, kind: type[Kind]) -> Kind:
    """Decode a file as this type; raise BadShard."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except OSError as error:
        raise BadShard(message("engine-arena-unreadable-shard", file=str(file), why=error.strerror or "?")) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadShard(message("engine-arena-bad-shard", file=str(file))) from error


def version_mismatch(version: str, rules: int, game: str) -> Message | None:
    """Return which version differs from this one, the program's or the rules', if any."""
    if version != __version__:
        return message("engine-played-program", played=version, here=__version__)
    here = kit(game).rules.version
    return None if rules == here else message("engine-played-rules", played=rules, here=here)


def check_folder(folder: Path, plan: Plan) -> None:
    """Raise BadShard if the folder holds parts of another arena, which would be overwritten or never fit.

    Parts of this arena may exist: playing them again gives the same result. Damaged files are played again anyway.
    """
    asked = msgspec.json.decode(msgspec.json.encode(plan))
    for file in sorted(folder.glob(SHARD_FILES)):
        try:
            there = decode_file(file, ShardHeader).plan
        except BadShard:
            continue
        if there != asked:
            raise BadShard(message("engine-arena-foreign-folder", folder=str(folder), file=file.name))


def is_valid_plan(plan: Plan) -> bool:
    """Return whether a plan is valid."""
    try:
        options = kit(plan.game).rules.complete(plan.options, plan.players)
    except BadOptions:
        return False
    programs = len(plan.bots) if plan.match is None else len(plan.match.commands)
    return options == plan.options and 0 < len(set(plan.bots)) == len(plan.bots) == programs and plan.games > 0


def is_complete(shard: Shard) -> bool:
    """Return whether the part has exactly the games of its deals."""
    plan = shard.plan
    each = plan.per_deal * len(plan.groups)
    if not 0 <= shard.begin <= shard.end <= plan.deals or len(shard.outcomes) != each * (shard.end - shard.begin):
        return False
    games = plan.games_of(range(shard.begin, shard.end))
    played = all(matches_fixture(outcome, *game) for outcome, game in zip(shard.outcomes, games, strict=True))
    return played and set(shard.times) <= set(plan.bots) and has_all_times(shard)


def has_all_times(shard: Shard) -> bool:
    """Return whether every move has its time; an interrupted part has extra times."""
    choices = Counter[str]()
    for outcome in shard.outcomes:
        for sitting in outcome.sittings:
            choices[sitting.bot] += sitting.times.choices
    spent = {bot: shard.times.get(bot, Times()) for bot in shard.plan.bots}
    return all(choices[bot] <= times.choices == sum(times.counts.values()) for bot, times in spent.items())


def matches_fixture(outcome: ArenaGame, index: int, deal: int, seating: int, names: Seating) -> bool:
    """Return whether a result fits its job: the right bots, and at most one evenly shared win."""
    shares = [sitting.share for sitting in outcome.sittings]
    part = 1 / max(1, sum(share > 0 for share in shares))
    return (
        (outcome.index, outcome.deal, outcome.seating) == (index, deal, seating)
        and tuple(sitting.bot for sitting in outcome.sittings) == names
        and 0 <= outcome.first < len(names)
        and set(shares) <= {0.0, part}
    )


def merge(shards: Iterable[Shard]) -> Arena:
    """Merge all parts of an arena; raise BadShard if one is missing, duplicate or from another plan."""
    ordered = sorted(shards, key=lambda shard: (shard.begin, shard.end))
    plan = ordered[0].plan
    arena, reached = Arena(plan), 0
    for shard in ordered:
        if shard.plan != plan:
            raise BadShard(message("engine-arena-foreign-shard", begin=shard.begin, end=shard.end))
        if shard.begin < reached:
            raise BadShard(message("engine-arena-doubled-shard", begin=shard.begin, end=min(shard.end, reached)))
        if shard.begin > reached:
            raise BadShard(message("engine-arena-missing-shard", begin=reached, end=shard.begin))
        arena.outcomes += shard.outcomes
        for bot, times in shard.times.items():
            arena.times[bot].take(times)
        reached = shard.end
    if reached < plan.deals:
        raise BadShard(message("engine-arena-missing-shard", begin=reached, end=plan.deals))
    return arena
