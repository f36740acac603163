"""Review a finished game from each seat: what its moves lost, and what luck changed."""

from collections.abc import Iterator, Sequence
from time import perf_counter

from sortilege.analysis.move_evaluation import GLANCE, QUICK, Depth
from sortilege.analysis.outside_swings import most_notable
from sortilege.analysis.results import (
    Evaluation,
    MeasuredSwing,
    Review,
    ReviewedMove,
    SeatReview,
    Swing,
    SwingEvent,
)
from sortilege.analysis.review_sentences import Loss, count_mistakes, summary_messages
from sortilege.analysis.review_steps import OutsideEvent, OwnMove, Step, draft_picks, steps
from sortilege.analysis.seat_account import SeatAccount, figures, round_swing, sum_of_parts
from sortilege.analysis.swing_sums import NOTHING, difference, total
from sortilege.analysis.turning_points import turning_points
from sortilege.core.errors import BadRecord
from sortilege.core.hint_explainer import Row
from sortilege.core.kits import kit
from sortilege.core.record import Record, stretches
from sortilege.core.rules import Rules
from sortilege.core.session import Checkpoint, Session, replay
from sortilege.core.text.message import Message, message

MAX_NAMED = 5  # worst moves and other players' moves per seat
MAX_LUCK_EVENTS = 2  # per seat
TIMED_CHOICES = 4  # choices timed for the estimate


class Reviewer:
    """Reviews one record choice by choice, so that callers can show progress."""

    def __init__(self, rules: Rules, record: Record, seats: tuple[int, ...] = (), depth: Depth = QUICK) -> None:
        """Raise BadRecord unless the game is finished, and its end was played with these rules."""
        self.rules = rules
        self.depth = depth
        self.game = replay(rules, record)
        if not self.game.state.over:
            raise BadRecord(message("engine-record-unfinished"))
        if not self.game.checkpoints:
            played = stretches(record)[-2].rules
            raise BadRecord(message("engine-record-unreviewed", played=played, here=rules.version))
        self.names = record.seats
        self.seats = seats or tuple(range(len(record.seats)))
        self.steps = [step for seat in self.seats for step in steps(self.game, seat)]
        self.chosen = [step for step in self.steps if isinstance(step, OwnMove)]
        self.accounts = {seat: SeatAccount() for seat in self.seats}
        self.last = {step.sight.seat: step for step in self.steps}

    def estimate(self) -> float:
        """Estimate the duration in seconds from a quick look at some choices."""
        seconds = 0.0
        for kind in (OwnMove, OutsideEvent):
            alike = [step for step in self.steps if isinstance(step, kind)]
            some = alike[:: max(1, len(alike) // TIMED_CHOICES)]
            begin = perf_counter()
            for one in some:
                one.evaluate(GLANCE)
            seconds += (perf_counter() - begin) * len(alike) / max(1, len(some))
        return seconds * self.depth.games / GLANCE.games

    def run(self) -> Iterator[int]:
        """Evaluate every step; yield the number of finished steps."""
        for done, step in enumerate(self.steps, 1):
            self.add(step, step.evaluate(self.depth))
            yield done

    def add(self, step: Step, found: Evaluation | MeasuredSwing) -> None:
        """Add the next step's evaluation, wherever it was computed."""
        seat = step.sight.seat
        account = self.accounts[seat]
        if isinstance(step, OutsideEvent) and isinstance(found, MeasuredSwing):
            account.add_event(step, found)
        elif isinstance(step, OwnMove) and isinstance(found, Evaluation):
            account.add_move(self.rules, step, found)
        if step is self.last[seat]:
            account.explain(self._outcome(seat))

    def result(self) -> Review:
        """Return the review once every step has been added."""
        seats = tuple(self._seat(seat) for seat in self.seats)
        return Review(self.rules.name, self.names, self.depth.rounds, self.depth.games, seats)

    def _outcome(self, seat: int) -> Swing:
        winners = self.rules.winners(self.game.state)
        return Swing(1 / len(winners) if seat in winners else 0.0, self.rules.scores(self.game.state)[seat])

    def _seat(self, seat: int) -> SeatReview:
        account, outcome = self.accounts[seat], self._outcome(seat)
        choices = account.judged
        mine = [one for one in self.chosen if one.sight.seat == seat]
        first = Swing(choices[0].expected_chance, choices[0].expected_points) if choices else NOTHING
        parts = {"expected": first, "play": sum_of_parts(choices, "play")}
        parts |= {"others": total(account.others.values()), "luck": total(account.luck.values())}
        parts["rest"] = difference(outcome, total(parts.values())) if choices else NOTHING
        found = count_mistakes(choices)
        lines = first_log_lines(self.game, seat), chance_log_lines(self.game, seat)
        others, luck = (self._events(*one) for one in zip((account.others, account.luck), lines, strict=True))
        return SeatReview(
            seat=seat,
            choices=tuple(choices),
            won=round(outcome.chance, 4),
            points=int(outcome.points),
            turning=turning_points(choices, outcome.chance, others, luck),
            worst=worst_moves(choices),
            swayed=most_notable(others, account.clear, MAX_NAMED),
            lucky=most_notable(luck, account.clear, MAX_LUCK_EVENTS),
            picked=tuple(draft_picks(self.game, mine, seat)),
            mistakes=found,
            summary=tuple(summary_messages(found, list(self._losses(seat, mine)))),
            **figures(parts),
        )

    def _events(self, found: dict[int, Swing], lines: dict[int, tuple[Message, ...]]) -> list[SwingEvent]:
        """Return the events with their player and what this seat saw of them."""
        return [
            SwingEvent(at, self.game.choices[at][0], round_swing(by), lines.get(at, ())) for at, by in found.items()
        ]

    def _losses(self, seat: int, mine: list[OwnMove]) -> Iterator[Loss]:
        """Yield the moves that were clearly worse than the best."""
        explainer = kit(self.rules.name).explainer
        for one, judged in zip(mine, self.accounts[seat].judged, strict=True):
            if judged.matters and explainer is not None:
                how = explainer.manner(
                    judged.asked, judged.chosen.id, judged.best.id, turns_until_taken(self.game, seat, judged)
                )
                yield Loss(judged, explainer.stage_label(one.sight.view), how)


def first_log_lines(game: Session, seat: int) -> dict[int, tuple[Message, ...]]:
    """Return the first log line of each choice as this seat may see it; some choices have none."""
    words = kit(game.rules.name).words
    return {
        moment.entries: (words.event_message(game.rules.event(rows[0], seat)),)
        for moment, rows in events_after_choices(game)
        if rows and rows[0][1] == moment.seat
    }


def chance_log_lines(game: Session, seat: int) -> dict[int, tuple[Message, ...]]:
    """Return the log lines about dice and draws after each choice, as this seat may see them."""
    words, explainer = kit(game.rules.name).words, kit(game.rules.name).explainer
    kinds = explainer.TURNED_UP if explainer is not None else ()
    return {
        moment.entries: tuple(words.event_message(game.rules.event(row, seat)) for row in rows if row[0] in kinds)
        for moment, rows in events_after_choices(game)
    }


def events_after_choices(game: Session) -> Iterator[tuple[Checkpoint, Sequence[Row]]]:
    """Yield each choice that was not undone, with the events until the next one."""
    rows = game.recorder.rows
    for moment, end in zip(game.checkpoints, [*(one.events for one in game.checkpoints[1:]), len(rows)], strict=True):
        yield moment, rows[moment.events : end]


def turns_until_taken(game: Session, seat: int, judged: ReviewedMove) -> int | None:
    """Return after how many turns the seat made the move that would have been best; None if it never did."""
    for moment in game.checkpoints:
        if moment.entries > judged.at and game.choices[moment.entries] == (seat, judged.best.id):
            return int(getattr(moment.state, kit(game.rules.name).turn)) - judged.turn
    return None


def worst_moves(choices: Sequence[ReviewedMove]) -> tuple[int, ...]:
    """Return the moves that lost most win chance; of equal ones, those that lost most points first."""
    lost = [n for n, one in enumerate(choices) if one.matters]
    lost.sort(key=lambda n: (-round(choices[n].lost_chance, 2), -choices[n].lost_points))
    return tuple(lost[:MAX_NAMED])
