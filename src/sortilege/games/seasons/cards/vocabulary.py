"""The vocabulary of card declarations, and their translation into rows of numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sortilege.core import programs as core
from sortilege.core.programs import Always
from sortilege.games.seasons.cards.stable_numbers import number_of
from sortilege.games.seasons.engine import rule_program_rows
from sortilege.games.seasons.engine.constants import (
    ACTIVATION,
    BEFORE_DIE,
    CANNOT_BE_FREE,
    CARD_KIND,
    CARD_OPTION,
    CODE,
    COST,
    CRYSTAL_DIE_PERMITS,
    DISCOUNT,
    ENTER,
    FAIRY_GAINS,
    FAIRY_TAKES,
    HEART_ENERGY,
    INSTEAD_OF_DIE,
    ON_GAME_END,
    ON_LAST_LOSSES,
    ON_ROUND_END,
    ON_SACRIFICE,
    ON_SEASON,
    ON_SUMMON,
    PASSIVE,
    PASSIVES,
    PAYS_TOKENS,
    PRESTIGE,
    PROGRAM,
    REPRINTED,
    RESERVE_LIMIT,
    SHIELD_CRYSTALS,
    SPACES_LESS,
    TOLL,
    TRIGGERS,
    YIELD,
)
from sortilege.games.seasons.engine.state import Verb
from sortilege.games.seasons.engine.verbs import entering, flow, gains, leaving, looking, payments, turn

Step = core.Step[Verb]
Program = Sequence[Step]


@dataclass(frozen=True)
class Cost:
    """A card's cost for two, three and four players: air, water, fire, earth, crystals, any set of energies."""

    columns: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


@dataclass
class Card:
    """A declared card, kept for facts, texts, stories and mutation tests."""

    number: int
    id: str
    kind: int
    cost: Cost
    prestige: int
    index: int
    box: str
    programs: dict[int, Program] = field(default_factory=dict)
    always: Sequence[Always] = ()
    rows: list[int] = field(default_factory=list)


# Saved games refer to programs by these names.
TRIGGER_NAMES = {
    ENTER: "enter",
    ACTIVATION: "activate",
    ON_SUMMON: "on_summon",
    ON_SEASON: "on_season",
    ON_ROUND_END: "on_round_end",
    ON_GAME_END: "on_game_end",
    ON_SACRIFICE: "on_sacrifice",
    INSTEAD_OF_DIE: "instead_of_die",
    ON_LAST_LOSSES: "on_last_losses",
}

CARDS: list[Card] = []
REPRINTS: dict[str, Card] = {}
LAYOUT = core.Layout[Verb](CODE, rule_program_rows.FREE)
lay = LAYOUT.lay


def cost(air: int = 0, water: int = 0, fire: int = 0, earth: int = 0, crystals: int = 0) -> Cost:
    row = (air, water, fire, earth, crystals, 0)
    return Cost((row, row, row))


def by_players(two: Cost, three: Cost, four: Cost) -> Cost:
    """A cost that depends on the number of players (E11)."""
    return Cost((two.columns[0], three.columns[1], four.columns[2]))


def any_types() -> Cost:
    """One energy each of a set of types that the payer chooses (E7)."""
    row = (0, 0, 0, 0, 0, 1)
    return Cost((row, row, row))


def with_toll(steps: Program) -> list[Step]:
    """Insert the step that takes a toll after the cost into an activation program (F7)."""
    if len(steps) == 1 and steps[0].verb is flow.CHOOSE:
        ways = [arg if isinstance(arg, int) else with_toll(arg) for arg in steps[0].args]
        return [Step(flow.CHOOSE, tuple(ways))]
    paid = 0
    while paid < len(steps) and steps[paid].verb.cost:
        paid += 1
    return [*steps[:paid], Step(payments.FAIRY_TOLL), *steps[paid:]]


def declare(
    number: int,
    id: str,
    kind: int,
    cost: Cost,
    prestige: int,
    *,
    box: str,
    printing: str = "",
    always: Sequence[Always] = (),
    enter: Program = (),
    activate: Program = (),
    on_summon: Program = (),
    on_season: Program = (),
    on_round_end: Program = (),
    on_game_end: Program = (),
    on_sacrifice: Program = (),
    instead_of_die: Program = (),
    on_last_losses: Program = (),
) -> Card:
    """Write one printing of a card into the tables; `printing` marks an older one."""
    index = number_of(f"{id}{printing}")
    triggers = {
        ENTER: enter,
        ACTIVATION: with_toll(activate) if activate else (),
        ON_SUMMON: on_summon,
        ON_SEASON: on_season,
        ON_ROUND_END: on_round_end,
        ON_GAME_END: on_game_end,
        ON_SACRIFICE: on_sacrifice,
        INSTEAD_OF_DIE: instead_of_die,
        ON_LAST_LOSSES: on_last_losses,
    }
    made = Card(number, id, kind, cost, prestige, index, box, {k: p for k, p in triggers.items() if p}, always)
    CARD_KIND[index] = kind
    PRESTIGE[index] = prestige
    for players in range(3):
        for column, amount in enumerate(cost.columns[players]):
            COST[(index * 3 + players) * 6 + column] = amount
    for passive in always:
        PASSIVE[index * PASSIVES + passive.what] = passive.amount
    for trigger, steps in made.programs.items():
        name = f"{id}{printing}.{TRIGGER_NAMES[trigger]}"
        PROGRAM[index * TRIGGERS + trigger] = lay(name, steps, made.rows)
    return made


def card(brought_by: int, number: int, id: str, kind: int, cost: Cost, prestige: int, box: str, **effects: Any) -> None:
    """Declare a card and the option that includes it in a game (or ALWAYS)."""
    made = declare(number, id, kind, cost, prestige, box=box, **effects)
    CARD_OPTION[made.index] = brought_by
    CARDS.append(made)


def reprint(option: str, place: int, id: str, kind: int, cost: Cost, *, prestige: int, **effects: Any) -> None:
    """Declare the older printing of the preceding card, which this option (at its place) selects (V1, V2)."""
    card = CARDS[-1]
    REPRINTS[option] = declare(card.number, id, kind, cost, prestige, box=card.box, printing="-old", **effects)
    REPRINTED.append((card.index, place, REPRINTS[option].index))


# Passive effects.


def transmuting_yields(more: int) -> Always:
    return Always(YIELD, more)


def reserve_holds(tokens: int) -> Always:
    return Always(RESERVE_LIMIT, tokens)


def summons_cost_less(energies: int) -> Always:
    return Always(DISCOUNT, energies)


def opponents_pay_to_summon(crystals: int) -> Always:
    return Always(TOLL, crystals)


def takes_when_opponents_activate(crystals: int) -> Always:
    return Always(FAIRY_TAKES, crystals)


def gains_when_opponents_activate(crystals: int) -> Always:
    return Always(FAIRY_GAINS, crystals)


def tokens_may_pay() -> Always:
    return Always(PAYS_TOKENS, 1)


def before_the_die() -> Always:
    return Always(BEFORE_DIE, 1)


def reserve_holds_less(tokens: int) -> Always:
    return Always(SPACES_LESS, tokens)


def earth_when_you_activate(energies: int) -> Always:
    return Always(HEART_ENERGY, energies)


def crystal_die_permits_transmuting() -> Always:
    return Always(CRYSTAL_DIE_PERMITS, 1)


def may_be_lost_instead(crystals: int) -> Always:
    return Always(SHIELD_CRYSTALS, crystals)


def never_free() -> Always:
    return Always(CANNOT_BE_FREE, 1)


# Crystals, gauge, energy.


def gain_crystals(n: int) -> Step:
    return Step(gains.GAIN_CRYSTALS, (n,))


def gain_crystals_per_other_item(n: int) -> Step:
    return Step(gains.GAIN_CRYSTALS_PER_OTHER_ITEM, (n,))


def gain_crystals_per_familiar(n: int) -> Step:
    return Step(gains.GAIN_CRYSTALS_PER_FAMILIAR, (n,))


def gain_crystals_per_energy(n: int) -> Step:
    return Step(gains.GAIN_CRYSTALS_PER_ENERGY, (n,))


def lose_crystals(n: int) -> Step:
    return Step(gains.LOSE_CRYSTALS, (n,))


def give_crystals(n: int) -> Step:
    return Step(gains.GIVE_CRYSTALS, (n,))


def raise_gauge(n: int) -> Step:
    return Step(gains.RAISE_GAUGE, (n,))


def lower_gauge(n: int) -> Step:
    return Step(gains.LOWER_GAUGE, (n,))


def gain_energy(n: int) -> Step:
    return Step(gains.GAIN_ENERGY, (n,))


def gain_energy_per_other_item(n: int) -> Step:
    return Step(gains.GAIN_ENERGY_PER_OTHER_ITEM, (n,))


def gain_energy_by_prestige() -> Step:
    return Step(gains.GAIN_ENERGY_BY_PRESTIGE)


def gain_of(energy: int, n: int) -> Step:
    return Step(gains.GAIN_OF, (energy, n))


def fill_card(n: int) -> Step:
    return Step(gains.FILL_CARD, (n,))


def take_tokens_back() -> Step:
    return Step(gains.TAKE_TOKENS_BACK)


def copy_reserve() -> Step:
    return Step(gains.COPY_RESERVE)


def turn_reserve_into(energy: int) -> Step:
    return Step(gains.TURN_RESERVE_INTO, (energy,))


def discard_reserve() -> Step:
    return Step(gains.DISCARD_RESERVE)


def allow_transmuting() -> Step:
    return Step(gains.ALLOW_TRANSMUTING)


def transmute_discarded(rate: int) -> Step:
    return Step(gains.TRANSMUTE_DISCARDED, (rate,))


def transmute_reserve(rate: int) -> Step:
    return Step(gains.TRANSMUTE_RESERVE, (rate,))


def move_season(most: int, least: int = 1) -> Step:
    return Step(turn.MOVE_SEASON, (most, least))


def reroll_die() -> Step:
    return Step(turn.REROLL_DIE)


# Payments.


def pay_energy(n: int) -> Step:
    return Step(payments.PAY_ENERGY, (n,))


def pay_of(energy: int, n: int) -> Step:
    return Step(payments.PAY_OF, (energy, n))


def pay_crystals(n: int) -> Step:
    return Step(payments.PAY_CRYSTALS, (n,))


def place_energy(n: int) -> Step:
    return Step(payments.PLACE_ENERGY, (n,))


def discard_identical(n: int) -> Step:
    return Step(payments.DISCARD_IDENTICAL, (n,))


def pay_for_mirror() -> Step:
    return Step(payments.PAY_FOR_MIRROR)


def receive_mirrored() -> Step:
    return Step(payments.RECEIVE_MIRRORED)


# Cards.


def sacrifice(n: int) -> Step:
    return Step(leaving.SACRIFICE, (n,))


def sacrifice_this() -> Step:
    return Step(leaving.SACRIFICE_THIS)


def sacrifice_this_if_unpaid() -> Step:
    return Step(leaving.SACRIFICE_THIS_IF_UNPAID)


def return_item() -> Step:
    return Step(leaving.RETURN_ITEM)


def give_up_familiar() -> Step:
    return Step(leaving.GIVE_UP_FAMILIAR)


def pass_left() -> Step:
    return Step(leaving.PASS_LEFT)


def look_at(n: int) -> Step:
    return Step(looking.LOOK_AT, (n,))


def look_at_one_per_player() -> Step:
    return Step(looking.LOOK_AT_ONE_PER_PLAYER)


def keep_one() -> Step:
    return Step(looking.KEEP_ONE)


def keep_or_discard() -> Step:
    return Step(looking.KEEP_OR_DISCARD)


def discard_rest() -> Step:
    return Step(looking.DISCARD_REST)


def give_one_to_each_opponent() -> Step:
    return Step(looking.GIVE_ONE_TO_EACH_OPPONENT)


def draw(n: int) -> Step:
    return Step(looking.DRAW_VERB, (n,))


def draw_shown() -> Step:
    return Step(looking.DRAW_SHOWN)


def discard_shown() -> Step:
    return Step(looking.DISCARD_SHOWN)


def look_at_top() -> Step:
    return Step(looking.LOOK_AT_TOP)


def discard_top() -> Step:
    return Step(looking.DISCARD_TOP)


def choose_to_pay(energies: int) -> Step:
    return Step(entering.CHOOSE_TO_PAY, (energies,))


def take_top() -> Step:
    return Step(entering.TAKE_TOP)


def choose_for_free() -> Step:
    return Step(entering.CHOOSE_FOR_FREE)


def choose_from_hand_for_free() -> Step:
    return Step(entering.CHOOSE_FROM_HAND_FOR_FREE)


def put_into_play() -> Step:
    return Step(entering.PUT_INTO_PLAY)


# Players, conditions, alternatives.


def each_opponent(*steps: Step) -> Step:
    return Step(flow.EACH_OPPONENT, (steps,))


def each_player(*steps: Step) -> Step:
    return Step(flow.EACH_PLAYER, (steps,))


def either(code: int, one: Program, other_code: int, other: Program) -> Step:
    return Step(flow.CHOOSE, (code, one, other_code, other))


def by_type(air: Program, water: Program, fire: Program, earth: Program) -> Step:
    return Step(flow.BY_TYPE, (air, water, fire, earth))


def choose_opponent() -> Step:
    return Step(flow.CHOOSE_OPPONENT)


def if_reserve_at_least(n: int) -> Step:
    return Step(flow.IF_RESERVE_AT_LEAST, (n,))


def if_reserve_at_most(n: int) -> Step:
    return Step(flow.IF_RESERVE_AT_MOST, (n,))


def if_most_cards() -> Step:
    return Step(flow.IF_MOST_CARDS)


def if_no_familiar() -> Step:
    return Step(flow.IF_NO_FAMILIAR)


def if_richest() -> Step:
    return Step(flow.IF_RICHEST)


def if_tokens_here(n: int) -> Step:
    return Step(flow.IF_TOKENS_HERE, (n,))
