"""Pieces stay distinct for color-blind players, touch targets are large enough, and the page is light.

The measure: two pictures are as far apart as their pixels are on average, and two pixels as their colors' channels
are at most, 0 to 1. Pieces are seen at 24 pixels, emblems at 64, as the browser shows them with each deficiency.
"""

import base64
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

import sortilege
from tests.browser.conftest import Visitor
from tests.server.harness import Guest, Server

DEFICIENCIES = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
# Crop the screenshot for each picture and return the most similar pairs.
ALIKE = """async ([picture, boxes]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const seen = boxes.map(([id, x, y, side]) => [id, pen.getImageData(x, y, side, side).data]);
    const pairs = seen.flatMap(([a, one], i) => seen.slice(i + 1).map(([b, two]) => {
        let sum = 0;
        for (let at = 0; at < one.length; at += 4) {
            const apart = [0, 1, 2].map((channel) => Math.abs(one[at + channel] - two[at + channel]));
            sum += Math.max(...apart);
        }
        return [sum / (one.length / 4) / 255, a, b];
    }));
    return pairs.sort((x, y) => x[0] - y[0]).slice(0, 5);
}"""
BOXES = """([name, side]) => [...document.querySelectorAll(`main [${name}]`)].map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [one.getAttribute(name), Math.round(left + scrollX), Math.round(top + scrollY), side];
})"""


@pytest.mark.parametrize(("name", "side", "apart"), [("data-piece", 24, 0.04), ("data-emblem", 64, 0.1)])
def test_pieces_are_distinguishable(come: Callable[..., Visitor], name: str, side: int, apart: float) -> None:
    visitor = come("en")
    visitor.go("#/art")
    page = visitor.page
    page.wait_for_selector("[data-emblem]")
    page.evaluate("document.fonts.ready")
    eyes = page.context.new_cdp_session(page)
    close = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        boxes = page.evaluate(BOXES, [name, side])
        for deficiency in DEFICIENCIES if side == 24 else ("achromatopsia",):
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
            picture = base64.b64encode(page.screenshot(full_page=True)).decode()
            found = page.evaluate(ALIKE, [picture, boxes])
            close += [(scheme, deficiency, a, b, round(far, 3)) for far, a, b in found if far < apart]
    assert not close


LOADED = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


def test_the_page_is_small_to_download(come: Callable[..., Visitor], table_server: Server) -> None:
    """Playing both games in one language loads less than 300 kB compressed; everything in all languages, less than
    600 kB.
    """
    web = Path(sortilege.__file__).parent / "web"
    sizes = {
        f"/{file.relative_to(web)}": len(gzip.compress(file.read_bytes(), mtime=0))
        for file in web.rglob("*")
        if file.is_file()
    }
    assert sum(sizes.values()) < 600_000
    visitor, loaded = come("en"), {"/index.html"}
    with Guest(table_server.url, "Ann") as ann:
        for game in ("seasons", "spellbook"):
            table = ann.make("me", "greedy", game=game)["room"]["table"]
            ann.act(table, "start")
            visitor.sit(ann, table)
            visitor.page.wait_for_selector("[data-choice]")
            loaded |= set(visitor.page.evaluate(LOADED))
    carried = {name: sizes[name] for name in loaded if name in sizes}
    assert len(carried) > 10, loaded
    assert sum(carried.values()) < 300_000, carried
