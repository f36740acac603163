"""A story as a sequence of frames: the given table, then the table after each choice, with notes in every language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sortilege.core.ask import Ask
from sortilege.core.errors import BadStory
from sortilege.core.kits import kit
from sortilege.core.text.game_messages import with_messages
from sortilege.core.text.message import Message, message, seat
from sortilege.stories.move_names import AmbiguousMove
from sortilege.stories.runner import Mismatch, StoryTable
from sortilege.stories.steps import (
    EverybodyAnswers,
    IsAsked,
    IsNotAsked,
    May,
    MayNot,
    StoryStep,
    TakesBack,
    Tries,
    pick_option,
)
from sortilege.stories.story import Story
from sortilege.stories.story_game import story_game

Row = tuple[int, ...]


@dataclass
class RecordedFrame:
    """One frame of a story: the last player to choose, the events, one view, and the notes."""

    who: int | None
    rows: list[Row]
    view: Any
    notes: list[Message] = field(default_factory=list)


class RecordedStory(StoryTable):
    """A story's table that records its frames, as one seat or a spectator sees them."""

    def __init__(self, story: Story, eyes: int | None) -> None:
        super().__init__(story_game(story.game), story, checked=False)
        self.viewer = eyes
        self.events_seen = 0  # events already in a frame
        self.frames: list[RecordedFrame] = []
        self.together = False  # the answers of everybody form one frame
        self.add_frame(None)

    def add_frame(self, who: int | None) -> None:
        rows = [tuple(map(int, row)) for row in self.recorder.rows[self.events_seen :]]
        self.events_seen = len(self.recorder.rows)
        self.frames.append(RecordedFrame(who, rows, self.rules.view(self.state, self.viewer)))

    def choose(self, seat: int, id: str) -> None:
        super().choose(seat, id)
        if not self.together:
            self.add_frame(seat)

    def run_step(self, step: StoryStep) -> None:
        notes = list(self.notes(step))
        self.together = isinstance(step, EverybodyAnswers)
        step.run(self)
        if isinstance(step, EverybodyAnswers | TakesBack):
            self.add_frame(None if isinstance(step, EverybodyAnswers) else step.seat)
        known = self.frames[-1].notes
        known += [note for note in notes if note not in known]

    # Notes on steps that are not choices.

    def notes(self, step: StoryStep) -> Iterator[Message]:
        match step:
            case IsAsked(who, _, options):
                ask = self.worded_ask(who)
                yield ask_note(who, ask, self.labels(ask, options or ()))
            case IsNotAsked(who):
                yield message("story-nobody-asked") if who is None else message("story-not-asked", who=seat(who))
            case May(who, options):
                yield message("story-may", who=seat(who), what=self.labels(self.worded_ask(who), options))
            case MayNot(who, reasons):
                yield from self.refusals(who, [option for option, _ in reasons])
            case Tries(who, option):
                yield from self.refusals(who, [option])

    def worded_ask(self, who: int) -> Ask:
        """The seat's ask, with messages."""
        self.ask(who)
        view: Any = with_messages(kit(self.stories.name).words, self.rules.view(self.state, who))
        return view.ask  # type: ignore[no-any-return]  # the view of a game, whichever

    def labels(self, ask: Ask, options: Iterable[str]) -> list[Message]:
        """The labels of these moves of the ask."""
        ids = {pick_option(self, option, ask.ids()) for option in options}
        return [one.said for one in ask.options if one.id in ids and isinstance(one.said, Message)]

    def refusals(self, who: int, options: list[str]) -> Iterator[Message]:
        """Say why a seat may not choose these moves; a move that no rule refuses by name needs no reason."""
        ask = self.worded_ask(who)
        for option in options:
            id = pick_option(self, option, [one.id for one in ask.refused])
            for refusal in [one for one in ask.refused if one.id == id]:
                assert isinstance(refusal.said, Message)
                assert isinstance(refusal.because, Message)
                yield message("story-may-not", who=seat(who), what=refusal.said, note=refusal.because)
            if id is None and (whole := self.only_option(option)):
                yield message("story-not-offered", who=seat(who), what=kit(self.stories.name).words.option_label(whole))

    def only_option(self, option: str) -> str | None:
        """Return the only move of the game that the words can mean."""
        try:
            return self.words.pick(option, sorted(self.words.ids))
        except AmbiguousMove:
            return None


def ask_note(who: int, ask: Ask, options: list[Message]) -> Message:
    assert isinstance(ask.said, Message)
    if not options:
        return message("story-asked", who=seat(who), what=ask.said)
    return message("story-asked-options", who=seat(who), what=ask.said, detail=options)


def story_frames(story: Story, eyes: int | None) -> list[RecordedFrame]:
    """Return the frames of a story; raises BadStory if the story fails."""
    if story.refused is not None:
        raise BadStory(f"{story}: such a table is refused, so there is nothing to see")
    try:
        table = RecordedStory(story, eyes)
        for step in story.steps:
            table.run_step(step)
    except Mismatch as mismatch:
        raise BadStory(f"{story}: {mismatch}") from None
    return table.frames
