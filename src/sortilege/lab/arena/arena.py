"""An arena: which games are to be played between whom, and playing them until they are done or the test has decided."""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field

import msgspec

from sortilege.lab.arena.fixture import Fixture, GameResult, play
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.seatings import Seating, games_per_deal, groups, seatings
from sortilege.lab.arena.summary import Results, TimeFigures, share_of, summarise, time_figures
from sortilege.lab.process_pool import in_order
from sortilege.lab.statistics.sprt import Sequential


class Match(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """That the bots are programs at a server's tables: what starts each, and how many seconds it has for a choice.

    Not `paired`: each game has cards of its own, instead of the same ones for every seating. `known`: the deals are
    those of an arena, which whoever knows the seed can count.
    """

    commands: tuple[str, ...]
    seconds: float
    paired: bool
    known: bool = False


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was asked for. `games` is for each group of bots that meet at a table, rounded up to whole deals."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    match: Match | None = None

    @property
    def groups(self) -> list[tuple[str, ...]]:
        """The bots that meet at a table: all of them, or every choice of as many as there are seats."""
        return groups(self.bots, self.players)

    @property
    def per_deal(self) -> int:
        """How often a group plays a deal."""
        return games_per_deal(self.groups[0], self.players)

    @property
    def deals(self) -> int:
        """How many deals there are; every group plays each of them."""
        return -(-self.games // self.per_deal)

    @property
    def all_games(self) -> int:
        """How many games that makes."""
        return self.deals * self.per_deal * len(self.groups)

    def deal(self, index: int, seating: int) -> int:
        """The number of a deal, as it is played in this seating.

        In a match it is public once the game is over, and must not tell the numbers of the others unless all are known.
        """
        if self.match is None or self.match.known:
            return self.seed << 32 | index
        turn = 0 if self.match.paired else seating
        found = hashlib.sha256(f"sortilege match\0{self.seed}\0{index}\0{turn}".encode()).digest()
        return int.from_bytes(found[:8]) >> 1

    def games_of(self, deals: range) -> Iterator[tuple[int, int, int, Seating]]:
        """Of every game of these deals: the deal's place and number, the seating's, and who sits where."""
        for index in deals:
            for group in self.groups:
                for seating, names in enumerate(seatings(group, self.players, index)):
                    yield index, self.deal(index, seating), seating, names

    def fixtures(self, deals: range | None = None) -> list[Fixture]:
        """Deal by deal, so that an arena that is broken off has compared everybody on the same ones."""
        return [
            Fixture(self.game, self.players, self.options, self.seed, index, group)
            for index in (range(self.deals) if deals is None else deals)
            for group in self.groups
        ]


@dataclass
class Arena:
    """The games of a plan, as far as they are played: `outcomes`, and the `times` for a choice by bot."""

    plan: Plan
    test: Sequential | None = None
    deals: range | None = None  # where it is a part of an arena: the deals that it plays
    outcomes: list[GameResult] = field(default_factory=list)
    times: dict[str, Times] = field(default_factory=lambda: defaultdict(Times))

    @property
    def all_games(self) -> int:
        """How many games it has when it is over."""
        deals = self.plan.deals if self.deals is None else len(self.deals)
        return deals * self.plan.per_deal * len(self.plan.groups)

    def play(
        self, workers: int, pool: Executor | None = None, by: Callable[[Fixture], list[GameResult]] = play
    ) -> Generator[int, None, None]:
        """Play on to the end; tells after each deal how many games there are.

        In so many processes, or in a pool of somebody else's: the games are the same wherever they are played. A
        referee plays a match.
        """
        with closing(in_order(by, self.plan.fixtures(self.deals), workers, pool)) as rounds:
            for games in rounds:
                self.keep(games)
                decided = self.test is not None and self.test.add(share_of(self.plan.bots[0], games))
                yield len(self.outcomes)
                if decided:
                    return

    def keep(self, games: Sequence[GameResult]) -> None:
        """Games that were played; their times are counted by bot."""
        self.outcomes += games
        for outcome in games:
            for sitting in outcome.sittings:
                self.times[sitting.bot].take(sitting.times)

    def time_figures(self) -> list[TimeFigures]:
        """How long each bot took for a choice."""
        return [time_figures(bot, self.times[bot]) for bot in self.plan.bots]

    def results(self) -> Results:
        """What the games so far tell; of at least one."""
        verdict = None if self.test is None else self.test.verdict()
        return summarise(self.outcomes, self.plan.bots, len(self.plan.groups[0]), verdict)
