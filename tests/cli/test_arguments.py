"""Arguments that several commands share."""

import argparse

import pytest

from sortilege.cli.arguments import add_game, add_table, game_options
from sortilege.core.errors import BadOptions
from sortilege.terminal.language import CliTexts


def parsed_options(*arguments: str, lang: str = "en") -> dict[str, str]:
    say = CliTexts(lang)
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_game(parser, say)
    add_table(parser, say)
    return game_options(parser.parse_args(arguments), say)


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ("", {}),
        ("--level magician", {"level": "magician"}),
        ("--kingdom", {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}),
        ("--option kingdom=true", {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}),
        ("--cards", {"kingdom_cards": "with"}),
        ("--tokens --enchantment none", {"ability_tokens": "with", "enchantment": "none"}),
        ("--enchantment vision-of-destiny", {"enchantment": "vision_of_destiny"}),
        ("--enchantment roots", {"enchantment": "entangling_roots"}),
    ],
)
def test_flags_are_options(arguments: str, options: dict[str, str]) -> None:
    assert parsed_options(*arguments.split()) == options


def test_a_flag_overrides_a_preset() -> None:
    with_none = parsed_options("--kingdom", "--option", "ability_tokens=without", "--enchantment", "none")
    assert with_none == {"kingdom_cards": "with", "ability_tokens": "without", "enchantment": "none"}


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Drought"), ("fr", "sécheresse"), ("de", "DÜRRE"), ("de", "drought")]
)
def test_an_enchantment_is_understood_in_each_language(lang: str, name: str) -> None:
    assert parsed_options("--enchantment", name, lang=lang) == {"enchantment": "drought"}


@pytest.mark.parametrize("name", ["sunshine", "nat", ""])
def test_an_ambiguous_enchantment_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="nature_spirit"):
        parsed_options("--enchantment", name)


def test_an_option_is_given_once() -> None:
    with pytest.raises(BadOptions, match="red is given twice"):
        parsed_options("--option", "red=focus", "--option", "red=feast")


def test_a_preset_is_on_or_off() -> None:
    with pytest.raises(BadOptions, match="kingdom must be one of with, without, true, false, not “yes”"):
        parsed_options("--option", "kingdom=yes")
    with pytest.raises(BadOptions, match="SpellBook has no Enchanted Kingdom"):
        parsed_options("spellbook", "--kingdom")
