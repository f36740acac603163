"""The messages of a table's socket that plain HTTP requests do not answer with, and both unions of socket messages."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from sortilege.core.text.message import Message
from sortilege.tables.protocol.base import ClientMessage, SeatNumber, ServerMessage, Version
from sortilege.tables.protocol.chat import ChatRequest, ChatUpdate
from sortilege.tables.protocol.play import ClockSnapshot, LogStep, MoveRequest, TableSnapshot
from sortilege.tables.protocol.room import RoomSnapshot


class ActRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="act"):
    """An action on the table rather than in the game.

    "ask_undo": ask the others to go back to before one's last choice, further than an undo may go. "rematch": propose
    another game to the players present, once this one is over.
    """

    what: Literal[
        "start", "leave", "pause", "resume", "resign", "abandon", "play_on",
        "ask_undo", "agree_undo", "refuse_undo", "rematch", "agree_rematch", "refuse_rematch",
    ]  # fmt: skip
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class KickRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="kick"):
    """The host empties a seat and revokes its links. With `block`, its player may not return."""

    who: SeatNumber
    block: bool = False
    ref: Annotated[str, Meta(max_length=40)] = ""


class PingRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="ping"):
    """A heartbeat; the server answers with a pong."""

    ref: Annotated[str, Meta(max_length=40)] = ""


class ResumeRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="resume"):
    """Send again everything after this version, or the whole table if that is too long ago or `version` is null."""

    version: Version | None = None
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


TableRequest = MoveRequest | ActRequest | KickRequest | ChatRequest | PingRequest | ResumeRequest


class TableUpdate(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="news"):
    """The steps since the last message to this viewer, numbered by `steps[].version`, and the table after them."""

    seat: int | None
    version: int
    steps: tuple[LogStep, ...]
    view: Any
    said: Message | None
    clock: ClockSnapshot | None = None


class RoomUpdate(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="room"):
    """The room after a change: a player sat down, left, came back, paused …"""

    room: RoomSnapshot


class RequestAccepted(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="done"):
    """A request was carried out and stored. `repeated`: it had been carried out before, and nothing was done now.

    `made` is the number of choices made from a batch, which ends at the first choice that reveals anything.
    """

    ref: str
    version: int
    made: int = 0
    repeated: bool = False


class RequestRejected(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="no"):
    """A request was rejected and changed nothing; `version` is the current one, which the next request must name."""

    ref: str
    word: str
    why: str
    said: Message
    version: int | None = None


class Pong(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="pong"):
    """The answer to a ping."""

    ref: str


SocketMessage = TableSnapshot | TableUpdate | RoomUpdate | ChatUpdate | RequestAccepted | RequestRejected | Pong
