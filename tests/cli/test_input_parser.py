"""Input of players is understood or rejected, never guessed."""

import pytest

from sortilege.terminal.input_parser import Command, NamedItem, command_words, match_items, parse_command, parse_numbers

LINES = [
    NamedItem("summon:amulet_of_fire", "Summon Amulet of Fire"),
    NamedItem("summon:amulet_of_air", "Summon Amulet of Air"),
    NamedItem("activate:dragon_skull", "„Drachenschädel“ aktivieren"),
    NamedItem("energy:air", "air"),
    NamedItem("end", "End the turn"),
]


@pytest.mark.parametrize(
    ("answer", "ids"),
    [
        ("end", ["end"]),
        ("END THE", ["end"]),
        ("summon:amulet_of_f", ["summon:amulet_of_fire"]),
        ("summon amulet of f", ["summon:amulet_of_fire"]),
        ("amulet", ["summon:amulet_of_fire", "summon:amulet_of_air"]),
        ("air", ["energy:air"]),
        ("drachenschadel", ["activate:dragon_skull"]),
        ("dragon", ["activate:dragon_skull"]),
        ("skull", ["activate:dragon_skull"]),
        ("x", []),
        ("", []),
        (" ", []),
    ],
)
def test_find(answer: str, ids: list[str]) -> None:
    assert [line.id for line in match_items(answer, LINES)] == ids


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("3", [3]),
        (" 1 2,3 ", [1, 2, 3]),
        ("0", None),
        ("6", None),
        ("1 x", None),
        ("", None),
        ("99999999", None),
        ("²", None),
    ],
)
def test_numbers(answer: str, found: list[int] | None) -> None:
    assert parse_numbers(answer, 5) == found


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("?", Command("help", "")),
        ("Karte Amulett", Command("card", "Amulett")),
        ("card Amulett", Command("card", "Amulett")),
        ("ZURÜCK", Command("back", "")),
        ("zuruck", Command("back", "")),
        ("back 1", None),
        ("table leg", None),
        ("frob", None),
    ],
)
def test_command(answer: str, found: Command | None) -> None:
    assert parse_command(answer, command_words({"card": "karte", "back": "zurück"})) == found
