"""Plain text in lines of limited width: wrap texts and lists, shorten players' names."""

from collections.abc import Iterable
from textwrap import wrap

WIDTH = 100
NAME = 20  # a longer player name is cut short where columns matter


def shorten_name(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def wrap_list(label: str, parts: Iterable[str], indent: int = 0) -> list[str]:
    """Return a label and a list of things, wrapped between things; empty if there are none."""
    lines = [" " * indent + label]
    between = " "
    for part in parts:
        if len(lines[-1]) + len(between) + len(part) > WIDTH:
            lines.append(" " * (indent + 2) + part)
        else:
            lines[-1] += between + part
        between = " · "
    return lines if between != " " else []


def wrap_text(text: str, indent: int = 0) -> list[str]:
    """Wrap a text between words."""
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))
