"""Plain text in lines that fit the screen; knows no game."""

from collections.abc import Iterable
from textwrap import wrap

WIDTH = 100
NAME = 20  # a longer player name is cut short where columns matter


def short(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def listed(label: str, parts: Iterable[str], indent: int = 0) -> list[str]:
    """A label and things after it, broken between things; nothing at all when there are none."""
    lines = [" " * indent + label]
    between = " "
    for part in parts:
        if len(lines[-1]) + len(between) + len(part) > WIDTH:
            lines.append(" " * (indent + 2) + part)
        else:
            lines[-1] += between + part
        between = " · "
    return lines if between != " " else []


def wrapped(text: str, indent: int = 0) -> list[str]:
    """A longer text, broken between words."""
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))
