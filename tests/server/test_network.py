"""Opening a local server to the home network and closing it again, which only its own machine may do."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sortilege.server.http.lan_listener import is_home_address
from tests.server.harness import Guest, Server, serving, until

HOME = "127.0.0.2"  # plays the part of this machine's address on the home network


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with serving(str(tmp_path / "own.db"), "--home-address", HOME) as server:
        yield server


@contextmanager
def at_home(own: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{HOME}:{own.port}", timeout=5) as client:
        yield client


def reached(client: httpx.Client) -> bool:
    try:
        return client.get("/api/health").status_code == 200
    except httpx.TransportError:
        return False


def test_the_home_network_can_connect_while_the_server_is_open(own: Server) -> None:
    with Guest(own.url) as ann, at_home(own) as friend:
        assert ann.get("/network") == {"can": True, "open": False, "addresses": []}
        assert not reached(friend)
        opened = ann.http.put("/network", json={"open": True}).json()
        assert opened == {"can": True, "open": True, "addresses": [f"http://{HOME}:{own.port}"]}
        assert reached(friend)
        made = ann.make("me", "person", game="spellbook")
        with Guest(f"http://{HOME}:{own.port}", "Bob") as bob:
            bob.join(made["table"], made["invitations"][0]["secret"])
            with bob.socket(made["table"]) as socket:
                assert "table" in str(socket.recv(timeout=10))
                assert ann.http.put("/network", json={"open": False}).json()["open"] is False
                until(lambda: socket.state.name == "CLOSED" or gone(socket), "the guests' sockets are closed")
        assert not reached(friend)
        assert ann.look(made["table"])["room"]["seats"][1]["taken"]


def gone(socket: object) -> bool:
    try:
        socket.recv(timeout=0.1)  # type: ignore[attr-defined]  # a connection of websockets
    except TimeoutError:
        return False
    except Exception:
        return True
    return False


def test_only_the_servers_own_machine_may_open_it(own: Server) -> None:
    with Guest(own.url) as ann, at_home(own) as friend:
        ann.http.put("/network", json={"open": True})
        told = friend.get("/api/network").json()
        assert told == {"can": False, "open": True, "addresses": []}
        assert friend.put("/api/network", json={"open": False}).status_code == 403
        led_here = {"Host": f"evil.example:{own.port}", "Origin": f"http://evil.example:{own.port}"}
        assert ann.http.put("/network", json={"open": False}, headers=led_here).status_code == 403
        assert ann.get("/network")["open"]


def test_a_public_server_has_no_network_switch(server: Server, ann: Guest) -> None:
    assert ann.get("/network") == {"can": False, "open": False, "addresses": []}
    assert ann.http.put("/network", json={"open": True}).status_code == 403


def test_it_stops_cleanly_while_it_is_open(own: Server) -> None:
    with Guest(own.url) as ann:
        ann.http.put("/network", json={"open": True})
    assert own.stop() in (0, -signal.SIGTERM)


@pytest.mark.parametrize(
    ("address", "opened"),
    [("192.168.1.5", True), ("10.0.0.7", True), ("127.0.0.1", False), ("0.0.0.0", False), ("8.8.8.8", False)],
)
def test_only_a_home_network_is_opened(address: str, opened: bool) -> None:
    assert is_home_address(address) is opened
