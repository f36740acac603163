"""The public API, as the README and `help()` describe it."""

import copy
import doctest
import pickle
import pydoc
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import sortilege
from sortilege.bots import Sight
from sortilege.bots.greedy_bot import policy_of
from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.text.catalog import LANGUAGES
from sortilege.core.text.game_messages import BOTS
from sortilege.stories.story_game import story_game as story_game
from sortilege.terminal.renderer import renderer_for
from sortilege.terminal.seat_description import PLAYER, sight_text


def played(name: str, choices: int) -> sortilege.Game:
    game = sortilege.new(name, seed=3)
    rng = random.Random(1)
    for _ in range(choices):
        if game.turn:
            seat = rng.choice(game.turn)
            game.choose(seat, rng.choice(game.legal(seat)))
    return game


def test_the_modules_example_runs() -> None:
    found = doctest.testmod(sortilege)
    assert found.attempted >= 3
    assert found.failed == 0


def test_help_documents_everything() -> None:
    told = pydoc.render_doc(sortilege)
    assert "sortilege.new(" in told
    for name in sortilege.__all__:
        assert hasattr(sortilege, name)
    for name, member in vars(sortilege.Game).items():
        if not name.startswith("_"):
            assert member.__doc__ or name == "over", f"Game.{name} has no docstring"


def test_games_are_imported_on_first_use() -> None:
    code = "import sys, sortilege; print(sorted(m for m in sys.modules if m.startswith('sortilege.')))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "['sortilege.deprecated']"


@pytest.mark.parametrize("name", sortilege.GAMES)
def test_games_and_states_are_copied_pickled_and_printed(name: str) -> None:
    game = played(name, 40)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert twin.log(0) == game.log(0)
        seat = twin.turn[0]
        twin.choose(seat, twin.legal(seat)[0])
        assert twin != game
    state = game.state
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(other) is type(state)
        assert other.to_bytes() == state.to_bytes()
        assert str(other) == str(state)
    assert str(game).startswith(str(state))
    assert "Ann" in str(state)


@pytest.mark.parametrize("name", sortilege.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_seat_has_its_question_and_every_move(name: str, lang: str) -> None:
    game = played(name, 30)
    seat = game.turn[0]
    text = game.text(seat, lang)
    assert f" {game.players[seat]}." in text.splitlines()[0]  # which one the reader is
    for id in game.legal(seat):
        assert f"  {id}: " in text
        assert game.why_not(seat, id) is None
    assert game.log(seat, lang)


@pytest.mark.parametrize("name", sortilege.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_seat_says_why_not_and_what_each_card_in_sight_does(name: str, lang: str) -> None:
    game, cards, refused = sortilege.new(name, seed=3), 0, 0
    renderer = renderer_for(name, lang, game.players, game.options)
    things = renderer.names_of_things()
    while not (cards and refused):
        seat = game.turn[0]
        text, view = game.text(seat, lang), game.view(seat)
        told = {line.strip().partition(":")[0] for line in text.splitlines() if line.startswith("  ")}
        for part in (part for option in game.legal(seat) for part in option.split(":")):
            if part in things:
                cards += 1
                assert part in told
                assert renderer.thing(part).splitlines()[-1] in text
        for refusal in view.ask.refused:
            refused += 1
            assert str(game.why_not(seat, refusal.id, lang)) in text
        assert len(game.text(seat, lang, cards=False)) < len(text)
        for _ in range(5):
            game.choose(game.turn[0], game.legal(game.turn[0])[-1])


@pytest.mark.parametrize("name", sortilege.GAMES)
def test_the_text_of_a_seat_is_a_function_of_what_it_knows(name: str) -> None:
    game = sortilege.new(name, seed=3)
    rules = kit(name).rules
    for at in range(120):
        if game.over:
            break
        seat = game.turn[0]
        if at % 6 == 0:
            twin = game.copy()
            twin._session.state = rules.imagine(game.state, seat, records.rng_of(bytes(31) + bytes([at])))
            assert twin.text(seat) == game.text(seat)
        game.choose(seat, game.legal(seat)[-1])


@pytest.mark.parametrize("name", sortilege.GAMES)
def test_a_bot_reads_what_its_seat_reads(name: str) -> None:
    rules = kit(name).rules
    drawn = rules.options.random_values(records.rng_of(bytes(32)), 2)
    assert drawn != rules.complete({}, 2)
    game = sortilege.new(name, players=[PLAYER, BOTS[1]], seed=3, **drawn)
    for _ in range(40):
        if 0 in game.turn:
            sight = Sight(rules, game.state, 0)
            assert sight.options == game.options
            assert sight_text(sight, "de") == game.text(0, "de")
        game.choose(game.turn[0], game.legal(game.turn[0])[-1])


def test_a_game_to_its_end_names_its_winners_and_replays() -> None:
    game = played("spellbook", 10_000)
    assert game.over
    assert game.turn == ()
    best = max(game.scores)
    assert all(game.scores[seat] == best for seat in game.winners)
    assert str(best) in str(game)
    written = sortilege.write(game.record())
    assert sortilege.replay(sortilege.read(written)) == game


def test_nothing_is_chosen_after_the_end() -> None:
    game = played("spellbook", 10_000)
    for ids in (["pass"], ["x"], ["pass", "pass"]):
        with pytest.raises(sortilege.GameOver, match=r"^The game is over\.$"):
            game.choose(0, *ids)


def test_only_records_are_replayed() -> None:
    given: Any
    for given in ({}, None, "record.json", sortilege.new("seasons", seed=1)):
        with pytest.raises(sortilege.BadRecord, match=r"^A record is what .* not "):
            sortilege.replay(given)


def test_undo_stops_where_something_was_learnt() -> None:
    game = sortilege.new("seasons", seed=1)
    with pytest.raises(sortilege.NothingToUndo):
        game.undo(0)
    before = game.legal(0)
    game.choose(0, before[0])
    assert game.undo(0) == 1
    assert game.legal(0) == before


@pytest.mark.parametrize("name", sortilege.GAMES)
def test_an_imagined_state_keeps_what_the_seat_knows(name: str) -> None:
    game = played(name, 60)
    seat = game.turn[0]
    rules = kit(name).rules
    imagined = [game.imagine(seat, seed) for seed in (5, 6)]
    assert all(rules.view(one, seat) == game.view(seat) for one in imagined)
    assert imagined[0].to_bytes() != imagined[1].to_bytes()


def test_changing_a_games_state_does_not_change_the_game() -> None:
    game = sortilege.new("seasons", seed=1)
    turn, options = game.turn, game.legal(0)
    game.state.apply(0, game.state.legal(0)[0])
    assert (game.turn, game.legal(0)) == (turn, options)
    assert game.state.to_bytes() == sortilege.new("seasons", seed=1).state.to_bytes()


@pytest.mark.parametrize("name", sortilege.GAMES)
def test_an_imagined_state_is_read_like_the_game(name: str) -> None:
    game, rng = played(name, 30), random.Random(5)
    seat = game.turn[0]
    world = game.imagine(seat, 5)
    assert game.legal(seat, world) == game.legal(seat)
    assert game.mask(seat, world) == game.mask(seat)
    assert game.observation(seat, world) == game.observation(seat)
    with pytest.raises(sortilege.NotOver):
        game.returns("win", world)
    while not world.over:
        asked = world.open_seats()[0]
        legal, ids = world.legal(asked), game.legal(asked, world)
        assert {game.actions[at] for at, one in enumerate(game.mask(asked, world)) if one} == set(ids)
        world.apply(asked, rng.choice(legal))
    assert game.observation(seat, world) != game.observation(seat)
    assert game.legal(seat, world) == []
    rules = kit(name).rules
    assert game.returns("points", world) == rules.scores(world)
    assert [seat for seat, one in enumerate(game.returns("win", world)) if one == 1] == rules.winners(world)
    assert not game.over


def test_a_state_of_another_game_is_refused() -> None:
    game = sortilege.new("seasons", seed=1)
    for other in (sortilege.new("spellbook").state, sortilege.new("seasons", players=3).state, game, "x"):
        for ask in (game.legal, game.mask, game.observation):
            with pytest.raises(sortilege.BadOptions, match=r"a state of seasons with 2 seats"):
                ask(0, other)  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(sortilege.BadOptions, match=r"a state of seasons with 2 seats"):
            game.returns("win", other)  # type: ignore[arg-type]  # wrong on purpose


def test_errors_name_what_is_allowed() -> None:
    game = sortilege.new("seasons", seed=1)
    with pytest.raises(sortilege.BadChoice, match="legal: card:"):
        game.choose(0, "end")
    with pytest.raises(sortilege.BadChoice, match="is not a move in seasons"):
        game.why_not(0, "dance")
    with pytest.raises(sortilege.BadChoice, match="0 to 1"):
        game.legal(2)
    with pytest.raises(sortilege.BadOptions, match="2 to 4 players"):
        sortilege.new("seasons", players=7)
    with pytest.raises(sortilege.BadOptions, match="Unknown game “chess”"):
        sortilege.new("chess")
    with pytest.raises(sortilege.BadOptions, match="no Enchanted Kingdom"):
        sortilege.new("spellbook", kingdom=True)
    with pytest.raises(sortilege.UnknownLanguage, match="xx"):
        game.text(0, "xx")
    with pytest.raises(AttributeError, match="no attribute 'checkers'"):
        _ = sortilege.checkers


ON = (True, "true", "True", "with", "WITH")
OFF = (False, "false", "False", "without")
NEITHER: tuple[Any, ...] = (1, 0, 1.0, "yes", "on", "1", "", None, [True])


def test_a_preset_is_on_or_off_and_never_ignored() -> None:
    usual = sortilege.new("seasons").options
    whole = sortilege.new("seasons", kingdom=True).options
    assert (whole["kingdom_cards"], whole["ability_tokens"], whole["enchantment"]) == ("with", "with", "random")
    for value in ON:
        assert dict(sortilege.new("seasons", kingdom=value).options) == dict(whole)
    for value in OFF:
        assert dict(sortilege.new("seasons", kingdom=value).options) == dict(usual)
    for value in NEITHER:
        with pytest.raises(sortilege.BadOptions, match="kingdom must be one of with, without, true, false, not"):
            sortilege.new("seasons", kingdom=value)


def test_an_option_overrides_a_preset() -> None:
    options = sortilege.new("seasons", kingdom=True, ability_tokens="without").options
    assert (options["kingdom_cards"], options["ability_tokens"]) == ("with", "without")
    options = sortilege.new("seasons", kingdom=False, kingdom_cards="with").options
    assert (options["kingdom_cards"], options["ability_tokens"]) == ("with", "without")


def test_every_option_and_preset_is_listed() -> None:
    for game in sortilege.GAMES:
        listed = sortilege.option_values(game)
        assert set(sortilege.new(game).options) | set(kit(game).rules.options.presets) <= set(listed)
    assert sortilege.option_values("seasons")["kingdom"] == ("without", "with")


@pytest.mark.parametrize("value", [True, False, "with", 1])
def test_a_preset_of_another_game_is_refused(value: Any) -> None:
    with pytest.raises(sortilege.BadOptions, match="SpellBook has no Enchanted Kingdom"):
        sortilege.new("spellbook", kingdom=value)


SEATED = ("legal", "choose", "view", "text", "log", "undo", "take_back", "mask", "observation", "history")


@pytest.mark.parametrize("ask", SEATED)
def test_an_invalid_seat_is_refused(ask: str) -> None:
    game = sortilege.new("seasons", seed=1)
    for seat in (-1, 2, 9, 1 << 70, 0.0, "0"):
        with pytest.raises(sortilege.BadChoice, match=r"[Ss]eats are numbered 0 to 1; there is no seat"):
            getattr(game, ask)(seat)
    with pytest.raises(sortilege.BadChoice, match="0 to 1"):
        game.imagine(2, 1)
    with pytest.raises(sortilege.BadChoice, match="0 to 1"):
        game.why_not(2, "end")


def test_an_invalid_seed_is_refused() -> None:
    game = sortilege.new("seasons", seed=1)
    for seed in (-1, 1 << 62, 1 << 70, 1.0, "x"):
        with pytest.raises(sortilege.BadOptions, match="seed must be an integer from 0"):
            sortilege.new("seasons", seed=seed)  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(sortilege.BadOptions, match="seed must be an integer from 0"):
            game.imagine(0, seed)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(sortilege.BadOptions, match="not None"):
        game.imagine(0, None)  # type: ignore[arg-type]  # wrong on purpose


def test_a_state_is_reseeded_only_by_valid_seeds() -> None:
    state = sortilege.new("seasons", seed=1).state
    before = state.to_bytes()
    for seed in (-5, 1 << 62, 1 << 70, 1.0, "x", None):
        with pytest.raises(sortilege.BadOptions, match="seed must be an integer from 0"):
            state.reseed(seed)  # type: ignore[arg-type]  # wrong on purpose
    assert state.to_bytes() == before
    state.reseed(np.int32(5))
    assert state.to_bytes() != before


def test_a_state_refuses_illegal_choices_as_a_game_does() -> None:
    game = sortilege.new("seasons", seed=1)
    for state in (game.state, game.imagine(0, 5)):
        before = state.to_bytes()
        for refused in (sortilege.BadChoice, ValueError):
            with pytest.raises(refused, match=r"^999999 is not a legal choice for seat 0 now$"):
                state.apply(0, 999_999)
            with pytest.raises(refused, match=r"^seat 7 has nothing to choose now$"):
                state.apply(7, 0)
        assert state.to_bytes() == before


def test_players_are_a_number_or_names() -> None:
    for players in (1, 5, 2.0, "2", "Ann", None, [1, 2], []):
        with pytest.raises(sortilege.BadOptions, match="2 to 4 players, not"):
            sortilege.new("seasons", players=players)  # type: ignore[arg-type]  # wrong on purpose


def test_numpy_integers_are_accepted() -> None:
    game = sortilege.new("seasons", players=np.int8(3), seed=np.uint64(7))
    assert game == sortilege.new("seasons", players=3, seed=7)
    seat = np.int64(1)
    game.choose(seat, game.legal(seat)[0])
    assert game.history(seat) == game.history(1) != game.history(0)
    assert game.imagine(seat, np.int32(5)).to_bytes() == game.imagine(1, 5).to_bytes()


def test_none_is_refused_in_a_sentence() -> None:
    with pytest.raises(sortilege.BadOptions, match="Unknown game “None”"):
        sortilege.new(None)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(sortilege.BadChoice, match="“None” is not an answer to"):
        sortilege.new("seasons", seed=1).choose(0, None)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("find", [kit, story_game, policy_of])
def test_an_unknown_game_is_refused(find: Callable[[str], object]) -> None:
    with pytest.raises(sortilege.BadOptions, match=r"whist.*seasons, spellbook"):
        find("whist")
