"""Seatings: every deal is played so often that each bot has every seat equally often.

Every bot then plays each seat's cards once, so that differences come from how they play.
"""

from collections.abc import Sequence
from itertools import combinations, permutations

Seating = tuple[str, ...]


def groups(bots: Sequence[str], players: int) -> list[Seating]:
    """Return the groups that share a table: all bots, or every combination that fits the seats."""
    return list(combinations(bots, players)) if len(bots) > players else [tuple(bots)]


def seatings(group: Seating, players: int, deal: int) -> list[Seating]:
    """Return all rotations of the group around the table, each once.

    With fewer bots than seats, bots take several seats (a, b, a), and each gets the extra seat in turn. Neighbors
    matter where cards are passed on, so the order changes from deal to deal.
    """
    orders = list(permutations(group[1:]))
    order = (group[0], *orders[deal % len(orders)])
    found: dict[Seating, None] = {}  # ordered and unique: the same seating would repeat the game
    for start in range(len(order)):
        line = tuple(order[(start + i) % len(order)] for i in range(players))
        found.update(dict.fromkeys(line[turn:] + line[:turn] for turn in range(players)))
    return list(found)


def games_per_deal(group: Seating, players: int) -> int:
    return len(seatings(group, players, 0))
