"""Puzzles, attempts at them, and which ones a player has solved."""

from typing import Annotated, Literal

from msgspec import Meta

from sortilege.core.text.message import Message
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.protocol.base import ClientMessage, OptionId, ServerMessage
from sortilege.tables.protocol.play import OptionPreview


class PuzzleAttempt(ClientMessage, frozen=True, kw_only=True):
    """A player's choices at a puzzle, from its start."""

    ids: Annotated[list[OptionId], Meta(min_length=1, max_length=40)]


class LocalPuzzleResult(ClientMessage, frozen=True, kw_only=True):
    """How a puzzle first ended on a day: solved, or solution shown. `daily`: it was that day's puzzle."""

    puzzle: Annotated[str, Meta(pattern=r"^[a-z0-9]{4,16}$")]
    day: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    solved: bool
    daily: bool


class PuzzleHistory(ClientMessage, frozen=True, kw_only=True):
    """Puzzle results that a browser has stored, to add to an account; long histories are sent in several parts."""

    ended: Annotated[list[LocalPuzzleResult], Meta(max_length=500)]


class PuzzleListing(ServerMessage, frozen=True, kw_only=True):
    """A puzzle: its theme (the message puzzle-teaches-…) and its difficulty from 1 to 5."""

    id: str
    game: str
    teaches: str
    difficulty: int


class PuzzleList(ServerMessage, frozen=True, kw_only=True):
    """All puzzles of all games."""

    puzzles: tuple[PuzzleListing, ...]


class DailyPuzzles(ServerMessage, frozen=True, kw_only=True):
    """The day's puzzle of each game; `day` is a number that rises by one at midnight UTC."""

    day: int
    puzzles: tuple[PuzzleListing, ...]


class PuzzleFrame(ReplayFrame, frozen=True, kw_only=True):
    """The table at one step of a puzzle, as its seat sees it, with a preview of each option."""

    outlook: tuple[OptionPreview, ...]


class PuzzleSetup(ServerMessage, frozen=True, kw_only=True):
    """A puzzle to solve: the seats, the game's options and the starting position."""

    id: str
    game: str
    teaches: str
    difficulty: int
    seat: int
    seats: tuple[str, ...]
    options: dict[str, str]
    moment: PuzzleFrame


class ChoiceValue(ServerMessage, frozen=True, kw_only=True):
    """The share of games that a choice won (0 to 1) and its average points."""

    chance: float
    points: float


class AttemptResult(ServerMessage, frozen=True, kw_only=True):
    """The verdict on an attempt: "right", "close" (nearly as good, as far as the search can tell) or "worse".

    It judges the first choice that is worse, at index `at`, or else the last choice. `why` compares it with the best
    choice, which it does not name. After an attempt that was not worse, `next` is the table that follows; until the
    puzzle is solved, it asks for more.
    """

    verdict: Literal["right", "close", "worse"]
    at: int
    games: int
    chosen: ChoiceValue
    best: ChoiceValue
    why: Message | None
    solved: bool
    next: PuzzleFrame | None


class PuzzleSolution(ServerMessage, frozen=True, kw_only=True):
    """A puzzle's solution: its choices, the table before and after each, its value, and what speaks for it."""

    worth: ChoiceValue
    why: Message | None
    choices: tuple[Message, ...]
    frames: tuple[ReplayFrame, ...]


class SolvedPuzzles(ServerMessage, frozen=True, kw_only=True):
    """The puzzles a player has solved and those whose solution they were shown; `kept`: stored for an account.

    `streak` counts consecutive days with a solved daily puzzle; `today`: today's is solved.
    """

    kept: bool
    solved: tuple[str, ...]
    shown: tuple[str, ...]
    streak: int
    today: bool
