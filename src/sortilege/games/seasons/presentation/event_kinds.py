"""The events of Seasons: the arguments of each, and which of them may be secret."""

from sortilege.core.events import EventKind, Events
from sortilege.games.seasons.engine import constants as t
from sortilege.games.seasons.options import VALUES
from sortilege.games.seasons.presentation.ask_builder import subject_id
from sortilege.games.seasons.presentation.ids import BONUSES, ENERGIES, SEASONS, SOURCE_IDS, card_id, die_id

ENCHANTMENTS = [name for name in VALUES["enchantment"] if name != "random"]

# An argument's name is its type: who/to a seat, card a kind, energy, season, die, bonus, place a source.
EVENTS: dict[int, EventKind] = {
    t.E_ROUND: EventKind("round", "n"),
    t.E_ROLL: EventKind("rolls", "die", "face"),
    t.E_TAKES_DIE: EventKind("takes_die", "die", "face"),
    t.E_TURN: EventKind("turn"),
    t.E_CRYSTALS: EventKind("gains_crystals", "n"),
    t.E_LOSES_CRYSTALS: EventKind("loses_crystals", "n"),
    t.E_GIVES_CRYSTALS: EventKind("gives_crystals", "n", "to"),
    t.E_ENERGY: EventKind("gains_energy", "energy", "n"),
    t.E_LOSES_ENERGY: EventKind("loses_energy", "energy", "n"),
    t.E_GAUGE: EventKind("gauge", "n", "now"),
    t.E_DRAWS: EventKind("draws", hidden="card"),
    t.E_KEEPS: EventKind("keeps", hidden="card"),
    t.E_DISCARDS: EventKind("discards", hidden="card", by_nobody="to_discard"),
    t.E_SUMMONS: EventKind("summons", "card"),
    t.E_ENTERS: EventKind("enters", "card"),
    t.E_ACTIVATES: EventKind("activates", "card"),
    t.E_SACRIFICES: EventKind("sacrifices", "card"),
    t.E_RETURNS: EventKind("returns", "card"),
    t.E_TRANSMUTES: EventKind("transmutes", "energy", "n"),
    t.E_BONUS: EventKind("bonus", "bonus", "n"),
    t.E_MOVES: EventKind("moves", "n"),
    t.E_SEASON: EventKind("season", "season"),
    t.E_YEAR: EventKind("year", "n"),
    t.E_PERMIT: EventKind("permit"),
    t.E_REROLL: EventKind("rerolls", "die", "face"),
    t.E_LOOKS: EventKind("looks", hidden="card"),
    t.E_GIVES_CARD: EventKind("gives_card", "to", hidden="card"),
    t.E_PASSES_CARD: EventKind("passes_card", "card", "to"),
    t.E_PLACES: EventKind("places", "energy", "card"),
    t.E_PAYS: EventKind("pays", "energy", "place"),
    t.E_SHUFFLES: EventKind("shuffles", "n"),
    t.E_SPLIT: EventKind("split", "n"),
    t.E_LIBRARY: EventKind("library", "shelf", "n"),
    t.E_PICKS: EventKind("picks", hidden="card"),
    t.E_CONVERTS: EventKind("converts", "energy", "n"),
    t.E_PUTS_BACK: EventKind("puts_back"),
    t.E_TAKES_TOKENS: EventKind("takes_tokens", "energy", "n"),
    t.E_ENDS_TURN: EventKind("ends_turn"),
    t.E_SHOWS: EventKind("shows", "card"),
    t.E_SHIELD: EventKind("shield", "card"),
    t.E_MIMICS: EventKind("mimics", "card"),
    t.E_ABILITY: EventKind("ability", "token"),
    t.E_CHOOSES_ABILITY: EventKind("chooses_ability", "token"),
    t.E_REVEALS: EventKind("reveals", "card"),
    t.E_TRACK_BACK: EventKind("track_back", "now"),
    t.E_TAKES_ENERGY: EventKind("takes_energy", "energy", "to"),
    t.E_DROUGHT: EventKind("drought"),
    t.E_EMBRACE: EventKind("embrace", "n"),
    t.E_REORDERS: EventKind("reorders", "n"),
    t.E_LOOKS_AT_HAND: EventKind("looks_at_hand", "to", hidden="card"),
    t.E_BURIES: EventKind("buries", "n"),
    t.E_STEADFAST: EventKind("steadfast", "card"),
    t.E_VISION: EventKind("vision"),
    t.E_SPACE_LOST: EventKind("space_lost"),
    t.E_LOOKS_AT_DISCARD: EventKind("looks_at_discard", hidden="card"),
    t.E_ENCHANTMENT: EventKind("enchantment", "enchantment"),
}


def argument_value(name: str, number: int) -> int | str:
    """Return an argument in the form that messages use."""
    if name == "card":
        return card_id(number)
    if name == "energy":
        return (*ENERGIES, "all")[number]
    if name == "enchantment":
        return VALUES["enchantment"][number]
    if name == "season":
        return SEASONS[number]
    if name == "die":
        return die_id(number)
    if name == "bonus":
        return BONUSES[number]
    if name == "place":
        return SOURCE_IDS[number] or "reserve"
    return number + 1 if name == "face" else number


EVENT_LOG = Events(EVENTS, argument_value, subject_id)
