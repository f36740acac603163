"""A bot that thinks too long, or dies, is ended; the next question gets an answer."""

import asyncio

import pytest

from sortilege.core.dice import numbered
from sortilege.games import rules_of
from sortilege.server import workers
from sortilege.server.worker import Question
from sortilege.server.workers import BotFailed, Workers


def question(bot: str) -> Question:
    rules = rules_of("spellbook")
    state = rules.new({}, 2, numbered(1))
    (seat,) = state.open_seats()
    return Question(bot=bot, game="spellbook", seat=seat, version=0, thoughts="00", fields=rules.fields(state))


def test_a_bot_that_thinks_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        crew = Workers(1)
        await crew.think(question("random"))  # its process is there: starting one takes a while
        monkeypatch.setattr(workers, "LONGEST", 0.3)
        (process,) = crew.all
        with pytest.raises(BotFailed):
            await crew.think(question("mcts:10000000"))
        assert process.returncode is not None
        assert crew.all == set()
        monkeypatch.undo()
        assert await crew.think(question("greedy")) >= 0
        await crew.close()

    asyncio.run(story())


def test_a_worker_that_dies_in_a_thought_is_replaced() -> None:
    async def story() -> None:
        crew = Workers(1)
        await crew.think(question("random"))
        (process,) = crew.all
        thinking = asyncio.ensure_future(crew.think(question("mcts:10000000")))
        await asyncio.sleep(0.2)
        process.kill()
        with pytest.raises(BotFailed):
            await thinking
        assert await crew.think(question("greedy")) >= 0
        await crew.close()

    asyncio.run(story())
