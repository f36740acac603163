"""Judge an attempt at a puzzle: each move compared with the best, by a search that is the same for everyone."""

from typing import Literal

import msgspec

from sortilege.analysis.move_evaluation import GLANCE, evaluate
from sortilege.analysis.results import Evaluation, MoveValue
from sortilege.bots.sight import Sight, thoughts
from sortilege.core.session import Session
from sortilege.core.text.game_messages import NAMES
from sortilege.puzzles.puzzle import Puzzle
from sortilege.stories.story_game import story_game as stories_of

GLANCES = 4  # multiple of GLANCE; takes less than a second
LEAST_LOSS = 0.02  # worth a move must lose to be called worse, as in a review

Verdict = Literal["right", "close", "worse"]


class AttemptEvaluation(msgspec.Struct, frozen=True):
    """A move, and the best one.

    "right": it is the solution, or the search finds it best. "close": the games show no difference that matters.
    """

    verdict: Verdict
    games: int
    chosen: MoveValue
    best: MoveValue


def start_attempt(puzzle: Puzzle) -> Session:
    """Start a game at the puzzle's question, with the seat names that stories use."""
    stories = stories_of(puzzle.game)
    given = puzzle.story.given
    names, options = NAMES[: stories.players(given)], getattr(given, "options", {})
    return Session.at(stories.rules, names, options, bytes(32), (), False, puzzle.state())


def is_unfinished(puzzle: Puzzle, game: Session) -> bool:
    """Return whether more moves follow: a puzzle about a whole turn asks for all of it, right or wrong."""
    return len(game.choices) < len(puzzle.steps) and puzzle.seat in game.state.open_seats()


def solutions(puzzle: Puzzle, game: Session) -> tuple[str, ...]:
    """Return the solutions of the current question; none after moves that leave the solution."""
    made = [id for _, id in game.choices]
    if made != [step.shown for step in puzzle.steps[: len(made)]]:
        return ()
    return puzzle.steps[len(made)].right


def attempt_evaluation(weighed: Evaluation, id: str, right: tuple[str, ...]) -> AttemptEvaluation:
    """Judge a move by an evaluation; the solutions, found by a deeper search, stay right."""
    first = weighed.options[0]
    chosen = next(option for option in weighed.options if option.id == id)
    if id == first.id:
        return AttemptEvaluation("right", weighed.games, chosen, chosen)
    if id in right:
        spoken = msgspec.structs.replace(chosen, why=None)  # the reason found here is for another move
        return AttemptEvaluation("right", weighed.games, spoken, spoken)
    return AttemptEvaluation("close" if chosen.behind < LEAST_LOSS else "worse", weighed.games, chosen, first)


def judge_attempt(puzzle: Puzzle, game: Session, id: str) -> AttemptEvaluation:
    """Judge a move by searching now; a server has a worker do the same."""
    solves = solutions(puzzle, game)
    codes = tuple(game.rules.code_of[one] for one in (id, *solves))
    rng = thoughts(puzzle.id.encode(), puzzle.seat, len(game.choices))
    sight = Sight(game.rules, game.state, puzzle.seat)
    return attempt_evaluation(evaluate(sight, rng, GLANCE.times(GLANCES), codes, planned=True), id, solves)
