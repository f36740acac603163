"""The options of a game of SpellBook in words."""

from collections.abc import Mapping

from sortilege.core.errors import BadOptions
from sortilege.core.options import Options
from sortilege.core.said import said
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine import tables
from sortilege.games.spellbook.words.numbering import COLORS

# Option → its values, default first; the place of a value is its number.
VALUES: dict[str, tuple[str, ...]] = {
    "spells": ("classic", "set_1", "set_2", "set_3"),
    **{color: ("any", *(s.id for s in SPELLS if COLORS[s.color] == color)) for color in COLORS},
    "difficulty": ("0", "1", "2", "3"),
    "first": ("random", "1", "2", "3", "4"),
    "altar_shortage": ("full_number", "what_there_is"),
    "token_from_triple": ("forbidden", "allowed"),
    "growth_four": ("one_down", "to_three"),
    "mirage_on_store": ("draws", "silent"),
    "mirage_on_swap": ("silent", "draws"),
    "copied_rune": ("owner", "clone"),
    "solo_surplus": ("discarded", "kept"),
    "solo_empty_altar": ("nothing_placed", "filled_first"),
    "pouch_and_box_empty": ("nothing_drawn", "altar_returns"),
}
PLACE = {
    "spells": tables.SET,
    **{color: tables.CHOSEN + at for at, color in enumerate(COLORS)},
    "difficulty": tables.DIFFICULTY,
    "first": tables.FIRST,
    "altar_shortage": tables.ALTAR_SHORTAGE,
    "token_from_triple": tables.TOKEN_FROM_TRIPLE,
    "growth_four": tables.GROWTH_FOUR,
    "mirage_on_store": tables.MIRAGE_STORE,
    "mirage_on_swap": tables.MIRAGE_SWAP,
    "copied_rune": tables.COPIED_RUNE,
    "solo_surplus": tables.SOLO_SURPLUS,
    "solo_empty_altar": tables.SOLO_EMPTY_ALTAR,
    "pouch_and_box_empty": tables.POUCH_AND_BOX_EMPTY,
}


def check_difficulty(chosen: Mapping[str, str], seats: int) -> None:
    """Only whoever plays alone has an opponent to set."""
    if chosen["difficulty"] != "0" and seats > 1:
        raise BadOptions(said("engine-difficulty"))


OPTIONS = Options("SpellBook", (1, 2, 3, 4), VALUES, PLACE, tables.OPTIONS, check=check_difficulty)
complete, numbers = OPTIONS.complete, OPTIONS.numbers
