"""The boards are drawn for playing: large pictures, letters of one size, and places that say what belongs there."""

from collections.abc import Callable

from tests.browser.conftest import LookedAt, Visitor

# The share of each card's height that its picture takes, and the letter sizes of the texts, row by row.
FACES = """() => [...document.querySelectorAll('.spread-out, .split .cards, .hand .fan')].map((row) => {
    const cards = [...row.querySelectorAll('article')];
    const high = (one) => one.getBoundingClientRect().height;
    return {
        pictures: cards.map((card) => high(card.querySelector('.plate')) / high(card)),
        sizes: [...new Set(cards.map((card) => getComputedStyle(card.querySelector('p')).fontSize))],
    };
})"""


def show(visitor: Visitor, tables: LookedAt, state: str) -> None:
    place = tables[state]
    visitor.come_in(tables.guest)
    visitor.go(f"#/table/{place}")
    visitor.page.wait_for_selector("[data-choice]:not([disabled])", state="attached")
    visitor.page.evaluate("document.fonts.ready")


def test_cards_show_their_pictures_large_and_their_texts_in_one_size(
    come: Callable[..., Visitor], looked_at: LookedAt
) -> None:
    visitor = come("en")
    for state in ("draft", "split", "crowd"):
        show(visitor, looked_at, state)
        (row,) = visitor.page.evaluate(FACES)
        assert len(row["sizes"]) == 1, (state, row)
        assert float(row["sizes"][0].removesuffix("px")) >= 11
        assert sorted(row["pictures"])[len(row["pictures"]) // 2] > 0.4, (state, row)
        assert min(row["pictures"]) > 0.2, (state, row)
