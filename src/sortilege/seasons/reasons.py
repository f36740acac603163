"""Why something cannot be chosen now: one word per condition, and the ruling it rests on."""

from sortilege.seasons import tables

REASONS: dict[int, tuple[str, str]] = {
    tables.GAUGE_FULL: ("gauge_full", "E1"),
    tables.CRYSTALS_SHORT: ("crystals_short", "B8"),
    tables.ENERGY_SHORT: ("energy_short", "E16"),
    tables.TOLL_UNPAID: ("toll_unpaid", "E3"),
    tables.CARD_TURNED: ("card_turned", "F1"),
    tables.NO_ACTIVATION: ("no_activation", "F2"),
    tables.DIE_USED: ("die_used", "K15"),
    tables.NOTHING_TO_SACRIFICE: ("nothing_to_sacrifice", "F5"),
    tables.NO_FAMILIAR: ("no_familiar", "K44"),
    tables.NOTHING_TO_PLACE: ("nothing_to_place", "K24"),
    tables.NO_IDENTICAL: ("no_identical", "K5"),
    tables.NO_PERMISSION: ("no_permission", "D3"),
    tables.TRACK_FULL: ("track_full", "G5"),
    tables.GAUGE_AT_MAX: ("gauge_at_max", "G3"),
    tables.NO_PENDING_DRAW: ("no_pending_draw", "G4"),
    tables.DIE_PENDING: ("die_pending", "C2"),
    tables.LOCKED_OUT: ("locked_out", "V9"),
    tables.NO_SUCH_ENERGY: ("no_such_energy", "D4"),
    tables.BEFORE_THE_FIRST_YEAR: ("before_the_first_year", "H8"),
    tables.NOT_AN_ITEM: ("not_an_item", "K17"),
    tables.DIE_TAKEN: ("die_taken", "B1"),
    tables.NOTHING_TO_DRAW: ("nothing_to_draw", "Q2"),
    tables.HAND_EMPTY: ("hand_empty", "K36"),
}
