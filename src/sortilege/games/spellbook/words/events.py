"""Events of SpellBook; nothing in them is secret."""

from sortilege.core.events import WENT_BACK, Event
from sortilege.games.spellbook.engine import tables as t
from sortilege.games.spellbook.words.asking import subject
from sortilege.games.spellbook.words.numbering import PHASES, PRIMARIES, materia_id, spell_id

# kind → key and the names of its two numbers; the name of an argument tells what it is.
EVENTS: dict[int, tuple[str, str, str]] = {
    t.E_DAY: ("day", "n", ""),
    t.E_DRAWS: ("draws", "materia", ""),
    t.E_TAKES: ("takes", "materia", ""),
    t.E_STORES: ("stores", "materia", ""),
    t.E_STORES_FROM_ALTAR: ("stores_from_altar", "materia", ""),
    t.E_DISCARDS: ("discards", "materia", ""),
    t.E_LEARNS: ("learns", "spell", "level"),
    t.E_CASTS: ("casts", "spell", "level"),
    t.E_COPIES: ("copies", "spell", "level"),
    t.E_TO_ALTAR: ("to_altar", "materia", ""),
    t.E_WIPES: ("wipes", "n", ""),
    t.E_REFILLS: ("refills", "n", ""),
    t.E_RAISES: ("raises", "spell", "level"),
    t.E_LOWERS: ("lowers", "spell", "level"),
    t.E_GIVES: ("gives", "materia", ""),
    t.E_OPPONENT: ("opponent", "materia", "n"),
    t.E_LOWER_AREA: ("lower_area", "materia", ""),
    t.E_TRIGGERS: ("triggers", "", ""),
    t.E_PRIMARY: ("primary", "action", ""),
    t.E_REPLACES: ("replaces", "n", ""),
    t.E_FROM_BOARD: ("from_board", "materia", ""),
    t.E_SKIPS: ("skips", "phase", ""),
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


def event(row: tuple[int, ...], seat: int | None) -> Event:
    """One recorded row, the same for every viewer."""
    kind, who, a, b, _detail, _seen, by = row
    if kind == WENT_BACK:
        return Event("went_back", {})
    key, first, second = EVENTS[kind]
    args: dict[str, int | str] = {}
    if who != t.NOBODY:
        args["who"] = int(who)
    if first:
        args[first] = word(first, int(a))
    if second:
        args[second] = word(second, int(b))
    cause = subject(int(by)) if by >= 0 else ""
    if cause and args.get("spell") != cause:
        args["by"] = cause
    return Event(key, args)
