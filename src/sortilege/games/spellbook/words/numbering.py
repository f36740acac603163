"""Codes ↔ ids: "cast:focus:4", "altar:red_round", "learn:mirage:3"."""

from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine.tables import (
    CAST,
    CODES,
    COPY,
    DONE,
    DRAW_2,
    FROM_ALTAR,
    FROM_BOARD,
    FROM_POOL,
    LEARN,
    LEARN_1,
    MATERIA,
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
WORDS = {
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


def spell_id(spell: int) -> str:
    return SPELLS[spell].id


def _all_ids() -> list[str]:
    ids = [f"code_{code}" for code in range(CODES)]
    for code, word in WORDS.items():
        ids[code] = word
    for n in range(3):
        ids[WILDS + n] = f"wilds:{n}"
        ids[RUNE + n] = f"rune:{RUNES[n]}"
    for seat in range(4):
        ids[TO_SEAT + seat] = f"seat:{seat}"
    for materia in range(MATERIA):
        ids[FROM_POOL + materia] = f"pool:{materia_id(materia)}"
        ids[FROM_ALTAR + materia] = f"altar:{materia_id(materia)}"
        ids[FROM_BOARD + materia] = f"board:{materia_id(materia)}"
    for spell in SPELLS:
        for level in range(3):
            at = spell.index * 3 + level
            ids[CAST + at] = f"cast:{spell.id}:{level + 3}"
            ids[COPY + at] = f"copy:{spell.id}:{level + 3}"
            ids[LEARN + at] = f"learn:{spell.id}:{level + 3}"
        ids[RAISE + spell.index] = f"raise:{spell.id}"
    return ids


IDS = _all_ids()
CODE_OF = {id: code for code, id in enumerate(IDS)}
