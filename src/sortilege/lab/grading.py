"""Grading a player against the ladder by a protocol that anybody can repeat: docs/grading.md has it in words."""

from collections.abc import Iterator

import msgspec

from sortilege.bots.ladder import LADDER
from sortilege.core.kits import kit
from sortilege.lab.arena import Arena, Plan
from sortilege.lab.figures import Estimate

PROTOCOL = 1  # rises when what follows changes: grades of two protocols are not compared
PLAYERS = 2
SEED = 20_260_701  # of the deals, the same ones for everybody
DEALS = 100  # each is played twice, with seats swapped
EVEN = 0.5


class Rung(msgspec.Struct, frozen=True):
    """The games against one level: the part of them that was won, and what the player's choices took, in seconds."""

    level: str
    games: int
    wins: Estimate
    score: Estimate
    choices: int
    seconds: float  # all of them together
    p50: float
    p95: float


class Grade(msgspec.Struct, frozen=True):
    """The highest level that the player won at least half of the games against; 0 is below the first.

    `sure`: the whole interval lies above one half there. `whole`: all deals of the protocol were played.
    """

    protocol: int
    game: str
    bot: str
    deals: int
    level: int
    sure: bool
    whole: bool
    seconds: float  # that the player has thought
    rungs: tuple[Rung, ...]


def climb(game: str, bot: str, deals: int, workers: int) -> Iterator[Rung]:
    """Level by level from the first, as long as the player may be as good: the interval reaches one half."""
    options = kit(game).rules.complete({}, PLAYERS)
    for level in LADDER:
        arena = Arena(Plan(game, PLAYERS, options, (bot, level), deals * PLAYERS, SEED))
        for _ in arena.play(workers):
            pass
        own, times = arena.results().bots[0], arena.time_figures()[0]
        assert own.wins is not None, "two bots have met"
        yield Rung(
            level, own.games, own.wins, own.score, times.choices, times.mean * times.choices, times.p50, times.p95
        )
        if own.wins.high < EVEN:
            return


def grade(game: str, bot: str, deals: int, rungs: tuple[Rung, ...]) -> Grade:
    """What the rungs come to."""
    held = [at for at, rung in enumerate(rungs, 1) if rung.wins.value >= EVEN]
    level = max(held, default=0)
    sure = bool(level) and rungs[level - 1].wins.low > EVEN
    thought = sum(rung.seconds for rung in rungs)
    return Grade(PROTOCOL, game, bot, deals, level, sure, deals == DEALS, thought, rungs)
