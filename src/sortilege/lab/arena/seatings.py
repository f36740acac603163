"""Who sits where: every deal is played so often that each bot has had each of its seats equally often.

What a deal gives to a seat then goes to everybody once, and what is left is how they play.
"""

from collections.abc import Sequence
from itertools import combinations, permutations

Seating = tuple[str, ...]


def groups(bots: Sequence[str], players: int) -> list[Seating]:
    """The bots that meet at one table: all of them, or every choice of as many as there are seats."""
    return list(combinations(bots, players)) if len(bots) > players else [tuple(bots)]


def seatings(group: Seating, players: int, deal: int) -> list[Seating]:
    """How a deal is played: all rotations of the group around the table, each once.

    Fewer bots than seats sit there several times: a, b, a. The one more seat then goes to each of them in turn.
    Who sits to whose left matters where cards are passed on, so the order changes from deal to deal.
    """
    orders = list(permutations(group[1:]))
    order = (group[0], *orders[deal % len(orders)])
    found: dict[Seating, None] = {}  # in order, and each once: the same seating again would be the same game
    for start in range(len(order)):
        line = tuple(order[(start + i) % len(order)] for i in range(players))
        found.update(dict.fromkeys(line[turn:] + line[:turn] for turn in range(players)))
    return list(found)


def games_per_deal(group: Seating, players: int) -> int:
    return len(seatings(group, players, 0))
