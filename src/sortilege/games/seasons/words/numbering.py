"""Codes ↔ ids: "summon:amulet_of_fire", "energy:air", "end". A code means the same in every state of the game."""

from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.tables import (
    ABILITY,
    ACTIVATE,
    BONUS,
    CARD_CODE,
    CARD_WORD,
    CODES,
    COPIES,
    DIE,
    DIE_DRAW,
    DIE_GAUGE,
    DISCARD,
    DRAW,
    END,
    ENERGY,
    ENERGY_WORD,
    GAIN,
    GAUGE_WORD,
    KEEP,
    KINDS,
    LOOK,
    MOVE,
    PASS,
    PAY,
    PERMIT,
    PLAY,
    PUT_BACK,
    SMALLER_RESERVE,
    SOURCES,
    SUMMON,
    TO_SEAT,
    TOKEN,
    TRANSMUTE,
    TYPES,
    VISION,
    WAIVE,
)

ENERGIES = ("air", "water", "fire", "earth")
SEASONS = ("winter", "spring", "summer", "fall")
BONUSES = ("exchange", "transmute", "gauge", "draw_two", "olaf")
STORES = ("", "amulet_of_water", "amulet_of_water#2", "raven_the_usurper", "raven_the_usurper#2")
WORDS = {
    END: "end",
    PASS: "pass",
    KEEP: "keep",
    DISCARD: "discard",
    DRAW: "draw",
    LOOK: "look",
    GAIN: "gain",
    PERMIT: "permit",
    PAY: "pay",
    PUT_BACK: "put_back",
    WAIVE: "waive",
    DIE_DRAW: "die_draw",
    DIE_GAUGE: "die_gauge",
    GAUGE_WORD: "gauge",
    ENERGY_WORD: "energy",
    CARD_WORD: "card",
    ABILITY: "ability",
    SMALLER_RESERVE: "smaller_reserve",
    VISION: "vision",
}


def card_id(kind: int) -> str:
    return CARDS[kind].id


def copy_id(copy: int) -> str:
    """A copy in play: the second one of a kind carries #2."""
    return card_id(copy >> 1) + ("#2" if copy & 1 else "")


def die_id(die: int) -> str:
    return f"{SEASONS[die // 5]}_{die % 5 + 1}"


def _all_ids() -> list[str]:
    ids = [f"code_{code}" for code in range(CODES)]
    for code, word in WORDS.items():
        ids[code] = word
    for source in range(SOURCES):
        for energy, name in enumerate(ENERGIES):
            place = f"{STORES[source]}:" if source else ""
            ids[ENERGY + 4 * source + energy] = f"energy:{place}{name}"
            ids[TRANSMUTE + 4 * source + energy] = f"transmute:{place}{name}"
    for seat in range(4):
        ids[TO_SEAT + seat] = f"seat:{seat}"
    for spaces in range(-3, 4):
        ids[MOVE + 3 + spaces] = f"forward:{spaces}" if spaces > 0 else f"back:{-spaces}"
    for die in range(20):
        ids[DIE + die] = f"die:{die_id(die)}"
    for bonus, name in enumerate(BONUSES):
        ids[BONUS + bonus] = f"bonus:{name}"
    for types in range(1, 16):
        ids[TYPES + types] = "types:" + "+".join(name for e, name in enumerate(ENERGIES) if types & 1 << e)
    for token in range(12):
        ids[TOKEN + token] = f"token:{token + 1}"
    for kind in range(KINDS):
        ids[CARD_CODE + kind] = f"card:{card_id(kind)}"
        ids[SUMMON + kind] = f"summon:{card_id(kind)}"
    for copy in range(COPIES):
        ids[PLAY + copy] = f"play:{copy_id(copy)}"
        ids[ACTIVATE + copy] = f"activate:{copy_id(copy)}"
    return ids


IDS = _all_ids()
CODE_OF = {id: code for code, id in enumerate(IDS)}
