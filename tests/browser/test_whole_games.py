"""Whole games in real browsers, from the first question to the score: together, alone, by keyboard, by finger."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import PHONE, SCORE, Visitor, number
from tests.browser.page_texts import page_text
from tests.browser.table_states import KINGDOM
from tests.server.harness import Guest, Json, Server

Come = Callable[..., Visitor]
# The most Tab presses from one answer to the next.
TABS = 150
SOON = ("learn", "store")  # choices that end a game of SpellBook sooner


class Connection:
    """A visitor's connection to the server, which can be cut and restored."""

    def __init__(self, visitor: Visitor) -> None:
        self.cut = False
        self.opened = 0
        self.sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile("/socket$"), self.pass_on)

    def pass_on(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close(code=1001, reason="there is no line")
            return
        self.opened += 1
        self.sockets.append(socket)
        socket.connect_to_server()

    def lose(self) -> None:
        self.cut = True
        self.sockets[-1].close(code=1001, reason="the line is cut")


@pytest.fixture
def come(come: Come) -> Come:
    """Visitors who draw no pictures."""

    def let(*how: Any) -> Visitor:
        visitor = come(*how)
        visitor.look_away()
        return visitor

    return let


def two_seats(ann: Guest, bob: Guest, **table: Any) -> str:
    made = ann.make("me", "person", **table)
    bob.join(made["table"], made["invitations"][0]["secret"])
    ann.act(made["table"], "start")
    return str(made["table"])


def points(guest: Guest, table: str) -> list[int]:
    """The scores according to the server."""
    view = guest.look(table)["view"]
    assert view["over"]
    return [seat["points"]["total"] if isinstance(seat["points"], dict) else seat["points"] for seat in view["seats"]]


def hidden(view: Json) -> set[str]:
    """The cards that only this seat knows."""
    me = view["me"]
    return set(me["hand"] + me["library_2"] + me["library_3"] + me["pack"] + me["looking_at"])


def test_two_browsers_play_seasons_and_a_third_watches(come: Come, table_server: Server) -> None:
    with Guest(table_server.url, "Ann") as ann, Guest(table_server.url, "Bob") as bob, Guest(table_server.url) as eve:
        table = two_seats(ann, bob, options=KINGDOM, deal=11)
        one, two, onlooker = (come(language) for language in ("en", "fr", "de"))
        line = Connection(two)
        heard: list[str] = []
        onlooker.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
        one.sit(ann, table)
        two.sit(bob, table)
        onlooker.watch(table)
        for visitor in (one, two):
            visitor.page.wait_for_selector("[data-choice]")
        onlooker.page.get_by_text("Ann").first.wait_for()
        one.page.get_by_text(page_text("en", "page-live-onlookers", n=1)).wait_for()
        shows_nothing_hidden(onlooker, eve, table, (ann, bob))
        one.go_on(1)
        two.go_on(2)
        two.until(lambda: eve.look(table)["view"]["round"] >= 2, "the second round")
        line.lose()
        two.page.locator(".banner").get_by_text(page_text("fr", "page-lost")).wait_for()
        shows_nothing_hidden(onlooker, eve, table, (ann, bob))
        line.cut = False
        two.page.locator(".banner").get_by_text(page_text("fr", "page-lost")).wait_for(state="detached")
        assert line.opened == 2
        assert one.totals() == two.totals() == onlooker.totals() == points(eve, table)
        adds_up(one)
        for message in map(json.loads, heard):
            assert not message.get("view") or (message["view"]["me"] is None and message["view"]["ask"] is None)
        assert onlooker.page.query_selector("[data-choice], [data-option]") is None


def adds_up(visitor: Visitor) -> None:
    """Each seat's lines add up to its total."""
    rows = [row.locator("td").all_inner_texts() for row in visitor.page.locator(".score tbody tr:not(.total)").all()]
    assert [sum(map(number, column)) for column in zip(*rows, strict=True)] == visitor.totals()


def shows_nothing_hidden(onlooker: Visitor, eve: Guest, table: str, players: tuple[Guest, Guest]) -> None:
    """The spectator's page contains no card, by name or id, that only a player knows; its twin may be public."""
    held = [hidden(player.look(table)["view"]) for player in players]
    page = onlooker.page.content()
    told = json.dumps([eve.get(f"/tables/{table}/log"), [seat["play"] for seat in eve.look(table)["view"]["seats"]]])
    secret = {card for cards in held for card in cards if f'"{card}' not in told}
    assert secret
    assert [card for card in secret if re.search(rf"\b{card}\b", page) or page_text("de", card) in page] == []


def test_one_of_two_leaves_spellbook_for_good_and_a_bot_takes_over(come: Come, table_server: Server) -> None:
    with Guest(table_server.url, "Ann") as ann, Guest(table_server.url, "Bob") as bob:
        table = two_seats(ann, bob, game="spellbook", away_seconds=1, deal=12)
        one, two = come("de"), come("en")
        one.sit(ann, table)
        two.sit(bob, table)
        one.go_on(3, *SOON)
        two.go_on(4, *SOON)
        one.until(lambda: ann.look(table)["view"]["day"] >= 3, "the third day")
        two.page.close()
        one.page.get_by_text(page_text("de", "page-stand-in")).wait_for()
        assert one.totals() == points(ann, table)


def test_a_solo_spellbook_game(come: Come, table_server: Server) -> None:
    with Guest(table_server.url, "Ann") as ann:
        table = str(ann.make("me", game="spellbook", deal=13)["table"])
        ann.act(table, "start")
        visitor = come("fr")
        visitor.sit(ann, table)
        visitor.go_on(5, *SOON)
        totals = visitor.totals()
        view = ann.look(table)["view"]
        assert totals == [view["seats"][0]["points"], view["opponent"]["points"]]


def test_a_game_by_keyboard_alone(come: Come, table_server: Server) -> None:
    with Guest(table_server.url, "Ann") as ann:
        table = against_a_bot(ann, "spellbook", 14)
        visitor = come("de")
        visitor.sit(ann, table)
        page = visitor.page
        while answered := next_question(visitor):
            for _ in range(TABS):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('[data-choice], [data-option]')"):
                    break
            else:
                pytest.fail(f"{TABS} times Tab, and no answer to {answered}")
            page.keyboard.press("Enter")
        assert visitor.totals() == points(ann, table)


def test_a_game_by_touch_on_a_phone(come: Come, table_server: Server) -> None:
    with Guest(table_server.url, "Ann") as ann:
        table = against_a_bot(ann, "seasons", 15)
        visitor = come("en", PHONE)
        visitor.sit(ann, table)
        while next_question(visitor):
            visitor.page.locator("[data-choice]:not([disabled])").first.tap()
            assert visitor.fits()
        assert visitor.totals() == points(ann, table)
        assert visitor.fits()


def against_a_bot(guest: Guest, game: str, deal: int) -> str:
    table = str(guest.make("me", "random", game=game, deal=deal)["table"])
    guest.act(table, "start")
    return table


def next_question(visitor: Visitor) -> str:
    """Return the first answer of the next ask; empty at the end."""
    visitor.page.wait_for_selector(f"[data-choice]:not([disabled]), {SCORE}", timeout=30_000)
    found = visitor.page.query_selector("[data-choice]")
    return found.get_attribute("data-choice") or "" if found else ""
