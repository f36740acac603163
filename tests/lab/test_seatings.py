"""Every bot has every seat of every deal equally often."""

from collections import Counter

import pytest

from sortilege.lab.arena.seatings import games_per_deal, groups, seatings

TABLES = [(1, 1), (1, 2), (1, 4), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)]


@pytest.mark.parametrize(("bots", "players"), TABLES)
@pytest.mark.parametrize("deal", [0, 1, 5])
def test_seats_are_balanced(bots: int, players: int, deal: int) -> None:
    group = tuple("abcd"[:bots])
    found = seatings(group, players, deal)
    counts = Counter((bot, seat) for seating in found for seat, bot in enumerate(seating))
    assert len(counts) == bots * players
    assert len(set(counts.values())) == 1
    assert len(set(found)) == len(found) == games_per_deal(group, players)


def test_two_bots_swap_their_seats() -> None:
    assert seatings(("a", "b"), 2, 0) == [("a", "b"), ("b", "a")]
    assert set(seatings(("a", "b"), 4, 0)) == {("a", "b", "a", "b"), ("b", "a", "b", "a")}
    assert len(seatings(("a", "b"), 3, 0)) == 6


def test_neighbors_change_from_deal_to_deal() -> None:
    left_of_a = Counter(
        seating[(seating.index("a") + 1) % 4] for deal in range(6) for seating in seatings(tuple("abcd"), 4, deal)
    )
    assert set(left_of_a.values()) == {8}


def test_too_many_bots_for_a_table_meet_in_every_combination() -> None:
    assert groups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert groups("abc", 3) == [("a", "b", "c")]
    assert groups("ab", 4) == [("a", "b")]
    assert groups("ab", 1) == [("a",), ("b",)]
