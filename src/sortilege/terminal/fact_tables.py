"""A game's facts in the terminal: as the game's own tables, or as plain ones."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from sortilege.core.text.catalog import Texts
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import Screen


def titled_table(title: str, *columns: str) -> Table:
    table = Table(title=Text(title), title_style="bold", title_justify="left")
    for column in columns:
        table.add_column(column)
    return table


def show_all_facts(facts: Mapping[str, Any], texts: Texts, say: CliTexts, out: Screen) -> None:
    """Print a table for each list of things, and one for the other facts."""
    things = {key: value for key, value in facts.items() if is_table(value)}
    for key, rows in things.items():
        columns = list(dict.fromkeys(column for row in rows for column in row))
        table = titled_table(key, *columns)
        for row in rows:
            table.add_row(*(Text(format_value(row.get(column, ""))) for column in columns))
        out.print(table)
    rest = titled_table(say("facts-limits"), "", "")
    rest.show_header = False
    for key, value in facts.items():
        if key not in things:
            rest.add_row(key, Text(format_value(value)))
    out.print(rest)


def show_limits(limits: Mapping[str, int | Sequence[int]], say: CliTexts, out: Screen) -> None:
    """Print the limits and counts by name."""
    table = titled_table(say("facts-limits"), "", "")
    table.show_header = False
    for key, value in limits.items():
        table.add_row(say(f"limit-{key}"), format_value(value))
    out.print(table)


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, Mapping) for one in value)


def format_value(value: Any) -> str:
    """Format a value as a word or a list of words."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {format_value(one)}" for key, one in value.items())
    return ", ".join(map(format_value, value)) if isinstance(value, list | tuple) else str(value)
