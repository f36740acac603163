"""When tables cannot start, the page says what to do and offers to save the stored games."""

import json
from pathlib import Path

import pytest

from tests.static.browsers import PREFERENCES, Browser, Chromium, Firefox
from tests.static.conftest import Site
from tests.static.page_player import at_home
from tests.static.record_files import SAVED
from tests.static.test_tabs import SILENT, TURNS, UP, again, played_and_saved, releases

__all__ = ["releases"]

SHOWN = "() => document.body.innerText"
# What a later release might store, in MessagePack: a text of one letter.
LATER = """(place) => new Promise((done) => {
    indexedDB.open(`sortilege ${place}`).onsuccess = ({ target }) => {
        const change = target.result.transaction('rows', 'readwrite');
        change.objectStore('rows').put(new Uint8Array([0xa1, '9'.charCodeAt(0)]), 'setting/format');
        change.oncomplete = () => done(true);
    };
})"""


class OrdinaryFirefox(Firefox):
    """Automated Firefox grants files the rights of pages unless told otherwise."""

    preferences = PREFERENCES + 'user_pref("remote.prefs.recommended", false);\n'


@pytest.mark.parametrize("kind", [Chromium, OrdinaryFirefox])
def test_opening_the_page_as_a_file_shows_instructions(
    kind: type[Browser], folder: Path, site: Site, tmp_path: Path
) -> None:
    with kind(tmp_path / "profile") as browser:
        tab = browser.tab()
        tab.goto((folder / "index.html").as_uri())
        shown = str(tab.until(SHOWN))
        assert "python3 -m http.server" in shown
        assert all(
            word in shown for word in ("cannot run from a file", "ouverte comme fichier", "läuft nicht als Datei")
        )
        at_home(tab, site.url)
        tab.until(UP)
        assert "http.server" not in tab.run(SHOWN)


def test_unreadable_tables_can_be_exported(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    at_home(tab, site.url)
    tab.until(UP)
    before = json.loads(played_and_saved(site, tab, 1))["rows"]
    tab.run(LATER, "/")
    again(tab, site.url)
    assert "newer version" in tab.until(SILENT)
    saved = json.loads(str(tab.run(SAVED, "Save everything to a file")))["rows"]
    assert saved == before | {"setting/format": "oTk="}
    assert tab.run(TURNS) == 0


def test_stored_tables_can_be_exported_when_the_engine_fails(browser: Browser, releases: Site) -> None:
    (releases.folder / "engine.zip").unlink()
    tab = browser.tab()
    tab.goto(releases.url)
    assert "Loading failed" in tab.until(SILENT)
    tab.run(LATER, "/")
    assert json.loads(str(tab.run(SAVED, "Save everything to a file")))["rows"] == {"setting/format": "oTk="}
