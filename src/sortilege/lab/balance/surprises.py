"""Surprises for designers, in sentences: the largest significant deviations from expectation."""

from collections.abc import Iterator
from statistics import fmean

from sortilege.core.balance import BalanceQuestion
from sortilege.lab.balance.estimates import MarkEstimate, StudyEstimates, is_sure
from sortilege.lab.balance.labels import Labels
from sortilege.lab.statistics.intervals import Estimate

EACH = 2  # sentences per kind


def surprises(figures: StudyEstimates, words: Labels) -> list[str]:
    """Return sentences about significant findings; possibly none."""
    return [*timing(figures, words), *splits(figures, words), *tables(figures, words), *worlds(figures, words)]


def interval_gap(one: Estimate, other: Estimate) -> float:
    """Return the gap between two intervals; if both intervals hold, so does the gap."""
    return one.low - other.high


def timing(figures: StudyEstimates, words: Labels) -> Iterator[str]:
    """Find things taken late that win and early that lose, by distance from the regression line."""
    asked = figures.questions.game.PAIRED
    split = next(iter(asked.splits))
    known: list[tuple[int, float, MarkEstimate]] = []
    for thing in range(len(asked.things)):
        when = [(n, seats(figures, mark)) for n, mark in asked.parts(thing, split).items()]
        found, total = figures.mark(asked.mark(thing)), sum(count for _, count in when)
        if found and total:
            known.append((thing, sum(n * count for n, count in when) / total, found))
    if len(known) < 3:
        return
    early, wins = fmean(mean for _, mean, _ in known), fmean(found.wins.value for _, _, found in known)
    spread = sum((mean - early) ** 2 for _, mean, _ in known) or 1.0
    slope = sum((mean - early) * (found.wins.value - wins) for _, mean, found in known) / spread

    def deviation(row: tuple[int, float, MarkEstimate]) -> float:
        return row[2].wins.value - wins - slope * (row[1] - early)

    ranked = sorted(known, key=deviation)
    late = [row for row in reversed(ranked) if row[1] > early and row[2].wins.low > max(0.0, wins)][:EACH]
    soon = [row for row in ranked if row[1] < early and row[2].wins.high < min(0.0, wins)][:EACH]
    for key, rows in (("late", late), ("early", soon)):
        for thing, mean, found in rows:
            name = words.tell(asked.things[thing])
            yield words.say(f"balance-{key}-{asked.key}", thing=name, when=f"{mean:.1f}", wins=words.points(found.wins))


def seats(figures: StudyEstimates, mark: int) -> int:
    return sum(cell[0] for cell in figures.marks.get(mark, {}).values())


def splits(figures: StudyEstimates, words: Labels) -> Iterator[str]:
    """Find things worth far more at one time, or in one way, than in another."""
    for asked in figures.questions.game.QUESTIONS:
        for split in asked.splits:
            found = [row for thing in range(len(asked.things)) if (row := widest(figures, asked, thing, split))]
            for _, thing, (one, more), (other, less) in sorted(found, key=lambda row: -row[0])[:1]:
                yield words.say(
                    "balance-s-split",
                    thing=words.thing_label(asked, thing),
                    one=words.say(f"balance-at-{split}", n=one),
                    other=words.say(f"balance-at-{split}", n=other),
                    more=words.points(more),
                    less=words.points(less),
                )


Part = tuple[int, Estimate]


def widest(
    figures: StudyEstimates, asked: BalanceQuestion, thing: int, split: str
) -> tuple[float, int, Part, Part] | None:
    """Return the two parts of a thing with the largest significant gap."""
    parts = [(n, found.wins) for n, mark in asked.parts(thing, split).items() if (found := figures.mark(mark))]
    pairs = [(interval_gap(a[1], b[1]), a, b) for a in parts for b in parts]
    low, one, other = max(pairs, key=lambda pair: pair[0], default=(0.0, None, None))
    return (low, thing, one, other) if one and other and low > 0 else None


def tables(figures: StudyEstimates, words: Labels) -> Iterator[str]:
    """Find things whose value depends on the player count."""
    found: list[tuple[float, str, Part, Part]] = []
    for asked in figures.questions.game.QUESTIONS:
        for thing in range(len(asked.things)):
            if known := figures.mark(asked.mark(thing)):
                parts = [(players, fared.wins) for players, fared in known.players.items() if players > 1]
                for a in parts:
                    for b in parts:
                        found.append((interval_gap(a[1], b[1]), words.thing_label(asked, thing), a, b))
    for low, name, (one, more), (other, less) in sorted(found, key=lambda row: -row[0])[:EACH]:
        if low > 0:
            yield words.say(
                "balance-s-players", thing=name, one=one, other=other, more=words.points(more), less=words.points(less)
            )


def worlds(figures: StudyEstimates, words: Labels) -> Iterator[str]:
    """Report the strongest pairs and table-wide conditions."""
    pairs, things = figures.pairs(), figures.questions.game.PAIRED.things
    for pair, key in (*((pair, "together") for pair in pairs[:1]), *((pair, "apart") for pair in pairs[-1:])):
        if is_sure(pair.lift) and (pair.lift.value > 0) == (key == "together"):
            one, other = words.tell(things[pair.one]), words.tell(things[pair.other])
            yield words.say(f"balance-s-{key}", one=one, other=other, lift=words.points(pair.lift))
    for figure in ("first", "led", "turns"):
        found = [
            (abs(more.value), condition, more)
            for condition in range(len(figures.questions.game.CONDITIONS.things))
            if (more := figures.under(condition, figure)) and is_sure(more)
        ]
        for _, condition, more in sorted(found, key=lambda row: -row[0])[:1]:
            thing = words.tell(figures.questions.game.CONDITIONS.things[condition])
            value = words.signed_number(more) if figure == "turns" else words.points(more)
            yield words.say(f"balance-s-{figure}", thing=thing, value=value)
