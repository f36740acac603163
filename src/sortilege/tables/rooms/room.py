"""The state of a table apart from its game: seats, permissions and clocks. One value, stored beside the log."""

import sys
from typing import Any, Literal, cast

import msgspec

from sortilege.core.errors import BadSave
from sortilege.core.kits import kit
from sortilege.core.save.field_values import Fields
from sortilege.core.session import Session
from sortilege.core.start import IMPOSSIBLE
from sortilege.tables.protocol.room import ClockSettings, RematchProposal, SeatNotice, UndoProposal
from sortilege.tables.rooms.custom_start import CustomStart

FORMAT = 2  # increase it when the fields below change, and teach `migrate` the previous format

Phase = Literal["waiting", "playing", "paused", "over"]


class Seat(msgspec.Struct, kw_only=True):
    """One seat. `stand_in` is why a bot plays for its person at present: "", "away", "left", "clock" or "resigned"."""

    kind: Literal["person", "bot"]
    bot: str = ""
    name: str = ""
    program: bool = False  # a user's bot plays here, authenticated by a token; everyone at the table sees that
    secret: str = ""  # hash of the invitation's secret, which works once, while the seat is free
    way_back: str = ""  # hash of the secret in the return link
    taken: bool = False
    former: str = ""  # the name of the kicked player, until the seat is taken again
    lost_by: list[str] = []  # holders who have lost this seat since the deal
    turnover: int = 0  # rises whenever a holder loses this seat; sockets then check whether it was theirs
    devices: int = 0  # number of holders
    nonce: str = ""
    mail: str = ""  # reference to a stored mail address, not the address itself; see `server.accounts.turn_notice_mail`
    stand_in: str = ""
    abandons: bool = False
    seconds: float | None = None  # on the clock when it was last stopped or started; None is the full time
    asked_at: float | None = None  # when the clock was started
    kept: float | None = None  # on the clock when this seat last chose, before any increment
    again: int = 0  # choices that give no fresh time because they repeat undone ones
    pauses: int = 0
    steps_back: int = 0  # take-backs and undos since the game last went on for good
    steps_back_in_game: int = 0
    told_turn: bool = False
    thought: float | None = None  # seconds that this seat's person had to choose, so far; None: not counted


class Room(msgspec.Struct, kw_only=True):
    """Everything about a table that the rules do not depend on."""

    format: int = FORMAT
    game: str
    options: dict[str, str]
    seats: list[Seat]
    host: str  # the session that created it
    owner: str = ""  # whom the bots' thinking counts toward: an account, or else "where/session" (see `fair_queue`)
    phase: Phase = "waiting"
    open: bool = False
    spectators: bool = True
    chat: bool = False
    hints: bool = False
    clock: ClockSettings = ClockSettings()
    stand_in: str = "random"
    away_seconds: float = 90.0
    deal: int | None = None
    begins: CustomStart | None = None  # None: a deal
    key: str = ""
    commitment: str = ""
    bound: list[int] | None = None  # the seats whose nonces the commitment binds; None: only the key
    ending: str = ""  # "finished", "resigned", "abandoned", "closed"
    at_once: bool = False  # starts automatically once every player has given a nonce
    began: int | None = None  # the seat that began the game, if the game has one
    rematch: str = ""
    rematch_asked: RematchProposal | None = None
    rematch_by: str = ""  # the holder who proposed it
    undo_asked: UndoProposal | None = None
    agreed_undos: int = 0
    blocked: list[str] = []
    notices: list[SeatNotice] = []
    counted: bool = False  # whether the result of the game is stored
    daily: int | None = None  # the UTC day whose daily deal this is
    rated: bool = False
    rules: int = 0  # the rules version the game began with
    made_at: float = 0.0
    over_at: float = 0.0

    def active_persons(self) -> list[int]:
        """Return the seats of people who have not resigned."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.stand_in != "resigned"]

    def acting_bot(self, seat: int) -> str:
        """Return the bot that plays this seat at present; empty if a person does."""
        one = self.seats[seat]
        if one.kind == "bot":
            return one.bot
        return self.stand_in if one.stand_in else ""

    def nonces(self) -> tuple[str, ...]:
        """Return all seats' nonces for the deal; empty for a numbered deal and for records without nonces."""
        given = tuple(seat.nonce for seat in self.seats)
        return given if self.deal is None and any(given) else ()

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def start_fields(self) -> Fields | None:
        """The saved fields of a custom start; None for a deal."""
        return self.begins.moment if self.begins else None

    def new_session(self) -> Session:
        """Return the game at its start, before the choices in the log."""
        rules, key, committed = kit(self.game).rules, bytes.fromhex(self.key), self.deal is None
        return Session(rules, self.names(), self.options, key, self.nonces(), committed, self.bound, self.start_fields)


def pack(room: Room) -> bytes:
    return msgspec.msgpack.encode(room)


def unpack(saved: bytes) -> Room:
    """Return a room from its stored form, as any release wrote it; raises BadSave if it is damaged."""
    try:
        room = msgspec.convert(migrate(msgspec.msgpack.decode(saved)), Room)
    except (msgspec.MsgspecError, *IMPOSSIBLE) as error:
        raise BadSave(f"this room cannot be read: {error}") from None
    # Interning saves memory: the same option values occur at many tables.
    room.options = {sys.intern(option): sys.intern(value) for option, value in room.options.items()}
    return room


def migrate(fields: dict[str, object]) -> dict[str, object]:
    """Convert stored fields of an earlier format.

    Format 1: the commitment bound only the key, and the host owned the table. The host knew all links, and they worked
    any number of times; so the link of a taken seat is revoked, and its player gets a return link. Mail addresses
    lacked their owners' consent and are dropped.
    """
    if fields.get("format") == 1:
        seats: Any = [seat | {"mail": ""} for seat in cast("list[dict[str, Any]]", fields["seats"])]
        seats = [
            seat | {"secret": "", "devices": int(seat["kind"] == "person")} if seat["taken"] else seat for seat in seats
        ]
        over = fields["phase"] == "over"
        fields = fields | {"format": 2, "seats": seats, "counted": over, "owner": fields["host"]}
    if fields.get("format") != FORMAT:
        raise ValueError(f"a table was saved in format {fields.get('format')}; this server knows up to {FORMAT}")
    return fields
