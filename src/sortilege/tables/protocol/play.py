"""Playing: choices, the log, clocks, previews and hints."""

from typing import Annotated, Any

from msgspec import Meta

from sortilege.core.events import Event
from sortilege.core.text.message import Message
from sortilege.tables.protocol.base import ClientMessage, OptionId, SeatNumber, ServerMessage, Version
from sortilege.tables.protocol.room import RoomSnapshot

# In these requests `seat` is needed only by a client that holds several seats.


class ChooseRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="choose"):
    """One choice or a batch, made all or none; a batch ends early at the first choice that reveals anything.

    `version` is the version of the view that the choice answers.
    """

    version: Version
    ids: Annotated[list[OptionId], Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class TakeBackRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="take_back"):
    """Take back a sealed choice while other players are still choosing."""

    version: Version
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class UndoRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="undo"):
    """Go back to the point where this seat last learned something or another seat chose."""

    version: Version
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


MoveRequest = ChooseRequest | TakeBackRequest | UndoRequest


class LogStep(ServerMessage, frozen=True, kw_only=True):
    """One step of the game as a viewer may know it: who acted, what happened, and how many events an undo took back.

    `who` is −1 where the table went back because the rules changed.
    """

    version: int
    who: int
    undone: int
    events: tuple[Event, ...]


class GameLog(ServerMessage, frozen=True, kw_only=True):
    """What has happened, as one viewer may know it, in numbered steps. `next`: the `since` of the next page, if any."""

    version: int
    steps: tuple[LogStep, ...]
    next: int | None


class ClockSnapshot(ServerMessage, frozen=True, kw_only=True):
    """The seconds each seat has left and whether its clock is running."""

    kind: str
    seconds: tuple[float | None, ...]
    running: tuple[bool, ...]


class TableSnapshot(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="table"):
    """The whole table for one viewer, a seat or a spectator. `view` is null until the game starts.

    `said` says what the players to move are deciding, or who has won; it is null for a seat that is to move itself.
    """

    seat: int | None
    version: int
    room: RoomSnapshot
    view: Any
    said: Message | None


class OptionPreview(ServerMessage, frozen=True, kw_only=True):
    """What an option would change for the viewer's seat, as pairs of old and new value.

    `final`: it cannot be undone, because it reveals something; `changes` then holds only what is certain, and `reveals`
    the keys of the events that will certainly turn something up. `said` describes the changes that matter to players.
    """

    id: str
    final: bool
    changes: dict[str, tuple[int, int]]
    reveals: tuple[str, ...]
    said: tuple[Message, ...]


class BatchPreview(ServerMessage, frozen=True, kw_only=True):
    """Choices that can be made at once: one option as often as possible, or all options of one kind; see OptionPreview.

    None of them reveals anything, so that all can be undone.
    """

    ids: tuple[str, ...]
    changes: dict[str, tuple[int, int]]
    said: tuple[Message, ...]


class OptionPreviews(ServerMessage, frozen=True, kw_only=True):
    """A preview of each legal option at this version, and of batches; empty for sealed choices."""

    version: int
    options: tuple[OptionPreview, ...]
    batches: tuple[BatchPreview, ...]


class SampledWorlds(ServerMessage, frozen=True, kw_only=True):
    """Game states consistent with what this seat knows at this version: saved fields with the unknown part redealt.

    They must be continued with this version of the `rules`.
    """

    version: int
    rules: int
    seat: int
    worlds: tuple[dict[str, Any], ...]


class HintOption(ServerMessage, frozen=True, kw_only=True):
    """One of the best options: the share of games it won (0 to 1) and its average points.

    `then`: the moves that complete the answer, in a hint at whole answers. `why` compares the best option with the
    runner-up, and every other option with the best; null: no clear reason.
    """

    id: str
    then: tuple[str, ...]
    chance: float
    points: float
    why: Message | None


class Hint(ServerMessage, frozen=True, kw_only=True):
    """The best options at this version, best first; `games` were simulated after each of them."""

    version: int
    depth: int
    games: int
    options: tuple[HintOption, ...]
