"""kill −9 at random moments during play: no acknowledged choice is lost or doubled, and every table resumes.

`make test` kills the server 20 times per database; `python -m tests.server.test_kill --kills 500 [--postgres]` as often
as you like.
"""

import argparse
import json
import random
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import track
from websockets.exceptions import ConnectionClosed

from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.session import replay
from tests.server.conftest import new_database, postgresql
from tests.server.harness import Guest, Player, reopening, serving, until

KILLS = 20
CHOICES = 3  # acknowledged between two kills, at least
PAUSE = (0.0, 0.6)  # seconds of play after them
BACK = 300.0  # seconds to reconnect; on a busy machine a server lives hardly longer than that takes


class Survivor(threading.Thread):
    """Two people, or one and a bot, who play table after table, no matter what happens to the server."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.rng = random.Random(number)
        self.bots = number % 2 == 0
        self.done = threading.Event()
        self.tables: dict[str, list[Player]] = {}
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self.table()
        except BaseException as error:
            self.problem = error

    def table(self) -> None:
        game = self.rng.choice(["seasons", "spellbook"])
        guest = Guest(self.url)
        seats = ("me", "random") if self.bots else ("me", "with_me")
        table = self.patiently(lambda: guest.make(*seats, game=game, away_seconds=600.0))["table"]
        self.patiently(lambda: guest.look(table, seat=0)["room"]["phase"] != "waiting" or guest.act(table, "start"))
        player = Player(guest, table, self.rng)
        self.tables[table] = [player]
        reopening(player, BACK)
        while not player.over and not self.done.is_set():
            try:
                player.step(timeout=5)
            except TimeoutError:
                if player.pending:
                    self.come_back(player)
            except (ConnectionClosed, OSError):
                self.come_back(player)

    def come_back(self, player: Player) -> None:
        """Reconnect, and resend the choice that was not acknowledged."""
        lost, player.pending = player.pending, None
        reopening(player, BACK)
        if lost is None:
            return
        answer = self.patiently(
            lambda: player.guest.http.post(f"/tables/{player.table}/choices", json=lost), (200, 409)
        )
        if answer.status_code == 200:
            player.acknowledge(lost, answer.json()["version"])

    def patiently(self, ask: Any, expect: tuple[int, ...] = ()) -> Any:
        """Retry until the server answers."""

        def once() -> Any:
            try:
                answer = ask()
            except (OSError, AssertionError) as error:
                if isinstance(error, AssertionError) and "503" not in str(error):
                    raise
                return None
            except Exception as error:
                if type(error).__module__ != "httpx":
                    raise
                return None
            if expect and answer.status_code not in expect:
                return None
            return answer or True

        return until(once, "the server answers again", BACK)


def check(survivor: Survivor) -> int:
    """Check that the log has every acknowledged choice once and in its place, and that it replays."""
    checked = 0
    for table, (player,) in survivor.tables.items():
        guest = player.guest
        for seat in guest.look(table, seat=0)["room"]["mine"]:
            ended = bool(guest.look(table, seat=0)["room"]["ending"])
            guest.act(table, "abandon", expect=409 if ended else None, seat=seat)
        record = records.read(json.dumps(guest.get(f"/tables/{table}/record")))
        rules = kit(record.game).rules
        assert records.digest(rules, replay(rules, record).state) == record.digest
        mine = [ids for _, _, ids in player.acknowledged]
        played = [id for seat, id in record.choices if not survivor.bots or seat == 0]
        flat = [id for ids in mine for id in ids]
        assert flat == played[: len(flat)], "an acknowledged choice is missing from the log or doubled"
        assert len(played) - len(flat) <= 1, "the log has choices that were never made"
        checked += len(flat)
        player.close()
        guest.http.close()
    return checked


def count_acknowledged(survivors: list[Survivor]) -> int:
    return sum(
        len(player.acknowledged) for each in survivors for players in list(each.tables.values()) for player in players
    )


def kill_and_check(database: str, kills: int, seed: int, watched: bool = False) -> int:
    rng = random.Random(seed)
    with serving(database) as server:
        survivors = [Survivor(server.url, number) for number in range(4)]
        for survivor in survivors:
            survivor.start()
        for _ in track(range(kills), "Killing …", console=Console(stderr=True), disable=not watched):
            goal = count_acknowledged(survivors) + CHOICES
            until(lambda goal=goal: count_acknowledged(survivors) >= goal, "the players go on", BACK)
            time.sleep(rng.uniform(*PAUSE))
            server.restart()
        time.sleep(1)
        for survivor in survivors:
            survivor.done.set()
        for survivor in survivors:
            survivor.join(BACK)
            assert survivor.problem is None, repr(survivor.problem)
        checked = sum(check(survivor) for survivor in survivors)
        assert server.failures() == []
    return checked


# When the server dies during a handshake, the client library leaves a socket unclosed.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("part", range(2))
def test_kills_at_random_moments_lose_nothing(fresh_database: str, part: int) -> None:
    assert kill_and_check(fresh_database, KILLS // 2, part) >= CHOICES * KILLS // 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own; else SQLite in a new folder")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with ExitStack() as stack:
        if asked.postgres:
            database = new_database(stack.enter_context(postgresql()))
        else:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory()), "tables.db"))
        checked = kill_and_check(database, asked.kills, asked.seed, watched=True)
    print(f"{asked.kills} kills: {checked} acknowledged choices, none lost, none doubled")


if __name__ == "__main__":
    main()
