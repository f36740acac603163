"""Evaluate whole answers: a plan makes every choice of a question that is asked several times in a row.

The policy makes one plan as it would play, and others with noise. Short runs of whole simulated games pick the
promising plans. Fresh games, the same after each plan, then compare these with the policy's own plan.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from sortilege.analysis.chance_calibration import calibrate, calibrated_chance
from sortilege.analysis.move_evaluation import OPTIONS_LOOKED_AT, QUICK, Depth, ImaginedGames, rank_after
from sortilege.analysis.outcome_tally import Tally, mean
from sortilege.analysis.reasons import reason
from sortilege.analysis.results import PlanEvaluation, PlanValue
from sortilege.bots.search_bot import never
from sortilege.bots.sight import Sight
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng

PLANS_TRIED = 12
TRIES_PER_PLAN = 3  # noise often makes the same plan again
GAMES_PER_TRIAL = 8  # one game of a trial for so many of the comparison
LEAST_GAMES = 2  # per plan, even when time is short
NOISE = 3  # times the noise of the policy in a search


def evaluate_plans(sight: Sight, rng: Rng, depth: Depth = QUICK, enough: Callable[[], bool] = never) -> PlanEvaluation:
    """Evaluate whole answers to the current question; return the best ones first.

    The same sight, generator and depth give the same bytes, unless `enough` stops early.
    """
    games = ImaginedGames(sight, rng.child())
    plans = list(islice(candidate_plans(sight, rng.child(), games.policy), PLANS_TRIED))
    tried = play(games, plans, depth.games // GAMES_PER_TRIAL, enough) if len(plans) > 1 else []
    promising = sorted(tried[1:], key=lambda one: -mean(one.worth))[: OPTIONS_LOOKED_AT - 1]
    compared = play(games, [plans[0], *(one.codes for one in promising)], depth.games, enough)
    tallies = rank_after(compared, compared[0])
    chances = calibrate(tallies, compared[0], calibrated_chance(sight, rng.child()))
    return PlanEvaluation(
        games=compared[0].games,
        options=tuple(
            PlanValue(
                ids=tuple(sight.rules.ids[code] for code in tally.codes),
                chance=round(chance, 4),
                points=round(mean(tally.points), 2),
                why=reason(sight, tally, tallies[place == 0], place == 0) if len(tallies) > 1 else None,
            )
            for place, (tally, chance) in enumerate(zip(tallies, chances, strict=True))
        ),
    )


def play(games: ImaginedGames, plans: list[tuple[int, ...]], number: int, enough: Callable[[], bool]) -> list[Tally]:
    """Play this many games after each plan, fewer when time is short."""
    tallies = [Tally(*plan) for plan in plans]
    played = 0
    while played < LEAST_GAMES or (played < number and not enough()):
        games.play(tallies, {})
        played += 1
    return tallies


def candidate_plans(sight: Sight, rng: Rng, policy: Policy) -> Iterator[tuple[int, ...]]:
    """Yield the policy's own plan, then others; none leads to the same view as an earlier one."""
    rules, seat, found = sight.rules, sight.seat, []
    for attempt in range(PLANS_TRIED * TRIES_PER_PLAN):
        state = sight.imagine(rng.child())
        codes: list[int] = []
        knew = state.learnt[seat]
        # A plan ends where it would reveal something: what follows depends on that.
        while (ask := rules.ask(state, seat)) and ask.why == sight.ask.why and state.learnt[seat] == knew:
            policy.look(state, seat)
            at = policy.best(rng, NOISE * policy.spread if attempt else 0)
            codes.append(int(policy.offer.codes[at]))
            state.apply(seat, codes[-1])
        outcome = without_order(msgspec.to_builtins(rules.view(state, seat)))
        if outcome not in found:
            found.append(outcome)
            yield tuple(codes)


def without_order(value: Any) -> Any:
    """Return a view without the order of its lists: cards that lie together may come in any order."""
    if isinstance(value, dict):
        return {name: without_order(inner) for name, inner in value.items()}
    return sorted(map(without_order, value), key=repr) if isinstance(value, list | tuple) else value
