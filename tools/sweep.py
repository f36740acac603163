"""Plays whole games in a real browser, at every size, and says what is not wholly in sight at any question.

    .venv/bin/python -m tools.sweep [KIND|SIZE ...]      from the root of a checkout; SIZE such as 360x640

Each kind of game at every size, in a language and a light that change from one to the next.
"""

import random
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from tests.browser.conftest import AT_ONCE, MISSING, Visitor, chromium
from tests.browser.moments import KINGDOM, likely
from tests.browser.seen import flaws
from tests.server.harness import Guest, Json, serving

SCREENS = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
HELD = ((360, 640), (430, 932), (740, 360), (820, 1180))  # in the hand: phones upright and on their side, a tablet
SIZES = (*SCREENS, *HELD)
LANGUAGES = ("en", "fr", "de")
KINDS: dict[str, tuple[str, int, dict[str, str]]] = {
    "duel": ("seasons", 1, {"level": "archmage"}),
    "three": ("seasons", 2, {"level": "magician"}),
    "kingdom": ("seasons", 3, KINGDOM),
    "solo": ("spellbook", 0, {}),
    "pair": ("spellbook", 1, {"spells": "set_2"}),
    "circle": ("spellbook", 3, {"spells": "set_3"}),
}


def play(browser: Browser, url: str, kind: str, size: tuple[int, int], number: int) -> dict[str, int]:
    """One whole game; what was wrong at its questions, and how often."""
    game, bots, options = KINDS[kind]
    language = LANGUAGES[number % len(LANGUAGES)]
    device: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "reduce"}
    if size in HELD:
        device |= {"has_touch": True, "is_mobile": True}
    context = browser.new_context(locale=language, color_scheme="dark" if number % 2 else "light", **device)
    context.add_init_script(AT_ONCE)
    visitor, found, dice = Visitor(context.new_page(), url), dict[str, int](), random.Random(number)
    with Guest(url, "Ann") as ann:
        table = str(ann.make("me", *["greedy"] * bots, game=game, options=options, deal=number)["table"])
        ann.act(table, "start")
        visitor.sit(ann, table)
        while not (view := waited(visitor, ann, table))["over"]:
            for flaw in flaws(visitor.page, view, phone=min(size) < 600):
                found[flaw] = found.get(flaw, 0) + 1
            visitor.page.locator(f"[data-choice='{likely(view, dice, ())}']").first.dispatch_event("click")
    context.close()
    return found


def waited(visitor: Visitor, guest: Guest, table: str) -> Json:
    """The view, once the page shows it and somebody is asked, or the game is over."""
    while True:
        view: Json = guest.look(table)["view"]
        shown = visitor.page.locator(f".prompt[data-version='{view['version']}']").count()
        if view["over"] or (view["ask"] and shown and visitor.page.locator("[data-choice]:not([disabled])").count()):
            return view
        visitor.page.wait_for_timeout(20)


def main() -> int:
    console = Console()
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"{place}/tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        if browser is None:
            console.print(MISSING)
            return 1
        kinds = [kind for kind in KINDS if kind in sys.argv] or KINDS
        wanted = [size for size in SIZES if "x".join(map(str, size)) in sys.argv] or SIZES
        for kind in kinds:
            for size in wanted:
                number = SIZES.index(size) + list(KINDS).index(kind)
                found = play(browser, server.url, kind, size, number)
                wrong += len(found)
                console.print(f"{kind} at {size[0]} × {size[1]}: {len(found)} things")
                for flaw, times in sorted(found.items()):
                    console.print(f"    {flaw} ({times} times)", markup=False, highlight=False)
        browser.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
