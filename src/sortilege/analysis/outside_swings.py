"""Effects outside a seat's control, other players' moves and luck, measured by its prospects before and after."""

from collections.abc import Collection

from sortilege.analysis.move_evaluation import STAY, ImaginedGames
from sortilege.analysis.outcome_tally import Tally, clear_mean, mean, standard_error
from sortilege.analysis.results import MeasuredSwing, Swing, SwingEvent
from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng

LEAST_NOTABLE = Swing(0.01, 1.0)  # smallest change worth naming, in win chance or in points
LEAST_NAMED_CHANCE = 0.15  # named even if the event's own games leave it unclear
# Of many steps, few may seem to matter by chance: imagined opponents hold any cards, so each card that a real opponent
# reveals seems to change a little.
STANDARD_ERRORS = 3.0


def measure_swing(before: Sight, after: Sight, rng: Rng, games: int, own: int = STAY) -> MeasuredSwing:
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
    return MeasuredSwing(
        by=Swing(round(mean(won), 4), round(mean(points), 2)),
        error=Swing(round(standard_error(won), 4), round(standard_error(points), 2)),
        # Winners vary far more than margins.
        clear=any(clear_mean(values, STANDARD_ERRORS) for values in (leads, points)),
    )


def most_notable(found: Collection[SwingEvent], clear: Collection[int], named: int) -> tuple[SwingEvent, ...]:
    """Return the `named` events that changed most, in game order; `clear`: those that measuring shows clearly."""
    notable = [
        one for one in found if abs(one.by.chance) >= LEAST_NAMED_CHANCE or (one.at in clear and is_notable(one.by))
    ]
    most = sorted(notable, key=lambda one: (-abs(one.by.chance), -abs(one.by.points)))[:named]
    return tuple(sorted(most, key=lambda one: one.at))


def is_notable(by: Swing) -> bool:
    return abs(by.chance) >= LEAST_NOTABLE.chance or abs(by.points) >= LEAST_NOTABLE.points
