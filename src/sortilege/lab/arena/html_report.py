"""The arena report: a self-contained HTML page with plots."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from sortilege import __version__
from sortilege.core.kits import kit
from sortilege.lab import svg_charts
from sortilege.lab.arena.arena import Plan
from sortilege.lab.arena.deal_runner import ArenaGame
from sortilege.lab.arena.report_text import Localize, command, mean, milliseconds, rate, rating, sentences
from sortilege.lab.arena.summary import Results, TimeFigures


def page(
    plan: Plan,
    results: Results,
    times: Sequence[TimeFigures],
    outcomes: Sequence[ArenaGame],
    lang: str,
    say: Localize,
) -> str:
    """Return the page as HTML."""
    color = {bot: i for i, bot in enumerate(plan.bots)}
    parts = [
        wins(results, color, say),
        ratings(results, color, say),
        pairs(results, color, say),
        scores(outcomes, color, say),
        seats(results, color, say),
        choosing(times, color, say),
    ]
    title = say("arena-page", game=kit(plan.game).title, bots=", ".join(plan.bots))
    lead = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(plan, results, say))
    p1 = results.sprt.p1 if results.sprt else None
    options = "".join(f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in plan.options.items())
    body = f"""<ul class="lead">{lead}</ul>
{table(results, times, color, say)}
{"".join(part for part in parts if part)}
<footer>
<p>{escape(say("arena-how"))}</p>
<p>{escape(say("arena-again", version=__version__))}</p>
<pre>{escape(command(plan, p1))}</pre>
<details><summary>{escape(say("arena-options"))}</summary><dl>{options}</dl></details>
</footer>
"""
    return html_page(title, body, lang)


def html_page(title: str, body: str, lang: str) -> str:
    """Return a self-contained page with this body."""
    style = files("sortilege.lab").joinpath("report.css").read_text(encoding="utf-8")
    return f"""<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{body}</main>
</body>
</html>
"""


Colors = dict[str, int]


def table(results: Results, times: Sequence[TimeFigures], color: Colors, say: Localize) -> str:
    """Return the table of all bots."""
    heads = [say(f"arena-{key}") for key in ("bot", "games", "wins", "score", "rating", "p50", "p95", "choices")]
    timed = {found.bot: found for found in times}
    rows = []
    for bot in results.bots:
        found = timed[bot.bot]
        cells = [
            str(bot.games),
            rate(bot.wins) if bot.wins else "–",
            mean(bot.score),
            rating(bot.rating) if bot.rating else "–",
            milliseconds(found.p50),
            milliseconds(found.p95),
            f"{bot.choices:.1f}",
        ]
        name = f'<th scope="row"><i class="c{color[bot.bot] % svg_charts.COLORS}"></i>{escape(bot.bot)}</th>'
        rows.append(f"<tr>{name}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def section(key: str, plot: str, say: Localize) -> str:
    """Return a plot with heading and explanation."""
    title, how = escape(say(f"arena-h-{key}")), escape(say(f"arena-c-{key}"))
    return f'<section id="{key}"><h2>{title}</h2><p>{how}</p>\n{plot}\n</section>\n'


def wins(results: Results, color: Colors, say: Localize) -> str:
    rows = [
        svg_charts.ChartRow(bot.bot, 100 * w.value, 100 * w.low, 100 * w.high, rate(w), color[bot.bot])
        for bot in results.bots
        if (w := bot.wins)
    ]
    if not rows:
        return ""
    fair = results.bots[0].fair
    mark = 100 * fair if fair < 1 else None
    return section("rates", svg_charts.intervals(rows, svg_charts.Scale(0, 100), " %", mark, say("arena-h-rates")), say)


def ratings(results: Results, color: Colors, say: Localize) -> str:
    rows = [
        svg_charts.ChartRow(bot.bot, r.value, r.low, r.high, rating(r), color[bot.bot])
        for bot in sorted(results.bots, key=lambda bot: -(bot.rating.value if bot.rating else 0))
        if (r := bot.rating)
    ]
    if not rows:
        return ""
    scale = svg_charts.scale_around([number for row in rows for number in (row.low, row.high)])
    return section("ratings", svg_charts.intervals(rows, scale, title=say("arena-h-ratings")), say)


def pairs(results: Results, color: Colors, say: Localize) -> str:
    """Return the plot of pairs; with two bots it would only repeat the win rates."""
    if len(results.pairs) < 2:
        return ""
    rows = [
        svg_charts.ChartRow(f"{p.bot} : {p.other}", 100 * a.value, 100 * a.low, 100 * a.high, rate(a), color[p.bot])
        for p in results.pairs
        for a in [p.ahead]
    ]
    return section("pairs", svg_charts.intervals(rows, svg_charts.Scale(0, 100), " %", 50, say("arena-h-pairs")), say)


def scores(outcomes: Sequence[ArenaGame], color: Colors, say: Localize) -> str:
    numbers = {bot: [float(s.score) for o in outcomes for s in o.sittings if s.bot == bot] for bot in color}
    rows = [(bot, found, color[bot]) for bot, found in numbers.items() if found]
    return section("scores", svg_charts.histograms(rows, say("arena-h-scores")), say)


def seats(results: Results, color: Colors, say: Localize) -> str:
    rows = [
        svg_charts.ChartRow(f"{bot.bot} · {seat + 1}", found.value, found.low, found.high, mean(found), color[bot.bot])
        for bot in results.bots
        for seat, found in enumerate(bot.seats)
    ]
    scale = svg_charts.scale_around([number for row in rows for number in (row.low, row.high)])
    return section("seats", svg_charts.intervals(rows, scale, title=say("arena-h-seats")), say)


def choosing(times: Sequence[TimeFigures], color: Colors, say: Localize) -> str:
    rows = [
        svg_charts.ChartRow(
            t.bot,
            1000 * t.p50,
            1000 * t.p50,
            1000 * t.p95,
            f"{milliseconds(t.p50)} … {milliseconds(t.p95)} ms",
            color[t.bot],
        )
        for t in times
        if t.choices
    ]
    if not rows:
        return ""
    scale = svg_charts.decades([number for row in rows for number in (row.value, row.high)])
    return section("times", svg_charts.intervals(rows, scale, " ms", title=say("arena-h-times")), say)
