"""Exceeding limits on bots, connections, replays and attempts, and reading what only the operator may see."""

import concurrent.futures
import contextlib
import re
import secrets
import socket
import time
from contextlib import ExitStack
from functools import partial

import httpx
from websockets.exceptions import InvalidHandshake

from tests.server.attack.attacker import Browser, Letterbox, Place, Tally, asked, attack, heard, letterbox
from tests.server.attack.sessions import new_name
from tests.server.harness import PATIENCE, Json, until

SLOW = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "
VICTIM = "victim@example.org"
LURE = "Win at evil.example"


@attack("slow and half-open connections")
def slow(place: Place, tally: Tally) -> None:
    for n in range(60):
        line = place.raw()
        line.sendall(SLOW[: 1 + n % len(SLOW)])
        place.half_open.append(line)
    place.half_open_since = time.monotonic()
    for _ in range(5):
        tally.expect((seconds := place.answers_in()) < 2, f"others wait {seconds:.1f} s behind slow connections")


@attack("many sockets of one person at one table")
def many_sockets(place: Place, tally: Tally) -> None:
    host = place.browser(url=place.strict())
    table = host.make("me", "random")["table"]
    host.act(table, "start")
    with ExitStack() as stack:
        lines = []
        for _ in range(30):
            try:
                lines.append(stack.enter_context(host.socket(table)))
            except InvalidHandshake:
                tally.expect(True, "")
        still = sum(heard(line, 0.05)[1] for line in lines)
    # Six in each process, as hosting.md says; with PostgreSQL there are two processes.
    tally.expect(still <= (12 if place.postgres else 6), f"one person has {still} sockets at one table")


UPGRADE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
FLOODS = {  # with masks of zeros
    "pings": b"\x89\xfd" + bytes(4) + b"x" * 125,
    "empty fragments": b"\x00\x80" + bytes(4),
    "requests": b"\x81\x8e" + bytes(4) + b'{"do": "ping"}',
}


@attack("endless pings, fragments and requests over a socket that is not read")
def socket_floods(place: Place, tally: Tally) -> None:
    table = place.browser(url=place.strict()).make("me", "random")["table"]
    at = httpx.URL(place.strict())
    for what, frame in FLOODS.items():
        with socket.create_connection((at.host, at.port or 80), timeout=PATIENCE) as line:
            line.sendall(UPGRADE.format(table).encode())
            tally.expect(line.recv(12).startswith(b"HTTP/1.1 101"), f"the test itself: no socket for {what}")
            line.settimeout(2.0)
            sent, most = 0, 20_000_000
            with contextlib.suppress(OSError):  # the server closes the socket, or no longer reads it
                while sent < most:
                    sent += line.send(frame * 1000)
            tally.expect(sent < most, f"{sent} bytes of {what}")
            tally.expect((seconds := place.answers_in()) < 2, f"others wait {seconds:.1f} s behind {what}")


@attack("bots that think for long, at several tables, beside another table's quick bot")
def bots(place: Place, tally: Tally) -> None:
    mallory = place.browser()
    for budget in ("999999", "999999ms", "-1", "3001ms"):
        plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot", "bot": f"mcts:{budget}"}]}
        answer = mallory.send("POST", "/tables", plan)
        tally.expect(answer.status_code >= 400, f"a bot with a budget of its maker's choice: {budget}")
    tables, each = (2, 1) if place.brief else (5, 3)
    for _ in range(tables):
        table = mallory.make("me", *["mcts:3000ms"] * each)["table"]
        mallory.act(table, "start")
    victim = place.browser("Vic")
    table = victim.make("me", "random")["table"]
    victim.act(table, "start")
    for _ in range(3):
        told = victim.look(table)
        began = time.monotonic()
        victim.choose(table, told["version"], asked(told)[0])
        until(partial(picks, victim, table), "the quick bot answers", 20)
        seconds = time.monotonic() - began
        tally.expect(seconds < 4, f"another table's quick bot waits {seconds:.1f} s")


def picks(who: Browser, table: str) -> bool:
    """Whether the round is over and the next prompt has arrived."""
    return bool(asked(who.look(table)))


@attack("frames of a finished game, 30 times at once")
def frames(place: Place, tally: Tally) -> None:
    host, guest, table, _ = place.two()
    for _ in range(30):
        for who in (host, guest):
            if options := asked(told := who.look(table)):
                who.choose(table, told["version"], options[0])
    guest.act(table, "resign")
    with concurrent.futures.ThreadPoolExecutor(31) as pool:
        asking = [pool.submit(host.send, "GET", f"/tables/{table}/frames?seat={n % 2}") for n in range(30)]
        waits = [place.answers_in() for _ in range(4)]
        codes = sorted({one.result().status_code for one in asking})
    tally.expect(max(waits) < 3, f"others wait {max(waits):.1f} s while frames are drawn")
    tally.expect(all(code < 500 or code == 503 for code in codes), f"frames asked 30 times at once: {codes}")


@attack("the operator's figures without the token, also behind a proxy; links to another host")
def figures(place: Place, tally: Tally) -> None:
    local = "127.0.0.1"
    tries: list[dict[str, str]] = [{}, {"X-Forwarded-For": local}, {"X-Real-IP": local}, {"Forwarded": f"for={local}"}]
    tries += [{"Authorization": "Bearer"}, {"Authorization": "Bearer x"}, {"Host": "localhost"}]
    for url in (place.url, place.proxied()):
        for headers in tries:
            answer = place.browser(url=url).send("GET", "/metrics", headers=headers)
            tally.expect(answer.status_code in (401, 403, 404), f"figures with {headers}: {answer.status_code}")
    headers = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "person"}]}
    made = place.browser().send("POST", "/tables", plan, headers=headers)
    tally.expect("evil.example" not in made.text, "links to another host, from a header that no trusted proxy set")


PATHS = ("/assets/gone.js", "/offline/assets/gone.js", "/assets/", "/nothing", "/api/tables/x", "/api/nothing")
ASKED_OTHERWISE: tuple[Json, ...] = (
    {},
    {"Range": "bytes=999999999-"},
    {"If-None-Match": "*", "If-Modified-Since": "Thu, 01 Jan 2037 00:00:00 GMT"},
    {"Accept-Encoding": "br;q=2", "Expect": "nothing"},
)


@attack("errors of every status that a browser or a cache would keep")
def kept_errors(place: Place, tally: Tally) -> None:
    few = place.server("--limits", "0.01").url if place.own else place.url
    statuses = set()
    with httpx.Client(timeout=PATIENCE) as client:
        own = re.findall(r'"\./(assets/[^"]+)"', client.get(place.url).text)[:1]
        for path in (*PATHS, "/", *(f"/{asset}" for asset in own)):
            for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
                for headers in ASKED_OTHERWISE:
                    answers = [client.request(method, f"{place.url}{path}", headers=headers)]
                    if method == "GET":  # over the limit after a few
                        answers += [client.get(f"{few}{path}", headers=headers) for _ in range(8)]
                    for answer in answers:
                        statuses.add(answer.status_code)
                        kept = answer.headers.get("cache-control", "")
                        safe = kept == "no-store" if answer.status_code >= 400 else "immutable" not in kept or own
                        tally.expect(bool(safe), f"{method} {path}: {answer.status_code} is kept: {kept}")
    if place.own:
        tally.expect({404, 405, 429} <= statuses, f"the test itself: only {sorted(statuses)} were met")


@attack("another site's name for this machine, broken origins, a log without end")
def traces(place: Place, tally: Tally) -> None:
    for origin in ("http://[", "https://[::1", "http://a]b", "null"):
        answer = place.browser().send("POST", "/logout", {}, headers={"Origin": origin})
        tally.expect(answer.status_code == 403, f"Origin {origin}: {answer.status_code}")
    if not place.own:  # another server may have names that are not known here, and its log is elsewhere
        return
    for name in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.0.2.1"):
        for path in ("/", "/api/games"):
            answer = httpx.get(f"{place.url}{path}", headers={"Host": name}, timeout=PATIENCE)
            tally.expect(answer.status_code == 403, f"it answers to {name}: {answer.status_code}")
    for _ in range(100):
        with socket.create_connection((httpx.URL(place.url).host, httpx.URL(place.url).port or 80)) as line:
            line.sendall(b"no request\r\n\r\n")
            line.recv(1000)
    written = [line for server in place.servers for line in server.errors if "Invalid HTTP request" in line]
    tally.expect(len(written) < 20, f"100 invalid requests wrote {len(written)} lines")


PLAN = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def codes(place: Place, url: str, path: str, bodies: list[Json], addresses: str) -> list[int]:
    """Return the status codes of many requests, each with a new cookie and a forged address header."""
    found = []
    for n, body in enumerate(bodies):
        headers = {
            "X-Forwarded-For": addresses.format(n + 1),
            "Forwarded": f"for=192.0.2.{n}",
            "X-Real-IP": "192.0.2.9",
        }
        who = place.browser(url=url, patient=False)
        found.append(who.send("POST", path, body, headers=headers).status_code)
    return found


@attack("limits: addresses made up in headers, a new cookie every time")
def limits(place: Place, tally: Tally) -> None:
    found = codes(place, place.strict(), "/tables", [PLAN] * 60, "192.0.2.{}")
    tally.expect(429 in found, f"{found.count(201)} tables in a moment")
    guesses: list[Json] = [{"name": "Kim", "password": f"guess {n:08}"} for n in range(13)]
    found = codes(place, place.strict(), "/login", guesses, "192.0.2.{}")
    tally.expect(429 in found, f"{len(found)} guesses at passwords")


@attack("limits from many addresses: one name spelled in many ways, one line's IPv6 addresses")
def many_addresses(place: Place, tally: Tally) -> None:
    if not place.own:
        tally.left_out = "only a server that we start trusts this machine as its proxy"
        return
    found = codes(place, place.proxied(), "/tables", [PLAN] * 60, "2001:db8:1:2::{:x}")
    tally.expect(429 in found, f"{found.count(201)} tables from one line's addresses")
    name = new_name("Kim")
    place.browser(url=place.proxied()).account(name)
    spelled = (name, name.upper(), f" {name} ", name.replace("K", "\uff2b"), name.replace(" ", "  "))
    guesses: list[Json] = [{"name": spelled[n % len(spelled)], "password": f"guess {n:08}"} for n in range(24)]
    found = codes(place, place.proxied(), "/login", guesses, "198.51.100.{}")
    tally.expect(429 in found, f"{found.count(401)} guesses at one password, from as many addresses of a network")


@attack("reports with made-up cookies")
def reports(place: Place, tally: Tally) -> None:
    url = place.strict()
    host = place.browser(url=url)
    table = host.make("me", "random")["table"]
    host.act(table, "start")
    (cookie,) = host.http.cookies
    accepted, tries = 0, 30
    for n in range(tries):
        who = place.browser(url=url, patient=False)
        who.http.cookies.set(cookie, secrets.token_urlsafe(32))
        accepted += who.send("POST", f"/tables/{table}/reports", {"text": f"wrong {n}" * 200}).status_code < 300
    tally.expect(accepted <= 20, f"{accepted} of {tries} reports with made-up cookies were kept")


@attack("letters to an address that never asked for them")
def letters(place: Place, tally: Tally) -> None:
    if not place.own:
        tally.left_out = "only a server that we start can be told where letters go"
        return
    with ExitStack() as stack:
        url = place.server("--public-url", "https://play.example", SORTILEGE_SMTP=letterbox(stack)).url
        Letterbox.letters.clear()
        days = {"kind": "move", "seconds": 86_400}
        for n in range(5):
            mallory = place.browser(LURE, url=url)
            plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": LURE, "clock": days}
            made = mallory.send("POST", "/tables", plan | {"mail": VICTIM})
            if made.status_code == 201:
                table = made.json()["table"]
                mallory.give(made.json()["room"])
                mallory.send("POST", f"/tables/{table}/acts", {"what": "start"})
                if n == 0 and (told := mallory.look(table)) and asked(told):
                    mallory.choose(table, told["version"], asked(told)[0])
        time.sleep(1.0 if place.brief else 2.5)
        found = [letter for letter in Letterbox.letters if VICTIM in letter]
        tally.expect(len(found) <= 3, f"{len(found)} letters to an address that confirmed nothing")
        meant = [letter for letter in found if "evil.example" in letter or "/#/table/" in letter]
        tally.expect(not meant, "a letter with the attacker's words or table")


@attack("what is left of the slow connections after twenty-five seconds")
def slow_after_a_while(place: Place, tally: Tally) -> None:
    if place.brief:
        tally.left_out = "takes too long for the short form"
        return
    time.sleep(max(0.0, place.half_open_since + 25 - time.monotonic()))
    left = 0
    for line in place.half_open:
        line.settimeout(0.05)
        try:
            left += line.recv(1) != b""
        except TimeoutError:
            left += 1
        except OSError:
            continue
    tally.expect(left == 0, f"{left} of {len(place.half_open)} half-open connections are still there")


@attack("the server is as it was: it answers, and its log has no error")
def still_there(place: Place, tally: Tally) -> None:
    tally.expect(place.answers_in() < 2, "it answers slowly")
    for server in place.servers:
        tally.expect(server.failures() == [], f"mistakes in the log: {server.failures()[:1]}")
