"""The SpellBook table: everything that can be chosen is chosen on the thing itself."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.server.harness import Guest

FRENCH: dict[str, Any] = {"locale": "fr"}
# What the list and the board offer, each once, and the question they belong to.
OFFERED = """() => {
    const found = (name) => [...new Set([...document.querySelectorAll(`[data-${name}]:not([disabled])`)]
        .map((one) => one.getAttribute(`data-${name}`)))].sort();
    return { list: found("choice"), board: found("option"), over: document.querySelector(".score table") !== null };
}"""
# Presses it on the board, in one go, so that the question cannot change in between.
PRESS = """(id) => document.querySelector(`[data-option="${id}"]:not([disabled])`)?.click()"""


def sit_down(visitor: Visitor, *bots: str, **options: str) -> None:
    with Guest(visitor.url) as ann:
        table = ann.make("me", *bots, game="spellbook", options=options)["table"]
        ann.act(table, "start")
        visitor.page.context.add_cookies(
            [{"name": name, "value": value, "url": visitor.url} for name, value in ann.http.cookies.items()]
        )
    visitor.page.goto(f"{visitor.url}/#/table/{table}")


def play_on_the_board(visitor: Visitor, most: int) -> tuple[set[str], bool]:
    """Play by chance, every choice on the board; returns the kinds of choices that were seen, and whether it ended."""
    page, dice, kinds = visitor.page, random.Random(7), set[str]()
    for _ in range(most):
        page.wait_for_selector("[data-choice]:not([disabled]), .score table", timeout=30_000)
        offered = page.evaluate(OFFERED)
        if offered["over"]:
            return kinds, True
        assert offered["board"] == offered["list"]
        if offered["list"]:
            kinds |= {id.split(":")[0] for id in offered["list"]}
            page.evaluate(PRESS, wanted(offered["list"], dice))
    return kinds, False


def wanted(ids: Sequence[str], dice: random.Random) -> str:
    """Learning and casting are rarer than the rest, so they come first."""
    rare = [id for id in ids if id.startswith(("learn", "cast", "copy"))]
    return dice.choice(rare or [id for id in ids if id != "pass"] or ids)


@pytest.mark.parametrize("visitor", [FRENCH], indirect=True)
def test_a_solo_game_on_the_board_in_french(visitor: Visitor) -> None:
    sit_down(visitor, spells="set_3", difficulty="1")
    visitor.page.get_by_role("heading", name="adversaire").wait_for()
    kinds, over = play_on_the_board(visitor, 400)
    assert over
    assert {"take_1", "draw_2", "altar", "pool", "pass", "learn"} <= kinds
    visitor.page.locator(".score .result").wait_for()
    assert visitor.fits()


@pytest.mark.parametrize("spells", ["set_1", "set_2"])
def test_the_board_offers_what_the_list_offers(visitor: Visitor, spells: str) -> None:
    sit_down(visitor, "random", spells=spells)
    kinds, _ = play_on_the_board(visitor, 60)
    assert {"take_1", "altar", "pool"} <= kinds


def test_a_spell_tells_all_of_itself(visitor: Visitor) -> None:
    """Every text is whole; the picture tells all three levels and leads to the gallery."""
    page = visitor.page
    sit_down(visitor, "random", "random", "random", spells="set_1")
    page.wait_for_selector("[data-spell=transmutation]")
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator("[data-spell] .text, [data-spell] .name, .seat li .name").evaluate_all(cut) == []
    page.locator("[data-spell=transmutation] a").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    tip = page.get_by_role("tooltip").inner_text()
    assert all(f"level {level}" in tip.lower() for level in (3, 4, 5))
    page.locator(".seat:not(.own) li a[href='#/gallery/spell-sacrifice']").first.click()
    page.wait_for_url("**/#/gallery/spell-sacrifice")
