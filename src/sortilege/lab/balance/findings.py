"""The findings of a study as Markdown, for whoever writes about them: sentences, and the ends of every list."""

from sortilege.core.balance import Question
from sortilege.lab.balance.figures import Figures
from sortilege.lab.balance.page import command, lead
from sortilege.lab.balance.parts import Part
from sortilege.lab.balance.plan import balance_of
from sortilege.lab.balance.sums import Questions
from sortilege.lab.balance.surprises import surprises
from sortilege.lab.balance.words import Words

SHOWN = 5  # of a long list, so many of either end
ALONE = 1


def findings(study: Part, words: Words) -> str:
    figures = Figures(Questions(balance_of(study.plan.game)), study.sums)
    told = [f"- {sentence}" for sentence in (*lead(figures, study.plan, words), *surprises(figures, words))]
    parts = [f"```sh\n{command(study.plan)}\n```", "\n".join(told), snowball(figures, words)]
    parts += [ends(figures, asked, words) for asked in figures.questions.game.QUESTIONS]
    return "\n\n".join(part for part in (*parts, pairs(figures, words)) if part) + "\n"


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Names to the left, numbers to the right."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def ends(figures: Figures, asked: Question, words: Words) -> str:
    """What wins most and least of one question."""
    known = [(thing, found) for thing in range(len(asked.things)) if (found := figures.mark(asked.mark(thing)))]
    if not known:
        return ""
    known.sort(key=lambda row: -row[1].wins.value)
    shown = known if len(known) <= 2 * SHOWN else known[:SHOWN] + known[-SHOWN:]
    tables = [players for players in sorted(figures.base) if players > ALONE]
    heads = [words.say(f"balance-h-{asked.key}"), words.say("balance-wins")]
    heads += [*(words.say("balance-table", n=players) for players in tables), words.say("balance-points")]
    rows = []
    for thing, found in shown:
        at = [words.points(found.players[players]) if players in found.players else "–" for players in tables]
        rows.append([words.tell(asked.things[thing]), words.points(found.wins), *at, words.signed(found.points)])
    return table(heads, rows)


def snowball(figures: Figures, words: Words) -> str:
    """How often who leads after some of the rounds wins."""
    found = {players: figures.leads(cells) for players, cells in sorted(figures.sums.leads.items())}
    rounds = sorted({n for leads in found.values() for n in leads})
    shown = [n for n in rounds if n == 1 or n % 3 == 0]
    heads = [words.say("balance-by-points"), *map(str, shown)]
    rows = [
        [words.say("balance-table", n=players), *(f"{100 * leads[n].value:.0f}" if n in leads else "–" for n in shown)]
        for players, leads in found.items()
    ]
    return table(heads, rows) if rows and shown else ""


def pairs(figures: Figures, words: Words) -> str:
    found, things = figures.pairs(), figures.questions.game.PAIRED.things
    shown = found if len(found) <= 2 * SHOWN else found[:SHOWN] + found[-SHOWN:]
    rows = [
        [f"{words.tell(things[pair.one])} + {words.tell(things[pair.other])}", words.points(pair.lift)]
        for pair in shown
    ]
    return table([words.say("balance-h-pairs"), words.say("balance-lift")], rows) if rows else ""
