"""A player's seat: returning to it, adding and removing devices, and the notices at the table."""

from playwright.sync_api import expect

from tests.accessibility import AXE, GRAVE, LOOK
from tests.browser.conftest import Visitor
from tests.browser.test_home_and_lobby import read_qr
from tests.browser.test_live_table import PAIR, act, friend_of, make_table, start
from tests.server.harness import Program


def test_a_return_link_opens_the_seat_and_can_be_revoked(visitor: Visitor) -> None:
    page = visitor.page
    table = make_table(visitor, game="spellbook", seats=PAIR)
    friend = friend_of(visitor, table["invitations"][0]["link"])
    bob = friend.page
    link = bob.get_by_role("textbox", name="Your return link for this seat").input_value()
    assert link != table["invitations"][0]["link"]
    assert read_qr(bob, "QR code of your return link") == link
    expect(bob.get_by_text("Only you have this seat open.")).to_be_visible()
    start(visitor, table["table"])
    page.wait_for_selector(".people .on")

    phone = visitor.beside()
    requests: list[str] = []
    phone.page.on("request", lambda sent: requests.append(sent.method))
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Return to your seat")).to_be_visible()
    expect(phone.page.get_by_role("textbox")).to_have_count(0)  # the seat has a name
    assert set(requests) == {"GET"}  # following a link takes no seat
    phone.page.get_by_role("button", name="Open my seat").click()
    phone.page.wait_for_selector(".people .on")
    for one in (page, bob, phone.page):
        expect(one.get_by_text("Another device has opened Bob's seat.")).to_be_visible()
        expect(one.locator(".people")).to_contain_text("open on 2 devices")

    act(bob, "My seat")
    bob.get_by_role("button", name="Disconnect all others").click()
    expect(bob.get_by_text("Only you have this seat open.")).to_be_visible()
    expect(bob.get_by_role("textbox", name="Your return link for this seat")).not_to_have_value(link)
    expect(page.get_by_text("Bob has disconnected all other devices from the seat.")).to_be_visible()
    expect(phone.page.get_by_text("(you)")).to_have_count(0)  # looks on like anybody else
    again = visitor.beside()
    again.page.goto(link)
    again.page.get_by_role("button", name="Open my seat").click()
    again.page.get_by_role("alert").wait_for()
    for guest in (friend, phone, again):
        guest.page.context.close()
    assert friend.complaints + phone.complaints == []


def test_everybody_sees_who_takes_over_a_seat(visitor: Visitor) -> None:
    page = visitor.page
    table = make_table(visitor, game="spellbook", seats=PAIR)
    friend = friend_of(visitor, table["invitations"][0]["link"])
    start(visitor, table["table"])
    page.wait_for_selector(".people .on")
    act(page, "Remove player")
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    link = page.get_by_role("textbox", name="Link for seat 2").input_value()
    expect(friend.page.get_by_text("The host has removed Bob.")).to_be_visible()
    cleo = visitor.beside("de")
    cleo.page.goto(link)
    cleo.page.get_by_role("textbox").fill("Cleo")
    cleo.page.get_by_role("button", name="Platz nehmen").click()
    expect(cleo.page.get_by_text("Cleo hat den Platz von Bob übernommen.")).to_be_visible()
    expect(friend.page.get_by_text("Cleo has taken over Bob's seat.")).to_be_visible()
    for one in (friend, cleo):
        one.page.context.close()


def test_a_users_bot_is_marked_everywhere(visitor: Visitor) -> None:
    page = visitor.page
    table = make_table(visitor, game="spellbook", seats=[*PAIR, {"kind": "person"}])
    first, second = table["invitations"]
    with Program(visitor.url, "Deep") as deep, Program(visitor.url, "Blue") as blue:
        deep.join(table["table"], first["secret"])
        stranger = visitor.beside("de")
        stranger.page.goto(second["link"])  # invited players see it before they sit down
        listed = stranger.page.get_by_role("listitem").filter(has_text="Deep (bot)")
        expect(listed.get_by_role("img")).to_have_accessible_name("Bot einer Spielerin oder eines Spielers")
        stranger.page.context.close()
        visitor.go(f"#/table/{table['table']}")
        seat = page.locator(".lobby li").filter(has_text="Deep (bot)")
        expect(seat).to_contain_text("a player’s bot")
        expect(seat.get_by_role("img")).to_have_accessible_name("a player’s bot")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert page.evaluate(LOOK, [None, GRAVE]) == []
        blue.join(table["table"], second["secret"])
        start(visitor, table["table"])
        expect(page.locator(".people li").nth(1)).to_contain_text("a player’s bot")
        expect(page.locator("[data-seat='1']").get_by_role("img", name="a player’s bot")).to_be_visible()
        assert page.evaluate(LOOK, [None, GRAVE]) == []
