"""Where a seat's win chance moved most, and why."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from sortilege.analysis.results import ReviewedMove, SwingEvent, TurningPoint

LEAST_TURN = 0.15  # change in win chance that makes a turning point
MAX_NAMED = 5
MAX_CAUSES = 2  # events named for a turning point
LEAST_CAUSE = 0.05  # change in win chance that is named there


def turning_points(
    choices: Sequence[ReviewedMove],
    won: float,
    others: Collection[SwingEvent] = (),
    luck: Collection[SwingEvent] = (),
) -> tuple[TurningPoint, ...]:
    """Return where the win chance moved most from one move to the next, with the parts of each change."""
    chances = [one.expected_chance for one in choices] + [won]
    moved = [abs(after - now) for now, after in pairwise(chances)]
    found = sorted((n for n, by in enumerate(moved) if by >= LEAST_TURN), key=lambda n: -moved[n])[:MAX_NAMED]
    return tuple(turning_point(n, choices, chances, others, luck) for n in sorted(found))


def turning_point(
    n: int,
    choices: Sequence[ReviewedMove],
    chances: Sequence[float],
    others: Collection[SwingEvent],
    luck: Collection[SwingEvent],
) -> TurningPoint:
    at = choices[n].at
    until = choices[n + 1].at if n + 1 < len(choices) else None
    theirs, drawn = (
        [one for one in some if at <= one.at and (until is None or one.at < until)] for some in (others, luck)
    )
    parts = {"play": choices[n].play_chance}
    parts |= {"others": sum(one.by.chance for one in theirs), "luck": sum(one.by.chance for one in drawn)}
    parts["rest"] = chances[n + 1] - chances[n] - sum(parts.values())
    causes = sorted((*theirs, *drawn), key=lambda one: -abs(one.by.chance))[:MAX_CAUSES]
    return TurningPoint(
        at=at,
        before=round(chances[n], 4),
        after=round(chances[n + 1], 4),
        **{name: round(by, 4) for name, by in parts.items()},
        events=tuple(one for one in causes if abs(one.by.chance) >= LEAST_CAUSE),
    )
