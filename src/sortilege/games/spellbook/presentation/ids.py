"""Numbers ↔ ids: of spells, materia, and choices such as "cast:focus:4", "altar:red_round", "learn:mirage:3"."""

from sortilege.core.stable_ids import Codes, by_number
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine.constants import (
    CAST,
    COPY,
    DONE,
    DRAW_2,
    FROM_ALTAR,
    FROM_BOARD,
    FROM_POOL,
    LEARN,
    LEARN_1,
    MATERIA_TYPES,
    MAX_CODES,
    PASS,
    RAISE,
    RUNE,
    STORE,
    STORE_1,
    TAKE,
    TAKE_1,
    TO_SEAT,
    WILDS,
)

COLORS = ("red", "purple", "green", "black", "white", "blue", "yellow")
RUNES = ("round", "triangle", "square")
PHASES = ("morning", "midday", "evening", "none")
PRIMARIES = ("take_1", "draw_2", "store_1", "learn_1")
WORD_IDS = {
    PASS: "pass",
    TAKE_1: "take_1",
    DRAW_2: "draw_2",
    STORE_1: "store_1",
    LEARN_1: "learn_1",
    STORE: "store",
    TAKE: "take",
    DONE: "done",
}


def materia_id(materia: int) -> str:
    return f"{COLORS[materia // 3]}_{RUNES[materia % 3]}"


SPELL_IDS = by_number({spell.index: spell.id for spell in SPELLS})


def spell_id(spell: int) -> str:
    return SPELL_IDS[spell]


def level_choices(word: str) -> list[str]:
    """A choice per level of each spell."""
    return [f"{word}:{id}:{level}" if id else "" for id in SPELL_IDS for level in (3, 4, 5)]


def _name_codes() -> Codes:
    codes = Codes(MAX_CODES)
    materia = [materia_id(one) for one in range(MATERIA_TYPES)]
    codes.put(0, by_number(WORD_IDS))
    codes.put(WILDS, [f"wilds:{n}" for n in range(3)])
    codes.put(RUNE, [f"rune:{rune}" for rune in RUNES])
    codes.put(TO_SEAT, [f"seat:{seat}" for seat in range(4)])
    codes.put(FROM_POOL, [f"pool:{id}" for id in materia])
    codes.put(FROM_ALTAR, [f"altar:{id}" for id in materia])
    codes.put(FROM_BOARD, [f"board:{id}" for id in materia])
    codes.put(CAST, level_choices("cast"))
    codes.put(COPY, level_choices("copy"))
    codes.put(LEARN, level_choices("learn"))
    codes.put(RAISE, [f"raise:{id}" if id else "" for id in SPELL_IDS])
    return codes


CHOICES = _name_codes()
CHOICE_IDS = CHOICES.ids
CODE_OF = CHOICES.code_of
