"""The boards are drawn for playing: large pictures, letters of one size, and places that say what belongs there."""

from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import LookedAt, Visitor
from tests.browser.review_fixture import make_review
from tests.browser.visibility import EMPTY_ROWS

# The share of each card's height that its picture takes, and the letter sizes of the texts, row by row.
FACES = """() => [...document.querySelectorAll('.spread-out, .split .cards, .hand .fan')].map((row) => {
    const cards = [...row.querySelectorAll('article')];
    const high = (one) => one.getBoundingClientRect().height;
    return {
        pictures: cards.map((card) => high(card.querySelector('.plate')) / high(card)),
        sizes: [...new Set(cards.map((card) => getComputedStyle(card.querySelector('p')).fontSize))],
    };
})"""

TOPS = "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
HEIGHTS = "all => all.map((one) => Math.round(one.getBoundingClientRect().height))"
FRAMES = """all => all.map((one) => getComputedStyle(one)).map((it) => [it.borderTopWidth, it.borderTopColor])"""
COLOR_OF = """(color) => {
    const one = document.createElement('i');
    one.style.color = color;
    document.body.append(one);
    const found = getComputedStyle(one).color;
    one.remove();
    return found;
}"""

# Parts of an own area's first line that lie over the next one or are cut, and a heading of the panel that is cut.
SQUEEZED = """() => {
    const parts = [...document.querySelector('.seat.own header').children].filter((one) => one.checkVisibility());
    const boxes = parts.map((one) => one.getBoundingClientRect());
    const over = parts.filter((_, n) => n > 0 && boxes[n].left < boxes[n - 1].right - 1);
    const cut = [...document.querySelectorAll('.seat.own h3, .review h2, .review table')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth);
    return [...over, ...cut].map((one) => one.outerHTML.slice(0, 80));
}"""


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


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


def test_early_rounds_have_no_blank_places(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    """The gauge's places are drawn, the first says for how many cards there is room, and points leave out the hand."""
    visitor = come("en")
    show(visitor, looked_at, "first round")
    view = looked_at.guest.look(looked_at["first round"])["view"]
    for seat, it in enumerate(view["seats"]):
        area = visitor.page.locator(f".seat[data-seat='{seat}']")
        room = it["gauge"] - len(it["play"])
        expect(area.locator(".slot")).to_have_count(room)
        text = f"room for {room} card" if room else "No room for a card until the gauge rises."
        expect(area.locator(".play")).to_contain_text(text)
        expect(area.locator(".season svg")).to_be_visible()
        hand = it["points"]["hand"]
        assert hand == -5 * it["hand"]
        expect(area.locator(".points")).to_have_text(f"{it['points']['total'] - hand} pts".replace("-", "−"))
        expect(area.locator(".unplayed")).to_contain_text(f"−{-hand}")


def test_the_draft_lies_in_even_rows_above_the_own_cards(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    visitor = come("en")
    show(visitor, looked_at, "third pick")
    tops = visitor.page.locator("[data-see=pack]").evaluate_all(TOPS)
    assert [tops.count(top) for top in dict.fromkeys(tops)] == [4, 3]
    own = visitor.page.get_by_role("region", name="Your cards (2/9)")
    expect(own.locator("[data-see=hand]")).to_have_count(2)
    assert box_of(own)["height"] < 100  # small tiles
    expect(own.get_by_role("heading")).to_be_visible()


def test_ability_tokens_are_equally_high_and_years_equally_framed(
    come: Callable[..., Visitor], looked_at: LookedAt
) -> None:
    visitor = come("en")
    show(visitor, looked_at, "draft")
    assert len(set(visitor.page.locator(".token").evaluate_all(HEIGHTS))) == 1
    show(visitor, looked_at, "split")
    for n in range(9):
        visitor.page.locator(".years").nth(n).locator("button").nth(n // 3).click()
    frames = [tuple(frame) for frame in visitor.page.locator(".split .one").evaluate_all(FRAMES)]
    assert [frames.count(frame) for frame in dict.fromkeys(frames)] == [3, 3, 3]
    assert {width for width, _ in frames} == {"2px"}
    danger = visitor.page.evaluate(COLOR_OF, "var(--fall)")
    assert danger not in {color for _, color in frames}


def test_a_drawn_card_lies_in_a_tray_that_fits_it(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    visitor = come("en")
    show(visitor, looked_at, "drawn card")
    tray = visitor.page.get_by_role("region", name="You drew")
    expect(tray.get_by_role("heading")).to_be_visible()
    card = box_of(tray.locator("[data-see=looking]"))
    assert box_of(tray)["width"] - card["width"] < 40


def test_energies_on_a_card_lie_on_its_lower_edge_one_by_one(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    visitor = come("en")
    show(visitor, looked_at, "filled amulet")
    card = visitor.page.locator(".seat.own .one:has([data-card=amulet_of_water])").first
    pieces = card.locator(".lying .piece")
    expect(pieces).to_have_count(4)
    frame = box_of(card)
    for piece in pieces.all():
        box = box_of(piece)
        assert box["y"] > frame["y"] + frame["height"] / 2


def test_no_log_line_is_taller_than_its_words_and_speeds_are_one_control(
    come: Callable[..., Visitor], looked_at: LookedAt
) -> None:
    """A line's hidden sign, which leads to the rules, takes no line of its own at any width."""
    visitor = come("en")
    show(visitor, looked_at, "crowd")
    visitor.page.wait_for_selector(".lines .rule", state="attached")
    for width in (1280, 1330, 1400):
        visitor.page.set_viewport_size({"width": width, "height": 800})
        assert visitor.page.evaluate(EMPTY_ROWS) == []
    visitor.page.get_by_role("button", name="Table menu").click()
    speeds = visitor.page.get_by_role("group", name="Speed of other players' moves").get_by_role("button")
    expect(speeds).to_have_text(["slow", "normal", "fast", "instant"])
    assert len(set(speeds.evaluate_all(TOPS))) == len(set(speeds.evaluate_all(HEIGHTS))) == 1
    speeds.nth(2).click()
    expect(speeds.nth(2)).to_have_attribute("aria-pressed", "true")


def test_a_review_has_room_beside_the_board(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    """On a small laptop it takes at least a third of the page, and the board beside it squeezes no names."""
    visitor = come("en")
    page = visitor.page
    page.route("**/reviews/*", lambda route: route.fulfill(json=make_review()))
    place = looked_at["score"]
    visitor.come_in(looked_at.guest)
    visitor.go(f"#/table/{place}/replay/60/0/review")
    page.wait_for_selector(".review table")
    page.evaluate("document.fonts.ready")
    assert box_of(page.locator(".review"))["width"] > 1280 / 3
    assert page.evaluate(SQUEEZED) == []
