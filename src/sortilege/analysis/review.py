"""Review a finished game from each seat: what its moves lost, and what luck changed."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from time import perf_counter

from sortilege.analysis.evaluation import GLANCE, QUICK, Depth
from sortilege.analysis.outside_swings import most_notable
from sortilege.analysis.results import Evaluation, MoveValue, Review, ReviewedMove, SeatReview, Swing, SwingEvent
from sortilege.analysis.review_sentences import Loss, count_mistakes, summary_messages
from sortilege.analysis.review_steps import OutsideEvent, OwnMove, Step, draft_picks, steps
from sortilege.core.errors import BadRecord
from sortilege.core.hint_explainer import Row
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.rules import Rules
from sortilege.core.session import Checkpoint, Session, replay
from sortilege.core.text.message import Message, message

LEAST_LOSS = 0.02  # worth that a move must lose to be named
LEAST_TURN = 0.15  # change in win chance that makes a turning point
MAX_NAMED = 5  # turning points, worst moves and other players' moves per seat
MAX_LUCK_EVENTS = 2  # per seat
TIMED_CHOICES = 4  # choices timed for the estimate
NOTHING = Swing(0.0, 0.0)


class Reviewer:
    """Reviews one record choice by choice, so that callers can show progress."""

    def __init__(self, rules: Rules, record: Record, seats: tuple[int, ...] = (), depth: Depth = QUICK) -> None:
        """Raise BadRecord unless the game is finished."""
        self.rules = rules
        self.depth = depth
        self.game = replay(rules, record)
        if not self.game.state.over:
            raise BadRecord(message("engine-record-unfinished"))
        self.names = record.seats
        self.seats = seats or tuple(range(len(record.seats)))
        self.steps = [step for seat in self.seats for step in steps(self.game, seat)]
        self.chosen = [step for step in self.steps if isinstance(step, OwnMove)]
        self.judged: dict[int, list[ReviewedMove]] = {seat: [] for seat in self.seats}
        self.sways: dict[int, dict[int, Swing]] = {seat: {} for seat in self.seats}  # effects of other players' moves
        self.falls: dict[int, dict[int, Swing]] = {seat: {} for seat in self.seats}  # effects of dice and draws

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

    def add(self, step: Step, found: Evaluation | Swing) -> None:
        """Add the next step's evaluation, wherever it was computed."""
        seat = step.sight.seat
        sways, falls, judged = self.sways[seat], self.falls[seat], self.judged[seat]
        if isinstance(step, OutsideEvent) and isinstance(found, Swing):
            (falls if step.luck else sways)[step.at] = found
        elif isinstance(step, OwnMove) and isinstance(found, Evaluation):
            before = judged[-1] if judged else None
            judged.append(
                review_move(self.rules, step, found, before, total_since(sways, before), total_since(falls, before))
            )

    def result(self) -> Review:
        """Return the review once every step has been added."""
        seats = tuple(self._seat(seat) for seat in self.seats)
        return Review(self.rules.name, self.names, self.depth.rounds, self.depth.games, seats)

    def _seat(self, seat: int) -> SeatReview:
        choices, state = self.judged[seat], self.game.state
        mine = [one for one in self.chosen if one.sight.seat == seat]
        winners = self.rules.winners(state)
        won, points = 1 / len(winners) if seat in winners else 0.0, self.rules.scores(state)[seat]
        parts = {"play": sum_of_parts(choices, "play")}
        if choices:
            first = Swing(choices[0].expected_chance, choices[0].expected_points)
            parts |= {"others": total(self.sways[seat]), "luck": total(self.falls[seat])}
            parts["rest"] = reduce(difference, parts.values(), difference(Swing(won, points), first))
        else:
            first = parts["others"] = parts["luck"] = parts["rest"] = NOTHING
        found = count_mistakes(choices)
        worst = sorted((n for n, one in enumerate(choices) if one.matters), key=lambda n: -choices[n].chosen.behind)
        return SeatReview(
            seat=seat,
            choices=tuple(choices),
            won=round(won, 4),
            points=points,
            turning=turning_points(choices, won),
            worst=tuple(worst[:MAX_NAMED]),
            swayed=self._notable(self.sways[seat], first_log_lines(self.game, seat), MAX_NAMED),
            lucky=self._notable(self.falls[seat], chance_log_lines(self.game, seat), MAX_LUCK_EVENTS),
            picked=tuple(draft_picks(self.game, mine, seat)),
            mistakes=found,
            summary=tuple(summary_messages(found, list(self._losses(seat, mine)))),
            expected_chance=first.chance,
            expected_points=first.points,
            **figures(parts),
        )

    def _notable(
        self, found: dict[int, Swing], lines: dict[int, tuple[Message, ...]], named: int
    ) -> tuple[SwingEvent, ...]:
        """Return the most notable events with their player and what this seat saw of them."""
        return most_notable(
            [SwingEvent(at, self.game.choices[at][0], by, lines.get(at, ())) for at, by in found.items()], named
        )

    def _losses(self, seat: int, mine: list[OwnMove]) -> Iterator[Loss]:
        """Yield the moves that were clearly worse than the best."""
        explainer = kit(self.rules.name).explainer
        for one, judged in zip(mine, self.judged[seat], strict=True):
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


def review_move(
    rules: Rules,
    one: OwnMove,
    weighed: Evaluation,
    before: ReviewedMove | None = None,
    others: Swing = NOTHING,
    luck: Swing = NOTHING,
) -> ReviewedMove:
    """Return what a move lost, and what other players and luck changed since the seat's previous move."""
    sight, id, options = one.sight, rules.ids[one.code], weighed.options
    best, chosen = options[0], next(option for option in options if option.id == id)
    matters = chosen.behind >= LEAST_LOSS
    plain = next((option for option in options if option.id == weighed.first), best)
    play = difference(chosen, plain) if matters or chosen is best else NOTHING
    rest = reduce(difference, (others, luck), difference(plain, expected_after(before))) if before else NOTHING
    parts = {"play": play, "others": others, "luck": luck, "rest": rest}
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


def expected_after(judged: ReviewedMove) -> Swing:
    """Return the expectation after a move; differences that may be chance count as 0."""
    return Swing(judged.expected_chance + judged.play_chance, judged.expected_points + judged.play_points)


def loss(best: MoveValue, chosen: MoveValue) -> Swing:
    """Return the loss; a figure that looks better by chance counts as no loss."""
    return Swing(max(0.0, best.chance - chosen.chance), max(0.0, best.points - chosen.points))


def difference(one: MoveValue | Swing, two: MoveValue | Swing) -> Swing:
    return Swing(one.chance - two.chance, one.points - two.points)


def sum_of(one: Swing, two: Swing) -> Swing:
    return Swing(one.chance + two.chance, one.points + two.points)


def total_since(found: dict[int, Swing], before: ReviewedMove | None) -> Swing:
    """Sum the effects from a move on."""
    return total({at: by for at, by in found.items() if before and at >= before.at})


def total(found: dict[int, Swing]) -> Swing:
    return reduce(sum_of, found.values(), NOTHING)


def sum_of_parts(choices: list[ReviewedMove], part: str) -> Swing:
    return Swing(*(sum(getattr(one, f"{part}_{figure}") for one in choices) for figure in ("chance", "points")))


def figures(parts: dict[str, Swing]) -> dict[str, float]:
    """Return each part's win chance and points by field name, rounded."""
    chances = {f"{name}_chance": round(part.chance, 4) for name, part in parts.items()}
    return chances | {f"{name}_points": round(part.points, 2) for name, part in parts.items()}


def turning_points(choices: list[ReviewedMove], won: float) -> tuple[int, ...]:
    """Return the choices around which the win chance moved most."""
    chances = [one.best.chance for one in choices] + [won]
    moved = [abs(after - now) for now, after in pairwise(chances)]
    found = sorted((n for n, by in enumerate(moved) if by >= LEAST_TURN), key=lambda n: -moved[n])[:MAX_NAMED]
    return tuple(sorted(found))
