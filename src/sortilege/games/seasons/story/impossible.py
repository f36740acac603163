"""Rejects tables that are well written but that no game can reach."""

from collections.abc import Mapping
from typing import Any

from sortilege.core.text.message import message
from sortilege.games.seasons.cards import vocabulary
from sortilege.games.seasons.engine.constants import ACTIVATION, HAND_ABILITY
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.presentation.ids import card_id
from sortilege.games.seasons.story.given import PRELUDE, Given, SeatGiven
from sortilege.games.seasons.story.terms import CardInPlay
from sortilege.stories.source_location import SEATS, SourceLocation

# Only these cards turn when used.
TURNABLE_CARDS = frozenset(card.id for card in vocabulary.CARDS if ACTIVATION in card.programs)
# Energies that a card can hold.
TOKEN_CAPACITY = {
    "amulet_of_water": 4,
    "glutton_cauldron": 6,
    "heart_of_argos": 36,
    "fairy_monolith": 36,
    "jewel_of_the_ancients": 36,
}
# What a seat gains only during rounds.
EARNED_KEYS = ("crystals", "gauge", "bonuses", "reserve", "summoned", "owed", "spaces_lost")
# Keys that need one of these values of an option.
OPTION_OF_KEY = {
    "pending": ("diefirst", ("energy_crystals", "rest_optional")),
    "locked": ("life", ("lockout",)),
    "locks_others": ("life", ("lockout",)),
    "owed": ("hourglass", ("round_end",)),
}
YEAR_AFTER_LAST = 4  # no round begins after the third year
PERMANENT_TOKEN = HAND_ABILITY + 1  # the token in force without being used


def check_possible(given: Given, table: Mapping[str, Any]) -> None:
    """Raise BadStory for the first impossible thing."""
    check_wheel(given, table)
    check_options(given)
    for seat, (name, here) in enumerate(zip(SEATS, given.seats, strict=False)):
        at = given.at.under(name)
        check_libraries(given, here, at)
        for played in here.play:
            check_card(given, seat, played, at.under("play"))
        if here.ability_used and here.ability == PERMANENT_TOKEN:
            raise at.under("ability_used").wrong(message("engine-moment-permanent", token=here.ability))
        if given.moment in PRELUDE:
            for key in EARNED_KEYS:
                if getattr(here, key):
                    raise at.under(key).wrong(message("engine-moment-unearned", moment=given.moment))


def check_wheel(given: Given, table: Mapping[str, Any]) -> None:
    at, moment = given.at, given.moment
    if moment in PRELUDE and (given.year, given.space) != (1, 1):
        raise at.under("year").wrong(message("engine-moment-first-space", moment=moment))
    if given.year == 0 and given.options["before_year1"] == "forbid":
        raise at.under("year").wrong(message("engine-moment-before-year1"))
    if moment == "dice" and given.year == YEAR_AFTER_LAST:
        raise at.under("year").wrong(message("engine-moment-no-round"))
    if moment == "game_end" and given.year != YEAR_AFTER_LAST:
        raise at.under("year").wrong(message("engine-moment-end-year"))
    if "left" in table and (moment in PRELUDE or moment == "dice"):
        raise at.under("left").wrong(message("engine-moment-no-meaning", moment=moment))
    if len(set(given.bag)) < len(given.bag):
        raise at.under("bag").wrong(message("engine-moment-die-twice"))
    taken = [seat.die for seat in given.seats if seat.die]
    if len(set(taken)) < len(taken):
        raise at.wrong(message("engine-moment-same-die"))
    for year in given.struck:
        if year > given.opened:
            raise at.under("struck").wrong(message("engine-moment-year-to-come", year=year))


def check_options(given: Given) -> None:
    if given.moment == "draft" and given.options["level"] == "apprentice":
        raise given.at.under("moment").wrong(message("engine-moment-apprentices"))
    there = {
        "pending": bool(given.pending),
        "locked": given.locked,
        "locks_others": given.locks_others,
        "owed": any(seat.owed for seat in given.seats),
    }
    for key, (option, values) in OPTION_OF_KEY.items():
        if there[key] and given.options[option] not in values:
            raise given.at.under(key).wrong(message("engine-moment-with-option", option=option, value=values[0]))


def check_libraries(given: Given, here: SeatGiven, at: SourceLocation) -> None:
    """Require three equal piles, laid out one after the other."""
    share = 4 if given.options["enchantment"] == "extended_experience" else 3
    second, third = map(len, here.libraries)
    for key, n in (("library_2", second), ("library_3", third)):
        if n > share:
            raise at.under(key).wrong(message("engine-moment-library", most=share))
        if n and given.moment in ("draft", "keep_nine", "discard_tenth"):
            raise at.under(key).wrong(message("engine-moment-laid-out", moment=given.moment))
    if given.moment == "split" and (held := len(here.hand) + second + third):
        if held != 3 * share:
            raise at.wrong(message("engine-moment-three-piles", cards=3 * share, given=held))
        if third and second < share:
            raise at.under("library_3").wrong(message("engine-moment-second-first", given=second, cards=share))


def check_card(given: Given, seat: int, played: CardInPlay, at: SourceLocation) -> None:
    """Reject impossible marks on a card in play; a Raven counts as the item it mimics."""
    owner, _, model = played.mimics.rpartition(".")
    does = model.removesuffix("#2") if played.card == card_id(RAVEN_THE_USURPER) else played.card
    if owner == SEATS[seat]:
        raise at.wrong(message("engine-moment-own-model", card=played.card, model=played.mimics))
    most = TOKEN_CAPACITY.get(does, 0)
    if len(played.tokens or ()) > most:
        raise at.wrong(message("engine-moment-on-card", card=played.card, most=most))
    if played.turned and does not in TURNABLE_CARDS:
        raise at.wrong(message("engine-moment-never-turned", card=played.card))
    if given.moment == "dice" and (played.turned or played.worked):
        raise at.wrong(message("engine-moment-straightened"))
