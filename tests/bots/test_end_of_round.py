"""Bots put their end-of-round effects in a sensible order, and see who is locked by a Potion of Life."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sortilege.bots.greedy_bot import policy_of
from sortilege.bots.registry import bot
from sortilege.bots.sight import Sight
from sortilege.core.engine.net import Features
from sortilege.core.engine.rng import rng_from_seed
from sortilege.games.seasons.bot import features
from sortilege.games.seasons.engine.constants import DIEFIRST, LOCKED, LOCKED_LATER, REST_OPTIONAL
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.presentation.ids import CHOICE_IDS
from sortilege.games.seasons.rules import SEASONS
from tests.properties.table_builder import Seat, lay, why
from tests.properties.test_round_end_order import Table

FULL = (3, 2, 1, 1)
ORDERS = (
    (Table(("mesodaes_lantern", "damned_soul_of_onys"), crystals=1), "play:damned_soul_of_onys"),
    (Table(("horn_of_plenty", "wondrous_chest"), (2, 2, 0, 0)), "play:wondrous_chest"),
    (Table(("heart_of_argos", "beggars_horn"), (1, 0, 0, 0)), "play:beggars_horn"),
    (Table(("hourglass_of_time", "beggars_horn"), (1, 0, 0, 0)), "play:beggars_horn"),
    (Table(("horn_of_plenty", "heart_of_argos"), (2, 0, 0, 0)), "play:heart_of_argos"),
    (Table(("heart_of_argos", "horn_of_plenty"), FULL), "play:horn_of_plenty"),
    (Table(("hourglass_of_time", "fairy_monolith"), (2, 0, 0, 0)), "gain"),
    (Table(("fairy_monolith", "horn_of_plenty"), (0, 0, 0, 1)), "play:horn_of_plenty"),
    (Table(("horn_of_plenty", "fairy_monolith"), (1, 0, 0, 0)), "play:fairy_monolith"),
)


@pytest.mark.parametrize(("table", "first"), ORDERS, ids=["-".join(table.effects) for table, _ in ORDERS])
def test_greedy_orders_its_effects(table: Table, first: str) -> None:
    state = table.at_the_sweep()
    assert why(state) == "sweep"
    policy = policy_of("seasons")
    assert policy.look(state, 0)
    best = int(policy.offer.codes[policy.best(rng_from_seed(0), 0)])
    assert CHOICE_IDS[best] == first


@pytest.mark.parametrize("name", ["mcts:20", "learned", "level:3"])
def test_every_kind_of_bot_answers(name: str) -> None:
    state = Table(("hourglass_of_time", "beggars_horn"), (1, 0, 0, 0)).at_the_sweep()
    assert bot(name).choose(Sight(SEASONS, state, 0), rng_from_seed(1)) in state.legal(0)


def read(state: State, seat: int) -> dict[int, int]:
    found = Features()
    features.read(state, seat, found)
    return dict(zip(found.pairs()[::2], found.pairs()[1::2], strict=True))


@pytest.mark.parametrize(("locked", "seen"), [(0, [0, 0]), (LOCKED_LATER, [0, 1]), (LOCKED, [1, 1])])
def test_the_drinker_of_a_potion_of_life_is_not_locked(locked: int, seen: list[int]) -> None:
    state = lay([Seat(), Seat()], {"life": "lockout"})
    state.locked = locked
    assert [read(state, seat).get(int(features.LOCKED), 0) for seat in (0, 1)] == seen


def test_an_option_that_is_not_at_its_first_value_is_one_feature() -> None:
    """The network was trained with options of two values."""
    state = lay([Seat(), Seat()])
    options = list(state.options)
    options[DIEFIRST] = REST_OPTIONAL
    state.options = vec[i64]([i64(n) for n in options])
    assert read(state, 0)[int(features.OPTION) + DIEFIRST] == 1
