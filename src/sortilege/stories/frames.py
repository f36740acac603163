"""A story shown: the table as it is given, after every choice, and what else it tells, in words for every language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sortilege.core.ask import Ask
from sortilege.core.errors import BadStory
from sortilege.core.kits import kit
from sortilege.core.text.message import Message, message, seat
from sortilege.core.text.wording import spoken
from sortilege.stories.move_names import Unclear
from sortilege.stories.runner import Mismatch, Table
from sortilege.stories.steps import Everybody, IsAsked, IsNotAsked, May, MayNot, Step, TakesBack, Tries, pick
from sortilege.stories.story import Story
from sortilege.stories.story_game import game

Row = tuple[int, ...]


@dataclass
class StoryMoment:
    """The table of a story at one moment: who chose last, what came of it, one view, and what is told beside it."""

    who: int | None
    rows: list[Row]
    view: Any
    notes: list[Message] = field(default_factory=list)


class Shown(Table):
    """A story's table that remembers its moments, as one seat or an onlooker sees them."""

    def __init__(self, story: Story, eyes: int | None) -> None:
        super().__init__(game(story.game), story, checked=False)
        self.eyes = eyes
        self.told = 0  # how many events were
        self.moments: list[StoryMoment] = []
        self.together = False  # what everybody answers is one moment
        self.keep(None)

    def keep(self, who: int | None) -> None:
        rows = [tuple(map(int, row)) for row in self.recorder.rows[self.told :]]
        self.told = len(self.recorder.rows)
        self.moments.append(StoryMoment(who, rows, self.rules.view(self.state, self.eyes)))

    def choose(self, seat: int, id: str) -> None:
        super().choose(seat, id)
        if not self.together:
            self.keep(seat)

    def take(self, step: Step) -> None:
        notes = list(self.notes(step))
        self.together = isinstance(step, Everybody)
        step.run(self)
        if isinstance(step, Everybody | TakesBack):
            self.keep(None if isinstance(step, Everybody) else step.seat)
        told = self.moments[-1].notes
        told += [note for note in notes if note not in told]

    # What a step says that is no choice.

    def notes(self, step: Step) -> Iterator[Message]:
        match step:
            case IsAsked(who, _, options):
                ask = self.spoken(who)
                yield asked(who, ask, self.labels(ask, options or ()))
            case IsNotAsked(who):
                yield message("story-nobody-asked") if who is None else message("story-not-asked", who=seat(who))
            case May(who, options):
                yield message("story-may", who=seat(who), what=self.labels(self.spoken(who), options))
            case MayNot(who, reasons):
                yield from self.refusals(who, [option for option, _ in reasons])
            case Tries(who, option):
                yield from self.refusals(who, [option])

    def spoken(self, who: int) -> Ask:
        """The seat's question, in words."""
        self.ask(who)
        view: Any = spoken(kit(self.stories.name).words, self.rules.view(self.state, who))
        return view.ask  # type: ignore[no-any-return]  # the view of a game, whichever

    def labels(self, ask: Ask, options: Iterable[str]) -> list[Message]:
        """How these options of the question are called."""
        ids = {pick(self, option, ask.ids()) for option in options}
        return [one.said for one in ask.options if one.id in ids and isinstance(one.said, Message)]

    def refusals(self, who: int, options: list[str]) -> Iterator[Message]:
        """Why somebody may not choose these; for what nobody would expect there is no reason to tell."""
        ask = self.spoken(who)
        for option in options:
            id = pick(self, option, [one.id for one in ask.refused])
            for refusal in [one for one in ask.refused if one.id == id]:
                assert isinstance(refusal.said, Message)
                assert isinstance(refusal.because, Message)
                yield message("story-may-not", who=seat(who), what=refusal.said, note=refusal.because)
            if id is None and (whole := self.whole(option)):
                yield message("story-not-offered", who=seat(who), what=kit(self.stories.name).words.option_label(whole))

    def whole(self, option: str) -> str | None:
        """The one option of the game that these words can mean."""
        try:
            return self.words.pick(option, sorted(self.words.ids))
        except Unclear:
            return None


def asked(who: int, ask: Ask, options: list[Message]) -> Message:
    assert isinstance(ask.said, Message)
    if not options:
        return message("story-asked", who=seat(who), what=ask.said)
    return message("story-asked-options", who=seat(who), what=ask.said, detail=options)


def shown(story: Story, eyes: int | None) -> list[StoryMoment]:
    """Every moment of a story that holds; raises BadStory for one that does not."""
    if story.refused is not None:
        raise BadStory(f"{story}: such a table is refused, so there is nothing to see")
    try:
        table = Shown(story, eyes)
        for step in story.steps:
            table.take(step)
    except Mismatch as mismatch:
        raise BadStory(f"{story}: {mismatch}") from None
    return table.moments
