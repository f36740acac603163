"""Play whole games in a real browser at every size and report what is not fully visible at any decision.

    .venv/bin/python -m tools.layout_sweep [KIND|SIZE ...]      from the root of a checkout; SIZE such as 360x640

Each kind of game is played at every size; language and color scheme alternate, so that each size sees all six
combinations. On screens the player presses keys, and each must choose the option that shows it; no gold button may be
the worst option. On a phone held upright, nothing that can be pressed may lie under the question's sheet. Every flaw
gets a picture in build/sweep. The first time a decision appears in a color scheme, axe checks contrast and target size;
touch targets are measured at every decision.
"""

import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from sortilege.core.text.catalog import LANGUAGES
from tests.accessibility import AXE, FINGER, GRAVE, LOOK, SMALL
from tests.browser.answer_buttons import button_flaws
from tests.browser.conftest import AT_ONCE, MISSING, Visitor, chromium
from tests.browser.table_states import KINGDOM, likely_choice
from tests.browser.visibility import flaws
from tests.server.harness import Guest, Json, serving

SCREENS = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
HANDHELDS = ((360, 640), (430, 932), (740, 360), (820, 1180))  # phones upright and sideways, a tablet
SIZES = (*SCREENS, *HANDHELDS)
LIGHTS: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
KINDS: dict[str, tuple[str, int, dict[str, str]]] = {
    "duel": ("seasons", 1, {"level": "archmage"}),
    "three": ("seasons", 2, {"level": "magician"}),
    "kingdom": ("seasons", 3, KINGDOM),
    "solo": ("spellbook", 0, {}),
    "pair": ("spellbook", 1, {"spells": "set_2"}),
    "circle": ("spellbook", 3, {"spells": "set_3"}),
}
PICTURES = Path("build/sweep")
# The page shows this version and accepts an answer.
READY = """(version) => document.querySelector(`.prompt[data-version='${version}']`) !== null
    && document.querySelector('[data-choice]:not([disabled])') !== null"""


class Sweep:
    """Plays one game after the other, remembering which decisions were checked in which color scheme."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.known = set[tuple[str, str, str]]()

    def play(self, kind: str, size: tuple[int, int]) -> tuple[int, dict[str, int]]:
        """Play one game; return the number of decisions and the flaws with their counts."""
        number = SIZES.index(size) + list(KINDS).index(kind)
        light = LIGHTS[number % 2]
        device: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "reduce"}
        if size in HANDHELDS:
            device |= {"has_touch": True, "is_mobile": True}
        context = self.browser.new_context(locale=LANGUAGES[number % 3], color_scheme=light, **device)
        context.add_init_script(AT_ONCE)
        visitor, found, rng = Visitor(context.new_page(), self.url), dict[str, int](), random.Random(number)
        sent = watch_choices(visitor.page)
        questions, version = 0, -1
        visitor.page.add_init_script(AXE.read_text(encoding="utf-8"))
        game, bots, options = KINDS[kind]
        with Guest(self.url, "Ann") as ann:
            table = str(ann.make("me", *["greedy"] * bots, game=game, options=options, deal=number)["table"])
            ann.act(table, "start")
            visitor.sit(ann, table)
            while not (view := next_ask(visitor, ann, table, version))["over"]:
                questions, version = questions + 1, view["version"]
                outlook = ann.get(f"/tables/{table}/outlook")
                flaws_here = self.find_flaws(visitor, view, size, (game, str(view["why"]).rpartition(".")[2], light))
                for flaw in [*flaws_here, *button_flaws(visitor.page, outlook)]:
                    if flaw not in found:
                        visitor.page.screenshot(path=PICTURES / f"{kind}-{size[0]}x{size[1]}-{questions}.png")
                    found[flaw] = found.get(flaw, 0) + 1
                id = likely_choice(view, rng, ())
                if size in HANDHELDS:
                    visitor.page.locator(f"[data-choice='{id}']").first.dispatch_event("click")
                elif (pressed := press_key(visitor, sent, id)) != id:
                    flaw = f"the key of {id} chose {pressed}"
                    found[flaw] = found.get(flaw, 0) + 1
        context.close()
        return questions, found

    def find_flaws(self, visitor: Visitor, view: Json, size: tuple[int, int], what: tuple[str, str, str]) -> list[str]:
        found = flaws(visitor.page, view, phone=min(size) < 600)
        if size in HANDHELDS:
            small = visitor.page.evaluate(SMALL, FINGER - 0.5)
            found += [one for one in small if not one.startswith("g.")]  # a space of a wheel, which is listed too
        if what not in self.known:
            self.known.add(what)
            found += visitor.page.evaluate(LOOK, [["color-contrast", "target-size"], GRAVE])
        return found


def watch_choices(page: Page) -> list[str]:
    """Return a list that grows with each choice the page sends."""
    sent: list[str] = []

    def note(frame: bytes | str) -> None:
        request = json.loads(frame)
        if request["do"] == "choose":
            sent.extend(request["ids"])

    page.on("websocket", lambda line: line.on("framesent", note))
    return sent


def press_key(visitor: Visitor, sent: list[str], id: str) -> str:
    """Choose an option by the key that stands beside it, or by a click if it has none; return what was chosen."""
    button = visitor.page.locator(f"[data-choice='{id}']").first
    key, before = button.get_attribute("data-key"), len(sent)
    for _ in range(2):  # ending a turn may have to be confirmed
        if key:
            visitor.page.keyboard.press(key)
        else:
            button.dispatch_event("click")
        if visitor.page.locator(".sure").count() == 0:
            break
    visitor.until(lambda: len(sent) > before, f"{id} is sent")
    return sent[-1]


def next_ask(visitor: Visitor, guest: Guest, table: str, after: int) -> Json:
    """Return the next view in which the guest is asked, once the page shows it, or the final one."""
    while True:
        view: Json = guest.look(table)["view"]
        if view["over"]:
            return view
        if view["ask"] and view["version"] > after and visitor.page.evaluate(READY, view["version"]):
            return view
        visitor.page.wait_for_timeout(10)


def main() -> int:
    console = Console()
    PICTURES.mkdir(parents=True, exist_ok=True)
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
        sweep = Sweep(browser, server.url)
        kinds = [kind for kind in KINDS if kind in sys.argv] or KINDS
        sizes = [size for size in SIZES if "x".join(map(str, size)) in sys.argv] or SIZES
        for kind, size in track([(kind, size) for kind in kinds for size in sizes], "Playing", console=console):
            begun = time.monotonic()
            questions, found = sweep.play(kind, size)
            wrong += len(found)
            took = time.monotonic() - begun
            console.print(f"{kind} at {size[0]} × {size[1]}: {questions} questions in {took:.0f} s, {len(found)} flaws")
            for flaw, times in sorted(found.items()):
                console.print(f"    {flaw} ({times} times)", markup=False, highlight=False)
        browser.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
