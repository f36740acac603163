"""The start page, creating a table, the lobby, the account and the page frame."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import GERMAN_PHONE, SMALLEST, Visitor
from tests.server.harness import Guest

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, _: y % 2 == 0,
    lambda _, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
QUIET = 4
PORTRAITS = "() => [...document.querySelectorAll('main [data-portrait]')].map((one) => one.dataset.portrait)"


def read_qr(page: Page, name: str) -> str:
    """Decode a QR code of up to 37 modules at low correction, whose data is one block of bytes."""
    path = page.get_by_role("img", name=name).locator("path").get_attribute("d") or ""
    dark = {(int(y) - QUIET, int(x) - QUIET) for x, y in re.findall(r"M(\d+) (\d+)", path)}
    size = max(y for y, _ in dark) + 1
    version = (size - 17) // 4
    assert 2 <= version <= 5
    mask = MASKS[sum(((8, x) in dark) << (4 - x) for x in (2, 3, 4)) ^ 0b101]

    def is_data(y: int, x: int) -> bool:
        finder = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
        alignment = size - 9 <= y < size - 4 and size - 9 <= x < size - 4
        return not (finder or alignment or y == 6 or x == 6)

    bits: list[int] = []
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if up else range(size):
            bits += [((y, x) in dark) ^ mask(y, x) for x in (right, right - 1) if is_data(y, x)]
        up = not up
    number = int("".join(str(int(bit)) for bit in bits), 2)
    length = len(bits)

    def take(start: int, n: int) -> int:
        return number >> (length - start - n) & ((1 << n) - 1)

    assert take(0, 4) == 0b0100  # byte mode
    return bytes(take(12 + 8 * n, 8) for n in range(take(4, 8))).decode()


def test_one_click_starts_a_game_and_settings_are_remembered(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_text("You play against one bot. You get nine cards").wait_for()
    page.get_by_role("radio", name="Magician").check()
    page.get_by_role("switch", name="Enchanted Kingdom").check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("radio", name="Pim").check()
    page.get_by_text("against 2 bots, with Enchanted Kingdom").wait_for()
    page.get_by_text("20 more Power cards, two of each, and ability tokens").wait_for()
    page.get_by_text("Enchantment: none").click()
    page.get_by_role("radio", name="Natural Selection").check()
    page.get_by_text("Enchantment: Natural Selection").wait_for()
    page.get_by_role("radio", name="Apprentice").check()  # apprentices have no draft to change
    page.get_by_text("Enchantment: none").wait_for()
    page.get_by_role("radio", name="Magician").check()
    page.get_by_role("radio", name="Drought").check()
    assert visitor.fits()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-choice]")
    table = page.url.rpartition("/")[2]
    played = page.request.get(f"{visitor.url}/api/tables/{table}").json()["room"]["options"]
    assert (played["kingdom_cards"], played["enchantment"]) == ("with", "drought")
    page.goto(visitor.url)
    expect(page.get_by_role("radio", name="Magician")).to_be_checked()
    expect(page.get_by_role("switch", name="Enchanted Kingdom")).to_be_checked()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Pim")).to_be_checked()
    page.get_by_role("link", name="Seasons with Pim").click()
    page.wait_for_selector("[data-choice]")


def test_an_invited_player_sees_the_tables_settings(visitor: Visitor) -> None:
    """Options, seats and clock appear as chosen; the link is shown as a code; a kicked player needs a new link."""
    page = visitor.page
    visitor.visit(game="seasons", name="Ann", wishes={"seasons": {"level": "magician"}})
    page.get_by_role("link", name="With friends").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("group", name="Seat 3").get_by_role("radio", name="Bot").check()
    page.get_by_role("group", name="Bot for seat 3").get_by_role("radio", name="Pim").check()
    page.get_by_role("group", name="Enchantment").get_by_role("radio", name="Drought").check()
    page.get_by_text("the player with the most crystals must sacrifice").wait_for()
    page.get_by_text("House rules and editions").click()
    page.get_by_text("Ruling V4:").wait_for()
    page.get_by_role("group", name="Wondrous Chest").get_by_role("radio", name="at the end of its owner's turn").check()
    page.get_by_role("group", name="Clock").get_by_role("radio", name="Per game").check()
    page.get_by_role("group", name="Time", exact=True).get_by_role("radio", name="20 min").check()
    page.get_by_role("button", name="Create a table").click()
    page.get_by_text("bot, level 1 of 10").wait_for()
    page.get_by_text("takes what catches the eye, and forgets the rest").wait_for()
    for option, value in (
        ("level", "Magician"),
        ("enchantment", "Drought"),
        ("chest", "at the end of its owner's turn"),
    ):
        page.locator(f"[data-game-option={option}]").get_by_text(value).wait_for()
    page.get_by_text("Per game, 20 min").wait_for()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.reload()
    link = page.get_by_role("textbox", name="Link for seat 2").input_value()
    assert read_qr(page, "QR code of the link for seat 2") == link

    friend = visitor.beside()
    friend.page.goto(link)
    friend.page.get_by_role("heading", name="You are invited to play Seasons").wait_for()
    friend.page.locator("[data-game-option=enchantment]").get_by_text("Drought").wait_for()
    friend.page.get_by_role("textbox", name="Your name").fill("Bob")
    friend.page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("Everybody is here.").wait_for()
    page.get_by_role("button", name="Remove player").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    assert page.get_by_role("textbox", name="Link for seat 2").input_value() != link
    page.get_by_role("button", name="Leave seat").click()
    page.get_by_text("2 seats are still free.").wait_for()
    page.get_by_role("button", name="Create a new link for this seat").first.click()
    page.get_by_role("textbox", name="Link for seat 1").wait_for()
    assert friend.complaints == []
    friend.leave()


def test_bots_are_labeled_by_strength_and_are_different_characters(visitor: Visitor) -> None:
    page = visitor.page
    visitor.visit(game="seasons", name="Ann", bot="level:1", bots=3)
    scale = page.locator(".scale")
    expect(scale).to_have_text("easystrong")
    page.get_by_text("With Kit and Lark, who play alike.").wait_for()
    page.get_by_role("radio", name="1", exact=True).check()
    expect(page.get_by_text("who play alike")).to_have_count(0)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-split], [data-choice]")
    table = page.url.rpartition("/")[2]
    seats = page.request.get(f"{visitor.url}/api/tables/{table}").json()["room"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats[1:]] == [(name, "level:1") for name in ("Pim", "Kit", "Lark")]
    assert sorted(page.evaluate(PORTRAITS)) == ["level:1", "level:1/2", "level:1/3"]
    page.goto(f"{visitor.url}/#/new")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Bot").check()
    expect(scale).to_have_count(2)  # for the seat, and for the substitute
    page.goto(f"{visitor.url}/#/try/spellbook")
    page.get_by_role("button", name="Play and share").click()
    choices = page.locator("option", has_text="level")
    expect(choices.first).to_have_text("Pim, level 1 of 10 (easy)")
    expect(choices.nth(9)).to_have_text("Aurelia, level 10 of 10 (strong)")


def test_conflicting_settings_are_refused_with_a_reason(visitor: Visitor) -> None:
    page = visitor.page
    visitor.visit(game="seasons", wishes={"seasons": {"level": "apprentice"}})
    page.goto(f"{visitor.url}#/new")
    page.get_by_role("group", name="Enchantment").get_by_role("radio", name="Natural Selection").check()
    page.get_by_role("button", name="Create a table").click()
    page.get_by_role("alert").get_by_text("Natural Selection changes the draft").wait_for()
    page.get_by_role("radio", name="Magician").check()
    page.get_by_role("button", name="Create a table").click()
    page.get_by_role("textbox", name="Link for seat 2").wait_for()
    assert [said for said in visitor.complaints if "422" not in said] == []
    visitor.complaints.clear()


def test_offline_play_is_offered_when_the_server_has_the_page(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_role("radio", name="Pim").wait_for(state="attached")  # the server's list of bots has arrived
    expect(page.get_by_role("link", name="Play offline")).to_have_count(0)

    def has_one(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json=told.json() | {"offline": True})

    page.route("**/api/games", has_one)
    page.reload()
    link = page.get_by_role("link", name="Play offline")
    link.wait_for()
    assert link.evaluate("link => link.href") == f"{visitor.url.rstrip('/')}/offline/"


def test_an_account_is_created_and_deleted(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}#/account")
    page.get_by_label("Name").fill("Ann of the account")
    page.get_by_label("Password").fill("a long secret")
    page.get_by_role("button", name="Create account").click()
    page.get_by_text("games played").wait_for()
    page.get_by_text("Change password").first.click()
    page.get_by_label("Current password").fill("a long secret")
    page.get_by_label("New password").fill("another secret")
    page.get_by_role("button", name="Change password").click()
    page.get_by_text("Your password has been changed").wait_for()
    page.evaluate("['links', 'nonces'].forEach((kept) => localStorage.setItem(kept, '[]'))")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in").wait_for()
    assert page.evaluate("[localStorage.links, localStorage.nonces, JSON.parse(localStorage.settings).name]") == [
        None,
        None,
        "",
    ]
    page.get_by_label("Name").fill("Ann of the account")
    page.get_by_label("Password").fill("a long secret")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_text("Wrong name or password").wait_for()
    page.get_by_label("Password").fill("another secret")
    page.get_by_role("button", name="Sign in").click()
    with page.expect_download() as waited:
        page.get_by_role("button", name="Download").click()
    assert json.loads(waited.value.path().read_text())["name"] == "Ann of the account"
    page.get_by_role("button", name="Delete …").click()
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_text("Your data has been deleted.").wait_for()
    page.get_by_role("button", name="Sign in").wait_for()
    assert [said for said in visitor.complaints if "401" not in said] == []
    visitor.complaints.clear()


def test_language_and_color_scheme_change_without_reloading(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.evaluate("document.body.dataset.kept = 'yes'")
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("button", name="Jetzt spielen").wait_for()
    colors = []
    for name in ("hell", "dunkel", "wie das Gerät"):
        page.get_by_role("button", name="Design").click()
        page.get_by_role("button", name=f"Design: {name}").wait_for()
        colors.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert colors[0] != colors[1]
    assert page.evaluate("document.body.dataset.kept") == "yes"
    page.get_by_role("button", name="Design").click()
    page.reload()
    page.get_by_role("button", name="Design: hell").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


@pytest.mark.parametrize("visitor", [GERMAN_PHONE], indirect=True)
def test_nothing_overflows_on_a_german_phone(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_role("button", name="SpellBook").click()
    assert visitor.fits()
    page.get_by_role("link", name="Mit Freunden").click()
    page.get_by_role("group", name="Platz 2").get_by_role("radio", name="Bot").check()
    page.get_by_text("Hausregeln und Auflagen").click()
    assert visitor.fits()
    page.get_by_role("radio", name="Seasons").check()
    page.get_by_role("group", name="Verzauberung").wait_for()
    assert visitor.fits()
    page.get_by_role("group", name="Platz 2").get_by_role("radio", name="Per Link").check()
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_role("textbox", name="Link für Platz 2").wait_for()
    assert visitor.fits()


@pytest.mark.parametrize(
    "visitor", [GERMAN_PHONE, SMALLEST | {"locale": "de"}], ids=["phone", "smallest"], indirect=True
)
def test_nothing_overflows_before_fonts_load(visitor: Visitor) -> None:
    page = visitor.page
    page.route("**/*.woff2", lambda route: None)  # they never arrive
    for place in ("#/", "#/learn", "#/new", "#/gallery", "#/rules", "#/puzzles", "#/account"):
        visitor.go(place)
        assert visitor.fits(), place


def test_a_pasted_link_leads_to_its_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}#/new")
    page.get_by_role("button", name="Create a table").click()
    link = page.get_by_role("textbox", name="Link for seat 2").input_value()
    page.get_by_role("link", name="Sortilege", exact=True).click()
    page.get_by_role("textbox", name="I have an invitation link").fill("hello")
    page.get_by_role("button", name="Join the table").click()
    page.get_by_text("This is not a table link").wait_for()
    page.get_by_role("textbox", name="I have an invitation link").fill(link)
    page.get_by_role("button", name="Join the table").click()
    page.get_by_role("textbox", name="Link for seat 2").wait_for()


def test_own_tables_and_open_tables_are_listed(visitor: Visitor) -> None:
    page = visitor.page
    with Guest(visitor.url, "Ann") as ann, Guest(visitor.url, "Eve") as eve:
        own = ann.make("me", "random")["table"]
        ann.act(own, "start")
        later = ann.make("me", "person")["table"]
        waiting = eve.make("me", "person", open=True)["table"]
        visitor.come_in(ann)
        page.goto(visitor.url)
        page.get_by_role("heading", name="My tables").wait_for()
        expect(page.locator(f"a[href='#/table/{own}']")).to_contain_text("Continue")
        found = (page.locator(place).first for place in ("h1", f"a[href$='{own}']", f"a[href$='{later}']"))
        tops = [box["y"] for one in found if (box := one.bounding_box())]
        assert tops == sorted(tops)  # what waits for the viewer comes first
        assert len(tops) == 3
        page.locator(f"a[href='#/table/{waiting}']").click()
        page.get_by_role("button", name="Take a seat").wait_for()
    expect(page.locator("footer")).to_contain_text("not affiliated with the games' publishers")


FRAME = """() => {
    const [column, title] = ['.main-column', '.main-column .main-title'].map((name) => document.querySelector(name));
    const [at, head] = [column.getBoundingClientRect(), title.getBoundingClientRect()];
    const { color, fontSize, fontFamily, textAlign } = getComputedStyle(title);
    return [at.left, at.width, head.top, head.height, color, fontSize, fontFamily, textAlign].join(' ');
}"""


@pytest.mark.parametrize("visitor", [{"locale": "en"}, GERMAN_PHONE], ids=["laptop", "phone"], indirect=True)
def test_all_pages_have_one_width_and_one_title(visitor: Visitor) -> None:
    with Guest(visitor.url, "Ann") as ann:
        lobby = f"#/table/{ann.make('me', 'person', 'level:1')['table']}"
        visitor.come_in(ann)
        visitor.go("#/learn")
        found = {}
        for place in ("#/learn", "#/new", "#/account", "#/gallery", "#/rules", "#/puzzles", lobby):
            visitor.turn_to(place)
            visitor.page.wait_for_selector(".main-column .main-title")
            found[place] = visitor.page.evaluate(FRAME)
            assert visitor.fits(), place
    assert len(set(found.values())) == 1, found
