"""Validate integers from callers (Python's or numpy's); errors name the allowed range."""

from operator import index
from typing import Any

from sortilege.core.errors import BadChoice, BadOptions
from sortilege.core.rules import Rules
from sortilege.core.text.message import message

SEEDS = 1 << 62


def integer_within(given: Any, least: int, most: int) -> int | None:
    """Return the number, or None if it is not an integer in this range."""
    try:
        number = index(given)
    except TypeError:
        return None
    return number if least <= number <= most else None


def seed_of(given: Any) -> int:
    """Validate a seed; raises BadOptions."""
    seed = integer_within(given, 0, SEEDS - 1)
    if seed is None:
        raise BadOptions(message("engine-seed", given=repr(given)))
    return seed


def seat_of(given: Any, seats: int) -> int:
    """Validate a seat; raises BadChoice."""
    seat = integer_within(given, 0, seats - 1)
    if seat is None:
        raise BadChoice(message("engine-no-seat", most=seats - 1, given=repr(given)))
    return seat


def players_of(rules: Rules, given: Any) -> int:
    """Validate a number of players; raises BadOptions."""
    least, most = rules.seats[0], rules.seats[-1]
    players = integer_within(given, least, most)
    if players is None or players not in rules.seats:
        raise BadOptions(message("engine-players", game=rules.options.title, least=least, most=most, given=repr(given)))
    return players
