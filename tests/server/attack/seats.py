"""Taking others' seats: used invitations, links known to the host, kicks, and sockets that stay open."""

import json
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.attack.attacker import Browser, Place, Tally, asked, attack, heard


def sits(who: Browser, table: str, secret: str, seat: int) -> bool:
    """Whether this secret gives the browser the seat."""
    who.send("POST", f"/tables/{table}/join", {"name": who.name, "secret": secret})
    return seat in who.mine(table)


def keeps(line: Any, table: str, seat: int | None) -> str:
    """Return what a socket still shows of a seat it has lost (None: of any part of the table); empty if nothing."""
    with suppress(ConnectionClosed):
        line.send(json.dumps({"do": "resume", "version": None, "seat": seat or 0, "ref": "still"}))
    messages, _ = heard(line)
    for one in messages:
        if one.get("view") and seat in (None, one.get("seat")):
            return f"a socket still shows seat {one.get('seat')} of {table[:6]}…: {one['is']}"
    return ""


@attack("an invitation used a second time, by a stranger and by the host, before and after the deal")
def used_again(place: Place, tally: Tally) -> None:
    host, _, table, secret = place.two(start=False)
    stranger = place.browser()
    for when in ("before", "after"):
        for who in (stranger, host):
            tally.expect(not sits(who, table, secret, 1), f"{who.name} sits on a taken seat {when} the deal")
        if when == "before":
            host.act(table, "start")
    for way, body in (("way-back", {"seat": 1}), ("invitations", {"seat": 1}), ("way-back", {})):
        for who in (stranger, host):
            if (way, body, who) == ("way-back", {}, host):
                continue  # his own seat
            answer = who.send("POST", f"/tables/{table}/{way}", body)
            tally.expect(answer.status_code >= 400, f"{who.name} gets a link to a taken seat by {way}")
    for path in ("", "/log", "/chat", "/clock"):
        tally.expect(secret not in host.send("GET", f"/tables/{table}{path}").text, f"a secret is told by {path}")


@attack("a second seat after the deal: other invitations, open seats, a kick")
def second_seat(place: Place, tally: Tally) -> None:
    host, guest, table, _ = place.two()
    freed = host.send("POST", f"/tables/{table}/kick", {"who": 1})
    if freed.status_code == 200:
        secret = freed.json()["secret"]
        tally.expect(not sits(host, table, secret, 1), "the host sees a second hand after a kick")
        other = place.browser("Mo")
        if sits(other, table, secret, 1):
            told = guest.look(table)["room"].get("notices", [])
            shown = [one["what"] for one in told]
            tally.expect("kicked" in shown and "replaced" in shown, f"a replaced player without a word of it: {shown}")
    for open_too in (True, False):
        host, guest = place.browser("Hal"), place.browser("Gil")
        made = host.make("me", "person", "person", game="spellbook", open=open_too)
        table = made["table"]
        first, second = (one["secret"] for one in made["invitations"] if one["seat"])
        guest.join(table, first)
        tally.expect(not sits(guest, table, second, 2), "one browser takes two seats")
        guest.send("POST", f"/tables/{table}/join", {"name": "Gil"})
        tally.expect(len(guest.mine(table)) == 1, "one browser takes two seats at an open table")
        place.browser("Jo").send("POST", f"/tables/{table}/join", {"name": "Jo", "secret": second})
        host.send("POST", f"/tables/{table}/acts", {"what": "start"})
        guest.send("POST", f"/tables/{table}/acts", {"what": "leave"})
        guest.send("POST", f"/tables/{table}/join", {"name": "Gil"})
        tally.expect(len(guest.mine(table)) <= 1, "two seats after leaving and coming back")


@attack("a socket that stays open after a kick, before and after the deal, and at tables without spectators")
def after_a_kick(place: Place, tally: Tally) -> None:
    for start, spectators in ((False, True), (True, True), (True, False)):
        host, guest, table, _ = place.two(start=start, spectators=spectators)
        with guest.socket(table) as line:
            heard(line)
            freed = host.post(f"/tables/{table}/kick", {"who": 1})
            if not start:
                place.browser("Mo").join(table, freed["secret"])
                host.act(table, "start")
            if options := asked(host.look(table)):
                host.choose(table, host.look(table)["version"], options[0])
            got = keeps(line, table, 1 if spectators else None)
            tally.expect(not got, got)
        version = host.look(table)["version"]
        answer = guest.send("POST", f"/tables/{table}/choices", {"version": version, "ids": ["nonsense"], "seat": 1})
        tally.expect(answer.status_code in (403, 404), f"choosing for a lost seat: {answer.status_code}")
        shown = guest.send("GET", f"/tables/{table}")
        safe = shown.json()["room"]["mine"] == [] if spectators else shown.status_code in (403, 404)
        tally.expect(safe, "a kicked player still holds the seat, or watches a table without spectators")


@attack("a socket that stays open after leaving: the hand of the next player there")
def after_leaving(place: Place, tally: Tally) -> None:
    host, guest, table, secret = place.two(start=False)
    with guest.socket(table) as line:
        heard(line)
        guest.act(table, "leave")
        fresh = host.send("POST", f"/tables/{table}/invitations", {"seat": 1})
        place.browser("Mo").join(table, fresh.json()["secret"] if fresh.status_code < 300 else secret)
        host.act(table, "start")
        got = keeps(line, table, 1)
        tally.expect(not got, got)
    tally.expect(guest.mine(table) == [], "who left holds the seat again")


@attack("a page of another site: requests and sockets with a foreign Origin")
def other_sites(place: Place, tally: Tally) -> None:
    host, _, table, _ = place.two()
    foreign = {"Origin": "https://evil.example"}
    version = host.look(table)["version"]
    bodies = {"choices": {"version": version, "ids": asked(host.look(table))[:1]}, "acts": {"what": "resign"}}
    for way, body in bodies.items():
        answer = host.send("POST", f"/tables/{table}/{way}", body, headers=foreign)
        tally.expect(answer.status_code == 403, f"{way} from another site: {answer.status_code}")
    for headers in (foreign, {"Origin": "null"}):
        try:
            with host.socket(table, headers=headers) as line:
                messages, open_still = heard(line)
                tally.expect(not messages and not open_still, f"a socket from {headers['Origin']}")
        except (InvalidHandshake, ConnectionClosed):
            tally.expect(True, "")
    tally.expect(host.look(table)["version"] == version, "another site has chosen")
