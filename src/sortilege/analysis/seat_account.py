"""What one seat's moves, other players and luck changed, move by move."""

import msgspec

from sortilege.analysis.results import Evaluation, MeasuredSwing, MoveValue, ReviewedMove, Swing
from sortilege.analysis.review_steps import OutsideEvent, OwnMove
from sortilege.analysis.swing_sums import NOTHING, attribute, difference, sum_of, total
from sortilege.core.kits import kit
from sortilege.core.rules import Rules

LEAST_LOSS = 0.02  # worth that a move must lose to be named


class SeatAccount:
    """One seat's reviewed moves, and what changed its prospects between them and after the last one."""

    def __init__(self) -> None:
        self.judged: list[ReviewedMove] = []
        self.others: dict[int, Swing] = {}  # effects of other players' moves
        self.luck: dict[int, Swing] = {}  # effects of dice and draws
        self.clear: set[int] = set()  # events whose effect the games show clearly
        self.since: dict[int, MeasuredSwing] = {}  # events after the last of its moves
        self.lucky: set[int] = set()
        self.obvious = True  # whether its last move was the immediate choice
        self.inexact = NOTHING  # changes without a cause, since the last event

    def add_event(self, step: OutsideEvent, found: MeasuredSwing) -> None:
        self.since[step.at] = found
        if step.luck:
            self.lucky.add(step.at)
        if found.clear:
            self.clear.add(step.at)

    def add_move(self, rules: Rules, step: OwnMove, found: Evaluation) -> None:
        one = review_move(rules, step, found)
        parts = self.explain(Swing(one.expected_chance, one.expected_points))
        self.judged.append(msgspec.structs.replace(one, **figures(parts)))
        self.obvious = one.chosen.id == immediate(found).id

    def explain(self, reached: Swing) -> dict[str, Swing]:
        """Attribute the change since the seat's last move to the events since then.

        Without events, a move other than the immediate choice has made the change: its evaluation was inexact. After
        the immediate choice nothing has changed but the figures, which the next change makes up for.
        """
        parts = {"others": NOTHING, "luck": NOTHING, "rest": NOTHING}
        if not self.judged:
            return parts
        change = difference(reached, expected_after(self.judged[-1]))
        if self.since:
            by = attribute(sum_of(change, self.inexact), self.since)
            luck = {at: swing for at, swing in by.items() if at in self.lucky}
            others = {at: swing for at, swing in by.items() if at not in self.lucky}
            self.luck |= luck
            self.others |= others
            parts = {"others": total(others.values()), "luck": total(luck.values())}
            parts["rest"] = difference(NOTHING, self.inexact)
            self.since, self.inexact = {}, NOTHING
            return parts
        if self.obvious:
            self.inexact = sum_of(self.inexact, change)
            return parts | {"rest": change}
        last = self.judged[-1]
        play = total((Swing(last.play_chance, last.play_points), change))
        self.judged[-1] = msgspec.structs.replace(last, **figures({"play": play}))
        return parts


def review_move(rules: Rules, one: OwnMove, weighed: Evaluation) -> ReviewedMove:
    """Return what a move lost against the best one, and what it changed compared with the immediate choice."""
    sight, id, moves = one.sight, rules.ids[one.code], weighed.options
    best, chosen = moves[0], next(move for move in moves if move.id == id)
    matters = chosen.behind >= LEAST_LOSS
    plain = immediate(weighed)
    play = difference(chosen, plain) if matters or chosen is best else NOTHING
    parts = {"play": play, "others": NOTHING, "luck": NOTHING, "rest": NOTHING}
    return ReviewedMove(
        at=one.at,
        turn=int(getattr(sight.view, kit(rules.name).turn)),
        asked=sight.ask.why,
        question=kit(rules.name).words.prompt(sight.ask, sight.view),
        chosen=chosen,
        best=best,
        matters=matters,
        expected_chance=plain.chance,
        expected_points=plain.points,
        **figures(parts | {"lost": loss(best, chosen) if matters else NOTHING}),
    )


def immediate(weighed: Evaluation) -> MoveValue:
    """Return the policy's immediate choice; the best move without one."""
    return next((move for move in weighed.options if move.id == weighed.first), weighed.options[0])


def expected_after(judged: ReviewedMove) -> Swing:
    """Return the expectation after a move; differences that may be chance count as 0."""
    return Swing(judged.expected_chance + judged.play_chance, judged.expected_points + judged.play_points)


def loss(best: MoveValue, chosen: MoveValue) -> Swing:
    """Return the loss; a figure that looks better by chance counts as no loss."""
    return Swing(max(0.0, best.chance - chosen.chance), max(0.0, best.points - chosen.points))


def sum_of_parts(choices: list[ReviewedMove], part: str) -> Swing:
    return total(Swing(getattr(one, f"{part}_chance"), getattr(one, f"{part}_points")) for one in choices)


def round_swing(by: Swing) -> Swing:
    return Swing(round(by.chance, 4), round(by.points, 2))


def figures(parts: dict[str, Swing]) -> dict[str, float]:
    """Return each part's win chance and points by field name, rounded."""
    chances = {f"{name}_chance": round(part.chance, 4) for name, part in parts.items()}
    return chances | {f"{name}_points": round(part.points, 2) for name, part in parts.items()}
