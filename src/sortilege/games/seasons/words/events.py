"""Events of Seasons: which arguments each carries, and which of them may be secret."""

from sortilege.core.events import WENT_BACK, Event
from sortilege.games.seasons.engine import tables as t
from sortilege.games.seasons.options import VALUES
from sortilege.games.seasons.words.asking import subject
from sortilege.games.seasons.words.numbering import BONUSES, ENERGIES, SEASONS, STORES, card_id, die_id

ENCHANTMENTS = VALUES["enchantment"][:11]

# kind → key, names of the two numbers, and whether the detail is a card that may be hidden.
# The name of an argument tells what it is: who/to a seat, card a kind, energy, season, die, bonus, place a source.
EVENTS: dict[int, tuple[str, str, str, bool]] = {
    t.E_ROUND: ("round", "n", "", False),
    t.E_ROLL: ("rolls", "die", "face", False),
    t.E_TAKES_DIE: ("takes_die", "die", "face", False),
    t.E_TURN: ("turn", "", "", False),
    t.E_CRYSTALS: ("gains_crystals", "n", "", False),
    t.E_LOSES_CRYSTALS: ("loses_crystals", "n", "", False),
    t.E_GIVES_CRYSTALS: ("gives_crystals", "n", "to", False),
    t.E_ENERGY: ("gains_energy", "energy", "n", False),
    t.E_LOSES_ENERGY: ("loses_energy", "energy", "n", False),
    t.E_GAUGE: ("gauge", "n", "now", False),
    t.E_DRAWS: ("draws", "", "", True),
    t.E_KEEPS: ("keeps", "", "", True),
    t.E_DISCARDS: ("discards", "", "", True),
    t.E_SUMMONS: ("summons", "card", "", False),
    t.E_ENTERS: ("enters", "card", "", False),
    t.E_ACTIVATES: ("activates", "card", "", False),
    t.E_SACRIFICES: ("sacrifices", "card", "", False),
    t.E_RETURNS: ("returns", "card", "", False),
    t.E_TRANSMUTES: ("transmutes", "energy", "n", False),
    t.E_BONUS: ("bonus", "bonus", "n", False),
    t.E_MOVES: ("moves", "n", "", False),
    t.E_SEASON: ("season", "season", "", False),
    t.E_YEAR: ("year", "n", "", False),
    t.E_PERMIT: ("permit", "", "", False),
    t.E_REROLL: ("rerolls", "die", "face", False),
    t.E_LOOKS: ("looks", "", "", True),
    t.E_GIVES_CARD: ("gives_card", "to", "", True),
    t.E_PASSES_CARD: ("passes_card", "card", "to", False),
    t.E_PLACES: ("places", "energy", "card", False),
    t.E_PAYS: ("pays", "energy", "place", False),
    t.E_SHUFFLES: ("shuffles", "n", "", False),
    t.E_SPLIT: ("split", "n", "", False),
    t.E_LIBRARY: ("library", "shelf", "n", False),
    t.E_PICKS: ("picks", "", "", True),
    t.E_CONVERTS: ("converts", "energy", "n", False),
    t.E_PUTS_BACK: ("puts_back", "", "", False),
    t.E_TAKES_TOKENS: ("takes_tokens", "energy", "n", False),
    t.E_ENDS_TURN: ("ends_turn", "", "", False),
    t.E_SHOWS: ("shows", "card", "", False),
    t.E_SHIELD: ("shield", "card", "", False),
    t.E_MIMICS: ("mimics", "card", "", False),
    t.E_ABILITY: ("ability", "token", "", False),
    t.E_CHOOSES_ABILITY: ("chooses_ability", "token", "", False),
    t.E_REVEALS: ("reveals", "card", "", False),
    t.E_TRACK_BACK: ("track_back", "now", "", False),
    t.E_TAKES_ENERGY: ("takes_energy", "energy", "to", False),
    t.E_DROUGHT: ("drought", "", "", False),
    t.E_EMBRACE: ("embrace", "n", "", False),
    t.E_REORDERS: ("reorders", "n", "", False),
    t.E_LOOKS_AT_HAND: ("looks_at_hand", "to", "", True),
    t.E_BURIES: ("buries", "n", "", False),
    t.E_STEADFAST: ("steadfast", "card", "", False),
    t.E_VISION: ("vision", "", "", False),
    t.E_SPACE_LOST: ("space_lost", "", "", False),
    t.E_LOOKS_AT_DISCARD: ("looks_at_discard", "", "", True),
    t.E_ENCHANTMENT: ("enchantment", "enchantment", "", False),
}


def word(name: str, number: int) -> int | str:
    """An argument as people's texts use it."""
    if name == "card":
        return card_id(number)
    if name == "energy":
        return (*ENERGIES, "all")[number]
    if name == "enchantment":
        return ENCHANTMENTS[number]
    if name == "season":
        return SEASONS[number]
    if name == "die":
        return die_id(number)
    if name == "bonus":
        return BONUSES[number]
    if name == "place":
        return STORES[number] or "reserve"
    return number + 1 if name == "face" else number


def event(row: tuple[int, ...], seat: int | None) -> Event:
    """One recorded row as this viewer may know it."""
    kind, who, a, b, detail, seen, by = row
    if kind == WENT_BACK:
        return Event("went_back", {})
    key, first, second, card = EVENTS[kind]
    args: dict[str, int | str] = {}
    if who != t.NOBODY:
        args["who"] = int(who)
    elif key == "discards":
        key = "to_discard"
    if first:
        args[first] = word(first, int(a))
    if second:
        args[second] = word(second, int(b))
    if card:
        if seen & 1 << (4 if seat is None else seat):
            args["card"] = card_id(int(detail))
        else:
            key += "-hidden"
    cause = subject(int(by)) if by >= 0 else ""
    if cause and args.get("card") != cause:
        args["by"] = cause
    return Event(key, args)
