"""Small changes of the cards and tables of Seasons, each of which some story must notice."""

from collections.abc import Iterator
from typing import Any

from sortilege.core.engine.machine import ROW
from sortilege.core.programs import flatten
from sortilege.games.seasons.cards import effect_order, vocabulary
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS, Token
from sortilege.games.seasons.cards.vocabulary import Card, Step
from sortilege.games.seasons.engine import constants, rule_program_rows
from sortilege.games.seasons.engine.constants import (
    ALWAYS_MATTERS,
    ANY_TYPES,
    BEFORE_DIE,
    CANNOT_BE_FREE,
    CODE,
    CRYSTAL_DIE_PERMITS,
    DRAW_BONUS,
    INSTEAD_OF_DIE,
    IS_TESTED_AGAIN,
    NEVER,
    OLAF_BONUS,
    ORDER,
    ORDER_MAX,
    PASSIVES,
    PAYS_TOKENS,
    PENALTY,
    RATE,
    TRIGGERS,
)
from sortilege.games.seasons.engine.state import VERBS
from sortilege.games.seasons.engine.verbs import flow, gains, payments, turn
from sortilege.games.seasons.engine.verbs.kingdom import energy_tokens, raven
from sortilege.games.seasons.presentation.ids import BONUSES, ENERGIES, SEASONS, card_id
from sortilege.stories.mutant import Change, Mutant, removal

COLUMNS = (*ENERGIES, "crystals", "any types")
PASSIVE_NAMES = (
    *("yield", "limit", "discount", "toll", "fairy takes", "fairy gains", "store", "window"),
    *("less room", "heart", "transmuter", "shield", "not free"),
)
PASSIVE_FLAGS = (
    PAYS_TOKENS,
    BEFORE_DIE,
    CRYSTAL_DIE_PERMITS,
    CANNOT_BE_FREE,
)  # on or off: the amount means nothing
TRIGGER_NAMES = (
    *("enter", "activation", "on summon", "on season", "on round end", "on game end", "on sacrifice"),
    *("instead of the die", "on last losses"),
)

# Verbs whose first argument is an energy, and the verb whose numbers are choices.
ENERGY_VERBS = (gains.GAIN_OF, payments.PAY_OF, gains.TURN_RESERVE_INTO)
CHOICE_VERBS = (flow.CHOOSE,)
# Rows that are never removed: a condition that the next row repeats, a row that only lists its programs, and one
# without which the Raven would mimic itself and enter forever.
UNREMOVABLE_VERBS = (energy_tokens.IF_ANY_ENERGY, turn.THREE_WAYS, raven.CHOOSE_MODEL)

# Neighbors whose order makes no difference: neither reads what the other changes, and neither asks. They only add
# crystals, and depend on the reserve, on cards in play and their tokens, or on the round's events.
INTERCHANGEABLE = {
    ("wondrous_chest", "mesodaes_lantern"),
    ("mesodaes_lantern", "ios_transmuter"),
    ("ragfields_helm", "lantern_of_xidit"),
    ("lantern_of_xidit", "sealed_chest_of_urm"),
    ("sealed_chest_of_urm", "jewel_of_the_ancients"),
}
# End-of-round effects of which only one can happen at a time: one needs few energies and the other many.
NEVER_AT_ONCE = {("beggars_horn", "wondrous_chest")}


def mutants() -> list[Mutant]:
    found: list[Mutant] = []
    for card in vocabulary.CARDS:
        found += card_mutants(card, card.id)
    for option, card in vocabulary.REPRINTS.items():
        found += card_mutants(card, card.id, f" ({option}=old)")
    for token in TOKENS:
        found += token_mutants(token)
    return found + list(rule_mutants())


def tables_by_name() -> dict[str, Any]:
    names = (
        *(
            "CODE",
            "PROGRAM",
            "COST",
            "PRESTIGE",
            "PASSIVE",
            "ORDER",
            "IS_TESTED_AGAIN",
            "MATTERS",
            "RATE",
            "PENALTY",
            "HAND_PENALTY",
        ),
        *("ABILITY_POINTS", "HAND_ABILITY_POINTS", "VISION_COST"),
    )
    return {name: getattr(constants, name) for name in names}


def card_mutants(card: Card, id: str, printing: str = "") -> list[Mutant]:
    found = [*cost_changes(card), *prestige_changes(card), *passive_changes(card)]
    for trigger, row, step in card_rows(card):
        found += [(f"{TRIGGER_NAMES[trigger]}: {what}", patches) for what, patches in row_changes(row, step)]
    if INSTEAD_OF_DIE in card.programs:
        found.append(("never stands in for the die", (("PROGRAM", card.index * TRIGGERS + INSTEAD_OF_DIE, 0),)))
    return [Mutant(id, what + printing, patches) for what, patches in found]


def token_mutants(token: Token) -> list[Mutant]:
    """Change the rows of a token and, if it can be used, its points."""
    found: list[Change] = []
    if token.use:
        for changed in (token.points + 1, token.points - 1):
            what = f"worth {changed} instead of {token.points}"
            found.append((what, (("ABILITY_POINTS", token.number - 1, changed),)))
    for row, step in zip(token.rows, flatten(token.use), strict=True):
        found += row_changes(row, step)
    return [Mutant(f"token_{token.number}", what, patches) for what, patches in found]


def cost_changes(card: Card) -> Iterator[Change]:
    """Change each printed amount by one in both directions; player counts with equal costs change together."""
    for column, name in enumerate(COLUMNS):
        amounts = [card.cost.columns[players][column] for players in range(3)]
        places = [(card.index * 3 + players) * 6 + column for players in range(3)]
        if len(set(amounts)) == 1:
            groups = [("", places, amounts[0])] if amounts[0] else []
        else:
            groups = [(f" for {players + 2}", [places[players]], amounts[players]) for players in range(3)]
        for who, where, amount in groups:
            for changed in (amount + 1, amount - 1):
                if changed >= 0 and not (column == ANY_TYPES and changed > 1):
                    what = f"costs {changed} {name} instead of {amount}{who}"
                    yield what, tuple(("COST", at, changed) for at in where)
    free = [e for e in range(4) if not any(columns[e] for columns in card.cost.columns)]
    if free and not card.cost.columns[0][ANY_TYPES]:
        where = [(card.index * 3 + players) * 6 + free[0] for players in range(3)]
        yield f"costs 1 {ENERGIES[free[0]]} more", tuple(("COST", at, 1) for at in where)


def prestige_changes(card: Card) -> Iterator[Change]:
    for changed in (card.prestige + 1, card.prestige - 1):
        yield f"prestige {changed} instead of {card.prestige}", (("PRESTIGE", card.index, changed),)


def passive_changes(card: Card) -> Iterator[Change]:
    for passive in card.always:
        values = {0} if passive.what in PASSIVE_FLAGS else {0, passive.amount - 1, passive.amount + 1}
        for changed in sorted(values):
            what = f"{PASSIVE_NAMES[passive.what]} {changed} instead of {passive.amount}"
            yield what, (("PASSIVE", card.index * PASSIVES + passive.what, changed),)


def card_rows(card: Card) -> list[tuple[int, int, Step]]:
    """Return trigger, row and step of each of the card's rows, in the order they were laid out."""
    steps = [(trigger, step) for trigger, program in card.programs.items() for step in flatten(program)]
    return [(trigger, row, step) for row, (trigger, step) in zip(card.rows, steps, strict=True)]


def row_changes(row: int, step: Step) -> Iterator[Change]:
    """Remove the row, and change each of its numbers."""
    verb = step.verb.name
    if step.verb not in UNREMOVABLE_VERBS:
        yield f"{verb} removed (row {row})", removal(CODE, row)
    if step.verb in CHOICE_VERBS:
        return
    for place, arg in enumerate(step.args):
        if not isinstance(arg, int):
            continue
        at = row * ROW + 1 + place
        if step.verb in ENERGY_VERBS and place == 0:
            other = (arg + 1) % 4
            yield f"{verb} {ENERGIES[other]} instead of {ENERGIES[arg]} (row {row})", (("CODE", at, other),)
            continue
        which = f"row {row}, number {place + 1}" if place else f"row {row}"
        for changed in (arg + 1, arg - 1):
            yield f"{verb} {changed} instead of {arg} ({which})", (("CODE", at, changed),)


def rule_mutants() -> Iterator[Mutant]:
    """Change rates, penalties, bonuses, the die's draw, and the orders of `cards/effect_order.py`."""
    for at in range(16):
        for changed in (int(RATE[at]) + 1, int(RATE[at]) - 1):
            what = f"{ENERGIES[at % 4]} transmutes into {changed} instead of {RATE[at]} in {SEASONS[at // 4]}"
            yield Mutant("", what, (("RATE", at, changed),))
    for used in range(4):
        for changed in (int(PENALTY[used]) + 1, int(PENALTY[used]) - 1):
            yield Mutant("", f"{used} bonuses cost {changed} instead of {PENALTY[used]}", (("PENALTY", used, changed),))
    for changed in (4, 6):
        yield Mutant("", f"a card in hand costs {changed} instead of 5", (("HAND_PENALTY", 0, changed),))
    for changed in (2, 4):
        what = f"a card in hand is worth {changed} instead of 3"
        yield Mutant("token_5", what, (("HAND_ABILITY_POINTS", 0, changed),))
    for changed in (4, 6):
        yield Mutant("vision_of_destiny", f"costs {changed} instead of 5", (("VISION_COST", 0, changed),))
    yield from rule_program_mutants()
    for trigger, names in effect_order.ORDERS.items():
        yield from order_mutants(trigger, names)
    yield from round_end_mutants()
    for kind in range(len(IS_TESTED_AGAIN)):
        if IS_TESTED_AGAIN[kind]:
            yield Mutant(card_id(kind), "not tested again at round end", (("IS_TESTED_AGAIN", kind, 0),))


def rule_program_mutants() -> Iterator[Mutant]:
    """Change the bonuses, the die's draw and two enchantments, whose rows are read from CODE."""
    starts = {
        rule_program_rows.DIE_DRAWS_ONE: ("", "the die's draw"),
        rule_program_rows.DIE_DRAWS_TWO: ("", "the draw-two bonus"),
    }
    for bonus, name in enumerate(BONUSES):
        if bonus != DRAW_BONUS:
            about = "olafs_knowledge" if bonus == OLAF_BONUS else ""
            starts[rule_program_rows.BONUS_PROGRAMS + 4 * bonus] = (about, f"the {name} bonus")
    starts |= {
        rule_program_rows.EMBRACE: ("argos_embrace", "keeping a card"),
        rule_program_rows.DROUGHT_STRIKES: ("drought", "a strike"),
    }
    verbs = {verb.op: verb for verb in VERBS}
    for start, (about, name) in starts.items():
        row = start
        while CODE[row * ROW] != 0:
            args = tuple(int(CODE[row * ROW + 1 + k]) for k in range(ROW - 1))
            step = Step(verbs[CODE[row * ROW]], tuple(arg for arg in args if arg))
            for what, patches in row_changes(row, step):
                yield Mutant(about, f"{name}: {what}", patches)
            row += 1


def round_end_mutants() -> Iterator[Mutant]:
    """Turn around whether the order of two end-of-round effects can matter."""
    names = ("hourglass_of_time", *effect_order.ROUND_END)
    for later, earlier, condition in effect_order.round_end_conditions():
        if (names[earlier], names[later]) in NEVER_AT_ONCE:
            continue
        what, then = ("always", ALWAYS_MATTERS) if condition == NEVER else ("never", NEVER)
        patches = tuple(("MATTERS", at, then) for at in (later * ORDER_MAX + earlier, earlier * ORDER_MAX + later))
        yield Mutant(names[later], f"its order with {names[earlier]} matters {what}", patches)


def order_mutants(trigger: int, names: tuple[str, ...]) -> Iterator[Mutant]:
    start = trigger * ORDER_MAX
    moment = TRIGGER_NAMES[trigger]
    for at, name in enumerate(names):
        rest = [int(ORDER[start + k]) for k in range(at + 1, len(names) + 1)]
        gone = tuple(("ORDER", start + at + k, kind) for k, kind in enumerate(rest))
        yield Mutant(name, f"forgotten in the order {moment}", gone)
        if at and (names[at - 1], name) not in INTERCHANGEABLE:
            swapped = (
                ("ORDER", start + at - 1, int(ORDER[start + at])),
                ("ORDER", start + at, int(ORDER[start + at - 1])),
            )
            yield Mutant(name, f"before {names[at - 1]} in the order {moment}", swapped)
