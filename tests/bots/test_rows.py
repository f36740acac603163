"""Bots find cards and spells by id. They can play cards without a row, but each of ours has one."""

import pytest

from sortilege.games.seasons.bot import card_values
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.spellbook.bot import spell_values
from sortilege.games.spellbook.cards.vocabulary import SPELLS


def test_every_card_and_spell_has_its_row() -> None:
    assert {card.id for card in CARDS} == card_values.ROWS
    assert {spell.id for spell in SPELLS} == spell_values.RATED_SPELLS


def test_rows_for_unknown_cards_and_second_rows_are_rejected() -> None:
    with pytest.raises(ValueError, match="moonstone, which is not a card"):
        card_values.row("moonstone", 0)
    with pytest.raises(ValueError, match="has one already"):
        card_values.row("amulet_of_fire", 0)
    with pytest.raises(ValueError, match="moonbeam, which is not a spell"):
        spell_values.rate_spell("moonbeam", (0, 0, 0), (0, 0, 0))
