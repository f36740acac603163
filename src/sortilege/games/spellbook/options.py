"""The options of SpellBook."""

from collections.abc import Mapping

from sortilege.core.errors import BadOptions
from sortilege.core.options import Options
from sortilege.core.text.message import message
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine import constants
from sortilege.games.spellbook.presentation.ids import COLORS

# Option → its values, default first; a value's index is its number.
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
OPTION_INDEX = {
    "spells": constants.SPELL_SET,
    **{color: constants.CHOSEN_SPELL + at for at, color in enumerate(COLORS)},
    "difficulty": constants.DIFFICULTY,
    "first": constants.FIRST_SEAT,
    "altar_shortage": constants.ALTAR_SHORTAGE,
    "token_from_triple": constants.TOKEN_FROM_TRIPLE,
    "growth_four": constants.GROWTH_FOUR,
    "mirage_on_store": constants.MIRAGE_STORE,
    "mirage_on_swap": constants.MIRAGE_SWAP,
    "copied_rune": constants.COPIED_RUNE,
    "solo_surplus": constants.SOLO_SURPLUS,
    "solo_empty_altar": constants.SOLO_EMPTY_ALTAR,
    "pouch_and_box_empty": constants.POUCH_AND_BOX_EMPTY,
}


def check_difficulty(chosen: Mapping[str, str], seats: int) -> None:
    """Only solo games have an opponent to set up."""
    if chosen["difficulty"] != "0" and seats > 1:
        raise BadOptions(message("engine-difficulty"))


OPTIONS = Options("SpellBook", (1, 2, 3, 4), VALUES, OPTION_INDEX, constants.MAX_OPTIONS, check=check_difficulty)
complete, numbers = OPTIONS.complete, OPTIONS.numbers
