"""Accounts: keeping a player out, finding out who has one, and taking one over by recovery, devices or passkeys."""

import re
from contextlib import ExitStack
from itertools import count

import httpx

from tests.server.account_site import SoftPasskey
from tests.server.attack.attacker import PASSWORD, Browser, Letterbox, Place, Tally, attack, letterbox
from tests.server.attack.identities import BASE
from tests.server.attack.sessions import new_name
from tests.server.harness import Json, until

NEW = PASSWORD + "!"
WRONG = "x" * 12
ADDRESSES = count(1)


def new_address() -> str:
    """Return an address in a network of its own, as a trusted proxy would name it."""
    n = next(ADDRESSES)
    return f"10.{n // 250}.{n % 250}.7"


def at(place: Place, address: str) -> Browser:
    browser = place.browser(url=place.proxied(), patient=False)
    browser.http.headers["X-Forwarded-For"] = address
    return browser


@attack("a player's sign-in, used up by guessing from one address, from a network and from many")
def locked_out(place: Place, tally: Tally) -> None:
    if not place.own:
        tally.left_out = "only a server of one's own believes which address a client has"
        return
    name = new_name("Vic")
    victim = at(place, new_address())
    victim.account(name)
    victim.send("POST", "/logout")
    own = new_address()
    storms = (
        ("one address", [new_address()] * 15),
        ("one network", [f"{own.rpartition('.')[0]}.{n}" for n in range(1, 26)]),
        ("many networks", [new_address() for _ in range(6 if place.brief else 25)] * 3),
    )
    for what, addresses in storms:
        for address in addresses:
            at(place, address).login(name, WRONG)
        new = at(place, new_address()).login(name)
        tally.expect(new.status_code == 200, f"after guesses from {what}, the owner's new device is refused")
    neighbor = at(place, victim.http.headers["X-Forwarded-For"])
    for n in range(45):
        neighbor.login(f"{name} {n}", WRONG)
    tally.expect(neighbor.login(name).status_code == 429, "an address may guess without end")
    tally.expect(
        victim.login(name).status_code == 200, "after guesses from its own address, the known device is refused"
    )


@attack("who has an account, by what sign-in and recovery answer")
def existence(place: Place, tally: Tally) -> None:
    names = [new_name("Eve") for _ in range(3)]
    for name in names[:2]:
        place.browser().account(name)
    for path in ("/login", "/recovery/code", "/recovery/mail"):
        answers = [place.browser().send("POST", path, question(path, name)) for name in names]
        found = {(one.status_code, one.text, str(sorted(set(one.headers) - {"date"}))) for one in answers}
        tally.expect(len(found) == 1, f"{path} tells known and unknown names apart")


def question(path: str, name: str) -> Json:
    if path == "/recovery/mail":
        return {"account": name}
    if path == "/login":
        return {"name": name, "password": WRONG}
    return {"name": name, "code": "0" * 20, "new_password": NEW}


@attack("another's devices, passkeys, notices, codes and address, by their ids and without a recent proof")
def others(place: Place, tally: Tally) -> None:
    victim, mallory, guest = place.browser(), place.browser(), place.browser()
    victim.account(new_name("Vic"))
    mallory.account(new_name("Mal"))
    before = victim.get("/me/security")
    device = before["devices"][0]["id"]
    for who in (mallory, guest):
        for method, path in (
            ("DELETE", f"/me/devices/{device}"),
            ("DELETE", f"/me/devices/{device}%2f..%2f{device}"),
            ("DELETE", "/me/passkeys/AAAA"),
        ):
            tally.expect(who.send(method, path).status_code in (400, 401, 404), f"{method} {path[:20]} of another")
        who.send("DELETE", "/me/devices")
        who.send("POST", "/me/notices")
    tally.expect(victim.get("/me/security") == before, "another player's requests change a victim's security")
    for method, path in (("GET", "/me/security"), ("POST", "/me/recovery-codes"), ("DELETE", "/me/devices")):
        tally.expect(guest.send(method, path).status_code == 401, f"a guest's {method} {path} is answered")


@attack("passkeys: replayed, for another account, signed on another site or without a person")
def passkeys(place: Place, tally: Tally) -> None:
    url = place.url.replace("127.0.0.1", "localhost")
    name, port = new_name("Vic"), httpx.URL(place.url).port
    victim, mallory = place.browser(url=url), place.browser(url=url)
    victim.account(name)
    passkey = SoftPasskey("localhost", f"http://localhost:{port}")
    passkey_added = victim.send("POST", "/me/passkeys", passkey.create(victim.post("/me/passkeys/challenge", {})))
    if passkey_added.status_code != 204:
        raise AssertionError(passkey_added.text)

    def challenge() -> dict[str, str]:
        return dict(mallory.post("/login/challenge", {}))

    signed = passkey.sign(challenge())
    place.browser(url=url).post("/login/passkey", signed)
    own = SoftPasskey("localhost", f"http://localhost:{port}")
    own.id, own.user = passkey.id, passkey.user
    elsewhere = passkey.sign(challenge())
    passkey.origin = "https://evil.example"
    tries = {
        "a replayed answer": signed,
        "an answer for an older challenge": passkey.sign({"challenge": "A" * 43}),
        "another key": own.sign(challenge()),
        "an answer made on another site": passkey.sign(challenge()),
        "no person": passkey.sign(challenge(), verified=False),
        "another account's name": elsewhere | {"user": "AAAA"},
    }
    for what, body in tries.items():
        tally.expect(mallory.send("POST", "/login/passkey", body).status_code == 401, f"signed in by {what}")
    tally.expect(mallory.get("/me")["name"] == "", "the attacker is signed in")


@attack("recovery: links used twice or by others, mails to unverified and blocked addresses")
def recovery(place: Place, tally: Tally) -> None:
    if not place.own:
        tally.left_out = "only a server of one's own can be told where letters go"
        return
    with ExitStack() as stack:
        url = place.server("--public-url", BASE, SORTILEGE_SMTP=letterbox(stack)).url
        Letterbox.letters.clear()
        name, target = new_name("Vic"), "vic@example.org"
        victim, mallory = place.browser(url=url), place.browser(url=url)
        victim.account(name)
        mallory.account(new_name("Mal"))

        def token(after: int) -> str:
            letter = until(lambda: Letterbox.letters[after:], "the next letter")[0].replace("=\r\n", "")
            found = re.search(r"#/account/\w+/([\w-]+)", letter.replace("=3D", "="))
            assert found, letter
            return found[1]

        # Mallory claims the victim's address: nothing she does makes it hers.
        mallory.send("PUT", "/me/address", {"address": target, "language": "en"})
        asked = token(0)
        mallory.send("POST", "/recovery/mail", {"account": target})
        for path in ("/recovery/link", "/recovery/address"):
            body = {"token": asked[::-1]} | ({"new_password": NEW} if path.endswith("link") else {})
            tally.expect(mallory.send("POST", path, body).status_code == 404, f"{path} takes a made-up token")
        body = {"token": asked, "new_password": NEW}
        tally.expect(mallory.send("POST", "/recovery/link", body).status_code == 404, "a link recovers that verifies")
        tally.expect(mallory.get("/me/security")["address"] == "", "an address counts unverified")
        # The victim verifies it for their own account.
        victim.send("PUT", "/me/address", {"address": target, "language": "en"})
        victim.send("POST", "/recovery/address", {"token": token(1)})
        before = len(Letterbox.letters)
        for _ in range(3):
            mallory.send("POST", "/recovery/mail", {"account": name})
        link = token(before)
        tally.expect(len(Letterbox.letters) == before + 1, "a stranger's requests send several mails")
        tally.expect(victim.login(name).status_code == 200, "a request for recovery changes the password")
        first, second = place.browser(url=url), place.browser(url=url)
        used = [one.send("POST", "/recovery/link", {"token": link, "new_password": NEW}) for one in (first, second)]
        tally.expect([one.status_code for one in used] == [200, 404], "a link works twice")
        tally.expect(victim.get("/me")["name"] == "", "a session outlives the recovery")
