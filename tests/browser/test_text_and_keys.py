"""Small annoyances: words broken in two, pieces of another game, keyboard hints on phones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Visitor
from tests.browser.table_states import table_in_state
from tests.server.harness import Guest

# Words of these elements that are broken across lines.
BROKEN = """(where) => [...document.querySelectorAll(where)].flatMap((thing) => {
    const found = [];
    const walk = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
        for (const word of node.data.matchAll(/[\\p{L}\\p{M}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word[0]);
        }
    return found;
})"""
RINGS = """(them) => them.map((one) => ({
    id: one.querySelector('[data-piece]').dataset.piece,
    circle: getComputedStyle(one).borderTopLeftRadius === '50%',
}))"""
# The widths of a figure in the display font, as the page shows it, lining and old-style.
FIGURE_WIDTHS = """async () => {
    await document.fonts.load('600 100px Cormorant');
    return ['', 'lining-nums', 'oldstyle-nums'].map((figures) => {
        const span = document.createElement('span');
        span.textContent = '0';
        span.style.font = '600 100px Cormorant';
        span.style.position = 'absolute';
        if (figures) span.style.setProperty('font-feature-settings', 'normal', 'important');
        if (figures) span.style.fontVariantNumeric = figures;
        document.body.append(span);
        const { width } = span.getBoundingClientRect();
        span.remove();
        return width;
    });
}"""
OPTIONS = "[data-game-option=enchantment] b"


def test_figures_are_lining_wherever_a_style_sets_the_font(visitor: Visitor) -> None:
    visitor.visit()
    shown, lining, old = visitor.page.evaluate(FIGURE_WIDTHS)
    assert shown == lining != old


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_enchantment_names_are_not_broken(come: Callable[..., Visitor], language: str) -> None:
    visitor = come(language)
    page = visitor.page
    for size in (LAPTOP["viewport"], PHONE["viewport"]):
        page.set_viewport_size(size)
        visitor.go("#/new")
        page.wait_for_selector(OPTIONS)
        assert page.locator(OPTIONS).count() > 10
        assert page.evaluate(BROKEN, OPTIONS) == []
        assert visitor.fits()
    visitor.go("#/gallery")
    page.wait_for_selector("[data-enchantment] .name")
    assert page.evaluate(BROKEN, "[data-enchantment] .name") == []


def test_phones_show_no_keys_and_rings_fit_their_stones(come: Callable[..., Visitor]) -> None:
    visitor = come("en", PHONE)
    page = visitor.page
    with Guest(visitor.url) as ann:
        visitor.sit(ann, table_in_state(ann, "spellbook payment"))
    page.wait_for_selector("[data-option^='pool:']:not([disabled])")
    assert page.locator("kbd:visible").count() == 0
    expect(page.get_by_role("button", name="Keyboard shortcuts")).to_be_hidden()
    stones = page.locator(".holds .spot").evaluate_all(RINGS)
    assert stones
    assert [stone for stone in stones if stone["circle"] != stone["id"].endswith("round")] == []


def test_each_game_decorates_its_own_page(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    visitor.visit()
    page = visitor.page
    drawn = {}
    for game in ("Seasons", "SpellBook"):
        page.locator(".game", has_text=game).click()
        drawn[game] = page.locator(".book .vignette").inner_html()
    assert drawn["Seasons"].count("<svg") == 4  # one per energy
    assert drawn["SpellBook"].count("<svg") == 3  # one per phase of a Day
