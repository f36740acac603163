"""Filling the disk: everything a guest can store, again and again, with a new cookie every time."""

import time
from collections.abc import Callable

import httpx

from sortilege.tables.play.choice_pipeline import MAX_STEPS_BACK
from sortilege.tables.rate_limits import PER_ADDRESS
from sortilege.tables.rooms.seating import MAX_DEVICES
from tests.server.attack.attacker import PASSWORD, Browser, Place, Tally, asked, attack
from tests.server.attack.sessions import new_name
from tests.server.harness import Json

PLAN: Json = {"game": "spellbook", "seats": [{"kind": "me"}, {"kind": "bot"}]}
POSITION: Json = {"text": "game: spellbook\ngiven: {}\n", "seats": PLAN["seats"]}
LONGEST = "\U0001f600" * 500


Store = Callable[[Browser, int], httpx.Response]


def accepted(place: Place, times: int, store: Store) -> tuple[int, float]:
    """Try to store something so many times, as different people; return how often it was, and in how many seconds."""
    found, began = 0, time.monotonic()
    for n in range(times):
        found += store(place.browser(url=place.strict(), patient=False), n).is_success
    return found, time.monotonic() - began


@attack("as much as one address can store at once: tables, positions, accounts, bots, sessions, puzzles, chat")
def fill(place: Place, tally: Tally) -> None:
    host, chatter = place.browser(url=place.strict()), place.browser(url=place.strict(), patient=False)
    table = host.make("me", "random", chat=True)["table"]
    chatter.http.cookies = host.http.cookies
    chat = f"/tables/{table}/chat"
    kinds: dict[str, tuple[str, int, Store]] = {
        "lines of chat": ("say", 40, lambda who, n: chatter.send("POST", chat, {"text": LONGEST})),
        "positions": ("make", 45, lambda who, n: who.send("POST", "/moments/tables", POSITION)),
        "bots": ("bot", 25, lambda who, n: who.send("POST", "/bots", {"name": new_name("Bot")})),
        "ended sessions": ("login", 12, lambda who, n: who.send("DELETE", "/me")),
        "accounts": ("login", 12, lambda who, n: who.account(new_name("Kim"), PASSWORD)),
        "tables": ("make", 45, lambda who, n: who.send("POST", "/tables", PLAN)),
        "uploads of puzzles": ("try", 70, lambda who, n: who.send("POST", "/me/puzzles", {"ended": []})),
    }
    for what, (limit, times, store) in list(kinds.items())[: 3 if place.brief else None]:
        found, seconds = accepted(place, times, store)
        most = PER_ADDRESS[limit].burst + PER_ADDRESS[limit].rate * seconds + 1
        tally.expect(found <= most, f"{found} {what} in {seconds:.1f} s")


@attack("a log without end: taking back and choosing again; devices without end at one seat")
def one_table(place: Place, tally: Tally) -> None:
    host, _, table, _ = place.two()
    steps = 0
    for _ in range(MAX_STEPS_BACK + 10):
        told = host.look(table)
        chosen = host.choose(table, told["version"], asked(told)[0])
        back = host.send("POST", f"/tables/{table}/take-back", {"version": chosen["version"]})
        if back.status_code >= 300:
            break
        steps += 1
    tally.expect(steps <= MAX_STEPS_BACK, f"{steps} steps back without anything else happening")
    secret = host.post(f"/tables/{table}/way-back", {"seat": 0})["secret"]
    join = {"name": "Hal", "secret": secret}
    devices = sum(
        place.browser().send("POST", f"/tables/{table}/join", join).status_code < 300 for _ in range(MAX_DEVICES + 4)
    )
    tally.expect(devices < MAX_DEVICES, f"{devices} more devices at one seat")
