"""A game that is over, looked at again from each seat: what its choices lost, and what luck gave."""

from collections.abc import Iterator
from functools import reduce
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple

import msgspec

from sortilege.analysis.others import brought, felt
from sortilege.analysis.summary import Loss, mistakes, summed_up
from sortilege.analysis.told import Brought, Judged, Picked, Review, SeatReview, Swayed, Weighed, Worth
from sortilege.analysis.weighing import GLANCE, QUICK, Depth, weigh
from sortilege.bots.seeing import Sight, thoughts
from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadRecord
from sortilege.core.game import Game, replay
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.rules import Rules
from sortilege.core.said import Said, said

DICE = b"review"
MATTERS = 0.02  # by how much an option has to be worse for a choice to be named
SWING = 0.15  # by how much a chance has to move for a turning point
NAMED = 5  # turning points, and worst choices, of a seat
SAMPLES = 4  # choices that are timed to say how long all of them take
NOTHING = Brought(0.0, 0.0)


class Chosen(NamedTuple):
    """A choice that stood, among at least two: what the seat saw, and what it took."""

    at: int
    sight: Sight
    code: int
    state: Machine

    def weighed(self, depth: Depth) -> Weighed:
        """What it and the others were worth: a function of what the seat knew then, and of which it took."""
        return weigh(self.sight, thoughts(DICE, self.sight.seat, self.at), depth, (self.code,))


class Seen(NamedTuple):
    """A choice of another seat that turned nothing up, as this seat saw it: the moments before it and after."""

    at: int
    sight: Sight
    after: Sight
    state: Machine
    then: Machine

    def weighed(self, depth: Depth) -> Brought:
        """What it brought: a function of what the seat knew before and after it."""
        return brought(self.sight, self.after, thoughts(DICE, self.sight.seat, self.at), depth.games)


Step = Chosen | Seen


class Reviewing:
    """The review of one record, choice by choice, so that whoever waits can be told how far it is."""

    def __init__(self, rules: Rules, record: Record, seats: tuple[int, ...] = (), depth: Depth = QUICK) -> None:
        """Raises BadRecord where there is no whole game to look at."""
        self.rules = rules
        self.depth = depth
        self.game = replay(rules, record)
        if not self.game.state.over:
            raise BadRecord(said("engine-record-unfinished"))
        self.names = record.seats
        self.seats = seats or tuple(range(len(record.seats)))
        self.steps = [step for seat in self.seats for step in steps(self.game, seat)]
        self.chosen = [step for step in self.steps if isinstance(step, Chosen)]
        self.judged: dict[int, list[Judged]] = {seat: [] for seat in self.seats}
        self.since = dict.fromkeys(self.seats, NOTHING)  # what the others brought since a seat's last choice
        self.sways: dict[int, dict[int, Brought]] = {seat: {} for seat in self.seats}

    def estimate(self) -> float:
        """About how many seconds all of it will take, by a glance at some choices."""
        seconds = 0.0
        for kind in (Chosen, Seen):
            alike = [step for step in self.steps if isinstance(step, kind)]
            some = alike[:: max(1, len(alike) // SAMPLES)]
            begin = perf_counter()
            for one in some:
                one.weighed(GLANCE)
            seconds += (perf_counter() - begin) * len(alike) / max(1, len(some))
        return seconds * self.depth.games / GLANCE.games

    def run(self) -> Iterator[int]:
        """Judge all choices; tells after each step how many are done."""
        for done, step in enumerate(self.steps, 1):
            self.add(step, step.weighed(self.depth))
            yield done

    def add(self, step: Step, found: Weighed | Brought) -> None:
        """The next step, which was weighed somewhere."""
        seat, since = step.sight.seat, self.since[step.sight.seat]
        if isinstance(found, Brought):
            self.sways[seat][step.at] = found
            self.since[seat] = plus(since, found)
        elif isinstance(step, Chosen):
            before = self.judged[seat]
            before.append(
                judge(self.rules, step, found, before[-1], since) if before else judge(self.rules, step, found)
            )
            self.since[seat] = NOTHING

    def told(self) -> Review:
        """All of it, once every choice is judged."""
        seats = tuple(self._seat(seat) for seat in self.seats)
        return Review(self.rules.name, self.names, self.depth.rounds, self.depth.games, seats)

    def _seat(self, seat: int) -> SeatReview:
        choices, state = self.judged[seat], self.game.state
        winners = self.rules.winners(state)
        won, points = 1 / len(winners) if seat in winners else 0.0, self.rules.scores(state)[seat]
        parts = {"play": summed(choices, "play")}
        if choices:
            first = Brought(choices[0].expected_chance, choices[0].expected_points)
            parts["others"] = reduce(plus, self.sways[seat].values(), NOTHING)
            parts["luck"] = less(less(less(Brought(won, points), first), parts["play"]), parts["others"])
        else:
            first = parts["others"] = parts["luck"] = NOTHING
        found = mistakes(choices)
        worst = sorted((n for n, one in enumerate(choices) if one.matters), key=lambda n: -choices[n].chosen.behind)
        return SeatReview(
            seat=seat,
            choices=tuple(choices),
            won=round(won, 4),
            points=points,
            turning=turning(choices, won),
            worst=tuple(worst[:NAMED]),
            swayed=tuple(self._swayed(seat)),
            picked=tuple(self._picked(seat)),
            mistakes=found,
            summary=tuple(summed_up(found, list(self._losses(seat)))),
            expected_chance=first.chance,
            expected_points=first.points,
            **figures(parts),
        )

    def _swayed(self, seat: int) -> Iterator[Swayed]:
        """The choices of others that changed most, each with what this seat saw of it."""
        lines = first_lines(self.game, seat)
        for one in felt([Swayed(at, self.game.choices[at][0], it) for at, it in self.sways[seat].items()]):
            yield msgspec.structs.replace(one, saw=lines.get(one.at))

    def _picked(self, seat: int) -> Iterator[Picked]:
        """What was drafted, pick by pick."""
        insight = kit(self.rules.name).insight
        mine = [one for one in self.chosen if one.sight.seat == seat]
        if insight is None or not any(one.sight.ask.why in insight.DRAFTS for one in mine):
            return
        brought = insight.brought(self.game.events(seat), self.game.state, seat)
        for one in mine:
            if one.sight.ask.why in insight.DRAFTS:
                card = self.rules.ids[one.code].partition(":")[2]
                yield Picked(one.at, card, brought.get(card, 0))

    def _losses(self, seat: int) -> Iterator[Loss]:
        """The choices that were clearly worse than the best."""
        insight = kit(self.rules.name).insight
        mine = [one for one in self.chosen if one.sight.seat == seat]
        for one, judged in zip(mine, self.judged[seat], strict=True):
            if judged.matters and insight is not None:
                how = insight.manner(
                    judged.asked, judged.chosen.id, judged.best.id, taken_later(self.game, seat, judged)
                )
                yield Loss(judged, insight.chapter_said(one.sight.view), how)


def steps(game: Game, seat: int) -> Iterator[Step]:
    """The choices that were not undone, where there was something to choose: one's own, and those of others."""
    for moment, then in zip(game.moments, [*(one.state for one in game.moments[1:]), game.state], strict=True):
        who, id = game.choices[moment.entries]
        if id not in game.rules.code_of or len(moment.state.legal(who)) < 2:
            continue
        sight = Sight(game.rules, moment.state, seat)
        if who == seat:
            yield Chosen(moment.entries, sight, game.rules.code_of[id], moment.state)
        elif not turned_up(moment.state, then, who):
            yield Seen(moment.entries, sight, Sight(game.rules, then, seat), moment.state, then)


def first_lines(game: Game, seat: int) -> dict[int, Said]:
    """What the log says of each choice first, as this seat may know it; of some nothing, or only what all do then."""
    rows, words = game.recorder.rows, kit(game.rules.name).words
    ends = [*(moment.events for moment in game.moments[1:]), len(rows)]
    return {
        moment.entries: words.event_said(game.rules.event(rows[moment.events], seat))
        for moment, end in zip(game.moments, ends, strict=True)
        if moment.events < end and rows[moment.events][1] == moment.seat
    }


def taken_later(game: Game, seat: int, judged: Judged) -> int | None:
    """How many turns after a choice the seat took what would have been best there; None if it never did."""
    for moment in game.moments:
        if moment.entries > judged.at and game.choices[moment.entries] == (seat, judged.best.id):
            return int(getattr(moment.state, kit(game.rules.name).turn)) - judged.turn
    return None


def turned_up(before: Machine, after: Machine, who: int) -> bool:
    """Whether dice were rolled, or even who chose has seen something new: that was luck, more than the choice."""
    return before.learnt[who] != after.learnt[who] or list(before.dice.words) != list(after.dice.words)


def judge(
    rules: Rules, one: Chosen, weighed: Weighed, before: Judged | None = None, others: Brought = NOTHING
) -> Judged:
    """What a choice lost, and what the others and luck had brought since the seat's choice before."""
    sight, id, options = one.sight, rules.ids[one.code], weighed.options
    best, chosen = options[0], next(option for option in options if option.id == id)
    matters = chosen.behind >= MATTERS
    plain = next((option for option in options if option.id == weighed.first), best)
    play = less(chosen, plain) if matters or chosen is best else NOTHING
    luck = less(less(plain, after(before)), others) if before else NOTHING
    return Judged(
        at=one.at,
        turn=int(getattr(sight.view, kit(rules.name).turn)),
        asked=sight.ask.why,
        question=kit(rules.name).words.ask_said(sight.ask, sight.view),
        chosen=chosen,
        best=best,
        matters=matters,
        expected_chance=plain.chance,
        expected_points=plain.points,
        **figures({"lost": lost(best, chosen) if matters else NOTHING, "play": play, "others": others, "luck": luck}),
    )


def after(judged: Judged) -> Brought:
    """What was to be expected after a choice: a difference that may be chance counts as none."""
    return Brought(judged.expected_chance + judged.play_chance, judged.expected_points + judged.play_points)


def lost(best: Worth, chosen: Worth) -> Brought:
    """What is better in one figure may look worse in the other, by chance: there nothing was lost."""
    return Brought(max(0.0, best.chance - chosen.chance), max(0.0, best.points - chosen.points))


def less(one: Worth | Brought, two: Worth | Brought) -> Brought:
    return Brought(one.chance - two.chance, one.points - two.points)


def plus(one: Brought, two: Brought) -> Brought:
    return Brought(one.chance + two.chance, one.points + two.points)


def summed(choices: list[Judged], part: str) -> Brought:
    return Brought(*(sum(getattr(one, f"{part}_{figure}") for one in choices) for figure in ("chance", "points")))


def figures(parts: dict[str, Brought]) -> dict[str, float]:
    """Each part's chance and points, by name, rounded."""
    chances = {f"{name}_chance": round(part.chance, 4) for name, part in parts.items()}
    return chances | {f"{name}_points": round(part.points, 2) for name, part in parts.items()}


def turning(choices: list[Judged], won: float) -> tuple[int, ...]:
    """The choices from which on the chance was another one: by the choice, or by what came before the next."""
    chances = [one.best.chance for one in choices] + [won]
    moved = [abs(after - now) for now, after in pairwise(chances)]
    found = sorted((n for n, by in enumerate(moved) if by >= SWING), key=lambda n: -moved[n])[:NAMED]
    return tuple(sorted(found))
