"""What an analysis tells: plain figures, each counted in games that were thought through."""

import msgspec

from sortilege.core.text.message import Message


class MoveValue(msgspec.Struct, frozen=True):
    """One option: the chance to win (from 0 to 1) and the points at the end that came of it, on average.

    `said` is what it means to the seat. `worth` is what options are ranked by: lead and points together. `behind` is
    how much less that is than the best's, in the same games; 0 where that may be luck. `why` says what speaks for the
    best beside the next, and against each of the others beside the best.
    """

    id: str
    chance: float
    points: float
    worth: float
    behind: float
    said: Message
    why: Message | None


class Evaluation(msgspec.Struct, frozen=True):
    """The options that were looked at closely, best first, after so many rounds of search and games for each.

    `first` is the one that is taken at first sight, as the games go on too; "" where there is no such judgement.
    """

    seat: int
    rounds: int
    games: int
    options: tuple[MoveValue, ...]
    first: str = ""


class Swing(msgspec.Struct, frozen=True):
    """By how much something changed a seat's chance and points; 0 where the games do not show it clearly."""

    chance: float
    points: float


class SwingEvent(msgspec.Struct, frozen=True):
    """What clearly changed a seat's game: another's choice, or what dice and draws gave after one of anybody's.

    By how much, and what this seat saw of it.
    """

    at: int
    who: int
    by: Swing
    saw: tuple[Message, ...] = ()


class ReviewedMove(msgspec.Struct, frozen=True):
    """One choice of a game that was played, and what it lost against the best one.

    `at` counts the record's choices, `turn` rounds or days; `question` is what was asked. `matters`: it was clearly
    worse; else it lost nothing.

    What a game came to has four parts. `expected` is what comes of what one takes at first sight, as all go on in the
    counted games too, and `play` is what the choice brought beside that. The position may be better than was expected
    after this seat's choice before: `others` is what the others' choices clearly brought since, `luck` what dice and
    draws clearly did, and `rest` what is left: all that is not clear alone, and what the figures are off by.
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
    """A card that was drafted: at which choice, and how many points it brought in the end."""

    at: int
    card: str
    brought: int


class MistakeCount(msgspec.Struct, frozen=True):
    """How many of a seat's choices were clearly worse than the best, of how many, and how many of them by a lot."""

    n: int
    of: int
    big: int


class SeatReview(msgspec.Struct, frozen=True):
    """One seat's game, from what it knew at the time.

    From what was expected at the first choice to the end, chance and points change by one's play, by the others', by
    luck and by the rest. What choices lost, each beside the best at its moment, is counted in `mistakes` and not added
    up. `turning` are the choices around which the chance moved most, and `worst` those that lost most, each by their
    place among `choices`. `swayed` are choices of the others, and `lucky` what dice and draws changed, for better or
    worse.
    """

    seat: int
    choices: tuple[ReviewedMove, ...]
    won: float
    points: int
    luck_chance: float
    luck_points: float
    turning: tuple[int, ...]
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
    """A game that is over, looked at again, with a search of so many rounds and games for each option."""

    game: str
    names: tuple[str, ...]
    rounds: int
    games: int
    seats: tuple[SeatReview, ...]
