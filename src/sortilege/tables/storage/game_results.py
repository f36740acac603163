"""Results of finished games, as stored. They outlive the tables."""

import msgspec

from sortilege.tables.protocol.history import Ending, StandIn, Start
from sortilege.tables.rooms.display_names import account_key

DECIDED: tuple[Ending, ...] = ("finished", "resigned")  # these endings have winners; the others have none


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one seat.

    `holder` is an account or the session of a guest; None for a bot. The store fills it in from who holds the seat in
    the same transaction. If several do, it is an account rather than a guest. After the holder has deleted their data,
    `deleted` is set, the name is empty, and `holder` is a random id that is stored nowhere else; it is the same in all
    games of one account, so that ratings can be computed again.
    """

    seat: int
    holder: str | None = None
    bot: str = ""  # the name of our bot, such as level:3; empty for a person and for a user's bot
    program: bool = False  # a user's bot
    name: str = ""
    place: int | None = None  # from 1; ties share a place. None: the game has no winner, or it is not known
    points: int | None = None
    sources: dict[str, int] = {}  # points by source, named as by the game's explainer
    cards: dict[str, int] = {}  # the cards this seat played, with the points each brought
    seconds: float | None = None  # how long this seat's person had to choose, in all; None: not known
    won: bool | None = None  # None: the game has no winner, or it is not known
    stand_in: StandIn = ""  # why a bot played for this seat's person at the end
    deleted: bool = False


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended; `id` is the table's."""

    id: str
    game: str
    at: float  # wall-clock time of the end
    options: dict[str, str] = {}
    rules: int = 0  # the rules version the game began with; 0: not known
    weights: str = ""  # the version of the network that bots used, if any
    players: int = 0  # 0: not known
    start: Start = "deal"
    ending: Ending = "finished"
    daily: int | None = None  # the UTC day whose daily deal this was
    rated: bool = False
    choices: int = 0
    rounds: int = 0
    seats: tuple[SeatResult, ...] = ()


class FinishedGame(msgspec.Struct, frozen=True):
    """A stored result, and whether its table is still there to be replayed."""

    result: GameResult
    has_table: bool


class GameFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which of a holder's games to return. Empty fields match everything."""

    game: str = ""
    players: int = 0
    opponent: str = ""  # a part of another seat's name, in any spelling
    bot: str = ""  # a bot that played
    since: float = 0.0
    until: float = float("inf")  # before this time
    decided: bool = False  # only games with winners that start with a deal, in which the holder has one seat


class OtherSeat(msgspec.Struct, frozen=True):
    """Another seat in a game of a player."""

    holder: str | None
    bot: str
    name: str
    deleted: bool
    place: int | None


class CountedGame(msgspec.Struct, frozen=True):
    """What statistics need of one of a player's games. `whole`: it was played to its end, so that its points count."""

    at: float
    whole: bool
    place: int
    won: bool
    points: int | None
    cards: dict[str, int]
    others: tuple[OtherSeat, ...]


def counted_game(result: GameResult, mine: SeatResult) -> CountedGame:
    others = (
        OtherSeat(one.holder, one.bot, one.name, one.deleted, one.place) for one in result.seats if one is not mine
    )
    place, whole = mine.place or 0, result.ending == "finished"
    return CountedGame(result.at, whole, place, bool(mine.won), mine.points, mine.cards, tuple(others))


def fits(result: GameResult, holder: str, where: GameFilter) -> bool:
    """Whether the holder has a seat in a game that a filter matches. The database has the same in SQL."""
    mine = [seat for seat in result.seats if seat.holder == holder]
    others = [seat for seat in result.seats if seat.holder != holder]
    opponent = account_key(where.opponent)
    return (
        bool(mine)
        and where.game in ("", result.game)
        and where.players in (0, result.players)
        and (not opponent or any(opponent in account_key(seat.name) for seat in others))
        and (not where.bot or any(seat.bot == where.bot for seat in others))
        and where.since <= result.at < where.until
        and (not where.decided or (len(mine) == 1 and result.ending in DECIDED and result.start != "position"))
    )
