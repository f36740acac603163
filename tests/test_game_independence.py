"""No code outside a game's folder names a game or its things; it asks the game's kit."""

import re
from pathlib import Path

import pytest

from sortilege.core.kits import Kit, kits

ROOT = Path(__file__).parent.parent
# Folders and file types to check; test_page_game_independence.py checks the page.
ROOTS = {"src/sortilege": (".py", ".ftl")}
# Words from the rulebooks of our games.
THINGS = r"kingdom|enchant|archmage|amulet|transmut|prestige|materia\b|altar\b|pouch|spell(?!ing|ed|s? it)"


def things(kit: Kit) -> set[str]:
    """Return a game's names, boxes and presets, and the ids of cards of several words."""
    cards = {subject.id for subject in kit.story.subjects() if "_" in subject.id and not subject.id[-1].isdigit()}
    return {kit.name, kit.title, *kit.boxes, *kit.rules.options.presets, *cards} - {"base"}


def files() -> list[Path]:
    found = [path for root, kinds in ROOTS.items() for path in (ROOT / root).rglob("*") if path.suffix in kinds]
    return sorted(path for path in found if "games" not in path.relative_to(ROOT).parts)


def test_the_checked_files_exist() -> None:
    assert len(files()) > 150
    assert {path.suffix for path in files()} == {".py", ".ftl"}


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.name)
def test_no_file_names_this_game(kit: Kit) -> None:
    named = re.compile("|".join([*sorted(map(re.escape, things(kit))), THINGS]), re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:120]}"
        for path in files()
        for line in path.read_text("utf-8").splitlines()
        if named.search(line)
    ]
    assert not found, "\n".join(found)
