"""Energies: which to gain, which to pay, drop, place or take."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import STEP, A, B, C
from sortilege.games.seasons.bot.activation import lost_together
from sortilege.games.seasons.bot.judge import Judge, judges
from sortilege.games.seasons.bot.prospects import Outlook
from sortilege.games.seasons.engine.constants import EARTH, ENERGY, FIRE, PASS, RATE, TYPES, WAIVE, WATER
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.verbs.flow import BY_TYPE
from sortilege.games.seasons.engine.verbs.gains import (
    FILL_CARD,
    GAIN_AS_MANY,
    GAIN_ENERGY,
    GAIN_ENERGY_BY_PRESTIGE,
    GAIN_ENERGY_PER_OTHER_ITEM,
    GAIN_OWED,
    REDUCE_VERB,
)
from sortilege.games.seasons.engine.verbs.kingdom.raven import CHOOSE_MODEL_TYPES, PAY_FOR_MODEL
from sortilege.games.seasons.engine.verbs.kingdom.tokens import (
    DISCARD_ENERGY_FOR,
    DROP_ENERGY,
    PLACE_IF_WANTED,
    TAKE_FROM_EACH_OPPONENT,
    TAKE_SOME_BACK,
)
from sortilege.games.seasons.engine.verbs.payments import (
    CHOOSE_TYPES,
    DISCARD_IDENTICAL,
    GIVE_BACK,
    PAY_COST,
    PAY_ENERGY,
    PAY_FOR_MIRROR,
    PAY_OF,
    PLACE_ENERGY,
)

FROM_CARD: Final = 10  # a token on an Amulet of Water takes no room: the reserve pays first


def next_rate(s: State, energy: i64) -> i64:
    """What this energy will transmute into soon: tells equals apart."""
    season = s.season if s.permit else (s.season + 1) % 4
    return 5 * RATE[season * 4 + energy]


class Gains(Judge):
    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        return o.gained(code - ENERGY) + next_rate(s, code - ENERGY)


class Drops(Judge):
    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        return -o.lost(code - ENERGY) - next_rate(s, code - ENERGY)


class Pays(Judge):
    """A token for a slot, or a waiver: then another energy will have to be paid later."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == WAIVE:
            return -self.others(o, s.stack[f + A])
        energy = (code - ENERGY) % 4
        return -o.lost(energy) - next_rate(s, energy) - (FROM_CARD if code >= ENERGY + 4 else 0)

    def others(self, o: Outlook, need: i64) -> i64:
        """The mean price of what would still have to be paid."""
        slots: i64 = 0
        total: i64 = 0
        for energy in range(i64(4)):
            if need >> (6 * energy) & 63:
                total += o.lost(energy)
                slots += 1
        return total // slots if slots else 0


class Identical(Pays):
    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if s.stack[f + STEP] == 1:
            return -lost_together(o, code - ENERGY, s.arg(f, 0))
        return super().worth(o, s, f, seat, code)


class HornPays(Pays):
    """Horn of Plenty: earth brings five crystals."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        earth = (code - ENERGY) % 4 == EARTH
        return super().worth(o, s, f, seat, code) + (100 * s.arg(f, 1) if earth else 0)


class Mirrors(Judge):
    """From a type nobody wants into one that is lacking, as many as are lacking."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        step = s.stack[f + STEP]
        if step == 1:
            return -o.lost(code - ENERGY)
        if step == 2:
            return o.gained(code - ENERGY)
        if code == PASS:
            return 0
        into = s.stack[f + B]
        return o.price(into, o.have[into] + s.stack[f + C] + 1) - o.lost(s.stack[f + A]) - 100


class Places(Judge):
    """Fairy Monolith: a place for what the reserve has no room for."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        energy = (code - ENERGY) % 4
        if o.room > 1 or o.months < 6 or code >= ENERGY + 4:
            return -100
        return 500 - o.lost(energy)


class TakesBack(Judge):
    """Fairy Monolith: what is wanted, or everything near the end."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        if o.room <= 0:
            return -100
        energy = code - ENERGY
        if o.months <= 2:
            return 100
        return o.gained(energy) - o.spare[energy] - 10


class Steals(Judge):
    """Ratty: what we lack, and what they will miss."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        return o.harm(150) + (o.gained(code - ENERGY) if o.room > 0 else 0)


class Types(Judge):
    """The Elemental Amulet: which of its four effects are worth an energy."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        types = code - TYPES
        worth: i64 = 0
        for energy in range(i64(4)):
            if types & (1 << energy):
                worth -= o.lost(energy) if o.have[energy] else 0
                if energy == EARTH:
                    worth += 500
                elif energy == FIRE:
                    worth += o.card
                elif energy == WATER:
                    worth += 2 * o.token
                else:
                    worth += o.slot
        return worth


class InOrder(Judge):
    """The order of an Elemental Amulet's effects: the energies last, when it is known what they are for."""

    def worth(self, o: Outlook, s: State, f: i64, seat: i64, code: i64) -> i64:
        return -1 if code - ENERGY == WATER else 0


def seat_judges() -> None:
    gains = Gains()
    judges(GAIN_ENERGY, gains)
    judges(GAIN_ENERGY_PER_OTHER_ITEM, gains)
    judges(GAIN_ENERGY_BY_PRESTIGE, gains)
    judges(GAIN_AS_MANY, gains)
    judges(GAIN_OWED, gains)
    judges(FILL_CARD, gains)
    drops = Drops()
    judges(REDUCE_VERB, drops)
    judges(DROP_ENERGY, drops)
    pays = Pays()
    judges(PAY_COST, pays)
    judges(PAY_ENERGY, pays)
    judges(PAY_OF, pays)
    judges(PLACE_ENERGY, pays)
    judges(GIVE_BACK, pays)
    judges(PAY_FOR_MODEL, pays)
    judges(DISCARD_IDENTICAL, Identical())
    judges(DISCARD_ENERGY_FOR, HornPays())
    judges(PAY_FOR_MIRROR, Mirrors())
    judges(PLACE_IF_WANTED, Places())
    judges(TAKE_SOME_BACK, TakesBack())
    judges(TAKE_FROM_EACH_OPPONENT, Steals())
    judges(CHOOSE_TYPES, Types())
    judges(CHOOSE_MODEL_TYPES, Types())
    judges(BY_TYPE, InOrder())


seat_judges()
