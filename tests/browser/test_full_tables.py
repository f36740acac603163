"""Tables with much on them, and tables for those who wait or only look on: nothing is cut off, blank or missing."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LookedAt, Visitor
from tests.browser.table_states import FULL_TABLE, LONG_NAMES, table_from_position
from tests.browser.visibility import flaws
from tests.server.harness import Guest, Json, Server

SMALL_LAPTOP = (1280, 800)
SIZES = ((1920, 1080), SMALL_LAPTOP, (390, 844), (360, 640))
LARGEST_PHONE = 600  # pixels of its shorter side
# Each answer's id, the effect it shows, and over how many lines it runs.
ANSWERS = """() => [...document.querySelectorAll('.options [data-choice]')].map((one) => {
    const words = document.createRange();
    words.selectNodeContents(one.querySelector('.what'));
    const middles = [...words.getClientRects()].map((box) => (box.top + box.bottom) / 2).sort((a, b) => a - b);
    const lines = middles.filter((middle, n) => n === 0 || middle - middles[n - 1] > 6).length;
    return { id: one.dataset.choice, effect: one.querySelector('.effect')?.innerText ?? '', lines };
})"""
SCROLLS = "panel => panel.scrollHeight > panel.clientHeight + 1"


@pytest.fixture(scope="module")
def full(table_server: Server) -> Iterator[tuple[Guest, str]]:
    """The full table and its first player; all players have long names."""
    guests = [Guest(table_server.url, name) for name in LONG_NAMES]
    yield guests[0], table_from_position(guests[0], guests[1:], FULL_TABLE)
    for guest in guests:
        guest.http.close()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_hand_of_twelve_and_sixteen_answers_among_long_names_are_visible(
    come: Callable[..., Visitor], full: tuple[Guest, str], language: str
) -> None:
    """On a small laptop, too, each answer says what it changes, in two lines at most, and none is out of sight."""
    guest, table = full
    visitor = come(language)
    visitor.sit(guest, table)
    page = visitor.page
    page.wait_for_selector(".options .effect", state="attached")
    view: Json = guest.look(table)["view"]
    assert len(view["me"]["hand"]) == 12
    changes = {one["id"] for one in guest.get(f"/tables/{table}/outlook")["options"] if one["said"]}
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := flaws(page, view, phone=width < LARGEST_PHONE):
            found[width, height] = wrong
        if (width, height) == SMALL_LAPTOP:
            answers = page.evaluate(ANSWERS)
            assert len(answers) > 14
            assert [one["id"] for one in answers if bool(one["effect"]) != (one["id"] in changes)] == []
            assert max(one["lines"] for one in answers) <= (2 if language == "en" else 3)
            assert not page.locator(".action").evaluate(SCROLLS)
    assert found == {}


def test_own_cards_stay_while_others_still_choose(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    page = visitor.page
    with Guest(visitor.url, "Ann") as ann, Guest(visitor.url, "Bob") as bob:
        made = ann.make("me", "person", options={"level": "apprentice"}, deal=9)
        table = str(made["table"])
        bob.join(table, made["invitations"][0]["secret"])
        ann.act(table, "start")
        visitor.sit(ann, table)
        cards = page.locator(".split .one")
        expect(cards).to_have_count(9)
        for n in range(9):
            page.locator(".years").nth(n).locator("button").nth(n // 3).click()
        page.locator("[data-split]").click()
        back = page.get_by_role("button", name="Take back my choice")
        expect(back).to_be_visible()
        expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
        expect(cards).to_have_count(9)
        expect(page.locator(".split .settled > b")).to_have_text(
            [f"Year {year}" for year in ("I", "II", "III") for _ in range(3)]
        )
        back.click()
        expect(page.locator("[data-split]")).to_be_visible()


@pytest.mark.parametrize("state", ["draft", "first round"])
def test_onlookers_see_a_table(come: Callable[..., Visitor], looked_at: LookedAt, state: str) -> None:
    """Hands as backs of cards, the wheel and the piles, from the draft on and on every screen."""
    table = looked_at[state]
    view: Json = looked_at.guest.look(table)["view"]
    visitor = come("en")
    page = visitor.page
    visitor.watch(table)
    for seat, it in enumerate(view["seats"]):
        held = page.locator(f".seat[data-seat='{seat}'] .hidden .mini")
        expect(held).to_have_count(it["hand"] + it["library_2"] + it["library_3"])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for part in ("wheel", "deck"):
            expect(page.locator(f"[data-see={part}]")).to_be_visible()
        assert visitor.fits()
