"""`sortilege join` trusts no server: it guards the token, and bounds and cleans what a server answers."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from sortilege import compilation_status
from sortilege.cli import main
from sortilege.core.errors import BadOptions
from sortilege.remote import client
from sortilege.remote.client import parse_link, server_address


class Hostile(ThreadingHTTPServer):
    """A server that gives every request one answer and remembers the tokens it was sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.answer: tuple[int, bytes, dict[str, str]] = (403, b"", {})
        self.tokens: list[str | None] = []

    def refuses(self, why: str) -> None:
        self.answer = (403, json.dumps({"word": "not_allowed", "why": why}).encode(), {})


class Answering(BaseHTTPRequestHandler):
    server: Hostile

    def do_POST(self) -> None:
        self.server.tokens.append(self.headers["Authorization"])
        self.rfile.read(int(self.headers["Content-Length"] or 0))
        status, body, headers = self.server.answer
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_DELETE = do_POST  # noqa: N815  # named by http.server

    def log_message(self, *_args: Any) -> None:
        """Print nothing."""


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hostile]:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("SORTILEGE_TOKEN", raising=False)
    monkeypatch.delenv("SORTILEGE_SERVER", raising=False)
    with Hostile() as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def refusal(hostile: Hostile, capsys: pytest.CaptureFixture[str]) -> Any:
    """Join at the hostile server and return what is printed."""

    def joined(*more: str) -> str:
        assert main(["join", f"{hostile.url}/#/table/abc/def", "--bot", "random", *more]) == 2
        told = capsys.readouterr()
        (sentence,) = [line for line in told.err.splitlines() if line != compilation_status.uncompiled_notice()]
        return told.out + sentence

    return joined


@pytest.mark.parametrize("bound_to", [None, "", "http://other.example", "https://127.0.0.1:{port}", "http://127.0.0.1"])
def test_the_token_goes_to_no_other_server(
    hostile: Hostile, refusal: Any, monkeypatch: pytest.MonkeyPatch, bound_to: str | None
) -> None:
    monkeypatch.setenv("SORTILEGE_TOKEN", "secret")
    if bound_to is not None:
        monkeypatch.setenv("SORTILEGE_SERVER", bound_to.format(port=hostile.url.rpartition(":")[2]))
    told = refusal()
    assert f"If it was, set SORTILEGE_SERVER={hostile.url}" in told
    assert hostile.tokens == []


@pytest.mark.parametrize("way", ["variable", "option", "token"])
def test_the_token_goes_to_its_server(
    hostile: Hostile, refusal: Any, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    hostile.refuses("Not today.")
    if way != "token":
        monkeypatch.setenv("SORTILEGE_TOKEN", "secret")
    if way == "variable":
        monkeypatch.setenv("SORTILEGE_SERVER", f"{hostile.url.upper().lower()}/")
    more = {"variable": [], "option": ["--server", hostile.url], "token": ["--token", "secret"]}
    assert "Not today." in refusal(*more[way])
    assert hostile.tokens == ["Bearer secret"]


def test_a_redirect_takes_the_token_nowhere(hostile: Hostile, refusal: Any) -> None:
    with Hostile() as other:
        threading.Thread(target=other.serve_forever, args=(0.01,), daemon=True).start()
        hostile.answer = (302, b"", {"Location": f"{other.url}/api/elsewhere"})
        assert "302" in refusal("--token", "secret")
        assert other.tokens == []
        other.shutdown()


def test_a_servers_sentence_cannot_control_the_terminal(hostile: Hostile, refusal: Any) -> None:
    hostile.refuses("\x1b]0;owned\x07\x1b[2J\x9b31m\u202eback\r\nsortilege: all is well")
    told = refusal("--token", "secret")
    assert "owned" in told
    assert told.isprintable()


ODD_ANSWERS = {
    "nothing": b"",
    "no JSON": b"<html>",
    "nested JSON": b"[" * 100_000,
    "a list": b"[]",
    "other keys": b'{"some": "other"}',
    "other values": b'{"token": [], "seat": {}, "room": 7}',
    "no text": b"\xff\xfe",
    "a large answer": b'{"token": "' + b"x" * 10_000 + b'"}',
}


@pytest.mark.parametrize("status", [200, 500])
@pytest.mark.parametrize("odd", ODD_ANSWERS)
def test_odd_answers_end_in_a_sentence(
    hostile: Hostile, refusal: Any, monkeypatch: pytest.MonkeyPatch, odd: str, status: int
) -> None:
    monkeypatch.setattr(client, "MAX_ANSWER_BYTES", 9_000)
    hostile.answer = (status, ODD_ANSWERS[odd], {})
    told = refusal()
    assert hostile.url in told or status == 500
    assert len(told) < 300


@pytest.mark.parametrize("place", ["../logout", "a?b/c", "a/b/c", "a/", "/b", "a/b\\c", "a%2f/b"])
def test_a_link_holds_only_ids(place: str) -> None:
    with pytest.raises(BadOptions):
        parse_link(f"http://localhost/#/table/{place}")


def test_addresses_are_compared_as_a_browser_would() -> None:
    assert server_address("HTTP://Example.org:80/") == server_address("http://example.org")
    assert server_address("https://example.org/play/") == server_address("https://example.org:443/play")
    others = [
        "http://example.org",
        "https://example.org",
        "http://example.org:81",
        "http://example.org/play",
        "http://e",
    ]
    assert len({server_address(one) for one in others}) == len(others)
    assert [server_address(odd) for odd in ("", "file:///etc", "http://", "http://[", "http://x:y")] == [None] * 5
