"""Refusals: a word for each reason, and the ruling behind it."""

from sortilege.games.spellbook.engine import constants

REASONS: dict[int, tuple[str, str]] = {
    constants.POOL_FULL: ("pool_full", "S7"),
    constants.POOL_EMPTY: ("pool_empty", "S5"),
    constants.POOL_SHORT: ("pool_short", "S41"),
    constants.ALTAR_EMPTY: ("altar_empty", "S18"),
    constants.ALTAR_SHORT: ("altar_short", "S14"),
    constants.BOARD_FULL: ("board_full", "S24"),
    constants.NO_RUNE: ("no_rune", "S32"),
    constants.NO_GROUP: ("no_group", "S44"),
    constants.NOTHING_TO_RAISE: ("nothing_to_raise", "S34"),
    constants.NOTHING_TO_LEARN: ("nothing_to_learn", "S25"),
    constants.LEARNED_ALREADY: ("learned_already", "S25"),
    constants.PRICE_SHORT: ("price_short", "S25"),
    constants.LEARNED_TODAY: ("learned_today", "S2"),
    constants.NOTHING_HAPPENS: ("nothing_happens", "S5"),
    constants.NO_COLOR: ("no_color", "S45"),
    constants.NOTHING_TO_COPY: ("nothing_to_copy", "S63"),
    constants.NOTHING_STORED: ("nothing_stored", "S42"),
}
