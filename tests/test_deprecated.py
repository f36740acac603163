"""The names of release 0.1 that documents, examples and games from other packages use still work, with a warning."""

import importlib
import inspect
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

import sortilege
from sortilege import deprecated
from sortilege.bots.sight import Sight
from sortilege.core.engine.machine import Machine
from sortilege.core.events import Event
from sortilege.core.hint_explainer import Explainer
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.text.game_messages import Words
from sortilege.terminal.game_flags import Flag, flags_of

# What the documents, the examples and the game from another package imported from modules that moved.
OLD_NAMES = {
    "sortilege.bots.seeing": "Sight Bot thoughts",
    "sortilege.core.asking": "Asking",
    "sortilege.core.asks": "Ask Kind Option Refusal refused",
    "sortilege.core.beginning": "begun moment_of",
    "sortilege.core.engine.dice": "Dice numbered keyed",
    "sortilege.core.insight": "End Insight Watch Watching",
    "sortilege.core.moments": "ANY Field Moments fields",
    "sortilege.core.numbering": "Codes",
    "sortilege.core.places": "Places",
    "sortilege.core.plain": "Plain",
    "sortilege.core.said": "Said said seat",
    "sortilege.core.saving": "Fields Value number_of list_of",
    "sortilege.core.texts": "LANGUAGES Texts texts tell",
    "sortilege.core.words": "BOTS NAMES Words change moment_said",
    "sortilege.lab.figures": "Estimate",
    "sortilege.lab.match": "Outcome Share Fixture",
    "sortilege.lab.sprt": "Sequential Verdict",
    "sortilege.lab.summary": "Results BotFigures PairFigures TimeFigures",
    "sortilege.scenarios.expect": "AtRest Exactly Expect Reader Same Then asked flag number read seats",
    "sortilege.scenarios.games": "mixed",
    "sortilege.scenarios.mutant": "Mutant",
    "sortilege.scenarios.place": "SEATS Place",
    "sortilege.scenarios.plain": "PlainStory",
    "sortilege.terminal.reading": "seen",
}
# The other modules that the Python reference of release 0.1 described, each with what it listed of them.
DOCUMENTED = {
    "sortilege.research.zoo": "env parallel_env Turns",
    "sortilege.research.gym": "OneSeat",
    "sortilege.research.spiel": "SortilegeGame State Watching",
    "sortilege.core.engine.observer": "Observer Field",
    "sortilege.bots.registry": "bot anybody",
    "sortilege.lab.arena": "Plan Match Arena",
}
PAIRS = [(module, name) for module, names in OLD_NAMES.items() for name in names.split()]


@pytest.mark.parametrize(("module", "name"), PAIRS)
def test_an_old_module_hands_out_its_names(module: str, name: str) -> None:
    old = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=rf"^{module}\.{name} is deprecated; use sortilege"):
        value = getattr(old, name)
    path, _, new = deprecated.new_path(module, name).rpartition(".")
    assert value is getattr(importlib.import_module(path), new)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("module", DOCUMENTED)
def test_a_module_of_the_old_reference_has_all_that_was_listed(module: str) -> None:
    there = importlib.import_module(module)
    assert [name for name in DOCUMENTED[module].split() if not hasattr(there, name)] == []


@pytest.mark.parametrize("module", deprecated.MODULES)
def test_an_old_module_has_no_other_names(module: str) -> None:
    with pytest.raises(AttributeError, match=f"module '{module}' has no attribute 'nothing'"):
        _ = importlib.import_module(module).nothing


@pytest.mark.parametrize(
    ("module", "name"), [(module, name) for module, names in deprecated.MOVED_NAMES.items() for name in names]
)
def test_a_module_answers_to_names_that_left_it(module: str, name: str) -> None:
    with pytest.warns(DeprecationWarning, match=rf"^{module}\.{name} is deprecated"):
        assert getattr(importlib.import_module(module), name)
    with pytest.raises(AttributeError, match="nothing"):
        _ = importlib.import_module(module).nothing


def test_the_warning_points_at_the_line_that_uses_the_old_name() -> None:
    with pytest.warns(DeprecationWarning, match="Said") as caught:
        exec("from sortilege.core.said import Said")
    assert [one.filename for one in caught if "said.Said" in str(one.message)] == ["<string>"]


def test_the_options_of_a_game_are_a_mapping_that_accepts_a_seat() -> None:
    game = sortilege.new("seasons", seed=1)
    assert isinstance(game.options, Mapping)
    assert game.options["kingdom_cards"] == dict(game.options)["kingdom_cards"] == "without"
    assert len(game.options) == len(list(game.options))
    with pytest.raises(TypeError):
        game.options["kingdom_cards"] = "with"  # type: ignore[index]  # it is read-only
    with pytest.warns(DeprecationWarning, match=r"^game.options\(seat\) is deprecated; use game.legal\(seat\)"):
        assert game.options(0) == game.legal(0)
    with pytest.warns(DeprecationWarning, match=r"^Game.rules is deprecated; use Game.options"):
        assert attribute(game, "rules") == game.options


def test_the_options_of_a_sight_still_serve_as_its_moves() -> None:
    sight = Sight(kit("seasons").rules, sortilege.new("seasons", seed=1).state, 0)
    assert sight.options["kingdom_cards"] == "without"
    with pytest.warns(DeprecationWarning, match="sight.legal"):
        assert [*sight.options] == sight.legal
    with pytest.warns(DeprecationWarning, match="sight.legal"):
        assert len(sight.options) == len(sight.legal)
    with pytest.warns(DeprecationWarning, match="sight.legal"):
        assert sight.options[0] == sight.legal[0]
    with pytest.warns(DeprecationWarning, match="sight.legal"):
        assert attribute(sight, "options").__contains__(sight.legal[0])
    with pytest.warns(DeprecationWarning, match=r"^Sight.played_with is deprecated; use Sight.options"):
        assert attribute(sight, "played_with") is sight.options


def test_option_values_answer_to_their_old_names() -> None:
    rules = kit("seasons").rules
    values = sortilege.option_values("seasons")
    with pytest.warns(DeprecationWarning, match="use sortilege.game.option_values"):
        assert attribute(sortilege, "options")("seasons") == values
    for old, name in ((rules, "Rules"), (rules.options, "Options")):
        with pytest.warns(DeprecationWarning, match=f"^{name}.choices is deprecated; use {name}.option_values"):
            assert attribute(old, "choices")() == values


def test_a_batch_lists_legal_moves_by_the_old_name() -> None:
    batch = sortilege.Batch("seasons", 2)
    with pytest.warns(DeprecationWarning, match=r"^Batch.options is deprecated; use Batch.legal"):
        assert attribute(batch, "options")(0) == batch.legal(0)


def test_a_state_keeps_its_random_generator_under_the_old_name() -> None:
    state: Machine = sortilege.new("seasons", seed=1).state
    with pytest.warns(DeprecationWarning, match="use state.rng"):
        assert state.dice is state.rng
    with pytest.warns(DeprecationWarning, match="use state.rng"):
        state.dice = rng = state.rng.child()
    assert state.rng is rng


def test_a_kit_may_still_list_its_flags() -> None:
    flags = (Flag("charms", "charms"),)
    old: Any = SimpleNamespace(flags=flags, part=lambda path: None)
    with pytest.warns(DeprecationWarning, match=r"flags is deprecated; use a module `terminal.flags`"):
        assert flags_of(old) == flags


def test_a_kit_may_still_list_its_presets() -> None:
    class OldKit:
        words = SimpleNamespace()
        rules = SimpleNamespace(options=kit("spellbook").rules.options)
        presets: Mapping[str, Mapping[str, str]] = {"hard": {"difficulty": "3"}}

    old: Any = OldKit()
    with pytest.warns(DeprecationWarning, match=r"OldKit.presets is deprecated; use Options.presets"):
        deprecated.adapt_kit(old)
    assert old.rules.options.complete({"hard": "true"}, 1)["difficulty"] == "3"


@pytest.mark.parametrize(("name", "new"), deprecated.RULES.items())
def test_the_rules_of_a_game_may_still_use_an_old_name(name: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"OldRules.{name} is deprecated; use {new}"):
        old: Any = type("OldRules", (Rules,), {name: "value"})
    assert getattr(old, new) == "value"
    rules = kit("seasons").rules
    with pytest.warns(DeprecationWarning, match=f"Rules.{name} is deprecated; use Rules.{new}"):
        assert attribute(rules, name) == getattr(rules, new)


def test_the_words_of_a_game_may_still_have_their_old_names() -> None:
    class OldKit:
        words = SimpleNamespace(__name__="old.words", event_said=lambda event: f"said {event.key}", table_text="table")

    old: Any = OldKit()
    with pytest.warns(DeprecationWarning, match="event_said is deprecated; use event_message"):
        deprecated.adapt_kit(old)
    assert old.words.event_message(Event("draws", {})) == "said draws"
    assert old.words.table_text == "table"


def test_a_kit_may_still_have_an_insight() -> None:
    class OldKit:
        words = SimpleNamespace()
        insight = SimpleNamespace(WATCHING="rules", track_said=lambda track: f"said {track}", DRAFTS=("draft",))

    old: Any = OldKit()
    with pytest.warns(DeprecationWarning, match="OldKit.insight is deprecated; use explainer"):
        deprecated.adapt_kit(old)
    assert (old.explainer.KEY_EVENT_RULES, old.explainer.DRAFTS) == ("rules", ("draft",))
    assert old.explainer.track_label("trophies") == "said trophies"
    with pytest.warns(DeprecationWarning, match="^Kit.insight is deprecated; use Kit.explainer"):
        assert attribute(kit("seasons"), "insight") is kit("seasons").explainer


@pytest.mark.parametrize(("part", "names"), [(Words, deprecated.WORDS), (Explainer, deprecated.EXPLAINER)])
def test_every_old_name_in_a_part_of_a_game_has_a_new_one(part: type, names: Mapping[str, str]) -> None:
    assert names.keys() <= {*dir(part), *inspect.get_annotations(part)}


def attribute(owner: Any, name: str) -> Any:
    """An attribute that type checkers do not know any more."""
    return getattr(owner, name)
