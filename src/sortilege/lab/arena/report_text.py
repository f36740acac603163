"""Sentences and number formats shared by the terminal and the report."""

import shlex
from typing import Protocol

from sortilege.core.kits import kit
from sortilege.lab.arena.arena import Plan
from sortilege.lab.arena.summary import Results
from sortilege.lab.statistics.intervals import Estimate
from sortilege.lab.statistics.sprt import FORTY_ELO


class Localize(Protocol):
    """Formats a message in the reader's language."""

    def __call__(self, key: str, /, **args: str | int | float) -> str: ...


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def rate(found: Estimate) -> str:
    return f"{percent(found.value)} % ({percent(found.low)}–{percent(found.high)})"


def mean(found: Estimate) -> str:
    """Format a mean; a single deal has no interval."""
    return f"{found.value:.1f} ± {found.high - found.value:.1f}" if found.high > found.value else f"{found.value:.1f}"


def rating(found: Estimate) -> str:
    return f"{found.value:.0f} ± {found.high - found.value:.0f}" if found.high > found.value else "0"


def milliseconds(seconds: float) -> str:
    """Format with two significant digits, or as whole milliseconds."""
    return f"{1000 * seconds:.2g}" if seconds < 0.01 else f"{1000 * seconds:.0f}"


def sentences(plan: Plan, results: Results, say: Localize) -> list[str]:
    """Return sentences for what the table of figures does not show."""
    found = [say("arena-played", games=results.games, deals=results.deals)]
    if len(plan.bots) == 1 and plan.players > 1:
        found = [say("arena-played-alone", games=results.games, bot=plan.bots[0])]
    if plan.match and not plan.match.paired:
        found = [say("match-unpaired", games=results.games)]
    if plan.players > 1:
        first, fair = results.first, percent(1 / plan.players)
        low, high = percent(first.low), percent(first.high)
        found.append(say("arena-first", share=percent(first.value), low=low, high=high, fair=fair))
    if test := results.sprt:
        one, other = plan.bots
        key = f"arena-sprt-{test.verdict}"
        llr = f"{test.llr:+.2f}".replace("-", "−")
        found.append(say(key, deals=test.deals, one=one, other=other, rate=percent(test.p1), llr=llr))
    for bot in results.bots:
        if bot.blind is not None:
            found.append(say("arena-blind", bot=bot.bot, n=bot.blind))
        for why, n in bot.forfeits.items():
            found.append(say(f"match-forfeit-{why}", bot=bot.bot, n=n))
    return found


def command(plan: Plan, p1: float | None) -> str:
    """Return the command that plays the same games again."""
    usual = kit(plan.game).rules.complete({}, plan.players)
    words = [*contestants(plan), f"--game {plan.game}", f"--games {plan.games}"]
    words += [f"--players {plan.players}", f"--seed {plan.seed}"]
    words += [f"--option {key}={value}" for key, value in plan.options.items() if usual.get(key) != value]
    if p1 is not None:
        words += ["--sprt", *([f"--p1 {p1:g}"] if p1 != FORTY_ELO else [])]
    return " ".join(words)


def contestants(plan: Plan) -> list[str]:
    """Return the command name and its players."""
    if plan.match is None:
        return ["sortilege arena", f"--bots {','.join(plan.bots)}"]
    named = zip(plan.bots, plan.match.commands, strict=True)
    bots = [f"--bot {shlex.quote(f'{name}={command}')}" for name, command in named]
    unpaired = [] if plan.match.paired else ["--unpaired"]
    return ["sortilege match", *bots, f"--seconds {plan.match.seconds:g}", *unpaired]
