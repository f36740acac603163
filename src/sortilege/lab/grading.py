"""Grading a player against the ladder by a protocol that anybody can repeat: docs/grading.md has it in words."""

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

PROTOCOL = 1  # rises when what follows changes: grades of two protocols are not compared
PLAYERS = 2
SEED = 20_260_701  # of the deals, the same ones for everybody
DEALS = 100  # each is played twice, with seats swapped
EVEN = 0.5


class Program(msgspec.Struct, frozen=True):
    """A player that is no class but a program: what starts it, and how many seconds it has for a choice."""

    command: str
    seconds: float


class Candidate(msgspec.Struct, frozen=True):
    """Who is graded, in which game, on how many deals, and up to which level at most."""

    game: str
    bot: str
    deals: int
    program: Program | None = None
    upto: str = LADDER[-1]

    def plan(self, level: str) -> Plan:
        """The games against one level. Where a program plays at a server's tables, so does the level."""
        options = kit(self.game).rules.complete({}, PLAYERS)
        match = None
        if self.program:
            join = shlex.join([sys.executable, "-m", "sortilege", "join", "--bot", level])
            match = Match((self.program.command, join), self.program.seconds, paired=True, known=True)
        return Plan(self.game, PLAYERS, options, (self.bot, level), self.deals * PLAYERS, SEED, match)


class Rung(msgspec.Struct, frozen=True):
    """The games against one level: the part of them that was won, and what the player's choices took.

    `seconds`, `p50` and `p95` are of the clock, and of a program they are from the question to the answer. `processor`
    is what this machine has worked in them, where the player is a class. `forfeits` are games that were lost by that.
    """

    level: str
    games: int
    wins: Estimate
    score: Estimate
    choices: int
    seconds: float  # all of them together
    processor: float | None
    p50: float
    p95: float
    blind: int | None = None
    forfeits: dict[str, int] = {}


class Grade(msgspec.Struct, frozen=True):
    """The highest level that the player won at least half of the games against; 0 is below the first.

    `sure`: the whole interval lies above one half there. `stopped`: there were levels left that the player may be as
    good as. `whole`: it was not, and all deals of the protocol were played.
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
    seconds: float  # that the player has thought
    processor: float | None
    conditions: Conditions
    rungs: tuple[Rung, ...]


def climb(one: Candidate, play: Callable[[Arena], None]) -> Iterator[Rung]:
    """Level by level up to the one asked for, as long as the player may be as good: the interval reaches one half."""
    for level in LADDER[: LADDER.index(one.upto) + 1]:
        arena = Arena(one.plan(level))
        play(arena)
        found = rung(arena, level)
        yield found
        if found.wins.high < EVEN:
            return


def rung(arena: Arena, level: str) -> Rung:
    """What the games against a level came to; raises SortilegeError where the level itself has not played them all."""
    own, other = arena.results().bots
    if other.forfeits:
        raise SortilegeError(message("engine-grade-forfeit", level=level, why=", ".join(other.forfeits)))
    assert own.wins is not None, "two bots have met"
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
    """What the rungs come to."""
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
