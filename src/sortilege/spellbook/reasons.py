"""Why something cannot be chosen now: one word per condition, and the ruling it rests on."""

from sortilege.spellbook import tables

REASONS: dict[int, tuple[str, str]] = {
    tables.POOL_FULL: ("pool_full", "7"),
    tables.POOL_EMPTY: ("pool_empty", "5"),
    tables.POOL_SHORT: ("pool_short", "41"),
    tables.ALTAR_EMPTY: ("altar_empty", "18"),
    tables.ALTAR_SHORT: ("altar_short", "14"),
    tables.BOARD_FULL: ("board_full", "24"),
    tables.NO_RUNE: ("no_rune", "32"),
    tables.NO_GROUP: ("no_group", "44"),
    tables.NOTHING_TO_RAISE: ("nothing_to_raise", "34"),
    tables.NOTHING_TO_LEARN: ("nothing_to_learn", "25"),
    tables.LEARNED_ALREADY: ("learned_already", "25"),
    tables.PRICE_SHORT: ("price_short", "25"),
    tables.LEARNED_TODAY: ("learned_today", "2"),
    tables.NOTHING_HAPPENS: ("nothing_happens", "5"),
    tables.NO_COLOR: ("no_color", "45"),
    tables.NOTHING_TO_COPY: ("nothing_to_copy", "63"),
    tables.NOTHING_STORED: ("nothing_stored", "42"),
}
