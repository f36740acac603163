"""Which rulings and cards the stories cover."""

from collections.abc import Iterable
from dataclasses import dataclass

from sortilege.stories.parser import rulings
from sortilege.stories.story import KINDS, Story
from sortilege.stories.story_game import story_game


@dataclass(frozen=True)
class Coverage:
    """The stories of each ruling, the stories of each subject by kind, and the gaps."""

    rulings: dict[str, list[Story]]
    cards: dict[str, dict[str, list[Story]]]
    gaps: list[str]


def coverage(stories: Iterable[Story], name: str) -> Coverage:
    """Find the gaps: every ruling needs a story, and every subject one of each kind it requires."""
    chosen = [story for story in stories if story.game == name]
    shown = {id: [story for story in chosen if id in story.shows] for id in rulings(name)}
    cards: dict[str, dict[str, list[Story]]] = {}
    gaps = [f"ruling {id} has no story" for id in shown if not shown[id]]
    for subject in story_game(name).subjects():
        here = [story for story in chosen if subject.id in story.cards]
        cards[subject.id] = {kind: [story for story in here if story.kind == kind] for kind in KINDS}
        gaps += [f"{subject.id} has no {kind}" for kind in subject.kinds if not cards[subject.id][kind]]
    return Coverage(shown, cards, gaps)
