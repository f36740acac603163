"""Whether a review finds a mistake that was made on purpose, and how long it takes.

    python -m benchmarks.mistakes --games 100 --workers 16

Both seats of a game play by the search. At one choice, drawn by lot, one of them takes the worst of the options, where
closer looks than the review's, by which the game goes on at first sight or as the search plans, both say that this
costs much. Told is how often the review of that seat names this choice first, or among the first two, and how much
processor time a review takes for 200 choices, beside what it says beforehand.
"""

import argparse
from functools import partial
from itertools import count
from multiprocessing import Pool
from time import process_time
from typing import NamedTuple

from sortilege.analysis import GLANCE, Depth, weigh
from sortilege.analysis.review import Reviewing
from sortilege.bots import Sight, bot, thoughts
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key
from sortilege.core.session import Session

PLAYER = "learned:200"
CLOSE = Depth(600, 200)
COSTS = 0.2  # by how much the planted option has to be worse: the search's own choices may well lose half as much
FIRST = {"seasons": 18, "spellbook": 0}  # choices of a game, the draft's, at which nothing is planted


class Found(NamedTuple):
    """One game with a mistake in it: its place among what cost most, and how long the review took."""

    place: int
    seconds: float
    said: float
    choices: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games of each kind with a mistake in them (50)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play and review (1)")
    args = parser.parse_args()
    for game in FIRST:
        found: list[Found] = []
        with Pool(args.workers) as pool:
            for start in count(1, 2 * args.workers):  # a pool would take all that is counted
                numbers = range(start, start + 2 * args.workers)
                found += [one for one in pool.imap(partial(reviewed, game), numbers) if one]
                if len(found) >= args.games:
                    break
        print(f"{game}: {told(found[: args.games])}", flush=True)


def told(found: list[Found]) -> str:
    first, two = (sum(one.place < n for one in found) / len(found) for n in (1, 2))
    choices = sum(one.choices for one in found)
    spent, said = (200 * sum(seconds) / choices for seconds in zip(*(one[1:3] for one in found), strict=True))
    slowest = max(200 * one.seconds / one.choices for one in found)
    return (
        f"of {len(found)} planted mistakes {first:.0%} are named first, {two:.0%} among the first two; 200 choices "
        f"take {spent:.0f} s of a core (at most {slowest:.0f}), and {said:.0f} s are said beforehand"
    )


def reviewed(game: str, number: int) -> Found | None:
    """How the review takes a game with a mistake in it; None where none came about."""
    planted = play(game, number)
    if planted is None:
        return None
    played, at, seat = planted
    reviewing = Reviewing(played.rules, played.record(), (seat,))
    said, begin = reviewing.estimate(), process_time()
    for _ in reviewing.run():
        pass
    review = reviewing.told().seats[0]
    seconds = process_time() - begin
    named = [review.choices[n].at for n in review.worst]
    return Found(named.index(at) if at in named else len(named) + 2, seconds, said, len(reviewing.chosen))


def play(game: str, number: int) -> tuple[Session, int, int] | None:
    """A game with a mistake in it, at which choice it is and whose; None where none came about."""
    rules, rng, player = kit(game).rules, rng_from_seed(number), bot(PLAYER)
    played = Session(rules, ("Ann", "Bob"), {}, numbered_key(number))
    when = FIRST[game] + int(rng.below(60))
    planted = None
    while asked := played.state.open_seats():
        seat = asked[0]
        sight = Sight(rules, played.state, seat)
        code = player.choose(sight, thoughts(b"mistake", seat, played.state.version))
        if planted is None and len(played.choices) >= when and len(sight.legal) > 1:
            worst = weigh(sight, rng.child(), GLANCE, tuple(sight.legal)).options[-1]
            if worst.behind >= COSTS and known(sight, rng, worst.id):
                code, planted = rules.code_of[worst.id], (len(played.choices), seat)
        played.choose(seat, rules.ids[code])
    return (played, *planted) if planted else None


def known(sight: Sight, rng: Rng, id: str) -> bool:
    """Whether closer looks agree that this option is so much worse."""
    also = (sight.rules.code_of[id],)
    looks = [weigh(sight, rng.child(), CLOSE, also, planned=planned).options for planned in (False, True)]
    return all(one.behind >= COSTS for look in looks for one in look if one.id == id)


if __name__ == "__main__":
    main()
