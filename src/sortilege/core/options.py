"""The options of a game in words and numbers, and how a player's few become a full set. Knows no game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message
from sortilege.deprecated import keep_old_attributes

FIRST = "first"  # who begins: a game that has this option numbers its seats from 1 there, and tells
# in the field of this name of its view, from 0, who it is just now
BY_LOT = "random"

Values = Mapping[str, tuple[str, ...]]
Chosen = Mapping[str, str]


def nothing_more(chosen: Chosen, seats: int) -> None:
    """A game whose options go together in every way."""


@dataclass(frozen=True)
class Options:
    """All options of one game.

    `values` are an option's values, the default first; the place of a value is its number. `places` says where the
    engine keeps each option. A `printing` is an option that changes the defaults of others: its values, and what they
    stand for. `check` raises BadOptions for what a game cannot be played with.
    """

    title: str
    seats: tuple[int, ...]
    values: Values
    places: Mapping[str, int]
    size: int  # of the engine's row of options, which has room for more
    printings: Mapping[str, Mapping[str, Chosen]] = field(default_factory=dict)
    check: Callable[[Chosen, int], None] = nothing_more

    def __post_init__(self) -> None:
        if not all(1 <= seats <= MOST_SEATS for seats in self.seats) or list(self.seats) != sorted(self.seats):
            raise ValueError(f"{self.title} is for {self.seats}: up to {MOST_SEATS} can play, the fewest first")

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """Every option with its values, default first."""
        return dict(self.values) | {key: tuple(sets) for key, sets in self.printings.items()}

    def complete(self, given: Chosen, seats: int) -> dict[str, str]:
        """All options with their values: the given ones over the printing's over the defaults; raises BadOptions."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOptions(message("engine-players", game=self.title, least=least, most=most, given=seats))
        known = self.option_values()
        for key, value in given.items():
            if key not in known:
                raise BadOptions(message("engine-no-option", game=self.title, given=key, options=known))
            if value not in known[key]:
                raise BadOptions(message("engine-value", option=key, values=known[key], given=value))
        chosen = {key: values[0] for key, values in self.values.items()}
        for key, sets in self.printings.items():
            chosen |= sets[given.get(key, next(iter(sets)))]
        chosen |= {key: value for key, value in given.items() if key in self.values}
        begins = chosen.get(FIRST, BY_LOT)
        if begins != BY_LOT and int(begins) > seats:
            raise BadOptions(message("engine-first", most=seats, given=int(begins)))
        self.check(chosen, seats)
        return chosen

    def drawn(self, rng: Rng, seats: int) -> dict[str, str]:
        """A value by lot for every option; sets that so many players cannot play are drawn again."""
        while True:
            lot = {key: values[rng.below(len(values))] for key, values in self.option_values().items()}
            try:
                return self.complete(lot, seats)
            except BadOptions:
                continue

    def numbers(self, chosen: Chosen) -> vec[i64]:
        """The same as the engine keeps them."""
        row = [0] * self.size
        for key, value in chosen.items():
            row[self.places[key]] = self.values[key].index(value)
        return vec[i64]([i64(n) for n in row])

    def words(self, numbers: vec[i64]) -> dict[str, str]:
        """And back."""
        return {key: values[numbers[self.places[key]]] for key, values in self.values.items()}


keep_old_attributes(Options, choices="option_values")
