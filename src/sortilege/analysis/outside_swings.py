"""Effects outside a seat's control, other players' moves and luck, measured by its prospects before and after."""

from collections.abc import Collection

from sortilege.analysis.evaluation import STAY, ImaginedGames
from sortilege.analysis.outcome_tally import Tally, clear_mean, mean
from sortilege.analysis.results import Swing, SwingEvent
from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng

LEAST_NOTABLE = Swing(0.01, 1.0)  # smallest change worth naming, in win chance or in points
# Of many steps, few may seem to matter by chance. Effects that are not clear on their own are not added up: imagined
# opponents hold any cards, so each card that a real opponent reveals seems to change a little.
STANDARD_ERRORS = 3.0


def measure_swing(before: Sight, after: Sight, rng: Rng, games: int, own: int = STAY) -> Swing:
    """Return the change in the seat's prospects, from games with the same random numbers before and after.

    If the seat itself chose `own` in between, the games before start with that move, so that only luck differs.
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
    chance = mean(won) if clear_mean(leads, STANDARD_ERRORS) else 0.0  # winners vary far more than margins
    return Swing(round(chance, 4), round(clear_mean(points, STANDARD_ERRORS), 2))


def most_notable(clear: Collection[SwingEvent], named: int) -> tuple[SwingEvent, ...]:
    """Return the `named` events that changed most, in game order."""
    found = [
        one for one in clear if abs(one.by.chance) >= LEAST_NOTABLE.chance or abs(one.by.points) >= LEAST_NOTABLE.points
    ]
    most = sorted(found, key=lambda one: (-abs(one.by.chance), -abs(one.by.points)))[:named]
    return tuple(sorted(most, key=lambda one: one.at))
