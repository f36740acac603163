"""Messages of SpellBook for games, views and events."""

import msgspec
import pytest

from sortilege.core.events import Event
from sortilege.core.session import Session
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.game_messages import join_lines
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.presentation import board_text
from sortilege.games.spellbook.presentation import messages as spellbook_words
from sortilege.games.spellbook.presentation.view import View as SpellBookView
from sortilege.games.spellbook.rules import SPELLBOOK
from tests.texts.common import NAMES, SPELLBOOK_RULINGS


def test_the_rulings_of_spellbook_are_complete_and_point_at_what_there_is() -> None:
    assert [ruling["id"] for ruling in SPELLBOOK_RULINGS] == [f"S{n}" for n in range(1, 80)]
    open_ones = [ruling["id"] for ruling in SPELLBOOK_RULINGS if not ruling["settled"]]
    assert open_ones == ["S14", "S20", "S29", "S43", "S50", "S51", "S60", "S76", "S77", "S78"]
    ids = {spell.id for spell in SPELLS}
    for ruling in SPELLBOOK_RULINGS:
        assert set(ruling["cards"]) <= ids
        assert ruling["box"] == "spellbook"
        assert ruling["option"] is None or ruling["option"] in SPELLBOOK.option_values()


def test_every_spell_has_words() -> None:
    for language in LANGUAGES:
        for spell in SPELLS:
            assert len(board_text.spell_text(texts(language), spell.id).splitlines()) == 4


def test_materia_that_go_the_same_way_share_a_line() -> None:
    rows = [("draws", 0, "red_round"), ("draws", 0, "blue_square"), ("draws", 1, "red_round")]
    events = [Event(key, {"who": who, "materia": materia}) for key, who, materia in rows]
    lines = [texts("en").tell(line, NAMES) for line in join_lines(map(spellbook_words.event_message, events))]
    assert lines[0] == "Ann draws: red round, blue square."
    assert len(lines) == 2


def solo(own: int, opponent: int) -> SpellBookView:
    """The end of a solo game with these points."""
    view: SpellBookView = SPELLBOOK.view(Session(SPELLBOOK, NAMES[:1], {}, bytes(32)).state, 0)
    assert view.opponent is not None
    return msgspec.structs.replace(
        view,
        over=True,
        winners=(0,) if own > opponent else (),
        seats=(msgspec.structs.replace(view.seats[0], points=own),),
        opponent=msgspec.structs.replace(view.opponent, points=opponent),
    )


@pytest.mark.parametrize(
    ("own", "opponent", "told"),
    [
        (41, 40, "You win against the opponent, 41\u00a0:\u00a040"),
        (40, 40, "Nobody wins, 40\u00a0:\u00a040"),
        (1, 40, "The opponent wins, 40\u00a0:\u00a01"),
    ],
)
def test_the_score_of_a_solo_game_names_who_won(own: int, opponent: int, told: str) -> None:
    score = spellbook_words.score_text(texts("en"), solo(own, opponent), ("Ann",))
    assert score.splitlines()[-1] == told
