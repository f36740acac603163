"""Bot workers: a slow or dead worker is replaced, the next job gets an answer, and long jobs make room for others."""

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.server.workers import pool
from sortilege.server.workers.pool import ProcessLane, WorkerProcessPool
from sortilege.tables.thinking import fair_queue
from sortilege.tables.thinking.jobs import BotFailed, BotJob


def job(bot: str) -> BotJob:
    rules = kit("spellbook").rules
    state = rules.new({}, 2, rng_from_seed(1))
    (seat,) = state.open_seats()
    return BotJob(bot=bot, game="spellbook", seat=seat, version=0, thoughts="00", fields=rules.fields(state))


async def think(lane: ProcessLane, bot: str, owner: str = "ann", table: str = "table") -> int:
    async with lane.turn(owner, table) as turn:
        return await lane.choose(turn, job(bot))


def test_a_bot_that_thinks_too_long_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_test() -> None:
        lane = ProcessLane("deep", 1)
        await think(lane, "random")  # the process exists already, because starting one takes a while
        monkeypatch.setattr(pool, "MAX_JOB_SECONDS", 0.3)
        (process,) = lane.all
        with pytest.raises(BotFailed):
            await think(lane, "mcts:1000000")
        assert process.returncode is not None
        assert lane.all == set()
        monkeypatch.undo()
        assert await think(lane, "greedy") >= 0
        await lane.close()

    asyncio.run(run_test())


def test_a_worker_that_dies_during_a_job_is_replaced() -> None:
    async def run_test() -> None:
        lane = ProcessLane("deep", 1)
        await think(lane, "random")
        (process,) = lane.all
        thinking = asyncio.ensure_future(think(lane, "mcts:1000000"))
        await asyncio.sleep(0.2)
        process.kill()
        with pytest.raises(BotFailed):
            await thinking
        assert await think(lane, "greedy") >= 0
        await lane.close()

    asyncio.run(run_test())


def test_a_worker_without_server_exits_silently() -> None:
    """The kernel closes a dead server's pipes before it ends the workers, so an answer may have no reader."""
    command = (sys.executable, "-m", "sortilege.server.workers.worker", str(os.getpid()), "quick")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()
        worker.stdin.write(msgspec.json.encode(job("random")) + b"\n")
        worker.stdin.flush()
        assert worker.stderr.read() == b""


@pytest.mark.parametrize("dear", ["mcts:15000ms", "mcts:900000"])
def test_a_long_job_is_cut_short_when_others_wait(dear: str) -> None:
    async def run_test() -> None:
        lane = ProcessLane("deep", 1)
        await think(lane, "random")
        (process,) = lane.all
        long = asyncio.ensure_future(think(lane, dear))
        await asyncio.sleep(0.2)
        began = time.monotonic()
        assert await think(lane, "greedy", "bob") >= 0
        assert time.monotonic() - began < fair_queue.SLICE_SECONDS + 2.0
        assert await long >= 0
        assert lane.all == {process}  # the worker was asked for its answer, not killed
        began = time.monotonic()
        await think(lane, "mcts:300ms")
        assert time.monotonic() - began >= 0.3  # the next job has its full time
        await lane.close()

    asyncio.run(run_test())


def test_quick_bots_do_not_wait_behind_slow_ones() -> None:
    async def run_test() -> None:
        workers = WorkerProcessPool(1)
        await think(workers.lane_for("random", "seasons"), "random")
        deep = workers.lane_for("mcts:5", "seasons")
        assert workers.lane_for("level:10", "seasons") is deep
        long = [asyncio.ensure_future(think(deep, "mcts:5000ms", table=str(n))) for n in range(3)]
        await asyncio.sleep(0.1)
        assert workers.waiting() == 2
        for bot in ("random", "greedy", "level:1"):
            assert await think(workers.lane_for(bot, "seasons"), bot) >= 0
        assert not any(one.done() for one in long)
        for one in long:
            one.cancel()
        await asyncio.gather(*long, return_exceptions=True)
        assert workers.waiting() == 0
        assert workers.deep.queue.running == []
        await workers.close()

    asyncio.run(run_test())


def test_damaged_weights_are_logged_and_the_handwritten_judge_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Uses a real process with a damaged weights file."""
    damaged = tmp_path / "judgement.weights"
    damaged.write_bytes(b'{"format":1}\n')
    changed = f"from sortilege.core.save import weights\nweights.NAME = {str(damaged)!r}\n"
    (tmp_path / "sitecustomize.py").write_text(changed)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))

    async def run_test() -> None:
        lane = ProcessLane("quick", 1)
        assert await think(lane, "learned") == await think(lane, "learned") == await think(lane, "greedy")
        await lane.close()

    asyncio.run(run_test())
    (line,) = capfd.readouterr().err.splitlines()
    told = json.loads(line)["text"]
    assert told == f"The weights in {damaged} are damaged; the built-in evaluation is used instead."


def test_bot_errors_are_logged(capfd: pytest.CaptureFixture[str]) -> None:
    async def run_test() -> None:
        lane = ProcessLane("quick", 1)
        with pytest.raises(BotFailed):
            await think(lane, "no such bot")
        await lane.close()

    asyncio.run(run_test())
    (line,) = capfd.readouterr().err.splitlines()
    assert json.loads(line) | {"at": 0, "where": ""} == {
        "at": 0,
        "what": "bot_broke",
        "error": "BadOptions",
        "where": "",
        "bot": "no such bot",
    }
