"""What must be visible at a table, and a check that nothing is scrolled away, cut off, covered or too small."""

from collections import Counter
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.server.harness import Json

MIN_TEXT_PIXELS = 11  # pixels; no text may be smaller
# Fonts are loaded and every element has reached its place.
DRAWN = """async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
}"""
# Measures how much the tip covers of its subject, the prompt, the guide, the last card played and the dice.
UNDER = """(thing) => {
    const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
    const clear = [...document.querySelectorAll('.action, .guide, [data-last], [data-see=die]')]
        .filter((one) => one.checkVisibility());
    return [thing, ...clear].filter((one) => {
        const box = one.getBoundingClientRect();
        return Math.min(tip.right, box.right) - Math.max(tip.left, box.left) > 1
            && Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top) > 1;
    }).map((one) => one.outerHTML.slice(0, 90));
}"""
# Visible texts with figures that hang below the line or look like letters, as Cormorant's do unless told otherwise.
OLD_STYLE_FIGURES = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const one = node.parentElement;
        if (!/[0-9]/.test(node.data) || !one.checkVisibility({ visibilityProperty: true })) continue;
        const { fontFamily, fontFeatureSettings, fontVariantNumeric } = getComputedStyle(one);
        const lining = fontVariantNumeric.includes('lining-nums') || fontFeatureSettings.includes('"lnum"');
        if (lining || !/^"?(Cormorant|Georgia)/.test(fontFamily)) continue;
        found.add(`old-style figures: ${node.data.trim().slice(0, 40)}`);
    }
    return [...found];
}"""
# Rows of lists and tables with nothing in them, and lines of the log that are taller than their words.
EMPTY_ROWS = """() => [...document.querySelectorAll('li, [role=listitem], tr, [role=log] p')].filter((row) => {
    if (!row.checkVisibility({ visibilityProperty: true })) return false;
    if (!row.textContent.trim()) return !row.querySelector('svg, img, input, [aria-label]');
    if (!row.matches('[role=log] p')) return false;
    const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(row);
    const room = row.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    const lines = [...row.childNodes].filter((node) => !node.matches?.('.rule')).flatMap((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return [...words.getClientRects()].filter((box) => box.width > 0);
    });
    const high = Math.max(...lines.map((box) => box.bottom)) - Math.min(...lines.map((box) => box.top));
    return room - high > parseFloat(lineHeight) / 2;
}).map((row) => `empty row: ${row.localName}.${row.className}: ${row.textContent.trim().slice(0, 40)}`)"""
FLAWS = (Path(__file__).parent / "visibility.js").read_text(encoding="utf-8")


def flaws(page: Page, view: Json, phone: bool = False) -> list[str]:
    """Describe what is wrong with how this view is shown; a phone shows one part at a time."""
    page.evaluate(DRAWN)
    wanted = spellbook(view) if "altar" in view else seasons(view)
    found = page.evaluate(FLAWS, [wanted, MIN_TEXT_PIXELS, phone])
    found += page.evaluate(OLD_STYLE_FIGURES) + page.evaluate(EMPTY_ROWS)
    return [str(flaw) for flaw in found]


def under_the_tip(about: Locator) -> list[str]:
    """What this thing's tip covers."""
    return [str(one) for one in about.evaluate(UNDER)]


def seasons(view: Json) -> Counter[str]:
    me = view["me"]
    see = question(view)
    see["pack"] = len(me["pack"])
    see["looking"] = len(me["looking_at"])
    see["token"] = len(me["tokens"])
    see["hand"] = len(me["hand"])
    for seat, it in enumerate(view["seats"]):
        see += {f"{what}:{seat}": 1 for what in ("name", "points")}
        if view["round"]:
            see += {f"{what}:{seat}": 1 for what in ("crystals", "reserve", "gauge", "bonuses")}
            see[f"ability:{seat}"] = 1 if it["ability"] else 0
            see[f"play:{seat}"] = len(it["play"])
            if seat != view["seat"]:
                see[f"hand:{seat}"] = 1
                see[f"library:{seat}"] = 1 if it["library_2"] + it["library_3"] else 0
    if view["round"]:
        see += {"wheel": 1, "rates": 1, "deck": 1, "discard": 1, "die": len(view["dice"])}
    return see


def spellbook(view: Json) -> Counter[str]:
    see = question(view)
    see += {"altar": len(view["altar"]), "pouch": 1, "box": 1, "phase": 3, "held": len(view["held"])}
    for seat, it in enumerate(view["seats"]):
        see += {f"{what}:{seat}": 1 for what in ("name", "points", "pool", "board")}
        see[f"spell:{seat}"] = len(it["spells"])
        see[f"materia:{seat}"] = len(it["pool"])
    if view["opponent"]:
        see += {"opponent": 1}
    return see


def question(view: Json) -> Counter[str]:
    return Counter({"prompt": 1, "choice": len(view["ask"]["options"]) if view["ask"] else 0})
