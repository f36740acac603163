"""A small phone: whatever is asked is in sight above the sheet, and the thumb reaches every answer."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, LookedAt, Visitor
from tests.browser.test_board_drawing import box_of
from tests.browser.visibility import flaws
from tests.server.harness import Json

SMALL: dict[str, Any] = PHONE | {"viewport": {"width": 360, "height": 640}}
THUMB = 640 * 0.45  # a thumb reaches what lies below
CLIPPED = "one => one.scrollWidth - one.clientWidth"
# Cards whose text is cut off.
CUT = "all => all.findIndex((one) => one.querySelector('p').style.webkitLineClamp)"


def show(visitor: Visitor, tables: LookedAt, state: str) -> Json:
    """Show this table, with the answers the board shows not listed; return the view."""
    place = tables[state]
    visitor.visit(list=False)
    visitor.come_in(tables.guest)
    visitor.go(f"#/table/{place}")
    visitor.page.wait_for_selector("[data-choice]:not([disabled]), [data-split]")
    visitor.page.evaluate("document.fonts.ready")
    view: Json = tables.guest.look(place)["view"]
    return view


def bottom(thing: Locator) -> float:
    box = box_of(thing)
    return box["y"] + box["height"]


def top(thing: Locator) -> float:
    return box_of(thing)["y"]


def in_one_row(things: Locator) -> bool:
    tops = [top(thing) for thing in things.all()]
    return max(tops) - min(tops) < 20


def test_the_split_shows_its_buttons_above_the_sheet_and_done_in_it(
    come: Callable[..., Visitor], looked_at: LookedAt
) -> None:
    visitor = come("de", SMALL)
    page = visitor.page
    show(visitor, looked_at, "split")
    done = page.locator("aside [data-split]")
    edge = top(page.locator("aside"))
    assert top(done) > THUMB
    assert bottom(page.locator(".years").first.locator("button").last) <= edge
    expect(page.locator("aside .tools")).to_be_hidden()  # the sheet is down
    for n in range(9):
        page.locator(".years").nth(n).locator("button").nth(n // 3).tap()
        assert top(page.locator("aside")) == edge
    expect(done).to_be_enabled()
    card = page.locator(".split .card").nth(page.locator(".split .card").evaluate_all(CUT))
    card.tap()
    expect(page.get_by_role("tooltip")).to_contain_text(card.locator("p").inner_text())


def test_a_die_is_chosen_with_reserve_gauge_and_hand_in_sight(
    come: Callable[..., Visitor], looked_at: LookedAt
) -> None:
    visitor = come("fr", SMALL)
    page = visitor.page
    view = show(visitor, looked_at, "die")
    me = view["seats"][0]
    edge = top(page.locator("aside"))
    expect(page.locator("[data-opens=middle]")).to_have_attribute("aria-pressed", "true")
    own = page.locator("[data-part=middle] [data-own-strip]")
    expect(own).to_contain_text(f"{sum(me['reserve'].values())}/{me['capacity']}")
    expect(own).to_contain_text(f"{len(me['play'])}/{me['gauge']}")
    expect(own.locator(".card")).to_have_count(len(view["me"]["hand"]))
    for thing in (own, page.locator("[data-see=die]").last):
        assert bottom(thing) <= edge
    for seat, it in enumerate(view["seats"]):
        points = it["points"]["total"] - it["points"]["hand"]
        strip = page.locator(f"[data-strip='{seat}']")
        expect(strip).to_contain_text(str(abs(points)))
        assert bottom(strip) < edge
    assert in_one_row(page.locator("[data-strip]"))


def test_moving_the_season_opens_the_wheel_with_one_row_of_answers(
    come: Callable[..., Visitor], looked_at: LookedAt
) -> None:
    visitor = come("en", SMALL)
    page = visitor.page
    show(visitor, looked_at, "season move")
    expect(page.locator("[data-opens=middle]")).to_have_attribute("aria-pressed", "true")
    assert bottom(page.locator("[data-see=wheel]")) <= top(page.locator("aside"))
    answers = page.locator("aside [data-choice]")
    expect(answers).to_contain_text(["−3", "−2", "−1", "+1", "+2", "+3"])
    assert in_one_row(answers)
    assert visitor.fits()
    expect(page.locator("aside [data-option]")).to_have_count(0)  # nothing is offered twice


def test_a_turn_needs_one_thumb_and_leaves_the_hand_in_sight(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    visitor = come("de", SMALL)
    page = visitor.page
    view = show(visitor, looked_at, "crowd")
    expect(page.locator("[data-opens=own]")).to_have_attribute("aria-pressed", "true")
    edge = top(page.locator("aside"))
    own = page.locator(".seat.own")
    assert in_one_row(own.locator(".reserve, [data-count=gauge]"))
    assert box_of(own.locator("header"))["height"] < 100
    assert bottom(page.locator("[data-see=hand]").first) <= edge
    for thing in page.locator("aside button:visible, [data-opens]").all():
        assert top(thing) > THUMB
    assert flaws(page, view, phone=True) == []
    visitor.go("#/")
    for language in ("fr", "de", "en"):
        page.locator("header select").select_option(language)
        assert page.locator(".brand").evaluate(CLIPPED) == 0, language
