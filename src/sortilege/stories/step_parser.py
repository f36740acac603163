"""Parse the steps of a story: who does or sees what."""

from collections.abc import Callable, Collection
from typing import Any

from sortilege.core.errors import BadStory
from sortilege.stories.move_names import MoveNames
from sortilege.stories.runner import move_names
from sortilege.stories.source_location import SEATS, SourceLocation, suggest
from sortilege.stories.steps import (
    ChecksTable,
    Choices,
    EverybodyAnswers,
    IsAsked,
    IsNotAsked,
    May,
    MayNot,
    Sees,
    SeesWords,
    StoryStep,
    TakesBack,
    Tries,
)
from sortilege.stories.story_game import StoryGame

ONLOOKER = "onlooker"
SHAPES = (
    "is asked",
    "is asked nothing",
    "may",
    "may not",
    "tries",
    "takes back",
    "sees",
    "sees none of",
    "sees all of",
)


class StepParser:
    """Parses the steps of one story."""

    def __init__(self, stories: StoryGame, players: int) -> None:
        self.stories = stories
        self.players = players
        self.words: MoveNames = move_names(stories)
        self.subject_ids = {subject.id for subject in stories.subjects()}
        self.card_ids = {subject.id for subject in stories.subjects() if subject.card}

    def read(self, raw: Any, at: SourceLocation) -> StoryStep:
        if isinstance(raw, str):
            raw = {raw: None}
        if not isinstance(raw, dict) or len(raw) != 1 or not isinstance(next(iter(raw)), str):
            raise at.wrong("expected a step on one line, such as `ann: summon lantern_moth`")
        ((phrase, value),) = raw.items()
        words = phrase.split()
        text = phrase if value is None else f"{phrase}: {one_line(value)}"
        if words == ["nobody", "is", "asked"]:
            return IsNotAsked(None, text)
        at = at.under(phrase)
        if words[:2] == ["everybody", "answers"] and value is None:
            return EverybodyAnswers(self.read_why(" ".join(words[2:]), at), text)
        if phrase == "then":
            return ChecksTable(self.stories.read_then(value, at, self.players, False), text)
        watches = words[1:2] == ["sees"]
        seat = None if watches and words[0] == ONLOOKER else self.seat(words[0] if words else "", at)
        return self.read_step(seat, " ".join(words[1:]), value, text, at)

    def read_step(self, seat: int | None, verb: str, value: Any, text: str, at: SourceLocation) -> StoryStep:
        if verb == "sees":
            return Sees(seat, self.stories.read_seen(value, at, self.players), text)
        if verb in ("sees none of", "sees all of"):
            return SeesWords(seat, tuple(self.cards(value, at)), verb == "sees all of", text)
        if seat is None:
            raise self.no_step(verb, at)
        shapes: dict[str, Callable[[], StoryStep]] = {
            "": lambda: Choices(seat, self.options(value, at), text),
            "is asked nothing": lambda: IsNotAsked(seat, text),
            "may": lambda: May(seat, self.options(value, at), text),
            "may not": lambda: MayNot(seat, self.reasons(value, at), text),
            "tries": lambda: Tries(seat, self.one_option(value, at), text),
            "takes back": lambda: TakesBack(seat, text),
        }
        if verb in shapes:
            return shapes[verb]()
        if verb.startswith("is asked "):
            why = self.read_why(verb.removeprefix("is asked "), at)
            return IsAsked(seat, why, None if value is None else self.options(value, at, empty=True), text)
        raise self.no_step(verb, at)

    def no_step(self, verb: str, at: SourceLocation) -> BadStory:
        return at.wrong(f"no step {verb!r}{suggest(verb, SHAPES) or '; known steps: ' + ', '.join(SHAPES)}")

    def read_why(self, why: str, at: SourceLocation) -> str:
        if why not in self.stories.whys:
            raise at.wrong(f"nothing asks {why!r}{suggest(why, self.stories.whys)}")
        return why

    def seat(self, word: str, at: SourceLocation) -> int:
        seat = SEATS.index(at.one_of(word, SEATS, "seat"))
        if seat >= self.players:
            raise at.wrong(f"{word} has no seat at a table for {self.players}; add `players:` or an entry for {word}")
        return seat

    def options(self, value: Any, at: SourceLocation, empty: bool = False) -> tuple[str, ...]:
        options = tuple(self.words.read(value, at))
        if not options and not empty:
            raise at.wrong("expected at least one option")
        return options

    def one_option(self, value: Any, at: SourceLocation) -> str:
        options = self.options(value, at)
        if len(options) > 1:
            raise at.wrong("expected exactly one option")
        return options[0]

    def reasons(self, value: Any, at: SourceLocation) -> tuple[tuple[str, str | None], ...]:
        if not isinstance(value, dict):
            return tuple((option, None) for option in self.options(value, at))
        found: list[tuple[str, str | None]] = []
        for option, reason in at.mapping(value).items():
            known = None if reason is None else at.under(option).one_of(reason, self.stories.reasons, "reason")
            found.append((self.one_option(option, at), known))
        return tuple(found)

    def cards(self, value: Any, at: SourceLocation) -> list[str]:
        return self.read_ids(value, at, self.card_ids)

    def read_subjects(self, value: Any, at: SourceLocation) -> list[str]:
        """Read cards and other subjects that a story can be about."""
        return self.read_ids(value, at, self.subject_ids)

    def read_ids(self, value: Any, at: SourceLocation, ids: Collection[str]) -> list[str]:
        words = at.words(value)
        for word in words:
            if word not in ids:
                raise at.wrong(f"no card {word!r}{suggest(word, ids)}")
        return words


def one_line(value: Any) -> str:
    """Write a value on one line, as a story does."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {one_line(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(one_line(item) for item in value) + "]"
    if value is None:
        return "~"
    return str(value).lower() if isinstance(value, bool) else str(value)
