"""The log: what a client can provoke is summed up, so that it cannot fill a disk."""

import asyncio
import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import h11
import pytest

import sortilege
from sortilege.server.accounts.turn_notice_mail import Mailer
from sortilege.server.accounts.turn_notices import TurnNotices
from sortilege.server.config import Config
from sortilege.server.db import SqlStore
from sortilege.tables import logs
from sortilege.tables.logs import MAX_KINDS, StructuredHandler, Summaries
from sortilege.tables.rooms.room import Room, Seat
from tests.server.harness import serving

INVALID = b"no request\r\n\r\n"
LIBRARY = "uvicorn.error"


def record(text: str, *args: Any, error: Exception | None = None) -> logging.LogRecord:
    exc_info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord(LIBRARY, logging.WARNING, __file__, 1, text, args, exc_info)


def lines(captured: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in captured.readouterr().err.splitlines()]


@pytest.fixture
def summaries(monkeypatch: pytest.MonkeyPatch) -> Summaries:
    found = Summaries(seconds=3600)
    monkeypatch.setattr(logs, "summaries", found)
    return found


def test_invalid_requests_are_summed_up(sqlite: str) -> None:
    async def send(port: int, times: int) -> None:
        for _ in range(times):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(INVALID)
            assert (await reader.read(-1)).startswith(b"HTTP/1.1 400 ")
            writer.close()

    async def flood(port: int) -> None:
        await asyncio.gather(*(send(port, 30) for _ in range(10)))

    with serving(sqlite) as server:
        asyncio.run(flood(server.port))
        server.stop()
    written = [json.loads(line) for line in server.errors if "Invalid HTTP request" in line]
    assert len(written) <= 2
    assert sum(line.get("times", 1) for line in written) == 300


def test_messages_of_libraries_are_summed_up(summaries: Summaries, capsys: pytest.CaptureFixture[str]) -> None:
    handler = StructuredHandler()
    for n in range(1205):
        handler.emit(record("Invalid HTTP request received."))
        handler.emit(record("Accepting failed.", error=OSError(f"too many open files: {n}")))
    first = lines(capsys)
    assert [line["what"] for line in first] == ["library", "library_failed"]
    summaries.flush()
    assert [(line["what"], line["times"]) for line in lines(capsys)] == [("library", 1204), ("library_failed", 1204)]
    handler.emit(record("Invalid HTTP request received."))
    assert lines(capsys) == []  # it goes on, so it counts for the next summary
    summaries.flush()
    assert [line["times"] for line in lines(capsys)] == [1]
    summaries.flush()
    assert lines(capsys) == []
    handler.emit(record("Invalid HTTP request received."))
    assert len(lines(capsys)) == 1  # it had stopped, so it is news again


def test_messages_that_all_differ_are_summed_up_too(summaries: Summaries, capsys: pytest.CaptureFixture[str]) -> None:
    handler = StructuredHandler()
    for n in range(10 * MAX_KINDS):
        handler.emit(record("Rejected %s", "x" * n))
        handler.emit(record(f"Rejected {n}"))
    assert len(lines(capsys)) <= MAX_KINDS + 1
    summaries.flush()
    written = lines(capsys)
    assert written[-1]["what"] == "more_lines"
    assert written[-1]["times"] > 8 * MAX_KINDS
    assert len(summaries.counts) <= MAX_KINDS + 1


def test_a_summary_is_written_without_another_message(capsys: pytest.CaptureFixture[str]) -> None:
    summaries = Summaries(seconds=0.01)
    for _ in range(5):
        summaries.log("told")
    assert summaries.timer is not None
    summaries.timer.join(5)
    assert [line.get("times", 1) for line in lines(capsys)] == [1, 4]


def test_internal_errors_are_summed_up(summaries: Summaries, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(100):
        try:
            raise ValueError("secret")
        except ValueError as error:
            logs.log_failure("request_failed", error, path="acts")
    summaries.flush()
    assert [line.get("times", 1) for line in lines(capsys)] == [1, 99]


def test_a_request_that_breaks_off_while_it_is_answered_is_no_internal_error(sqlite: str) -> None:
    """The HTTP library refuses its body, and the answer to its head then has nowhere to go."""
    broken = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n"
    with serving(sqlite) as server:
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
                line.sendall(broken)
                assert line.recv(100).startswith(b"HTTP/1.1 400 ")
        server.stop()
    assert server.failures() == []
    written = [json.loads(line) for line in server.errors if '"refused"' in line]
    assert sum(line.get("times", 1) for line in written) == 20


def test_an_answer_that_has_nowhere_to_go_is_no_internal_error(
    summaries: Summaries, capsys: pytest.CaptureFixture[str]
) -> None:
    """As h11 raises it, from within its own error."""
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(b"no request\r\n\r\n")
    with pytest.raises(h11.RemoteProtocolError):
        connection.next_event()
    connection.send(h11.Response(status_code=400, headers=[]))
    with pytest.raises(h11.LocalProtocolError) as refused:
        connection.send(h11.Response(status_code=200, headers=[]))
    StructuredHandler().emit(record("Exception in ASGI application", error=refused.value))
    assert [line["what"] for line in lines(capsys)] == ["refused"]


# What only the operator, the machine or the passing of time brings about, or a table once in a release.
WRITTEN_AT_ONCE = {
    *("started", "stopped", "network_opened", "network_closed", "clock_set", "listener_lost"),
    *("tables_removed", "rules_changed"),
}


def test_only_lines_that_no_client_provokes_are_written_one_by_one() -> None:
    package = Path(sortilege.__file__).parent
    found = {
        name
        for folder in ("server", "tables")
        for file in (package / folder).rglob("*.py")
        for name in re.findall(r"(?<![\w.])log\(\s*\"(\w+)\"", file.read_text())
    }
    assert found == WRITTEN_AT_ONCE


def test_failed_notices_are_summed_up(summaries: Summaries, capsys: pytest.CaptureFixture[str], sqlite: str) -> None:
    config = Config(database=sqlite, webhook="http://127.0.0.1:1/", smtp="smtp://127.0.0.1:1")
    mailer = Mailer(SqlStore(sqlite), config)
    notices = TurnNotices(config, mailer)
    seat = Seat(kind="person", name="Ann")
    room = Room(game="seasons", options={}, seats=[seat], host="ann")

    async def run() -> None:
        for _ in range(20):
            await notices.send("table", room, 0)
            await mailer.send("0" * 40, "ann@example.org", "subject", "text")

    asyncio.run(run())
    summaries.flush()
    written = {(line["what"], line.get("times", 1)) for line in lines(capsys)}
    assert written == {(what, times) for what in ("webhook_failed", "mail_failed") for times in (1, 19)}
