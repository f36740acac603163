"""Charts as SVG that take their colors from the surrounding page, so they work in light and dark themes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from math import ceil, floor, log10
from statistics import fmean, median

WIDTH = 760
LETTER = 8.8  # typical maximum width of a letter
RIGHT = 168  # margin for the figures
ROW = 34
GAP = 14
LONGEST = 32  # maximum letters of a name
FOOT = 30
COLORS = 6  # colors that the page defines


@dataclass(frozen=True)
class ChartRow:
    """A value with its interval; `words` is printed beside it."""

    name: str
    value: float
    low: float
    high: float
    words: str
    color: int


@dataclass(frozen=True)
class Scale:
    """Maps numbers to positions on the x axis."""

    low: float
    high: float
    logarithmic: bool = False
    left: float = 0.0  # x of the axis origin

    def with_room_for(self, names: Sequence[str]) -> "Scale":
        """Return the scale with room for these names."""
        return replace(self, left=min(LONGEST, max(map(len, names))) * LETTER + GAP)

    def at(self, number: float) -> float:
        low, high = self.low, self.high
        if self.logarithmic:
            number, low, high = log10(number), log10(low), log10(high)
        return self.left + (WIDTH - self.left - RIGHT) * (min(max(number, low), high) - low) / (high - low)

    def ticks(self) -> list[float]:
        if self.logarithmic:
            return [10.0**n for n in range(round(log10(self.low)), round(log10(self.high)) + 1)]
        step = step_for(self.high - self.low)
        return [n * step for n in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]


def step_for(width: float) -> float:
    """A round step that cuts a width into about six parts."""
    rough = width / 6
    power = 10.0 ** floor(log10(rough))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= rough)


def scale_around(numbers: Sequence[float]) -> Scale:
    """A scale from one round number to another, with all of these in it."""
    low, high = min(numbers), max(numbers)
    step = step_for(high - low or 1.0)
    return Scale(floor(low / step) * step, (floor(high / step) + 1) * step)


def decades(numbers: Sequence[float]) -> Scale:
    low, high = floor(log10(min(numbers))), ceil(log10(max(numbers)))
    return Scale(10.0**low, 10.0 ** max(high, low + 1), True)


def intervals(
    rows: Sequence[ChartRow], scale: Scale, unit: str = "", mark: float | None = None, title: str = ""
) -> str:
    """A point and its interval for each row; `mark` draws a line to compare with."""
    scale = scale.with_room_for([row.name for row in rows])
    bottom = ROW * len(rows) + 8
    parts = axis(scale, bottom, unit)
    if mark is not None:
        x = scale.at(mark)
        parts.append(f'<line class="mark" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{bottom}"/>')
    for i, row in enumerate(rows):
        y = ROW * i + ROW / 2 + 4
        low, high, x = scale.at(row.low), scale.at(row.high), scale.at(row.value)
        parts.append(name(row.name, scale, y))
        parts.append(f'<g class="c{row.color % COLORS}"><title>{escape(f"{row.name}: {row.words}")}</title>')
        parts.append(f'<line class="range" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5.5"/></g>')
        parts.append(words(row.words, y))
    return drawing(parts, bottom + FOOT, title)


def histograms(rows: Sequence[tuple[str, Sequence[float], int]], title: str = "") -> str:
    """Draw histograms, one row per name on a common scale; the line is the median."""
    height = 76
    scale = scale_around([number for _, numbers, _ in rows for number in numbers])
    scale = scale.with_room_for([label for label, _, _ in rows])
    width = step_for(scale.high - scale.low) / 5
    bottom = height * len(rows) + 8
    parts = axis(scale, bottom, "")
    for i, (label, numbers, color) in enumerate(rows):
        base = height * (i + 1)
        counts = [0] * (round((scale.high - scale.low) / width) + 1)
        for number in numbers:
            counts[floor((number - scale.low) / width + 1e-9)] += 1
        unit = (height - 16) / max(counts)
        parts += [name(label, scale, base - height / 2 + 8), f'<g class="c{color % COLORS}">']
        for place, n in enumerate(counts):
            if n:
                x, end = scale.at(scale.low + place * width), scale.at(scale.low + (place + 1) * width)
                box = (
                    f'x="{x:.1f}" y="{base - n * unit:.1f}" width="{max(end - x - 1, 0.5):.1f}" height="{n * unit:.1f}"'
                )
                parts.append(f'<rect class="bar" {box}/>')
        x = scale.at(median(numbers))
        parts.append(f'<line class="median" x1="{x:.1f}" y1="{base - height + 10}" x2="{x:.1f}" y2="{base}"/></g>')
        parts.append(f'<line class="grid" x1="{scale.left:.1f}" y1="{base}" x2="{WIDTH - RIGHT}" y2="{base}"/>')
        parts.append(words(f"{fmean(numbers):.1f}", base - height / 2 + 8))
    return drawing(parts, bottom + FOOT, title)


def curves(rows: Sequence[tuple[str, Sequence[float]]], title: str = "") -> str:
    """Draw line charts, one line per name, labeled with its last value."""
    height = 220
    scale = scale_around([number for _, numbers in rows for number in numbers])
    wide = max(len(numbers) for _, numbers in rows)
    across = Scale(1, max(wide, 2)).with_room_for([f"{tick:g}" for tick in scale.ticks()])

    def up(number: float) -> float:
        return 8 + (height - 8) * (1 - (number - scale.low) / (scale.high - scale.low))

    parts = []
    for tick in scale.ticks():
        y = up(tick)
        parts.append(f'<line class="grid" x1="{across.left:.1f}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"/>')
        parts.append(name(f"{tick:g}".replace("-", "−"), across, y))
    for i, (label, numbers) in enumerate(rows):
        points = [(across.at(n), up(number)) for n, number in enumerate(numbers, 1)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<g class="c{i % COLORS}"><title>{escape(label)}</title>')
        parts.append(f'<polyline class="curve" points="{line}"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>' for x, y in points]
        parts.append("</g>")
        parts.append(words(f"{label}: {numbers[-1]:.1f}", 16 + 20 * i))
    return drawing(parts, height + FOOT, title)


def axis(scale: Scale, bottom: float, unit: str) -> list[str]:
    parts = []
    for tick in scale.ticks():
        x = scale.at(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{bottom + 18}">{escape(f"{tick:g}{unit}".replace("-", "−"))}</text>'
        )
    return parts


def name(text: str, scale: Scale, y: float) -> str:
    """Draw a row's name; long names lose their beginning, the least informative part of a dotted path."""
    short = text if len(text) <= LONGEST else f"…{text[1 - LONGEST :]}"
    return (
        f'<text class="name" x="{scale.left - GAP:.1f}" y="{y + 5}">{escape(short)}<title>{escape(text)}</title></text>'
    )


def words(text: str, y: float) -> str:
    return f'<text class="words" x="{WIDTH - RIGHT + GAP}" y="{y + 5}">{escape(text)}</text>'


def drawing(parts: Sequence[str], height: float, title: str) -> str:
    body = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">\n{body}\n</svg>'
