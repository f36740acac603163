"""Finished games: replays, reviews and playing on from a point in them."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from sortilege.analysis.results import SeatReview
from sortilege.core.ask import Ask
from sortilege.core.events import Event
from sortilege.core.text.message import Message
from sortilege.tables.protocol.base import BotName, ClientMessage, PlayerName, ServerMessage


class ReplayFrame(ServerMessage, frozen=True, kw_only=True):
    """The table after a number of choices: who made the last one, and the events it caused."""

    version: int
    who: int | None
    events: tuple[Event, ...]
    view: Any
    said: Message | None


class ReplayFrames(ServerMessage, frozen=True, kw_only=True):
    """Some frames of a game, and the numbers of its first and last frame."""

    first: int
    last: int
    frames: tuple[ReplayFrame, ...]


class PastDecision(ServerMessage, frozen=True, kw_only=True):
    """What a seat was asked at one point of a finished game, if anything, and what it chose."""

    at: int
    seat: int
    over: bool
    ask: Ask | None
    chosen: str


class PlayOnRequest(ClientMessage, frozen=True, kw_only=True):
    """Play on from a point of a finished game, in one seat against bots; `choice` is made there at once."""

    bot: BotName = "level:6"
    choice: Annotated[str, Meta(max_length=80)] = ""
    name: PlayerName = "Alex"
    hints: bool = False


class ReviewStatus(ServerMessage, frozen=True, kw_only=True):
    """The review of one seat in a finished game: not requested, in progress, failed or complete.

    `done` counts the choices judged so far, out of `of`; `seconds` estimates the time left, also before the review is
    requested. `own`: the caller requested the review in progress and may cancel it.
    """

    state: Literal["none", "working", "failed", "done"]
    own: bool
    done: int
    of: int
    seconds: float
    review: SeatReview | None
