"""Statistics of an arena. Everything except times is reproducible from the seed."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from sortilege.lab.arena.deal_runner import ArenaGame, ArenaSeat
from sortilege.lab.arena.move_times import Times
from sortilege.lab.statistics.intervals import Estimate, mean_of, rate_of, spread
from sortilege.lab.statistics.ratings import ratings
from sortilege.lab.statistics.sprt import SprtResult

Spread = dict[str, float]


class BotFigures(msgspec.Struct, frozen=True):
    """One bot. `wins` is its share of wins, None if it only plays itself; bots of equal strength get `fair`."""

    bot: str
    games: int
    wins: Estimate | None
    fair: float
    score: Estimate
    scores: Spread
    seats: list[Estimate]  # mean score by seat
    rating: Estimate | None
    choices: float  # per game and seat
    blind: int | None
    forfeits: dict[str, int] = {}  # games by reason; only in a match


class PairFigures(msgspec.Struct, frozen=True):
    """How often `bot` finished ahead of `other` in their common games."""

    bot: str
    other: str
    games: int
    ahead: Estimate


class Results(msgspec.Struct, frozen=True):
    """The statistics of an arena by bot, by pair and overall."""

    games: int
    deals: int
    bots: list[BotFigures]
    pairs: list[PairFigures]
    first: Estimate  # the first player's share of wins
    score: Spread
    winner: Spread
    margin: Spread | None
    turns: Spread
    sprt: SprtResult | None


class TimeFigures(msgspec.Struct, frozen=True):
    """Seconds per move."""

    bot: str
    choices: int
    mean: float
    p50: float
    p95: float
    slowest: float


Deals = dict[int, list[ArenaGame]]


def summarize(outcomes: Sequence[ArenaGame], bots: Sequence[str], group: int, verdict: SprtResult | None) -> Results:
    """Summarize at least one game between these bots, `group` of whom share a table."""
    deals: Deals = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.index].append(outcome)
    ranked = [sorted((sitting.score for sitting in o.sittings), reverse=True) for o in outcomes]
    seated = {s.bot for o in outcomes for s in o.sittings}  # an interrupted arena may not include every bot
    rated = ratings(len(bots), list(meetings(deals, bots))) if group > 1 else []
    return Results(
        games=len(outcomes),
        deals=len(deals),
        bots=[
            bot_figures(bot, deals, group, rated[i] if rated else None) for i, bot in enumerate(bots) if bot in seated
        ],
        pairs=list(pair_figures(deals, bots)),
        first=rate_of([fmean(o.sittings[o.first].share for o in games) for games in deals.values()]),
        score=spread([score for scores in ranked for score in scores]),
        winner=spread([scores[0] for scores in ranked]),
        margin=spread([scores[0] - scores[1] for scores in ranked]) if len(ranked[0]) > 1 else None,
        turns=spread([o.turns for o in outcomes]),
        sprt=verdict,
    )


def time_figures(bot: str, times: Times) -> TimeFigures:
    mean = times.seconds / max(1, times.choices)
    return TimeFigures(bot, times.choices, mean, times.quantile(50), times.quantile(95), times.slowest)


def share_of(bot: str, games: Sequence[ArenaGame]) -> float:
    """Return a bot's share of wins in games it played."""
    return fmean(sum(s.share for s in o.sittings if s.bot == bot) for o in games)


def bot_figures(bot: str, deals: Deals, group: int, rating: Estimate | None) -> BotFigures:
    own = {index: [o for o in games if any(s.bot == bot for s in o.sittings)] for index, games in deals.items()}
    own = {index: games for index, games in own.items() if games}
    sittings = [s for games in own.values() for o in games for s in o.sittings if s.bot == bot]
    blind = [s.blind for s in sittings if s.blind is not None]
    players = len(next(iter(own.values()))[0].sittings)
    contested = group > 1 or players == 1  # a solo player plays against the game
    return BotFigures(
        bot=bot,
        games=sum(map(len, own.values())),
        wins=rate_of([share_of(bot, games) for games in own.values()]) if contested else None,
        fair=1 / group,
        score=mean_of([fmean(scores_of(bot, games)) for games in own.values()]),
        scores=spread([s.score for s in sittings]),
        seats=[
            mean_of([fmean(found) for games in own.values() if (found := scores_of(bot, games, seat))])
            for seat in range(players)
        ],
        rating=rating,
        choices=fmean(s.times.choices for s in sittings),
        blind=sum(blind) if blind else None,
        forfeits=dict(Counter(s.forfeit for s in sittings if s.forfeit)),
    )


def scores_of(bot: str, games: Sequence[ArenaGame], seat: int | None = None) -> list[int]:
    """Return a bot's scores, in one seat or all."""
    return [s.score for o in games for place, s in enumerate(o.sittings) if s.bot == bot and seat in (None, place)]


def win_share(one: ArenaSeat, other: ArenaSeat) -> float:
    """Return 1, ½ or 0: winners rank before others, then points decide."""
    if one.share and other.share:
        return 0.5
    mine, theirs = (one.share > 0, one.score), (other.share > 0, other.score)
    return 0.5 if mine == theirs else float(mine > theirs)


def meeting(a: str, b: str, games: Sequence[ArenaGame]) -> list[float]:
    """Return, for each common game, how far a finished ahead of b."""
    found = []
    for outcome in games:
        pairs = [win_share(x, y) for x in outcome.sittings if x.bot == a for y in outcome.sittings if y.bot == b]
        if pairs:
            found.append(fmean(pairs))
    return found


def meetings(deals: Deals, bots: Sequence[str]) -> Iterator[dict[tuple[int, int], tuple[float, float]]]:
    """Yield every pair's results by deal, for the ratings."""
    for games in deals.values():
        found = {}
        for (i, a), (j, b) in combinations(enumerate(bots), 2):
            if won := meeting(a, b, games):
                found[i, j] = (sum(won), float(len(won)))
        yield found


def pair_figures(deals: Deals, bots: Sequence[str]) -> Iterator[PairFigures]:
    for a, b in combinations(bots, 2):
        met = [won for games in deals.values() if (won := meeting(a, b, games))]
        if met:
            yield PairFigures(a, b, sum(map(len, met)), rate_of([fmean(won) for won in met]))
