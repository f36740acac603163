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
from tests.properties import test_cards_aside, test_causes, test_knowledge, test_passive_tally

EVERY = 9  # choices between full checks
NUMBERS = (56, 161)  # of games: their options are drawn, and bring the secret choices of every Prelude
TESTS: tuple[Any, ...] = (
    test_cards_aside.test_cards_are_laid_aside_after_a_save_with_many_aside,
    test_causes.test_a_leaving_card_is_the_cause_of_its_effect,
    test_causes.test_an_ability_token_is_the_cause_of_a_lower_gauge,
    test_causes.test_empty_effects_cause_no_event,
    test_causes.test_reordering_one_card_has_an_event_and_none_has_not,
    test_knowledge.test_copies_forget_independently,
    test_knowledge.test_a_shown_card_may_be_a_known_library_card,
    test_knowledge.test_a_shown_card_may_be_the_unseen_discard,
    test_knowledge.test_forgetting_one_seat_keeps_its_neighbor,
    test_knowledge.test_the_draft_marks_one_of_two_cards_and_keeps_a_hand_in_order,
    test_knowledge.test_seeing_a_known_card_reveals_nothing,
    test_passive_tally.test_a_copy_that_mimics_leaves_the_others_alone,
)


def promises() -> dict[str, Callable[[], Iterator[bytes]]]:
    tables: dict[str, Callable[[], Iterator[bytes]]] = {test.__name__: partial(held, test) for test in TESTS}
    games = [(rules, seats, number) for rules, seats in TABLES for number in NUMBERS]
    return tables | {f"of {rules.name} for {seats}, {n}": partial(kept, rules, seats, n) for rules, seats, n in games}


def held(test: Any) -> Iterator[bytes]:
    """Run a test with all of its parameters."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for values in product(*(mark.args[1] for mark in marks)):
        test(**{mark.args[0]: value for mark, value in zip(marks, values, strict=True)})
    yield b"held"


def kept(rules: Rules, seats: int, number: int) -> Iterator[bytes]:
    """Play a random game; raises at the first broken promise."""
    keep_every_promise(rules, seats, rules.options.random_values(rng_from_seed(number), seats), number, EVERY)
    yield b"kept"
