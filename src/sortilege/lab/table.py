"""The games as a Parquet file: one row for every seat of every game."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from sortilege.lab.arena import Plan
from sortilege.lab.match import Outcome

LIBRARY = "polars"


def can_write() -> bool:
    """Whether the library is there; it comes with the extra `lab`."""
    return find_spec(LIBRARY) is not None


def rows(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
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
        }
        for number, outcome in enumerate(outcomes)
        for seat, sitting in enumerate(outcome.sittings)
    ]


def write(path: Path, plan: Plan, outcomes: Sequence[Outcome]) -> None:
    """Write the file; the plan goes into its metadata."""
    import polars as pl  # a heavy library, wanted only here

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
    }
    frame = pl.DataFrame(rows(outcomes), schema=schema)
    frame.write_parquet(path, metadata={"sortilege": msgspec.json.encode(plan).decode()})
