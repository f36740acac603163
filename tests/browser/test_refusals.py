"""A server's refusal appears in the reader's language."""

import pytest
from playwright.sync_api import expect

from sortilege.core.text.catalog import tell
from sortilege.core.text.message import message as sentence
from sortilege.puzzles import puzzles
from tests.browser.conftest import Visitor
from tests.browser.page_texts import page_text
from tests.browser.test_live_table import PAIR, make_table

LANGUAGES = [pytest.param({"locale": language}, id=language) for language in ("fr", "de")]

SECRET = "A" * 20
# Ids that would lead to another endpoint if the page joined them to the API's path unescaped.
BAD_LINKS = (
    rf"#/table/..\logout?/{SECRET}/back",
    rf"#/table/..\puzzles\{puzzles('seasons')[0].id}\solution?/{SECRET}/back",
    r"#/table/..\logout?",
    r"#/table/..\logout?/replay/0//review",
    r"#/puzzles/..\me",
)


def language_of(visitor: Visitor) -> str:
    visitor.page.goto(visitor.url)
    visitor.page.wait_for_selector("html[lang]")
    return str(visitor.page.evaluate("navigator.language"))


@pytest.mark.parametrize("visitor", LANGUAGES, indirect=True)
def test_http_refusals_use_the_readers_language(visitor: Visitor) -> None:
    page, language = visitor.page, language_of(visitor)
    used = make_table(visitor, game="spellbook", seats=PAIR)["invitations"][0]["link"]
    for told in (None, sentence("server-link-used")):
        guest = visitor.beside(language).page
        guest.goto(used)
        guest.get_by_role("button", name=page_text(language, "page-sit")).click()
        if told is None:
            guest.wait_for_selector(".lobby .state")
        else:
            expect(guest.get_by_role("alert")).to_have_text(tell(told, language))
        guest.context.close()

    visitor.visit(game="seasons", wishes={"seasons": {"level": "apprentice"}})
    page.goto(f"{visitor.url}#/new")
    page.get_by_role("radio", name=page_text(language, "natural_selection")).check()
    page.get_by_role("button", name=page_text(language, "page-make")).click()
    clash = tell(sentence("engine-draft", name=sentence("natural_selection")), language)
    expect(page.get_by_role("alert")).to_have_text(clash)

    page.goto(f"{visitor.url}#/account")
    page.get_by_label(page_text(language, "page-home-account-name")).fill("Ann")
    page.get_by_label(page_text(language, "page-home-password")).fill("not the password")
    page.get_by_role("button", name=page_text(language, "page-home-sign-in")).click()
    expect(page.get_by_role("alert")).to_have_text(tell(sentence("server-no-login"), language))
    assert [line for line in visitor.complaints if "422" not in line and "401" not in line] == []
    visitor.complaints.clear()


@pytest.mark.parametrize("visitor", LANGUAGES, indirect=True)
def test_socket_refusals_use_the_readers_language(visitor: Visitor) -> None:
    """Each player may pause three times; this is the fourth."""
    page, language = visitor.page, language_of(visitor)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = make_table(visitor, game="spellbook", seats=seats, clock={"kind": "total", "seconds": 600})["table"]
    for what in ("start", *("pause", "resume") * 3):
        page.request.post(f"{visitor.url}/api/tables/{table}/acts", data={"what": what})
    page.goto(f"{visitor.url}/#/table/{table}")
    page.get_by_role("button", name=page_text(language, "page-live-menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=page_text(language, "page-live-pause")).click()
    told = page.get_by_role("alert").filter(has_text=tell(sentence("server-pauses", most=3), language))
    expect(told).to_be_visible()


def test_links_with_a_bad_id_send_no_request(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.wait_for_selector("h1")
    sent: list[str] = []
    page.on("request", lambda one: sent.append(f"{one.method} {one.url}") if one.method != "GET" else None)
    page.on("websocket", lambda socket: sent.append(socket.url))
    for link in BAD_LINKS:
        page.evaluate("link => { location.hash = link; }", link)
        page.wait_for_load_state("networkidle")
        assert sent == [], link
        expect(page.get_by_role("alert")).to_contain_text("This page does not exist.")
