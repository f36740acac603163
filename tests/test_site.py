"""The documentation site builds without warnings, has no broken links, and loads nothing from other hosts."""

import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

import sortilege
from sortilege.cli.parser import COMMANDS
from sortilege.core.kits import shipped_kits

ROOT = Path(__file__).parent.parent


class Page(HTMLParser):
    """What a page loads, its links and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: set[str] = set()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {key: value or "" for key, value in attrs}
        self.places |= {found["id"]} if "id" in found else set()
        self.loads |= {found["src"]} if "src" in found else set()
        if "href" in found:
            (self.links if tag == "a" else self.loads).add(found["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    place = tmp_path_factory.mktemp("site")
    command = [sys.executable, "tools/docs_site.py", str(place)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return {file: Page(file.read_text("utf-8")) for file in place.rglob("*.html")}


def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: dict[Path, Page]) -> None:
    assert len(site) > 20
    for file, page in site.items():
        for target in page.loads | {link for link in page.links if not link.startswith(("http", "mailto:"))}:
            name, _, place = unquote(target).partition("#")
            there = (file.parent / name.partition("?")[0]).resolve() if name else file
            assert there.is_file(), f"{file.name}: {target}"
            assert not place or there not in site or place in site[there].places, f"{file.name}: {target}"


def test_style_and_scripts_load_nothing_from_elsewhere(site: dict[Path, Page]) -> None:
    (place,) = {file.parent for file in site if file.name == "architecture.html"}
    for file in (file for file in place.rglob("*") if file.suffix in (".css", ".js")):
        assert not re.search(r"@import|url\(['\"]?(https?:)?//|importScripts", file.read_text("utf-8")), file.name


def test_the_reference_is_complete(site: dict[Path, Page]) -> None:
    pages = {file.name: page.places for file, page in site.items()}
    offered = {f"sortilege.{name}" for name in sortilege.__all__} - {"sortilege.GAMES"}
    assert offered <= pages["python.html"]
    assert "sortilege.Game.choose" in pages["python.html"]
    assert {f"sortilege-{name}" for name in COMMANDS} <= pages["commands.html"]
    assert {"sortilege.research.zoo.env", "sortilege.research.gym.OneSeat"} <= pages["for-learning.html"]
    assert "sortilege.research.spiel.SpielState" in pages["for-learning.html"]
    assert "sortilege.core.engine.observer.ObservationField" in pages["for-learning.html"]
    assert {"sortilege.bots.sight.Sight.imagine", "sortilege.core.ask.Ask"} <= pages["for-bots.html"]
    assert {"sortilege.lab.arena.Arena.play", "sortilege.lab.arena.Plan.deals"} <= pages["for-studies.html"]
    for one in shipped_kits():
        assert {str(ruling["id"]).lower() for ruling in one.rulings} <= pages[f"rulings-{one.name}.html"]


def test_every_field_of_an_observation_is_explained(site: dict[Path, Page]) -> None:
    places = {file.name: file for file in site}
    for one in shipped_kits():
        told = re.sub("<[^>]+>", " ", places[f"observation-{one.name}.html"].read_text("utf-8"))
        words = unescape(" ".join(told.split()))
        fields = one.observer().fields
        assert len(fields) > 50
        for field in fields:
            about = " ".join(field.about.replace("`", " ").replace("'", "’").split())
            assert f" {field.start} {field.name} {field.size} {field.most} {about} " in words
