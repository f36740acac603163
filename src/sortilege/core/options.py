"""The options of a game as words and numbers, and how a few given ones become a complete set. Knows no game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message
from sortilege.deprecated import keep_old_attributes

# The option for the first player, whose values count seats from 1. A game that has it also has a field of this name in
# its view, which counts from 0 and says who goes first now.
FIRST = "first"
BY_LOT = "random"

PLAYERS = "players"  # the argument of texts that holds the number of players, beside one for each option

# How callers turn a preset off or on, in any case: a boolean in Python, a word in files, parameters and requests.
PRESET_VALUES = ("without", "with")
PRESET_WORDS = {"with": True, "without": False, "true": True, "false": False}

Values = Mapping[str, tuple[str, ...]]
Chosen = Mapping[str, str]


def nothing_more(chosen: Chosen, seats: int) -> None:
    """Accept every combination of options."""


@dataclass(frozen=True)
class Options:
    """All options of one game.

    `values` lists each option's values; a value's index is its number, which saves keep. The default is the first value
    unless `defaults` names another. `places` says where the engine keeps each option. `printings` are options that
    change the defaults of others: their values, and what each stands for. `boxes` are options with values that also
    change defaults, even those of a printing. `check` raises BadOptions for combinations that cannot be played.
    """

    title: str
    seats: tuple[int, ...]
    values: Values
    places: Mapping[str, int]
    size: int  # of the engine's row of options, which has spare room
    printings: Mapping[str, Mapping[str, Chosen]] = field(default_factory=dict)
    boxes: Mapping[str, Mapping[str, Chosen]] = field(default_factory=dict)
    check: Callable[[Chosen, int], None] = nothing_more
    presets: Mapping[str, Chosen] = field(default_factory=dict)  # one word for options that go together
    defaults: Chosen = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not all(1 <= seats <= MOST_SEATS for seats in self.seats) or list(self.seats) != sorted(self.seats):
            raise ValueError(f"{self.title} is for {self.seats}: up to {MOST_SEATS} can play, the fewest first")
        for key, value in self.defaults.items():
            if value not in self.values.get(key, ()):
                raise ValueError(f"{self.title} has no option {key}={value}, which is to be a default")

    def default(self, key: str) -> str:
        """Return the value of an option that is not given."""
        return self.defaults.get(key, self.values[key][0])

    @cached_property
    def all_defaults(self) -> Chosen:
        """The value of every option when nothing is given."""
        return {key: self.default(key) for key in self.values}

    @cached_property
    def known_values(self) -> Values:
        """What `option_values` returns, computed once for all new games."""
        return self.option_values()

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """Return every option and preset with its possible values, default first."""
        return self.values_without_presets() | dict.fromkeys(self.presets, PRESET_VALUES)

    def values_without_presets(self) -> dict[str, tuple[str, ...]]:
        """Return every option with its possible values, default first."""
        found: dict[str, tuple[str, ...]] = {}
        for key, values in self.values.items():
            usual = self.default(key)
            found[key] = (usual, *(value for value in values if value != usual))
        return found | {key: tuple(sets) for key, sets in self.printings.items()}

    def expand(self, given: Chosen) -> dict[str, str]:
        """Replace presets by the options they stand for, which other given options override; raises BadOptions.

        A preset that is off stands for the defaults of the same options.
        """
        found: dict[str, str] = {}
        for word, options in self.presets.items():
            if word in given:
                on = PRESET_WORDS.get(given[word].lower())
                if on is None:
                    raise BadOptions(message("engine-value", option=word, values=PRESET_WORDS, given=given[word]))
                found |= options if on else {key: self.default(key) for key in options}
        return found | {key: value for key, value in given.items() if key not in self.presets}

    def complete(self, given: Chosen, seats: int) -> dict[str, str]:
        """Return a value for every option: the given one, else that of a box in use, of the printing, or the default.

        Raises BadOptions.
        """
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOptions(message("engine-players", game=self.title, least=least, most=most, given=seats))
        known, given = self.known_values, self.expand(given)
        for key, value in given.items():
            if key not in known:
                raise BadOptions(message("engine-no-option", game=self.title, given=key, options=known))
            if value not in known[key]:
                raise BadOptions(message("engine-value", option=key, values=known[key], given=value))
        chosen = dict(self.all_defaults)
        for key, sets in self.printings.items():
            chosen |= sets[given.get(key, next(iter(sets)))]
        for key, sets in self.boxes.items():
            chosen |= sets.get(given.get(key, chosen[key]), {})
        chosen |= {key: value for key, value in given.items() if key in self.values}
        begins = chosen.get(FIRST, BY_LOT)
        if begins != BY_LOT and int(begins) > seats:
            raise BadOptions(message("engine-first", most=seats, given=int(begins)))
        self.check(chosen, seats)
        return chosen

    def text_arguments(self, given: Chosen, seats: int) -> dict[str, str | int]:
        """Return the arguments of texts that depend on the table: the value of each option, and how many play."""
        return {**self.complete(given, seats), PLAYERS: seats}

    def random_values(self, rng: Rng, seats: int) -> dict[str, str]:
        """Draw a random value for every option, until this many players can play with them."""
        printings = {key: tuple(sets) for key, sets in self.printings.items()}
        while True:
            lot = {key: values[rng.below(len(values))] for key, values in {**self.values, **printings}.items()}
            try:
                return self.complete(lot, seats)
            except BadOptions:
                continue

    def numbers(self, chosen: Chosen) -> vec[i64]:
        """Convert chosen values to the engine's row of numbers."""
        row = [0] * self.size
        for key, value in chosen.items():
            row[self.places[key]] = self.values[key].index(value)
        return vec[i64]([i64(n) for n in row])

    def words(self, numbers: vec[i64]) -> dict[str, str]:
        """Convert the engine's row of numbers to chosen values."""
        return {key: values[numbers[self.places[key]]] for key, values in self.values.items()}


keep_old_attributes(Options, choices="option_values")
