"""A player's finished games and profile, as a viewer may see them.

Players see all of their own. Others see an account's if it lets them. They learn no opponents except those whose own
games they may see, and no tables but those at which they played themselves.
"""

import math
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from sortilege.core.kits import Kit, installed_games, load_kit
from sortilege.core.text.message import Message
from sortilege.tables.content import player_statistics as statistics
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.history import (
    Audience,
    GameHistory,
    HistoryGame,
    HistorySeat,
    PointSource,
    Profile,
    StoredResults,
)
from sortilege.tables.refusals import NotThere
from sortilege.tables.storage.game_results import (
    CountedGame,
    FinishedGame,
    GameFilter,
    GameResult,
    SeatResult,
)
from sortilege.tables.storage.store import Store

GAMES_PER_PAGE = 20
RESULTS_PER_PAGE = 200


class PlayerHistory:
    """Answers requests about finished games of the caller and of accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def my_games(self, caller: Caller, where: GameFilter) -> GameHistory:
        name = (await self.store.visible_players(caller.holder, [caller.holder])).get(caller.holder, "")
        return await self._games(caller.holder, caller.holder, name, where)

    async def games_of(self, caller: Caller, name: str, where: GameFilter) -> GameHistory:
        """Return another player's games; raises NotThere, also where there is no such account."""
        account, shown = await self._visible(caller, name)
        return await self._games(caller.holder, account, shown, where)

    async def my_results(self, caller: Caller, until: float = math.inf) -> StoredResults:
        """Return a page of the caller's results, to download."""
        where = GameFilter(until=until)
        games = await self.store.finished_games(caller.holder, where, RESULTS_PER_PAGE) if caller.holder else []
        results = tuple(result_to_download(one.result, caller.holder) for one in games)
        return StoredResults(results=results, next=games[-1].result.at if len(games) >= RESULTS_PER_PAGE else None)

    async def my_profile(self, caller: Caller, game: str) -> Profile:
        name = (await self.store.visible_players(caller.holder, [caller.holder])).get(caller.holder, "")
        profile = await self._profile(caller.holder, caller.holder, name, game)
        return replace(profile, audience=await self.store.audience(caller.account) if caller.account else None)

    async def profile_of(self, caller: Caller, name: str, game: str) -> Profile:
        """Return another player's profile; raises NotThere, also where there is no such account."""
        account, shown = await self._visible(caller, name)
        return await self._profile(caller.holder, account, shown, game)

    async def set_audience(self, caller: Caller, audience: Audience) -> None:
        """Set who may see the caller's games. Guests' games are only for their own browser."""
        if not caller.account:
            raise NotThere("server-history-account")
        await self.store.set_audience(caller.account, audience)

    async def _visible(self, caller: Caller, name: str) -> tuple[str, str]:
        if found := await self.store.visible_player(caller.holder, name):
            return found
        raise NotThere("server-no-profile")

    async def _games(self, viewer: str, player: str, name: str, where: GameFilter) -> GameHistory:
        found = await self.store.finished_games(player, where, GAMES_PER_PAGE) if player else []
        others = {seat.holder for one in found for seat in one.result.seats if seat.holder} - {viewer}
        visible = await self.store.visible_players(viewer, sorted(others)) if others else {}
        games = tuple(shown_game(one, viewer, player, visible) for one in found)
        return GameHistory(player=name, games=games, next=found[-1].result.at if len(found) >= GAMES_PER_PAGE else None)

    async def _profile(self, viewer: str, player: str, name: str, game: str) -> Profile:
        kinds = await self.store.games_played(player) if player else {}
        game = game or max(kinds, key=lambda kind: kinds[kind], default="")
        games = await self.store.counted_games(player, game, statistics.MAX_GAMES) if game in kinds else []
        mine = viewer == player
        met = games if mine else [without_strangers(one, viewer) for one in games]
        others = {seat.holder for one in met for seat in one.others if seat.holder} - {viewer}
        visible = await self.store.visible_players(viewer, sorted(others)) if others else {}
        average, best = statistics.average_and_best(games)
        return Profile(
            player=name,
            mine=mine,
            audience=None,
            kinds=kinds,
            game=game,
            games=len(games),
            limited=len(games) < kinds.get(game, 0),
            won=sum(one.won for one in games),
            average=average,
            best=best,
            points=statistics.points_over_time(games),
            against=statistics.encounters(met, visible),
            levels=statistics.ladder_records(games),
            cards=statistics.card_records(games, lambda card: card_name(game, card)),
            fewest=statistics.MIN_CARD_GAMES,
        )


def without_strangers(game: CountedGame, viewer: str) -> CountedGame:
    """Return the game with no opponents but bots and the viewer."""
    return replace(game, others=tuple(one for one in game.others if one.bot or one.holder == viewer))


def usable_kit(game: str) -> Kit | None:
    found = load_kit(game) if game in installed_games() else ""
    return None if isinstance(found, str) else found


def card_name(game: str, card: str) -> Message:
    found = usable_kit(game)
    return found.card_label(card) if found else Message(card)


def shown_game(one: FinishedGame, viewer: str, player: str, visible: Mapping[str, str]) -> HistoryGame:
    """Return a game of a player as a viewer may see it; `visible` names the accounts whose games the viewer may see."""
    result = one.result
    took_part = any(seat.holder == viewer for seat in result.seats)
    return HistoryGame(
        table=result.id if took_part else "",
        replay=replay_state(one) if took_part else "not_yours",
        game=result.game,
        at=result.at,
        options=result.options,
        players=result.players,
        start=result.start,
        ending=result.ending,
        daily=result.daily,
        rated=result.rated,
        rounds=result.rounds,
        seats=tuple(shown_seat(result.game, seat, took_part, player, visible) for seat in result.seats),
    )


def replay_state(one: FinishedGame) -> Any:
    if not one.has_table:
        return "removed"
    found = usable_kit(one.result.game)
    return "yes" if found and one.result.rules in (0, found.rules.version) else "rules"


def shown_seat(game: str, seat: SeatResult, took_part: bool, player: str, visible: Mapping[str, str]) -> HistorySeat:
    holder = seat.holder or ""
    known = took_part or bool(seat.bot) or seat.deleted or holder == player or holder in visible
    return HistorySeat(
        seat=seat.seat,
        mine=holder == player,
        name=seat.name if known else "",
        bot=seat.bot,
        program=seat.program,
        hidden=not known,
        deleted=seat.deleted,
        account=visible.get(holder, ""),
        place=seat.place,
        points=seat.points,
        won=seat.won,
        seconds=seat.seconds if known else None,
        stand_in=seat.stand_in,
        sources=tuple(PointSource(source_label(game, name), n) for name, n in seat.sources.items()),
    )


def source_label(game: str, source: str) -> Message:
    found = usable_kit(game)
    explainer = found.explainer if found else None
    return explainer.track_label(source) if explainer else Message(source)


def result_to_download(result: GameResult, holder: str) -> dict[str, object]:
    """Return a result without the ids of its players; `mine` names the holder's own seats."""
    game: dict[str, object] = msgspec.to_builtins(replace(result, seats=()))
    seats: list[dict[str, object]] = [msgspec.to_builtins(seat) for seat in result.seats]
    for seat in seats:
        del seat["holder"]
    return game | {"seats": seats, "mine": [seat.seat for seat in result.seats if seat.holder == holder]}
