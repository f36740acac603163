"""Mutation of the rules: change one cost, value, number, verb or order at a time; some story must fail."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from sortilege.core.errors import BadStory
from sortilege.stories.mutant import Mutant, patch
from sortilege.stories.parser import read_stories
from sortilege.stories.runner import run_story
from sortilege.stories.story import Story
from sortilege.stories.story_game import story_game

STALL_SECONDS = 600.0  # without progress, before giving up
MUTANTS_PER_CHUNK = 40  # mutants of one card that a worker takes at once


@dataclass(frozen=True)
class RuleVerdict:
    """A mutant and the story that detected it; empty if none did."""

    mutant: Mutant
    noticed_by: str


class RuleHunter:
    """Find a story that detects a mutant, trying the most recently successful ones first.

    Unreadable stories and those that fail unchanged detect nothing and are left out.
    """

    def __init__(self, name: str, files: Sequence[Path]) -> None:
        self.tables = story_game(name).tables()
        self.stories = [story for story in read_stories(files)[0] if story.game == name]
        self.texts = {id(story): str(story.raw) for story in self.stories}
        self.held: dict[int, bool] = {}
        self.noticed: list[Story] = []

    def likely_first(self, card: str) -> Iterator[Story]:
        """The stories about the card, then those that mention it, then the others."""
        yield from self.noticed
        about = [story for story in self.stories if card in story.cards]
        mention = [story for story in self.stories if card and card in self.texts[id(story)]]
        seen = {id(story) for story in self.noticed}
        for story in [*about, *mention, *self.stories]:
            if id(story) not in seen:
                seen.add(id(story))
                yield story

    def hunt(self, mutant: Mutant) -> RuleVerdict:
        for story in self.likely_first(mutant.card):
            if self.notices(story, mutant):
                self.noticed = [story, *(other for other in self.noticed if other is not story)][:8]
                return RuleVerdict(mutant, str(story))
        return RuleVerdict(mutant, "")

    def notices(self, story: Story, mutant: Mutant) -> bool:
        undo = patch(self.tables, mutant.patches)
        try:
            holds = run_story(story, checked=False).ok
        finally:
            patch(self.tables, undo)
        return not holds and self.holds(story)

    def holds(self, story: Story) -> bool:
        """Whether the story passes unchanged; checked only when needed."""
        if id(story) not in self.held:
            self.held[id(story)] = run_story(story).ok
        return self.held[id(story)]

    def hunt_all(self, mutants: Sequence[Mutant]) -> list[RuleVerdict]:
        self.noticed = []
        return [self.hunt(mutant) for mutant in mutants]


_hunter: list[RuleHunter] = []  # one per worker process


def _begin(name: str, files: Sequence[Path]) -> None:
    _hunter[:] = [RuleHunter(name, files)]


def _hunt(mutants: Sequence[Mutant]) -> list[RuleVerdict]:
    return _hunter[0].hunt_all(mutants)


def chunks(mutants: Sequence[Mutant]) -> list[list[Mutant]]:
    """Group mutants by card, because a story that detects one often detects the next."""
    found: list[list[Mutant]] = []
    for _, group in groupby(mutants, key=lambda mutant: mutant.card):
        same = list(group)
        found += [same[at : at + MUTANTS_PER_CHUNK] for at in range(0, len(same), MUTANTS_PER_CHUNK)]
    return found


def hunt(
    name: str,
    mutants: Sequence[Mutant],
    files: Sequence[Path],
    workers: int | None = None,
    progress: Callable[[int], object] = int,
) -> list[RuleVerdict]:
    """Try every mutant and return the verdicts. `progress` receives each step; workers=0 stays in this process."""
    verdicts: list[RuleVerdict] = []
    if workers == 0:
        hunter = RuleHunter(name, files)
        for chunk in chunks(mutants):
            verdicts += hunter.hunt_all(chunk)
            progress(len(chunk))
        return verdicts
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, _begin, (name, list(files))) as pool:
        parts = pool.imap_unordered(_hunt, chunks(mutants))
        while len(verdicts) < len(mutants):
            try:
                part = parts.next(STALL_SECONDS)
            except multiprocessing.TimeoutError:
                done = {verdict.mutant.card for verdict in verdicts}
                stuck = sorted({mutant.card or "the rules" for mutant in mutants if mutant.card not in done})
                raise BadStory(f"some change runs for ever; still unfinished: {', '.join(stuck)}") from None
            verdicts += part
            progress(len(part))
    order = {mutant: number for number, mutant in enumerate(mutants)}
    return sorted(verdicts, key=lambda verdict: order[verdict.mutant])
