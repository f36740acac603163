"""The page says in advance whether games will be kept, also in private windows and without storage."""

import json
from pathlib import Path

import pytest

from tests.static.browsers import PREFERENCES, Browser, Chromium, Firefox
from tests.static.conftest import Site
from tests.static.page_player import ASKED, BEGIN, READY, SETTINGS

BAR = "() => document.querySelector('.bar')?.textContent"
PANEL = "() => document.querySelector('[aria-labelledby=kept] p')?.textContent"
NO_BAR = "() => document.querySelector('.game, [data-unfinished], .prompt') && !document.querySelector('.bar')"
TURNS = "() => document.querySelectorAll('[data-unfinished]').length"
PRESS = """() => {
    const found = document.querySelector('[data-choice]:not([disabled])');
    found?.click();
    return found !== null;
}"""


# Whether the page asks for persistent storage; the browser refuses at this address.
PERSIST = """() => {
    self.asked = 0;
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => ((asked += 1), location.search !== '?no');
}"""


class PrivateFirefox(Firefox):
    preferences = PREFERENCES + 'user_pref("browser.privatebrowsing.autostart", true);\n'


class ForgetfulChromium(Chromium):
    """Its owner blocks all site storage."""

    def command(self, profile: Path) -> list[str]:
        kept = profile / "Default/Preferences"
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(json.dumps({"profile": {"default_content_setting_values": {"cookies": 2}}}))
        return super().command(profile)


class ForgetfulFirefox(Firefox):
    preferences = PREFERENCES + 'user_pref("network.cookie.cookieBehavior", 2);\n'


@pytest.mark.parametrize("kind", [ForgetfulChromium, ForgetfulFirefox])
def test_without_storage_the_page_warns_and_still_plays(kind: type[Browser], site: Site, tmp_path: Path) -> None:
    with kind(tmp_path / "profile") as browser:
        tab = browser.tab()
        tab.goto(site.url)
        tab.until(READY)
        assert "does not save anything here" in tab.until(BAR)
        assert "does not save anything here" in tab.until(PANEL)
        tab.run(BEGIN, 1)
        tab.until(ASKED)
        version = tab.run("() => document.querySelector('[data-see=\"prompt\"]').dataset.version")
        tab.until(PRESS)
        tab.until(f"() => document.querySelector('[data-see=\"prompt\"]')?.dataset.version > {version}")


@pytest.mark.parametrize("kind", [PrivateFirefox, Chromium])
def test_the_storage_location_is_named_before_the_first_game(kind: type[Browser], site: Site, tmp_path: Path) -> None:
    with kind(tmp_path / "profile") as browser:
        tab = browser.tab()
        tab.goto(site.url)
        assert "In a private window" in tab.until(BAR)
        tab.until(READY)
        tab.run(SETTINGS)
        tab.run(BEGIN, 1)
        tab.until(ASKED)
        tab.until(NO_BAR)
        tab.goto("about:blank")
        tab.goto(site.url)
        tab.until(TURNS)
        tab.until(NO_BAR)
    with kind(tmp_path / "profile") as browser:
        tab = browser.tab()
        tab.goto(site.url)
        if kind is PrivateFirefox:
            assert "In a private window" in tab.until(BAR), "the notice is shown again once the games are gone"
            assert not tab.run(TURNS)
        else:
            tab.until(TURNS)
            tab.until(NO_BAR)


def test_the_first_table_requests_persistent_storage(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    tab.before(PERSIST)
    for place, words in ((site.url, "The browser has promised"), (f"{site.url}?no", "The browser may delete them")):
        tab.goto(place)
        tab.until(READY)
        tab.until(PANEL)
        assert tab.run("() => asked") == 0, "there is nothing to keep yet"
        for _ in range(2):
            tab.run(BEGIN, 1)
            tab.until(ASKED)
            assert tab.until("() => asked") == 1, "once is enough"
            tab.run("() => { location.hash = '#/'; }")
            tab.until(f"() => ({PANEL})()?.includes('{words}')")
