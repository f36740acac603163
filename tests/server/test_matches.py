"""Matches between programs at a server's tables, including programs that fail, are late or resign."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.lab.arena import shard_files
from sortilege.lab.arena.arena import Match, Plan
from sortilege.lab.arena.deal_runner import ArenaGame, play
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.report_text import command
from sortilege.lab.ladder_grading import Candidate, Program
from sortilege.lab.program_matches import referee
from sortilege.lab.program_matches.referee import Referee, command_words, own_server
from sortilege.lab.program_matches.seat_clock import Forfeit, watch_seat
from sortilege.remote import client as remote
from tests.cli.shell import SORTILEGE, TIMEOUT_SECONDS, Shell, remarks
from tests.server.harness import Guest, Server, serving, until

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
DICE = f"{sys.executable} {EXAMPLES / 'bot.py'}"
NODE = f"node {EXAMPLES / 'bot.mjs'}"

# A program joins, waits for its turn, and then does one of these.
SITS = """
import os, sys, time
from sortilege.remote.client import ServerClient, parse_link
link = parse_link(sys.argv[1])
server = ServerClient(link.base, os.environ["SORTILEGE_TOKEN"])
table = f"/tables/{link.table}"
def act(what):
    server.ask(f"{table}/acts", {"do": "act", "what": what})
"""
TURN = """
server.sit(link, "x")
while not (server.ask(f"{table}/turn")["view"] or {}).get("ask"):
    pass
"""
DOES = {
    "absent": "time.sleep(60)",
    "ended": "raise KeyError('lost')",
    "late": TURN + "time.sleep(60)",
    "crashed": TURN + "raise KeyError('lost')",
    "resigns": TURN + "act('resign'); time.sleep(60)",
    "leaves": TURN + "act('leave'); time.sleep(60)",
    "abandons": TURN + "act('abandon'); time.sleep(60)",
    "vanishes": TURN + "server.ask('/me', method='DELETE'); time.sleep(60)",
    "pauses": TURN + "act('pause'); time.sleep(60)",
    "foreign": "server.token = server.ask('/bots', {'name': os.urandom(8).hex()})['token']" + TURN + "time.sleep(60)",
}
BRIEF = """
server.sit(link, "x")
chosen = 0
while chosen < 3:
    told = server.ask(f"{table}/turn")
    if ask := (told["view"] or {}).get("ask"):
        choice = {"version": told["version"], "ids": [ask["options"][0]["id"]]}
        server.ask(f"{table}/choices", choice)
        chosen += len(ask["options"]) > 1
act("resign")
"""
LEAST = """
server.sit(link, "x")
while (told := server.ask(f"{table}/turn"))["room"]["phase"] != "over":
    if ask := (told["view"] or {}).get("ask"):
        least = min(option["id"] for option in ask["options"])
        server.ask(f"{table}/choices", {"version": told["version"], "ids": [least]})
"""
LEAST_CLASS = """
class Least:
    name = "least"

    def choose(self, sight, dice):
        return min(sight.legal, key=lambda code: sight.rules.ids[code])
"""
WHY = {"ended": "ended", "late": "late", "crashed": "ended"}


@pytest.fixture(scope="module")
def serves(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("match") / "tables.db")) as server:
        yield server
        assert server.failures() == []


def refereed(server: Server, folder: Path, does: str, seconds: float) -> tuple[Referee, ArenaGame]:
    """Play one game of such a program against one that plays at random."""
    file = folder / f"{does}.py"
    file.write_text(SITS + DOES[does])
    match = Match((f"{sys.executable} {file}", DICE), seconds, paired=True)
    plan = Plan("seasons", 2, kit("seasons").rules.complete({}, 2), (does, "dice"), 2, 7, match)
    referee = Referee(server.url, plan)
    try:
        return referee, asyncio.run(referee.game(plan.deal_jobs()[0], 0, plan.bots))
    finally:
        referee.close()


@pytest.mark.parametrize("does", [name for name in DOES if name not in ("absent", "foreign")])
def test_failing_late_or_resigning_programs_forfeit_the_game(serves: Server, tmp_path: Path, does: str) -> None:
    referee, found = refereed(serves, tmp_path, does, 4 if does == "late" else 60)
    one, other = found.sittings
    assert (one.bot, one.share, one.forfeit) == (does, 0.0, WHY.get(does, "left"))
    assert (other.bot, other.share, other.forfeit) == ("dice", 1.0, "")
    (note,) = referee.notes
    assert note.startswith(does)
    assert ("KeyError: 'lost'" in note) == (does in ("ended", "crashed"))
    assert other.times.choices <= 1  # it had to choose at the same time, and the game went no further


def test_a_program_gone_before_the_referee_watches_forfeits(serves: Server) -> None:
    with Guest(serves.url) as ann:
        bot = remote.ServerClient(serves.url, ann.post("/bots", {"name": "gone"})["token"])
        table = ann.make("person", "person")["table"]
        bot.ask("/me", method="DELETE")
        with pytest.raises(Forfeit) as gone:
            asyncio.run(watch_seat(bot, table, 1, 60, Times(), asyncio.Event()))
    assert gone.value.seats == {1: "left"}


def test_a_program_that_does_not_join_in_time_forfeits(
    serves: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(referee, "SEATING_SECONDS", 0.0)
    _, found = refereed(serves, tmp_path, "absent", 60)
    assert {(one.share, one.forfeit) for one in found.sittings} == {(0.0, "absent")}  # both programs were too slow
    assert found.turns < 2


def test_a_program_under_another_token_ends_the_match(serves: Server, tmp_path: Path) -> None:
    with pytest.raises(SortilegeError, match="foreign joined with a token other than"):
        refereed(serves, tmp_path, "foreign", 60)


def test_a_game_is_played_to_its_end_and_timed(serves: Server) -> None:
    match = Match((DICE, NODE), 60, paired=True)
    plan = Plan("spellbook", 2, kit("spellbook").rules.complete({}, 2), ("python", "node"), 2, 7, match)
    with closing(Referee(serves.url, plan)) as referee:
        found = asyncio.run(referee.game(plan.deal_jobs()[0], 0, plan.bots))
    assert referee.notes == []
    assert found.turns > 10
    assert sum(one.share for one in found.sittings) == 1
    assert all(one.times.choices > 10 and 0 < one.times.slowest < 60 for one in found.sittings)


def test_a_match_reports_the_arenas_figures_in_shards(serves: Server, tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    (tmp_path / "brief.py").write_text(SITS + BRIEF)
    bots = ("--bot", f"brief={sys.executable} brief.py", "--bot", f"node={NODE}")
    asked = ("match", "--server", serves.url, "--game", "spellbook", *bots, "--games", "2", "--seed", "5")
    done = shell.run(*asked, "--deals", "0:1", "--out", "here", COLUMNS="200")
    assert "Deals 0 to 0 are in here/deals-000000-000001.json" in done.stdout
    assert remarks(done) == ["brief: left, deal 0, game 1", "brief: left, deal 0, game 2"]
    found = json.loads(shell.says("arena", "merge", "here", "--json"))
    assert found["asked"]["match"] == {
        "commands": [f"{sys.executable} brief.py", NODE],
        "seconds": 60,
        "paired": True,
    }
    results = found["results"]
    assert (results["games"], results["deals"]) == (2, 1)
    assert [bot["wins"]["value"] for bot in results["bots"]] == [0, 1]
    assert [bot["forfeits"] for bot in results["bots"]] == [{"left": 2}, {}]
    assert results["bots"][0]["choices"] == 3
    assert all(0 < bot["p50"] <= bot["p95"] <= bot["slowest"] for bot in found["times"]["bots"])
    assert "brief forfeited 2 games: it gave up." in shell.says("arena", "merge", "here", COLUMNS="200")
    assert "sortilege match --bot" in (tmp_path / "here" / "report.html").read_text(encoding="utf-8")
    with Guest(serves.url) as ann:
        assert ann.get("/tables") == []  # no invitations


def test_a_deal_does_not_predict_the_next_and_may_differ_per_game() -> None:
    unpaired = Plan("spellbook", 2, {}, ("a", "b"), 100, 2**62 + 1, Match(("a", "b"), 60, paired=False))
    deals = [deal for _, deal, _, _ in unpaired.games_of(range(50))]
    assert len(set(deals)) == 100
    assert all(0 <= deal < 2**63 for deal in deals)
    paired = msgspec.structs.replace(unpaired, match=Match(("a", "b"), 60, paired=True))
    assert [deal for _, deal, _, _ in paired.games_of(range(50))] == [deal for deal in deals[::2] for _ in range(2)]


def test_a_match_prints_its_command_and_is_not_an_arena() -> None:
    arena = Plan("spellbook", 2, {}, ("a", "b"), 2, 1)
    match = msgspec.structs.replace(arena, match=Match(("python a.py", "node 'b c.mjs'"), 9, paired=False))
    assert arena != match
    typed = command(match, None)
    assert typed.startswith("sortilege match --bot 'a=python a.py' --bot ")
    assert "--seconds 9 --unpaired" in typed
    assert command_words("ssh far T={token} bot {link} now", "L", "t") == ["ssh", "far", "T=t", "bot", "L", "now"]


def test_a_program_is_graded_on_the_same_games_as_a_class(
    serves: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "least.py").write_text(SITS + LEAST)
    (tmp_path / "least_class.py").write_text(LEAST_CLASS)
    monkeypatch.syspath_prepend(tmp_path)
    program = Program(f"{sys.executable} {tmp_path / 'least.py'}", 60)
    one, other = Candidate("spellbook", "least", 2, program), Candidate("spellbook", "least_class:Least", 2)
    plan = one.plan("level:2")
    with closing(Referee(serves.url, plan)) as referee:
        found = asyncio.run(referee.game(plan.deal_jobs()[0], 0, plan.bots))
    expected = play(other.plan("level:2").deal_jobs()[0])[0]
    assert referee.notes == []
    assert (found.deal, found.turns, found.first) == (expected.deal, expected.turns, expected.first)
    for mine, theirs in zip(found.sittings, expected.sittings, strict=True):
        assert (mine.score, mine.share, mine.times.choices) == (theirs.score, theirs.share, theirs.times.choices)


def test_a_match_starts_its_own_server_and_stops_it() -> None:
    with own_server() as base:
        server = remote.ServerClient(base)
        assert server.ask("/health")["ok"]
    with pytest.raises(SortilegeError):
        server.ask("/health")


def test_an_interrupted_match_stops_its_server(tmp_path: Path) -> None:
    (tmp_path / "sits.py").write_text("import sys, time\nopen('link', 'w').write(sys.argv[1])\ntime.sleep(60)")
    bots = [word for name in "ab" for word in ("--bot", f"{name}={sys.executable} sits.py")]
    with subprocess.Popen([*SORTILEGE, "match", *bots, "--json"], cwd=tmp_path) as match:
        link = tmp_path / "link"
        until(lambda: link.exists() and link.read_text() != "", "the referee started a program")
        match.terminate()
        assert match.wait(TIMEOUT_SECONDS) == 128 + signal.SIGTERM
    with pytest.raises(SortilegeError):
        remote.ServerClient(remote.parse_link(link.read_text()).base).ask("/health")


def test_unpaired_games_have_different_cards(serves: Server, tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    (tmp_path / "brief.py").write_text(SITS + BRIEF)
    bots = ("--bot", f"brief={sys.executable} brief.py", "--bot", f"dice={DICE}")
    asked = ("match", "--server", serves.url, "--game", "spellbook", *bots, "--games", "2", "--seed", "5")
    assert shell.run(*asked, "--unpaired", "--deals", "0:1", "--out", "here").returncode == 0
    (file,) = (tmp_path / "here").iterdir()
    shard = shard_files.read(file)
    assert shard.plan.match is not None
    assert not shard.plan.match.paired
    assert [one.deal for one in shard.outcomes] == [shard.plan.deal(0, 0), shard.plan.deal(0, 1)]
    assert len({one.deal for one in shard.outcomes}) == 2


def test_a_program_is_graded_by_one_command(tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text("raise KeyError('lost')")
    mine = f"{sys.executable} ends.py"
    done = Shell(tmp_path).run("grade", "--bot", f"mine={mine}", "--game", "spellbook", "--deals", "7", "--json")
    assert done.returncode == 0, done.stderr
    assert remarks(done)[:2] == [f"mine: ended, deal 0, game {game}: KeyError: 'lost'" for game in (1, 2)]
    assert "against Pim: 0.0 %" in remarks(done)[-1]
    found = json.loads(done.stdout)
    assert (found["bot"], found["program"], found["level"]) == ("mine", {"command": mine, "seconds": 60}, 0)
    (only,) = found["rungs"]
    assert (only["level"], only["games"], only["forfeits"]) == ("level:1", 14, {"ended": 14})
    assert found["conditions"]["workers"] == 1
