"""An arena: which games bots play against each other, and playing them until all are done or a test has decided."""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field

import msgspec

from sortilege.deprecated import keep_old_attributes
from sortilege.lab.arena.deal_runner import ArenaGame, DealJob, play
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.seatings import Seating, games_per_deal, groups, seatings
from sortilege.lab.arena.summary import Results, TimeFigures, share_of, summarize, time_figures
from sortilege.lab.process_pool import in_order
from sortilege.lab.statistics.sprt import Sequential


class Match(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Settings for external programs at a server's tables: start commands and seconds per move.

    If not `paired`, every game has its own cards instead of the same ones for every seating. `known`: the deals are
    those of an arena and can be computed from the seed.
    """

    commands: tuple[str, ...]
    seconds: float
    paired: bool
    known: bool = False


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The request. `games` counts per group of bots at a table, rounded up to whole deals."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    match: Match | None = None

    @property
    def groups(self) -> list[tuple[str, ...]]:
        """The groups that share a table: all bots, or every combination that fits the seats."""
        return groups(self.bots, self.players)

    @property
    def per_deal(self) -> int:
        """Games that a group plays per deal."""
        return games_per_deal(self.groups[0], self.players)

    @property
    def deals(self) -> int:
        """Number of deals; every group plays each of them."""
        return -(-self.games // self.per_deal)

    @property
    def all_games(self) -> int:
        """Total number of games."""
        return self.deals * self.per_deal * len(self.groups)

    def deal(self, index: int, seating: int) -> int:
        """Return a deal's number for this seating.

        In a match it becomes public after the game and must not reveal other deals, unless all are known.
        """
        if self.match is None or self.match.known:
            return self.seed << 32 | index
        turn = 0 if self.match.paired else seating
        found = hashlib.sha256(f"sortilege match\0{self.seed}\0{index}\0{turn}".encode()).digest()
        return int.from_bytes(found[:8]) >> 1

    def games_of(self, deals: range) -> Iterator[tuple[int, int, int, Seating]]:
        """Yield every game of these deals: deal index, deal number, seating index and names by seat."""
        for index in deals:
            for group in self.groups:
                for seating, names in enumerate(seatings(group, self.players, index)):
                    yield index, self.deal(index, seating), seating, names

    def deal_jobs(self, deals: range | None = None) -> list[DealJob]:
        """Return the jobs deal by deal, so that an interrupted arena has compared all bots on the same deals."""
        return [
            DealJob(self.game, self.players, self.options, self.seed, index, group)
            for index in (range(self.deals) if deals is None else deals)
            for group in self.groups
        ]


@dataclass
class Arena:
    """The games of a plan played so far: `outcomes`, and move `times` by bot."""

    plan: Plan
    test: Sequential | None = None
    deals: range | None = None  # for a part of an arena: the deals it plays
    outcomes: list[ArenaGame] = field(default_factory=list)
    times: dict[str, Times] = field(default_factory=lambda: defaultdict(Times))

    @property
    def all_games(self) -> int:
        """Number of games when complete."""
        deals = self.plan.deals if self.deals is None else len(self.deals)
        return deals * self.plan.per_deal * len(self.plan.groups)

    def play(
        self, workers: int, pool: Executor | None = None, by: Callable[[DealJob], list[ArenaGame]] = play
    ) -> Generator[int, None, None]:
        """Play to the end; yield the number of games after each deal.

        Uses `workers` processes, or the caller's pool; the games are the same everywhere. For a match, `by` is the
        referee's `play`.
        """
        with closing(in_order(by, self.plan.deal_jobs(self.deals), workers, pool)) as rounds:
            for games in rounds:
                self.keep(games)
                decided = self.test is not None and self.test.add(share_of(self.plan.bots[0], games))
                yield len(self.outcomes)
                if decided:
                    return

    def keep(self, games: Sequence[ArenaGame]) -> None:
        """Add games, and their times by bot."""
        self.outcomes += games
        for outcome in games:
            for seat in outcome.sittings:
                self.times[seat.bot].take(seat.times)

    def time_figures(self) -> list[TimeFigures]:
        """Return the move times of each bot."""
        return [time_figures(bot, self.times[bot]) for bot in self.plan.bots]

    def results(self) -> Results:
        """Summarize the games so far; needs at least one."""
        verdict = None if self.test is None else self.test.verdict()
        return summarize(self.outcomes, self.plan.bots, len(self.plan.groups[0]), verdict)


keep_old_attributes(Plan, fixtures="deal_jobs")
