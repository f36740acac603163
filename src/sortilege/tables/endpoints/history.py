"""Finished games and profiles: the caller's own, and those of other accounts that let the caller see them."""

from typing import Annotated

from msgspec import Meta

from sortilege.tables.endpoints.endpoint import Endpoints, RequestContext
from sortilege.tables.protocol.base import PlayerName
from sortilege.tables.protocol.history import AudienceChange, GameHistory, Profile, StoredResults
from sortilege.tables.storage.game_results import GameFilter

HISTORY = Endpoints()  # of the caller
PLAYERS = Endpoints()  # of accounts, so only on a server

GameQuery = Annotated[str, Meta(max_length=40, description="Only this game.")]
PlayersQuery = Annotated[int, Meta(ge=0, le=8, description="Only games with this number of players.")]
OpponentQuery = Annotated[str, Meta(max_length=40, description="Only games against a name that contains this.")]
BotQuery = Annotated[str, Meta(max_length=40, description="Only games against this bot.")]
SinceQuery = Annotated[float, Meta(ge=0, le=1e11, description="Only games that ended at this time or later.")]
UntilQuery = Annotated[float, Meta(ge=0, le=1e11, description="Only games that ended before this time.")]
ProfileGame = Annotated[str, Meta(max_length=40, description="The game; default: the one played most.")]
ALWAYS = 1e11


@HISTORY.get("me/games", "history")
async def my_games(
    context: RequestContext,
    game: GameQuery = "",
    players: PlayersQuery = 0,
    opponent: OpponentQuery = "",
    bot: BotQuery = "",
    since: SinceQuery = 0.0,
    until: UntilQuery = ALWAYS,
) -> GameHistory:
    """List the caller's finished games, newest first."""
    context.limit_in_process("read")
    where = GameFilter(game=game, players=players, opponent=opponent, bot=bot, since=since, until=until)
    return await context.app.history.my_games(context.caller, where)


@HISTORY.get("me/profile", "history")
async def my_profile(context: RequestContext, game: ProfileGame = "") -> Profile:
    """Return the caller's figures for one game."""
    context.limit_in_process("read")
    return await context.app.history.my_profile(context.caller, game)


@HISTORY.get("me/results", "history")
async def my_results(context: RequestContext, until: UntilQuery = ALWAYS) -> StoredResults:
    """Return the caller's results as they are stored, to download."""
    context.limit_in_process("read")
    return await context.app.history.my_results(context.caller, until)


@PLAYERS.post("me/audience", "history", status=204)
async def set_audience(context: RequestContext, data: AudienceChange) -> None:
    """Set who may see the caller's finished games and profile."""
    context.limit_in_process("read")
    await context.app.history.set_audience(context.caller, data.audience)


@PLAYERS.get("players/{name}/games", "history")
async def games_of(
    context: RequestContext,
    name: PlayerName,
    game: GameQuery = "",
    players: PlayersQuery = 0,
    bot: BotQuery = "",
    since: SinceQuery = 0.0,
    until: UntilQuery = ALWAYS,
) -> GameHistory:
    """List a player's finished games as far as the caller may see them; nothing tells a hidden player from none."""
    context.limit_in_process("read")
    where = GameFilter(game=game, players=players, bot=bot, since=since, until=until)
    return await context.app.history.games_of(context.caller, name, where)


@PLAYERS.get("players/{name}/profile", "history")
async def profile_of(context: RequestContext, name: PlayerName, game: ProfileGame = "") -> Profile:
    """Return a player's figures for one game, if the caller may see them."""
    context.limit_in_process("read")
    return await context.app.history.profile_of(context.caller, name, game)
