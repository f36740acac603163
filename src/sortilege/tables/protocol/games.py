"""The games on offer, their rules and rulings, and the stories that show them."""

from sortilege.core.text.message import Message
from sortilege.core.text.rule_chapters import Chapter
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.protocol.base import ServerMessage


class GameCatalog(ServerMessage, frozen=True, kw_only=True):
    """The games on offer: for each its options (default value first), its numbers of seats, and its bots.

    `offline`: the page that plays without a server is available at /offline/.
    """

    games: dict[str, dict[str, tuple[str, ...]]]
    seats: dict[str, tuple[int, ...]]
    bots: dict[str, tuple[str, ...]]
    offline: bool


class RuleChapters(ServerMessage, frozen=True, kw_only=True):
    """A game's rules in our own words; each chapter's title and text are the message page-chapter-GAME-ID."""

    chapters: tuple[Chapter, ...]


class Ruling(ServerMessage, frozen=True, kw_only=True):
    """A rules question and who decided it; its text is the message ruling-ID."""

    id: str
    source: str
    settled: bool = True
    option: str | None = None
    cards: tuple[str, ...] = ()


class StoryListing(ServerMessage, frozen=True, kw_only=True):
    """A story: its English name, its kind, the rulings it shows and the cards it is about."""

    id: str
    name: str
    kind: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]


class Rulings(ServerMessage, frozen=True, kw_only=True):
    """All rulings and all stories of a game."""

    rulings: tuple[Ruling, ...]
    stories: tuple[StoryListing, ...]


class StoryFrame(ReplayFrame, frozen=True, kw_only=True):
    """One step of a story; `notes` say what the players are asked there and what is not allowed."""

    notes: tuple[Message, ...]


class StoryReplay(ServerMessage, frozen=True, kw_only=True):
    """A story step by step; the first frame is its starting position."""

    id: str
    name: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]
    seats: tuple[str, ...]
    options: dict[str, str]
    frames: tuple[StoryFrame, ...]
