"""Cards that were revealed lie aside, in a row that grows, also after a save."""

import pytest

from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import FAMILIAR
from sortilege.games.seasons.presentation.ids import card_id
from sortilege.games.seasons.save_fields import STATE_CODEC
from tests.properties.table_builder import Seat, choose, hand, lay

ROOM = 16  # cards for which a new state has room
FAMILIARS = {card.index for card in CARDS if card.kind == FAMILIAR}


@pytest.mark.parametrize("revealed", [ROOM, ROOM + 4])
def test_cards_are_laid_aside_after_a_save_with_many_aside(revealed: int) -> None:
    """A loaded state has no room to spare beyond the cards aside."""
    state = lay([Seat(hand=["familiar_catcher"], reserve=(1, 0, 1, 0)), Seat()])
    deck = [int(kind) for kind in state.deck[: state.deck_n]]
    items = [kind for kind in deck if kind not in FAMILIARS]
    first, second, *others = [kind for kind in deck if kind in FAMILIARS]
    drawn = [*items[: revealed - 1], first, *items[revealed - 1 : revealed + 1], second]
    under = [*items[revealed + 1 :], *others]
    rest = [0] * (len(state.deck) - len(deck))
    state = STATE_CODEC.load(STATE_CODEC.fields(state) | {"deck": [*under, *reversed(drawn), *rest]})
    choose(state, 0, "summon:familiar_catcher")
    choose(state, 0, "discard")
    assert state.aside_n == revealed
    loaded = STATE_CODEC.load(STATE_CODEC.fields(state))
    for table in (state, loaded):
        choose(table, 0, "draw")
        assert hand(table, 0) == [card_id(second)]
    assert STATE_CODEC.fields(loaded) == STATE_CODEC.fields(state)
