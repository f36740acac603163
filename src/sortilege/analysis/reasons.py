"""Why an option is good, or worse than the best, in one sentence: only what was counted in the games after both."""

import re

from sortilege.analysis.outcome_tally import Tally
from sortilege.bots.sight import Sight
from sortilege.core.explain import Explainer, Fact
from sortilege.core.kits import kit
from sortilege.core.text.message import Message

LEAST_SHARE = 0.6  # of the games after one of the two: what happens less often is not said
LEAST_DIFFERENCE = 0.25  # more often than after the other
LEAST_GAMES = 20  # games; after fewer nothing is said
LEAST_POINTS = 0.75  # less by one track is not worth a sentence
ALWAYS = 0.99


def reason(sight: Sight, tally: Tally, other: Tally, good: bool) -> Message | None:
    """What speaks for the best option beside the next, or against another beside the best (`good` is false).

    None where the games do not tell.
    """
    insight = kit(sight.rules.name).insight
    if tally.games < LEAST_GAMES:
        return None
    if not tally.lead(other):
        return Message("hint-alike" if good else "hint-alike-best")
    if insight is None:
        return None
    facts = [
        fact
        for fact in sorted(tally.facts.keys() | other.facts.keys())  # in order: the same games say the same
        if is_clear(fact, tally, other)
        and (tally.share(fact) > other.share(fact)) == (insight.FACT_RULES.welcome(fact, sight.seat) == good)
        and not any(is_the_choice(sight, fact, one) for one in (tally, other))
    ]
    if facts:
        best = max(facts, key=lambda fact: abs(tally.share(fact) - other.share(fact)))
        return fact_message(sight, insight, best, tally, other)
    return track_label(insight, tally, other, good) or points_message(tally, other, good)


def is_clear(fact: Fact, tally: Tally, other: Tally) -> bool:
    """Whether it happens often after one of the two options, and clearly less often after the other."""
    shares = tally.share(fact), other.share(fact)
    return max(shares) >= LEAST_SHARE and max(shares) - min(shares) >= LEAST_DIFFERENCE


def is_the_choice(sight: Sight, fact: Fact, tally: Tally) -> bool:
    """Whether it is just what the option says: whoever chooses to summon a card needs not be told that it comes."""
    if fact.row[1] != sight.seat or tally.share(fact) < ALWAYS:
        return False
    words = set(re.split(r"[:#]", sight.rules.ids[tally.code])[1:])
    return any(value in words for value in sight.rules.event(fact.row, sight.seat).args.values())


def fact_message(sight: Sight, insight: Explainer, fact: Fact, tally: Tally, other: Tally) -> Message:
    """What happens more often after one of the two, and where the games tell it, why: what is spent on it is there."""
    line = kit(sight.rules.name).words.event_message(sight.rules.event(fact.row, sight.seat))
    after, without = tally.share(fact), other.share(fact)
    counted: dict[str, int | Message] = {
        "when": insight.period_label(fact.period, sight.view),
        "share": round(100 * after),
        "other": round(100 * without),
    }
    more = after > without
    if insight.FACT_RULES.taken(fact, sight.seat):
        return Message(line.key.replace("log", "hint-lets" if more else "hint-would"), {**line.args, **counted})
    if enough := resources_left_for(fact, *((tally, other) if more else (other, tally))):
        key = "hint-lacks"
        if more:
            new = {what: n for what, n in enough.items() if tally.had.get(what, 0) < n}
            key, enough = ("hint-brings", new) if new else ("hint-keeps", enough)
        said = insight.stock_label if more else insight.shortage_label
        return Message(key, {"what": [said(what, n) for what, n in enough.items()], "line": line, **counted})
    return Message("hint-then" if more else "hint-else", {"line": line, **counted})


def resources_left_for(fact: Fact, rich: Tally, poor: Tally) -> dict[str, int]:
    """What is spent on it in the games after one option, which always leaves as much, while the other never does."""
    return {
        one.what: one.n
        for one, games in sorted(rich.spent.items())
        if one.fact == fact
        and games / rich.games >= LEAST_SHARE
        and poor.most.get(one.what, 0) < one.n <= rich.least.get(one.what, 0)
    }


def track_label(insight: Explainer, tally: Tally, other: Tally, good: bool) -> Message | None:
    """By what an option brings more points, or less."""
    sign = 1 if good else -1
    gains = {track: sign * tally.gain(track, other) for track in sorted(tally.tracks[0])}
    track = max(gains, key=lambda name: gains[name])
    if gains[track] < LEAST_POINTS:
        return None
    key = "hint-track" if good else "hint-track-less"
    return Message(key, {"track": insight.track_label(track), "n": round(gains[track])})


def points_message(tally: Tally, other: Tally, good: bool) -> Message | None:
    """How many points more, or how much more ahead of the others, whichever tells more."""
    sign = 1 if good else -1
    found = {"hint-points": sign * tally.more_points(other), "hint-ahead": sign * tally.ahead(other)}
    key = max(found, key=lambda name: found[name])
    return Message(key if good else f"{key}-less", {"n": round(found[key])}) if found[key] > 0 else None
