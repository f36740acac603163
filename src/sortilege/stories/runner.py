"""Run a story: set up the table, take the steps, compare the end."""

from dataclasses import dataclass

from sortilege.core.ask import Ask
from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.engine.rng import BadThrow
from sortilege.core.errors import BadStory
from sortilege.core.events import Event
from sortilege.core.rules import Rules
from sortilege.stories.move_names import MoveNames
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.story import Difference, Story
from sortilege.stories.story_game import StoryGame, story_game


class Mismatch(Exception):
    """A step that does not go as the story says."""


class StoryTable:
    """A story's table while it runs."""

    def __init__(self, stories: StoryGame, story: Story, checked: bool) -> None:
        self.stories = stories
        self.rules: Rules = stories.rules
        self.words = move_names(stories)
        self.recorder = Recorder()
        self.state: Machine = stories.build(story.given, self.recorder)
        self.checked = checked and stories.whole_box(story.given)
        self.check()

    def check(self) -> None:
        """Check that no card has appeared or vanished."""
        if self.checked:
            self.rules.check(self.state)

    def choose(self, seat: int, id: str) -> None:
        self.recorder.passed.clear()
        self.state.apply(seat, self.rules.code_of[id])
        self.check()

    def forced_answers(self) -> str:
        """Describe the forced answers since the last choice, as the end of a sentence."""
        given = [f"{self.rules.ids[code]} for {self.name(int(seat))}" for seat, code in self.recorder.passed]
        return f" (having no other option, the engine answered {', '.join(given)} by itself)" if given else ""

    def name(self, seat: int | None) -> str:
        return "an onlooker" if seat is None else SEATS[seat]

    def ask(self, seat: int) -> Ask:
        """Return the seat's ask; raises Mismatch when the seat is not asked."""
        asked = self.rules.ask(self.state, seat)
        if asked is None:
            others = [f"{self.name(other)} is asked {self.why(other)}" for other in self.state.open_seats()]
            raise Mismatch(f"{self.name(seat)} is not asked; {', '.join(others) or 'nobody is'}{self.forced_answers()}")
        return asked

    def why(self, seat: int) -> str:
        return self.ask(seat).why

    def events(self, seat: int | None) -> list[Event]:
        return [self.rules.event(row, seat) for row in self.recorder.rows]


_words: dict[str, MoveNames] = {}


def move_names(stories: StoryGame) -> MoveNames:
    if stories.name not in _words:
        _words[stories.name] = MoveNames(stories.rules.ids, SEATS, stories.always, stories.meant)
    return _words[stories.name]


@dataclass(frozen=True)
class StoryResult:
    """The outcome of a story: no problems when everything holds."""

    story: Story
    step: str
    problems: tuple[str, ...]
    table: str

    @property
    def ok(self) -> bool:
        return not self.problems

    def __str__(self) -> str:
        if self.ok:
            return f"{self.story}: ok"
        lines = [str(self.story), f"  at {self.step}:", *(f"    {problem}" for problem in self.problems)]
        if self.table:
            lines += ["  the table then:", *(f"    {line}" for line in self.table.splitlines())]
        return "\n".join(lines)


def run_story(story: Story, checked: bool = True) -> StoryResult:
    """Run one story. With `checked`, count the cards after every choice."""
    stories = story_game(story.game)
    step = "given"
    if story.refused is not None:
        return make_result(story, step, refusal_problems(stories, story), None)
    table: StoryTable | None = None
    try:
        table = StoryTable(stories, story, checked)
        for number, one in enumerate(story.steps, start=1):
            step = f"step {number} ({one})"
            one.run(table)
        step = "then"
        differences = stories.differences(table.state, story.then)
    except Mismatch as mismatch:
        return make_result(story, step, [str(mismatch)], table)
    except BadThrow as error:
        why = "every throw and every shuffle uses one of the rolls, in order"
        return make_result(story, step, [f"the story's rolls do not fit: {error}; {why}"], table)
    except Exception as error:  # a crash of the engine is a failed story, reported with its table
        return make_result(story, step, [f"the engine broke: {type(error).__name__}: {error}"], table)
    return make_result(story, step, [str(one) for one in differences], table)


def refusal_problems(stories: StoryGame, story: Story) -> list[str]:
    """Return what is wrong with a story whose table must be refused."""
    try:
        stories.build(
            stories.read_given(story.raw.get("given"), SourceLocation(story.file, story.name, "given"), story.raw)
        )
    except BadStory as problem:
        text = str(problem)
        return [] if str(story.refused) in text else [f"it is refused for another reason: {text}"]
    return ["it is not refused"]


def make_result(story: Story, step: str, problems: list[str], table: StoryTable | None) -> StoryResult:
    drawn = ""
    if problems and table is not None:
        try:
            drawn = table.stories.draw(table.state)
        except Exception as error:  # a broken state may not be drawable
            drawn = f"(cannot be drawn: {error})"
    return StoryResult(story, step, tuple(problems), drawn)


def raise_differences(differences: list[Difference]) -> None:
    if differences:
        raise Mismatch("; ".join(str(difference) for difference in differences))
