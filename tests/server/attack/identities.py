"""Spelling: one mailbox or one name, written in many ways, to get around a block or a limit."""

import re
from contextlib import ExitStack

import httpx

from tests.server.attack.attacker import Browser, Letterbox, Place, Tally, attack, letterbox
from tests.server.harness import Json, until

DAYS: Json = {"kind": "move", "seconds": 86_400}
BASE = "https://play.example"
VICTIM = "no.more@example.org"
SPELLINGS = (
    *("No.More@Example.ORG", "no.more+games@example.org", "no.more+@example.org", "no.more+a+b@EXAMPLE.org"),
    *(f"<{VICTIM}>", f",{VICTIM}", f"{VICTIM},", f"x<{VICTIM}>", f"(a){VICTIM}", f'"a"<{VICTIM}>', f"{VICTIM}\n"),
    *(
        f"root,{VICTIM}",
        f"{VICTIM}\r\nBcc: {VICTIM}",
        f" {VICTIM}",
        f"{VICTIM} ",
        f"{VICTIM}.",
        '"no.more"@example.org',
    ),
    *(
        '"no.more"@example.org',
        "no.more@\uff45xample.org",
        "no\u2024more@example.org",
        "no.more@example.org\0",
        "no..more@example.org",
    ),
    *("no.more%example.org@localhost", "example.org!no.more@example.org", "@example.org:no.more@example.org"),
)


def write(who: Browser, address: str) -> None:
    """Give an address at a table where it is this player's turn."""
    plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": DAYS, "mail": address}
    made = who.send("POST", "/tables", plan)
    if made.status_code == 201:
        who.give(made.json()["room"])
        who.send("POST", f"/tables/{made.json()['table']}/acts", {"what": "start"})


def letters_to(address: str) -> list[str]:
    return [letter for letter in Letterbox.letters if f"To: {address}" in letter]


@attack("letters to somebody who has said no, with the address spelled in other ways")
def blocked(place: Place, tally: Tally) -> None:
    if not place.own:
        tally.left_out = "only a server of one's own can be told where letters go"
        return
    with ExitStack() as stack:
        url = place.server("--public-url", BASE, SORTILEGE_SMTP=letterbox(stack)).url
        Letterbox.letters.clear()
        write(place.browser(url=url), VICTIM)
        (letter,) = until(lambda: letters_to(VICTIM), "the first request for confirmation")
        link = re.search(rf"{BASE}(/api/mail/[0-9a-f]+)", letter.replace("=\r\n", ""))
        assert link
        httpx.post(f"{url}{link[1]}/stop", headers={"Origin": BASE}).raise_for_status()
        for n, spelling in enumerate((VICTIM, *SPELLINGS)):
            before = len(Letterbox.letters)
            control = f"control{n}@example.net"
            for address in (spelling, control):
                write(place.browser(url=url), address)
            until(lambda control=control: letters_to(control), "the letter to another address")
            found = [one for one in Letterbox.letters[before:] if "example.net" not in one]
            tally.expect(not found, f"another letter, to {spelling!r}")
