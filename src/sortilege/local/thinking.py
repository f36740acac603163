"""Whoever thinks in a browser: a function that the page brings, asked one thing at a time."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from sortilege.server.background.thinking import BotFailed, Crew, Place, Question
from sortilege.server.host.logs import log

Think = Callable[[str], Awaitable[str]]  # a question as JSON, and what `thinking.answer` says to it
LONGEST = 120.0  # seconds for one answer: some phones are slow


class Elsewhere(Crew):
    """The only crew there is. Those who wait come in turn, so a review does not keep bots from choosing."""

    def __init__(self, think: Think) -> None:
        super().__init__(places=1)
        self.think_elsewhere = think

    @property
    def deep(self) -> Crew:
        return self

    def crew(self, bot: str, game: str) -> Crew:
        return self

    async def answer(self, turn: Place, question: Question) -> bytes:
        try:
            return (await asyncio.wait_for(self._asked(question), LONGEST)).encode()
        except Exception as error:  # whatever the page's worker dies of
            log("bot_broke", bot=question.bot, error=type(error).__name__)
            raise BotFailed(f"{question.bot} did not answer") from error

    async def _asked(self, question: Question) -> str:
        return await self.think_elsewhere(msgspec.json.encode(question).decode())

    def waiting(self) -> int:
        return len(self.lane)

    async def close(self) -> None:
        """Nothing is held."""
