"""Seasons, as everything that knows no game uses it."""

from collections import Counter
from collections.abc import Mapping
from typing import cast

from sortilege.core.asks import Ask
from sortilege.core.engine.dice import Dice
from sortilege.core.engine.machine import Machine
from sortilege.core.saving import Fields
from sortilege.games.seasons import conservation, options, saving
from sortilege.games.seasons.engine import draft, setup
from sortilege.games.seasons.engine.imagine import imagine
from sortilege.games.seasons.engine.piles import kind_of, seen_by, seen_in_hand, take_from_hand, to_hand
from sortilege.games.seasons.engine.scoring import winners
from sortilege.games.seasons.engine.state import VERBS, State
from sortilege.games.seasons.engine.tables import SLOTS
from sortilege.games.seasons.words import asking, events
from sortilege.games.seasons.words.numbering import CODE_OF, IDS
from sortilege.games.seasons.words.view import View, hand_of, totals, view

# Rises when behaviour changes. 2: Ravens that go together do not shield each other. 3: cards laid onto two empty piles
# are shuffled into a draw pile at once.
RULES_VERSION = 3


class Seasons:
    name = "seasons"
    version = RULES_VERSION
    seats: tuple[int, ...] = (2, 3, 4)
    ids = IDS
    code_of = CODE_OF
    kinds: tuple[str, ...] = asking.KINDS
    whys = tuple(verb.name for verb in VERBS)
    complete = staticmethod(options.complete)
    event = staticmethod(events.event)
    load = staticmethod(saving.load)

    def choices(self) -> dict[str, tuple[str, ...]]:
        return options.VALUES | {"printing": tuple(options.PRINTINGS)}

    def new(self, given: Mapping[str, str], seats: int, dice: Dice) -> State:
        return setup.new(dice, seats, options.numbers(options.complete(given, seats)))

    def ask(self, state: Machine, seat: int) -> Ask | None:
        return asking.ask(cast("State", state), seat)

    def view(self, state: Machine, seat: int | None) -> View:
        return view(cast("State", state), seat)

    def copy(self, state: Machine) -> State:
        return cast("State", state).copy()

    def imagine(self, state: Machine, seat: int, dice: Dice) -> State:
        return imagine(cast("State", state), seat, dice)

    def fields(self, state: Machine) -> Fields:
        return saving.fields(cast("State", state))

    def resting(self, state: Machine) -> bool:
        return saving.resting(cast("State", state))

    def check(self, state: Machine) -> None:
        conservation.check(cast("State", state))

    def scores(self, state: Machine) -> list[int]:
        return totals(cast("State", state))

    def winners(self, state: Machine) -> list[int]:
        return state.seats_in(winners(cast("State", state)))

    def shown(self, before: Machine, after: Machine, seat: int) -> State:
        """Cards that were in hand before and were shown since stay known to those who saw them."""
        old, new = cast("State", before).copy(), cast("State", after)
        gone = Counter(map(kind_of, hand_of(old, seat))) - Counter(map(kind_of, hand_of(new, seat)))
        for kind, n in gone.items():
            seen = sum(1 << v for v in range(5) if in_sight(new, kind, v) > in_sight(old, kind, v))
            for _ in range(n):
                entry = take_from_hand(old, seat, kind)
                to_hand(old, seat, kind, seen_by(entry), seen_in_hand(entry) | seen)
                if seen:
                    draft.shown(old, seat, kind)
        return old


def in_sight(state: State, kind: int, viewer: int) -> int:
    """How many cards of this kind the viewer sees in play or knows in the discard."""
    table = [int(state.play[s * SLOTS + i]) >> 1 for s in range(state.seats) for i in range(state.play_n[s])]
    known = [e for e in map(int, state.discards[: state.discards_n]) if kind_of(e) == kind and seen_by(e) >> viewer & 1]
    return table.count(kind) + len(known)


SEASONS = Seasons()
