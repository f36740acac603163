"""Whoever thinks in a browser: a function that the page brings, asked one thing at a time."""

from collections.abc import Awaitable, Callable

import msgspec

from sortilege.tables.logs import log
from sortilege.tables.thinking.jobs import BotFailed, Place, Question, WorkerLane

# A question as JSON, and what `thinking.answer` says to it. It fails where the page ends a thought: nobody else can.
Think = Callable[[str], Awaitable[str]]


class Elsewhere(WorkerLane):
    """The only crew there is. Those who wait come in turn, so a review does not keep bots from choosing."""

    def __init__(self, think: Think) -> None:
        super().__init__(places=1)
        self.think_elsewhere = think

    @property
    def deep(self) -> WorkerLane:
        return self

    def crew(self, bot: str, game: str) -> WorkerLane:
        return self

    async def answer(self, turn: Place, question: Question) -> bytes:
        try:
            return (await self.think_elsewhere(msgspec.json.encode(question).decode())).encode()
        except Exception as error:  # whatever the page's worker dies of
            log("bot_broke", bot=question.bot, error=type(error).__name__)
            raise BotFailed(f"{question.bot} did not answer") from error

    def waiting(self) -> int:
        return len(self.lane)

    async def close(self) -> None:
        """Nothing is held."""
