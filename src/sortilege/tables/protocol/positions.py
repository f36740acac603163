"""Custom starting positions."""

from typing import Annotated, Any

from msgspec import Meta

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.text.message import Message
from sortilege.stories.start_position import MAX_CHARACTERS
from sortilege.tables.protocol.base import ClientMessage, PlayerName, SeatNumber, ServerMessage
from sortilege.tables.protocol.tables import SeatPlan


class PositionRequest(ClientMessage, frozen=True, kw_only=True):
    """A position as the text of a story's beginning, seen by `seat` or, by default, by the seat that the text names.

    The same `deal` deals the same cards wherever the position leaves any open.
    """

    text: Annotated[str, Meta(max_length=MAX_CHARACTERS)]
    deal: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    seat: SeatNumber | None = None


class NewPositionTable(PositionRequest, frozen=True, kw_only=True):
    """A table to create that starts from this position."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    name: PlayerName = "Alex"


class PositionSnapshot(ServerMessage, frozen=True, kw_only=True):
    """A position: its text as keys and values, and the table as one seat sees it."""

    story: dict[str, Any]
    game: str
    seat: int
    seats: tuple[str, ...]
    options: dict[str, str]
    view: Any
    said: Message | None


class PositionText(ServerMessage, frozen=True, kw_only=True):
    """A position from a finished game as one seat knew it, as text to set it up again."""

    text: str
