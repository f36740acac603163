"""Verbs that move crystals, energy and the gauge."""

from typing import Final

from mypy_extensions import i64, u8

from sortilege.core.engine.machine import BY, CALL, CARD, FRAME, NEXT, SEAT, STEP, WAIT, A, C, D, Offer, with_value
from sortilege.games.seasons.engine.cards_in_play import count_kind
from sortilege.games.seasons.engine.constants import (
    E_CONVERTS,
    E_GAUGE,
    E_PERMIT,
    E_PLACES,
    E_TAKES_TOKENS,
    E_TRANSMUTES,
    ENERGY,
    EVERYBODY,
    FAMILIAR,
    GAUGE_AT_MAX,
    GAUGE_MAX,
    ITEM,
    LIFE,
    LIFE_BONUS,
    LOCKED,
    LOCKED_LATER,
    PRESTIGE,
    YIELD,
)
from sortilege.games.seasons.engine.crystals import (
    bounty_increase,
    gain_crystals,
    give_crystals,
    lose_crystals,
    yield_increase,
)
from sortilege.games.seasons.engine.energy import (
    capacity,
    finish_gain,
    gain_energy,
    lose_all_energy,
    lose_energy,
    offer_reserve,
    place_tokens,
)
from sortilege.games.seasons.engine.state import ENERGIES, State, Verb


class GainCrystals(Verb):
    def run(self, s: State, f: i64) -> i64:
        gain_crystals(s, s.stack[f + SEAT], s.arg(f, 0))
        return NEXT


class GainCrystalsPerOtherItem(Verb):
    """Count every other magic item in play, including a first copy of the same card (V17)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        gain_crystals(s, seat, s.arg(f, 0) * count_kind(s, seat, ITEM, s.stack[f + CARD]))
        return NEXT


class GainCrystalsPerFamiliar(Verb):
    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        gain_crystals(s, seat, s.arg(f, 0) * count_kind(s, seat, FAMILIAR, -1))
        return NEXT


class GainCrystalsPerEnergy(Verb):
    """Count the tokens in the reserve, not those on cards (K45)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        gain_crystals(s, seat, s.arg(f, 0) * s.energies(seat))
        return NEXT


class LoseCrystals(Verb):
    def run(self, s: State, f: i64) -> i64:
        lose_crystals(s, s.stack[f + SEAT], s.arg(f, 0))
        return NEXT


class GiveCrystals(Verb):
    """The frame's seat gives to the card's owner; the frame below records when a seat has nothing to give."""

    def run(self, s: State, f: i64) -> i64:
        if give_crystals(s, s.stack[f + SEAT], s.stack[f + BY], s.arg(f, 0)) == 0:
            s.stack[f - FRAME + D] = 1
        return NEXT


class RaiseGauge(Verb):
    """Raise the gauge to at most fifteen; the excess is lost (C4, V12)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0

    def run(self, s: State, f: i64) -> i64:
        raise_gauge(s, s.stack[f + SEAT], s.arg(f, 0))
        return NEXT


def raise_gauge(s: State, seat: i64, n: i64) -> None:
    n = min(n, GAUGE_MAX - s.gauge[seat])
    if n > 0:
        s.gauge = with_value(s.gauge, seat, s.gauge[seat] + n)
        s.tell(E_GAUGE, seat, n, s.gauge[seat], 0, EVERYBODY)


class RaiseGaugeByBonus(RaiseGauge):
    """Refuse the bonus at fifteen instead of losing the step (G3)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return GAUGE_AT_MAX if s.gauge[seat] >= GAUGE_MAX else 0


class LowerGauge(Verb):
    """Lower the gauge to at least zero; cards in play stay (K38, E15)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        n = min(s.arg(f, 0), s.gauge[seat])
        if n > 0:
            s.gauge = with_value(s.gauge, seat, s.gauge[seat] - n)
            s.tell(E_GAUGE, seat, -n, s.gauge[seat], 0, EVERYBODY)
        return NEXT


class GainEnergy(Verb):
    """Gain energies of choice, one decision each but as one gain, followed by one reduction (C6, C7)."""

    def amount(self, s: State, f: i64) -> i64:
        return s.arg(f, 0)

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            # Ask for no more new tokens than the reserve can hold: the rest would only be dropped again.
            n = min(self.amount(s, f), capacity(s, s.stack[f + SEAT]))
            if n <= 0:
                return NEXT
            s.stack[f + A] = n
            s.stack[f + STEP] = 1
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for energy in range(i64(4)):
            out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        gain_energy(s, seat, code - ENERGY, 1)
        s.stack[f + A] -= 1
        if s.stack[f + A] > 0:
            return WAIT
        return finish_gain(s, f, seat)


class GainEnergyPerOtherItem(GainEnergy):
    def amount(self, s: State, f: i64) -> i64:
        return s.arg(f, 0) * count_kind(s, s.stack[f + SEAT], ITEM, s.stack[f + CARD])


class GainEnergyByPrestige(GainEnergy):
    """Gain energies equal to the shown card's prestige, at least 0 (K36). Register C is its kind + 1."""

    def amount(self, s: State, f: i64) -> i64:
        return PRESTIGE[s.printed[s.stack[f + C] - 1]]


class GainAsMany(GainEnergy):
    """Gain as many as were given back for the exchange bonus: register D counts them."""

    def amount(self, s: State, f: i64) -> i64:
        return s.stack[f + D]


class GainOwed(GainEnergy):
    """Gain the Hourglass energies postponed to the end of the round (V7): register C counts them."""

    def amount(self, s: State, f: i64) -> i64:
        return s.stack[f + C]


class GainOf(Verb):
    """Gain energies of a given type: (energy, number)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        gain_energy(s, seat, s.arg(f, 0), s.arg(f, 1))
        return finish_gain(s, f, seat)


class FillCard(Verb):
    """Put energies of choice from the stockpile onto the card itself."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = s.arg(f, 0)
            s.stack[f + STEP] = 1
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for energy in range(i64(4)):
            out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        place_tokens(s, s.stack[f + CARD], code - ENERGY, 1)
        s.tell(E_PLACES, seat, code - ENERGY, s.stack[f + CARD] >> 1, 0, EVERYBODY)
        s.stack[f + A] -= 1
        return WAIT if s.stack[f + A] > 0 else NEXT


class TakeTokensBack(Verb):
    """Move all tokens on the card to its owner's reserve, as one gain."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        copy = s.stack[f + CARD]
        for energy in range(i64(4)):
            n = i64(s.tokens[copy * 4 + energy])
            s.tokens[copy * 4 + energy] = u8(0)
            s.reserve[seat * 4 + energy] += n
            if n > 0:
                s.tell(E_TAKES_TOKENS, seat, energy, n, 0, EVERYBODY)
        return finish_gain(s, f, seat)


class CopyReserve(Verb):
    """Gain the same tokens as the opponent in register D has in reserve, who loses none (K21)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        other = s.stack[f + D]
        for energy in range(i64(4)):
            gain_energy(s, seat, energy, s.reserve[other * 4 + energy])
        return finish_gain(s, f, seat)


class TurnReserveInto(Verb):
    """Turn the whole reserve into one energy; tokens on cards stay (K40)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        into = s.arg(f, 0)
        total = s.energies(seat)
        for energy in range(i64(4)):
            s.reserve[seat * 4 + energy] = 0
        s.reserve[seat * 4 + into] = total
        s.tell(E_CONVERTS, seat, into, total, 0, EVERYBODY)
        return NEXT


class DiscardReserve(Verb):
    def run(self, s: State, f: i64) -> i64:
        lose_all_energy(s, s.stack[f + SEAT])
        return NEXT


class Reduce(Verb):
    """Drop tokens of choice from an overfull reserve, one decision each, down to capacity (C6, C10)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        return WAIT if s.energies(seat) > capacity(s, seat) else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_reserve(s, seat, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        lose_energy(s, seat, code - ENERGY, 1)
        return CALL


class AllowTransmuting(Verb):
    def run(self, s: State, f: i64) -> i64:
        s.permit = 1
        s.tell(E_PERMIT, s.stack[f + SEAT], 0, 0, 0, EVERYBODY)
        return NEXT


class RaiseYield(Verb):
    """Add crystals per energy transmuted from now on this turn; uses add up (D8)."""

    def run(self, s: State, f: i64) -> i64:
        s.extra += s.arg(f, 0)
        return NEXT


class TransmuteDiscarded(Verb):
    """Transmute the identical tokens just discarded at a fixed rate (D6): register C counts them."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        gain_crystals(s, seat, s.stack[f + C] * (s.arg(f, 0) + yield_increase(s, seat)))
        return NEXT


class TransmuteReserve(Verb):
    """Transmute the whole reserve at a fixed rate, without needing or granting permission (D7, D10, V9)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        more = s.passive(seat, YIELD) + bounty_increase(s) if s.options[LIFE_BONUS] else yield_increase(s, seat)
        n = s.energies(seat)
        for energy in range(i64(4)):
            s.reserve[seat * 4 + energy] = 0
        s.tell(E_TRANSMUTES, seat, 4, n, 0, EVERYBODY)
        gain_crystals(s, seat, n * (s.arg(f, 0) + more))
        if s.options[LIFE] and s.locked != LOCKED:
            s.locked = LOCKED_LATER  # only for the players who follow (V9)
        return NEXT


GAIN_CRYSTALS: Final = GainCrystals("gain_crystals")
GAIN_CRYSTALS_PER_OTHER_ITEM: Final = GainCrystalsPerOtherItem("gain_crystals_per_other_item")
GAIN_CRYSTALS_PER_FAMILIAR: Final = GainCrystalsPerFamiliar("gain_crystals_per_familiar")
GAIN_CRYSTALS_PER_ENERGY: Final = GainCrystalsPerEnergy("gain_crystals_per_energy")
LOSE_CRYSTALS: Final = LoseCrystals("lose_crystals")
GIVE_CRYSTALS: Final = GiveCrystals("give_crystals")
RAISE_GAUGE: Final = RaiseGauge("raise_gauge")
RAISE_GAUGE_BY_BONUS: Final = RaiseGaugeByBonus("raise_gauge_by_bonus")
LOWER_GAUGE: Final = LowerGauge("lower_gauge")
GAIN_ENERGY: Final = GainEnergy("gain_energy", ENERGIES)
GAIN_ENERGY_PER_OTHER_ITEM: Final = GainEnergyPerOtherItem("gain_energy_per_other_item", ENERGIES)
GAIN_ENERGY_BY_PRESTIGE: Final = GainEnergyByPrestige("gain_energy_by_prestige", ENERGIES)
GAIN_AS_MANY: Final = GainAsMany("gain_as_many", ENERGIES)
GAIN_OWED: Final = GainOwed("gain_owed", ENERGIES)
GAIN_OF: Final = GainOf("gain_of")
FILL_CARD: Final = FillCard("fill_card", ENERGIES)
TAKE_TOKENS_BACK: Final = TakeTokensBack("take_tokens_back")
COPY_RESERVE: Final = CopyReserve("copy_reserve")
TURN_RESERVE_INTO: Final = TurnReserveInto("turn_reserve_into")
DISCARD_RESERVE: Final = DiscardReserve("discard_reserve")
REDUCE_VERB: Final = Reduce("reduce", ENERGIES)
ALLOW_TRANSMUTING: Final = AllowTransmuting("allow_transmuting")
RAISE_YIELD: Final = RaiseYield("raise_yield")
TRANSMUTE_DISCARDED: Final = TransmuteDiscarded("transmute_discarded")
TRANSMUTE_RESERVE: Final = TransmuteReserve("transmute_reserve")
