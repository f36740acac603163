"""A game that is over, looked at again from each seat: what its choices lost, and what luck gave."""

from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple

from sortilege.analysis.told import Judged, Picked, Review, SeatReview, Weighed, Worth
from sortilege.analysis.weighing import GLANCE, QUICK, Depth, weigh
from sortilege.bots.seeing import Sight, thoughts
from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadRecord
from sortilege.core.game import Game, replay
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.rules import Rules
from sortilege.core.said import Said, said
from sortilege.core.saving import Fields

DICE = b"review"
MATTERS = 0.02  # by how much an option has to be worse for a choice to be named
SWING = 0.15  # by how much a chance has to move for a turning point
NAMED = 5  # turning points, and worst choices, of a seat
SAMPLES = 4  # choices that are timed to say how long all of them take


class Chosen(NamedTuple):
    """A choice that stood, among at least two: what the seat saw, and what it took."""

    at: int
    sight: Sight
    code: int
    state: Machine

    def fields(self) -> Fields:
        """The moment, for another process to look at."""
        return self.sight.rules.fields(self.state)

    def weighed(self, depth: Depth) -> Weighed:
        """What it and the others were worth: a function of what the seat knew then, and of which it took."""
        return weigh(self.sight, thoughts(DICE, self.sight.seat, self.at), depth, (self.code,))


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
        self.chosen = [one for one in standing(self.game) if one.sight.seat in self.seats]
        self.judged: dict[int, list[Judged]] = {seat: [] for seat in self.seats}

    def estimate(self) -> float:
        """About how many seconds all of it will take, by a glance at some choices."""
        if not self.chosen:
            return 0.0
        step = max(1, len(self.chosen) // SAMPLES)
        some = self.chosen[step // 2 :: step]
        begin = perf_counter()
        for one in some:
            one.weighed(GLANCE)
        return (perf_counter() - begin) / len(some) * len(self.chosen) * self.depth.games / GLANCE.games

    def run(self) -> Iterator[int]:
        """Judge all choices; tells after each how many are done."""
        for done, one in enumerate(self.chosen, 1):
            self.add(one, one.weighed(self.depth))
            yield done

    def add(self, one: Chosen, weighed: Weighed) -> None:
        """The next choice, which was weighed somewhere."""
        before = self.judged[one.sight.seat]
        before.append(judge(self.rules, one, weighed, before[-1] if before else None))

    def told(self) -> Review:
        """All of it, once every choice is judged."""
        seats = tuple(self._seat(seat) for seat in self.seats)
        return Review(self.rules.name, self.names, self.depth.rounds, self.depth.games, seats)

    def _seat(self, seat: int) -> SeatReview:
        choices, state = self.judged[seat], self.game.state
        winners = self.rules.winners(state)
        won, points = 1 / len(winners) if seat in winners else 0.0, self.rules.scores(state)[seat]
        last = expected(choices[-1]) if choices else None
        luck = [sum(one.luck_chance for one in choices), sum(one.luck_points for one in choices)]
        if last:  # what came after the last choice
            luck = [luck[0] + won - last.chance, luck[1] + points - last.points]
        worst = sorted((n for n, one in enumerate(choices) if one.matters), key=lambda n: -choices[n].chosen.behind)
        return SeatReview(
            seat=seat,
            choices=tuple(choices),
            won=round(won, 4),
            points=points,
            lost_chance=round(sum(one.lost_chance for one in choices), 4),
            lost_points=round(sum(one.lost_points for one in choices), 2),
            luck_chance=round(luck[0], 4),
            luck_points=round(luck[1], 2),
            turning=turning(choices, won),
            worst=tuple(worst[:NAMED]),
            picked=tuple(self._picked(seat)),
            summary=tuple(self._summary(seat)),
        )

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

    def _summary(self, seat: int) -> Iterator[Said]:
        """Where most was lost: a sentence for each part of the game that cost at least a point."""
        insight = kit(self.rules.name).insight
        mine = [one for one in self.chosen if one.sight.seat == seat]
        parts: dict[str, list[tuple[Chosen, Judged]]] = {}
        for one, judged in zip(mine, self.judged[seat], strict=True):
            if judged.matters and insight is not None:
                chapter = insight.chapter_said(one.sight.view)
                parts.setdefault(repr(chapter), []).append((one, judged))
        told = False
        for part in parts.values():
            lost = sum(judged.lost_points for _, judged in part)
            one, most = max(part, key=lambda pair: pair[1].lost_points)
            if insight is not None and round(lost) > 0:
                told = True
                yield Said(
                    "review-lost",
                    {
                        "n": round(lost),
                        "chapter": insight.chapter_said(one.sight.view),
                        "chosen": most.chosen.said,
                        "best": most.best.said,
                    },
                )
        if not told:
            yield Said("review-clean")


def standing(game: Game) -> Iterator[Chosen]:
    """The choices that were not undone, where there was something to choose."""
    for moment in game.moments:
        seat, id = game.choices[moment.entries]
        sight = Sight(game.rules, moment.state, seat)
        if id in game.rules.code_of and len(sight.options) > 1:
            yield Chosen(moment.entries, sight, game.rules.code_of[id], moment.state)


def judge(rules: Rules, one: Chosen, weighed: Weighed, before: Judged | None) -> Judged:
    """What a choice lost, and what luck had brought since the seat's choice before."""
    sight, id, options = one.sight, rules.ids[one.code], weighed.options
    best, chosen = options[0], next(option for option in options if option.id == id)
    matters = chosen.behind >= MATTERS
    then = expected(before) if before else best
    return Judged(
        at=one.at,
        turn=int(getattr(sight.view, kit(rules.name).turn)),
        asked=sight.ask.why,
        chosen=chosen,
        best=best,
        lost_chance=round(best.chance - chosen.chance, 4) if matters else 0.0,
        lost_points=round(best.points - chosen.points, 2) if matters else 0.0,
        luck_chance=round(best.chance - then.chance, 4),
        luck_points=round(best.points - then.points, 2),
        matters=matters,
    )


def expected(judged: Judged) -> Worth:
    """What was to be expected after a choice: a difference that may be chance counts as none."""
    return judged.chosen if judged.matters else judged.best


def turning(choices: list[Judged], won: float) -> tuple[int, ...]:
    """The choices from which on the chance was another one: by the choice, or by what came before the next."""
    chances = [one.best.chance for one in choices] + [won]
    moved = [abs(after - now) for now, after in pairwise(chances)]
    found = sorted((n for n, by in enumerate(moved) if by >= SWING), key=lambda n: -moved[n])[:NAMED]
    return tuple(sorted(found))
