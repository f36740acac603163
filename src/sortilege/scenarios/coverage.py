"""Which rulings and cards the stories show, and which are still without one."""

from collections.abc import Iterable
from dataclasses import dataclass

from sortilege.scenarios.games import game
from sortilege.scenarios.reading import rulings
from sortilege.scenarios.story import KINDS, Story

BASE = "base"


@dataclass(frozen=True)
class Coverage:
    """Ruling → stories, card → kind of story → stories; what is missing; what waits for its box."""

    rulings: dict[str, list[Story]]
    cards: dict[str, dict[str, list[Story]]]
    gaps: list[str]
    due: list[str]


def coverage(stories: Iterable[Story], name: str = "seasons") -> Coverage:
    """A base ruling needs a story; a card its case, its edge, and its refusal if it has an activation or a cost."""
    told = [story for story in stories if story.game == name]
    shown = {id: [story for story in told if id in story.shows] for id in rulings(name)}
    cards: dict[str, dict[str, list[Story]]] = {}
    gaps = [f"ruling {id} has no story" for id in shown if not shown[id] and rulings(name)[id]["box"] == BASE]
    due = [id for id in shown if not shown[id] and rulings(name)[id]["box"] != BASE]
    for card in game(name).card_facts():
        if card.box != BASE:
            continue
        here = [story for story in told if card.id in story.cards]
        cards[card.id] = {kind: [story for story in here if story.kind == kind] for kind in KINDS}
        for kind in KINDS:
            if not cards[card.id][kind] and (kind != "refusal" or card.refusable):
                gaps.append(f"{card.id} has no {kind}")
    return Coverage(shown, cards, gaps, due)
