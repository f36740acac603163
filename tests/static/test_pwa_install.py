"""The page is installable: Chromium reports no problem, and users are told how."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.static.browsers import Chromium, ChromiumTab
from tests.static.conftest import Site
from tests.static.page_player import READY

PANEL = "() => document.querySelector('[aria-labelledby=kept]')?.innerText"
# Stub Chromium's install offer, and record whether it is accepted.
OFFERED = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => { document.title = 'taken'; };
    return !dispatchEvent(offer);
}"""
BUTTON = "() => [...document.querySelectorAll('button')].some((one) => one.textContent === 'Install as an app')"
TAKE = "() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Install as an app').click()"
ICONS = """async () => {
    const place = document.querySelector('link[rel=manifest]').href;
    const { icons } = await (await fetch(place)).json();
    return Promise.all(icons.map(async ({ src, sizes, purpose }) => {
        const image = new Image();
        image.src = new URL(src, place).href;
        await image.decode();
        return [purpose, sizes, `${image.naturalWidth}x${image.naturalHeight}`];
    }));
}"""
# Suppress Chromium's real offer; only the stub counts.
QUIET = "addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation(), true);"
APPLE = """delete window.onbeforeinstallprompt; delete Window.prototype.onbeforeinstallprompt;
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });"""


@pytest.fixture
def tab(tmp_path: Path) -> Iterator[ChromiumTab]:
    with Chromium(tmp_path / "profile") as browser:
        found = browser.tab()
        assert isinstance(found, ChromiumTab)
        found.wire.ask("Page.addScriptToEvaluateOnNewDocument", source=QUIET)
        yield found


def test_chromium_accepts_the_manifest_in_any_folder(folder: Path, tab: ChromiumTab) -> None:
    beside = Site(folder.parent)
    try:
        place = f"{beside.url}{folder.name}/"
        tab.goto(place)
        tab.until(READY)
        manifest = tab.wire.ask("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["manifest"]["startUrl"] == manifest["manifest"]["scope"] == place
        # A manifest id would be resolved from the root; without one, another folder of this host is another app.
        assert tab.wire.ask("Page.getAppId")["appId"] == place
        assert tab.wire.ask("Page.getInstallabilityErrors")["installabilityErrors"] == []
        icons = tab.run(ICONS)
        pictures = [(purpose, sizes) for purpose, sizes, found in icons if found == sizes]
        assert {("any", "192x192"), ("any", "512x512"), ("maskable", "192x192"), ("maskable", "512x512")} <= {*pictures}
    finally:
        beside.down()


def test_the_browsers_install_offer_becomes_a_button(site: Site, tab: ChromiumTab) -> None:
    tab.goto(f"{site.url}#/gallery")
    tab.until("() => document.querySelector('main h1') !== null")
    assert tab.run(OFFERED), "the browser shows its own"
    assert not tab.run(BUTTON)
    tab.run("() => { location.hash = '#/'; }")
    tab.until(BUTTON)
    tab.run(TAKE)
    tab.until("() => document.title === 'taken'")
    assert not tab.run(BUTTON), "an offer can be taken once"
    assert "browser's menu" not in tab.run(PANEL)


def test_install_instructions_replace_a_missing_offer(site: Site, tab: ChromiumTab) -> None:
    tab.wire.ask("Page.addScriptToEvaluateOnNewDocument", source=APPLE)
    for language, words in (("en", "“Add to Home Screen”"), ("fr", "Sur l'écran d'accueil"), ("de", "Home-Bildschirm")):
        tab.goto(f"{site.url}?{language}")
        tab.until(READY)
        tab.run("(language) => { localStorage.language = language; }", language)
        tab.goto(f"{site.url}?again{language}")
        tab.until(f'() => ({PANEL})()?.includes("{words}")')
        assert not tab.run(BUTTON)
