"""The options of Seasons by name, their defaults, and the presets of printings and boxes (section V)."""

from collections.abc import Mapping

from sortilege.core.errors import BadOptions
from sortilege.core.options import Options
from sortilege.core.text.message import message
from sortilege.games.seasons.engine import constants
from sortilege.games.seasons.engine.constants import PACK
from sortilege.games.seasons.engine.setup import deck_size

# Option → values. A value's position is its number; the first is the default unless DEFAULTS names another.
VALUES: dict[str, tuple[str, ...]] = {
    "level": ("archmage", "magician", "apprentice"),
    "balance": ("new", "old"),
    "idol": ("new", "old"),
    "exchange": ("exact2", "upto2"),
    "chest": ("round", "turn"),
    "diefirst": ("all4", "energy_crystals", "rest_optional"),
    "hourglass": ("immediate", "round_end"),
    "life": ("free", "lockout"),
    "life_bonus": ("counts", "ignored"),
    "tiebreak": ("in_play", "summoned"),
    "fairies": ("before_cost", "after_cost"),
    "before_year1": ("allow", "forbid"),
    "round_end": ("fixed", "owner_order"),
    "zira_chain": ("chained", "single"),
    "second_search": ("optional", "forced"),
    "first": ("random", "1", "2", "3", "4"),
    "kingdom_cards": ("without", "with"),
    "ability_tokens": ("without", "with"),
    "enchantment": (
        "none",
        "elemental_construction",
        "extended_experience",
        "natural_selection",
        "entangling_roots",
        "nature_spirit",
        "argos_embrace",
        "ios_bounty",
        "olafs_knowledge",
        "drought",
        "vision_of_destiny",
        "random",
    ),
}
DEFAULTS = {"round_end": "owner_order"}
OPTION_INDEX = {
    "level": constants.LEVEL,
    "balance": constants.BALANCE,
    "idol": constants.IDOL,
    "exchange": constants.EXCHANGE,
    "chest": constants.CHEST,
    "diefirst": constants.DIEFIRST,
    "hourglass": constants.HOURGLASS,
    "life": constants.LIFE,
    "life_bonus": constants.LIFE_BONUS,
    "tiebreak": constants.TIEBREAK,
    "fairies": constants.FAIRIES,
    "before_year1": constants.BEFORE_YEAR1,
    "round_end": constants.ROUND_END_ORDER,
    "zira_chain": constants.ZIRA_CHAIN,
    "second_search": constants.SECOND_SEARCH,
    "first": constants.FIRST,
    "kingdom_cards": constants.KINGDOM,
    "ability_tokens": constants.ABILITIES,
    "enchantment": constants.ENCHANTMENT,
}

# Options of the rulebooks in each language where they differ (V1-V11).
PRINTING_PRESETS: dict[str, dict[str, str]] = {
    "en": {},
    "fr": {"tiebreak": "summoned"},
    "de": {
        "balance": "old",
        "idol": "old",
        "exchange": "upto2",
        "chest": "turn",
        "diefirst": "rest_optional",
        "hourglass": "round_end",
        "life": "lockout",
        "tiebreak": "summoned",
    },
}

# Enchanted Kingdom replaces two cards of the base box, whatever its language (V1, V2).
BOX_PRESETS: dict[str, dict[str, dict[str, str]]] = {"kingdom_cards": {"with": {"balance": "new", "idol": "new"}}}

# The whole expansion in one word.
KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}


def check_enchantment(chosen: Mapping[str, str], seats: int) -> None:
    """Reject an enchantment that changes the draft if there is no draft or not enough cards (A11)."""
    name = chosen["enchantment"]
    dealt = {"elemental_construction": PACK, "extended_experience": 12, "natural_selection": 11}.get(name, 0)
    if dealt and chosen["level"] == "apprentice":
        raise BadOptions(message("engine-draft", name=message(name)))
    cards = int(deck_size(numbers(chosen)))
    if seats * dealt > cards:
        raise BadOptions(message("engine-deck", name=message(name), dealt=dealt, seats=seats, cards=cards))


OPTIONS = Options(
    "Seasons",
    (2, 3, 4),
    VALUES,
    OPTION_INDEX,
    constants.OPTIONS,
    {"printing": PRINTING_PRESETS},
    BOX_PRESETS,
    check_enchantment,
    {"kingdom": KINGDOM},
    DEFAULTS,
)
complete, numbers = OPTIONS.complete, OPTIONS.numbers
