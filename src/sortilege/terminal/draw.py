"""How a game looks in the terminal: table, log, cards, options."""

import re
import textwrap
from collections.abc import Sequence
from itertools import groupby

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sortilege.core.text.plain_text import WIDTH
from sortilege.terminal.renderer import Renderer, Row
from sortilege.terminal.screen import Screen

WIDEST = 104  # longer lines are hard to read; the table's own text is at most 100 wide
LABELS = 0.45  # of the width is the most that labels take from the hints beside them
BETWEEN = " · "


def width(out: Screen) -> int:
    return min(out.width, WIDEST)


def fit(text: str, columns: int) -> str:
    """A text without blank lines, its long lines broken, best between things listed, and indented a little more."""
    lines = [line for line in text.splitlines() if line.strip()]
    if columns < WIDTH:
        lines = rejoined(lines)
    return "\n".join(row for line in lines for row in broken(line, columns))


def rejoined(lines: Sequence[str]) -> list[str]:
    """Lists that were broken where a wider screen ends, whole again."""
    found: list[str] = []
    last = ""
    for line in lines:
        more = line.lstrip()
        deeper = bool(found) and len(line) - len(more) == len(found[-1]) - len(found[-1].lstrip()) + 2
        full = len(last) + len(BETWEEN) + len(more.partition(BETWEEN)[0]) > WIDTH
        if deeper and full and BETWEEN in last + more:
            found[-1] += BETWEEN + more
        else:
            found.append(line)
        last = line
    return found


def broken(line: str, columns: int) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    rows = [""]
    for part in line.split(BETWEEN):
        joined = rows[-1] + BETWEEN + part if rows[-1] else part
        if len(joined) <= columns:
            rows[-1] = joined
        else:
            full = rows.pop()
            rows += [full] if full else []
            whole = indent + part if rows else part
            rows += textwrap.wrap(whole, columns, subsequent_indent=indent) if len(whole) > columns else [whole]
    return rows


def coloured(text: str, teller: Renderer) -> Text:
    """Energies and the like in their colours, players' names in bold."""
    found = Text(text)
    for word, colour in teller.colours().items():
        found.highlight_regex(rf"(?<![\w-]){re.escape(word)}(?![\w-])", colour)
    for name in teller.names:
        found.highlight_regex(rf"(?m)^{re.escape(name)}(?!\w)", "bold")
    return found


def panel(out: Screen, text: str, title: str, teller: Renderer) -> None:
    inside = fit(text, width(out) - 4)
    out.print(Panel(coloured(inside, teller), title=Text(title), title_align="left", width=width(out)))


def log(out: Screen, lines: Sequence[str]) -> None:
    """What happened, a dot before each line; the same line several times over is told once."""
    for told, group in groupby(lines):
        times = len(list(group))
        line = f"{told} ×{times}" if times > 1 else told
        wrapped = textwrap.fill(line, width(out) - 2, initial_indent="· ", subsequent_indent="  ")
        out.print(Text(wrapped, style="cyan"))


def rows(out: Screen, given: Sequence[Row]) -> None:
    """Numbered options, one line each; a card with its effect takes a few."""
    if not any(row.effect for row in given):
        brief_rows(out, given)
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


def brief_rows(out: Screen, given: Sequence[Row]) -> None:
    """The hints stand in a column of their own, except behind a label that is very long."""
    column = max((len(row.label) for row in given if len(row.label) <= width(out) * LABELS), default=0)
    for number, row in enumerate(given, 1):
        line = Text.assemble((f"{number:>3} ", "bold yellow"), row.label)
        if row.hint:
            line.append(f"{row.label:<{column}} {row.hint}"[len(row.label) :], "dim")
            line.truncate(width(out), overflow="ellipsis")
        out.print(line)


def refused(out: Screen, lines: Sequence[str]) -> None:
    """What cannot be chosen, and why."""
    for line in lines:
        wrapped = textwrap.fill(line, width(out) - 4, initial_indent="  – ", subsequent_indent="    ")
        out.print(Text(wrapped, style="dim"))


def commands(out: Screen, text: str) -> None:
    """What can be typed: words on the left, what they do on the right."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold yellow", no_wrap=True)
    grid.add_column()
    for line in text.splitlines():
        word, _, told = line.partition("  ")
        grid.add_row(word, told.strip())
    out.print(grid)
