"""Takes pictures of the page in its main states and says what sticks out of its box.

    .venv/bin/python -m tools.pictures [FOLDER [STATE ...]]      from the root of a checkout; build/pictures unless told

Every state in English by day at every size; the other languages and the night in turns, so that each state is
seen in each language, and at each size by night.
"""

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from tests.browser.conftest import AT_ONCE, MISSING, Visitor, chromium
from tests.browser.moments import MOMENTS, reach
from tests.server.harness import Guest, serving

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "sideways": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
}
PAGES = {
    "home": "#/",
    "new table": "#/new",
    "account": "#/account",
    "learn": "#/learn",
    "gallery": "#/gallery",
    "gallery card": "#/gallery/kairn_the_destroyer",
    "gallery spell": "#/gallery/spell-cure",
    "contact sheet": "#/art",
}
# Text wider than its box without a way to scroll it, and things outside the page: with what they say.
STICKS_OUT = """() => {
    const wide = document.documentElement.clientWidth;
    const found = new Set();
    const say = (what, one) => {
        const name = `${one.localName}.${String(one.className).split(' ')[0]}`;
        found.add(`${what} ${name}: ${one.textContent.trim().slice(0, 50)}`);
    };
    const moves = (one) => one !== document.body && getComputedStyle(one).overflowX !== 'visible';
    for (const one of document.querySelectorAll('main *, nav *, footer')) {
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest('svg')) continue;
        const box = one.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        const { display, overflowX, overflowY } = getComputedStyle(one);
        const text = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        if (text && display !== 'inline' && overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1)
            say('too wide', one);
        if (text && ['hidden', 'clip'].includes(overflowY) && one.scrollHeight > one.clientHeight + 1)
            say('cut off ', one);
        let inside = one.parentElement;
        while (inside && !moves(inside)) inside = inside.parentElement;
        if (!inside && (box.left < -1 || box.right > wide + 1)) say('outside ', one);
    }
    return [...found];
}"""


@dataclass(frozen=True)
class Shot:
    """One picture to take."""

    name: str
    place: str
    size: str
    language: str
    scheme: Literal["light", "dark"]

    @property
    def file(self) -> str:
        return f"{self.name.replace(' ', '-')}.{self.size}.{self.language}.{self.scheme}"


def plan(places: dict[str, str]) -> list[Shot]:
    shots = []
    for n, (name, place) in enumerate(places.items()):
        shots += [Shot(name, place, size, "en", "light") for size in SIZES]
        for m, size in enumerate(SIZES):
            shots.append(Shot(name, place, size, ("fr", "de", "en")[(n + m) % 3], "dark"))
        shots += [Shot(name, place, size, language, "light") for size, language in (("phone", "fr"), ("laptop", "de"))]
    return shots


def tables(ann: Guest, console: Console) -> dict[str, str]:
    """A table in each state, made beforehand."""
    waiting = ann.make("me", "person", "person", "greedy", open=True)["table"]
    found = {"lobby": f"#/table/{waiting}"}
    for name in track(MOMENTS, "Playing to the moments", console=console):
        found[name] = f"#/table/{reach(ann, name)}"
    return found | {"replay": f"{found['score']}/replay", "spellbook replay": f"{found['spellbook score']}/replay"}


def take(browser: Browser, url: str, ann: Guest, shots: list[Shot], folder: Path) -> Iterator[tuple[Shot, list[str]]]:
    """Pictures of one kind, as one sees them and of the whole page; with each what is wrong with it."""
    first = shots[0]
    context = browser.new_context(locale=first.language, reduced_motion="reduce", **SIZES[first.size])
    context.add_init_script(AT_ONCE)
    visitor = Visitor(context.new_page(), url)
    visitor.come_in(ann)
    visitor.page.emulate_media(color_scheme=first.scheme)
    for shot in shots:
        visitor.complaints.clear()
        visitor.go(shot.place)
        settle(visitor.page)
        visitor.page.screenshot(path=folder / f"{shot.file}.png")
        visitor.page.screenshot(path=folder / f"{shot.file}.whole.png", full_page=True)
        flaws = [str(flaw) for flaw in visitor.page.evaluate(STICKS_OUT)]
        yield shot, flaws + [f"said     {said}" for said in visitor.complaints]
    context.close()


def settle(page: Page) -> None:
    """Wait until everything is drawn; a replay is looked at in its middle."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for slider in page.locator("main input[type=range]").all():
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    console = Console()
    flaws: dict[str, list[str]] = {}
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"{place}/tables.db") as server,
        Guest(server.url, "Ann") as ann,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        if browser is None:
            console.print(MISSING)
            return 1
        places = PAGES | tables(ann, console)
        shots = plan({name: places[name] for name in sys.argv[2:] or places})
        kinds: dict[tuple[str, ...], list[Shot]] = {}
        for shot in shots:
            kinds.setdefault((shot.size, shot.language, shot.scheme), []).append(shot)
        taken = (one for kind in kinds.values() for one in take(browser, server.url, ann, kind, folder))
        for shot, found in track(taken, "Taking pictures", total=len(shots), console=console):
            for flaw in found:
                flaws.setdefault(flaw, []).append(shot.file)
        browser.close()
    for flaw, files in sorted(flaws.items()):
        console.print(
            f"{flaw}\n    {', '.join(files[:4])}{' …' if len(files) > 4 else ''}", markup=False, highlight=False
        )
    console.print(f"{2 * len(shots)} pictures in {folder}; {len(flaws)} things stick out.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
