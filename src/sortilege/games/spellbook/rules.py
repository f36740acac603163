"""SpellBook, as everything that knows no game uses it."""

from collections.abc import Mapping
from typing import cast

from sortilege.core.asks import Ask
from sortilege.core.engine.dice import Dice
from sortilege.core.engine.machine import Machine
from sortilege.core.saving import Fields
from sortilege.games.spellbook import conservation, options, saving
from sortilege.games.spellbook.engine import setup
from sortilege.games.spellbook.engine.scoring import winners
from sortilege.games.spellbook.engine.state import VERBS, State
from sortilege.games.spellbook.words import asking, events
from sortilege.games.spellbook.words.numbering import CODE_OF, IDS
from sortilege.games.spellbook.words.view import View, view

# Rises when behaviour changes. 2: Mirage draws after a swap, not in the midst of it. 3: the option growth_four does not
# reach a Clone that copies Growth.
RULES_VERSION = 3


class SpellBook:
    name = "spellbook"
    version = RULES_VERSION
    seats: tuple[int, ...] = (1, 2, 3, 4)
    ids = IDS
    code_of = CODE_OF
    kinds: tuple[str, ...] = asking.KINDS
    whys = tuple(verb.name for verb in VERBS)
    complete = staticmethod(options.complete)
    event = staticmethod(events.event)
    load = staticmethod(saving.load)

    def choices(self) -> dict[str, tuple[str, ...]]:
        return options.VALUES

    def new(self, given: Mapping[str, str], seats: int, dice: Dice) -> State:
        return setup.new(dice, seats, options.numbers(options.complete(given, seats)))

    def ask(self, state: Machine, seat: int) -> Ask | None:
        return asking.ask(cast("State", state), seat)

    def view(self, state: Machine, seat: int | None) -> View:
        return view(cast("State", state), seat)

    def copy(self, state: Machine) -> State:
        return cast("State", state).copy()

    def imagine(self, state: Machine, seat: int, dice: Dice) -> State:
        return setup.imagine(cast("State", state), seat, dice)

    def fields(self, state: Machine) -> Fields:
        return saving.fields(cast("State", state))

    def resting(self, state: Machine) -> bool:
        return saving.resting(cast("State", state))

    def check(self, state: Machine) -> None:
        conservation.check(cast("State", state))

    def scores(self, state: Machine) -> list[int]:
        return [seat.points for seat in view(cast("State", state), None).seats]

    def winners(self, state: Machine) -> list[int]:
        return state.seats_in(winners(cast("State", state)))

    def shown(self, before: Machine, after: Machine, seat: int) -> State:
        """Nothing that a seat holds is secret: what others saw, they see again."""
        return cast("State", before).copy()


SPELLBOOK = SpellBook()
