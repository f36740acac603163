"""The vocabulary that only Enchanted Kingdom needs, and the declaration of ability tokens."""

from dataclasses import dataclass, field

from sortilege.games.seasons.cards.vocabulary import Program, Step, lay
from sortilege.games.seasons.engine.constants import ABILITY_POINTS, ABILITY_PROGRAM, ALWAYS, TOKEN_OPTION
from sortilege.games.seasons.engine.verbs import gains, turn
from sortilege.games.seasons.engine.verbs.kingdom import energy_tokens, hands, piles, raven


def discard_energy_for(energies: int, crystals: int) -> Step:
    return Step(energy_tokens.DISCARD_ENERGY_FOR, (energies, crystals))


def place_if_wanted() -> Step:
    return Step(energy_tokens.PLACE_IF_WANTED)


def take_some_back() -> Step:
    return Step(energy_tokens.TAKE_SOME_BACK)


def place_discarded(n: int) -> Step:
    return Step(energy_tokens.PLACE_DISCARDED, (n,))


def if_fewer_tokens(n: int) -> Step:
    return Step(energy_tokens.IF_FEWER_TOKENS, (n,))


def drop_energy(n: int) -> Step:
    return Step(energy_tokens.DROP_ENERGY, (n,))


def take_from_each_opponent(n: int) -> Step:
    return Step(energy_tokens.TAKE_FROM_EACH_OPPONENT, (n,))


def if_worked() -> Step:
    return Step(energy_tokens.IF_WORKED)


def if_hand_not_empty() -> Step:
    return Step(energy_tokens.IF_HAND_NOT_EMPTY)


def if_any_energy() -> Step:
    return Step(energy_tokens.IF_ANY_ENERGY)


def if_tokens(n: int) -> Step:
    return Step(energy_tokens.IF_TOKENS, (n,))


def return_item_of_energy() -> Step:
    return Step(hands.RETURN_ITEM_OF_ENERGY)


def discard_from_hand() -> Step:
    return Step(hands.DISCARD_FROM_HAND)


def give_up_card() -> Step:
    return Step(hands.GIVE_UP_CARD)


def discard_any_number() -> Step:
    return Step(hands.DISCARD_ANY_NUMBER)


def draw_as_many() -> Step:
    return Step(hands.DRAW_AS_MANY)


def track_back() -> Step:
    return Step(hands.TRACK_BACK)


def remember_discard() -> Step:
    return Step(piles.REMEMBER_DISCARD)


def look_at_discarded(n: int) -> Step:
    return Step(piles.LOOK_AT_DISCARDED, (n,))


def bury_rest() -> Step:
    return Step(piles.BURY_REST)


def reorder_top(n: int) -> Step:
    return Step(piles.REORDER_TOP, (n,))


def reveal_familiar() -> Step:
    return Step(piles.REVEAL_FAMILIAR)


def reveal_item_of() -> Step:
    return Step(piles.REVEAL_ITEM_OF)


def look_at_hands() -> Step:
    return Step(piles.LOOK_AT_HANDS)


def lower_gauge_above(n: int) -> Step:
    return Step(piles.LOWER_GAUGE_ABOVE, (n,))


def choose_model() -> Step:
    return Step(raven.CHOOSE_MODEL)


def choose_model_types() -> Step:
    return Step(raven.CHOOSE_MODEL_TYPES)


def pay_for_model() -> Step:
    return Step(raven.PAY_FOR_MODEL)


def mimic() -> Step:
    return Step(raven.MIMIC)


def raise_yield(n: int) -> Step:
    return Step(gains.RAISE_YIELD, (n,))


def one_of_three(gauge: Program, energy: Program, permission: Program) -> Step:
    return Step(turn.THREE_WAYS, (gauge, energy, permission))


@dataclass
class Token:
    """A declared ability token."""

    number: int
    points: int
    use: Program
    rows: list[int] = field(default_factory=list)


TOKENS: list[Token] = []


def token(number: int, points: int, use: Program = (), brought_by: int | None = None) -> None:
    """Declare a Special Ability token: its points once used, and its effect; none for a permanent one.

    Logs and saves store the numbers, which have no gaps. The box has twelve; an option adds more.
    """
    if number != len(TOKENS) + 1:
        raise ValueError(f"found token {number} where token {len(TOKENS) + 1} is due")
    if brought_by is None and number > 12:
        raise ValueError(f"token {number}: the box has twelve; brought_by= names the option that brings more")
    made = Token(number, points, use)
    TOKEN_OPTION[number - 1] = ALWAYS if brought_by is None else brought_by
    ABILITY_POINTS[number - 1] = points
    if use:
        ABILITY_PROGRAM[number - 1] = lay(f"token_{number}", use, made.rows)
    TOKENS.append(made)
