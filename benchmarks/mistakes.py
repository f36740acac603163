"""Whether a review finds a mistake that was made on purpose.

    python -m benchmarks.mistakes --games 50

Both seats of a game play by the search. At one choice, drawn by lot, one of them takes the worst of the options, where
that costs something. Told is how often the review of that seat names this choice first, or among the first two, and
how long a review takes for 200 choices.
"""

import argparse
from time import perf_counter

from sortilege.analysis import Depth, weigh
from sortilege.analysis.review import Reviewing
from sortilege.bots import Sight, bot, thoughts
from sortilege.core.engine.dice import numbered
from sortilege.core.game import Game
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key

PLAYER = "learned:200"
CLOSE = Depth(200, 150)
COSTS = 0.1  # by how much the planted option has to be worse
FIRST = {"seasons": 18, "spellbook": 0}  # choices of a game, the draft's, at which nothing is planted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games of each kind with a mistake in them (50)")
    args = parser.parse_args()
    for game in FIRST:
        places, seconds, choices, number = [], 0.0, 0, 0
        while len(places) < args.games:
            number += 1
            planted = play(game, number)
            if planted is None:
                continue
            played, at, seat = planted
            begin = perf_counter()
            reviewing = Reviewing(played.rules, played.record(), (seat,))
            for _ in reviewing.run():
                pass
            seconds += perf_counter() - begin
            choices += len(reviewing.chosen)
            named = [reviewing.told().seats[0].choices[n].at for n in reviewing.told().seats[0].worst]
            places.append(named.index(at) if at in named else len(named))
        first, two = (sum(place < n for place in places) / len(places) for n in (1, 2))
        spent = 200 * seconds / choices
        print(
            f"{game}: of {len(places)} planted mistakes {first:.0%} are named first, {two:.0%} among the first two; "
            f"200 choices take {spent:.0f} s",
            flush=True,
        )


def play(game: str, number: int) -> tuple[Game, int, int] | None:
    """A game with a mistake in it, at which choice it is and whose; None where none came about."""
    rules, dice, player = kit(game).rules, numbered(number), bot(PLAYER)
    played = Game(rules, ("Ann", "Bob"), {}, numbered_key(number))
    when = FIRST[game] + int(dice.below(60))
    planted = None
    while asked := played.state.open_seats():
        seat = asked[0]
        sight = Sight(rules, played.state, seat)
        code = player.choose(sight, thoughts(b"mistake", seat, played.state.version))
        if planted is None and len(played.choices) >= when and len(sight.options) > 1:
            worst = weigh(sight, dice.child(), CLOSE, tuple(sight.options)).options[-1]
            if worst.behind >= COSTS:
                code, planted = rules.code_of[worst.id], (len(played.choices), seat)
        played.choose(seat, rules.ids[code])
    return (played, *planted) if planted else None


if __name__ == "__main__":
    main()
