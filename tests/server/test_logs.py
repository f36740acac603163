"""The log: what a client can provoke is summed up, so that it cannot fill a disk."""

import asyncio
import json
import logging
from typing import Any

import pytest

from sortilege.tables import logs
from sortilege.tables.logs import MAX_KINDS, StructuredHandler, Summaries
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
