"""Who thinks for bots, hints, reviews and puzzles, wherever that is: what they are asked, and in whose turn.

On a server it is processes of their own (`workers`). Without one it is whatever function a page brings (`local`).
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec

from sortilege.analysis import GLANCE, evaluate
from sortilege.analysis.swings import measure_swing
from sortilege.bots import Sight, bot, thoughts
from sortilege.bots.mcts import never
from sortilege.core.kits import kit
from sortilege.core.save.fields import Fields
from sortilege.tables.thinking.fair_queue import Lane, Turn


class Question(msgspec.Struct, frozen=True):
    """A moment at which a seat is asked: a bot has to choose, or a person wants to know what looks best.

    `times` says how much longer than a glance that is to be thought about; 0: a bot has to choose. `also` are options
    that are wanted in any case, for a review, which is the same however many wait. `then` is a later moment: a review
    wants to know what came in between that the seat did not choose, after what it did. `planned`: as in `counted`.
    """

    bot: str
    game: str
    seat: int
    version: int
    thoughts: str
    fields: Fields
    times: int = 0
    also: tuple[int, ...] = ()
    planned: bool = False
    then: Fields | None = None


def answer(line: bytes | str, enough: Callable[[], bool] = never) -> bytes:
    """The code that the bot chooses, or what the options are worth; `enough` asks for what is known by now."""
    asked = msgspec.json.decode(line, type=Question)
    rules = kit(asked.game).rules
    state = rules.load(asked.fields)
    rng = thoughts(bytes.fromhex(asked.thoughts), asked.seat, asked.version)
    sight = Sight(rules, state, asked.seat)
    if asked.then is not None:
        after = Sight(rules, rules.load(asked.then), asked.seat)
        return msgspec.json.encode(measure_swing(sight, after, rng, GLANCE.times(asked.times).games, *asked.also))
    if asked.times:
        until = never if asked.also else enough
        return msgspec.json.encode(evaluate(sight, rng, GLANCE.times(asked.times), asked.also, until, asked.planned))
    return str(int(bot(asked.bot, enough).choose(sight, rng))).encode()


class BotFailed(Exception):
    """Whoever should have thought died, or thought too long."""


Place = Turn["asyncio.Future[None]"]


class WorkerLane(ABC):
    """Those who think in one lane, in turn."""

    def __init__(self, places: int) -> None:
        self.lane: Lane[asyncio.Future[None]] = Lane(places)

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, table: str) -> AsyncIterator[Place]:
        """Wait for a place without holding anybody else up, and keep it until what was thought is done."""
        turn = self.lane.put(owner, table, asyncio.get_running_loop().create_future())
        self._go_on()
        try:
            await turn.work
            yield turn
        finally:
            self.lane.done(turn)
            self._go_on()

    def _go_on(self) -> None:
        while turn := self.lane.take():
            if not turn.work.done():  # whoever has just given up gives the place back by itself
                turn.work.set_result(None)

    async def think(self, turn: Place, question: Question) -> int:
        """The code that a bot chooses; raises BotFailed."""
        return int(await self.answer(turn, question))

    @abstractmethod
    async def answer(self, turn: Place, question: Question) -> bytes:
        """What is thought of this; raises BotFailed."""


class WorkerPool(Protocol):
    """All crews there are."""

    @property
    def deep(self) -> WorkerLane:
        """Those who think for long."""

    def crew(self, bot: str, game: str) -> WorkerLane:
        """Those who think for this bot."""

    def waiting(self) -> int:
        """How many wait for their turn."""

    async def close(self) -> None: ...
