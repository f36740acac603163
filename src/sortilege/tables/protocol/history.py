"""Finished games of a player, and the figures they add up to."""

from typing import Any, Literal

from sortilege.core.text.message import Message
from sortilege.tables.protocol.base import ClientMessage, ServerMessage

Start = Literal["deal", "numbered", "position"]
Ending = Literal["finished", "resigned", "abandoned", "closed"]
StandIn = Literal["", "away", "left", "clock", "resigned"]
Audience = Literal["self", "partners", "all"]  # who may see a player's games: "partners" have played with them


class PointSource(ServerMessage, frozen=True):
    """Points from one source."""

    label: Message
    points: int


class HistorySeat(ServerMessage, frozen=True, kw_only=True):
    """One seat of a finished game.

    Figures are null where no release stored them. `hidden`: the viewer may not know who played here; then the name is
    empty. `deleted`: the player has deleted their data. `account` names a player whose profile the viewer may open.
    """

    seat: int
    mine: bool
    name: str
    bot: str
    program: bool
    hidden: bool
    deleted: bool
    account: str
    place: int | None
    points: int | None
    won: bool | None
    seconds: float | None
    stand_in: StandIn
    sources: tuple[PointSource, ...]


class HistoryGame(ServerMessage, frozen=True, kw_only=True):
    """A finished game.

    `table` is empty for viewers who did not play. `replay` says whether it can be replayed, or why not: the table was
    removed, or the game was played by rules that this release no longer has.
    """

    table: str
    replay: Literal["yes", "removed", "rules", "not_yours"]
    game: str
    at: float
    options: dict[str, str]
    players: int
    start: Start
    ending: Ending
    daily: int | None
    rated: bool
    rounds: int
    seats: tuple[HistorySeat, ...]


class GameHistory(ServerMessage, frozen=True, kw_only=True):
    """Finished games, newest first; the next page is requested with `until` set to `next`.

    `player` is the account's name, empty for a guest.
    """

    player: str
    games: tuple[HistoryGame, ...]
    next: float | None


class StoredResults(ServerMessage, frozen=True, kw_only=True):
    """The caller's results as stored, without the ids of players, newest first; to download."""

    results: tuple[dict[str, Any], ...]
    next: float | None


class PointsMark(ServerMessage, frozen=True):
    """The points of one game that was played to its end."""

    at: float
    points: int
    won: bool


class Encounters(ServerMessage, frozen=True, kw_only=True):
    """Games against one opponent: in how many the player was placed better, worse or equal.

    `account` names a profile that the viewer may open.
    """

    name: str
    bot: str
    account: str
    games: int
    better: int
    worse: int


class LevelRecord(ServerMessage, frozen=True):
    """Games against one level of the bots for people, and how many of them ended with a better place than the bot's."""

    bot: str
    games: int
    better: int


class CardRecord(ServerMessage, frozen=True, kw_only=True):
    """How often a player wins when they play a card, among all games with it.

    The true share lies between `low` and `high` with a certainty of 95 % for all listed cards together. `clear`:
    whether that is above or below the player's share of wins in all games.
    """

    name: Message
    games: int
    won: int
    low: float
    high: float
    points: float
    clear: Literal["above", "below", ""]


class Profile(ServerMessage, frozen=True, kw_only=True):
    """A player's figures for one game, from their latest decided games.

    `kinds` has the number of decided games of each kind. Games at a shared device and from a position do not count, and
    points only in games that were played to their end. `audience` says who may see this; null for other viewers.
    """

    player: str
    mine: bool
    audience: Audience | None
    kinds: dict[str, int]
    game: str
    games: int
    limited: bool
    won: int
    average: float | None
    best: int | None
    points: tuple[PointsMark, ...]
    against: tuple[Encounters, ...]
    levels: tuple[LevelRecord, ...]
    cards: tuple[CardRecord, ...]
    fewest: int


class AudienceChange(ClientMessage, frozen=True, kw_only=True):
    """Who may see the caller's finished games and figures."""

    audience: Audience
