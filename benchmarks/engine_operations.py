"""Operations that `benchmarks.compare_revisions` measures, run with whichever build is on the path.

Reads lines of "OPERATION TABLE SECONDS", separated by tabs, and answers each with "OPERATIONS SECONDS" of processor
time. This script stands alone: it finds modules and names both in this tree and in older commits.
"""

import importlib
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}
SEARCH_ROUNDS = 16
POSITION_STRIDE = 11  # take every eleventh position of a game

Once = Callable[[int], int]  # takes a game number; returns the number of operations done


def module(*places: str) -> Any:
    """Return the first of these modules that exists."""
    for place in places:
        try:
            return importlib.import_module(f"sortilege.{place}")
        except ModuleNotFoundError:
            continue
    raise SystemExit(f"this commit has none of {', '.join(places)}: it is too old to be measured")


def attribute(names: str, *places: str) -> Any:
    """Return the first of these names that the module has."""
    found = module(*places)
    return next(getattr(found, name) for name in names.split() if hasattr(found, name))


class Table:
    """A game with given options and player count."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        games = module("core.kits", "games")
        self.rules = games.kit(game).rules if hasattr(games, "kit") else games.rules_of(game)
        self.seats = seats
        self.new_state = attribute("new_state new", f"games.{game}.engine.setup", f"{game}.setup")
        numbers = getattr(self.rules, "options", None) or module(f"games.{game}.options", f"{game}.options")
        self.options = numbers.numbers(self.rules.complete(options, seats))
        self.rng_from_seed = attribute("rng_from_seed numbered", "core.engine.rng", "core.engine.dice", "core.dice")
        search_bot = attribute("SearchBot Thinker", "bots.search_bot", "bots.mcts")
        self.bots = {
            "greedy": attribute("GreedyBot Greedy", "bots.greedy_bot", "bots.greedy")(),
            "search": search_bot(SEARCH_ROUNDS),
        }
        self.sight = attribute("Sight", "bots.sight", "bots.seeing")
        self.cached: list[Any] = []

    def deal(self, number: int) -> Any:
        return self.new_state(self.rng_from_seed(number), self.seats, self.options)

    def positions(self) -> list[Any]:
        """Return positions spread over ten random games; they are created once."""
        if not self.cached:
            self.cached = [position for number in range(10) for position in self.positions_of(number)]
        return self.cached

    def positions_of(self, number: int) -> Iterator[Any]:
        state, chooser, step = self.deal(number), self.rng_from_seed(number + 1), 0
        while asked := state.open_seats():
            if step % POSITION_STRIDE == 0:
                yield state.copy()
            seat = asked[chooser.below(len(asked))]
            codes = state.legal(seat)
            state.apply(seat, codes[chooser.below(len(codes))])
            step += 1

    # The operations

    def playout(self, number: int) -> int:
        """Play a random game inside the engine; return its decisions."""
        return int(self.deal(number).playout(self.rng_from_seed(number + 1)))

    def step(self, number: int) -> int:
        """Play the same game from Python with `legal` and `apply`."""
        state, chooser, choices = self.deal(number), self.rng_from_seed(number + 1), 0
        while asked := state.open_seats():
            codes = state.legal(asked[0])
            state.apply(asked[0], codes[chooser.below(len(codes))])
            choices += 1
        return choices

    def new(self, number: int) -> int:
        self.deal(number)
        return 1

    def copy(self, number: int) -> int:
        for state in self.positions():
            state.copy()
        return len(self.positions())

    def imagine(self, number: int) -> int:
        imagine, thought = self.rules.imagine, self.rng_from_seed(number)
        for state in self.positions():
            imagine(state, 0, thought)
        return len(self.positions())

    def choices(self, bot: str, number: int, most: int) -> int:
        """Have a bot choose at some of the positions."""
        positions, thought, made = self.positions(), self.rng_from_seed(number), 0
        for n in range(most):
            state = positions[(number * most + n) % len(positions)]
            self.bots[bot].choose(self.sight(self.rules, state, state.open_seats()[0]), thought)
            made += 1
        return made

    def greedy(self, number: int) -> int:
        return self.choices("greedy", number, 20)

    def search(self, number: int) -> int:
        return self.choices("search", number, 4)


TABLES = {
    "seasons 2": ("seasons", 2, {}),
    "seasons 4": ("seasons", 4, {}),
    "kingdom 2": ("seasons", 2, KINGDOM),
    "kingdom 4": ("seasons", 4, KINGDOM),
    "spellbook 2": ("spellbook", 2, {}),
    "spellbook 4": ("spellbook", 4, {}),
}
OPERATIONS = ("playout", "step", "new", "copy", "imagine", "greedy", "search")


def measure(once: Once, seconds: float) -> tuple[int, float]:
    """Repeat an operation for this much processor time; return how often, and the time used."""
    done = number = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        done += once(number)
        number += 1
    return done, passed


def main() -> None:
    tables = {name: Table(*table) for name, table in TABLES.items()}
    for line in sys.stdin:
        operation, table, seconds = line.rstrip("\n").split("\t")
        done, passed = measure(getattr(tables[table], operation), float(seconds))
        print(done, passed, flush=True)


if __name__ == "__main__":
    main()
