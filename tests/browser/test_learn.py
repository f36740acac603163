"""How to play: the guided first games, played to their scored end."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import GERMAN_PHONE, Visitor, number
from tests.browser.visibility import under_the_tip

FRENCH: dict[str, Any] = {"locale": "fr"}
# Whether the highlighted element starts inside the window and is not covered by the guide.
CLEAR = """() => {
    const guide = document.querySelector('.guide').getBoundingClientRect();
    return [...document.querySelectorAll('[data-lit]:not([data-choice])')].every(lit => {
        const at = lit.getBoundingClientRect();
        const covered = at.top > guide.top - 1 && at.top < guide.bottom - 1
            && at.left > guide.left - 1 && at.left < guide.right - 1;
        return !covered && at.top >= 0 && at.top < innerHeight && at.left >= 0 && at.left < innerWidth;
    });
}"""


# How dark the board is made, and whether what is highlighted there shows through.
LIGHT = """() => {
    const dim = document.querySelector('[data-spotlight] path');
    const { left, top, right, bottom } = document.querySelector('.board').getBoundingClientRect();
    const dark = (x, y) => dim.isPointInFill(new DOMPoint(x, y));
    const lit = [...document.querySelectorAll('.board [data-lit]')].map((one) => one.getBoundingClientRect());
    const middle = (at) => [(at.left + at.right) / 2, (Math.max(at.top, top) + Math.min(at.bottom, bottom)) / 2];
    return {
        strong: dim.parentElement.classList.contains('strong'),
        dark: dark(left + 2, top + 2) || dark(right - 2, bottom - 2),
        lit: lit.map((at) => !dark(...middle(at))),
        beyond: dark(left + 9, top - 9) || dark(right + 9, bottom - 9),
    };
}"""
CHANGED = "text => document.querySelector('.guide .text').innerText !== text"
FITS = """() => document.documentElement.scrollHeight <= innerHeight
    && document.querySelector('.guide .main').getBoundingClientRect().bottom <= innerHeight"""


class Guide:
    """The tutorial's current step, and a player who follows it."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.page.goto(f"{visitor.url}#/learn")
        self.page.locator(f"a[href='#/learn/{game}']").last.click()
        self.seen: list[str] = []
        self.score: list[int] = []

    def way(self) -> str:
        """How the step is completed: "next" for reading, "show" or "lay" for a choice; empty at the end."""
        self.page.wait_for_selector("[data-guide]:not([disabled]), .guide a.main")
        found = self.page.locator("[data-guide]")
        return found.get_attribute("data-guide") or "" if found.count() else ""

    def step(self) -> int:
        words = self.page.locator(".guide .where").inner_text().split()
        return int(next(word for word in words if word.isdigit()))

    def suggested(self) -> Locator:
        return self.page.locator("[data-choice][data-lit]").first

    def follow(self, upto: int = 100, keyboard: bool = False) -> None:
        """Follow the guide up to a step or to the end; by keyboard, the focus must always be where it is needed.

        Without a keyboard the guide points at the suggested choice, and makes it when asked again.
        """
        while (way := self.way()) and (step := self.step()) < upto:
            self.seen.append(self.page.locator(".guide .text").inner_text())
            assert self.page.evaluate(FITS), step
            if self.page.locator(".score").count():
                self.score = [number(text) for text in self.page.locator(".points .total td").all_inner_texts()]
            if way == "next" and step > 1:  # the first step of each plan highlights nothing
                self.page.wait_for_selector("[data-lit]")
                self.page.wait_for_function(CLEAR)
            if keyboard:
                if not self.page.locator("[data-lit]:focus").count():  # where an option is to be pressed again
                    self.page.keyboard.press("Enter")
                if way == "show":
                    self.page.wait_for_selector("[data-lit]:focus")
                    self.page.keyboard.press("Enter")
            elif way == "show":
                self.page.locator("[data-guide=show]").click()
                self.page.wait_for_selector("[data-spotlight].strong")
                self.page.wait_for_selector("[data-lit]:focus")
                light = self.page.evaluate(LIGHT)
                assert (light["dark"], light["beyond"]) == (True, False), step
                assert all(light["lit"]), step
                self.page.locator("[data-guide=do]").click()
            else:
                self.page.locator("[data-guide]").click()
            self.page.wait_for_function(CHANGED, arg=self.seen[-1])
            if keyboard and self.way():
                self.page.wait_for_selector("[data-guide]:focus, [data-choice][data-lit]:focus")


@pytest.mark.parametrize("visitor", [FRENCH], indirect=True)
def test_seasons_is_explained_in_french_by_keyboard(visitor: Visitor) -> None:
    guide = Guide(visitor, "seasons")
    guide.way()
    visitor.page.locator("[data-guide]").focus()
    guide.follow(keyboard=True)
    assert any("jauge" in text for text in guide.seen)
    assert guide.score == [-4, -2]
    expect(visitor.page.locator(".seat.own .track .here")).to_have_text("0")  # no bonus is used in the first round
    expect(visitor.page.locator(".guide .text")).to_contain_text("C'est tout le jeu")
    expect(visitor.page.locator(".guide .text")).to_contain_text("150 points")
    assert visitor.page.evaluate(FITS)
    visitor.page.get_by_role("link", name="Continuer à cette table").press("Enter")
    expect(visitor.page.locator(".guide")).to_have_count(0)
    visitor.page.wait_for_selector("[data-choice^='die:spring']")


@pytest.mark.parametrize("visitor", [GERMAN_PHONE], indirect=True)
def test_spellbook_is_explained_in_german_on_a_phone(visitor: Visitor) -> None:
    guide = Guide(visitor, "spellbook")
    guide.follow()
    assert any("Gefährtentafel" in text for text in guide.seen)
    assert guide.score == [4, 1]
    assert visitor.fits()
    visitor.page.get_by_role("button", name="Jetzt eine ganze Partie").click()
    visitor.page.wait_for_url("**/#/table/*")
    visitor.page.wait_for_selector("[data-choice], .people .on")


def test_deviating_from_the_lesson_is_handled(visitor: Visitor) -> None:
    """A deviating choice is undone by the guide or at the table; if that is impossible, the lesson starts afresh."""
    guide = Guide(visitor, "seasons")
    page = visitor.page
    text = page.locator(".guide .text")
    guide.follow(upto=9)
    for thing in page.locator(".seat.own .bonuses .spot").all():
        page.mouse.move(5, 795)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        thing.hover()
        expect(page.get_by_role("tooltip")).to_have_count(1)
        assert under_the_tip(thing) == []
    page.locator("[data-choice='bonus:gauge']").click()  # the card can still be summoned, so the guide stays
    expect(text).to_contain_text("costs exactly your two Water")
    page.locator("[data-choice='bonus:exchange']").click()
    expect(text).to_contain_text("You have left the prepared path")
    page.locator(".guide").get_by_role("button", name="Undo").click()
    expect(text).to_contain_text("costs exactly your two Water")
    page.reload()
    expect(text).to_contain_text("costs exactly your two Water")
    guide.follow(upto=11)
    page.get_by_role("button", name="Undo", exact=True).click()  # undo at the table also moves the guide back
    expect(text).to_contain_text("costs exactly your two Water")
    page.locator(".guide").get_by_role("button", name="Start again").click()
    expect(text).to_contain_text("Welcome to the tournament")
    guide.follow(upto=6)
    page.locator("[data-choice='die:winter_4']").click()
    expect(text).to_contain_text("You have left the prepared path")
    page.locator(".guide").get_by_role("link", name="Play on by myself").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.wait_for_selector("[data-choice='end']")


def test_back_undoes_a_choice_or_reads_its_text_again(visitor: Visitor) -> None:
    guide = Guide(visitor, "seasons")
    page = visitor.page
    text, back = page.locator(".guide .text"), page.locator(".guide [data-back]")
    guide.way()
    expect(back).to_have_count(0)
    guide.follow(upto=9)
    for step, words in ((8, "The gauge limits"), (7, "has taken a die too"), (6, "Take the marked die")):
        back.click()
        expect(text).to_contain_text(words)
        assert (guide.step(), guide.way()) == (step, "next")
    expect(page.locator("[data-lit]")).to_have_count(0)  # what was chosen there cannot be chosen now
    page.locator("[data-guide]").click()
    guide.follow(upto=10)
    expect(text).to_contain_text("4 to go")
    page.locator("[data-choice='energy:earth']").click()
    expect(text).to_contain_text("3 to go")
    back.click()
    expect(text).to_contain_text("costs exactly your two Water")
    expect(page.locator("[data-choice='summon:amulet_of_water']")).to_be_visible()
    guide.follow(upto=15)
    back.click()  # the dice have been rolled since
    expect(text).to_contain_text("End your turn")
    assert guide.way() == "next"
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".asked-undo")).to_have_count(0)
    page.locator("[data-guide]").click()
    expect(text).to_contain_text("now it is spring")
