"""Every game is fully described in every language: table, score, questions, options, reasons, events, result."""

import random

import pytest

from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import Kit, kits
from sortilege.core.session import Session
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.game_messages import join_lines, reason_text
from sortilege.core.text.line_wrap import shorten_name
from sortilege.games.seasons.presentation.event_kinds import ENCHANTMENTS
from tests.promises.random_play import Options
from tests.texts.common import NAMES, plain

Table = tuple[Kit, str, int, Options]
IDLE = ("end", "pass", "done")  # busy turns have more to tell


def tables() -> list[Table]:
    """Every number of players and every language with options by lot, and every enchantment there is."""
    found: list[Table] = []
    for kit in kits():
        for n, seats in enumerate(kit.rules.seats):
            found.append((kit, LANGUAGES[n % 3], seats, kit.rules.options.random_values(rng_from_seed(n), seats)))
        for n, enchantment in enumerate(ENCHANTMENTS[1:] if "enchantment" in kit.rules.option_values() else ()):
            options = dict(kit.rules.options.presets["kingdom"]) | {"enchantment": enchantment}
            found.append((kit, LANGUAGES[n % 3], 2 + n % 2, options))
    return found


@pytest.mark.parametrize(("kit", "language", "seats", "options"), tables(), ids=lambda one: getattr(one, "name", None))
def test_a_whole_game_can_be_told(kit: Kit, language: str, seats: int, options: Options) -> None:
    said, chance, names = texts(language), random.Random(seats), NAMES[:seats]
    rules, words = kit.rules, kit.words
    game = Session(rules, names, options, bytes([seats] * 32))
    viewers = [*range(seats), None]
    told = 0
    while not game.state.over:
        views = {viewer: rules.view(game.state, viewer) for viewer in viewers}
        looking = viewers[len(game.choices) % len(viewers)]  # all in turn
        assert plain(words.table_text(said, views[looking], names, game.options))
        assert plain(words.score_text(said, views[looking], names))
        for seat in game.state.open_seats():
            view = views[seat]
            ask = view.ask
            assert ask is not None
            assert said.tell(words.prompt(ask), names)
            assert said.tell(words.prompt(ask, view), names)
            for id in (*ask.ids(), *(refusal.id for refusal in ask.refused)):
                assert said.tell(words.option_label(id), names)
                assert said.tell(words.option_label(id, view), names)
            for refusal in ask.refused:
                assert reason_text(words, said, refusal).endswith(f" [{refusal.ruling}]")
        seat = chance.choice(game.state.open_seats())
        ids = [rules.ids[code] for code in game.state.legal(seat)]
        game.choose(seat, chance.choice([id for id in ids if id not in IDLE] or ids))
        for viewer in viewers:
            for event in game.events(viewer, told):
                assert said.tell(words.event_message(event), names)
        told = len(game.recorder.rows)
    assert all(said.tell(line, names) for line in join_lines(map(words.event_message, game.events(None))))
    end = rules.view(game.state, None)
    assert plain(words.table_text(said, end, names))
    result = plain(words.score_text(said, end, names)).splitlines()[-1]
    assert all(shorten_name(names[seat]) in result for seat in rules.winners(game.state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", kits(), ids=lambda kit: str(kit.name))
def test_every_option_has_words(kit: Kit, language: str) -> None:
    for id in filter(None, kit.rules.ids):
        assert texts(language).tell(kit.words.option_label(id), NAMES)
