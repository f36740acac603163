"""One-sentence reasons why a move is good, or worse than the best, counted in the games after both."""

import re

from sortilege.analysis.outcome_tally import Tally
from sortilege.bots.sight import Sight
from sortilege.core.hint_explainer import Explainer, KeyEvent
from sortilege.core.kits import kit
from sortilege.core.text.message import Message

LEAST_SHARE = 0.6  # of the games after one move, for a key event to be mentioned
LEAST_DIFFERENCE = 0.25  # between the shares of both moves
LEAST_GAMES = 20  # to say anything
LEAST_POINTS = 0.75  # on one track, to be worth a sentence
ALWAYS = 0.99


def reason(sight: Sight, tally: Tally, other: Tally, good: bool) -> Message | None:
    """Return what speaks for the best move (`good`), or against another compared with the best.

    None if the games do not show a reason.
    """
    explainer = kit(sight.rules.name).explainer
    if tally.games < LEAST_GAMES:
        return None
    if not tally.lead(other):
        return Message("hint-alike" if good else "hint-alike-best")
    if explainer is None:
        return None
    events = [
        event
        for event in sorted(tally.events.keys() | other.events.keys())  # same games, same reason
        if is_clear(event, tally, other)
        and (tally.share(event) > other.share(event))
        == (explainer.KEY_EVENT_RULES.is_welcome(event, sight.seat) == good)
        and not any(is_the_choice(sight, event, one) for one in (tally, other))
    ]
    if events:
        best = max(events, key=lambda event: abs(tally.share(event) - other.share(event)))
        return key_event_message(sight, explainer, best, tally, other, good)
    return track_label(explainer, tally, other, good) or points_message(tally, other, good)


def is_clear(event: KeyEvent, tally: Tally, other: Tally) -> bool:
    """Return whether a key event is frequent after one move and clearly rarer after the other."""
    shares = tally.share(event), other.share(event)
    return max(shares) >= LEAST_SHARE and max(shares) - min(shares) >= LEAST_DIFFERENCE


def is_the_choice(sight: Sight, event: KeyEvent, tally: Tally) -> bool:
    """Return whether the key event only restates the move, such as that a summoned card is summoned."""
    if event.row[1] != sight.seat or tally.share(event) < ALWAYS:
        return False
    words = set(re.split(r"[:#]", sight.rules.ids[tally.code])[1:])
    return any(value in words for value in sight.rules.event(event.row, sight.seat).args.values())


def key_event_message(
    sight: Sight, explainer: Explainer, event: KeyEvent, tally: Tally, other: Tally, good: bool
) -> Message:
    """Say what happens more often after one move and, if the games show it, which resources make the difference."""
    line = kit(sight.rules.name).words.event_message(sight.rules.event(event.row, sight.seat))
    after, without = tally.share(event), other.share(event)
    counted: dict[str, int | Message] = {
        "when": explainer.period_label(event.period, sight.view),
        "share": round(100 * after),
        "other": round(100 * without),
        "good": int(good),
    }
    more = after > without
    if explainer.KEY_EVENT_RULES.is_taken(event, sight.seat):
        return Message(line.key.replace("log", "hint-lets" if more else "hint-would"), {**line.args, **counted})
    if enough := resources_left_for(event, *((tally, other) if more else (other, tally))):
        key = "hint-lacks"
        if more:
            new = {what: n for what, n in enough.items() if tally.had.get(what, 0) < n}
            key, enough = ("hint-brings", new) if new else ("hint-keeps", enough)
        said = explainer.stock_label if more else explainer.shortage_label
        return Message(key, {"what": [said(what, n) for what, n in enough.items()], "line": line, **counted})
    return Message("hint-then" if more else "hint-else", {"line": line, **counted})


def resources_left_for(event: KeyEvent, rich: Tally, poor: Tally) -> dict[str, int]:
    """Return resources spent on the key event that one move always leaves and the other never does."""
    return {
        one.what: one.n
        for one, games in sorted(rich.spent.items())
        if one.event == event
        and games / rich.games >= LEAST_SHARE
        and poor.most.get(one.what, 0) < one.n <= rich.least.get(one.what, 0)
    }


def track_label(explainer: Explainer, tally: Tally, other: Tally, good: bool) -> Message | None:
    """Name the track on which a move brings more points, or fewer."""
    sign = 1 if good else -1
    gains = {track: sign * tally.gain(track, other) for track in sorted(tally.tracks[0])}
    track = max(gains, key=lambda name: gains[name])
    if gains[track] < LEAST_POINTS:
        return None
    key = "hint-track" if good else "hint-track-less"
    return Message(key, {"track": explainer.track_label(track), "n": round(gains[track])})


def points_message(tally: Tally, other: Tally, good: bool) -> Message | None:
    """Give the larger of the gain in points and the gain in lead."""
    sign = 1 if good else -1
    found = {"hint-points": sign * tally.more_points(other), "hint-ahead": sign * tally.lead_gain(other)}
    key = max(found, key=lambda name: found[name])
    return Message(key if good else f"{key}-less", {"n": round(found[key])}) if found[key] > 0 else None
