"""What the tests of texts share."""

from importlib.resources import files
from typing import Any

import yaml

from sortilege.core.lines import WIDTH

PACKAGE = files("sortilege")


def ledger(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.safe_load((PACKAGE / "rulings" / f"{game}.yaml").read_text(encoding="utf-8"))
    return found


RULINGS = ledger("seasons")
SPELLBOOK_RULINGS = ledger("spellbook")
NAMES = ("Ann", "Bob, whose name is longer than any column", "{ $n }", "Zoé")


def plain(text: str) -> str:
    """The text, checked for width and for what a reader must never see."""
    for line in text.splitlines():
        assert len(line) <= WIDTH, line
        assert line == line.rstrip(), repr(line)
    return text
