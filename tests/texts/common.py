"""Helpers shared by the tests of texts."""

from importlib.resources import files

from sortilege.core.kits import kit
from sortilege.core.text.line_wrap import WIDTH

PACKAGE = files("sortilege")
RULINGS = kit("seasons").rulings
SPELLBOOK_RULINGS = kit("spellbook").rulings
NAMES = ("Ann", "Bob, whose name is longer than any column", "{ $n }", "Zoé")


def plain(text: str) -> str:
    """The text, checked for width and for what a reader must never see."""
    for line in text.splitlines():
        assert len(line) <= WIDTH, line
        assert line == line.rstrip(), repr(line)
    return text
