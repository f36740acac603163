"""The whole table is visible at once, for every question and every screen size."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.browser.conftest import LookedAt, Visitor
from tests.browser.visibility import flaws

# Every size with its fullest states, in each language, light and dark.
SIZES = {
    "1280 × 800": (1280, 800, "en", "light"),
    "1366 × 768": (1366, 768, "de", "light"),
    "1440 × 900": (1440, 900, "fr", "dark"),
    "1920 × 1080": (1920, 1080, "fr", "light"),
    "2560 × 1440": (2560, 1440, "de", "dark"),
}
# Phones show one part at a time; a tablet shows the whole board.
HELD = {
    "360 × 640": (360, 640, "de", "light"),
    "430 × 932": (430, 932, "fr", "dark"),
    "740 × 360": (740, 360, "en", "dark"),
    "820 × 1180": (820, 1180, "de", "light"),
}
FULLEST = ("draft", "split", "crowd", "spellbook payment", "spellbook solo")
STATES = (
    "draft",
    "split",
    "turn",
    "payment",
    "four players",
    "crowd",
    "long price",
    "spellbook turn",
    "spellbook payment",
    "spellbook four players",
    "spellbook solo",
)


def find_flaws(visitor: Visitor, tables: LookedAt, states: Sequence[str], phone: bool = False) -> dict[str, list[str]]:
    """The flaws, and the states that have them."""
    places = {name: tables[name] for name in states}
    visitor.come_in(tables.guest)
    visitor.go("#/account")
    lead = visitor.go if phone else visitor.turn_to  # a phone shows a table from the top after loading
    found: dict[str, list[str]] = {}
    for name in states:
        lead(f"#/table/{places[name]}")
        visitor.page.wait_for_selector("[data-choice]:not([disabled])", state="attached")
        for flaw in flaws(visitor.page, tables.guest.look(places[name])["view"], phone):
            found.setdefault(flaw, []).append(name)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_visible(come: Callable[..., Visitor], looked_at: LookedAt, size: str) -> None:
    width, height, language, scheme = SIZES[size]
    device: dict[str, Any] = {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    assert find_flaws(come(language, device), looked_at, STATES) == {}


@pytest.mark.parametrize("size", HELD)
def test_a_phone_shows_what_is_asked(come: Callable[..., Visitor], looked_at: LookedAt, size: str) -> None:
    width, height, language, scheme = HELD[size]
    device: dict[str, Any] = {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    visitor = come(language, device, has_touch=True, is_mobile=True)
    assert find_flaws(visitor, looked_at, FULLEST, phone=min(width, height) < 600) == {}
