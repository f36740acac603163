"""Finished games and profiles: what a player sees of their own, and what others see of them."""

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import insert

from sortilege.core.text.message import Message
from sortilege.server.db import SqlStore, schema
from sortilege.tables.content import player_statistics as statistics
from sortilege.tables.content.player_history import GAMES_PER_PAGE
from sortilege.tables.storage.game_results import CountedGame, OtherSeat
from tests.server.harness import Guest, Json, Server, serving
from tests.server.test_accounts import PASSWORD, name
from tests.server.test_game_results import played, read


def signed_up(guest: Guest) -> str:
    mine = name().replace("Ann", guest.name)
    guest.post("/accounts", {"name": mine, "password": PASSWORD})
    return mine


def resigned(winner: Guest, loser: Guest, game: str = "spellbook") -> str:
    """Play a game that the loser resigns at once."""
    made = winner.make("me", "person", game=game)
    table = str(made["table"])
    loser.join(table, made["invitations"][0]["secret"])
    winner.act(table, "start")
    loser.act(table, "resign", seat=1)
    return table


def audience(guest: Guest, who: str) -> None:
    guest.post("/me/audience", {"audience": who}, 204)


def games(guest: Guest, **query: Any) -> list[Json]:
    return list(guest.get("/me/games", **query)["games"])


def tables(guest: Guest, **query: Any) -> list[str]:
    return [one["table"] for one in games(guest, **query)]


def test_my_games_come_newest_first_with_everything_about_them(server: Server, ann: Guest) -> None:
    mine = signed_up(ann)
    older = played(ann, "me", "level:2", game="spellbook")
    newer = played(ann, "me", "level:1", "level:3", game="seasons")
    found = ann.get("/me/games")
    assert (found["player"], found["next"]) == (mine, None)
    assert [one["table"] for one in found["games"]] == [newer, older]
    one = found["games"][1]
    assert (one["game"], one["replay"], one["ending"], one["players"]) == ("spellbook", "yes", "finished", 2)
    own, bot = one["seats"]
    assert (own["mine"], own["name"], own["bot"]) == (True, "Ann", "")
    assert (bot["mine"], bot["name"], bot["bot"]) == (False, "Flora", "level:2")
    assert own["points"] == sum(source["points"] for source in own["sources"])
    assert own["sources"][0]["label"]["key"].startswith("spell-")
    assert own["seconds"] > 0
    assert all(not seat["hidden"] for seat in one["seats"])


def test_games_can_be_filtered(server: Server, ann: Guest, bob: Guest) -> None:
    first = resigned(ann, bob)
    second = played(ann, "me", "level:1", "level:3", game="spellbook", seed=2)
    third = played(ann, "me", "random", game="seasons")
    assert tables(ann) == [third, second, first]
    assert tables(ann, game="seasons") == [third]
    assert tables(ann, players=3) == [second]
    assert tables(ann, opponent="BO") == [first]
    assert tables(ann, opponent="b%") == []
    assert tables(ann, bot="level:3") == [second]
    at = {one["table"]: one["at"] for one in games(ann)}
    assert tables(ann, since=at[second]) == [third, second]
    assert tables(ann, until=at[second]) == [first]
    assert tables(ann, opponent="Ann") == []
    ann.get("/me/games", players=2, game="chess")
    assert ann.http.get("/me/games", params={"players": 99}).status_code == 400
    assert ann.http.get("/me/games", params={"until": "inf"}).status_code == 400


def test_a_removed_table_says_why_there_is_no_replay(server: Server, ann: Guest) -> None:
    table = played(ann, "me", "random", game="spellbook")
    ann.http.delete(f"/me/tables/{table}")
    (one,) = games(ann)
    assert (one["table"], one["replay"]) == (table, "removed")


def test_a_game_by_earlier_rules_says_that_it_cannot_be_replayed(fresh_database: str) -> None:
    with serving(fresh_database) as server, Guest(server.url) as ann:
        played(ann, "me", "random", game="spellbook")

        async def change(store: SqlStore) -> None:
            async with store.transaction() as db:
                await db.execute(schema.games.update().values(rules=schema.games.c.rules - 1))

        read(fresh_database, change)
        assert [one["replay"] for one in games(ann)] == ["rules"]


def test_a_guest_keeps_games_at_sign_up_and_another_browser_sees_none(server: Server, ann: Guest, bob: Guest) -> None:
    table = resigned(ann, bob)
    assert ann.get("/me/games")["player"] == ""
    assert tables(ann) == tables(bob) == [table]
    assert ann.get("/me/profile")["won"] == 1
    mine = signed_up(ann)
    assert tables(ann) == [table]
    with Guest(server.url) as phone:
        assert tables(phone) == []
        assert phone.get("/me/profile")["kinds"] == {}
        phone.post("/login", {"name": mine, "password": PASSWORD})
        assert tables(phone) == [table]


def test_results_can_be_downloaded(server: Server, ann: Guest) -> None:
    table = played(ann, "me", "random", game="spellbook")
    found = ann.get("/me/results")
    assert [(one["id"], one["mine"]) for one in found["results"]] == [(table, [0])]
    assert found["next"] is None
    assert found["results"][0]["seats"][0]["cards"]
    assert "holder" not in str(found)


def test_a_history_comes_in_pages(fresh_database: str) -> None:
    with serving(fresh_database) as server, Guest(server.url) as ann:
        table = played(ann, "me", "random", game="spellbook")

        async def copy(store: SqlStore) -> None:
            one = await store.finished_game(table)
            assert one is not None
            async with store.transaction() as db:
                game = dict((await db.execute(schema.games.select())).mappings().one())
                seats = [dict(row) for row in (await db.execute(schema.game_seats.select())).mappings()]
                for n in range(2 * GAMES_PER_PAGE + 5):
                    id, at = f"copy {n}", game["at"] - n // 3
                    await db.execute(insert(schema.games), game | {"id": id, "at": at})
                    await db.execute(insert(schema.game_seats), [row | {"game_id": id, "at": at} for row in seats])

        read(fresh_database, copy)
        seen, until = list[str](), None
        for _ in range(9):
            found = ann.get("/me/games", **({} if until is None else {"until": until}))
            seen += [one["table"] for one in found["games"]]
            until = found["next"]
            if until is None:
                break
        assert len(seen) == len(set(seen)) == 2 * GAMES_PER_PAGE + 6
        profile = ann.get("/me/profile")
        assert (profile["games"], profile["limited"]) == (2 * GAMES_PER_PAGE + 6, False)


def test_only_those_whom_a_player_allows_see_a_profile(server: Server, ann: Guest, bob: Guest) -> None:
    """A hidden player and one who does not exist get the same answer."""
    mine = signed_up(ann)
    table = resigned(ann, bob)
    with Guest(server.url, "Eve") as eve:
        paths = [f"/players/{mine}/games", f"/players/{mine}/profile"]
        unknown = eve.http.get("/players/Nobody 123/profile")

        def seen(guest: Guest) -> bool:
            answers = [guest.http.get(path) for path in paths]
            for answer in answers:
                assert answer.status_code in (200, 404)
                if answer.status_code == 404:
                    assert answer.content == unknown.content
            assert len({answer.status_code for answer in answers}) == 1
            return answers[0].status_code == 200

        assert (seen(ann), seen(bob), seen(eve)) == (True, False, False)
        assert ann.get("/me/profile")["audience"] == "self"
        audience(ann, "partners")
        assert (seen(ann), seen(bob), seen(eve)) == (True, True, False)
        audience(ann, "all")
        assert (seen(ann), seen(bob), seen(eve)) == (True, True, True)
        assert eve.get(f"/players/{mine.upper()}/profile")["player"] == mine
        (own,) = bob.get(paths[0])["games"]
        assert own["table"] == table
        audience(ann, "self")
        assert (seen(ann), seen(bob), seen(eve)) == (True, False, False)
        eve.post("/me/audience", {"audience": "all"}, 404)  # a guest
        ann.post("/me/audience", {"audience": "everyone"}, 400)


def test_a_strangers_history_shows_no_hidden_opponent_and_no_table(server: Server, ann: Guest, bob: Guest) -> None:
    mine = signed_up(ann)
    his = signed_up(bob)
    audience(ann, "all")
    table = resigned(ann, bob)
    with_bot = played(ann, "me", "level:1", game="spellbook")
    with Guest(server.url, "Eve") as eve:
        answers = eve.http.get(f"/players/{mine}/games").text + eve.http.get(f"/players/{mine}/profile").text
        for secret in ("Bob", his, table, with_bot):
            assert secret not in answers
        other = next(one for one in eve.get(f"/players/{mine}/games")["games"] if one["seats"][1]["bot"] == "")
        assert (other["replay"], other["seats"][0]["name"], other["seats"][0]["account"]) == ("not_yours", "Ann", mine)
        assert (other["seats"][1]["hidden"], other["seats"][1]["seconds"]) == (True, None)
        profile = eve.get(f"/players/{mine}/profile")
        assert [one["bot"] for one in profile["against"]] == ["level:1"]
        assert (profile["mine"], profile["audience"]) == (False, None)
        # A filter by name would tell who it was.
        assert len(eve.get(f"/players/{mine}/games", opponent="nobody")["games"]) == 2
        audience(bob, "all")
        (shown,) = [
            one["seats"][1] for one in eve.get(f"/players/{mine}/games")["games"] if one["seats"][1]["bot"] == ""
        ]
        assert (shown["name"], shown["account"], shown["hidden"]) == ("Bob", his, False)
        assert {one["name"] for one in bob.get(f"/players/{mine}/profile")["against"]} == {"Bob", "Pim"}


def test_deleting_ones_data_hides_the_profile_and_the_name(server: Server, ann: Guest, bob: Guest) -> None:
    mine = signed_up(ann)
    audience(ann, "all")
    table = resigned(bob, ann)
    assert ann.http.delete("/me").status_code == 204
    assert bob.http.get(f"/players/{mine}/profile").status_code == 404
    (one,) = games(bob)
    assert one["table"] == table
    assert (one["seats"][1]["name"], one["seats"][1]["deleted"], one["seats"][1]["hidden"]) == ("", True, False)
    assert bob.get("/me/profile")["against"] == []


def test_requests_about_histories_are_limited(fresh_database: str) -> None:
    with serving(fresh_database, "--limits", "0.1") as server, Guest(server.url) as ann:
        ann.post("/session", {})
        codes = [ann.http.get("/me/profile").status_code for _ in range(15)]
        assert codes[0] == 200
        assert codes[-1] == 429


# Statistics.


def game(
    place: int = 1, points: int | None = 10, cards: tuple[str, ...] = (), whole: bool = True, **others: int
) -> CountedGame:
    """Return a game against these opponents, with their places; `level_3` is a bot."""
    seats = [
        OtherSeat(None, who.replace("_", ":"), who, False, at) if "_" in who else OtherSeat(who, "", who, False, at)
        for who, at in others.items()
    ]
    return CountedGame(0.0, whole, place, place == 1, points, dict.fromkeys(cards, 3), tuple(seats))


def test_points_of_unfinished_games_do_not_count() -> None:
    games = [game(points=5), game(points=90, whole=False), game(points=None), game(points=8)]
    assert statistics.average_and_best(games) == (6.5, 8)
    assert [one.points for one in statistics.points_over_time(games)] == [8, 5]
    assert statistics.average_and_best([]) == (None, None)


def test_encounters() -> None:
    games = [game(1, bob=2, cem=3), game(2, bob=1), game(1, bob=1), game(1, level_3=2)]
    found = {one.name: (one.games, one.better, one.worse) for one in statistics.encounters(games, {"cem": "Cem C"})}
    assert found == {"bob": (3, 1, 1), "cem": (1, 1, 0), "level_3": (1, 1, 0)}
    accounts = {one.name: one.account for one in statistics.encounters(games, {"cem": "Cem C"})}
    assert accounts == {"bob": "", "cem": "Cem C", "level_3": ""}


def test_levels() -> None:
    records = statistics.ladder_records([game(1, level_3=2), game(2, level_3=1), game(1, level_3=1, level_9=3)])
    assert [one.bot for one in records] == [f"level:{n}" for n in range(1, 11)]
    assert [(one.games, one.better) for one in records if one.games] == [(3, 1), (1, 1)]


def test_an_unknown_place_counts_for_nobody_unless_the_other_won() -> None:
    assert statistics.is_better(1, None)
    assert not statistics.is_better(None, 1)
    assert not statistics.is_better(2, None)
    assert not statistics.is_better(0, None)
    assert statistics.is_better(2, 3)
    assert not statistics.is_better(2, 2)


def named(card: str) -> Message:
    return Message(card)


def test_nothing_is_claimed_from_few_games() -> None:
    few = [game(1, cards=("amulet",))] * (statistics.MIN_CARD_GAMES - 1)
    assert statistics.card_records(few, named) == ()
    (one,) = statistics.card_records([*few, game(2, cards=("amulet",))], named)
    assert (one.name, one.games, one.won, one.points, one.clear) == (Message("amulet"), 10, 9, 3.0, "")


def test_a_card_stands_out_only_beyond_its_interval() -> None:
    games = [game(1, cards=("good", "usual"))] * 40 + [game(2, cards=("bad", "usual"))] * 40
    found = {one.name.key: one for one in statistics.card_records(games, named)}
    assert {key: one.clear for key, one in found.items()} == {"good": "above", "usual": "", "bad": "below"}
    assert all(one.low <= one.won / one.games <= one.high for one in found.values())
    assert list(found) == ["good", "usual", "bad"]


@pytest.mark.parametrize("seed", range(3))
def test_by_chance_alone_a_card_hardly_ever_stands_out(seed: int) -> None:
    """Of 100 players who win half of their games whatever they play, with 60 cards each, about five see one."""
    rng, cards, seen = random.Random(seed), [f"card {n}" for n in range(60)], 0
    for _ in range(100):
        games = [game(rng.choice((1, 2)), cards=tuple(rng.sample(cards, 12))) for _ in range(150)]
        seen += any(one.clear for one in statistics.card_records(games, named))
    assert seen <= 12


def test_only_both_ends_of_many_cards_are_listed() -> None:
    cards = [f"card {n}" for n in range(40)]
    games = [game(1 if n % 40 < at else 2, cards=(card,)) for n in range(40) for at, card in enumerate(cards)]
    found = statistics.card_records(games, named)
    assert len(found) == statistics.MAX_CARDS
    assert found[0].name.key == "card 39"
    assert found[-1].name.key == "card 0"


def test_wilsons_interval() -> None:
    assert statistics.wilson(8, 10, 0.05) == pytest.approx((0.4902, 0.9433), abs=1e-4)  # as in the literature
    assert statistics.wilson(0, 10, 0.05)[0] == 0.0
    assert statistics.wilson(10, 10, 0.05)[1] == 1.0


def test_statistics_read_only_the_latest_games(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        game: Json = dict.fromkeys(schema.games.columns.keys(), "") | {
            "game": "seasons", "began": "deal", "ending": "finished", "rules": 1, "players": 2, "daily": None,
            "rated": False, "choices": 1, "rounds": 1, "options": "{}",
        }  # fmt: skip
        seat: Json = dict.fromkeys(schema.game_seats.columns.keys(), "") | {
            "seat": 0, "holder": "ann", "program": False, "sources": "{}", "cards": "{}", "seconds": None, "won": True,
            "place": 1, "deleted": False,
        }  # fmt: skip
        async with store.transaction() as db:
            for n in range(5):
                await db.execute(insert(schema.games), game | {"id": f"{n}", "at": float(n)})
                await db.execute(insert(schema.game_seats), seat | {"game_id": f"{n}", "at": float(n), "points": n})
        assert await store.games_played("ann") == {"seasons": 5}
        assert [one.points for one in await store.counted_games("ann", "seasons", 3)] == [4, 3, 2]
        assert await store.counted_games("ann", "spellbook", 3) == []
        assert await store.counted_games("bob", "seasons", 3) == []
        await store.close()

    asyncio.run(run())
