"""The balance report: a self-contained HTML page for designers and curious players."""

from collections.abc import Sequence
from html import escape

from sortilege import __version__
from sortilege.core.balance import BalanceQuestion
from sortilege.core.kits import kit
from sortilege.lab import svg_charts
from sortilege.lab.arena.html_report import html_page
from sortilege.lab.arena.report_text import percent
from sortilege.lab.balance.aggregates import TENTHS, Cells, Questions
from sortilege.lab.balance.estimates import UNDER, MarkEstimate, StudyEstimates, is_sure
from sortilege.lab.balance.html_tables import Lines, cell, details, fared_lines, grouped_table, table
from sortilege.lab.balance.labels import Labels
from sortilege.lab.balance.shard_files import StudyPart
from sortilege.lab.balance.study_plan import StudyPlan, balance_of
from sortilege.lab.balance.surprises import surprises
from sortilege.lab.statistics.intervals import Estimate

SHOWN = 10  # rows from each end of a long list
ALONE = 1
MANY = 6  # columns, beyond which intervals are left out
RATES = ("first", "led")


def page(study: StudyPart, words: Labels) -> str:
    """Return the page as HTML."""
    plan, say = study.plan, words.say
    figures = StudyEstimates(Questions(balance_of(plan.game)), study.sums)
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in lead(figures, plan, words))
    found = "".join(f"<li>{escape(sentence)}</li>" for sentence in surprises(figures, words))
    parts = [
        section("surprises", f"<ul>{found}</ul>" if found else f"<p>{escape(say('balance-no-surprise'))}</p>", words),
        first(figures, words),
        snowball(figures, words),
        *(question(figures, asked, words) for asked in figures.questions.game.QUESTIONS),
        pairs(figures, words),
        conditions(figures, words),
    ]
    options = "".join(f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in plan.options.items())
    body = f"""<ul class="lead">{items}</ul>
{"".join(parts)}
<footer>
<p>{escape(say("balance-how", asked=figures.asked, z=f"{figures.z:.2f}"))}</p>
<p>{escape(say("arena-again", version=__version__))}</p>
<pre>{escape(command(plan))}</pre>
<details><summary>{escape(say("arena-options"))}</summary><dl>{options}</dl></details>
</footer>
"""
    return html_page(say("balance-page", game=kit(plan.game).title), body, words.lang)


def command(plan: StudyPlan) -> str:
    """Return the command that plays the same games again."""
    line = f"sortilege lab balance {plan.game} --bot {plan.bot} --games {plan.games} --seed {plan.seed}"
    every = tuple(kit(plan.game).rules.seats)
    line += "" if plan.players == every else "".join(f" --players {players}" for players in plan.players)
    usual = balance_of(plan.game).OPTIONS
    given = [f" --option {key}={value}" for key, value in plan.options.items() if usual.get(key) != value]
    return line + "".join(given)


def section(key: str, content: str, words: Labels) -> str:
    """Return content with heading and explanation."""
    title, how = escape(words.say(f"balance-h-{key}")), escape(words.say(f"balance-c-{key}"))
    return f'<section id="{key}"><h2>{title}</h2><p>{how}</p>\n{content}\n</section>\n'


def lead(figures: StudyEstimates, plan: StudyPlan, words: Labels) -> list[str]:
    """Return sentences on what was played, who goes first, and how soon the winner is known."""
    sums, say = figures.sums, words.say
    items = [say("balance-played", games=plan.games, bot=plan.bot, players=", ".join(map(str, sorted(sums.marks))))]
    for players in sorted(figures.sums.known):
        if rate := figures.games(players, "first"):
            value, half = percent(rate.value), percent(rate.high - rate.value)
            items.append(say("balance-first", players=players, share=value, half=half, fair=percent(1 / players)))
    items += [
        say("balance-known", players=players, share=half_known(cells)) for players, cells in sorted(sums.known.items())
    ]
    return items


def half_known(cells: Cells) -> int:
    """Return the percentage of the game after which half of the winners lead for good."""
    left = sum(games for (games,) in cells.values()) / 2
    for tenth in range(TENTHS):
        left -= cells.get(tenth, [0])[0]
        if left <= 0:
            return 100 * (tenth + 1) // TENTHS
    return 100


def first(figures: StudyEstimates, words: Labels) -> str:
    asked = figures.questions.place
    rows = [
        svg_charts.ChartRow(
            f"{words.say('balance-table', n=players)} · {words.tell(asked.things[place])}",
            *percentages(found.players[players].wins),
            words.points(found.players[players].wins),
            players,
        )
        for players in sorted(figures.base)
        for place in range(players)
        if players > ALONE and (found := figures.mark(asked.mark(place))) and players in found.players
    ]
    if not rows:
        return ""
    known = [(place, found) for place in range(len(asked.things)) if (found := figures.mark(asked.mark(place)))]
    parts = [plot(rows, words.say("balance-h-first")), everything(figures, asked, known, words)]
    return section("first", "\n".join(parts), words)


def percentages(found: Estimate) -> tuple[float, float, float]:
    return 100 * found.value, 100 * found.low, 100 * found.high


def plot(rows: Sequence[svg_charts.ChartRow], title: str) -> str:
    scale = svg_charts.scale_around([0.0, *(number for row in rows for number in (row.low, row.high))])
    return svg_charts.intervals(rows, scale, "", 0.0, title)


def snowball(figures: StudyEstimates, words: Labels) -> str:
    """Plot how often the leader, by points and by win chance, wins in the end."""
    parts = []
    for key, counted in (("points", figures.sums.leads), ("chances", figures.sums.chances)):
        rows = [
            (words.say("balance-table", n=players), [100 * found.value for found in figures.leads(cells).values()])
            for players, cells in sorted(counted.items())
        ]
        rows = [row for row in rows if row[1]]
        if rows:
            title = words.say(f"balance-by-{key}")
            parts.append(f"<h3>{escape(title)}</h3>\n{svg_charts.curves(rows, title)}")
    return section("snowball", "\n".join(parts), words) if parts else ""


def question(figures: StudyEstimates, asked: BalanceQuestion, words: Labels) -> str:
    """Return a question's section: both ends of the list as a plot, everything as tables."""
    known = [(thing, found) for thing in range(len(asked.things)) if (found := figures.mark(asked.mark(thing)))]
    if not known:
        return ""
    known.sort(key=lambda row: -row[1].wins.value)
    ends = known if len(known) <= 2 * SHOWN else known[:SHOWN] + known[-SHOWN:]
    rows = [
        svg_charts.ChartRow(
            words.tell(asked.things[thing]), *percentages(found.wins), words.points(found.wins), found.wins.value < 0
        )
        for thing, found in ends
    ]
    seldom = [words.tell(asked.things[thing]) for thing in range(len(asked.things)) if thing not in dict(known)]
    parts = [plot(rows, words.say(f"balance-h-{asked.key}"))]
    if len(known) > len(ends):
        parts.append(f'<p class="note">{escape(words.say("balance-ends", n=len(known), shown=SHOWN))}</p>')
    parts.append(everything(figures, asked, known, words))
    parts += [by(figures, asked, split, [thing for thing, _ in known], words) for split in asked.splits]
    if seldom and not all(name.isdecimal() for name in seldom):
        items = words.say("balance-seldom", things=", ".join(seldom))
        parts.append(f'<p class="note">{escape(items)}</p>')
    return section(asked.key, "\n".join(parts), words)


def everything(
    figures: StudyEstimates, asked: BalanceQuestion, known: Sequence[tuple[int, MarkEstimate]], words: Labels
) -> str:
    """Return the table of all things, overall and by player count."""
    say, tables = words.say, sorted(figures.base)
    brought = any(found.brought is not None for _, found in known)
    heads = ["", say("balance-seats"), *([say("balance-brought")] if brought else []), "", say("balance-every-table")]
    rows = []
    for thing, found in known:
        brings = "–" if found.brought is None else f"{found.brought:.1f}"
        once = [str(found.seats), *([brings] if brought else [])]
        every = [found, *(found.players.get(players) for players in tables)]
        lines = fared_lines(every, words, len(every) < MANY)
        rows.append(Lines(words.tell(asked.things[thing]), once, lines))
    return details(say("balance-all"), grouped_table([*heads, *(say("balance-table", n=n) for n in tables)], rows))


def by(figures: StudyEstimates, asked: BalanceQuestion, split: str, things: Sequence[int], words: Labels) -> str:
    """Return the table of things by part, where there is enough data."""
    seen = {
        (thing, n): found
        for thing in things
        for n, mark in asked.parts(thing, split).items()
        if (found := figures.mark(mark))
    }
    if not seen:
        return ""
    numbers = [n for n in asked.splits[split] if any(n == at for _, at in seen)]
    heads = ["", "", *(words.say(f"balance-at-{split}", n=n) for n in numbers)]
    rows = [
        Lines(words.tell(asked.things[thing]), [], fared_lines(every, words, len(numbers) < MANY))
        for thing in things
        if any(every := [seen.get((thing, n)) for n in numbers])
    ]
    return details(words.say(f"balance-by-{split}"), grouped_table(heads, rows))


def pairs(figures: StudyEstimates, words: Labels) -> str:
    found = figures.pairs()
    if not found:
        return ""
    things = figures.questions.game.PAIRED.things
    ends = found if len(found) <= 2 * SHOWN else found[:SHOWN] + found[-SHOWN:]
    rows = [
        (
            f"{words.tell(things[pair.one])} + {words.tell(things[pair.other])}",
            [f"<td>{pair.seats}</td>", cell(pair.lift, 100)],
        )
        for pair in ends
    ]
    sure_ones = sum(is_sure(pair.lift) for pair in found)
    items = f'<p class="note">{escape(words.say("balance-pairs", n=len(found), sure=sure_ones))}</p>'
    heads = ["", words.say("balance-seats"), words.say("balance-lift")]
    return section("pairs", items + table(heads, rows), words)


def conditions(figures: StudyEstimates, words: Labels) -> str:
    """Return the section on table-wide conditions, which favor no seat but change the game."""
    asked = figures.questions.under
    items = [thing for thing in range(len(asked.things)) if any(figures.under(thing, figure) for figure in UNDER)]
    if not items:
        return ""
    heads = [words.say(f"balance-u-{figure}") for figure in UNDER]
    rows = [(words.tell(asked.things[thing]), under(figures, thing, None)) for thing in items]
    tables = sorted(figures.base)
    lines = [
        Lines(
            words.tell(asked.things[thing]),
            [],
            [(words.say("balance-table", n=players), under(figures, thing, players)) for players in tables],
        )
        for thing in items
    ]
    parts = [table(["", *heads], rows), details(words.say("balance-by-table"), grouped_table(["", "", *heads], lines))]
    return section(asked.key, "\n".join([*parts, by(figures, asked, "place", items, words)]), words)


def under(figures: StudyEstimates, thing: int, players: int | None) -> list[str]:
    return [cell(figures.under(thing, figure, players), 100 if figure in RATES else 1) for figure in UNDER]
