"""A story in English sentences, for players."""

from typing import Any

from sortilege.core.text.catalog import texts
from sortilege.stories.source_location import SEATS
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
from sortilege.stories.story import Story
from sortilege.stories.story_game import StoryGame, story_game


def prose(story: Story) -> str:
    """Write the whole story, one sentence per line."""
    renderer = ProseWriter(story_game(story.game))
    lines = [story.name, "=" * len(story.name)]
    lines += [f"{id}: {texts('en').say(f'ruling-{id}')}" for id in story.shows]
    lines += ["", "Given", *renderer.stories.tell_given(story.raw.get("given") or {})]
    if story.refused is not None:
        return "\n".join([*lines, "", f"Such a table is refused: {story.refused}."])
    raw_steps = story.raw.get("when") or []
    if story.steps:
        lines += ["", "When"]
        for step, raw in zip(story.steps, raw_steps, strict=True):
            lines += renderer.tell(step, raw)
    if story.raw.get("then"):
        lines += ["", "Then", *renderer.stories.tell_then(story.raw["then"])]
    return "\n".join(lines)


def third_person(phrase: str) -> str:
    """Conjugate: "summon it" becomes "summons it"."""
    verb, space, rest = phrase.partition(" ")
    ending = "es" if verb.endswith(("s", "x", "ch", "sh")) else "s"
    return f"{verb}{ending}{space}{rest}"


class ProseWriter:
    """Writes the steps of one game's stories."""

    def __init__(self, stories: StoryGame) -> None:
        self.stories = stories

    def name(self, seat: int | None) -> str:
        return "An onlooker" if seat is None else SEATS[seat].capitalize()

    def phrases(self, options: tuple[str, ...]) -> list[str]:
        return [self.stories.tell_option(option) for option in options]

    def tell(self, step: StoryStep, raw: Any) -> list[str]:
        value = next(iter(raw.values())) if isinstance(raw, dict) else None
        match step:
            case Choices(seat, options):
                return [f"{self.name(seat)} {', then '.join(map(third_person, self.phrases(options)))}."]
            case IsAsked(seat, why, options):
                asked = f"{self.name(seat)} is asked: {self.stories.tell_why(why)}"
                return [f"{asked}{'' if options is None else ': ' + ', or '.join(self.phrases(options))}."]
            case IsNotAsked(seat):
                return [
                    f"{'Nobody' if seat is None else self.name(seat)} is asked{'' if seat is None else ' nothing'}."
                ]
            case May(seat, options):
                return [f"{self.name(seat)} may {', or '.join(self.phrases(options))}."]
            case MayNot(seat, reasons):
                return [self.refusal(seat, option, reason) for option, reason in reasons]
            case Tries(seat, option):
                return [f"{self.name(seat)} cannot {self.stories.tell_option(option)}: nothing happens."]
            case EverybodyAnswers(why):
                return [f"Everybody answers “{self.stories.tell_why(why)}” by the first option, to the end."]
            case TakesBack(seat):
                return [f"{self.name(seat)} takes the choice back."]
            case Sees(seat):
                return [f"{self.name(seat)} sees:", *(f"  {line}" for line in self.stories.tell_then(value or {}))]
            case SeesWords(seat, cards, all_of):
                verb = "sees" if all_of else "does not see"
                return [f"{self.name(seat)} {verb} {', '.join(map(self.stories.name_of, cards))}."]
            case ChecksTable():
                return ["By now:", *(f"  {line}" for line in self.stories.tell_then(value or {}))]
        raise TypeError(f"no sentence for {step}")

    def refusal(self, seat: int, option: str, reason: str | None) -> str:
        because = f": {reason.replace('_', ' ')}" if reason else ""
        return f"{self.name(seat)} may not {self.stories.tell_option(option)}{because}."
