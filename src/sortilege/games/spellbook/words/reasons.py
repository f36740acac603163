"""Why something cannot be chosen now: one word per condition, and the ruling it rests on."""

from sortilege.games.spellbook.engine import tables

REASONS: dict[int, tuple[str, str]] = {
    tables.POOL_FULL: ("pool_full", "S7"),
    tables.POOL_EMPTY: ("pool_empty", "S5"),
    tables.POOL_SHORT: ("pool_short", "S41"),
    tables.ALTAR_EMPTY: ("altar_empty", "S18"),
    tables.ALTAR_SHORT: ("altar_short", "S14"),
    tables.BOARD_FULL: ("board_full", "S24"),
    tables.NO_RUNE: ("no_rune", "S32"),
    tables.NO_GROUP: ("no_group", "S44"),
    tables.NOTHING_TO_RAISE: ("nothing_to_raise", "S34"),
    tables.NOTHING_TO_LEARN: ("nothing_to_learn", "S25"),
    tables.LEARNED_ALREADY: ("learned_already", "S25"),
    tables.PRICE_SHORT: ("price_short", "S25"),
    tables.LEARNED_TODAY: ("learned_today", "S2"),
    tables.NOTHING_HAPPENS: ("nothing_happens", "S5"),
    tables.NO_COLOR: ("no_color", "S45"),
    tables.NOTHING_TO_COPY: ("nothing_to_copy", "S63"),
    tables.NOTHING_STORED: ("nothing_stored", "S42"),
}
