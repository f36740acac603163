"""What a browser contributes to a deal and keeps from before it, and how it detects a dishonest server."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from sortilege.core import record as records
from tests.browser.conftest import Visitor
from tests.cli.shell import Shell
from tests.server.harness import Guest, Json

expect.set_options(timeout=30_000)
KEPT = "JSON.parse(localStorage.getItem('nonces'))"


def request_json(visitor: Visitor, place: str, body: Json | None = None) -> Any:
    """Send a request with this browser's cookie, bypassing the page."""
    url = f"{visitor.url}/api/tables{place}"
    answer = visitor.page.request.post(url, data=body) if body else visitor.page.request.get(url)
    assert answer.ok, answer.text()
    return answer.json()


def make_table(visitor: Visitor, *seats: str) -> Json:
    plans = [{"kind": one} if one in ("me", "with_me", "person") else {"kind": "bot", "bot": one} for one in seats]
    visitor.page.goto(visitor.url)
    return dict(request_json(visitor, "", {"game": "spellbook", "seats": plans, "name": "Ann"}))


def invite(guest: Guest, table: Json) -> None:
    (secret,) = [one["secret"] for one in table["invitations"] if one["seat"] == 1]
    guest.join(table["table"], secret)


def has_nonce(visitor: Visitor, table: str, seat: int = 0) -> bool:
    return bool(request_json(visitor, f"/{table}?seat={seat}")["room"]["seats"][seat]["nonce_hash"])


def fairness_checks(visitor: Visitor) -> list[tuple[str | None, str]]:
    """The fairness checks of the end panel with their results."""
    visitor.page.locator("[data-fair]").wait_for()
    lines = visitor.page.locator("[data-check]").all()
    return [(line.get_attribute("data-check"), line.text_content() or "") for line in lines]


@pytest.fixture
def bob(visitor: Visitor) -> Iterator[Guest]:
    with Guest(visitor.url, "Bob") as guest:
        yield guest


@pytest.mark.parametrize("first", ["Ann", "Bob"])
def test_both_players_nonces_are_checked(visitor: Visitor, bob: Guest, tmp_path: Path, first: str) -> None:
    page = visitor.page
    table = make_table(visitor, "me", "person", "random")
    id = table["table"]
    if first == "Bob":
        invite(bob, table)
        page.goto(f"{visitor.url}/#/table/{id}")
    else:
        page.goto(f"{visitor.url}/#/table/{id}")
        visitor.until(lambda: has_nonce(visitor, id), "the page gives its word by itself")
        invite(bob, table)
    page.get_by_role("button", name="Start the game").click()  # enabled only when every player's nonce has arrived
    page.wait_for_selector(".spread")
    bob.act(id, "abandon")
    request_json(visitor, f"/{id}/acts", {"do": "act", "what": "abandon"})
    seen = fairness_checks(visitor)
    expect(page.locator("[data-fair=good]")).to_be_visible()
    last = "good", "The random value of Bob was there before yours and has not changed."
    if first == "Ann":
        last = "open", "The random value of Bob came after yours."
    expected = [
        ("good", "The key and the bots' random values match the commitment."),
        ("good", "The commitment is the same as when this browser first saw"),
        ("good", "The random value that this browser sent for Ann was used in the deal."),
        last,
    ]
    assert [(state, line[: len(words)]) for (state, line), (_, words) in zip(seen, expected, strict=True)] == expected
    (kept,) = page.evaluate(KEPT)
    record = request_json(visitor, f"/{id}/record")
    assert record["nonces"][0] == kept["own"]["0"]
    assert re.fullmatch("[0-9a-f]{32}", kept["own"]["0"])

    Path(tmp_path, f"sortilege-spellbook-{id}.json").write_text(json.dumps(record))
    command = page.get_by_label("Command to verify the record").input_value()
    assert f"--nonce 1={kept['own']['0']}" in command
    output = Shell(tmp_path).says(*command.split()[1:])
    assert "The commitment is the one you noted." in output
    assert "The random value of Ann is the one you noted." in output


def bot_of(room: Json) -> Json:
    return next(seat for seat in room["seats"] if seat["kind"] == "bot")


def other_bot(room: Json) -> None:
    bot_of(room)["nonce"] = "chosen last"


def other_promise(room: Json) -> None:
    other_bot(room)
    bound = {seat: room["seats"][seat]["nonce"] for seat in room["bound"]}
    room["commitment"] = records.commitment(bytes.fromhex(room["key"]), bound)


def other_key(room: Json) -> None:
    room["key"] = room["key"][::-1]


def other_word(room: Json) -> None:
    room["seats"][0]["nonce"] = "not what Ann gave"


def earlier_word(room: Json) -> None:
    room["seats"][1]["nonce"] = "not what Bob gave"


def unbound(room: Json) -> None:
    room["bound"] = []
    room["commitment"] = records.commitment(bytes.fromhex(room["key"]), {})


LIES: dict[Callable[[Json], None], list[str]] = {
    other_bot: ["The key and the bots' random values do not match the commitment."],
    other_key: ["The key and the bots' random values do not match the commitment."],
    other_promise: ["The commitment has changed since this browser first saw"],
    other_word: ["The random value of Ann is not the one that this browser sent."],
    earlier_word: ["The random value of Bob has changed since yours was added"],
    unbound: [
        "The commitment does not cover the random value of",
        "The commitment has changed since this browser first saw",
    ],
}


def test_a_dishonest_server_is_detected(visitor: Visitor, bob: Guest) -> None:
    page = visitor.page
    lie: list[Callable[[Json], None]] = []

    def line(route: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if "room" in message and message["room"]["phase"] == "over":
                for change in lie:
                    change(message["room"])
            route.send(json.dumps(message))

        route.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), line)
    table = make_table(visitor, "me", "person", "random")
    id = table["table"]
    invite(bob, table)
    page.goto(f"{visitor.url}/#/table/{id}")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".spread")
    bob.act(id, "abandon")
    request_json(visitor, f"/{id}/acts", {"do": "act", "what": "abandon"})
    expect(page.locator("[data-fair=good]")).to_be_visible()
    for change, found in LIES.items():
        lie[:] = [change]
        page.reload()
        expect(page.locator("[data-fair=bad]")).to_be_visible()
        bad = [words for state, words in fairness_checks(visitor) if state == "bad"]
        assert [words[: len(start)] for words, start in zip(bad, found, strict=True)] == found
        expect(page.get_by_text(found[0])).to_be_visible()  # visible without opening anything
    lie[:] = [lambda room: room.update(upgrades=[0])]  # which could hide any deal
    page.reload()
    expect(page.locator("[data-fair=unverified]")).to_be_visible()
    expect(page.locator("[data-check=unchecked]")).to_be_visible()


def test_another_device_names_what_it_cannot_check(visitor: Visitor, come: Callable[..., Visitor]) -> None:
    id = make_table(visitor, "me", "random")["table"]
    visitor.page.goto(f"{visitor.url}/#/table/{id}")
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.page.wait_for_selector(".spread")
    request_json(visitor, f"/{id}/acts", {"do": "act", "what": "resign"})
    other = come("de")
    other.watch(id)
    expect(other.page.locator("[data-fair=partly]")).to_be_visible()
    assert ("open", "Dieser Browser hat keine Daten von vor dem Austeilen.") in [
        (state, words.split(" Ob")[0]) for state, words in fairness_checks(other)
    ]


def test_a_nonce_from_another_device_is_reported(visitor: Visitor, bob: Guest) -> None:
    """The first nonce counts, so this browser has no nonce to compare."""
    table = make_table(visitor, "me", "random")
    request_json(
        visitor, f"/{table['table']}/nonces", {"commitment": table["room"]["commitment"], "nonce": "the phone's"}
    )
    visitor.page.goto(f"{visitor.url}/#/table/{table['table']}")
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.page.wait_for_selector(".spread")
    request_json(visitor, f"/{table['table']}/acts", {"do": "act", "what": "resign"})
    expect(visitor.page.locator("[data-fair=partly]")).to_be_visible()
    assert any(
        state == "open" and "Another browser sent the random value of Ann" in words
        for state, words in fairness_checks(visitor)
    )


def test_a_new_occupant_gives_a_new_nonce(visitor: Visitor, bob: Guest) -> None:
    """A nonce given for a seat is void once the seat changes hands: no false alarm at the end."""
    page = visitor.page
    table = make_table(visitor, "me", "person")
    id = table["table"]
    invite(bob, table)
    page.goto(f"{visitor.url}/#/table/{id}")
    visitor.until(lambda: has_nonce(visitor, id), "Ann's word is there")
    assert list(page.evaluate(KEPT)[0]["before"]) == ["1"]
    secret = request_json(visitor, f"/{id}/kick", {"do": "kick", "who": 1})["secret"]
    joined = bob.post(f"/tables/{id}/join", {"name": "Bea", "secret": secret})
    page.get_by_text("Waiting for Bea's browser").wait_for()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    bob.give(joined["room"])
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".spread")
    bob.act(id, "abandon")
    request_json(visitor, f"/{id}/acts", {"do": "act", "what": "abandon"})
    state, words = fairness_checks(visitor)[-1]
    assert state == "open"
    assert words.startswith("The random value of Bea came after yours.")
    expect(page.locator("[data-fair=good]")).to_be_visible()


def test_a_rematch_gets_a_new_nonce(visitor: Visitor) -> None:
    page = visitor.page
    id = make_table(visitor, "me", "random")["table"]
    page.goto(f"{visitor.url}/#/table/{id}")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".spread")
    request_json(visitor, f"/{id}/acts", {"do": "act", "what": "resign"})
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    again = visitor.until(lambda: request_json(visitor, f"/{id}")["room"]["rematch"], "there is a rematch")
    visitor.until(lambda: has_nonce(visitor, again), "the page that opens the rematch sends the random value")
    first, second = sorted(page.evaluate(KEPT), key=lambda kept: kept["table"] != id)
    assert (first["table"], second["table"]) == (id, again)
    assert first["commitment"] != second["commitment"]
    assert first["own"]["0"] != second["own"]["0"]


def test_players_at_one_device_give_one_nonce_each(visitor: Visitor) -> None:
    id = make_table(visitor, "me", "with_me")["table"]
    visitor.page.goto(f"{visitor.url}/#/table/{id}")
    visitor.until(lambda: has_nonce(visitor, id) and has_nonce(visitor, id, 1), "both words are there")
    (kept,) = visitor.page.evaluate(KEPT)
    assert kept["own"]["0"] != kept["own"]["1"]
