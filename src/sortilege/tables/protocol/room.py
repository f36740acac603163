"""The state of a table apart from the game played on it: seats, clocks, notices and proposals."""

from typing import Annotated, Literal

from msgspec import Meta

from sortilege.tables.protocol.base import ClientMessage, ServerMessage


class ClockSettings(ClientMessage, frozen=True, kw_only=True):
    """No clock, a number of seconds for each choice (correspondence: days), or a budget for the whole game."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[float, Meta(ge=1, le=2_592_000)] = 60
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class SeatSnapshot(ServerMessage, frozen=True, kw_only=True):
    """Public facts about a seat that the rules do not depend on.

    `nonce_hash` is set once the player has given a nonce; `nonce` is revealed with the deal. `devices` counts the
    browsers and accounts that hold the seat. `program`: a user's bot sits there, not a person. `pauses` counts the
    pauses that this seat has requested.
    """

    kind: Literal["person", "bot"]
    name: str
    program: bool
    taken: bool
    present: bool
    stand_in: str
    bot: str
    resigned: bool
    abandons: bool
    nonce: str
    nonce_hash: str
    seconds: float | None
    running: bool
    devices: int
    pauses: int


class SeatNotice(ServerMessage, frozen=True, kw_only=True):
    """A change of seats that everyone at the table sees.

    "device": another browser now holds the seat. "alone": its player signed out the other devices. "kicked": the host
    removed its player. "returned": that player is back. "replaced": a new player took the seat that `before` had.
    """

    at: float
    what: Literal["device", "alone", "kicked", "returned", "replaced"]
    seat: int
    name: str
    before: str = ""


class UndoProposal(ServerMessage, frozen=True, kw_only=True):
    """A player's request to go back to before their last choice, which the others must agree to.

    `events` is the number of events it would take back; `waits` are the seats that have not answered.
    """

    seat: int
    events: int
    waits: tuple[int, ...]


class RematchProposal(ServerMessage, frozen=True, kw_only=True):
    """A player's proposal of another game; seat −1 is a host without a seat.

    `waits` are the seats that have not answered. When all have, a new table is created unless all declined.
    """

    seat: int
    waits: tuple[int, ...]
    agreed: tuple[int, ...]
    declined: tuple[int, ...]


class RoomSnapshot(ServerMessage, frozen=True, kw_only=True):
    """The table apart from the game on it. `mine` are the seats that the viewer holds.

    `commitment` binds the server's key and, unless `bound` is null, the nonces of the `bound` seats, which the server
    chose. `at_once`: the game starts as soon as every player has given a nonce. `rematch` is the next game's table.
    `moment`: the game starts from a custom position instead of a deal and does not count. `upgrades`: after how many
    choices the server's rules changed, each time. `unreadable`: the stored game is damaged; it can be ended but not
    played.
    """

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["waiting", "playing", "paused", "over"]
    host: bool
    mine: tuple[int, ...]
    open: bool
    spectators: bool
    onlookers: int
    chat: bool
    hints: bool
    clock: ClockSettings
    stand_in: str
    numbered: bool
    moment: bool
    commitment: str
    bound: tuple[int, ...] | None
    key: str
    ending: str
    seats: tuple[SeatSnapshot, ...]
    notices: tuple[SeatNotice, ...]
    at_once: bool
    rematch: str
    rematch_asked: RematchProposal | None
    undo_asked: UndoProposal | None
    rules: int
    upgrades: tuple[int, ...]
    unreadable: bool
