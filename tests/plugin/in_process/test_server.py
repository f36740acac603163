"""The server with a game from another package: five seats and one, secrets, bots, and a killed server."""

import random
import threading
from collections.abc import Iterator

import pytest

from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.session import verify
from tests.server.conftest import database as database
from tests.server.conftest import fresh_database as fresh_database
from tests.server.conftest import postgres as postgres
from tests.server.harness import Guest, Player, Server, reopening, serving
from tests.server.test_non_interference import Pair, people, quiet_server
from tests.server.test_playing import seated
from tests.server.twins import Sockets, Twins

__all__ = ["people", "quiet_server"]
NAMES = ("Ann", "Bob", "Cem", "Dan", "Eve")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "tables.db")) as running:
        yield running
        assert running.failures() == []


def play_all(players: list[Player]) -> None:
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert all(player.over for player in players)


def checked(guest: Guest, table: str) -> records.Record:
    """The record, which replays to the end that it claims."""
    record = records.read(guest.http.get(f"/tables/{table}/record").content)
    assert verify(kit("moonwell").rules, record).state.over
    return record


def test_it_is_offered_with_its_seats_options_and_bots(server: Server) -> None:
    with Guest(server.url) as ann:
        told = ann.get("/games")
        assert told["seats"]["moonwell"] == [1, 2, 3, 4, 5]
        assert told["games"]["moonwell"] == {"nights": ["4", "3"], "ties": ["stay", "vanish"]}
        assert told["bots"]["moonwell"] == [f"level:{n}" for n in range(1, 11)]
        plans = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        refused = ann.post("/tables", {"game": "moonwell", "seats": plans, "name": "Ann"}, 422)
        assert refused["said"]["key"] == "engine-no-judgement"
        plans = [{"kind": "me"}] * 6
        ann.post("/tables", {"game": "moonwell", "seats": plans, "name": "Ann"}, 422)


def test_five_people_play_a_whole_game(server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES]
    made = guests[0].make("me", *["person"] * 4, game="moonwell")
    for guest, invitation in zip(guests[1:], made["invitations"], strict=True):
        guest.join(made["table"], invitation["secret"])
    guests[0].act(made["table"], "start")
    players = [Player(guest, made["table"], random.Random(n)) for n, guest in enumerate(guests)]
    play_all(players)
    record = checked(guests[4], made["table"])
    assert {seat for seat, _ in record.choices} == set(range(5))
    frames = guests[4].get(f"/tables/{made['table']}/frames", seat=4)["frames"]
    assert frames[-1]["view"]["over"]
    for player, guest in zip(players, guests, strict=True):
        player.close()
        guest.http.close()


@pytest.mark.parametrize("bots", [(), ("mcts:50", "random", "random", "random")])
def test_one_person_plays_alone_and_against_four_bots(server: Server, bots: tuple[str, ...]) -> None:
    with Guest(server.url) as ann:
        table = ann.make("me", *bots, game="moonwell")["table"]
        ann.act(table, "start")
        player = Player(ann, table, random.Random(1))
        player.play()
        assert player.refused == []
        assert len(checked(ann, table).choices) >= 4 * (len(bots) + 1)
        player.close()


def test_a_table_goes_on_after_the_server_is_killed(fresh_database: str) -> None:
    """In the middle of a sealed round, and once more at the end."""
    with serving(fresh_database) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = seated(ann, bob, game="moonwell")
        told = ann.look(table)
        laid = told["view"]["ask"]["options"][0]["id"]
        ann.choose(table, told["version"], laid)
        server.restart()
        again = ann.look(table)["view"]
        assert again["me"]["sealed"] == laid.partition(":")[2]
        assert again["ask"] is None
        assert bob.look(table)["view"]["me"] is not None
        assert laid.partition(":")[2] not in str(bob.look(table)["view"]["seats"][0])
        ann.post(f"/tables/{table}/take-back", {"version": ann.look(table)["version"]})
        players = [Player(ann, table, random.Random(1)), Player(bob, table, random.Random(2))]
        play_all(players)
        before = checked(ann, table)
        for player in players:
            player.close()
        server.restart()
        assert checked(ann, table) == before
        reopening(players[0])
        assert players[0].over
        players[0].close()
        assert server.failures() == []


def test_hidden_information_changes_no_byte(quiet_server: Server, people: list[Guest]) -> None:
    rng = random.Random(3)
    compared = asked = n = 0
    while n < 4 or compared < 4 or asked < 60:  # a deal decides how much there is to compare
        table = seated(people[0], people[1], game="moonwell")
        for _ in range(n % 4):  # from other moments of a game
            seat, now = next(one for one in ((s, people[s].look(table)) for s in (0, 1)) if one[1]["view"]["ask"])
            people[seat].choose(table, now["version"], rng.choice(now["view"]["ask"]["options"])["id"])
        with Pair(quiet_server.database, table, people, rng, n % 2) as pair:
            compared += pair.run(everything=n == 0)
            asked += pair.asked
        n += 1
    assert quiet_server.failures() == []


def test_which_charm_another_has_laid_changes_no_byte(quiet_server: Server, people: list[Guest]) -> None:
    ann, bob, cem, eve = people
    table = seated(ann, bob, game="moonwell")
    with Twins(quiet_server.database, table, people, random.Random(2)) as twins, Sockets(twins, [ann, cem]) as sockets:
        options = [option["id"] for option in bob.look(table)["view"]["ask"]["options"]]
        for one, id in zip(twins.tables, options, strict=False):
            bob.choose(one, bob.look(one)["version"], id)
        assert sockets.same() == [True, True]
        twins.read(ann, cem)
        twins.try_everything(ann, cem, eve)
    assert quiet_server.failures() == []
