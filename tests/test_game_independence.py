"""Nothing outside a game's folder names a game or its things: whoever needs something of one asks its kit."""

import re
from pathlib import Path

import pytest

from sortilege.core.kits import Kit, kits

ROOT = Path(__file__).parent.parent
# Where to read, and what; the page's sources have a test of their own (test_page_game_independence.py).
ROOTS = {"src/sortilege": (".py", ".ftl")}
# What the rulebooks of our games say, and no other game has to.
THINGS = r"kingdom|enchant|archmage|amulet|transmut|prestige|materia\b|altar\b|pouch|spell(?!ing|ed|s? it)"


def things(kit: Kit) -> set[str]:
    """A game's names, its boxes, the words for options that go together, and its cards' ids of several words."""
    cards = {subject.id for subject in kit.story.subjects() if "_" in subject.id and not subject.id[-1].isdigit()}
    return {kit.name, kit.title, *kit.boxes, *kit.presets, *cards} - {"base"}


def files() -> list[Path]:
    found = [path for root, kinds in ROOTS.items() for path in (ROOT / root).rglob("*") if path.suffix in kinds]
    return sorted(path for path in found if "games" not in path.relative_to(ROOT).parts)


def test_there_is_something_to_read() -> None:
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
