"""Friends before the deal and at one device: chat, waiting seats, handing the device over."""

import json
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import FIRST, Visitor
from tests.browser.test_live_table import friend_of, make_table
from tests.server.harness import Json

expect.set_options(timeout=30_000)
NARROW: ViewportSize = {"width": 700, "height": 800}


def test_friends_chat_and_see_pending_seats_before_the_deal(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(NARROW)  # the chat is collapsed at first
    visitor.visit(name="Ann", game="spellbook")
    page.get_by_role("link", name="With friends").click()
    expect(page.get_by_role("switch", name="Chat")).to_be_checked()
    page.get_by_role("radio", name="Open listed").check()  # strangers cannot be written to
    expect(page.get_by_role("switch", name="Chat")).not_to_be_checked()
    page.get_by_role("radio", name="By link only").check()
    page.get_by_role("button", name="Create a table").click()
    seats = page.locator(".lobby ol > li")
    expect(seats.nth(0)).to_contain_text("ready")
    expect(seats.nth(1)).to_contain_text("waiting for the invited player")
    friend = friend_of(visitor, page.get_by_role("textbox", name="Link for seat 2").input_value())
    bob = friend.page
    expect(seats.nth(1).locator(".waits")).to_have_text("ready")

    bob.get_by_label("Message").fill("Is the kettle on?")
    bob.get_by_label("Message").press("Enter")
    chat = page.get_by_role("button", name="Chat")
    expect(chat).to_have_accessible_name("Chat 1 unread")
    # the player's own line counts as read
    expect(bob.get_by_role("button", name="Chat")).to_have_accessible_name("Chat")
    chat.click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Bob Is the kettle on?")
    expect(chat).to_have_accessible_name("Chat")
    bob.goto(friend.url)
    expect(seats.nth(1).locator(".waits")).to_have_text("ready, but away")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".spread")
    expect(page.locator(".unread")).to_have_count(0)  # read messages stay read after the deal
    assert friend.complaints == []
    bob.context.close()


def hidden(view: Json) -> set[str]:
    me = view["me"]
    return set(me["hand"] + me["library_2"] + me["library_3"] + me["pack"] + me["looking_at"])


def test_hands_are_covered_between_turns_at_one_device(visitor: Visitor) -> None:
    """The page holds no cards of a hand until its player confirms; only then it requests them."""
    page = visitor.page
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "with_me", "name": "Bea"}]
    table = make_table(visitor, game="seasons", options={"level": "apprentice"}, seats=seats)["table"]
    place = f"{visitor.url}/api/tables/{table}"
    page.request.post(f"{place}/acts", data={"what": "start"})

    def cards(seat: int) -> set[str]:
        told: dict[str, Any] = page.request.get(f"{place}?seat={seat}").json()
        return hidden(told["view"])

    def shown() -> str:
        return str(page.evaluate("document.documentElement.outerHTML"))

    sent: list[Json] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(str(text)))))
    page.goto(f"{visitor.url}/#/table/{table}")
    cover = page.locator(".cover")
    expect(cover).to_contain_text("Ann, Bea choose now, one after another.")
    both = cards(0) | cards(1)
    assert len(both) > 9
    assert not {card for card in both if card in shown()}

    page.get_by_role("button", name="I am Ann").click()
    page.wait_for_selector("[data-choice]:not([disabled])")
    assert all(card in shown() for card in cards(0))
    assert not {card for card in cards(1) - cards(0) if card in shown()}
    while page.query_selector("[data-choice]"):
        page.evaluate(FIRST)
        page.wait_for_timeout(50)
    expect(cover).to_contain_text("Pass the device to Bea.")
    assert not {card for card in both if card in shown()}
    page.keyboard.press("Enter")  # a key that Ann still holds down must not uncover the hand
    assert not {card for card in both if card in shown()}
    assert not [one for one in sent if one.get("do") == "resume" and one["seat"] == 1]
    page.get_by_role("button", name="I am Bea").click()
    page.wait_for_selector("[data-choice]:not([disabled])")
    assert [one["version"] for one in sent if one.get("do") == "resume" and one["seat"] == 1] == [None]
    assert not {card for card in cards(0) - cards(1) if card in shown()}
    page.get_by_role("button", name="Hide my cards").click()
    expect(cover).to_be_visible()
    assert not {card for card in both if card in shown()}
    page.reload()
    expect(cover).to_contain_text("Pass the device to Bea.")
