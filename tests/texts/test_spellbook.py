"""Games, views and events of SpellBook in words."""

import random

import msgspec
import pytest

from sortilege.core.events import Event
from sortilege.core.game import Game
from sortilege.core.texts import LANGUAGES, texts
from sortilege.core.words import joined, reason_text
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.rules import SPELLBOOK
from sortilege.games.spellbook.words import sentences as spellbook_words
from sortilege.games.spellbook.words import table
from sortilege.games.spellbook.words.numbering import IDS as SPELLBOOK_IDS
from sortilege.games.spellbook.words.view import View as SpellBookView
from tests.texts.common import NAMES, SPELLBOOK_RULINGS, plain


def test_the_rulings_of_spellbook_are_complete_and_point_at_what_there_is() -> None:
    assert [ruling["id"] for ruling in SPELLBOOK_RULINGS] == [f"S{n}" for n in range(1, 80)]
    open_ones = [ruling["id"] for ruling in SPELLBOOK_RULINGS if not ruling["settled"]]
    assert open_ones == ["S14", "S20", "S29", "S43", "S50", "S51", "S60", "S77", "S78"]
    ids = {spell.id for spell in SPELLS}
    for ruling in SPELLBOOK_RULINGS:
        assert set(ruling["cards"]) <= ids
        assert ruling["box"] == "spellbook"
        assert ruling["option"] is None or ruling["option"] in SPELLBOOK.choices()


SPELLBOOK_GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("en", 1, {"spells": "set_3", "difficulty": "3"}),
    ("fr", 1, {"spells": "set_2"}),
    ("de", 1, {"spells": "set_1"}),
    ("en", 2, {"spells": "set_1"}),
    ("fr", 3, {"spells": "set_3"}),
    ("de", 4, {"spells": "set_2"}),
    ("de", 2, {"spells": "set_3", "green": "purification", "mirage_on_swap": "draws"}),
]


def test_the_words_of_spellbook_can_be_said() -> None:
    for language in LANGUAGES:
        for id in SPELLBOOK_IDS:
            if id:
                assert texts(language).tell(spellbook_words.option_said(id), NAMES)
        for spell in SPELLS:
            assert len(table.spell_text(texts(language), spell.id).splitlines()) == 4


@pytest.mark.parametrize(("language", "seats", "options"), SPELLBOOK_GAMES)
def test_a_whole_game_of_spellbook_can_be_told(language: str, seats: int, options: dict[str, str]) -> None:
    said, chance, names = texts(language), random.Random(seats), NAMES[:seats]
    game = Game(SPELLBOOK, names, options, bytes([seats] * 32))
    while not game.state.over:
        seat = chance.choice(game.state.open_seats())
        view: SpellBookView = SPELLBOOK.view(game.state, seat)
        ask = view.ask
        assert ask is not None
        assert plain(spellbook_words.table_text(said, view, names))
        assert plain(spellbook_words.score_text(said, view, names))
        assert said.tell(spellbook_words.ask_said(ask), names)
        assert said.tell(spellbook_words.ask_said(ask, view), names)
        for id in (*ask.ids(), *(refusal.id for refusal in ask.refused)):
            assert said.tell(spellbook_words.option_said(id, view), names)
        for refusal in ask.refused:
            assert reason_text(spellbook_words, said, refusal).endswith(f" [{refusal.ruling}]")
        game.choose(seat, chance.choice([id for id in ask.ids() if id not in ("pass", "done")] or ask.ids()))
    events = game.events(None)
    assert all(said.tell(spellbook_words.event_said(event), names) for event in events)
    lines = [said.tell(line, names) for line in joined(map(spellbook_words.event_said, events))]
    assert len(lines) < len(events)
    end: SpellBookView = SPELLBOOK.view(game.state, None)
    assert said.say("sb-table-over") in plain(spellbook_words.table_text(said, end, names))
    assert plain(spellbook_words.score_text(said, end, names)).splitlines()[-1]


def test_materia_that_go_the_same_way_share_a_line() -> None:
    rows = [("draws", 0, "red_round"), ("draws", 0, "blue_square"), ("draws", 1, "red_round")]
    events = [Event(key, {"who": who, "materia": materia}) for key, who, materia in rows]
    lines = [texts("en").tell(line, NAMES) for line in joined(map(spellbook_words.event_said, events))]
    assert lines[0] == "Ann draws: red round, blue square."
    assert len(lines) == 2


def solo(own: int, opponent: int) -> SpellBookView:
    """The end of a solo game with these points."""
    view: SpellBookView = SPELLBOOK.view(Game(SPELLBOOK, NAMES[:1], {}, bytes(32)).state, 0)
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
        (41, 40, "Winner: Ann, with 41 points against the opponent"),
        (40, 40, "Nobody wins: 40 points on both sides"),
        (1, 40, "The opponent wins, with 40 points"),
    ],
)
def test_the_score_of_a_solo_game_names_who_won(own: int, opponent: int, told: str) -> None:
    score = spellbook_words.score_text(texts("en"), solo(own, opponent), ("Ann",))
    assert score.splitlines()[-1] == told
