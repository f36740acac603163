"""Results of an analysis as plain structs; every figure is counted in simulated games."""

import msgspec

from sortilege.core.text.message import Message


class MoveValue(msgspec.Struct, frozen=True):
    """One move with its average win chance (0 to 1) and final points.

    `said` describes the move to the seat. Moves are ranked by `worth`, which combines lead and points. `behind` is
    the difference to the best move in the same games; 0 if that may be luck. `why` says what speaks for the best
    move compared with the next, and against each other move compared with the best.
    """

    id: str
    chance: float
    points: float
    worth: float
    behind: float
    said: Message
    why: Message | None


class Evaluation(msgspec.Struct, frozen=True):
    """The evaluated moves, best first, with the rounds of search and the games played after each.

    `first` is the policy's immediate choice, by which the games continue too; "" without a policy.
    """

    seat: int
    rounds: int
    games: int
    options: tuple[MoveValue, ...]
    first: str = ""


class PlanValue(msgspec.Struct, frozen=True):
    """A whole answer to a question that is asked several times in a row: its moves, and figures as in `MoveValue`."""

    ids: tuple[str, ...]
    chance: float
    points: float
    why: Message | None


class PlanEvaluation(msgspec.Struct, frozen=True):
    """The evaluated plans, best first, with the games played after each."""

    games: int
    options: tuple[PlanValue, ...]


class Swing(msgspec.Struct, frozen=True):
    """A change in a seat's win chance and points."""

    chance: float
    points: float


class MeasuredSwing(msgspec.Struct, frozen=True):
    """What an event changed in simulated games, with the standard errors; `clear` if it cannot be chance."""

    by: Swing
    error: Swing
    clear: bool


class SwingEvent(msgspec.Struct, frozen=True):
    """An event that changed a seat's game: another player's move, or dice and draws after any move.

    `by` is the change, and `saw` what this seat saw of it.
    """

    at: int
    who: int
    by: Swing
    saw: tuple[Message, ...] = ()


class ReviewedMove(msgspec.Struct, frozen=True):
    """One move of a finished game, and what it lost against the best one.

    `at` counts the record's choices, `turn` rounds or days; `question` is the decision. `matters`: the move was clearly
    worse; otherwise it lost nothing.

    The result of a game has four parts. `expected` is the result of the immediate choice, by which the simulated games
    continue too, and `play` is what the move changed compared with it. Since the seat's previous move, `others` is what
    the other players' moves changed, `luck` what dice and draws changed, and `rest` the error of the figures: where
    nothing happened in between, and made up for at the next event.
    """

    at: int
    turn: int
    asked: str
    question: Message
    chosen: MoveValue
    best: MoveValue
    lost_chance: float
    lost_points: float
    luck_chance: float
    luck_points: float
    matters: bool
    expected_chance: float
    expected_points: float
    play_chance: float
    play_points: float
    others_chance: float
    others_points: float
    rest_chance: float
    rest_points: float


class DraftPick(msgspec.Struct, frozen=True):
    """A drafted card: at which choice it was taken, and the points it brought in the end."""

    at: int
    card: str
    brought: int


class TurningPoint(msgspec.Struct, frozen=True):
    """A large change in the win chance, from one move of the seat to its next or to the end.

    `play` to `rest` are the parts of the change as in `ReviewedMove`, and `events` the largest ones behind them.
    """

    at: int
    before: float
    after: float
    play: float
    others: float
    luck: float
    rest: float
    events: tuple[SwingEvent, ...]


class MistakeCount(msgspec.Struct, frozen=True):
    """How many of a seat's moves were clearly worse than the best, and how many of those by a lot."""

    n: int
    of: int
    big: int


class SeatReview(msgspec.Struct, frozen=True):
    """One seat's game, from what it knew at the time.

    From the expectation at the first choice to the end, win chance and points change through own play, other players,
    luck and the rest. Losses against the best move are counted in `mistakes`, not added up. `turning` says where the
    win chance moved most, and `worst` names the moves that lost most of it, as indexes into `choices`. `swayed` are
    other players' moves, and `lucky` dice and draws that changed the game, for better or worse.
    """

    seat: int
    choices: tuple[ReviewedMove, ...]
    won: float
    points: int
    luck_chance: float
    luck_points: float
    turning: tuple[TurningPoint, ...]
    worst: tuple[int, ...]
    swayed: tuple[SwingEvent, ...]
    lucky: tuple[SwingEvent, ...]
    picked: tuple[DraftPick, ...]
    mistakes: MistakeCount
    summary: tuple[Message, ...]
    expected_chance: float
    expected_points: float
    play_chance: float
    play_points: float
    others_chance: float
    others_points: float
    rest_chance: float
    rest_points: float


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game, with the rounds of search and games per move."""

    game: str
    names: tuple[str, ...]
    rounds: int
    games: int
    seats: tuple[SeatReview, ...]
