"""Grade a player against the bot ladder by a repeatable protocol; docs/grading.md describes it."""

import shlex
import sys
from collections.abc import Callable, Iterator

import msgspec

from sortilege.bots.ladder import LADDER
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.text.message import message
from sortilege.lab.arena.arena import Arena, Match, Plan
from sortilege.lab.provenance import Conditions
from sortilege.lab.statistics.intervals import Estimate

PROTOCOL = 1  # raise it on changes: grades from different protocols are not comparable
PLAYERS = 2
SEED = 20_260_701  # of the deals, the same for everyone
DEALS = 100  # each is played twice, with seats swapped
EVEN = 0.5


class Program(msgspec.Struct, frozen=True):
    """An external program: its start command and seconds per move."""

    command: str
    seconds: float


class Candidate(msgspec.Struct, frozen=True):
    """The player to grade, the game, the number of deals, and the highest level to try."""

    game: str
    bot: str
    deals: int
    program: Program | None = None
    upto: str = LADDER[-1]

    def plan(self, level: str) -> Plan:
        """Plan the games against one level. If the player is a program at a server's tables, so is the level."""
        options = kit(self.game).rules.complete({}, PLAYERS)
        match = None
        if self.program:
            join = shlex.join([sys.executable, "-m", "sortilege", "join", "--bot", level])
            match = Match((self.program.command, join), self.program.seconds, paired=True, known=True)
        return Plan(self.game, PLAYERS, options, (self.bot, level), self.deals * PLAYERS, SEED, match)


class Rung(msgspec.Struct, frozen=True):
    """The result against one level: share of wins, and the player's move times.

    `seconds`, `p50` and `p95` are wall-clock times; for a program, from question to answer. `processor` is processor
    time, if the player is a class. `forfeits` counts forfeited games by reason.
    """

    level: str
    games: int
    wins: Estimate
    score: Estimate
    choices: int
    seconds: float  # in total
    processor: float | None
    p50: float
    p95: float
    blind: int | None = None
    forfeits: dict[str, int] = {}


class Grade(msgspec.Struct, frozen=True):
    """The highest level against which the player won at least half of the games; 0 is below the first.

    `sure`: the whole interval lies above one half. `stopped`: there were levels left that the player may match.
    `whole`: not stopped, and all deals of the protocol were played.
    """

    protocol: int
    game: str
    bot: str
    program: Program | None
    deals: int
    level: int
    sure: bool
    stopped: bool
    whole: bool
    seconds: float  # the player's thinking time
    processor: float | None
    conditions: Conditions
    rungs: tuple[Rung, ...]


def climb(one: Candidate, play: Callable[[Arena], None]) -> Iterator[Rung]:
    """Play level by level, up to the requested one, while the interval still reaches one half."""
    for level in LADDER[: LADDER.index(one.upto) + 1]:
        arena = Arena(one.plan(level))
        play(arena)
        found = rung_result(arena, level)
        yield found
        if found.wins.high < EVEN:
            return


def rung_result(arena: Arena, level: str) -> Rung:
    """Summarize the games against a level; raise SortilegeError if the level itself forfeited any."""
    own, other = arena.results().bots
    if other.forfeits:
        raise SortilegeError(message("engine-grade-forfeit", level=level, why=", ".join(other.forfeits)))
    assert own.wins is not None, "two bots have played"
    times, spent = arena.time_figures()[0], arena.times[own.bot]
    return Rung(
        level=level,
        games=own.games,
        wins=own.wins,
        score=own.score,
        choices=spent.choices,
        seconds=spent.seconds,
        processor=None if arena.plan.match else spent.processor,
        p50=times.p50,
        p95=times.p95,
        blind=own.blind,
        forfeits=own.forfeits,
    )


def grade(one: Candidate, rungs: tuple[Rung, ...], under: Conditions) -> Grade:
    """Compute the grade from the rungs."""
    held = [at for at, rung in enumerate(rungs, 1) if rung.wins.value >= EVEN]
    level = max(held, default=0)
    stopped = rungs[-1].wins.high >= EVEN and rungs[-1].level != LADDER[-1]
    return Grade(
        protocol=PROTOCOL,
        game=one.game,
        bot=one.bot,
        program=one.program,
        deals=one.deals,
        level=level,
        sure=bool(level) and rungs[level - 1].wins.low > EVEN,
        stopped=stopped,
        whole=one.deals == DEALS and not stopped,
        seconds=sum(rung.seconds for rung in rungs),
        processor=None if one.program else sum(rung.processor or 0.0 for rung in rungs),
        conditions=under,
        rungs=rungs,
    )
