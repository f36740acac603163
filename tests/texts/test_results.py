"""Who has won, as each player and a spectator read it."""

import pytest

from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.results import winners_message

NAMES = ("Ann", "Bob", "Cat", "Dan")
COLON = "\u00a0:\u00a0"


@pytest.mark.parametrize(
    ("viewer", "winners", "totals", "told"),
    [
        (0, (0,), (111, 39), "You win, 111 : 39"),
        (1, (0,), (111, 39), "Ann wins, 111 : 39"),
        (None, (1,), (-4, 39), "Bob wins, 39 : −4"),
        (0, (0, 1), (80, 80), "You and Bob win together, 80 : 80"),
        (None, (0, 1), (80, 80), "Ann, Bob win together, 80 : 80"),
        (1, (0,), (80, 80), "Ann wins the tie-break, 80 : 80"),
        (0, (2,), (70, 60, 98), "Cat wins, 98 : 70 : 60 – you come second"),
        (1, (2,), (70, 60, 98), "Cat wins, 98 : 70 : 60 – you come third"),
        (2, (2,), (70, 60, 98), "You win, 98 : 70 : 60"),
        (None, (2,), (70, 60, 98), "Cat wins, 98 : 70 : 60"),
        (3, (0,), (90, 60, 70, 50), "Ann wins, 90 : 70 : 60 : 50 – you come 4th"),
        (1, (0,), (90, 90, 70, 50), "Ann wins the tie-break, 90 : 90 : 70 : 50 – you come second"),
        (2, (0, 1), (90, 90, 70, 50), "Ann, Bob win together, 90 : 90 : 70 : 50 – you come third"),
        (2, (0, 1, 2), (90, 90, 90, 50), "You and Ann, Bob win together, 90 : 90 : 90 : 50"),
    ],
)
def test_the_result_is_told_to_the_reader(
    viewer: int | None, winners: tuple[int, ...], totals: tuple[int, ...], told: str
) -> None:
    message = winners_message(viewer, winners, totals)
    assert texts("en").tell(message, NAMES).replace(COLON, " : ") == told
    for language in LANGUAGES:
        assert COLON.join(sorted(map(str, totals), key=int, reverse=True)).replace("-", "−") in texts(language).tell(
            message, NAMES
        )
