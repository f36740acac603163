"""No two files share a long run of lines: what two files need is written once and imported."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "web/src", "web/tests", "tests", "benchmarks", "tools", "examples")
SUFFIXES = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".sh"}
BUILT = ROOT / "src/sortilege/web"
RUN = 20  # lines


def test_no_two_files_share_a_long_run_of_lines() -> None:
    found = shared_runs({path.relative_to(ROOT).as_posix(): lines(path) for path in sources()})
    assert found == set()


def test_a_shared_run_is_found() -> None:
    run = [f"line {n}" for n in range(RUN)]
    assert shared_runs({"a": ["first", *run], "b": [*run, "last"], "c": run[1:]}) == {("a", "b")}


def sources() -> list[Path]:
    paths = [*(ROOT / "web").glob("*"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))]
    return [path for path in paths if path.suffix in SUFFIXES and BUILT not in path.parents]


def lines(path: Path) -> list[str]:
    """The lines of a file that are not empty, without their indentation."""
    return [line for line in map(str.strip, path.read_text("utf-8").splitlines()) if line]


def shared_runs(texts: Mapping[str, list[str]]) -> set[tuple[str, ...]]:
    """The groups of files that share RUN lines in a row."""
    files_with = Counter(line for text in texts.values() for line in set(text))
    files: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for name, text in texts.items():
        for run in runs_of(text, files_with):
            for at in range(len(run) - RUN + 1):
                files[tuple(run[at : at + RUN])].add(name)
    return {tuple(sorted(names)) for names in files.values() if len(names) > 1}


def runs_of(text: list[str], files_with: Mapping[str, int]) -> Iterator[list[str]]:
    """The stretches of a file that have only lines of several files."""
    for common, run in groupby(text, lambda line: files_with[line] > 1):
        if common:
            yield list(run)
