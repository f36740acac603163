"""`sortilege lab puzzles`: find, select and verify positions in which one choice is clearly best."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sortilege.cli.arguments import add_workers, at_least
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import GAMES
from sortilege.core.record_file import load_record
from sortilege.core.session import verify
from sortilege.lab.arena.deal_runner import MOST_SEED
from sortilege.lab.process_pool import in_order
from sortilege.lab.puzzles import search, verification
from sortilege.lab.puzzles.selection import select, shares
from sortilege.puzzles import THEMES, Puzzle
from sortilege.puzzles.collection import files
from sortilege.puzzles.puzzle import parse_puzzles
from sortilege.stories.parser import parse_yaml, read_yaml
from sortilege.stories.writer import write_story
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, printable, progress_bar, screen

Task = TypeVar("Task")
Done = TypeVar("Done")
DEFAULT_GAMES = 100


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("game", choices=GAMES, help=say("help-required-game", games=", ".join(GAMES)))
    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--games", type=at_least(1, say), default=DEFAULT_GAMES, metavar="N", help=say("help-puzzles-games")
    )
    source.add_argument("--records", type=Path, metavar="FOLDER", help=say("help-puzzles-records"))
    source.add_argument("--from", dest="found", type=Path, nargs="*", metavar="FILE", help=say("help-puzzles-from"))
    parser.add_argument(
        "--teaches",
        choices=THEMES,
        default="",
        metavar="WHAT",
        help=say("help-puzzles-teaches", lessons=", ".join(THEMES)),
    )
    parser.add_argument("--seed", type=at_least(0, say, MOST_SEED), default=1, metavar="S", help=say("help-sim-seed"))
    parser.add_argument("--choose", type=at_least(1, say), metavar="N", help=say("help-puzzles-choose"))
    parser.add_argument("--check", action="store_true", help=say("help-puzzles-check"))
    add_workers(parser, say)
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-puzzles-out"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    out = screen()
    found = [*read_puzzles(args)] if args.found is not None else [*search_puzzles(args, say)]
    out.print(say("puzzles-found", n=len(found), shares=shares(found)))
    if args.choose:
        found = select(found, args.choose)
        out.print(say("puzzles-chosen", n=len(found), shares=shares(found)))
        write_puzzles(args.out, found)
    if args.check:
        verify_puzzles(args, found, say)
    return 0


def verify_puzzles(args: argparse.Namespace, found: list[Puzzle], say: CliTexts) -> None:
    """Verify the puzzles; the file keeps only those on which all searches agree, written as they pass."""
    jobs = [verification.VerificationJob(args.game, puzzle_text(one), args.seed) for one in found]
    agreed, right, wrong = 0, [], []
    write_puzzles(args.out, [])
    results = run_jobs(verification.check, jobs, args.workers, say("puzzles-checking"))
    for one, times in zip(found, results, strict=True):
        agreed += times
        if times == verification.SEARCHES:
            right.append(one)
            append_text(args.out, puzzle_text(one))
        else:
            wrong.append(f"{one.id} ({times})")
    searches = verification.SEARCHES * len(found)
    share = round(100 * agreed / max(1, searches), 1)
    screen().print(say("puzzles-agreed", searches=searches, share=share, n=len(right), shares=shares(right)))
    if wrong:
        screen().print(say("puzzles-unconfirmed", puzzles=", ".join(wrong)))


def read_puzzles(args: argparse.Namespace) -> Iterator[Puzzle]:
    """Read the puzzles of the given files, or the shipped ones."""
    for file in args.found or files(args.game):
        yield from parse_puzzles(read_yaml(file), file, args.game)


def search_puzzles(args: argparse.Namespace, say: CliTexts) -> Iterator[Puzzle]:
    """Search for new puzzles; each is written to the file as it is found."""
    if args.records:
        records = records_in(args.records, args.game, say)
        jobs = [search.SearchJob(args.game, args.seed, n, 1, record, args.teaches) for n, record in enumerate(records)]
    else:
        jobs = [search.SearchJob(args.game, args.seed, n, 1, teaches=args.teaches) for n in range(args.games)]
    write_puzzles(args.out, [])
    for texts in run_jobs(search.find, jobs, args.workers, say("puzzles-finding")):
        for text in texts:
            append_text(args.out, text)
            yield from parse_puzzles(parse_yaml(text, "puzzle"), Path("puzzle"), args.game)


def records_in(folder: Path, game: str, say: CliTexts) -> list[str]:
    """List the records of a game in a folder. Other games are skipped; records that do not replay are reported."""
    found: list[str] = []
    for file in sorted(folder.glob("*.json")):
        try:
            rules, record = load_record(str(file))
            if rules.name == game:
                verify(rules, record)
                found.append(str(file))
        except SortilegeError as error:
            error_screen().print(say("puzzles-left-out", file=printable(file.name), why=error.text(say.language)))
    if not found:
        raise BadOptions(say("puzzles-no-records", game=game, folder=str(folder)))
    return found


def run_jobs(work: Callable[[Task], Done], jobs: list[Task], workers: int, what: str) -> Iterator[Done]:
    """Run the jobs under a progress bar and yield their results."""
    with progress_bar() as bar, closing(in_order(work, jobs, workers)) as done:
        task = bar.add_task(what, total=len(jobs))
        for one in done:
            yield one
            bar.advance(task)


def write_puzzles(out: Path | None, found: list[Puzzle]) -> None:
    """Write the file from scratch."""
    if out:
        out.write_text("", encoding="utf-8")
    for one in found:
        append_text(out, puzzle_text(one))


def append_text(out: Path | None, text: str) -> None:
    if out:
        with out.open("a", encoding="utf-8") as file:
            file.write(("\n" if file.tell() else "") + text)


def puzzle_text(one: Puzzle) -> str:
    return write_story(dict(one.raw))
