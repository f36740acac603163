"""What `benchmarks.beside` measures, run with the build that is on the path: this tree's, or an older commit's.

Reads "FIGURE SECONDS" a line and answers "OPERATIONS SECONDS" of processor time. It stands alone, and knows both where
modules lie now and where they lay before each game had one folder.
"""

import importlib
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}
THINKING = 16  # rounds of a search
MOMENTS = 11  # one in so many moments of a game is taken

Once = Callable[[int], int]  # does something with games of this number; returns how many operations it took


def module(*places: str) -> Any:
    """The first of these modules that there is."""
    for place in places:
        try:
            return importlib.import_module(f"sortilege.{place}")
        except ModuleNotFoundError:
            continue
    raise SystemExit(f"this commit has none of {', '.join(places)}: it is too old to be measured")


class Table:
    """A game with these options for so many players."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        games = module("core.kits", "games")
        self.rules = games.kit(game).rules if hasattr(games, "kit") else games.rules_of(game)
        self.seats = seats
        self.setup = module(f"games.{game}.engine.setup", f"{game}.setup")
        numbers = getattr(self.rules, "options", None) or module(f"games.{game}.options", f"{game}.options")
        self.options = numbers.numbers(self.rules.complete(options, seats))
        generator = module("core.engine.rng", "core.engine.dice", "core.dice")
        self.numbered = getattr(generator, "rng_from_seed", None) or generator.numbered
        mcts = module("bots.mcts")
        search = getattr(mcts, "SearchBot", None) or mcts.Thinker
        self.bots = {"greedy": module("bots.greedy").Greedy(), "search": search(THINKING)}
        self.sight = module("bots.sight", "bots.seeing").Sight
        self.kept: list[Any] = []

    def deal(self, number: int) -> Any:
        return self.setup.new(self.numbered(number), self.seats, self.options)

    def moments(self) -> list[Any]:
        """Moments spread over ten random games: made once."""
        if not self.kept:
            self.kept = [moment for number in range(10) for moment in self.some(number)]
        return self.kept

    def some(self, number: int) -> Iterator[Any]:
        state, chooser, step = self.deal(number), self.numbered(number + 1), 0
        while asked := state.open_seats():
            if step % MOMENTS == 0:
                yield state.copy()
            seat = asked[chooser.below(len(asked))]
            codes = state.legal(seat)
            state.apply(seat, codes[chooser.below(len(codes))])
            step += 1

    # The operations.

    def playout(self, number: int) -> int:
        """Decisions of a random game inside the engine."""
        return int(self.deal(number).playout(self.numbered(number + 1)))

    def step(self, number: int) -> int:
        """Choices of the same from Python: legal and apply."""
        state, chooser, choices = self.deal(number), self.numbered(number + 1), 0
        while asked := state.open_seats():
            codes = state.legal(asked[0])
            state.apply(asked[0], codes[chooser.below(len(codes))])
            choices += 1
        return choices

    def new(self, number: int) -> int:
        self.deal(number)
        return 1

    def copy(self, number: int) -> int:
        for state in self.moments():
            state.copy()
        return len(self.moments())

    def imagine(self, number: int) -> int:
        imagine, thought = self.rules.imagine, self.numbered(number)
        for state in self.moments():
            imagine(state, 0, thought)
        return len(self.moments())

    def choices(self, bot: str, number: int, most: int) -> int:
        """What this bot chooses at some of the moments."""
        moments, thought, made = self.moments(), self.numbered(number), 0
        for n in range(most):
            state = moments[(number * most + n) % len(moments)]
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
    """How many operations fit into so much processor time, and how much it was."""
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
