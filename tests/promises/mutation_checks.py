"""Promises that notice changes of the code: whole games, a few seconds each where nothing is compiled; and small tables
that chance seldom finds.

    sortilege stories --mutate-code --records tests/golden --promises tests.promises.mutation_checks
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.rules import Rules
from tests.promises.random_play import TABLES
from tests.promises.test_promises import keep_every_promise
from tests.properties import test_causes, test_knowledge, test_passives

EVERY = 9  # choices between two looks at everything
NUMBERS = (56, 161)  # of games: their options are drawn, and bring the secret choices of every Prelude
TESTS: tuple[Any, ...] = (
    test_causes.test_what_a_card_does_as_it_leaves_is_told_by_its_name,
    test_causes.test_a_gauge_lowered_by_an_ability_token_is_told,
    test_causes.test_nothing_is_told_of_what_does_not_happen,
    test_causes.test_the_last_card_is_put_back_and_told_and_none_is_not,
    test_knowledge.test_what_one_copy_forgets_the_others_keep,
    test_knowledge.test_a_card_that_is_shown_may_be_the_book_somebody_knew,
    test_knowledge.test_a_card_that_is_shown_may_be_the_one_thrown_away,
    test_knowledge.test_what_is_forgotten_of_one_seat_is_not_forgotten_of_its_neighbour,
    test_knowledge.test_the_draft_marks_one_of_two_cards_and_keeps_a_hand_in_order,
    test_knowledge.test_who_knows_a_card_already_learns_nothing_by_seeing_it,
    test_passives.test_a_copy_that_mimics_leaves_the_others_alone,
)


def promises() -> dict[str, Callable[[], Iterator[bytes]]]:
    tables: dict[str, Callable[[], Iterator[bytes]]] = {test.__name__: partial(held, test) for test in TESTS}
    games = [(rules, seats, number) for rules, seats in TABLES for number in NUMBERS]
    return tables | {f"of {rules.name} for {seats}, {n}": partial(kept, rules, seats, n) for rules, seats, n in games}


def held(test: Any) -> Iterator[bytes]:
    """A test, with all that it is to be tried with."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for values in product(*(mark.args[1] for mark in marks)):
        test(**{mark.args[0]: value for mark, value in zip(marks, values, strict=True)})
    yield b"held"


def kept(rules: Rules, seats: int, number: int) -> Iterator[bytes]:
    """A game by chance; raises the first promise that is broken."""
    keep_every_promise(rules, seats, rules.options.drawn(rng_from_seed(number), seats), number, EVERY)
    yield b"kept"
