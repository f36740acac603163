"""What looks best, for whoever is asked at a table that allows hints: thought out where bots think.

It is a function of what the seat knows. Its dice are nobody's secret, and none of the game's or of the bots' own. The
thinking is counted to whoever asks, beside that of bots (`queue`), so however many hints one wants, others' bots go on.
"""

import msgspec

from sortilege.analysis.results import Evaluation
from sortilege.core.engine.machine import Machine
from sortilege.core.rules import Rules
from sortilege.tables.identity import Caller
from sortilege.tables.live.registry import TableRegistry
from sortilege.tables.play.play_service import playing
from sortilege.tables.protocol.play import Hint, HintOption
from sortilege.tables.refusals import NotAllowed, NotNow, Unavailable
from sortilege.tables.thinking.jobs import BotFailed, Place, Question, WorkerPool

SHOWN = 3  # the best and the two next
DEEPEST = 3
FIRST = 2  # glances
DEEPER = 3  # times as much as the depth before
DICE = b"hint".hex()


class Hints:
    """What a person may ask of a table's bots."""

    def __init__(self, tables: TableRegistry, thinker: WorkerPool) -> None:
        self.tables = tables
        self.thinker = thinker
        self.thinking: dict[tuple[str, str], Place] = {}  # by who asked, and where

    async def hint(self, person: Caller, owner: str, id: str, seat: int | None, depth: int) -> Hint:
        """The options that look best to this seat; raises NotAllowed, NotNow or Unavailable."""
        return await self.thought(owner, id, await self._question(person, id, seat, depth), depth)

    async def thought(self, owner: str, id: str, asked: Question, depth: int) -> Hint:
        """What a worker finds; `id` is the table, or whatever else an owner asks one thing about at a time."""
        try:
            line = await self._answer(owner, id, asked)
        except BotFailed:
            raise Unavailable("server-no-hint", retry_after=1.0) from None
        found = msgspec.json.decode(line, type=Evaluation)
        options = [
            HintOption(id=one.id, chance=one.chance, points=one.points, why=one.why) for one in found.options[:SHOWN]
        ]
        return Hint(version=asked.version, depth=depth, games=found.games, options=tuple(options))

    async def _answer(self, owner: str, id: str, wanted: Question) -> bytes:
        """What a worker says. Whoever asks anew wants no longer what they asked before."""
        crew, asked = self.thinker.deep, (owner, id)
        if asked in self.thinking:
            self.thinking[asked].hurried = True
        async with crew.turn(owner, id) as turn:
            self.thinking[asked] = turn
            try:
                return await crew.answer(turn, wanted)
            finally:
                if self.thinking.get(asked) is turn:
                    del self.thinking[asked]

    async def _question(self, person: Caller, id: str, seat: int | None, depth: int) -> Question:
        async with self.tables.seen_by(person, id) as (live, mine, _):
            own = self.tables.one_seat(mine, seat)
            if not live.room.hints:
                raise NotAllowed("server-no-hints")
            sitting = playing(live)
            if own not in live.open_seats():
                raise NotNow("server-not-asked")
            return question(sitting.rules, sitting.state, own, sitting.version(own), depth)


def question(rules: Rules, state: Machine, seat: int, version: int, depth: int) -> Question:
    """What looks best to this seat, thought about so deeply."""
    return Question(
        bot="",
        game=rules.name,
        seat=seat,
        version=version,
        thoughts=DICE,
        fields=rules.fields(state),
        times=FIRST * DEEPER ** (depth - 1),
    )
