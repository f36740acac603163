"""Creating, listing and joining tables, invitations and reports."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.tables.protocol.base import (
    BotName,
    ClientMessage,
    Hash,
    MailAddress,
    Nonce,
    OptionValues,
    PlayerName,
    SeatNumber,
    Secret,
    ServerMessage,
)
from sortilege.tables.protocol.room import ClockSettings, RoomSnapshot


class SeatPlan(ClientMessage, frozen=True, kw_only=True):
    """Who sits in a seat of a new table. `with_me` is another person at the host's device."""

    kind: Literal["person", "bot", "me", "with_me"]
    bot: BotName = "random"
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(ClientMessage, frozen=True, kw_only=True):
    """A table to create. `deal` numbers a deal that anyone can look up; null deals at random.

    `hints`: players may ask for hints.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: OptionValues = msgspec.field(default_factory=dict)
    name: PlayerName = "Alex"
    open: bool = False
    spectators: bool = True
    chat: bool = False
    hints: bool = False
    clock: ClockSettings = ClockSettings()
    stand_in: BotName = "random"
    away_seconds: Annotated[float, Meta(ge=1, le=86_400)] = 90
    deal: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    mail: MailAddress = ""


class JoinRequest(ClientMessage, frozen=True, kw_only=True):
    """Take a seat, with the secret of a link or, at an open table, without one.

    An invitation works once. A return link works any number of times and keeps the player's name.
    """

    name: PlayerName
    secret: Secret | None = None
    mail: MailAddress = ""


class NonceRequest(ClientMessage, frozen=True, kw_only=True):
    """A player's random contribution to the deal, made after seeing this commitment. Only the first one counts."""

    commitment: Hash
    nonce: Nonce
    seat: SeatNumber | None = None


class SeatRequest(ClientMessage, frozen=True, kw_only=True):
    """Which of the caller's own seats to create a new return link for."""

    seat: SeatNumber | None = None


class InvitationRequest(ClientMessage, frozen=True, kw_only=True):
    """The free seat to create an invitation for."""

    seat: SeatNumber


class Invitation(ServerMessage, frozen=True, kw_only=True):
    """The secret of one free seat, to send to the player who is to sit there. It works once."""

    seat: int
    secret: str
    link: str


class TableCreated(ServerMessage, frozen=True, kw_only=True):
    """A new table, with an invitation for each free seat; only the host receives them."""

    table: str
    room: RoomSnapshot
    invitations: tuple[Invitation, ...]


class ReturnLink(ServerMessage, frozen=True, kw_only=True):
    """The link that opens a player's own seat on another device. Only that player receives it, not even the host."""

    secret: str
    link: str


class JoinResult(ServerMessage, frozen=True, kw_only=True):
    """The seat a player has taken."""

    room: RoomSnapshot
    seat: int
    way_back: ReturnLink


class TableListing(ServerMessage, frozen=True, kw_only=True):
    """One row in a list of tables. Where only bots play besides the caller, the caller may remove the table."""

    table: str
    game: str
    phase: str
    seats: tuple[str, ...]
    free: int
    mine: tuple[int, ...] = ()
    my_turn: bool = False
    made_at: int = 0
    removable: bool = False


class ReportRequest(ClientMessage, frozen=True, kw_only=True):
    """A player's report that something in the game is wrong."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class ReportReceipt(ServerMessage, frozen=True, kw_only=True):
    """The id of a stored report."""

    report: str
