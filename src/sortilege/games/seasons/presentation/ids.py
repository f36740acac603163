"""Numbers ↔ ids of cards, copies, dice and choices, such as "summon:amulet_of_fire", "energy:air", "end"."""

from collections.abc import Iterable

from sortilege.core.stable_ids import Codes, by_number
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import (
    ABILITY,
    ACTIVATE,
    BONUS,
    CARD_CODE,
    CARD_WORD,
    CODES,
    DIE,
    DIE_DRAW,
    DIE_GAUGE,
    DIE_SEASON,
    DISCARD,
    DRAW,
    END,
    ENERGY,
    ENERGY_WORD,
    GAIN,
    GAUGE_WORD,
    KEEP,
    LOOK,
    MOVE,
    PASS,
    PAY,
    PERMIT,
    PLAY,
    PUT_BACK,
    SMALLER_RESERVE,
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
SOURCE_IDS = ("", "amulet_of_water", "amulet_of_water#2", "raven_the_usurper", "raven_the_usurper#2")
WORD_IDS = {
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


CARD_IDS = by_number({card.index: card.id for card in CARDS})


def card_id(kind: int) -> str:
    return CARD_IDS[kind]


def copy_id(copy: int) -> str:
    """Return the id of a copy in play; the second of a kind ends in #2."""
    return card_id(copy >> 1) + ("#2" if copy & 1 else "")


def _name_dice() -> list[str]:
    """Return the dice by season, numbered within it."""
    seasons = [SEASONS[season] for season in DIE_SEASON]
    return [f"{season}_{seasons[: die + 1].count(season)}" for die, season in enumerate(seasons)]


DIE_IDS = _name_dice()


def die_id(die: int) -> str:
    return DIE_IDS[die]


def move_id(spaces: int) -> str:
    return f"forward:{spaces}" if spaces > 0 else f"back:{-spaces}"


def prefixed_ids(word: str, ids: Iterable[str]) -> list[str]:
    return [f"{word}:{id}" if id else "" for id in ids]


def _name_codes() -> Codes:
    codes = Codes(CODES)
    copies = [copy_id(copy) if card_id(copy >> 1) else "" for copy in range(2 * len(CARD_IDS))]
    stored = [f"{store}:{name}" if store else name for store in SOURCE_IDS for name in ENERGIES]
    sets = ["+".join(name for e, name in enumerate(ENERGIES) if types & 1 << e) for types in range(16)]
    codes.put(0, by_number(WORD_IDS))
    codes.put(ENERGY, prefixed_ids("energy", stored))
    codes.put(TRANSMUTE, prefixed_ids("transmute", stored))
    codes.put(TO_SEAT, prefixed_ids("seat", map(str, range(4))))
    codes.put(MOVE, map(move_id, range(-3, 4)))
    codes.put(DIE, prefixed_ids("die", DIE_IDS))
    codes.put(BONUS, prefixed_ids("bonus", BONUSES))
    codes.put(TYPES, prefixed_ids("types", sets))
    codes.put(TOKEN, prefixed_ids("token", [str(token.number) for token in TOKENS]))
    codes.put(CARD_CODE, prefixed_ids("card", CARD_IDS))
    codes.put(PLAY, prefixed_ids("play", copies))
    codes.put(SUMMON, prefixed_ids("summon", CARD_IDS))
    codes.put(ACTIVATE, prefixed_ids("activate", copies))
    return codes


CHOICES = _name_codes()
CHOICE_IDS = CHOICES.ids
CODE_OF = CHOICES.code_of
