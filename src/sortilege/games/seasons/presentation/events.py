"""Events of Seasons: which arguments each carries, and which of them may be secret."""

from sortilege.core.events import Events, Happening
from sortilege.games.seasons.engine import constants as t
from sortilege.games.seasons.options import VALUES
from sortilege.games.seasons.presentation.ids import BONUSES, ENERGIES, SEASONS, STORES, card_id, die_id
from sortilege.games.seasons.presentation.prompts import subject

ENCHANTMENTS = [name for name in VALUES["enchantment"] if name != "random"]

# The name of an argument tells what it is: who/to a seat, card a kind, energy, season, die, bonus, place a source.
EVENTS: dict[int, Happening] = {
    t.E_ROUND: Happening("round", "n"),
    t.E_ROLL: Happening("rolls", "die", "face"),
    t.E_TAKES_DIE: Happening("takes_die", "die", "face"),
    t.E_TURN: Happening("turn"),
    t.E_CRYSTALS: Happening("gains_crystals", "n"),
    t.E_LOSES_CRYSTALS: Happening("loses_crystals", "n"),
    t.E_GIVES_CRYSTALS: Happening("gives_crystals", "n", "to"),
    t.E_ENERGY: Happening("gains_energy", "energy", "n"),
    t.E_LOSES_ENERGY: Happening("loses_energy", "energy", "n"),
    t.E_GAUGE: Happening("gauge", "n", "now"),
    t.E_DRAWS: Happening("draws", hidden="card"),
    t.E_KEEPS: Happening("keeps", hidden="card"),
    t.E_DISCARDS: Happening("discards", hidden="card", by_nobody="to_discard"),
    t.E_SUMMONS: Happening("summons", "card"),
    t.E_ENTERS: Happening("enters", "card"),
    t.E_ACTIVATES: Happening("activates", "card"),
    t.E_SACRIFICES: Happening("sacrifices", "card"),
    t.E_RETURNS: Happening("returns", "card"),
    t.E_TRANSMUTES: Happening("transmutes", "energy", "n"),
    t.E_BONUS: Happening("bonus", "bonus", "n"),
    t.E_MOVES: Happening("moves", "n"),
    t.E_SEASON: Happening("season", "season"),
    t.E_YEAR: Happening("year", "n"),
    t.E_PERMIT: Happening("permit"),
    t.E_REROLL: Happening("rerolls", "die", "face"),
    t.E_LOOKS: Happening("looks", hidden="card"),
    t.E_GIVES_CARD: Happening("gives_card", "to", hidden="card"),
    t.E_PASSES_CARD: Happening("passes_card", "card", "to"),
    t.E_PLACES: Happening("places", "energy", "card"),
    t.E_PAYS: Happening("pays", "energy", "place"),
    t.E_SHUFFLES: Happening("shuffles", "n"),
    t.E_SPLIT: Happening("split", "n"),
    t.E_LIBRARY: Happening("library", "shelf", "n"),
    t.E_PICKS: Happening("picks", hidden="card"),
    t.E_CONVERTS: Happening("converts", "energy", "n"),
    t.E_PUTS_BACK: Happening("puts_back"),
    t.E_TAKES_TOKENS: Happening("takes_tokens", "energy", "n"),
    t.E_ENDS_TURN: Happening("ends_turn"),
    t.E_SHOWS: Happening("shows", "card"),
    t.E_SHIELD: Happening("shield", "card"),
    t.E_MIMICS: Happening("mimics", "card"),
    t.E_ABILITY: Happening("ability", "token"),
    t.E_CHOOSES_ABILITY: Happening("chooses_ability", "token"),
    t.E_REVEALS: Happening("reveals", "card"),
    t.E_TRACK_BACK: Happening("track_back", "now"),
    t.E_TAKES_ENERGY: Happening("takes_energy", "energy", "to"),
    t.E_DROUGHT: Happening("drought"),
    t.E_EMBRACE: Happening("embrace", "n"),
    t.E_REORDERS: Happening("reorders", "n"),
    t.E_LOOKS_AT_HAND: Happening("looks_at_hand", "to", hidden="card"),
    t.E_BURIES: Happening("buries", "n"),
    t.E_STEADFAST: Happening("steadfast", "card"),
    t.E_VISION: Happening("vision"),
    t.E_SPACE_LOST: Happening("space_lost"),
    t.E_LOOKS_AT_DISCARD: Happening("looks_at_discard", hidden="card"),
    t.E_ENCHANTMENT: Happening("enchantment", "enchantment"),
}


def word(name: str, number: int) -> int | str:
    """An argument as people's texts use it."""
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
        return STORES[number] or "reserve"
    return number + 1 if name == "face" else number


TELLING = Events(EVENTS, word, subject)
