"""Events of SpellBook; nothing in them is secret."""

from sortilege.core.events import Events, Happening
from sortilege.games.spellbook.engine import constants as t
from sortilege.games.spellbook.presentation.ids import PHASES, PRIMARIES, materia_id, spell_id
from sortilege.games.spellbook.presentation.prompts import subject

# The name of an argument tells what it is.
EVENTS: dict[int, Happening] = {
    t.E_DAY: Happening("day", "n"),
    t.E_DRAWS: Happening("draws", "materia"),
    t.E_TAKES: Happening("takes", "materia"),
    t.E_STORES: Happening("stores", "materia"),
    t.E_STORES_FROM_ALTAR: Happening("stores_from_altar", "materia"),
    t.E_DISCARDS: Happening("discards", "materia"),
    t.E_LEARNS: Happening("learns", "spell", "level"),
    t.E_CASTS: Happening("casts", "spell", "level"),
    t.E_COPIES: Happening("copies", "spell", "level"),
    t.E_TO_ALTAR: Happening("to_altar", "materia"),
    t.E_WIPES: Happening("wipes", "n"),
    t.E_REFILLS: Happening("refills", "n"),
    t.E_RAISES: Happening("raises", "spell", "level"),
    t.E_LOWERS: Happening("lowers", "spell", "level"),
    t.E_GIVES: Happening("gives", "materia"),
    t.E_OPPONENT: Happening("opponent", "materia", "n"),
    t.E_LOWER_AREA: Happening("lower_area", "materia"),
    t.E_TRIGGERS: Happening("triggers"),
    t.E_PRIMARY: Happening("primary", "action"),
    t.E_REPLACES: Happening("replaces", "n"),
    t.E_FROM_BOARD: Happening("from_board", "materia"),
    t.E_SKIPS: Happening("skips", "phase"),
}


def word(name: str, number: int) -> int | str:
    if name == "materia":
        return materia_id(number)
    if name == "spell":
        return spell_id(number)
    if name == "action":
        return PRIMARIES[number]
    if name == "phase":
        return PHASES[number]
    return number


TELLING = Events(EVENTS, word, subject, thing="spell")
