"""Cookies, origins, headers, limits, sizes, secrets in logs."""

import json
import sqlite3
from contextlib import closing
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sortilege.tables.rate_limits import PER_PERSON, RateLimits
from sortilege.tables.refusals import TooMany
from tests.server.harness import Guest, Server, serving


def test_the_cookie_is_same_site_and_http_only(server: Server) -> None:
    body = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    made = httpx.post(f"{server.url}/api/tables", json=body)
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Secure" not in cookie  # plain http on a home network
    assert len(cookie.split("=")[1].split(";")[0]) >= 32


def test_behind_https_the_cookie_is_secure(sqlite: str) -> None:
    with serving(sqlite, "--trust-proxy", "127.0.0.1", "--base-path", "/sortilege/") as server:
        assert server.url.endswith("/sortilege")
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example", "Origin": "https://play.example"}
        body = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "person"}]}
        made = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
        assert made.status_code == 201, made.text
        assert "Secure" in made.headers["set-cookie"]
        assert "Path=/sortilege;" in made.headers["set-cookie"]
        assert "max-age" in made.headers["strict-transport-security"]
        assert made.json()["invitations"][0]["link"].startswith("https://play.example/sortilege/#/table/")
        elsewhere = httpx.post(
            f"{server.url}/api/tables", json=body, headers=headers | {"Origin": "https://evil.example"}
        )
        assert elsewhere.status_code == 403


@pytest.mark.parametrize("path", ["/api/health", "/api/me", "/api/nothing", "/nothing", "/api/tables/x"])
def test_every_answer_has_strict_headers(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_cross_site_requests_and_sockets_are_rejected(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    evil = {"Origin": "https://evil.example"}
    acts = ann.http.post(f"/tables/{table}/acts", json={"do": "act", "what": "start"}, headers=evil)
    assert acts.status_code == 403
    fetch = ann.http.post(
        f"/tables/{table}/acts", json={"do": "act", "what": "start"}, headers={"Sec-Fetch-Site": "cross-site"}
    )
    assert fetch.status_code == 403
    with ann.socket(table, headers=evil) as socket, pytest.raises(ConnectionClosed, match="4403"):
        socket.recv(timeout=20)
    own = {"Origin": server.url}
    with ann.socket(table, headers=own) as socket:
        assert json.loads(socket.recv())["is"] == "table"


BROKEN_ORIGINS = ("http://[", "https://[::1", "http://[x]", "http://a]b", "null", "", "http://", "//[", "http://\u2100")


BROKEN_HOSTS = ("127.0.0.1:x", "127.0.0.1:999999", "localhost:-1", "127.0.0.1:1:1", "[::1]:x", "[::1", "localhost:0x1F")


@pytest.mark.parametrize("path", ["/", "/api/mail/x", "/api/tables/x?seat=x", "/api/nothing", "/assets/x"])
def test_broken_hosts_are_rejected(server: Server, path: str) -> None:
    """Also where something else is wrong with the request, so that the framework looks at its address."""
    for host in BROKEN_HOSTS:
        for method in ("GET", "POST"):
            answer = httpx.request(method, f"{server.url}{path}", headers={"Host": host})
            assert 400 <= answer.status_code < 500, (host, method, answer.text)
        assert httpx.get(server.url, headers={"Host": host}).status_code == 403


def test_broken_origins_are_rejected(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    for origin in (one.encode("utf-8") for one in BROKEN_ORIGINS):
        for path in ("/logout", f"/tables/{table}/acts", "/tables"):
            answer = ann.http.post(path, json={}, headers={b"Origin": origin})
            assert answer.status_code == 403, (origin, answer.text)
            assert answer.json()["word"] == "not_allowed"
        headers = {"Origin": origin.decode("latin-1")}
        with ann.socket(table, headers=headers) as socket, pytest.raises(ConnectionClosed, match="4403"):
            socket.recv(timeout=20)


OWN = ("localhost", "LOCALHOST.", "127.0.0.1", "127.0.0.9", "[::1]")
LITERALS = ("192.0.2.1", "[2001:db8::1]")
NAMES = ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "play.example.evil.example", "x@localhost")
PLAY = "play.example"
HOSTS: list[tuple[tuple[str, ...], set[str]]] = [
    ((), {*OWN}),
    (("--allowed-host", PLAY, "--allowed-host", "Other.example"), {*OWN, PLAY, "other.example"}),
    (("--public-url", f"https://{PLAY}/games"), {*OWN, PLAY}),
    (("--host", "0.0.0.0"), {*OWN, *LITERALS, *NAMES, PLAY, "other.example"}),
    (("--host", "0.0.0.0", "--allowed-host", PLAY), {*OWN, *LITERALS, PLAY}),
    (("--host", "0.0.0.0", "--public-url", f"https://{PLAY}:8443"), {*OWN, *LITERALS, PLAY}),
    (("--trust-proxy", "127.0.0.1"), {*OWN, *LITERALS, *NAMES, PLAY, "other.example"}),
    (("--trust-proxy", "127.0.0.1", "--public-url", f"https://{PLAY}"), {*OWN, *LITERALS, PLAY}),
]


@pytest.mark.parametrize(("options", "accepted"), HOSTS)
def test_a_server_answers_only_to_its_names(sqlite: str, options: tuple[str, ...], accepted: set[str]) -> None:
    """Another site's name that points to this machine gets nothing, neither from the page nor from the API."""
    with serving(sqlite, *options) as server:
        at = f"http://127.0.0.1:{server.port}"
        with httpx.Client(base_url=at) as client:
            for name in (*OWN, *LITERALS, *NAMES, PLAY, PLAY.upper(), "other.example"):
                for host in (name, f"{name}:{server.port}"):
                    headers = {"X-Forwarded-Host": host} if "--trust-proxy" in options else {"Host": host}
                    expected = name in accepted or name.lower() in accepted
                    for path in ("/", "/api/games"):
                        answer = client.get(path, headers=headers)
                        assert (answer.status_code != 403) == expected, (host, path, answer.status_code)
                    if not expected:
                        assert "--allowed-host" in answer.json()["why"]
        with Guest(f"http://evil.example:{server.port}") as mallory:
            headers = {"X-Forwarded-Host": mallory.url.removeprefix("http://"), "Origin": mallory.url}
            sock = create_connection(("127.0.0.1", server.port))
            closed = "4404" if "evil.example" in accepted else "4403"
            line = mallory.socket("none", headers=headers, sock=sock)
            with line, pytest.raises(ConnectionClosed, match=closed):
                line.recv(timeout=20)


HEADERS = (
    *("Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Content-Type", "Content-Encoding", "Cookie"),
    *("Expect", "If-None-Match", "If-Modified-Since", "Range", "Referer", "Sec-Fetch-Site", "User-Agent", "Via"),
    *("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-HTTP-Method-Override"),
)
BROKEN_HEADERS = (
    b"http://[",
    b"[",
    b"\xff\xfe",
    b"=;=;,,",
    b'"',
    b"bytes=9-1,-",
    b"9" * 5000,
    b"%00%",
    b"sortilege=9.\xb2.x",
)


def test_no_header_makes_the_server_fail(sqlite: str) -> None:
    """Neither in a request nor in a socket's handshake, also from a proxy whose headers count."""
    with serving(sqlite, "--trust-proxy", "127.0.0.1") as server, Guest(server.url) as ann:
        for value in BROKEN_HEADERS:
            for name in HEADERS:
                for method, path in (("GET", "/me"), ("POST", "/logout")):
                    answer = ann.http.request(method, path, headers={name.encode(): value})
                    assert answer.status_code < 500, (name, value, path, answer.text)
            headers = dict.fromkeys(HEADERS, value.decode("latin-1"))
            refused = pytest.raises((ConnectionClosed, InvalidStatus), match=r"44|HTTP 4")
            with refused, ann.socket("none", headers=headers) as socket:
                socket.recv(timeout=20)
        assert server.failures() == []


def test_too_large_bodies_are_rejected(server: Server, ann: Guest) -> None:
    answer = ann.http.post("/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413


def test_fast_guests_are_rate_limited() -> None:
    clock = [0.0]
    limits = RateLimits(now=lambda: clock[0])
    burst = int(PER_PERSON["say"][1])
    for _ in range(burst):
        limits.spend("say", "192.0.2.1", "ann")
    with pytest.raises(TooMany) as refused:
        limits.spend("say", "192.0.2.1", "ann")
    assert refused.value.retry_after > 0
    limits.spend("say", "192.0.2.1", "bob")
    clock[0] += 1 / PER_PERSON["say"][0]
    limits.spend("say", "192.0.2.1", "ann")


def test_rate_limit_errors_say_when_to_retry(sqlite: str) -> None:
    with serving(sqlite, "--limits", "1") as server, Guest(server.url) as ann:
        answers = [ann.http.post("/login", json={"name": "Ann", "password": "wrong horse"}) for _ in range(12)]
        assert {answer.status_code for answer in answers} == {401, 429}
        late = answers[-1]
        assert int(late.headers["retry-after"]) >= 1
        assert late.json()["word"] == "too_many"


def test_nothing_secret_is_logged_or_stored_in_the_clear(sqlite: str) -> None:
    with serving(sqlite) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        made = ann.make("me", "person")
        secret = made["invitations"][0]["secret"]
        bob.join(made["table"], secret)
        ann.act(made["table"], "start")
        ann.post("/accounts", {"name": "Ann", "password": "correct horse"})
        ann.post("/login", {"name": "Ann", "password": "wrong  horse"}, 401)
        cookies = [ann.cookie().split("=")[1], bob.cookie().split("=")[1]]
        server.stop()
        logged = "".join(server.errors)
        with closing(sqlite3.connect(sqlite)) as db:
            stored = "\n".join(db.iterdump())
            stored += "".join(str(bytes(row[0])) for row in db.execute("select room from tables"))
        for private in (secret, *cookies, "correct horse", "wrong  horse"):
            assert private not in logged
            assert private not in stored
