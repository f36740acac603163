"""Pieces move from their old place to the new one, unless the visitor prefers reduced motion."""

from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.server.harness import Guest

LIVELY: dict[str, Any] = {"reduced_motion": "no-preference"}
# Record every animation with the piece it moves.
LISTEN = """() => {
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const motion = animate.call(this, frames, timing);
        window.motions.push({ piece: this.dataset.piece, from: frames[0], length: timing.duration });
        return motion;
    };
}"""
# When all animations have finished.
REST = "() => Promise.all(document.getAnimations().map((one) => one.finished)).then(() => undefined)"
TOLD = "window.motions"


def alone(visitor: Visitor) -> None:
    """Open a solo table, where only the visitor moves things; the first ask is the morning."""
    with Guest(visitor.url) as ann:
        table = ann.make("me", game="spellbook", deal=3)["table"]
        ann.act(table, "start")
        visitor.page.context.add_cookies(
            [{"name": name, "value": value, "url": visitor.url} for name, value in ann.http.cookies.items()]
        )
    visitor.page.goto(f"{visitor.url}/#/table/{table}")
    visitor.page.wait_for_selector("[data-option=take_1]")


def take(visitor: Visitor) -> str:
    """Take the last materia of the Altar and return its id."""
    page = visitor.page
    page.locator("[data-option=take_1]").click()
    stone = page.locator("[data-option^='altar:']").last
    taken = str(stone.get_attribute("data-option")).removeprefix("altar:")
    page.evaluate(LISTEN)
    stone.click()
    page.wait_for_selector(".pool [data-piece] >> nth=2")
    return taken


@pytest.mark.parametrize("visitor", [LIVELY], indirect=True)
def test_a_taken_materia_moves_from_altar_to_pool(visitor: Visitor) -> None:
    alone(visitor)
    taken = take(visitor)
    moved = [one for one in visitor.page.evaluate(TOLD) if one["piece"] == taken]
    assert moved, "nothing moved"
    assert {one["length"] for one in moved} == {250}
    assert any("translate" in one["from"].get("transform", "") for one in moved)
    visitor.page.evaluate(REST)
    assert visitor.page.evaluate("document.getAnimations().filter((one) => one.id === 'piece').length") == 0


def test_nothing_moves_with_reduced_motion(visitor: Visitor) -> None:
    alone(visitor)
    take(visitor)
    assert visitor.page.evaluate(TOLD) == []


@pytest.mark.parametrize("visitor", [LIVELY], indirect=True)
def test_opening_a_table_animates_nothing(visitor: Visitor) -> None:
    visitor.page.add_init_script(f"({LISTEN})()")
    alone(visitor)
    assert visitor.page.evaluate(TOLD) == []


# A piece that appeared out of something; a piece that has left the table but is still moving.
CAME = "window.motions.some(({ piece, from }) => piece && from.opacity === 0 && /translate/.test(from.transform))"
WENT = "window.motions.some(({ piece }) => !piece)"


@pytest.mark.parametrize("visitor", [LIVELY], indirect=True)
def test_materia_move_from_pouch_to_box(visitor: Visitor) -> None:
    alone(visitor)
    page = visitor.page
    page.evaluate(LISTEN)
    for _ in range(100):
        if page.evaluate(f"{CAME} && {WENT}"):
            break
        version = page.get_attribute(".prompt", "data-version")
        page.locator("[data-choice]:not([disabled])").first.click()
        page.wait_for_selector(f".prompt:not([data-version='{version}'])")
    assert page.evaluate(CAME), "nothing came out of the pouch"
    assert page.evaluate(WENT), "nothing went into the box"
    page.evaluate(REST)
    assert page.locator("[style*='position: fixed']").count() == 0, "something was left lying about"
