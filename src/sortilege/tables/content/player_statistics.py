"""A player's figures, from their decided games of one kind. Pure."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist

from sortilege.bots.ladder import LADDER
from sortilege.core.text.message import Message
from sortilege.tables.protocol.history import CardRecord, Encounters, LevelRecord, PointsMark
from sortilege.tables.storage.game_results import CountedGame, OtherSeat

MAX_GAMES = 2_000  # the latest ones, from which figures are computed
MAX_POINTS = 200  # games in the chart
MAX_OPPONENTS = 12
MIN_CARD_GAMES = 10  # with fewer, nothing is said about a card
MAX_CARDS = 12
ERROR = 0.05  # how likely any of the cards' intervals is wrong


def points_over_time(games: Sequence[CountedGame]) -> tuple[PointsMark, ...]:
    """Return the points of the latest games that were played to their end, oldest first."""
    marks = [PointsMark(one.at, one.points, one.won) for one in games if one.whole and one.points is not None]
    return tuple(marks[:MAX_POINTS][::-1])


def average_and_best(games: Sequence[CountedGame]) -> tuple[float | None, int | None]:
    points = [one.points for one in games if one.whole and one.points is not None]
    return (sum(points) / len(points), max(points)) if points else (None, None)


def encounters(games: Sequence[CountedGame], accounts: Mapping[str, str]) -> tuple[Encounters, ...]:
    """Return the opponents met most often, except those who deleted their data. `accounts` may be opened by name."""
    found: dict[str, list[tuple[int, OtherSeat]]] = {}
    for game in games:
        for other in game.others:
            if not other.deleted and (other.bot or other.holder):
                found.setdefault(other.bot or str(other.holder), []).append((game.place, other))
    most = sorted(found.items(), key=lambda item: (-len(item[1]), item[1][0][1].name))[:MAX_OPPONENTS]
    return tuple(
        Encounters(
            name=met[0][1].name,
            bot=met[0][1].bot,
            account=accounts.get(key, ""),
            games=len(met),
            better=sum(is_better(place, other.place) for place, other in met),
            worse=sum(is_better(other.place, place) for place, other in met),
        )
        for key, met in most
    )


def ladder_records(games: Sequence[CountedGame]) -> tuple[LevelRecord, ...]:
    """Return a record for each level, also for those not met."""
    met, better = Counter[str](), Counter[str]()
    for game in games:
        for other in game.others:
            met[other.bot] += 1
            better[other.bot] += is_better(game.place, other.place)
    return tuple(LevelRecord(bot, met[bot], better[bot]) for bot in LADDER)


def is_better(place: int | None, other: int | None) -> bool:
    """Whether one known place is better than another. A winner's place is known even where the others' are not."""
    if not place:
        return False
    return place < other if other else place == 1


def card_records(games: Sequence[CountedGame], name: Callable[[str], Message]) -> tuple[CardRecord, ...]:
    """Return the cards of which enough games are known, best first: those at both ends if there are many.

    All cards share the probability of error, because the best of many looks good by chance.
    """
    played, won, points = Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        for card, brought in game.cards.items():
            played[card] += 1
            won[card] += game.won
            points[card] += brought
    enough = [card for card, n in played.items() if n >= MIN_CARD_GAMES]
    share = sum(game.won for game in games) / len(games) if games else 0.0
    found = []
    for card in enough:
        low, high = wilson(won[card], played[card], ERROR / len(enough))
        found.append(
            CardRecord(
                name=name(card),
                games=played[card],
                won=won[card],
                low=low,
                high=high,
                points=points[card] / played[card],
                clear="above" if low > share else "below" if high < share else "",
            )
        )
    found.sort(key=lambda one: (-(one.low + one.high), -one.games, one.name.key))
    half = MAX_CARDS // 2
    return tuple(found if len(found) <= MAX_CARDS else (*found[:half], *found[-half:]))


def wilson(won: int, games: int, error: float) -> tuple[float, float]:
    """Return the interval that holds the true share of wins, except with this probability (Wilson's)."""
    z = NormalDist().inv_cdf(1 - error / 2)
    share, square = won / games, z * z / games
    middle = (share + square / 2) / (1 + square)
    reach = z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - reach if won else 0.0, middle + reach if won < games else 1.0
