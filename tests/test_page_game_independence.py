"""Only a game's own folder in the page's source names the game or its things."""

import re
from pathlib import Path

from sortilege.core.kits import GAMES

SOURCE = Path(__file__).parent.parent / "web/src"
FOLDERS = sorted(path.name for path in (SOURCE / "games").iterdir() if path.is_dir())
# What only one of our games has, by the words of its rulebook.
THINGS = (
    r"seasons?\b|winter|spring\b|summer|prestige|crystal|energ(y|ies)|transmut|kingdom|enchantment|amulet|bonus"
    r"|spell(?!check)|materia|familiar\b|altar|pouch|\brunes?\b|midday|evening"
)
FILES = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in (".svelte", ".ts", ".css", ".mjs") and "games" not in path.relative_to(SOURCE).parts
)


def test_every_folder_is_a_game_and_says_what_the_page_has_of_it() -> None:
    assert set(FOLDERS) <= set(GAMES)
    for name in FOLDERS:
        assert (SOURCE / "games" / name / "index.ts").is_file()


def test_the_checked_files_exist() -> None:
    assert len(FILES) > 80


def test_nothing_else_names_a_game_or_its_things() -> None:
    named = re.compile("|".join([*FOLDERS, THINGS]), re.IGNORECASE)
    found = [
        f"{file.relative_to(SOURCE)}: {line.strip()}"
        for file in FILES
        for line in file.read_text("utf-8").splitlines()
        if named.search(line)
    ]
    assert not found, "\n".join(found)
