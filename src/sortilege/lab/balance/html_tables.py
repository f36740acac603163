"""HTML tables of the report: names on the left; differences that may be chance are printed faintly."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from sortilege.lab.balance.estimates import SeatEstimate, is_sure
from sortilege.lab.balance.labels import Labels, sign
from sortilege.lab.statistics.intervals import Estimate


def details(title: str, table: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{table}</details>"


def table(heads: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f'<tr><th class="name" scope="row">{escape(name)}</th>{"".join(cells)}</tr>' for name, cells in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


class Lines(NamedTuple):
    """One row group: cells that span all lines, and named lines."""

    name: str
    once: list[str]
    lines: list[tuple[str, list[str]]]


def grouped_table(heads: Sequence[str], rows: Sequence[Lines]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(map(group_html, rows))
    return f'<div class="scroll"><table class="lined"><thead><tr>{head}</tr></thead>{body}</table></div>'


def group_html(row: Lines) -> str:
    span = f'rowspan="{len(row.lines)}"'
    before = f'<th class="name" scope="rowgroup" {span}>{escape(row.name)}</th>'
    before += "".join(f"<td {span}>{text}</td>" for text in row.once)
    lines = [f'<th scope="row">{escape(name)}</th>{"".join(cells)}' for name, cells in row.lines]
    return f"<tbody><tr>{before}{'</tr><tr>'.join(lines)}</tr></tbody>"


def fared_lines(every: Sequence[SeatEstimate | None], words: Labels, half: bool) -> list[tuple[str, list[str]]]:
    """Return one line for wins and one for points."""
    wins = [cell(fared.wins if fared else None, 100, half) for fared in every]
    points = [cell(fared.points if fared else None, 1, half) for fared in every]
    return [(words.say("balance-wins"), wins), (words.say("balance-points"), points)]


def cell(found: Estimate | None, unit: int, half: bool = True) -> str:
    """Return a difference as a table cell; faint if it may be chance."""
    if found is None:
        return "<td>–</td>"
    value = sign(unit * found.value)
    wide = f" ± {unit * (found.high - found.value):.1f}" if half else ""
    kind = ("more" if found.value > 0 else "less") if is_sure(found) else "open"
    title = f' title="{sign(unit * found.low)} … {sign(unit * found.high)}"'
    return f'<td class="{kind}"{title}>{value}{wide}</td>'
