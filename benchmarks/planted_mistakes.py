"""Check that a review finds a deliberate mistake, and measure how long the review takes.

    python -m benchmarks.planted_mistakes --games 100 --workers 16

Both seats play by search. At one random choice, one of them takes the worst option, provided that deeper evaluations
than the review's agree that it costs a lot, both when the game continues greedily and when it follows the search's
plan. The output says how often the review names this choice as the worst or among the worst two, and gives the
processor time of a review per 200 moves next to the review's own estimate.
"""

import argparse
from functools import partial
from itertools import count
from multiprocessing import Pool
from time import process_time
from typing import NamedTuple

from sortilege.analysis import GLANCE, Depth, evaluate
from sortilege.analysis.review import Reviewer
from sortilege.bots import Sight, bot, thoughts
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key
from sortilege.core.session import Session

PLAYER = "learned:200"
CLOSE = Depth(600, 200)
LEAST_LOSS = 0.2  # of the planted option; the search's own choices may lose half as much
LEAST_CHANCE = 0.3  # win chance that it costs: a review names first what cost most of that
FIRST_CHOICE = {"seasons": 18, "spellbook": 0}  # nothing is planted in the draft


class PlantedMistake(NamedTuple):
    """One game with a mistake: its rank among the worst choices, and the review's actual and estimated seconds."""

    rank: int
    seconds: float
    estimate: float
    choices: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games with a mistake, per game (50)")
    parser.add_argument("--workers", type=int, default=1, help="worker processes (1)")
    args = parser.parse_args()
    for game in FIRST_CHOICE:
        found: list[PlantedMistake] = []
        with Pool(args.workers) as pool:
            for start in count(1, 2 * args.workers):  # a pool would consume an endless iterator
                numbers = range(start, start + 2 * args.workers)
                found += [one for one in pool.imap(partial(review_game, game), numbers) if one]
                if len(found) >= args.games:
                    break
        print(f"{game}: {summary(found[: args.games])}", flush=True)


def summary(found: list[PlantedMistake]) -> str:
    first, two = (sum(one.rank < n for one in found) / len(found) for n in (1, 2))
    choices = sum(one.choices for one in found)
    spent, said = (200 * sum(seconds) / choices for seconds in zip(*(one[1:3] for one in found), strict=True))
    slowest = max(200 * one.seconds / one.choices for one in found)
    return (
        f"of {len(found)} planted mistakes {first:.0%} are named first, {two:.0%} among the first two; 200 choices "
        f"take {spent:.0f} s of a core (at most {slowest:.0f}), estimated {said:.0f} s"
    )


def review_game(game: str, number: int) -> PlantedMistake | None:
    """Review a game with a planted mistake; None if no mistake could be planted."""
    planted = play(game, number)
    if planted is None:
        return None
    played, at, seat = planted
    reviewing = Reviewer(played.rules, played.record(), (seat,))
    said, begin = reviewing.estimate(), process_time()
    for _ in reviewing.run():
        pass
    review = reviewing.result().seats[0]
    seconds = process_time() - begin
    named = [review.choices[n].at for n in review.worst]
    return PlantedMistake(named.index(at) if at in named else len(named) + 2, seconds, said, len(reviewing.chosen))


def play(game: str, number: int) -> tuple[Session, int, int] | None:
    """Play a game with a planted mistake; return it with the index and seat of the mistake, or None."""
    rules, rng, player = kit(game).rules, rng_from_seed(number), bot(PLAYER)
    played = Session(rules, ("Ann", "Bob"), {}, numbered_key(number))
    when = FIRST_CHOICE[game] + int(rng.below(60))
    planted = None
    while asked := played.state.open_seats():
        seat = asked[0]
        sight = Sight(rules, played.state, seat)
        code = player.choose(sight, thoughts(b"mistake", seat, played.state.version))
        if planted is None and len(played.choices) >= when and len(sight.legal) > 1:
            worst = evaluate(sight, rng.child(), GLANCE, tuple(sight.legal)).options[-1]
            if worst.behind >= LEAST_LOSS and is_clear(sight, rng, worst.id):
                code, planted = rules.code_of[worst.id], (len(played.choices), seat)
        played.choose(seat, rules.ids[code])
    return (played, *planted) if planted else None


def is_clear(sight: Sight, rng: Rng, id: str) -> bool:
    """Return whether deeper evaluations agree that this option is much worse."""
    also = (sight.rules.code_of[id],)
    looks = [evaluate(sight, rng.child(), CLOSE, also, planned=planned).options for planned in (False, True)]
    return all(
        one.behind >= LEAST_LOSS and look[0].chance - one.chance >= LEAST_CHANCE
        for look in looks
        for one in look
        if one.id == id
    )


if __name__ == "__main__":
    main()
