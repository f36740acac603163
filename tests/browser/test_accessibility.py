"""axe-core finds no barrier on any page or in any state of a table, in light and dark; figures are easy to read."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Route

from sortilege.puzzles import puzzles
from tests.accessibility import AXE, FINGER, GRAVE, LOOK, SMALL
from tests.browser.conftest import LAPTOP, PHONE, SCORE, Visitor
from tests.browser.review_fixture import make_review
from tests.browser.table_states import table_in_state
from tests.browser.visibility import OLD_STYLE_FIGURES
from tests.server.harness import Guest, Server

# The dark scheme changes only colors.
SCHEMES: tuple[tuple[Literal["light", "dark"], list[str] | None], ...] = (
    ("light", None),
    ("dark", ["color-contrast"]),
)
RULES = ("#/rules/seasons/K2", "#/rules/spellbook/index", "#/rules/seasons/show/K2")
PUZZLES = ("#/puzzles", *(f"#/puzzles/{puzzles(game)[0].id}" for game in ("seasons", "spellbook")))
TRYOUTS = ("#/try/seasons", "#/try/spellbook")
OTHERS = ("#/new", "#/account", "#/history", "#/player", "#/learn", "#/gallery", "#/gallery/kairn_the_destroyer")
PAGES = ("#/", *OTHERS, *RULES, *PUZZLES, *TRYOUTS)

STATES = ("draft", "split", "turn", "payment", "score", "spellbook turn", "spellbook payment", "spellbook score")

HINTED = ("split", "spellbook turn")  # tested with a hint
HINT = re.compile(r"/api/tables/(.+)/hint")


@pytest.fixture(scope="module")
def places(table_server: Server) -> Iterator[tuple[Guest, dict[str, str]]]:
    """Every page by name, and a guest who may see it."""
    with Guest(table_server.url, "Ann") as ann:
        tables = {name: f"#/table/{table_in_state(ann, name)}" for name in STATES}
        yield (
            ann,
            {page: page for page in PAGES}
            | tables
            | {
                "replay": f"{tables['score']}/replay",
                "review": f"{tables['score']}/replay/0/0/review",
            },
        )


@pytest.fixture(scope="module")
def hints(places: tuple[Guest, dict[str, str]]) -> dict[str, Any]:
    """A shallow hint for each of those tables; its depth does not matter for accessibility."""
    guest, all_of_them = places
    tables = [all_of_them[name].rpartition("/")[2] for name in HINTED]
    return {table: guest.get(f"/tables/{table}/hint", depth=1) for table in tables}


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_no_serious_barrier(
    come: Callable[..., Visitor],
    places: tuple[Guest, dict[str, str]],
    hints: dict[str, Any],
    device: dict[str, Any],
) -> None:
    def hint(route: Route) -> None:
        asked = HINT.search(route.request.url)
        assert asked
        route.fulfill(json=hints[asked[1]])

    guest, all_of_them = places
    visitor = come("en", device, reduced_motion="reduce")
    visitor.come_in(guest)
    visitor.page.route(HINT, hint)
    visitor.page.route("**/reviews/*", lambda route: route.fulfill(json=make_review()))
    visitor.go("#/account")
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for name, place in all_of_them.items():
        visitor.turn_to(place)
        if name in STATES:
            visitor.page.wait_for_selector(f"[data-choice], {SCORE}")
        if name in TRYOUTS:
            visitor.page.wait_for_selector("[data-fresh=true]")
        if name == "#/try/spellbook":  # the other shows its form
            visitor.page.get_by_role("button", name="Play and share").click()
        if name == "replay":
            visitor.page.wait_for_selector(".chart")
        if name == "review":
            visitor.page.wait_for_selector(".review table")
        if name in HINTED:
            visitor.page.keyboard.press("h")
            visitor.page.wait_for_selector("[data-hint]")
        for flaw in visitor.page.evaluate(OLD_STYLE_FIGURES):
            found.setdefault(flaw, []).append(name)
        for scheme, rules in SCHEMES:
            visitor.page.emulate_media(color_scheme=scheme)
            for flaw in visitor.page.evaluate(LOOK, [rules, GRAVE]):
                found.setdefault(flaw, []).append(f"{name}, {scheme}")
    assert not found, "".join(f"\n{flaw}\n    {'; '.join(where)}" for flaw, where in found.items())


def test_touch_targets_are_large_enough(come: Callable[..., Visitor], places: tuple[Guest, dict[str, str]]) -> None:
    guest, all_of_them = places
    visitor = come("en", PHONE, reduced_motion="reduce")
    visitor.come_in(guest)
    visitor.page.route("**/reviews/*", lambda route: route.fulfill(json=make_review()))
    visitor.go("#/account")
    found: dict[str, list[str]] = {}
    for name, place in all_of_them.items():
        visitor.turn_to(place)
        if name in TRYOUTS:
            visitor.page.wait_for_selector("[data-fresh=true]")
        if name == "replay":
            visitor.page.wait_for_selector(".chart")
        if name == "review":
            visitor.page.wait_for_selector(".review table")
        for small in visitor.page.evaluate(SMALL, FINGER - 0.5):
            found.setdefault(small, []).append(name)
    assert not found, "".join(f"\n{small}\n    {'; '.join(where)}" for small, where in found.items())
