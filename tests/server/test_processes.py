"""Several processes on one PostgreSQL, with cut connections, restarts of PostgreSQL and a full disk."""

import asyncio
import json
import random
import resource
import sqlite3
import threading
import time
from typing import Any

import asyncpg
import httpx
from sqlalchemy import make_url

from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.session import verify
from sortilege.core.text.catalog import tell
from sortilege.server.db.database import player_message
from tests.server.harness import Guest, Player, Server, reopening, serving, until
from tests.server.test_playing import seated


def twin_of(guest: Guest, url: str) -> Guest:
    """Return the same browser at another server process."""
    twin = Guest(url, guest.name)
    twin.http.cookies.update(guest.http.cookies)
    return twin


def play_both(players: list[Player]) -> None:
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert all(player.over for player in players)


def test_two_processes_serve_one_table(own_postgres: str) -> None:
    """Ann uses one process and Bob the other; the table has a bot, a chat and a sealed draft."""
    with (
        serving(own_postgres) as one,
        serving(own_postgres) as two,
        Guest(one.url) as ann,
        Guest(two.url, "Bob") as bob,
    ):
        made = ann.make("me", "person", "random", game="spellbook", chat=True)
        table = made["table"]
        bob.join(table, made["invitations"][0]["secret"])
        until(lambda: ann.look(table)["room"]["seats"][1]["taken"], "the other process has the update")
        players = [Player(ann, table, random.Random(1)), Player(bob, table, random.Random(2))]
        for player in players:
            player.open()
        ann.act(table, "start")
        ann.post(f"/tables/{table}/chat", {"do": "say", "text": "hello"})
        players[1].hear_until(lambda: '"is":"line"' in players[1].raw[-1])
        play_both(players)
        record = bob.get(f"/tables/{table}/record")
        assert verify(kit("spellbook").rules, records.read(json.dumps(record))).state.over
        assert ann.get(f"/tables/{table}/log")["steps"][-1] == bob.get(f"/tables/{table}/log")["steps"][-1]
        for player in players:
            player.close()
        assert one.failures() + two.failures() == []


def test_a_race_for_one_seat_has_one_winner(own_postgres: str) -> None:
    """The same player chooses through two processes at once, repeatedly; each version is answered once."""
    with serving(own_postgres) as one, serving(own_postgres) as two, Guest(one.url) as ann:
        table = ann.make("me", "with_me", game="spellbook")["table"]
        ann.act(table, "start")
        with twin_of(ann, two.url) as twin:
            for _ in range(25):
                seat = ann.look(table, seat=0)["view"]["open"][0]
                told = ann.look(table, seat=seat)
                ids = [option["id"] for option in told["view"]["ask"]["options"]]
                answers: list[httpx.Response] = []

                def send(guest: Guest, id: str, told: Any = told, seat: int = seat, answers: Any = answers) -> None:
                    body = {"do": "choose", "version": told["version"], "ids": [id], "seat": seat}
                    answers.append(guest.http.post(f"/tables/{table}/choices", json=body))

                threads = [
                    threading.Thread(target=send, args=(ann, ids[0])),
                    threading.Thread(target=send, args=(twin, ids[-1])),
                ]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                codes = sorted(answer.status_code for answer in answers)
                repeated = [a for a in answers if a.status_code == 200 and a.json()["repeated"]]
                assert codes == [200, 409] or (ids[0] == ids[-1] and len(repeated) == 1)
        assert one.failures() + two.failures() == []


def test_one_of_two_processes_is_killed_and_its_clients_move(own_postgres: str) -> None:
    with serving(own_postgres) as one, serving(own_postgres) as two, Guest(one.url) as ann:
        table = ann.make("me", "random", game="seasons")["table"]
        ann.act(table, "start")
        player = Player(ann, table, random.Random(3))
        player.open()
        for _ in range(10):
            player.step()
        before = player.acknowledged[-1][1]
        one.kill()
        player.close()
        with twin_of(ann, two.url) as twin:
            player.guest = twin
            reopening(player)
            assert player.versions[0] >= before
            player.play()
            player.close()


def test_several_workers_share_a_port(own_postgres: str) -> None:
    with serving(own_postgres, "--workers", "2") as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = seated(ann, bob, game="spellbook")
        players = [Player(ann, table, random.Random(4)), Player(bob, table, random.Random(5))]
        play_both(players)
        for player in players:
            player.close()


def backend_pids(url: str, listening: bool) -> list[int]:
    """Cut the server's connections to its database, as an administrator or a firewall might."""
    at = make_url(url)

    async def cut() -> list[int]:
        db = await asyncpg.connect(host=at.query["host"], user=at.username, database=at.database)
        like = "LISTEN%" if listening else "%"
        rows = await db.fetch(
            "select pid, pg_terminate_backend(pid) from pg_stat_activity "
            "where datname = current_database() and pid <> pg_backend_pid() and (query ilike $1 or $2)",
            like,
            not listening,
        )
        await db.close()
        return [row["pid"] for row in rows]

    return asyncio.run(cut())


def test_a_cut_change_feed_misses_nothing(own_postgres: str) -> None:
    with (
        serving(own_postgres) as one,
        serving(own_postgres) as two,
        Guest(one.url) as ann,
        Guest(two.url, "Bob") as bob,
    ):
        made = ann.make("me", "person")
        table = made["table"]
        bob.join(table, made["invitations"][0]["secret"])
        ann.act(table, "start")
        player = Player(bob, table, random.Random(6))
        player.open()
        assert backend_pids(own_postgres, listening=False)
        told = until(lambda: try_look(ann, table), "the table is readable again")
        until(lambda: try_choose(ann, table, told), "a choice is accepted again")
        player.hear_until(lambda: player.views[1]["seats"][0]["chosen"])
        player.close()
        until(lambda: any("listener_lost" in line for line in two.errors), "the watchdog noticed")
        assert one.failures() + two.failures() == []


def try_look(guest: Guest, table: str) -> Any:
    answer = guest.http.get(f"/tables/{table}")
    assert answer.status_code in (200, 503), answer.text
    return answer.json() if answer.status_code == 200 else None


def try_choose(guest: Guest, table: str, told: Any) -> bool:
    body = {"do": "choose", "version": told["version"], "ids": [told["view"]["ask"]["options"][0]["id"]]}
    answer = guest.http.post(f"/tables/{table}/choices", json=body)
    assert answer.status_code in (200, 503), answer.text
    return answer.status_code == 200


def test_play_continues_after_a_restart_of_postgresql(own_postgres: str, postgres: Any) -> None:
    with serving(own_postgres) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = seated(ann, bob)
        told = ann.look(table)
        answers = []
        postgres.stop()
        try:
            body = {"do": "choose", "version": told["version"], "ids": [told["view"]["ask"]["options"][0]["id"]]}
            for _ in range(3):
                answers.append(ann.http.post(f"/tables/{table}/choices", json=body))
                time.sleep(0.2)
            assert ann.http.get("/health").status_code == 503
        finally:
            postgres.ensure_postgres_running()
        assert {answer.status_code for answer in answers} == {503}
        assert "nothing will be done twice" in answers[0].json()["why"]
        assert "retry-after" in answers[0].headers
        until(lambda: try_choose(ann, table, told), "the game continues")
        told = bob.look(table)
        bob.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])


def limit(server: Server, size: int) -> None:
    """Limit the size of the server's files, to simulate a full disk."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_full_disk_is_reported_and_play_continues_afterward(sqlite: str) -> None:
    with serving(sqlite) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = seated(ann, bob)
        told = ann.look(table)
        limit(server, 4096)
        assert not try_choose(ann, table, told)
        problem = ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"], expect=503)
        assert "nothing will be done twice" in problem["why"] or "out of storage space" in problem["why"]
        assert ann.look(table)["version"] == told["version"]
        limit(server, resource.RLIM_INFINITY)
        until(lambda: try_choose(ann, table, told), "the game continues")
        told = bob.look(table)
        bob.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])


def test_errors_of_a_full_disk_are_recognized() -> None:
    assert "out of storage space" in tell(player_message(sqlite3.OperationalError("database or disk is full")))
