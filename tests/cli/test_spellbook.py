"""SpellBook in the terminal: whole games, solo games, facts, simulations, records."""

import json
import random

import pytest

from sortilege.core.record import read
from sortilege.core.session import verify
from sortilege.games.spellbook.rules import SPELLBOOK
from tests.cli.shell import Shell


def scripted(seed: int) -> str:
    """More than enough choices, most of them the first option; rejected ones are asked again."""
    chance = random.Random(seed)
    return "".join(f"{chance.choice([1, 1, 2, 3])}\n" for _ in range(1500))


@pytest.mark.parametrize(
    ("lang", "arguments", "words"),
    [
        ("en", ["--seed", "5", "--spells", "set_1"], [" wins, ", "Sacrifice", "Morning: what do you do?"]),
        (
            "fr",
            ["--seed", "6", "--players", "3", "--option", "red=blaze"],
            ["gagne", "Brasier", "plateau Familier"],
        ),
        ("de", ["--seed", "7", "--players", "1", "--difficulty", "2"], ["Schwierigkeit 2", "Gegner", "Gefährtentafel"]),
    ],
)
def test_a_whole_game_in_each_language(shell: Shell, lang: str, arguments: list[str], words: list[str]) -> None:
    told = shell.says("play", "spellbook", "--lang", lang, "--record", "r.json", *arguments, typed=scripted(1))
    for word in words:
        assert word in told
    assert verify(SPELLBOOK, read((shell.folder / "r.json").read_bytes())).state.over
    assert shell.says("verify", "r.json", "--lang", lang).count("✓") == 2
    assert words[-1] in shell.says("replay", "r.json", "--lang", lang) or lang == "en"


def test_spells_reasons_table_and_log_are_shown(shell: Shell) -> None:
    typed = "card growth\ntable\n2\nlog 3\nundo\n?\n" + "1\n" * 30 + "why\nquit\n"
    told = shell.says("play", "spellbook", "--seed", "5", "--option", "first=1", typed=typed, COLUMNS="100")
    assert "Growth · green · evening" in told
    assert "level 4 (4 points)" in told
    assert "[S43]" in told
    assert "Spells of this game:" in told
    assert "Alex draws: " in told
    assert "Nothing to undo" in told  # what was drawn is known


def test_solo_games_show_the_table_every_day(shell: Shell) -> None:
    told = shell.says("play", "spellbook", "--players", "1", "--seed", "5", typed="2\n" * 12 + "quit\n")
    assert "of 10" not in told  # no bot plays
    assert "│ Day 1 " in told
    assert "│ Day 2 " in told
    assert "The Day ends: choose a materia of the Altar" in told


def test_a_saved_game_goes_on(shell: Shell) -> None:
    shell.says("play", "spellbook", "--seed", "5", typed="1\n" * 8 + "save middle.json\nquit\n")
    told = shell.says("play", "--resume", "middle.json", "--record", "end.json", typed=scripted(4))
    assert " wins, " in told
    assert json.loads(shell.says("replay", "end.json", "--json"))["game"] == "spellbook"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--players", "5"], "1 to 4"),
        (["--difficulty", "2"], "alone"),
        (["--players", "1", "--difficulty", "9"], "9"),
        (["--spells", "set_9"], "set_9"),
        (["--level", "archmage"], "level"),
    ],
)
def test_bad_settings_are_refused_in_one_sentence(shell: Shell, arguments: list[str], word: str) -> None:
    assert word in shell.complains("play", "spellbook", *arguments)


def test_facts_as_json(shell: Shell) -> None:
    facts = json.loads(shell.says("facts", "spellbook", "--json"))
    assert len(facts["spells"]) == 21
    assert [spell["set"] for spell in facts["spells"]] == [1] * 7 + [2] * 7 + [3] * 7
    growth = next(spell for spell in facts["spells"] if spell["id"] == "growth")
    assert [growth["levels"][level]["points"] for level in "345"] == [3, 4, 6]
    assert (growth["color"], growth["phase"]) == ("green", "evening")
    assert facts["limits"]["materia"] == 105
    assert facts["limits"]["board_points"][-1] == 18
    assert facts["limits"]["wiping"] == [4, 9, 14]
    assert "attic" in shell.complains("facts", "spellbook", "--box", "attic")


@pytest.mark.parametrize(("lang", "word"), [("en", "Time Travel"), ("fr", "Croissance"), ("de", "Trugbild")])
def test_facts_as_tables(shell: Shell, lang: str, word: str) -> None:
    told = shell.says("facts", "spellbook", "--lang", lang)
    assert word in told
    assert max(map(len, told.splitlines())) <= 80


def test_simulations(shell: Shell) -> None:
    two = json.loads(shell.says("simulate", "spellbook", "--games", "10", "--json", "--workers", "1"))
    assert two["results"]["days"]["min"] > 5
    assert two["results"]["winner"]["mean"] >= two["results"]["score"]["mean"]
    told = shell.says("simulate", "spellbook", "--players", "1", "--games", "10", "--lang", "fr", "--workers", "1")
    assert "Le joueur bat l'adversaire" in told
