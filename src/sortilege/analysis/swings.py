"""What a seat did not choose, others' choices and luck, and what it brought, from what was known before and after."""

from collections.abc import Collection

from sortilege.analysis.evaluation import STAY, ImaginedGames
from sortilege.analysis.outcome_tally import Tally, clear_mean, mean
from sortilege.analysis.results import Swing, SwingEvent
from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng

LEAST_NOTABLE = Swing(0.01, 1.0)  # what something has to change to be named, in chance or in points
# Standard errors: of many steps, few may seem to bring something by chance. What is not clear alone is not added up:
# imagined opponents hold any cards, so each card that a real one shows seems to bring a little.
STANDARD_ERRORS = 3.0


def measure_swing(before: Sight, after: Sight, rng: Rng, games: int, own: int = STAY) -> Swing:
    """By how much the seat's prospects differ; the games before and after go with the same dice.

    Where the seat chose something `own` in between, the games before begin with it: then only what turned up differs.
    """
    was, came = Tally(own), Tally(STAY)
    pairs = (ImaginedGames(before, rng.copy()), was), (ImaginedGames(after, rng.copy()), came)
    for _ in range(games):
        for played, tally in pairs:
            played.play([tally], {})
    leads, points, won = (
        [after - before for after, before in zip(*both, strict=True)]
        for both in ((came.leads, was.leads), (came.points, was.points), (came.won, was.won))
    )
    chance = (
        mean(won) if clear_mean(leads, STANDARD_ERRORS) else 0.0
    )  # who has won tells far less clearly than by how much
    return Swing(round(chance, 4), round(clear_mean(points, STANDARD_ERRORS), 2))


def most_notable(clear: Collection[SwingEvent], named: int) -> tuple[SwingEvent, ...]:
    """So many of them that changed most, as they came."""
    found = [
        one for one in clear if abs(one.by.chance) >= LEAST_NOTABLE.chance or abs(one.by.points) >= LEAST_NOTABLE.points
    ]
    most = sorted(found, key=lambda one: (-abs(one.by.chance), -abs(one.by.points)))[:named]
    return tuple(sorted(most, key=lambda one: one.at))
