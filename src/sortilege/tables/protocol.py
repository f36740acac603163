"""Every message that crosses the network. The page's types are generated from these (`sortilege schema`)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sortilege.analysis.results import SeatReview
from sortilege.core.ask import Ask
from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.events import Event
from sortilege.core.text.message import Message
from sortilege.core.text.rule_chapters import Chapter
from sortilege.stories.position import LONGEST

Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9:_]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Mail = Annotated[str, Meta(max_length=200, pattern=r"^([^@\s]+@[^@\s]+)?$")]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=60)]], Meta(max_length=40)]


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message from a client: strict, so that a typo is an error with its path."""


# Making and joining tables.


class SeatPlan(ClientMessage, frozen=True, kw_only=True):
    """Who is to sit here. `with_me` is for several people at the creator's device."""

    kind: Literal["person", "bot", "me", "with_me"]
    bot: BotName = "random"
    name: Annotated[str, Meta(max_length=40)] = ""


class Clock(ClientMessage, frozen=True, kw_only=True):
    """No clock; so many seconds for each choice (days are seconds too); or a stock of seconds for the whole game."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[float, Meta(ge=1, le=2_592_000)] = 60
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class NewTable(ClientMessage, frozen=True, kw_only=True):
    """A table to be made. `deal` is a number for a numbered deal, which everybody could know; none is random.

    `hints`: whoever is asked there may ask what looks best.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Options = {}
    name: Name = "Alex"
    open: bool = False
    spectators: bool = True
    chat: bool = False
    hints: bool = False
    clock: Clock = Clock()
    stand_in: BotName = "random"
    away_seconds: Annotated[float, Meta(ge=1, le=86_400)] = 90
    deal: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    mail: Mail = ""


class MomentAsked(ClientMessage, frozen=True, kw_only=True):
    """A moment: the text of a story's beginning, seen by this seat, or by the one that it says looks at it.

    The same `deal` deals the same cards wherever the moment leaves any open.
    """

    text: Annotated[str, Meta(max_length=LONGEST)]
    deal: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    seat: SeatNumber | None = None


class MomentTable(MomentAsked, frozen=True, kw_only=True):
    """A table to be made that begins at this moment."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Name = "Alex"


class Join(ClientMessage, frozen=True, kw_only=True):
    """Sit down: with the secret of a link, or without one at an open table.

    An invitation's secret works once. A way back works as often as needed, and keeps the name.
    """

    name: Name
    secret: Secret | None = None
    mail: Mail = ""


class GiveNonce(ClientMessage, frozen=True, kw_only=True):
    """A person's part of the deal, given by whoever has seen this commitment. The first one stands."""

    commitment: Hash
    nonce: Nonce
    seat: SeatNumber | None = None


class OwnSeat(ClientMessage, frozen=True, kw_only=True):
    """Which of one's seats a way back is wanted for."""

    seat: SeatNumber | None = None


class Invite(ClientMessage, frozen=True, kw_only=True):
    """Which free seat a new invitation is wanted for."""

    seat: SeatNumber


# What is done at a table; `seat` is needed only by somebody who holds several.


class Choose(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="choose"):
    """One choice or a batch of them, all or none up to the first that shows anybody anything: there a batch ends.

    `version` is the one of the view it answers."""

    version: Version
    ids: Annotated[list[Id], Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class TakeBack(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="take_back"):
    """Take a sealed choice back while others are still choosing."""

    version: Version
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class Undo(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="undo"):
    """Go back to where this seat last learnt something, or another seat chose."""

    version: Version
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class Act(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="act"):
    """Something about the table rather than the game.

    "ask_undo": go back to before one's last choice, though an undo does not reach that far, if the others agree.
    "rematch": ask those who are there for another game, once this one is over.
    """

    what: Literal[
        "start", "leave", "pause", "resume", "resign", "abandon", "play_on",
        "ask_undo", "agree_undo", "refuse_undo", "rematch", "agree_rematch", "refuse_rematch",
    ]  # fmt: skip
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class Kick(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="kick"):
    """The host empties a seat: nobody holds it any longer, and no link fits. With `block`, they may not return."""

    who: SeatNumber
    block: bool = False
    ref: Annotated[str, Meta(max_length=40)] = ""


class Say(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class Ping(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="ping"):
    """A heartbeat; it is answered with a pong."""

    ref: Annotated[str, Meta(max_length=40)] = ""


class Resume(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="resume"):
    """Everything after this version again; the whole view when that is too long ago. None: the whole view."""

    version: Version | None = None
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


Request = Choose | TakeBack | Undo | Act | Kick | Say | Ping | Resume


# What is told.


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent to a client."""


class SeatSnapshot(ServerMessage, frozen=True, kw_only=True):
    """What everybody at the table may know of a seat that has nothing to do with the rules.

    `nonce_hash` is there as soon as a person has given a nonce, the nonce itself from the deal on.
    `devices` is how many browsers or accounts hold it. `program`: not a person but a bot of somebody's sits there.
    `pauses` counts those that were asked for from here.
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


class Notice(ServerMessage, frozen=True, kw_only=True):
    """What everybody at a table has to know of its seats.

    "device": a further browser holds the seat; "alone": its player has ended the others. "kicked": the host has sent
    its player away; "returned": they are back; "replaced": somebody else sits there now, and sat there `before`.
    """

    at: float
    what: Literal["device", "alone", "kicked", "returned", "replaced"]
    seat: int
    name: str
    before: str = ""


class UndoAsked(ServerMessage, frozen=True, kw_only=True):
    """A player asks the others whether they may go back to before their last choice.

    `events` is how many of the last events would be taken away, `waits` are the seats that have not answered.
    """

    seat: int
    events: int
    waits: tuple[int, ...]


class RematchAsked(ServerMessage, frozen=True, kw_only=True):
    """A player (−1: the host, who has no seat) asks the others for another game.

    `waits` are the seats that have not answered. Once there are none, a table is made, unless all have declined.
    """

    seat: int
    waits: tuple[int, ...]
    agreed: tuple[int, ...]
    declined: tuple[int, ...]


class RoomSnapshot(ServerMessage, frozen=True, kw_only=True):
    """The table apart from the game on it. `mine` are the seats that this person holds.

    `commitment` binds the key and the nonces of the `bound` seats, which are the server's; null: the key alone.
    `at_once`: it starts by itself once every player has given a nonce. `rematch` is the table of the next game.
    `moment`: its game begins at a moment of another one instead of with a deal, and counts for nobody.
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
    clock: Clock
    stand_in: str
    numbered: bool
    moment: bool
    commitment: str
    bound: tuple[int, ...] | None
    key: str
    ending: str
    seats: tuple[SeatSnapshot, ...]
    notices: tuple[Notice, ...]
    at_once: bool
    rematch: str
    rematch_asked: RematchAsked | None
    undo_asked: UndoAsked | None
    rules: int
    unreadable: bool  # what was stored of the game is damaged: it can be ended, and not played


class LogStep(ServerMessage, frozen=True, kw_only=True):
    """One step of the game as a viewer may know it: who acted, what happened, and how many events an undo took away.

    Nobody (−1) acted where the table went back at a change of rules.
    """

    version: int
    who: int
    undone: int
    events: tuple[Event, ...]


class ChatLine(ServerMessage, frozen=True, kw_only=True):
    """One line of chat."""

    n: int
    who: int
    name: str
    at: float
    text: str


class ClockSnapshot(ServerMessage, frozen=True, kw_only=True):
    """What is left to each seat in seconds, and whether it is running."""

    kind: str
    seconds: tuple[float | None, ...]
    running: tuple[bool, ...]


class TableSnapshot(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="table"):
    """The whole of a table for one viewer: a seat, or an onlooker. `view` is null until the game starts.

    `said` is what those who are asked decide, or who has won; null to a seat that is asked itself.
    """

    seat: int | None
    version: int
    room: RoomSnapshot
    view: Any
    said: Message | None


class TableUpdate(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="news"):
    """What happened since the last message to this viewer, numbered by `steps[].version`, and the table after it."""

    seat: int | None
    version: int
    steps: tuple[LogStep, ...]
    view: Any
    said: Message | None
    clock: ClockSnapshot | None = None


class RoomUpdate(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="room"):
    """Somebody sat down, left, came back, paused …"""

    room: RoomSnapshot


class ChatUpdate(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="line"):
    line: ChatLine


class Done(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="done"):
    """A request was carried out and is stored. `repeated`: it had been before, and nothing was done now.

    `made` is how many choices of a batch were made: it ends where anybody learns something."""

    ref: str
    version: int
    made: int = 0
    repeated: bool = False


class No(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="no"):
    """A request was refused and changed nothing; `version` is the one an answer has to name now."""

    ref: str
    word: str
    why: str
    said: Message
    version: int | None = None


class Pong(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="pong"):
    ref: str


SocketMessage = TableSnapshot | TableUpdate | RoomUpdate | ChatUpdate | Done | No | Pong


class Problem(ServerMessage, frozen=True, kw_only=True):
    """The body of every refusal over HTTP: `said` is the message and its arguments, `why` the same in English."""

    word: str
    why: str
    said: Message
    version: int | None = None


class Invitation(ServerMessage, frozen=True, kw_only=True):
    """The secret of one free seat, to be sent to whoever is to sit there. It works once."""

    seat: int
    secret: str
    link: str


class Made(ServerMessage, frozen=True, kw_only=True):
    """A new table; the invitations, one for each seat that is still free, are told to its host only."""

    table: str
    room: RoomSnapshot
    invitations: tuple[Invitation, ...]


class MomentTold(ServerMessage, frozen=True, kw_only=True):
    """A moment: what its text says, as keys and values, and the table as one seat sees it."""

    story: dict[str, Any]
    game: str
    seat: int
    seats: tuple[str, ...]
    options: dict[str, str]
    view: Any
    said: Message | None


class MomentText(ServerMessage, frozen=True, kw_only=True):
    """A moment of a game that is over, as the seat knew it, to set it up again."""

    text: str


class WayBack(ServerMessage, frozen=True, kw_only=True):
    """What brings a player to their own seat on another device. Nobody else is told it, not even the host."""

    secret: str
    link: str


class Joined(ServerMessage, frozen=True, kw_only=True):
    """Somebody sits."""

    room: RoomSnapshot
    seat: int
    way_back: WayBack


class Log(ServerMessage, frozen=True, kw_only=True):
    """All that happened, as one viewer may know it, in numbered steps."""

    version: int
    steps: tuple[LogStep, ...]


class Frame(ServerMessage, frozen=True, kw_only=True):
    """The table after so many choices, whose the last one was and what came of it."""

    version: int
    who: int | None
    events: tuple[Event, ...]
    view: Any
    said: Message | None


class Frames(ServerMessage, frozen=True, kw_only=True):
    """Some frames of a game, and the first and the last that there are."""

    first: int
    last: int
    frames: tuple[Frame, ...]


class Outcome(ServerMessage, frozen=True, kw_only=True):
    """What an option would change for one's own seat, from and to; `final`: it cannot be undone, for it shows more.

    `said` tells the changes that people care for.
    """

    id: str
    final: bool
    changes: dict[str, tuple[int, int]]
    said: tuple[Message, ...]


class Outlook(ServerMessage, frozen=True, kw_only=True):
    """Each option of the question at this version, before one chooses; empty for sealed choices."""

    version: int
    options: tuple[Outcome, ...]


class Worlds(ServerMessage, frozen=True, kw_only=True):
    """Games that agree with all that this seat knows at this version: saved fields, the unknown part dealt anew.

    Whoever goes on from them goes by this version of the `rules`.
    """

    version: int
    rules: int
    seat: int
    worlds: tuple[dict[str, Any], ...]


class HintOption(ServerMessage, frozen=True, kw_only=True):
    """One of the options that look best: how often it won of all games (0 to 1), and its points on average.

    `why` says what speaks for the best beside the next, and against the others beside the best; null: nothing clearly.
    """

    id: str
    chance: float
    points: float
    why: Message | None


class Hint(ServerMessage, frozen=True, kw_only=True):
    """The best options of the question at this version, best first, counted in so many games after each of them."""

    version: int
    depth: int
    games: int
    options: tuple[HintOption, ...]


class ReviewTold(ServerMessage, frozen=True, kw_only=True):
    """The review of one seat of a game that is over: not asked for, under way, failed, or all of it.

    `done` of so many choices are judged, and the rest takes about so many seconds; before it is asked for too. `own`:
    it is under way because one asked for it, and may be stopped.
    """

    state: Literal["none", "working", "failed", "done"]
    own: bool
    done: int
    of: int
    seconds: float
    review: SeatReview | None


class PlayOn(ClientMessage, frozen=True, kw_only=True):
    """Play on from a moment of a game that is over, in one seat, against bots; `choice` is chosen there at once."""

    bot: BotName = "level:6"
    choice: Annotated[str, Meta(max_length=80)] = ""
    name: Name = "Alex"
    hints: bool = False


class AskedThen(ServerMessage, frozen=True, kw_only=True):
    """A moment of a game that is over: what one seat was asked there, if anything, and what it chose."""

    at: int
    seat: int
    over: bool
    ask: Ask | None
    chosen: str


class Listed(ServerMessage, frozen=True, kw_only=True):
    """One line in a list of tables."""

    table: str
    game: str
    phase: str
    seats: tuple[str, ...]
    free: int
    mine: tuple[int, ...] = ()
    my_turn: bool = False


class Report(ClientMessage, frozen=True, kw_only=True):
    """“This is wrong”: what somebody noticed."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Reported(ServerMessage, frozen=True, kw_only=True):
    report: str


class Credentials(ClientMessage, frozen=True, kw_only=True):
    name: Name
    password: Password


class NewBot(ClientMessage, frozen=True, kw_only=True):
    """A bot of somebody's, by the name that it will be known by."""

    name: Name


class BotMade(ServerMessage, frozen=True, kw_only=True):
    """A bot and its token: whoever has it plays in its name, with "Authorization: Bearer TOKEN". It is told once."""

    name: str
    token: str


class NewPassword(ClientMessage, frozen=True, kw_only=True):
    password: Password
    new_password: Password


class Me(ServerMessage, frozen=True, kw_only=True):
    """The account one is signed in to; without a name: none."""

    name: str
    played: int = 0
    won: int = 0


class OpenNetwork(ClientMessage, frozen=True, kw_only=True):
    """Let others on the home network in, or no longer."""

    open: bool


class NetworkStatus(ServerMessage, frozen=True, kw_only=True):
    """Whether others on the home network can come in, and under which addresses; `can`: whether you may change that."""

    can: bool
    open: bool
    addresses: tuple[str, ...]


class Health(ServerMessage, frozen=True, kw_only=True):
    ok: bool
    database: bool
    version: str


class Games(ServerMessage, frozen=True, kw_only=True):
    """What can be played here: the options of each game, default first, its numbers of seats, and its bots.

    `offline`: whether the page that plays without a server is to be had, at /offline/.
    """

    games: dict[str, dict[str, tuple[str, ...]]]
    seats: dict[str, tuple[int, ...]]
    bots: dict[str, tuple[str, ...]]
    offline: bool


# The rules to look up.


class Chapters(ServerMessage, frozen=True, kw_only=True):
    """The rules of a game in our own words: title and text of each are the message page-chapter-GAME-ID."""

    chapters: tuple[Chapter, ...]


class Ruling(ServerMessage, frozen=True, kw_only=True):
    """A question that somebody may have, and who decided it; its sentence is the message ruling-ID."""

    id: str
    source: str
    settled: bool = True
    option: str | None = None
    cards: tuple[str, ...] = ()


class StoryListed(ServerMessage, frozen=True, kw_only=True):
    """A story that can be shown: its English name, its kind, the rulings it shows and the cards it is about."""

    id: str
    name: str
    kind: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]


class Rulings(ServerMessage, frozen=True, kw_only=True):
    """Every ruling of a game, and every story."""

    rulings: tuple[Ruling, ...]
    stories: tuple[StoryListed, ...]


class StoryFrame(Frame, frozen=True, kw_only=True):
    """A moment of a story; `notes` tell what is asked and what is not allowed there."""

    notes: tuple[Message, ...]


class Shown(ServerMessage, frozen=True, kw_only=True):
    """A story, moment by moment; the first is the table as it is given."""

    id: str
    name: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]
    seats: tuple[str, ...]
    options: dict[str, str]
    frames: tuple[StoryFrame, ...]


# Puzzles.


class Try(ClientMessage, frozen=True, kw_only=True):
    """What one would choose at a puzzle, from its beginning."""

    ids: Annotated[list[Id], Meta(min_length=1, max_length=40)]


class PuzzleEnded(ClientMessage, frozen=True, kw_only=True):
    """How a puzzle first ended on a day: solved, or shown. `daily`: it was that day's."""

    puzzle: Annotated[str, Meta(pattern=r"^[a-z0-9]{4,16}$")]
    day: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    solved: bool
    daily: bool


class Carried(ClientMessage, frozen=True, kw_only=True):
    """What a browser has kept of puzzles, to be brought to an account; more of it in several parts."""

    ended: Annotated[list[PuzzleEnded], Meta(max_length=500)]


class PuzzleListed(ServerMessage, frozen=True, kw_only=True):
    """A puzzle: what it teaches (the message puzzle-teaches-…), and how hard it is, from 1 to 5."""

    id: str
    game: str
    teaches: str
    difficulty: int


class Puzzles(ServerMessage, frozen=True, kw_only=True):
    """All puzzles of all games."""

    puzzles: tuple[PuzzleListed, ...]


class Today(ServerMessage, frozen=True, kw_only=True):
    """The day's puzzle of each game; `day` is a number that rises by one at midnight (UTC)."""

    day: int
    puzzles: tuple[PuzzleListed, ...]


class PuzzleMoment(Frame, frozen=True, kw_only=True):
    """The table at a moment of a puzzle, as the asked seat sees it, and what each option would change."""

    outlook: tuple[Outcome, ...]


class PuzzleTold(ServerMessage, frozen=True, kw_only=True):
    """A puzzle to be solved: who sits there, the options of the game, and the moment at which it begins."""

    id: str
    game: str
    teaches: str
    difficulty: int
    seat: int
    seats: tuple[str, ...]
    options: dict[str, str]
    moment: PuzzleMoment


class PuzzleWorth(ServerMessage, frozen=True, kw_only=True):
    """How often a choice won of all games (0 to 1), and its points on average."""

    chance: float
    points: float


class Tried(ServerMessage, frozen=True, kw_only=True):
    """What came of a try: "right", "close" (nearly as good, as far as the search can tell) or "worse".

    It is about the first of the choices that is worse, by its place `at`, else about the last one. `why` says what
    speaks for it, or against it, beside the best, which is not named. `next` is the table after a try that was not
    worse; as long as the puzzle is not solved, it asks for more.
    """

    verdict: Literal["right", "close", "worse"]
    at: int
    games: int
    chosen: PuzzleWorth
    best: PuzzleWorth
    why: Message | None
    solved: bool
    next: PuzzleMoment | None


class Solution(ServerMessage, frozen=True, kw_only=True):
    """“Show me”: the choices of the solution, the table before and after each, its worth, and what speaks for it."""

    worth: PuzzleWorth
    why: Message | None
    choices: tuple[Message, ...]
    frames: tuple[Frame, ...]


class Solved(ServerMessage, frozen=True, kw_only=True):
    """Which puzzles somebody has solved, and which they were shown instead; `kept` only for accounts.

    `streak` counts the days in a row on which a puzzle of the day was solved, `today` says whether this one's was.
    """

    kept: bool
    solved: tuple[str, ...]
    shown: tuple[str, ...]
    streak: int
    today: bool
