"""The facts of any game in a terminal: as tables of the game's own making, or as they come."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from sortilege.core.text.catalog import Texts
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import Screen

# Shows what is in one box.
Tables = Callable[[Any, Texts, CliTexts, Screen], None]


def sheet(title: str, *columns: str) -> Table:
    table = Table(title=Text(title), title_style="bold", title_justify="left")
    for column in columns:
        table.add_column(column)
    return table


def show_plainly(facts: Mapping[str, Any], texts: Texts, say: CliTexts, out: Screen) -> None:
    """A table for each list of things, and one for what else there is."""
    things = {key: value for key, value in facts.items() if many(value)}
    for key, rows in things.items():
        columns = list(dict.fromkeys(column for row in rows for column in row))
        table = sheet(key, *columns)
        for row in rows:
            table.add_row(*(Text(told(row.get(column, ""))) for column in columns))
        out.print(table)
    rest = sheet(say("facts-limits"), "", "")
    rest.show_header = False
    for key, value in facts.items():
        if key not in things:
            rest.add_row(key, Text(told(value)))
    out.print(rest)


def show_limits(limits: Mapping[str, int | Sequence[int]], say: CliTexts, out: Screen) -> None:
    """Limits and counts, each by its name."""
    table = sheet(say("facts-limits"), "", "")
    table.show_header = False
    for key, value in limits.items():
        table.add_row(say(f"limit-{key}"), told(value))
    out.print(table)


def many(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, Mapping) for one in value)


def told(value: Any) -> str:
    """A value in a word or a list of them."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {told(one)}" for key, one in value.items())
    return ", ".join(map(told, value)) if isinstance(value, list | tuple) else str(value)
