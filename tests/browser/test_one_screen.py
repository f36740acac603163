"""The whole table is in sight at once, whatever is asked and however large the screen is."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.moments import reach
from tests.browser.seen import flaws
from tests.server.harness import Guest, Server

# Every size with the states that fill it most; in each language, by day and by night.
SIZES = {
    "1280 × 800": (1280, 800, "en", "light"),
    "1366 × 768": (1366, 768, "de", "light"),
    "1440 × 900": (1440, 900, "fr", "dark"),
    "1920 × 1080": (1920, 1080, "fr", "light"),
    "2560 × 1440": (2560, 1440, "de", "dark"),
}
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


@pytest.fixture(scope="module")
def tables(table_server: Server) -> Iterator[tuple[Guest, dict[str, str]]]:
    with Guest(table_server.url, "Ann") as ann:
        yield ann, {name: reach(ann, name) for name in STATES}


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_sight(come: Callable[..., Visitor], tables: tuple[Guest, dict[str, str]], size: str) -> None:
    guest, places = tables
    width, height, language, scheme = SIZES[size]
    device: dict[str, Any] = {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    visitor = come(language, device)
    visitor.come_in(guest)
    found: dict[str, list[str]] = {}
    for name, table in places.items():
        visitor.go(f"#/table/{table}")
        visitor.page.wait_for_selector("[data-choice]:not([disabled])", state="attached")
        for flaw in flaws(visitor.page, guest.look(table)["view"]):
            found.setdefault(flaw, []).append(name)
    assert not found, "".join(f"\n{flaw}\n    {'; '.join(where)}" for flaw, where in found.items())
