"""The facts of SpellBook as plain data, for `sortilege facts`."""

from collections.abc import Sequence
from typing import TypedDict

from sortilege.core.text.catalog import Texts
from sortilege.games.spellbook.cards import vocabulary
from sortilege.games.spellbook.engine import constants
from sortilege.games.spellbook.presentation import board_text as words
from sortilege.games.spellbook.presentation.ids import COLORS, PHASES, RUNES

BOXES = ("spellbook",)


class LevelFacts(TypedDict):
    points: int
    effect: str


class SpellFacts(TypedDict):
    id: str
    name: str
    set: int
    color: str
    phase: str
    levels: dict[str, LevelFacts]


class Facts(TypedDict):
    game: str
    boxes: list[str]
    colors: list[str]
    runes: list[str]
    spells: list[SpellFacts]
    limits: dict[str, int | list[int]]


def facts(texts: Texts, boxes: Sequence[str] = BOXES) -> Facts:
    return {
        "game": "spellbook",
        "boxes": list(boxes),
        "colors": list(COLORS),
        "runes": list(RUNES),
        "spells": [spell_facts(texts, one) for one in vocabulary.SPELLS],
        "limits": limits(),
    }


def spell_facts(texts: Texts, one: vocabulary.Spell) -> SpellFacts:
    return {
        "id": one.id,
        "name": words.spell_name(texts, one.id),
        "set": one.set,
        "color": COLORS[one.color],
        "phase": PHASES[one.phase],
        "levels": {
            str(n): {"points": one.levels[n - 3].points, "effect": words.level_text(texts, one.id, n)}
            for n in (3, 4, 5)
        },
    }


def limits() -> dict[str, int | list[int]]:
    return {
        "materia": constants.MATERIA_TYPES * constants.COPIES_OF_EACH,
        "each": constants.COPIES_OF_EACH,
        "pool": constants.POOL_SIZE,
        "board": constants.BOARD_SPACES,
        "board_points": [int(n) for n in constants.BOARD_POINTS],
        "opponent": constants.OPPONENT_SPACES,
        "opponent_points": [int(n) for n in constants.OPPONENT_POINTS],
        "wiping": [int(n) for n in constants.WIPING_SPACES],
    }
