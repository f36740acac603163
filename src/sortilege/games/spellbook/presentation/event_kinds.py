"""The events of SpellBook; none contains a secret."""

from sortilege.core.events import EventKind, Events
from sortilege.games.spellbook.engine import constants as t
from sortilege.games.spellbook.presentation.ask_builder import subject_id
from sortilege.games.spellbook.presentation.ids import PHASES, PRIMARIES, materia_id, spell_id

# The name of an argument determines its type.
EVENTS: dict[int, EventKind] = {
    t.E_DAY: EventKind("day", "n"),
    t.E_DRAWS: EventKind("draws", "materia"),
    t.E_TAKES: EventKind("takes", "materia"),
    t.E_STORES: EventKind("stores", "materia"),
    t.E_STORES_FROM_ALTAR: EventKind("stores_from_altar", "materia"),
    t.E_DISCARDS: EventKind("discards", "materia"),
    t.E_LEARNS: EventKind("learns", "spell", "level"),
    t.E_CASTS: EventKind("casts", "spell", "level"),
    t.E_COPIES: EventKind("copies", "spell", "level"),
    t.E_TO_ALTAR: EventKind("to_altar", "materia"),
    t.E_WIPES: EventKind("wipes", "n"),
    t.E_REFILLS: EventKind("refills", "n"),
    t.E_RAISES: EventKind("raises", "spell", "level"),
    t.E_LOWERS: EventKind("lowers", "spell", "level"),
    t.E_GIVES: EventKind("gives", "materia"),
    t.E_OPPONENT: EventKind("opponent", "materia", "n"),
    t.E_LOWER_AREA: EventKind("lower_area", "materia"),
    t.E_TRIGGERS: EventKind("triggers"),
    t.E_PRIMARY: EventKind("primary", "action"),
    t.E_REPLACES: EventKind("replaces", "n"),
    t.E_FROM_BOARD: EventKind("from_board", "materia"),
    t.E_SKIPS: EventKind("skips", "phase"),
}


def argument_value(name: str, number: int) -> int | str:
    if name == "materia":
        return materia_id(number)
    if name == "spell":
        return spell_id(number)
    if name == "action":
        return PRIMARIES[number]
    if name == "phase":
        return PHASES[number]
    return number


EVENT_LOG = Events(EVENTS, argument_value, subject_id, thing="spell")
