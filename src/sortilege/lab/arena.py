"""An arena: which games are to be played between whom, and playing them until they are done or the test has decided."""

from collections import defaultdict
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field

import msgspec

from sortilege.lab.clock import Times
from sortilege.lab.match import Fixture, Outcome, play
from sortilege.lab.pairing import games_per_deal, groups
from sortilege.lab.pool import in_order
from sortilege.lab.sprt import Sequential
from sortilege.lab.summary import Results, TimeFigures, share_of, summarise, time_figures


class Plan(msgspec.Struct, frozen=True):
    """What was asked for. `games` is for each group of bots that meet at a table, rounded up to whole deals."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def groups(self) -> list[tuple[str, ...]]:
        return groups(self.bots, self.players)

    @property
    def per_deal(self) -> int:
        """How often a group plays a deal."""
        return games_per_deal(self.groups[0], self.players)

    @property
    def deals(self) -> int:
        return -(-self.games // self.per_deal)

    @property
    def all_games(self) -> int:
        return self.deals * self.per_deal * len(self.groups)

    def fixtures(self) -> list[Fixture]:
        """Deal by deal, so that an arena that is broken off has compared everybody on the same ones."""
        return [
            Fixture(self.game, self.players, self.options, self.seed, index, group)
            for index in range(self.deals)
            for group in self.groups
        ]


@dataclass
class Arena:
    """The games so far."""

    plan: Plan
    test: Sequential | None = None
    outcomes: list[Outcome] = field(default_factory=list)
    times: dict[str, Times] = field(default_factory=lambda: defaultdict(Times))

    def play(self, workers: int) -> Generator[int, None, None]:
        """Play on to the end; tells after each deal how many games there are."""
        with closing(in_order(play, self.plan.fixtures(), workers)) as rounds:
            for games in rounds:
                self.keep(games)
                decided = self.test is not None and self.test.add(share_of(self.plan.bots[0], games))
                yield len(self.outcomes)
                if decided:
                    return

    def keep(self, games: Sequence[Outcome]) -> None:
        """Games that were played; their times are counted by bot."""
        self.outcomes += games
        for outcome in games:
            for sitting in outcome.sittings:
                self.times[sitting.bot].take(sitting.times)

    def time_figures(self) -> list[TimeFigures]:
        return [time_figures(bot, self.times[bot]) for bot in self.plan.bots]

    def results(self) -> Results:
        verdict = None if self.test is None else self.test.verdict()
        return summarise(self.outcomes, self.plan.bots, len(self.plan.groups[0]), verdict)
