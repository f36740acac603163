"""A try at a puzzle: what each choice is worth beside the best, by a search that is the same for everybody."""

from typing import Literal

import msgspec

from sortilege.analysis.evaluation import GLANCE, evaluate
from sortilege.analysis.results import Evaluation, MoveValue
from sortilege.bots.sight import Sight, thoughts
from sortilege.core.session import Session
from sortilege.core.text.wording import NAMES
from sortilege.puzzles.puzzle import Puzzle
from sortilege.stories.story_game import story_game as stories_of

GLANCES = 4  # glances: less than a second
LEAST_LOSS = 0.02  # by how much a choice has to be worse to be called so, as in a review

Verdict = Literal["right", "close", "worse"]


class AttemptEvaluation(msgspec.Struct, frozen=True):
    """One choice, and the best one that there was.

    "right": it is the solution, or looks best to the search. "close": nearly as good, as far as the games can tell.
    """

    verdict: Verdict
    games: int
    chosen: MoveValue
    best: MoveValue


def start_attempt(puzzle: Puzzle) -> Session:
    """A table at the question, with people who are called as in stories."""
    stories = stories_of(puzzle.game)
    given = puzzle.story.given
    names, options = NAMES[: stories.players(given)], getattr(given, "options", {})
    return Session.at(stories.rules, names, options, bytes(32), (), False, puzzle.state())


def is_unfinished(puzzle: Puzzle, game: Session) -> bool:
    """Whether there is more to choose: a puzzle of a whole turn asks for all of it, however one has begun it."""
    return len(game.choices) < len(puzzle.steps) and puzzle.seat in game.state.open_seats()


def solutions(puzzle: Puzzle, game: Session) -> tuple[str, ...]:
    """What solves the question at this table; none where nobody has looked, for it was reached by other choices."""
    made = [id for _, id in game.choices]
    if made != [step.shown for step in puzzle.steps[: len(made)]]:
        return ()
    return puzzle.steps[len(made)].right


def attempt_evaluation(weighed: Evaluation, id: str, right: tuple[str, ...]) -> AttemptEvaluation:
    """What the search says of a choice; what a deeper one has found before stands."""
    first = weighed.options[0]
    chosen = next(option for option in weighed.options if option.id == id)
    if id == first.id:
        return AttemptEvaluation("right", weighed.games, chosen, chosen)
    if id in right:
        spoken = msgspec.structs.replace(chosen, why=None)  # what was counted here speaks for another
        return AttemptEvaluation("right", weighed.games, spoken, spoken)
    return AttemptEvaluation("close" if chosen.behind < LEAST_LOSS else "worse", weighed.games, chosen, first)


def judge_attempt(puzzle: Puzzle, game: Session, id: str) -> AttemptEvaluation:
    """What a choice at this table is worth, thought out here and now, as a server does it elsewhere."""
    solves = solutions(puzzle, game)
    codes = tuple(game.rules.code_of[one] for one in (id, *solves))
    rng = thoughts(puzzle.id.encode(), puzzle.seat, len(game.choices))
    sight = Sight(game.rules, game.state, puzzle.seat)
    return attempt_evaluation(evaluate(sight, rng, GLANCE.times(GLANCES), codes, planned=True), id, solves)
