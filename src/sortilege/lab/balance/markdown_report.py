"""The findings of balance studies as Markdown: sentences, and both ends of every list."""

from collections.abc import Sequence
from typing import TypeVar

from sortilege.core.balance import BalanceQuestion
from sortilege.lab.balance.aggregates import Questions
from sortilege.lab.balance.estimates import POINTS, UNDER, MarkEstimate, StudyEstimates, is_sure
from sortilege.lab.balance.html_report import RATES, command, lead
from sortilege.lab.balance.labels import Labels
from sortilege.lab.balance.shard_files import StudyPart
from sortilege.lab.balance.study_plan import balance_of
from sortilege.lab.balance.surprises import surprises

SHOWN = 5  # rows from each end of a long list
ALONE = 1


def findings(study: StudyPart, words: Labels) -> str:
    figures = figures_of(study)
    items = [f"- {sentence}" for sentence in (*lead(figures, study.plan, words), *surprises(figures, words))]
    parts = [f"```sh\n{command(study.plan)}\n```", "\n".join(items), snowball(figures, words)]
    parts += [ends(figures, asked, words) for asked in figures.questions.game.QUESTIONS]
    parts += [pairs(figures, words), conditions(figures, words)]
    return "\n\n".join(part for part in parts if part) + "\n"


def figures_of(study: StudyPart) -> StudyEstimates:
    return StudyEstimates(Questions(balance_of(study.plan.game)), study.sums)


def comparison(studies: Sequence[StudyPart], words: Labels) -> str:
    """Compare studies of one game with different bots, on both ends of the first study's lists."""
    every = [figures_of(study) for study in studies]
    parts = []
    for asked in every[0].questions.game.QUESTIONS:
        if asked.splits and (shown := both_ends(known_of(every[0], asked))):
            heads = [words.say(f"balance-h-{asked.key}"), *(f"`{study.plan.bot}`" for study in studies)]
            rows = [
                [words.tell(asked.things[thing]), *(wins(figures.mark(asked.mark(thing)), words) for figures in every)]
                for thing, _ in shown
            ]
            parts.append(table(heads, rows))
    return "\n\n".join(parts) + "\n"


def wins(found: MarkEstimate | None, words: Labels) -> str:
    return words.points(found.wins) if found else "–"


def known_of(figures: StudyEstimates, asked: BalanceQuestion) -> list[tuple[int, MarkEstimate]]:
    """Return the estimates of a question's things, best first."""
    known = [(thing, found) for thing in range(len(asked.things)) if (found := figures.mark(asked.mark(thing)))]
    return sorted(known, key=lambda row: -row[1].wins.value)


T = TypeVar("T")


def both_ends(ranked: list[T]) -> list[T]:
    return ranked if len(ranked) <= 2 * SHOWN else ranked[:SHOWN] + ranked[-SHOWN:]


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a Markdown table, with names left and numbers right aligned."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def ends(figures: StudyEstimates, asked: BalanceQuestion, words: Labels) -> str:
    """Return the table of a question's best and worst things."""
    shown = both_ends(known_of(figures, asked))
    if not shown:
        return ""
    tables = multiplayer_counts(figures)
    heads = [words.say(f"balance-h-{asked.key}"), words.say("balance-wins")]
    heads += [*(words.say("balance-table", n=players) for players in tables), words.say("balance-points")]
    rows = []
    for thing, found in shown:
        at = [words.points(found.players[players].wins) if players in found.players else "–" for players in tables]
        rows.append([words.tell(asked.things[thing]), words.points(found.wins), *at, words.signed_number(found.points)])
    return table(heads, rows)


def multiplayer_counts(figures: StudyEstimates) -> list[int]:
    """Return the player counts with opponents."""
    return [players for players in sorted(figures.base) if players > ALONE]


def snowball(figures: StudyEstimates, words: Labels) -> str:
    """How often the leader after some of the rounds wins."""
    found = {players: figures.leads(cells) for players, cells in sorted(figures.sums.leads.items())}
    rounds = sorted({n for leads in found.values() for n in leads})
    shown = [n for n in rounds if n == 1 or n % 3 == 0]
    heads = [words.say("balance-by-points"), *map(str, shown)]
    rows = [
        [words.say("balance-table", n=players), *(f"{100 * leads[n].value:.0f}" if n in leads else "–" for n in shown)]
        for players, leads in found.items()
    ]
    return table(heads, rows) if rows and shown else ""


def pairs(figures: StudyEstimates, words: Labels) -> str:
    """Return the significant pairs; in a short study, the extremes of thousands of pairs are mostly chance."""
    things = figures.questions.game.PAIRED.things
    rows = [
        [f"{words.tell(things[pair.one])} + {words.tell(things[pair.other])}", words.points(pair.lift)]
        for pair in both_ends([pair for pair in figures.pairs() if is_sure(pair.lift)])
    ]
    return table([words.say("balance-h-pairs"), words.say("balance-lift")], rows) if rows else ""


def conditions(figures: StudyEstimates, words: Labels) -> str:
    """Return the table of conditions and their effects, sorted by points."""
    asked, tables = figures.questions.under, multiplayer_counts(figures)
    known = [(thing, found) for thing in range(len(asked.things)) if (found := figures.under(thing, POINTS))]
    if not known:
        return ""
    first, *others = UNDER
    heads = [words.say(f"balance-h-{asked.key}"), words.say(f"balance-u-{first}")]
    heads += [words.say("balance-table", n=players) for players in tables]
    heads += [words.say(f"balance-u-{figure}") for figure in others]
    columns = [(first, None), *((first, players) for players in tables), *((figure, None) for figure in others)]
    rows = [
        [words.tell(asked.things[thing]), *(differs(figures, thing, figure, at, words) for figure, at in columns)]
        for thing, _ in sorted(known, key=lambda row: -row[1].value)
    ]
    return table(heads, rows)


def differs(figures: StudyEstimates, thing: int, figure: str, at: int | None, words: Labels) -> str:
    found = figures.under(thing, figure, at)
    if found is None:
        return "–"
    return words.points(found) if figure in RATES else words.signed_number(found)
