"""Draw a game in the terminal: table, log, cards, moves."""

import re
import textwrap
from collections.abc import Sequence
from itertools import groupby

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sortilege.core.text.line_wrap import WIDTH
from sortilege.terminal.renderer import OptionRow, Renderer
from sortilege.terminal.screen import Screen

MAX_WIDTH = 104  # longer lines are hard to read; tables are at most 100 wide
MAX_LABEL_SHARE = 0.45  # of the width, beside the hints
SEPARATOR = " · "


def width(out: Screen) -> int:
    return min(out.width, MAX_WIDTH)


def fit(text: str, columns: int) -> str:
    """Drop blank lines and break long ones, preferably between list items, with deeper indentation."""
    lines = [line for line in text.splitlines() if line.strip()]
    if columns < WIDTH:
        lines = rejoin_lists(lines)
    return "\n".join(row for line in lines for row in break_line(line, columns))


def rejoin_lists(lines: Sequence[str]) -> list[str]:
    """Rejoin lists that were broken for a wider screen."""
    found: list[str] = []
    last = ""
    for line in lines:
        more = line.lstrip()
        deeper = bool(found) and len(line) - len(more) == len(found[-1]) - len(found[-1].lstrip()) + 2
        full = len(last) + len(SEPARATOR) + len(more.partition(SEPARATOR)[0]) > WIDTH
        if deeper and full and SEPARATOR in last + more:
            found[-1] += SEPARATOR + more
        else:
            found.append(line)
        last = line
    return found


def break_line(line: str, columns: int) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    option_rows = [""]
    for part in line.split(SEPARATOR):
        joined = option_rows[-1] + SEPARATOR + part if option_rows[-1] else part
        if len(joined) <= columns:
            option_rows[-1] = joined
        else:
            full = option_rows.pop()
            option_rows += [full] if full else []
            whole = indent + part if option_rows else part
            option_rows += textwrap.wrap(whole, columns, subsequent_indent=indent) if len(whole) > columns else [whole]
    return option_rows


def color_text(text: str, renderer: Renderer) -> Text:
    """Color energies and similar words; set players' names in bold."""
    found = Text(text)
    for word, color in renderer.colors().items():
        found.highlight_regex(rf"(?<![\w-]){re.escape(word)}(?![\w-])", color)
    for name in renderer.names:
        found.highlight_regex(rf"(?m)^{re.escape(name)}(?!\w)", "bold")
    return found


def panel(out: Screen, text: str, title: str, renderer: Renderer) -> None:
    inside = fit(text, width(out) - 4)
    out.print(Panel(color_text(inside, renderer), title=Text(title), title_align="left", width=width(out)))


def log(out: Screen, lines: Sequence[str]) -> None:
    """Print events with a dot before each; repeated lines are printed once, with a count."""
    for text, group in groupby(lines):
        times = len(list(group))
        line = f"{text} ×{times}" if times > 1 else text
        wrapped = textwrap.fill(line, width(out) - 2, initial_indent="· ", subsequent_indent="  ")
        out.print(Text(wrapped, style="cyan"))


def option_rows(out: Screen, given: Sequence[OptionRow]) -> None:
    """Print numbered moves, one line each; moves with a card's effect take several."""
    if not any(row.effect for row in given):
        short_rows(out, given)
        return
    grid = Table.grid(padding=(0, 1))
    grid.width = width(out)
    grid.add_column(justify="right", style="bold yellow", width=3)
    grid.add_column(ratio=2)
    grid.add_column(ratio=5)
    for number, row in enumerate(given, 1):
        head = Text.assemble((row.label, "bold"), (f"\n{row.hint}" if row.hint else "", "dim"))
        grid.add_row(str(number), head, row.effect)
    out.print(grid)


def short_rows(out: Screen, given: Sequence[OptionRow]) -> None:
    """Print the hints in a column of their own, except after a very long label."""
    column = max((len(row.label) for row in given if len(row.label) <= width(out) * MAX_LABEL_SHARE), default=0)
    for number, row in enumerate(given, 1):
        line = Text.assemble((f"{number:>3} ", "bold yellow"), row.label)
        if row.hint:
            line.append(f"{row.label:<{column}} {row.hint}"[len(row.label) :], "dim")
            line.truncate(width(out), overflow="ellipsis")
        out.print(line)


def refusals(out: Screen, lines: Sequence[str]) -> None:
    """Print what cannot be chosen, and why."""
    for line in lines:
        wrapped = textwrap.fill(line, width(out) - 4, initial_indent="  – ", subsequent_indent="    ")
        out.print(Text(wrapped, style="dim"))


def commands(out: Screen, text: str) -> None:
    """Print the commands: words on the left, explanations on the right."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold yellow", no_wrap=True)
    grid.add_column()
    for line in text.splitlines():
        word, _, text = line.partition("  ")
        grid.add_row(word, text.strip())
    out.print(grid)
