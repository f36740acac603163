"""Arena results as Parquet or CSV: one row per seat per game."""

import csv
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from sortilege.lab.arena.arena import Plan
from sortilege.lab.arena.deal_runner import ArenaGame


def rows(outcomes: Sequence[ArenaGame]) -> list[dict[str, Any]]:
    return [
        {
            "game": number,
            "deal": outcome.deal,
            "seating": outcome.seating,
            "seat": seat,
            "bot": sitting.bot,
            "first": seat == outcome.first,
            "score": sitting.score,
            "win": sitting.share,
            "turns": outcome.turns,
            "choices": sitting.times.choices,
            "seconds": sitting.times.seconds,
            "slowest": sitting.times.slowest,
            "blind": sitting.blind,
            "forfeit": sitting.forfeit,
        }
        for number, outcome in enumerate(outcomes)
        for seat, sitting in enumerate(outcome.sittings)
    ]


def write(folder: Path, plan: Plan, outcomes: Sequence[ArenaGame]) -> Path:
    """Write Parquet if the extra `lab` is installed, otherwise CSV."""
    if find_spec("polars"):
        return write_parquet(folder / "results.parquet", plan, outcomes)
    return write_csv(folder / "results.csv", outcomes)


def write_csv(path: Path, outcomes: Sequence[ArenaGame]) -> Path:
    found = rows(outcomes)
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(found[0]))
        table.writeheader()
        table.writerows(found)
    return path


def write_parquet(path: Path, plan: Plan, outcomes: Sequence[ArenaGame]) -> Path:
    """Write Parquet with the plan as metadata."""
    import polars as pl  # slow to import

    whole, part = pl.Int64, pl.Float64
    schema = {
        "game": whole,
        "deal": whole,
        "seating": whole,
        "seat": whole,
        "bot": pl.String,
        "first": pl.Boolean,
        "score": whole,
        "win": part,
        "turns": whole,
        "choices": whole,
        "seconds": part,
        "slowest": part,
        "blind": whole,
        "forfeit": pl.String,
    }
    frame = pl.DataFrame(rows(outcomes), schema=schema)
    frame.write_parquet(path, metadata={"sortilege": msgspec.json.encode(plan).decode()})
    return path
