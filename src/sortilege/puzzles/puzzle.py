"""A puzzle: a story in which a seat has to decide and one answer is clearly best.

Puzzles are written like stories, with one more key, `puzzle`, for the findings about them. The steps up to the first
`is asked` lead to the question; after it comes the solution, one choice for each `is asked`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadStory
from sortilege.core.record import rng_of
from sortilege.core.rules import Rules
from sortilege.stories.parser import read_story
from sortilege.stories.runner import Mismatch, StoryTable
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.steps import Choices, IsAsked, pick_option
from sortilege.stories.story import Story
from sortilege.stories.story_game import story_game

KEYS = ("id", "teaches", "difficulty", "right", "best", "next", "sure")
# Themes.
THEMES = (
    "last_round",
    "payment",
    "timing",
    "keep",
    "pair",
    "cards",
    "supplies",
    "dice",
    "draft",
    "years",
    "bonus",
    "denial",
)
DIFFICULTIES = 5


class ExpectedResult(NamedTuple):
    """The average result of a move in simulated games: win chance (0 to 1) and points."""

    chance: float
    points: float


class PuzzleStep(NamedTuple):
    """One question of a puzzle: its kind, all moves, the right ones, and the one shown as the solution."""

    why: str
    options: tuple[str, ...]
    right: tuple[str, ...]
    shown: str


@dataclass(frozen=True)
class Puzzle:
    """One puzzle as its file describes it; the table is set up on demand.

    `best` and `next` are the expected results of the right answer to the first question and of the best wrong one;
    `sure` is the percentage of imagined games in which the right answer did better.
    """

    id: str
    game: str
    name: str
    seat: int
    teaches: str
    difficulty: int
    best: ExpectedResult
    next: ExpectedResult
    sure: int
    raw: Mapping[str, Any] = field(repr=False, compare=False)
    file: Path = field(repr=False, compare=False)

    @cached_property
    def story(self) -> Story:
        """The whole puzzle as an ordinary story; raises BadStory."""
        story = {key: value for key, value in self.raw.items() if key != "puzzle"}
        return read_story(story | {"game": self.game}, self.file)

    @property
    def rules(self) -> Rules:
        return story_game(self.game).rules

    @cached_property
    def steps(self) -> tuple[PuzzleStep, ...]:
        """The questions and answers along the shown solution; raises BadStory."""
        table, way = self.table()
        right = [alike.split() for alike in self.raw["puzzle"]["right"].split(",")]
        found: list[PuzzleStep] = []
        if len(right) * 2 != len(way):
            raise BadStory(f"{self.story}: after its question comes one choice for each `is asked`, and what is right")
        for asked, chosen, ids in zip(way[::2], way[1::2], right, strict=True):
            assert isinstance(asked, IsAsked)
            assert isinstance(chosen, Choices)
            options = table.ask(self.seat).ids()
            shown = pick_option(table, chosen.options[0], options)
            if shown not in ids or not set(ids) <= set(options) or asked.why != table.why(self.seat):
                raise BadStory(f"{self.story}: what is right, {', '.join(ids)}, is not what it shows or may be chosen")
            found.append(PuzzleStep(asked.why, tuple(options), tuple(ids), str(shown)))
            table.choose(self.seat, str(shown))
        return tuple(found)

    def state(self) -> Any:
        """Return a new state at the question. Its hidden parts are arbitrary: searches and further play re-imagine
        them."""
        return self.table()[0].state

    def sight(self) -> Sight:
        """Return the seat's sight at the question."""
        return Sight(self.rules, self.state(), self.seat)

    def rng(self) -> Rng:
        """Return a fixed generator, so that the same answer always gets the same verdict."""
        return rng_of(self.id.encode().ljust(32, b"\0"))

    def table(self) -> tuple[StoryTable, list[Any]]:
        """Return the table at the question, and the steps from there on."""
        table = StoryTable(story_game(self.game), self.story, checked=False)
        steps = list(self.story.steps)
        try:
            while not isinstance(steps[0], IsAsked):
                steps.pop(0).run(table)
        except (Mismatch, IndexError) as problem:
            raise BadStory(f"{self.story}: its question is not reached: {problem}") from None
        return table, steps


def parse_puzzles(raw: Any, file: Path, name: str) -> Iterator[Puzzle]:
    """Yield the puzzles of a parsed file; raises BadStory."""
    if not isinstance(raw, list):
        raise BadStory(f"{file.name}: a file of puzzles is a list of stories, each beginning with `- story: `")
    for one in raw:
        at = SourceLocation(file.name, str(SourceLocation(file.name).mapping(one).get("story"))).under("puzzle")
        head = at.mapping(one.get("puzzle"), KEYS)
        yield Puzzle(
            id=at.under("id").text(head.get("id")),
            game=name,
            name=str(one.get("story")),
            seat=puzzle_seat(one, at),
            teaches=at.under("teaches").one_of(head.get("teaches"), THEMES, "theme"),
            difficulty=at.under("difficulty").number(head.get("difficulty"), 1, DIFFICULTIES),
            best=read_expected_result(head.get("best"), at.under("best")),
            next=read_expected_result(head.get("next"), at.under("next")),
            sure=at.under("sure").number(head.get("sure"), 0, 100),
            raw=one,
            file=file,
        )


def puzzle_seat(raw: Mapping[str, Any], at: SourceLocation) -> int:
    """Return the seat of the first `is asked`."""
    for step in raw.get("when") or []:
        words = str(next(iter(step))).split()
        if words[1:3] == ["is", "asked"]:
            return SEATS.index(at.one_of(words[0], SEATS, "seat"))
    raise at.wrong("no seat is asked anything")


def read_expected_result(text: Any, at: SourceLocation) -> ExpectedResult:
    """Parse `61.5 144.2`: per cent, and points."""
    try:
        chance, points = map(float, at.text(text).split())
    except ValueError:
        raise at.wrong(f"expected a win chance in per cent and points, not {text!r}") from None
    return ExpectedResult(round(chance / 100, 4), points)
