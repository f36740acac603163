"""Sessions and accounts: sockets that outlive a sign-out, seats that change hands at a sign-in, planted cookies."""

import secrets

from tests.server.attack.attacker import PASSWORD, Browser, Place, Tally, attack, heard
from tests.server.attack.seats import keeps


def new_name(of: str) -> str:
    return f"{of} {secrets.token_hex(4)}"


def at_a_table(who: Browser) -> str:
    """Create a table with both seats held by one browser, so that no other player's updates interfere."""
    table = str(who.make("me", "with_me")["table"])
    who.act(table, "start")
    return table


@attack("sockets after signing out, a new password elsewhere, and the end of the account")
def outlived(place: Place, tally: Tally) -> None:
    for how in ("sign-out", "password", "deletion", "deletion elsewhere"):
        name = new_name("Sue")
        one, other = place.browser(name), place.browser(name)
        one.account(name)
        table = at_a_table(one)
        victim = one
        if how in ("password", "deletion elsewhere"):
            other.login(name)
            victim = other
        with victim.socket(table) as line:
            messages, _ = heard(line)
            if not any(message.get("seat") == 0 for message in messages):
                raise AssertionError("the socket did not show the seat to begin with")
            if how == "sign-out":
                one.send("POST", "/logout")
            elif how == "password":
                one.send("PUT", "/me/password", {"password": PASSWORD, "new_password": PASSWORD + "!"})
            else:
                one.send("DELETE", "/me")
            got = keeps(line, table, 0)
            tally.expect(not got, f"after {how}: {got}")
        tally.expect(victim.mine(table) == [], f"after {how} the seat is still the browser's")


@attack("a shared browser: a later player, signed in or not, gets the seats of the one before")
def shared_browser(place: Place, tally: Tally) -> None:
    for signs_out in (True, False):
        first, second = new_name("Ada"), new_name("Ben")
        place.browser().account(second)
        browser = place.browser(first)
        browser.account(first)
        table = at_a_table(browser)
        if signs_out:
            browser.send("POST", "/logout")
            tally.expect(browser.mine(table) == [], "after signing out the seat is still the browser's")
            listed = browser.send("GET", "/me/tables").json()
            tally.expect(not [line for line in listed if table in str(line)], "after signing out the table is listed")
        browser.login(second)
        tally.expect(browser.mine(table) == [], f"{'after' if signs_out else 'without'} a sign-out: another's seat")
        listed = browser.send("GET", "/me/tables").json()
        tally.expect(not [line for line in listed if table in str(line)], "another's table is listed as one's own")
        export = browser.send("GET", "/me/export").text
        tally.expect(table not in export and first not in export, "another's data is exported")


@attack("cookies: made up, planted before a sign-in, kept after a sign-out")
def cookies(place: Place, tally: Tally) -> None:
    made_up = place.browser()
    probe = place.browser()
    probe.make("me", "random")
    (name,) = probe.http.cookies
    for value in ("x" * 43, "admin", "", "x" * 4000, "0" * 64 + "." + "0" * 64):
        made_up.http.cookies.clear()
        made_up.http.cookies.set(name, value)
        made_up.send("POST", "/tables", {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        adopted = place.browser()
        adopted.http.cookies.set(name, value)
        listed = adopted.send("GET", "/me/tables")
        tally.expect(
            listed.status_code != 200 or listed.json() == [], f"the server works with a made-up cookie {value[:9]}"
        )
    # Planted: the victim signs in with a cookie that the attacker knows.
    victim_name = new_name("Vic")
    victim, attacker = place.browser(victim_name), place.browser()
    attacker.make("me", "random")
    known = attacker.http.cookies[name]
    place.browser().account(victim_name)
    victim.http.cookies.set(name, known, domain=attacker.http.cookies.jar.__iter__().__next__().domain, path="/")
    victim.login(victim_name)
    told = attacker.send("GET", "/me").json()
    tally.expect(told["name"] != victim_name, "a planted cookie is signed in")
    # Kept: a copy of the cookie from before a sign-out.
    kept = place.browser()
    for cookie in victim.http.cookies.jar:
        kept.http.cookies.jar.set_cookie(cookie)
    tally.expect(
        kept.send("GET", "/me").json()["name"] == victim_name, "the test itself: a copied cookie is the same browser"
    )
    victim.send("POST", "/logout")
    tally.expect(kept.send("GET", "/me").json()["name"] == "", "a copied cookie outlives the sign-out")
    for browser in (victim, attacker):
        for cookie in browser.http.cookies.jar:
            tally.expect(cookie.has_nonstandard_attr("HttpOnly"), "a script can read the cookie")
