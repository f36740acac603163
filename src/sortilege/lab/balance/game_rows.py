"""Games as Parquet or CSV: one row per seat per game, and one file per part."""

import csv
import gzip
import io
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from sortilege.core.private_files import atomic_write
from sortilege.lab.balance.aggregates import WON, PlayedGame

COLUMNS = ("game", "players", "seat", "place", "score", "win", "turns")


class GameRows:
    """The rows of one part, so that memory use stays flat."""

    def __init__(self, columns: Sequence[str]) -> None:
        self.columns = (*COLUMNS, "conditions", *columns)
        self.rows: list[tuple[int | float | list[int], ...]] = []

    def add(self, number: int, game: PlayedGame) -> None:
        for seat, seen in enumerate(game.seen):
            win = round(game.wins[seat] / WON, 4)
            about = (number, game.players, seat, game.places[seat], game.scores[seat], win, game.turns)
            self.rows.append((*about, game.conditions, *seen.columns))

    def write(self, folder: Path, name: str) -> Path:
        """Write Parquet if the extra `lab` is installed, otherwise compressed CSV."""
        file = folder / f"{name}.parquet" if find_spec("polars") else folder / f"{name}.csv.gz"
        data = self.parquet() if find_spec("polars") else self.csv()
        with atomic_write(file) as out:
            out.write(data)
        return file

    def csv(self) -> bytes:
        """Return compressed CSV; lists are space-separated."""
        text = io.StringIO(newline="")
        table = csv.writer(text)
        table.writerow(self.columns)
        for row in self.rows:
            table.writerow([" ".join(map(str, cell)) if isinstance(cell, list) else cell for cell in row])
        return gzip.compress(text.getvalue().encode(), 6, mtime=0)

    def parquet(self) -> bytes:
        import polars as pl  # slow to import

        kinds = [pl.Int32, pl.Int8, pl.Int8, pl.Int8, pl.Int16, pl.Float32, pl.Int16]
        schema = dict(zip(COLUMNS, kinds, strict=True)) | dict.fromkeys(self.columns[len(COLUMNS) :], pl.List(pl.Int16))
        out = io.BytesIO()
        pl.DataFrame(self.rows, schema=schema, orient="row").write_parquet(out)
        return out.getvalue()
