"""The tally of cards in play cannot go stale: one file changes them, and each of its updates is needed."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import SimpleNamespace

import pytest

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import PASSIVE, PASSIVES, PAYS_TOKENS, SLOTS
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.passive_tally import compute_tally
from sortilege.games.seasons.engine.state import State
from tests.properties.table_builder import Seat, choose, lay

ENGINE = files("sortilege.games.seasons.engine")
SOURCE = ENGINE.joinpath("cards_in_play.py").read_text(encoding="utf-8").splitlines()
UPDATES = [n for n, line in enumerate(SOURCE) if line.lstrip().startswith("count_in_tally(")]
WRITTEN = re.compile(r"\.(play|play_n|mimics|tally)(\[[^\]]*\])? *[-+]?= ")


def without(line: int | None) -> SimpleNamespace:
    """Return the functions of cards_in_play, with one line of the file removed."""
    names: dict[str, object] = {}
    lines = [re.sub(r"\S.*", "pass", text) if n == line else text for n, text in enumerate(SOURCE)]
    exec("\n".join(lines), names)
    return SimpleNamespace(**names)


def play(table: SimpleNamespace) -> None:
    """Put every kind of card into play, let both Ravens mimic it, and remove it; check the tally after each change."""
    state = kit("seasons").rules.new({"kingdom_cards": "with"}, 2, rng_from_seed(1))
    assert isinstance(state, State)

    def agree() -> None:
        assert list(state.tally) == list(compute_tally(state))

    for card in CARDS:
        model = card.index * 2
        if card.index == RAVEN_THE_USURPER:
            continue
        for seat, copy in ((0, model), (1, RAVEN_THE_USURPER * 2), (0, RAVEN_THE_USURPER * 2 + 1)):
            table.add_to_play(state, seat, copy)
            agree()
        for raven in (RAVEN_THE_USURPER * 2, RAVEN_THE_USURPER * 2 + 1):
            table.mimic(state, raven, model)
            agree()
        table.mimic(state, RAVEN_THE_USURPER * 2, -1)
        agree()
        table.pass_on(state, 0, model, 1)
        agree()
        for seat, copy in ((1, model), (1, RAVEN_THE_USURPER * 2), (0, RAVEN_THE_USURPER * 2 + 1)):
            table.remove_from_play(state, seat, copy)
            table.reset_card(state, copy)
            agree()
    assert not any(state.tally)


def test_the_tally_matches_the_cards() -> None:
    play(without(None))


@pytest.mark.parametrize("line", UPDATES)
def test_no_update_can_be_left_out(line: int) -> None:
    with pytest.raises((AssertionError, OverflowError, ValueError)):
        play(without(line))


def test_only_cards_in_play_changes_them() -> None:
    """A copy takes over its original's rows; all other code uses the functions that update the tally."""
    found = {path.name for path in modules() if WRITTEN.search(path.read_text(encoding="utf-8"))}
    assert found == {"cards_in_play.py", "state.py"}


def modules() -> list[Traversable]:
    rooms = [ENGINE, ENGINE / "verbs", ENGINE / "verbs" / "kingdom"]
    return [path for room in rooms for path in room.iterdir() if path.name.endswith(".py")]


def test_loading_a_state_recomputes_the_tally() -> None:
    rules = kit("seasons").rules
    state = rules.new({"kingdom_cards": "with"}, 2, rng_from_seed(1))
    assert isinstance(state, State)
    holder = next(card.index for card in CARDS if PASSIVE[card.index * PASSIVES + PAYS_TOKENS])
    without(None).add_to_play(state, 1, holder * 2)
    loaded = rules.load(rules.fields(state))
    assert isinstance(loaded, State)
    assert loaded.play[SLOTS] == holder * 2
    assert list(loaded.tally) == list(state.tally)
    assert loaded.passive(1, PAYS_TOKENS) == 1


def test_a_copy_that_mimics_leaves_the_others_alone() -> None:
    """Copies of a state share the tally until one of them changes it."""
    state = lay([Seat(hand=["raven_the_usurper"], reserve=(1, 0, 2, 0)), Seat(play=["purse_of_io"])])
    choose(state, 0, "summon:raven_the_usurper")
    twin = state.copy()
    choose(twin, 0, "play:purse_of_io")
    assert list(twin.tally) != list(state.tally)
    assert list(state.tally) == list(compute_tally(state))
