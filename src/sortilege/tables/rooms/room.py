"""A table apart from the game on it: who sits where, who may what, clocks. One value, saved beside the log."""

import sys
from typing import Any, Literal, cast

import msgspec

from sortilege.core.kits import kit
from sortilege.core.save.fields import Fields
from sortilege.core.session import Session
from sortilege.tables.protocol.room import ClockSettings, RematchProposal, SeatNotice, UndoProposal
from sortilege.tables.rooms.start_position import Beginning

FORMAT = 2  # rises when the fields below change; `migrated` knows all that ever were

Phase = Literal["waiting", "playing", "paused", "over"]


class Seat(msgspec.Struct, kw_only=True):
    """One seat. `stand_in` says why a bot plays for its person just now: "", "away", "left", "clock", "resigned"."""

    kind: Literal["person", "bot"]
    bot: str = ""
    name: str = ""
    program: bool = False  # a bot of somebody's plays here, known by a token; everybody is told
    secret: str = ""  # the hash of the invitation's secret, which works once: while the seat is free
    way_back: str = ""  # the hash of the secret that brings whoever sits here to it on another device
    taken: bool = False
    former: str = ""  # the name of whoever was sent away from here, until somebody sits here again
    lost_by: list[str] = []  # people who have held this seat since the deal and hold it no more
    turnover: int = 0  # rises whenever somebody loses hold of this seat: sockets then look whether it was they
    devices: int = 0  # how many hold it
    nonce: str = ""
    mail: str = ""  # the place of an address, not the address: see `letters`
    stand_in: str = ""
    abandons: bool = False
    seconds: float | None = None  # on the clock when it was last stopped or began to run; None is the full time
    asked_at: float | None = None  # since when the clock runs
    kept: float | None = None  # on the clock when this seat last chose, before it got more
    again: int = 0  # choices that give no fresh time, because they were undone
    pauses: int = 0
    told_turn: bool = False


class Room(msgspec.Struct, kw_only=True):
    """Everything about a live table that the rules do not know."""

    format: int = FORMAT
    game: str
    options: dict[str, str]
    seats: list[Seat]
    host: str  # the session that made it
    owner: str = ""  # to whom the bots' thinking is counted: an account, or else "where/session" (see `queue`)
    phase: Phase = "waiting"
    open: bool = False
    spectators: bool = True
    chat: bool = False
    hints: bool = False
    clock: ClockSettings = ClockSettings()
    stand_in: str = "random"
    away_seconds: float = 90.0
    deal: int | None = None
    begins: Beginning | None = None  # None: with a deal
    key: str = ""
    commitment: str = ""
    bound: list[int] | None = None  # the seats whose nonces the commitment binds; None: it binds the key alone
    ending: str = ""  # "finished", "resigned", "abandoned", "closed"
    at_once: bool = False  # it starts by itself once every player has given a nonce
    began: int | None = None  # the seat that began the game, where the game has such a thing
    rematch: str = ""
    rematch_asked: RematchProposal | None = None
    rematch_by: str = ""  # who asked: by which their seats are theirs
    undo_asked: UndoProposal | None = None
    blocked: list[str] = []
    notices: list[SeatNotice] = []
    counted: bool = False  # among the results of the accounts that sat here, once and for all
    rules: int = 0  # the rules version the game began with
    made_at: float = 0.0
    over_at: float = 0.0

    def persons(self) -> list[int]:
        """The seats of people who have not given up."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.stand_in != "resigned"]

    def mover(self, seat: int) -> str:
        """The name of the bot that plays this seat now; empty when a person does."""
        one = self.seats[seat]
        if one.kind == "bot":
            return one.bot
        return self.stand_in if one.stand_in else ""

    def nonces(self) -> tuple[str, ...]:
        """Of all seats, as they go into the deal; a numbered deal needs none, and some records have none."""
        given = tuple(seat.nonce for seat in self.seats)
        return given if self.deal is None and any(given) else ()

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def moment(self) -> Fields | None:
        """Where the game begins, if not with a deal."""
        return self.begins.moment if self.begins else None

    def begun(self) -> Session:
        """The game as it begins, which its log goes on from."""
        rules, key, committed = kit(self.game).rules, bytes.fromhex(self.key), self.deal is None
        return Session(rules, self.names(), self.options, key, self.nonces(), committed, self.bound, self.moment)


def pack(room: Room) -> bytes:
    return msgspec.msgpack.encode(room)


def unpack(saved: bytes) -> Room:
    """A room from its saved form, whichever release wrote it."""
    room = msgspec.convert(migrated(msgspec.msgpack.decode(saved)), Room)
    # Tables share their options' words: many are in memory at a time.
    room.options = {sys.intern(option): sys.intern(value) for option, value in room.options.items()}
    return room


def migrated(fields: dict[str, object]) -> dict[str, object]:
    """The fields as this release knows them.

    Format 1: the commitment bound the key alone, and the host owned the table. Links worked as often as one liked, and
    the host had them all; the one of a taken seat lapses, and whoever sits there gets a way back of their own.
    Mail addresses were written to without their owners' consent.
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
