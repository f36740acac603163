"""Score energy choices: which to gain, pay, drop, place or take."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import STEP, A, B, C
from sortilege.games.seasons.bot.activation import last_energies_worth
from sortilege.games.seasons.bot.move_judge import Judge, assign_judge
from sortilege.games.seasons.bot.prospects import Prospects
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
from sortilege.games.seasons.engine.verbs.kingdom.energy_tokens import (
    DISCARD_ENERGY_FOR,
    DROP_ENERGY,
    PLACE_IF_WANTED,
    TAKE_FROM_EACH_OPPONENT,
    TAKE_SOME_BACK,
)
from sortilege.games.seasons.engine.verbs.kingdom.raven import CHOOSE_MODEL_TYPES, PAY_FOR_MODEL
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

CARD_TOKEN_EXTRA: Final = 10  # tokens on an Amulet of Water take no space: pay from the reserve first


def next_rate(s: State, energy: i64) -> i64:
    """Return a small bonus for the rate of the coming season, which breaks ties."""
    season = s.season if s.permit else (s.season + 1) % 4
    return 5 * RATE[season * 4 + energy]


class GainJudge(Judge):
    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return o.gain_worth(code - ENERGY) + next_rate(s, code - ENERGY)


class DropJudge(Judge):
    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return -o.loss_worth(code - ENERGY) - next_rate(s, code - ENERGY)


class PayJudge(Judge):
    """Pay a token for a slot, or waive it and pay another energy later."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == WAIVE:
            return -self.mean_loss(o, s.stack[f + A])
        energy = (code - ENERGY) % 4
        return -o.loss_worth(energy) - next_rate(s, energy) - (CARD_TOKEN_EXTRA if code >= ENERGY + 4 else 0)

    def mean_loss(self, o: Prospects, need: i64) -> i64:
        """Return the mean price of the energies still to pay."""
        slots: i64 = 0
        total: i64 = 0
        for energy in range(i64(4)):
            if need >> (6 * energy) & 63:
                total += o.loss_worth(energy)
                slots += 1
        return total // slots if slots else 0


class IdenticalJudge(PayJudge):
    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if s.stack[f + STEP] == 1:
            return -last_energies_worth(o, code - ENERGY, s.arg(f, 0))
        return super().worth(o, s, f, seat, code)


class HornOfPlentyJudge(PayJudge):
    """Horn of Plenty: earth brings five crystals."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        earth = (code - ENERGY) % 4 == EARTH
        return super().worth(o, s, f, seat, code) + (100 * s.arg(f, 1) if earth else 0)


class MirrorJudge(Judge):
    """Convert an unwanted type into a wanted one, as many as needed."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        step = s.stack[f + STEP]
        if step == 1:
            return -o.loss_worth(code - ENERGY)
        if step == 2:
            return o.gain_worth(code - ENERGY)
        if code == PASS:
            return 0
        into = s.stack[f + B]
        return o.price(into, o.have[into] + s.stack[f + C] + 1) - o.loss_worth(s.stack[f + A]) - 100


class MonolithPlaceJudge(Judge):
    """Fairy Monolith: store energies that do not fit into the reserve."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        energy = (code - ENERGY) % 4
        if o.room > 1 or o.months < 6 or code >= ENERGY + 4:
            return -100
        return 500 - o.loss_worth(energy)


class MonolithTakeJudge(Judge):
    """Fairy Monolith: take wanted energies, or everything near the end."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        if o.room <= 0:
            return -100
        energy = code - ENERGY
        if o.months <= 2:
            return 100
        return o.gain_worth(energy) - o.spare[energy] - 10


class TakeJudge(Judge):
    """Ratty: take what this seat lacks and the opponents will miss."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        return o.harm_worth(150) + (o.gain_worth(code - ENERGY) if o.room > 0 else 0)


class TypesJudge(Judge):
    """Elemental Amulet: choose the effects that are worth an energy."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        types = code - TYPES
        worth: i64 = 0
        for energy in range(i64(4)):
            if types & (1 << energy):
                worth -= o.loss_worth(energy) if o.have[energy] else 0
                if energy == EARTH:
                    worth += 500
                elif energy == FIRE:
                    worth += o.card
                elif energy == WATER:
                    worth += 2 * o.token
                else:
                    worth += o.slot
        return worth


class EffectOrderJudge(Judge):
    """Order the Elemental Amulet's effects: gain energies last, once their use is known."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return -1 if code - ENERGY == WATER else 0


def assign_judges() -> None:
    gains = GainJudge()
    assign_judge(GAIN_ENERGY, gains)
    assign_judge(GAIN_ENERGY_PER_OTHER_ITEM, gains)
    assign_judge(GAIN_ENERGY_BY_PRESTIGE, gains)
    assign_judge(GAIN_AS_MANY, gains)
    assign_judge(GAIN_OWED, gains)
    assign_judge(FILL_CARD, gains)
    drops = DropJudge()
    assign_judge(REDUCE_VERB, drops)
    assign_judge(DROP_ENERGY, drops)
    pays = PayJudge()
    assign_judge(PAY_COST, pays)
    assign_judge(PAY_ENERGY, pays)
    assign_judge(PAY_OF, pays)
    assign_judge(PLACE_ENERGY, pays)
    assign_judge(GIVE_BACK, pays)
    assign_judge(PAY_FOR_MODEL, pays)
    assign_judge(DISCARD_IDENTICAL, IdenticalJudge())
    assign_judge(DISCARD_ENERGY_FOR, HornOfPlentyJudge())
    assign_judge(PAY_FOR_MIRROR, MirrorJudge())
    assign_judge(PLACE_IF_WANTED, MonolithPlaceJudge())
    assign_judge(TAKE_SOME_BACK, MonolithTakeJudge())
    assign_judge(TAKE_FROM_EACH_OPPONENT, TakeJudge())
    assign_judge(CHOOSE_TYPES, TypesJudge())
    assign_judge(CHOOSE_MODEL_TYPES, TypesJudge())
    assign_judge(BY_TYPE, EffectOrderJudge())


assign_judges()
