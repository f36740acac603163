"""`sortilege stories`: run the stories, print them as prose, and find what no story covers."""

import argparse
import os
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sortilege.cli.parser import CommandParser
from sortilege.core.errors import BadStory
from sortilege.core.kits import GAMES
from sortilege.stories.coverage import coverage
from sortilege.stories.parser import read_stories, story_files
from sortilege.stories.prose import prose
from sortilege.stories.runner import run_story
from sortilege.stories.story import Story
from sortilege.stories.story_game import story_game
from sortilege.stories.writer import draft_from_record
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts | None = None) -> None:
    """Add the arguments. Their help is in English only: stories are written in English."""
    add = parser.add_argument
    add("stories", nargs="*", metavar="STORY", help="a file, a folder, or words in a story's name (default: all)")
    add("--story", action="store_true", help="print the stories as prose instead of running them")
    add("--coverage", action="store_true", help="list the rulings and cards that no story covers")
    add("--mutate", action="store_true", help="change one number of the rules at a time; some story must fail")
    add("--card", action="append", default=[], help="with --mutate: only this card (repeatable)")
    add("--mutate-code", action="store_true", help="change the code of the rules in one place at a time")
    add("--sample", type=int, metavar="N", help="with --mutate-code: try only N changes, always the same ones")
    add("--in", dest="places", action="append", default=[], metavar="PLACE", help="only functions whose name has PLACE")
    add("--records", metavar="FOLDER", help="with --mutate-code: golden records that may also detect a change")
    add("--promises", metavar="MODULE", default="", help="with --mutate-code: a module of games that may detect it too")
    add("--workers", type=int, help="with --mutate and --mutate-code: number of processes (default: one per core)")
    add("--from", dest="record", metavar="RECORD@N", help="draft a story from the position after N choices of a record")


def main(arguments_: list[str]) -> int:
    """Run the command from Python; raises SortilegeError."""
    parser = CommandParser(prog="sortilege stories", allow_abbrev=False)
    arguments(parser)
    return run(parser.parse_args(arguments_))


def run(args: argparse.Namespace, say: CliTexts | None = None) -> int:
    """Run the command; return 0 when everything holds and 1 when a story fails or a gap remains."""
    console = Console(highlight=False, soft_wrap=True)
    if args.record:
        print(draft_from_record(args.record), end="")
        return 0
    if args.mutate:
        return mutate(args.stories, args.card, args.workers, console)
    if args.mutate_code:
        return mutate_code(args, console)
    stories, problems = select_stories(args.stories)
    if args.story or args.coverage:
        if problems:
            raise problems[0]
        return print_prose(stories) if args.story else show_coverage(stories, console)
    return run_stories(stories, problems, console)


def select_stories(names: list[str]) -> tuple[list[Story], list[BadStory]]:
    """Select stories by file, by folder or by words in their name; also return the unreadable ones."""
    if not names:
        return read_stories()
    found: dict[str, Story] = {}
    problems: list[BadStory] = []
    for name in names:
        try:
            files = story_files([name])
        except BadStory as unknown:
            here = [story for story in read_stories()[0] if name.lower() in story.name.lower()]
            if not here:
                raise unknown from None
        else:
            here, wrong = read_stories(files)
            problems += wrong
        found |= {str(story): story for story in here}
    return list(found.values()), problems


def print_prose(stories: list[Story]) -> int:
    print("\n\n".join(prose(story) for story in stories))
    return 0


def run_stories(stories: list[Story], problems: list[BadStory], console: Console) -> int:
    results = [run_story(story) for story in stories]
    wrong = [*map(str, problems), *(str(result) for result in results if not result.ok)]
    for each in wrong:
        console.print(escape(each))
    number = len(stories) + len(problems)
    count = "1 story" if number == 1 else f"{number} stories"
    color = "red" if wrong else "green"
    console.print(f"[{color}]{count}: {f'{len(wrong)} failed' if wrong else 'all hold'}.[/{color}]")
    return 1 if wrong else 0


def show_coverage(stories: list[Story], console: Console) -> int:
    status = 0
    for name in sorted({story.game for story in stories}):
        found = coverage(stories, name)
        shown = sum(1 for about in found.rulings.values() if about)
        total = sum(1 for story in stories if story.game == name)
        console.print(f"{name}: {total} stories; {shown} of {len(found.rulings)} rulings shown.")
        for gap in found.gaps:
            console.print(f"[red]{escape(gap)}[/red]")
        console.print(f"{len(found.gaps)} gaps." if found.gaps else "[green]No gaps.[/green]")
        status = status or int(bool(found.gaps))
    return status


def mutate(names: list[str], cards: list[str], workers: int | None, console: Console) -> int:
    from sortilege.devtools.mutation.rule_mutation import hunt

    files = story_files(names)
    stories, problems = read_stories(files)
    failed = len(problems) + sum(not run_story(story).ok for story in stories)
    if failed:
        console.print(f"[red]{failed} of {len(stories) + len(problems)} stories fail and are left out.[/red]")
    survivors = []
    for name in sorted({story.game for story in stories}):
        mutants = [one for one in story_game(name).mutants() if not cards or one.card in cards]
        with progress_bar(console) as progress:
            advance = partial(progress.advance, progress.add_task(name, total=len(mutants)))
            verdicts = hunt(name, mutants, files, workers, advance)
        unseen = [verdict for verdict in verdicts if not verdict.noticed_by]
        console.print(f"{name}: {len(mutants)} changes, {len(unseen)} of them noticed by no story.")
        survivors += unseen
    for verdict in survivors:
        console.print(f"[red]{escape(str(verdict.mutant))}[/red]")
    return 1 if survivors or failed else 0


def progress_bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def mutate_code(args: argparse.Namespace, console: Console) -> int:
    from sortilege.devtools.mutation.code_mutation_process import PROMISE, RECORD, MutationPlan, hunt_code
    from sortilege.devtools.mutation.known_mutants import engine_sources, load_known_mutants

    files = [str(file) for file in story_files(args.stories)]
    records = sorted(map(str, Path(args.records).glob("*.json"))) if args.records else []
    workers = args.workers or len(os.sched_getaffinity(0))
    order = MutationPlan(workers, args.sample, args.places, files, records, args.promises)
    with progress_bar(console) as progress:
        task = progress.add_task("changes")
        verdicts = hunt_code(order, lambda n: progress.update(task, total=n), partial(progress.advance, task))
    unseen = [verdict for verdict in verdicts if not verdict.pinned]
    seen_by = [verdict.noticed_by for verdict in verdicts if verdict.pinned]
    by_record, by_promise = (sum(by.startswith(name) for by in seen_by) for name in (RECORD, PROMISE))
    console.print(
        f"{len(verdicts)} changes of the code: {len(seen_by) - by_record - by_promise} noticed by a story, "
        f"{by_record} by a golden record only, {by_promise} by a promise only, {len(unseen)} by none."
    )
    for verdict in unseen:
        seen = f"it changes {verdict.noticed_by}" if verdict.noticed_by else "no game by chance changed"
        console.print(f"[red]{escape(str(verdict.mutant))}[/red]\n    {escape(seen)}")
    known = {
        name: (load_known_mutants(name), [one for source in engine_sources(name) for one in source.mutants])
        for name in GAMES
    }
    stale = [f"{name}/mutants.yaml: {what}" for name, (list_, every) in known.items() for what in list_.stale(every)]
    for what in stale:
        console.print(f"[red]{escape(what)} is not in the code any more.[/red]")
    return 1 if unseen or stale else 0
