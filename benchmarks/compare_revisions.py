"""Compare the speed of this tree's engine with an earlier commit's, in one run.

    python -m benchmarks.compare_revisions COMMIT [--release] [--rounds N] [--seconds S] [--keep FOLDER] [FIGURE ...]

Builds both with their own setup.py and measures them alternately on one core, so that other load on the machine affects
both alike. `--release` builds this tree as `make fastest` does. `--keep` stores the commit's build in a folder for
reuse. A FIGURE is a prefix of a figure's name, such as `playout` or `copy seasons`.

The results are printed, not tested: a slow machine does not mean a broken engine.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.engine_operations import OPERATIONS, TABLES

HERE = Path(__file__).parent.parent
WARM_UP_SECONDS = 0.05  # not counted: fills caches and creates the positions
FIGURES = [(operation, table) for operation in OPERATIONS for table in TABLES]
RATE_OPERATIONS = ("playout", "step", "greedy", "search")  # printed per second; the others in microseconds each


def command(*words: str, at: Path, given: bytes | None = None) -> bytes:
    return subprocess.run(words, cwd=at, input=given, check=True, capture_output=True).stdout


def commit_of(name: str) -> str:
    try:
        return command("git", "rev-parse", "--verify", f"{name}^{{commit}}", at=HERE).decode().strip()
    except subprocess.CalledProcessError:
        sys.exit(f"commit {name} not found")


def export(commit: str | None, into: Path) -> None:
    """Copy the files of a commit, or of the working tree if `commit` is None."""
    into.mkdir(parents=True)
    if commit is None:
        listed = command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", at=HERE).split(b"\0")
        there = [name for name in listed if name and (HERE / os.fsdecode(name)).exists()]
        packed = command("tar", "c", "--null", "-T", "-", at=HERE, given=b"\0".join(there))
    else:
        packed = command("git", "archive", commit, at=HERE)
    command("tar", "x", at=into, given=packed)


def build(commit: str | None, release: bool, place: Path, console: Console) -> Path:
    """Build the package and return the folder pip installed it into."""
    built = place / "built"
    if built.exists():
        return built
    source = place / "source"
    export(commit, source)
    settings = {"SORTILEGE_MUST_COMPILE": "1", "SORTILEGE_NO_PAGE": "1", "SORTILEGE_RELEASE": "1" if release else "0"}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    with console.status(f"building {commit or 'this tree'}{', profile-guided' if release else ''}"):
        made = subprocess.run(
            [*pip, "--no-deps", "--no-build-isolation", "--target", str(place / "new"), "."],
            cwd=source, env={**os.environ, "PYTHONPATH": "", **settings}, check=False, capture_output=True, text=True,
        )  # fmt: skip
    if made.returncode:
        sys.exit(f"{commit or 'this tree'} could not be built:\n{made.stdout}{made.stderr}")
    (place / "new").rename(built)
    return built


class Player:
    """A process that runs the operations with one of the builds."""

    def __init__(self, built: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "benchmarks" / "engine_operations.py")],
            env={**os.environ, "PYTHONPATH": str(built)}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {max(os.sched_getaffinity(0))})

    def measure(self, operation: str, table: str, seconds: float) -> float:
        """Return operations per second of processor time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(operation, table, seconds, sep="\t", file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().split()
        if not answer:
            sys.exit(f"measuring {operation} {table} failed")
        return int(answer[0]) / float(answer[1])


@contextmanager
def players(*built: Path) -> Iterator[list[Player]]:
    playing = [Player(place) for place in built]
    try:
        yield playing
    finally:
        for player in playing:
            player.process.kill()


def format_rates(operation: str, rates: list[float]) -> str:
    """Return median and range, per second or in microseconds."""
    if operation in RATE_OPERATIONS:
        return f"{median(rates):,.0f} ({min(rates):,.0f}–{max(rates):,.0f}) /s"
    return f"{1e6 / median(rates):.2f} ({1e6 / max(rates):.2f}–{1e6 / min(rates):.2f}) µs"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("commit")
    options.add_argument("figures", nargs="*")
    options.add_argument("--release", action="store_true")
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--seconds", type=float, default=0.5)
    options.add_argument("--keep", type=Path)
    given = options.parse_intermixed_args()
    wanted = [
        (operation, table)
        for operation, table in FIGURES
        if not given.figures or any(f"{operation} {table}".startswith(name) for name in given.figures)
    ]
    console = Console(highlight=False)
    with tempfile.TemporaryDirectory() as folder:
        keep = given.keep.absolute() if given.keep else Path(folder)
        named = commit_of(given.commit)
        before = build(named, False, keep / named, console)
        now = build(None, given.release, Path(folder, "this"), console)
        rates: dict[tuple[str, str], tuple[list[float], list[float]]] = {figure: ([], []) for figure in wanted}
        with players(before, now) as playing, Progress(console=console) as progress:
            task = progress.add_task("measuring", total=given.rounds * len(wanted))
            for turn in range(given.rounds):
                for figure in wanted:
                    for player, found in zip(playing, rates[figure], strict=True):
                        if turn == 0:
                            player.measure(*figure, WARM_UP_SECONDS)
                        found.append(player.measure(*figure, given.seconds))
                    progress.advance(task)
    table = Table("figure", f"{given.commit}", "now", "×", "range")
    for column in table.columns[1:]:
        column.justify = "right"
    for figure, (old, new) in rates.items():
        ratios = [one / other for one, other in zip(new, old, strict=True)]
        spread = f"{min(ratios):.2f}–{max(ratios):.2f}"
        table.add_row(
            " ".join(figure),
            format_rates(figure[0], old),
            format_rates(figure[0], new),
            f"{median(ratios):.2f}",
            spread,
        )
    kind = "profile-guided" if given.release else "default build"
    console.print(f"{given.rounds} alternating rounds of {given.seconds:g} s of processor time, one core; {kind}")
    console.print(table)


if __name__ == "__main__":
    main()
