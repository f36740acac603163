"""`sortilege scenario`: runs the stories, tells them, and looks for what they do not show."""

import argparse
import os
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sortilege.cli.parser import Parser
from sortilege.core.errors import BadStory
from sortilege.core.kits import GAMES
from sortilege.devtools.mutation.code_mutation import PROMISE, RECORD, Order, hunt_code
from sortilege.devtools.mutation.known_mutants import listed, sources
from sortilege.devtools.mutation.rule_mutation import Verdict, hunt
from sortilege.stories.coverage import coverage
from sortilege.stories.parser import read_stories, story_files
from sortilege.stories.prose import prose
from sortilege.stories.runner import run_story
from sortilege.stories.story import Story
from sortilege.stories.story_game import game
from sortilege.stories.writer import from_record


def parser() -> argparse.ArgumentParser:
    told = Parser(prog="sortilege scenario", description="Run stories: the rules, executable.", allow_abbrev=False)
    told.add_argument("stories", nargs="*", metavar="STORY", help="files, folders, or the name of a file or story; all")
    told.add_argument("--story", action="store_true", help="print the stories as prose instead of running them")
    told.add_argument("--coverage", action="store_true", help="list rulings and cards without a story")
    told.add_argument("--mutate", action="store_true", help="change one number at a time: some story must notice")
    told.add_argument("--card", action="append", default=[], help="with --mutate: only this card (again for more)")
    told.add_argument("--mutate-code", action="store_true", help="change the code of the rules in one place at a time")
    told.add_argument(
        "--sample", type=int, metavar="N", help="with --mutate-code: so many changes, always the same; all"
    )
    told.add_argument("--in", dest="places", action="append", default=[], metavar="PLACE", help="only in this function")
    told.add_argument("--records", metavar="FOLDER", help="with --mutate-code: golden records, which may notice too")
    told.add_argument("--promises", metavar="MODULE", default="", help="and games on which promises are kept")
    told.add_argument("--workers", type=int, help="with --mutate and --mutate-code: how many processes (all cores)")
    told.add_argument("--from", dest="record", metavar="RECORD@N", help="write a story from choice N of a record")
    return told


def main(arguments: list[str], lang: str = "en") -> int:
    """The command; returns its exit status: 0 when all is well, 1 when something is missing or fails."""
    asked = parser().parse_args(arguments)
    console = Console(highlight=False, soft_wrap=True)
    if asked.record:
        print(from_record(asked.record), end="")
        return 0
    if asked.mutate:
        return mutate(asked.stories, asked.card, asked.workers, console)
    if asked.mutate_code:
        return mutate_code(code_order(asked), console)
    stories, problems = choose(asked.stories)
    if asked.story or asked.coverage:
        if problems:
            raise problems[0]
        return tell(stories) if asked.story else show_coverage(stories, console)
    return run(stories, problems, console)


def choose(names: list[str]) -> tuple[list[Story], list[BadStory]]:
    """The stories of files and folders, or those whose name contains the words; and what cannot be read."""
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


def tell(stories: list[Story]) -> int:
    print("\n\n".join(prose(story) for story in stories))
    return 0


def run(stories: list[Story], problems: list[BadStory], console: Console) -> int:
    results = [run_story(story) for story in stories]
    wrong = [*map(str, problems), *(str(result) for result in results if not result.ok)]
    for each in wrong:
        console.print(escape(each))
    number = len(stories) + len(problems)
    told = "1 story" if number == 1 else f"{number} stories"
    colour = "red" if wrong else "green"
    console.print(f"[{colour}]{told}: {f'{len(wrong)} failed' if wrong else 'all hold'}.[/{colour}]")
    return 1 if wrong else 0


def show_coverage(stories: list[Story], console: Console) -> int:
    status = 0
    for name in sorted({story.game for story in stories}):
        found = coverage(stories, name)
        shown = sum(1 for about in found.rulings.values() if about)
        told = sum(1 for story in stories if story.game == name)
        console.print(f"{name}: {told} stories; {shown} of {len(found.rulings)} rulings shown.")
        for gap in found.gaps:
            console.print(f"[red]{escape(gap)}[/red]")
        console.print(f"{len(found.gaps)} gaps." if found.gaps else "[green]No gaps.[/green]")
        status = status or int(bool(found.gaps))
    return status


def mutate(names: list[str], cards: list[str], workers: int | None, console: Console) -> int:
    files = story_files(names)
    stories, problems = read_stories(files)
    failed = len(problems) + sum(not run_story(story).ok for story in stories)
    if failed:
        console.print(f"[red]{failed} of {len(stories) + len(problems)} stories fail and are left out.[/red]")
    survivors: list[Verdict] = []
    for name in sorted({story.game for story in stories}):
        mutants = [one for one in game(name).mutants() if not cards or one.card in cards]
        with bar(console) as progress:
            advance = partial(progress.advance, progress.add_task(name, total=len(mutants)))
            verdicts = hunt(name, mutants, files, workers, advance)
        unseen = [verdict for verdict in verdicts if not verdict.noticed_by]
        console.print(f"{name}: {len(mutants)} changes, {len(unseen)} of them noticed by no story.")
        survivors += unseen
    for verdict in survivors:
        console.print(f"[red]{escape(str(verdict.mutant))}[/red]")
    return 1 if survivors or failed else 0


def bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def code_order(asked: argparse.Namespace) -> Order:
    stories = [str(file) for file in story_files(asked.stories)]
    files = sorted(map(str, Path(asked.records).glob("*.json"))) if asked.records else []
    workers = asked.workers or len(os.sched_getaffinity(0))
    return Order(workers, asked.sample, asked.places, stories, files, asked.promises)


def mutate_code(order: Order, console: Console) -> int:
    with bar(console) as progress:
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
    known = {name: (listed(name), [one for source in sources(name) for one in source.mutants]) for name in GAMES}
    stale = [f"{name}/mutants.yaml: {what}" for name, (list_, every) in known.items() for what in list_.stale(every)]
    for what in stale:
        console.print(f"[red]{escape(what)} is not in the code any more.[/red]")
    return 1 if unseen or stale else 0
