"""The facts match the engine's tables in each language."""

import json

import pytest

from sortilege.games.seasons.engine.constants import DICE
from tests.cli.shell import Shell


def test_json_has_every_card_die_and_number(shell: Shell) -> None:
    facts = json.loads(shell.says("facts", "seasons", "--box", "base", "--json"))
    assert [card["number"] for card in facts["cards"]] == list(range(1, 51))
    figrim = facts["cards"][10]
    assert figrim["id"] == "figrim_the_avaricious"
    assert figrim["cost"] == {"2": {"crystals": 3}, "3": {"crystals": 6}, "4": {"crystals": 9}}
    assert figrim["prestige"] == 7
    assert [card["option"] for card in facts["reprints"]] == ["balance", "idol"]
    assert [len(die["faces"]) for die in facts["dice"]] == [6] * len(DICE)
    assert facts["dice"][0]["faces"][0] == {
        "energy": {"fire": 1},
        "crystals": 0,
        "gauge": 1,
        "draw": 0,
        "transmute": 1,
        "pips": 3,
    }
    assert facts["rates"]["winter"] == {"air": 1, "water": 1, "fire": 2, "earth": 3}
    assert facts["limits"]["bonus_points"] == [0, -5, -12, -20]
    assert [bonus["id"] for bonus in facts["bonuses"]] == ["exchange", "transmute", "gauge", "draw_two"]
    assert len(facts["sets"]) == 4
    assert "amulet_of_air" in facts["sets"][0]
    assert facts["tokens"] == facts["enchantments"] == []


def test_json_of_the_expansion(shell: Shell) -> None:
    facts = json.loads(shell.says("facts", "seasons", "--box", "enchanted-kingdom", "--json"))
    assert [card["number"] for card in facts["cards"]] == list(range(1, 21))
    ratty = facts["cards"][19]
    assert ratty["name"] == "Ratty Nightshade"
    assert ratty["cost"] == {"2": {"crystals": 2}, "3": {"crystals": 4}, "4": {"crystals": 6}}
    assert [token["points"] for token in facts["tokens"]] == [-5, 6, -5, 10, 0, 0, -6, 18, -5, 3, 9, 0]
    assert facts["tokens"][6]["name"] == "Crystal Vein"
    assert "12 crystals" in facts["tokens"][6]["effect"]
    dealt = {enchantment["id"]: enchantment["dealt"] for enchantment in facts["enchantments"]}
    assert len(dealt) == 10
    assert (dealt["elemental_construction"], dealt["extended_experience"], dealt["drought"]) == (18, 12, 9)
    assert [bonus["id"] for bonus in facts["bonuses"]] == ["olaf"]
    assert facts["dice"] == facts["sets"] == []


def test_all_facts_list_the_base_box_then_the_expansion(shell: Shell) -> None:
    facts = json.loads(shell.says("facts", "--json"))
    assert facts["boxes"] == ["base", "enchanted_kingdom"]
    assert [card["box"] for card in facts["cards"]] == ["base"] * 50 + ["enchanted_kingdom"] * 20
    assert len(facts["bonuses"]) == 5
    assert len(facts["dice"]) == len(DICE)


@pytest.mark.parametrize(
    ("lang", "columns", "words"),
    [
        (
            "en",
            "80",
            ["Amulet of Air", "Figrim the Avaricious", "for 3: 6 crystals", "Apprentice sets", "−6"],
        ),
        (
            "fr",
            "120",
            ["Amulette d'air", "Cristaux par énergie", "Séries des apprentis", "Jetons", "Filon"],
        ),
        ("de", "80", ["Luftamulett", "Zauberlehrlinge", "Fähigkeitsmarker", "Dürre"]),
    ],
)
def test_facts_tables_in_each_language(shell: Shell, lang: str, columns: str, words: list[str]) -> None:
    told = shell.says("facts", "--lang", lang, COLUMNS=columns)
    for word in words:
        assert word in told
    assert max(map(len, told.splitlines())) <= int(columns)
