"""Take screenshots of the page in its main states and report elements that overflow.

    .venv/bin/python -m tools.screenshots [FOLDER [STATE ...]]   from the root of a checkout; default build/pictures
    .venv/bin/python -m tools.screenshots docs                   the pictures of the README
    .venv/bin/python -m tools.screenshots compare OLD NEW FOLDER [STATE ...]   two commits side by side

Every state is taken at every size; language and color scheme alternate, so that each is seen in each language, light
and dark. To compare, the same pictures are taken of a server of each commit, uncompiled and with its own page; FOLDER
holds them in pairs. "-" stands for the working tree. A state that a commit cannot reach is named and left out.
"""

import base64
import os
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from benchmarks.compare_revisions import HERE, commit_of, export
from tests.browser.conftest import MISSING, Visitor, chromium
from tests.browser.review_fixture import make_review
from tests.browser.table_states import TABLE_STATES, table_in_state
from tests.server.harness import Guest, serving
from tools.layout_sweep import LANGUAGES, LIGHTS, SCREENS, SIZES

PAGES = {
    "home": "#/",
    "new table": "#/new",
    "account": "#/account",
    "learn": "#/learn",
    "guide": "#/learn/seasons",
    "guide spellbook": "#/learn/spellbook",
    "rules": "#/rules/seasons",
    "puzzles": "#/puzzles",
    "sandbox": "#/try/seasons",
    "sandbox spellbook": "#/try/spellbook",
    "gallery": "#/gallery",
    "gallery card": "#/gallery/kairn_the_destroyer",
    "gallery spell": "#/gallery/spell-cure",
    "contact sheet": "#/art",
}
# States of a finished game, by the table's state and the rest of the address.
REPLAYS = {
    "replay": ("score", "/replay"),
    "spellbook replay": ("spellbook score", "/replay"),
    "review": ("score", "/replay/0/0/review"),
}
# Later steps of a guided game: the page, and how many steps were taken.
GUIDED = {
    "guide choosing": ("guide", 10),
    "guide end": ("guide", 99),
    "guide spellbook choosing": ("guide spellbook", 8),
    "guide spellbook end": ("guide spellbook", 99),
}
# What onlookers see of a table in this state.
WATCHED = {"watched draft": "draft", "watched round": "first round", "watched spellbook": "spellbook turn"}
EVERYTHING = (*PAGES, *GUIDED, "lobby", *TABLE_STATES, "sorted", *WATCHED, *REPLAYS)
# What `compare` takes.
COMPARED_SIZES = ((1280, 800), (1920, 1080), (390, 844), (360, 640))
COMPARED = (
    *("home", "new table", "learn", *GUIDED, "rules", "puzzles", "sandbox", "sandbox spellbook", "gallery", "lobby"),
    *("draft", "third pick", "split", "sorted", "first round", "drawn card", "turn", "crowd", "score", *WATCHED),
    *("spellbook turn", "spellbook payment", "spellbook four players", "spellbook score", "replay", "review"),
)
MOST_PRESSES = 150  # of a guide's button, with which every guide ends
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

BESIDE = """<style>
body {{ display: flex; gap: 12px; width: max-content; height: max-content; margin: 0; padding: 12px; background: #888 }}
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


def plan(states: Iterable[str], sizes: Sequence[tuple[int, int]] = SIZES) -> list[Shot]:
    shots = []
    for state in states:
        for n, size in enumerate(sizes, start=len(state)):  # a picture keeps its name when states are added
            language, light = LANGUAGES[n % 3], LIGHTS[n % 2]
            name = f"{state.replace(' ', '-')}.{size[0]}x{size[1]}.{language}.{light}"
            shots.append(Shot(name, state, size, language, light))
    return shots


def table_of(state: str) -> str:
    """The state of the table that a picture shows."""
    return REPLAYS[state][0] if state in REPLAYS else WATCHED.get(state, "split" if state == "sorted" else state)


def places(ann: Guest, wanted: Collection[str], console: Console) -> dict[str, str]:
    """Return the address of each state, after preparing a table in it."""
    found = {state: place for state, place in PAGES.items() if state in wanted}
    found |= {state: PAGES[page] for state, (page, _) in GUIDED.items() if state in wanted}
    if "lobby" in wanted:
        found["lobby"] = f"#/table/{ann.make('me', 'person', 'person', 'greedy', open=True)['table']}"
    tables: dict[str, str] = {}
    for state in track([one for one in wanted if table_of(one) in TABLE_STATES], "Playing there", console=console):
        kind = state if state == "sorted" else table_of(state)  # that table goes on
        if kind not in tables:
            try:
                tables[kind] = table_in_state(ann, table_of(state))
            except (AssertionError, StopIteration) as problem:
                console.print(f"cannot reach {kind}: {problem}", markup=False, highlight=False)
                continue
            if state == "sorted":
                sort_cards(ann, tables[kind])
        found[state] = f"#/table/{tables[kind]}{REPLAYS[state][1] if state in REPLAYS else ''}"
    return found


def sort_cards(guest: Guest, table: str) -> None:
    """Assign the guest's cards to years while the other players still choose."""
    while ask := guest.look(table)["view"]["ask"]:
        guest.choose(table, guest.look(table)["view"]["version"], ask["options"][0]["id"])


def take(browser: Browser, url: str, ann: Guest, shot: Shot, place: str, folder: Path) -> list[str]:
    """Take one full-page screenshot; return its flaws."""
    context = browser.new_context(reduced_motion="reduce", **shot.device)
    visitor = Visitor(context.new_page(), url)
    if shot.state not in WATCHED:
        visitor.come_in(ann)
    if shot.state == "review":
        visitor.page.route("**/reviews/*", lambda route: route.fulfill(json=make_review()))
    visitor.go(place)
    if shot.state in GUIDED:
        follow_guide(visitor.page, GUIDED[shot.state][1])
    settle(visitor.page)
    visitor.page.screenshot(path=folder / f"{shot.name}.png", full_page=True)
    flaws = [str(flaw) for flaw in visitor.page.evaluate(OVERFLOWING)]
    context.close()
    return flaws + [f"said     {complaint}" for complaint in visitor.complaints]


def follow_guide(page: Page, steps: int) -> None:
    """Press the guide's button until it has come to this step or to its end."""
    for _ in range(MOST_PRESSES):
        page.wait_for_selector("[data-guide]:not([disabled]), .guide a.main")
        button = page.locator("[data-guide]")
        step = next(int(word) for word in page.locator(".guide .where").inner_text().split() if word.isdigit())
        if step >= steps or not button.count():
            return
        button.click()
        page.wait_for_timeout(50)


def settle(page: Page) -> None:
    """Wait until everything is drawn; move a replay to its middle."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for slider in page.locator("main input[type=range]:visible").all():
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def take_all(shots: Collection[Shot], folder: Path, console: Console) -> int:
    """Take these pictures of the installed package; say what sticks out."""
    folder.mkdir(parents=True, exist_ok=True)
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
        for shot in track([one for one in shots if one.state in there], "Taking pictures", console=console):
            for flaw in take(browser, server.url, ann, shot, there[shot.state], folder):
                flaws.setdefault(flaw, []).append(shot.name)
        browser.close()
    for flaw, names in sorted(flaws.items()):
        console.print(
            f"{flaw}\n    {', '.join(names[:4])}{' …' if len(names) > 4 else ''}", markup=False, highlight=False
        )
    console.print(f"{len(shots)} pictures in {folder}; {len(flaws)} things stick out.")
    return 0


def compare(revisions: Sequence[str], folder: Path, states: Sequence[str], console: Console) -> int:
    """Take the same pictures of two commits and put them side by side."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        taken = []
        for n, name in enumerate(revisions):
            source, pictures = Path(place, f"source {n}"), Path(place, f"pictures {n}")
            export(None if name == "-" else commit_of(name), source)
            share_modules(source / "web")
            console.print(f"Building the page of {name}.")
            subprocess.run([source / "tools/build-page.sh", "build", sys.executable], check=True)
            os.environ["PYTHONPATH"] = str(source / "src")  # of the server, which is started with it
            if take_all(plan(states or COMPARED, COMPARED_SIZES), pictures, console):
                return 1
            taken.append(pictures)
        return put_side_by_side(revisions, taken, folder, console)


def share_modules(web: Path) -> None:
    """Use this checkout's libraries of the page if that revision locks the same ones."""
    lock, own = web / "package-lock.json", HERE / "web"
    if (own / "node_modules").is_dir() and lock.read_bytes() == (own / lock.name).read_bytes():
        (web / "node_modules").symlink_to(own / "node_modules")
        os.utime(lock, (0, 0))  # so that nothing is installed again


def put_side_by_side(names: Sequence[str], taken: Sequence[Path], folder: Path, console: Console) -> int:
    pictures = [{picture.name for picture in place.glob("*.png")} for place in taken]
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        if browser is None:
            console.print(MISSING)
            return 1
        page = browser.new_page()
        for picture in track(sorted(set.intersection(*pictures)), "Comparing", console=console):
            drawn = [base64.b64encode((place / picture).read_bytes()).decode() for place in taken]
            figures = [
                f'<figure><figcaption>{name}</figcaption><img src="data:image/png;base64,{one}"></figure>'
                for name, one in zip(names, drawn, strict=True)
            ]
            page.set_content(BESIDE.format(figures="".join(figures)))
            page.evaluate(DECODED)
            page.screenshot(path=folder / picture, full_page=True)
        browser.close()
    console.print(f"{len(set.intersection(*pictures))} pairs in {folder}.")
    return 0


def main() -> int:
    console = Console()
    match sys.argv[1:]:
        case ["compare", old, new, folder, *states]:
            return compare((old, new), Path(folder), states, console)
        case ["docs"]:
            return take_all(README_SHOTS, Path("docs"), console)
        case [folder, *states]:
            return take_all(plan(states or EVERYTHING), Path(folder), console)
    return take_all(plan(EVERYTHING), Path("build/pictures"), console)


if __name__ == "__main__":
    sys.exit(main())
