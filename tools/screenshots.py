"""Take screenshots of the page in its main states and report elements that overflow.

    .venv/bin/python -m tools.screenshots [FOLDER [STATE ...]]   from the root of a checkout; default build/pictures
    .venv/bin/python -m tools.screenshots docs                   the pictures of the README
    .venv/bin/python -m tools.screenshots compare OLD NEW FOLDER   pictures of the same name side by side

Every state is taken at every size; language and color scheme alternate, so that each is seen in each language, light
and dark. To compare two revisions, take the same states in a checkout of each and put the two folders side by side.
"""

import base64
import sys
import tempfile
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from tests.browser.conftest import MISSING, Visitor, chromium
from tests.browser.table_states import TABLE_STATES, table_in_state
from tests.server.harness import Guest, serving
from tools.layout_sweep import LANGUAGES, LIGHTS, SCREENS, SIZES

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
REPLAYS = {"replay": "score", "spellbook replay": "spellbook score"}
# Text wider than its box that cannot scroll, and elements outside the page, with their text.
OVERFLOWING = """() => {
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

BESIDE = """<style>body {{ display: flex; gap: 12px; width: max-content; margin: 0; padding: 12px; background: #888 }}
figure {{ margin: 0 }}
figcaption {{ font: 16px sans-serif; color: #fff }}</style>{figures}"""
DECODED = "Promise.all([...document.images].map((one) => one.decode()))"


@dataclass(frozen=True)
class Shot:
    """One screenshot to take."""

    name: str
    state: str
    size: tuple[int, int]
    language: str = "en"
    light: Literal["light", "dark"] = "light"
    sharp: int = 1

    @property
    def device(self) -> dict[str, Any]:
        width, height = self.size
        hand = width < SCREENS[0][0]
        look = {"locale": self.language, "color_scheme": self.light, "device_scale_factor": self.sharp}
        return look | {"viewport": {"width": width, "height": height}, "has_touch": hand, "is_mobile": hand}


# For readers who have never played.
README_SHOTS = (
    Shot("table", "thriving", (1280, 800)),
    Shot("spellbook", "spellbook thriving", (1280, 800), light="dark"),
    Shot("finish", "close end", (1280, 800)),
    Shot("phone", "which die", (390, 844), sharp=2),
)


def plan(states: Iterable[str]) -> list[Shot]:
    shots = []
    for state in states:
        for n, size in enumerate(SIZES, start=len(state)):  # a picture keeps its name when states are added
            language, light = LANGUAGES[n % 3], LIGHTS[n % 2]
            name = f"{state.replace(' ', '-')}.{size[0]}x{size[1]}.{language}.{light}"
            shots.append(Shot(name, state, size, language, light))
    return shots


def places(ann: Guest, wanted: Collection[str], console: Console) -> dict[str, str]:
    """Return the address of each state, after preparing a table in it."""
    found = {state: place for state, place in PAGES.items() if state in wanted}
    if "lobby" in wanted:
        found["lobby"] = f"#/table/{ann.make('me', 'person', 'person', 'greedy', open=True)['table']}"
    needed = {REPLAYS.get(state, state) for state in wanted} & set(TABLE_STATES)
    for state in track(sorted(needed), "Playing to the moments", console=console):
        found[state] = f"#/table/{table_in_state(ann, state)}"
    return found | {state: f"{found[end]}/replay" for state, end in REPLAYS.items() if state in wanted}


def take(browser: Browser, url: str, ann: Guest, shot: Shot, place: str, folder: Path) -> list[str]:
    """Take one full-page screenshot; return its flaws."""
    context = browser.new_context(reduced_motion="reduce", **shot.device)
    visitor = Visitor(context.new_page(), url)
    visitor.come_in(ann)
    visitor.go(place)
    settle(visitor.page)
    visitor.page.screenshot(path=folder / f"{shot.name}.png", full_page=True)
    flaws = [str(flaw) for flaw in visitor.page.evaluate(OVERFLOWING)]
    context.close()
    return flaws + [f"said     {complaint}" for complaint in visitor.complaints]


def settle(page: Page) -> None:
    """Wait until everything is drawn; move a replay to its middle."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for slider in page.locator("main input[type=range]").all():
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def compare(old: Path, new: Path, folder: Path, console: Console) -> int:
    """Put pictures of the same name side by side; name those that only one folder has."""
    names = [{picture.name for picture in place.glob("*.png")} for place in (old, new)]
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        if browser is None:
            console.print(MISSING)
            return 1
        page = browser.new_page()
        for name in track(sorted(names[0] & names[1]), "Comparing", console=console):
            figures = [
                f"<figure><figcaption>{place}</figcaption>"
                f'<img src="data:image/png;base64,{base64.b64encode((place / name).read_bytes()).decode()}"></figure>'
                for place in (old, new)
            ]
            page.set_content(BESIDE.format(figures="".join(figures)))
            page.evaluate(DECODED)
            page.locator("body").screenshot(path=folder / name)
        browser.close()
    for name in sorted(names[0] ^ names[1]):
        console.print(f"only in {old if name in names[0] else new}: {name}", markup=False, highlight=False)
    console.print(f"{len(names[0] & names[1])} pairs in {folder}.")
    return 0


def main() -> int:
    if sys.argv[1:2] == ["compare"]:
        old, new, folder = map(Path, sys.argv[2:])
        return compare(old, new, folder, Console())
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    shots = (
        list(README_SHOTS)
        if folder == Path("docs")
        else plan(sys.argv[2:] or (*PAGES, "lobby", *TABLE_STATES, *REPLAYS))
    )
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
        there = places(ann, {shot.state for shot in shots}, console)
        for shot in track(shots, "Taking pictures", console=console):
            for flaw in take(browser, server.url, ann, shot, there[shot.state], folder):
                flaws.setdefault(flaw, []).append(shot.name)
        browser.close()
    for flaw, names in sorted(flaws.items()):
        console.print(
            f"{flaw}\n    {', '.join(names[:4])}{' …' if len(names) > 4 else ''}", markup=False, highlight=False
        )
    console.print(f"{len(shots)} pictures in {folder}; {len(flaws)} things stick out.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
