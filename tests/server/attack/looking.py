"""Seeing hidden information: the deck through batches, other seats, records before the end."""

import random

from tests.server.attack.attacker import Browser, Place, Tally, asked, attack


def grope(tally: Tally, people: list[Browser], table: str, most: int, often: float) -> None:
    """Send batches that continue with nonsense. A rejection may reveal no more than choosing and undoing would."""
    rng = random.Random(table)
    for _ in range(most):
        told = [(who, now) for who in people if asked(now := who.look(table))]
        if not told:
            return
        who, now = rng.choice(told)
        options = asked(now)
        id = rng.choice([one for one in options if "draw" in one] or options)
        path = f"/tables/{table}/choices"
        if rng.random() > often:
            who.choose(table, now["version"], id)
            continue
        refusal = who.send("POST", path, {"version": now["version"], "ids": [id, "nonsense"]})
        if refusal.status_code == 200:
            tally.expect(refusal.json()["made"] == 1, f"nonsense counts as chosen: {refusal.text}")
            continue
        version = who.choose(table, now["version"], id)["version"]
        undone = who.send("POST", f"/tables/{table}/undo", {"version": version})
        taken = who.send("POST", f"/tables/{table}/take-back", {"version": version})
        if taken.status_code == 200:  # the round continues
            who.choose(table, taken.json()["version"], id)
        safe = 200 in (undone.status_code, taken.status_code)
        tally.expect(safe, f"what comes after {id}, which cannot be undone: {refusal.json()['why'][:80]}")


@attack("refused batches as a look at the next pack of the draft")
def draft(place: Place, tally: Tally) -> None:
    host, guest, table, _ = place.two()
    grope(tally, [host, guest], table, 16, often=1.0)


@attack("refused batches as a look at the cards to be drawn")
def draws(place: Place, tally: Tally) -> None:
    host, guest, table, _ = place.two()
    grope(tally, [host, guest], table, 60 if place.brief else 250, often=0.3)


@attack("refused batches as a look into the pouch")
def pouch(place: Place, tally: Tally) -> None:
    host, guest, table, _ = place.two(game="spellbook")
    grope(tally, [host, guest], table, 40 if place.brief else 150, often=0.4)


@attack("another seat's table, log, outlook, choices; the record, key and frames before the end")
def elsewhere(place: Place, tally: Tally) -> None:
    host, guest, table, _ = place.two()
    stranger = place.browser()
    hidden = set(asked(guest.look(table))) - set(asked(host.look(table)))
    for who in (host, stranger):
        for path in ("", "/log", "/outlook"):
            found = who.send("GET", f"/tables/{table}{path}?seat=1")
            shown = [card for card in hidden if f'"{card.removeprefix("card:")}"' in found.text]
            tally.expect(not shown, f"{path} of the other seat shows {shown}")
        version = guest.look(table)["version"]
        for way, body in (("choices", {"ids": sorted(hidden)[:1]}), ("undo", {}), ("take-back", {})):
            answer = who.send("POST", f"/tables/{table}/{way}", {"version": version, "seat": 1} | body)
            tally.expect(answer.status_code == 403, f"{way} for the other seat: {answer.status_code}")
        for path in ("/record", "/frames", "/frames?seat=1"):
            answer = who.send("GET", f"/tables/{table}{path}")
            tally.expect(answer.status_code in (403, 409), f"{path} before the end: {answer.status_code}")
        told = who.send("GET", f"/tables/{table}").json()
        tally.expect(told["room"]["key"] == "", "the key before the end")
    closed = host.make("me", "person", spectators=False)["table"]
    for path in ("", "/log", "/clock", "/chat", "/record", "/frames", "/outlook"):
        answer = stranger.send("GET", f"/tables/{closed}{path}")
        tally.expect(answer.status_code in (403, 404), f"a table without onlookers, {path}: {answer.status_code}")
