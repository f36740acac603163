"""Two games that look the same to one seat give byte-identical reviews for it."""

from itertools import count

import msgspec
import pytest

from sortilege.analysis import Depth
from sortilege.analysis.review import Reviewer
from sortilege.analysis.review_steps import OwnMove
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key
from sortilege.core.session import Session
from sortilege.core.start import position_fields
from tests.analysis.test_review import played

SHALLOW = Depth(8, 20)
NAMES = ("Ann", "Bob", "Cat", "Dan")
SEAT = 0

Twins = tuple[Session, Session]


def twins(game: str, players: int, left: int, rng: Rng) -> Twins | None:
    """Return the end of a game, and a twin in which everything the seat does not know was dealt again.

    All seats choose at random among the options that both games offer and that look the same to the seat; None if
    there are no such options.
    """
    rules = kit(game).rules
    state = played(game, 1, names=NAMES[:players]).checkpoints[-left].state
    first, second = (
        Session(rules, NAMES[:players], {}, numbered_key(1), moment=position_fields(rules, one))
        for one in (state, rules.imagine(state, SEAT, rng))
    )
    while asked := first.state.open_seats():
        common = [
            (seat, code) for seat in asked for code in first.state.legal(seat) if code in second.state.legal(seat)
        ]
        while common:
            seat, code = common.pop(rng.below(len(common)))
            one, two = first.copy(), second.copy()
            for twin in (one, two):
                twin.choose(seat, rules.ids[code])
            if seen(one) == seen(two):
                first, second = one, two
                break
        else:
            return None
    return first, second


def seen(game: Session) -> bytes:
    return msgspec.json.encode([game.rules.view(game.state, SEAT), game.events(SEAT)])


def choices_of_others(game: Session) -> list[bool]:
    """For each of their choices, whether there was another option."""
    return [len(one.state.legal(one.seat)) > 1 for one in game.checkpoints if one.seat != SEAT]


def reviewed(game: Session) -> tuple[list[tuple[int, bool]], bytes]:
    """Return the reviewed steps and the encoded review."""
    reviewing = Reviewer(game.rules, game.record(), (SEAT,), SHALLOW)
    list(reviewing.run())
    return [(one.at, isinstance(one, OwnMove)) for one in reviewing.steps], msgspec.json.encode(reviewing.result())


@pytest.mark.parametrize(("players", "left", "number"), [(2, 60, 9), (4, 40, 8)])
def test_what_others_hold_changes_no_byte_of_a_review(players: int, left: int, number: int) -> None:
    """And neither does whether they could have chosen otherwise, which is their secret too."""
    pairs = (twins("seasons", players, left, rng_from_seed(n)) for n in count(number))
    first, second = next(pair for pair in pairs if pair and choices_of_others(pair[0]) != choices_of_others(pair[1]))
    assert first.choices == second.choices
    assert first.record().digest != second.record().digest
    assert reviewed(first) == reviewed(second)


def test_what_is_never_drawn_changes_no_byte_of_a_review() -> None:
    game = played("spellbook")
    moment = position_fields(game.rules, game.checkpoints[-40].state)
    pouch, never = moment["pouch"], game.rules.fields(game.state)["pouch_n"]
    assert isinstance(pouch, list)
    assert isinstance(never, int)
    other = moment | {"pouch": [*reversed(pouch[:never]), *pouch[never:]]}
    first, second = (Session(game.rules, NAMES[:2], {}, numbered_key(1), moment=one) for one in (moment, other))
    for seat, id in game.choices[-40:]:
        first.choose(seat, id)
        second.choose(seat, id)
    assert seen(first) == seen(second)
    assert first.record().digest != second.record().digest
    assert reviewed(first) == reviewed(second)
