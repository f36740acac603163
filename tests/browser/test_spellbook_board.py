"""The SpellBook board: every option can be chosen on the piece itself."""

from typing import Any

import pytest
from playwright.sync_api import expect

from sortilege.core.text.catalog import texts
from sortilege.games.spellbook.presentation.board_text import level_text
from tests.browser.conftest import GERMAN_PHONE, Visitor
from tests.server.harness import Guest

FRENCH: dict[str, Any] = {"locale": "fr"}
# Each spell and the texts of its levels.
LEVEL_TEXTS = """all => all.map((one) =>
    [one.dataset.spell, ...[...one.querySelectorAll(".rung .text")].map((text) => text.textContent)])"""
FONT_SIZES = "all => all.map((one) => getComputedStyle(one).fontSize)"
# Play at random on the board until the end or the given number of choices; board and list must always offer the
# same. Learning and casting are rare, so they come first. Runs in the page, because a whole game has many asks.
PLAY = """async (most) => {
    const found = (name) => [...new Set([...document.querySelectorAll(`[data-${name}]:not([disabled])`)]
        .map((one) => one.getAttribute(`data-${name}`)))].sort();
    const over = () => document.querySelector(".score table") !== null;
    let seed = 7;
    const pick = (ids) => ids[(seed = (seed * 16807) % 2147483647) % ids.length];
    const kinds = new Set();
    let asked = 0;
    while (!over() && asked < most) {
        const list = found("choice");
        const board = found("option");
        if (list.join() !== board.join()) throw new Error(`list ${list} board ${board}`);
        if (list.length) {
            asked++;
            list.forEach((id) => kinds.add(id.split(":")[0]));
            const rare = list.filter((id) => /^(learn|cast|copy)/.test(id));
            const rest = list.filter((id) => id !== "pass");
            const id = pick(rare.length ? rare : rest.length ? rest : list);
            document.querySelector(`[data-option="${id}"]:not([disabled])`).click();
        }
        await new Promise((go) => setTimeout(go, 5));
    }
    return { kinds: [...kinds], over: over(), asked };
}"""


def sit_down(visitor: Visitor, *bots: str, **options: str) -> None:
    with Guest(visitor.url) as ann:
        table = ann.make("me", *bots, game="spellbook", options=options, deal=5)["table"]
        ann.act(table, "start")
        visitor.page.context.add_cookies(
            [{"name": name, "value": value, "url": visitor.url} for name, value in ann.http.cookies.items()]
        )
    visitor.page.goto(f"{visitor.url}/#/table/{table}")


@pytest.mark.parametrize("visitor", [FRENCH], indirect=True)
def test_a_solo_game_on_the_board_in_french(visitor: Visitor) -> None:
    sit_down(visitor, spells="set_3", difficulty="1")
    visitor.page.get_by_role("heading", name="adversaire").wait_for()
    played = visitor.page.evaluate(PLAY, 1000)
    assert played["over"]
    assert {"take_1", "draw_2", "altar", "pool", "pass", "learn"} <= set(played["kinds"])
    visitor.page.locator(".finish .result").wait_for()
    assert visitor.fits()


@pytest.mark.parametrize("options", [{"spells": "set_1"}, {"spells": "set_2", "white": "clone"}])
def test_the_board_offers_what_the_list_offers(visitor: Visitor, options: dict[str, str]) -> None:
    sit_down(visitor, "greedy", **options)
    visitor.page.wait_for_selector("[data-choice]")
    visitor.page.get_by_text("bot, greedy").wait_for()  # not one of the ten levels
    played = visitor.page.evaluate(PLAY, 40)
    assert {"take_1", "altar", "pool"} <= set(played["kinds"])


@pytest.mark.parametrize(
    ("visitor", "bots", "options"),
    [
        ({"locale": "en"}, ("random",), {"spells": "set_1"}),
        (FRENCH, ("random",), {"spells": "set_2"}),
        (GERMAN_PHONE, ("random",), {"spells": "set_3", "mirage_on_swap": "draws", "growth_four": "to_three"}),
        (FRENCH, (), {"spells": "set_3"}),
    ],
    indirect=["visitor"],
)
def test_every_level_is_a_whole_sentence(visitor: Visitor, bots: tuple[str, ...], options: dict[str, str]) -> None:
    """Each level shows its price and its own text, which says what holds at this table; all titles have one size."""
    sit_down(visitor, *bots, **options)
    spells = visitor.page.locator("[data-spell]")
    spells.nth(6).wait_for(state="attached")
    language = visitor.page.locator("html").get_attribute("lang")
    sizes = visitor.page.locator("[data-spell] .name").evaluate_all(FONT_SIZES)
    assert len(set(sizes)) == 1, sizes
    expect(spells.first.locator(".price")).to_have_text(["3", "4", "5"])
    for id, *shown in spells.evaluate_all(LEVEL_TEXTS):
        assert shown == [level_text(texts(str(language)), id, level, options, len(bots) + 1) for level in (3, 4, 5)]


def test_a_spell_shows_its_full_text(visitor: Visitor) -> None:
    """Every text is complete; the picture shows all three levels and opens the gallery's entry above the table."""
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
    page.get_by_role("dialog", name="Sacrifice").locator(".rulings a.show").first.wait_for()
    assert "/table/" in page.url
