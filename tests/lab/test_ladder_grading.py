"""Grading a player on the ladder: results against each level, and where grading stops."""

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

import sortilege
from sortilege.bots.ladder import LADDER
from sortilege.bots.registry import load_bot
from sortilege.cli.studies.grade_bot import grade_sentences
from sortilege.compilation_status import COMPILED
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.lab.arena.arena import Arena
from sortilege.lab.arena.deal_runner import ArenaGame, ArenaSeat, DealJob, play
from sortilege.lab.arena.move_times import Times
from sortilege.lab.ladder_grading import DEALS, SEED, Candidate, Program, Rung, climb, grade
from sortilege.lab.provenance import conditions
from sortilege.lab.statistics.intervals import Estimate
from sortilege.terminal.language import CliTexts
from tests.cli.shell import InProcessShell

DOCUMENT = Path(__file__).parents[2] / "docs" / "grading.md"
CANDIDATE = Candidate("spellbook", "somebody", DEALS)
PROGRAM = Candidate("spellbook", "mine", 2, Program("python mine.py", 60))
HERE = conditions("spellbook", 2)


def rung(level: int, value: float, low: float, high: float) -> Rung:
    wins, score = Estimate(value, low, high), Estimate(10, 9, 11)
    return Rung(LADDER[level - 1], 200, wins, score, 1000, 2.5, 1.5, 0.001, 0.01)


@pytest.mark.parametrize(
    ("rungs", "level", "sure"),
    [
        ((rung(1, 0.1, 0.05, 0.2),), 0, False),
        ((rung(1, 0.9, 0.8, 0.95), rung(2, 0.2, 0.1, 0.3)), 1, True),
        ((rung(1, 0.9, 0.8, 0.95), rung(2, 0.5, 0.4, 0.6), rung(3, 0.2, 0.1, 0.3)), 2, False),
        ((rung(1, 0.45, 0.4, 0.55), rung(2, 0.6, 0.55, 0.7), rung(3, 0.2, 0.1, 0.3)), 2, True),
    ],
)
def test_a_grade_is_the_highest_level_that_was_held(rungs: tuple[Rung, ...], level: int, sure: bool) -> None:
    found = grade(CANDIDATE, rungs, HERE)
    assert (found.level, found.sure, found.whole) == (level, sure, True)
    assert (found.seconds, found.processor) == (2.5 * len(rungs), 1.5 * len(rungs))
    assert not grade(msgspec.structs.replace(CANDIDATE, deals=DEALS - 1), rungs, HERE).whole


def test_the_climb_ends_where_the_player_is_clearly_weaker_and_says_what_it_is_worth(tmp_path: Path) -> None:
    shell = InProcessShell(tmp_path)
    done = shell.run("grade", "random", "--game", "spellbook", "--deals", "8", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["protocol"], found["level"], found["whole"]) == (1, 0, False)
    (only,) = found["rungs"]
    assert (only["level"], only["games"]) == ("level:1", 16)
    assert only["wins"]["high"] < 0.5
    assert found["seconds"] == only["seconds"] > 0
    assert 0 < found["processor"] == only["processor"] < 2 * found["seconds"]
    under = found["conditions"]
    assert (under["version"], under["compiled"]) == (sortilege.__version__, COMPILED)
    assert (under["rules"], under["workers"]) == (kit("spellbook").rules.version, 1)
    assert under["cores"] >= 1
    assert all(under[key] for key in ("platform", "chip", "python"))


def test_players_that_cannot_be_graded_are_rejected(tmp_path: Path) -> None:
    assert "level:4" in InProcessShell(tmp_path).complains("grade", "level:4", "--deals", "2")
    assert "nobody:Here" in InProcessShell(tmp_path).complains("grade", "nobody:Here")
    for both in ((), ("greedy", "--bot", "mine=python mine.py")):
        assert "--bot NAME=COMMAND" in InProcessShell(tmp_path).complains("grade", *both)
    assert "command nowhere not found" in InProcessShell(tmp_path).complains("grade", "--bot", "mine=nowhere bot.py")


def test_a_program_plays_the_deals_that_a_class_plays() -> None:
    """Numbered by the protocol's seed, in both seats; the level sits at the server's table as a program, too."""
    one, other = PROGRAM.plan("level:3"), Candidate("spellbook", "mine", 2).plan("level:3")
    assert list(one.games_of(range(2))) == list(other.games_of(range(2)))
    assert [deal for _, deal, _, _ in one.games_of(range(2))] == [
        SEED << 32,
        SEED << 32,
        SEED << 32 | 1,
        SEED << 32 | 1,
    ]
    assert one.match is not None
    assert one.match.commands[0] == "python mine.py"
    assert one.match.commands[1].endswith("-m sortilege join --bot level:3")


def forfeited(arena: Arena, who: str) -> None:
    """Every game, by this one."""
    for index, deal, seating, names in arena.plan.games_of(range(arena.plan.deals)):
        shares = [
            ArenaSeat(name, 5, float(name != who), Times(), None, "late" if name == who else "") for name in names
        ]
        arena.keep([ArenaGame(index, deal, seating, 0, 9, tuple(shares))])


def decided(arena: Arena, winner: bool) -> None:
    """Every game is won by the one who is graded, or every one lost."""
    for index, deal, seating, names in arena.plan.games_of(range(arena.plan.deals)):
        shares = [ArenaSeat(name, 5, float((name == arena.plan.bots[0]) == winner), Times(), None) for name in names]
        arena.keep([ArenaGame(index, deal, seating, 0, 9, tuple(shares))])


def test_what_a_program_forfeits_is_lost_and_told() -> None:
    candidate = msgspec.structs.replace(PROGRAM, deals=8)
    found = grade(candidate, tuple(climb(candidate, lambda arena: forfeited(arena, "mine"))), HERE)
    (only,) = found.rungs
    assert (found.level, only.wins.value, only.forfeits) == (0, 0.0, {"late": 16})
    assert (found.program, found.processor) == (PROGRAM.program, None)  # a program's processor time is unknown
    told = grade_sentences(found, CliTexts("en"))
    assert "mine forfeited 16 games: it did not choose in time." in told
    assert any("from question to answer" in sentence for sentence in told)


@pytest.mark.parametrize(
    ("deals", "winner", "rungs", "stopped"), [(2, True, 3, True), (8, True, 3, True), (8, False, 1, False)]
)
def test_a_climb_ends_where_it_was_asked_to_and_says_so(deals: int, winner: bool, rungs: int, stopped: bool) -> None:
    candidate = msgspec.structs.replace(CANDIDATE, deals=deals, upto="level:3")
    found = grade(candidate, tuple(climb(candidate, lambda arena: decided(arena, winner))), HERE)
    assert (len(found.rungs), found.stopped, found.level) == (rungs, stopped, 3 if winner else 0)
    assert any("--upto" in sentence for sentence in grade_sentences(found, CliTexts("en"))) == stopped
    assert grade(msgspec.structs.replace(candidate, deals=DEALS), found.rungs, HERE).whole is not stopped


def test_a_level_to_end_with_is_named_as_people_name_it(tmp_path: Path) -> None:
    shell = InProcessShell(tmp_path)
    asked = ("grade", "greedy", "--game", "spellbook", "--deals", "2", "--workers", "1")
    for level in ("1", "pim", "level:1"):
        told = shell.run(*asked, "--upto", level).stdout
        assert "Stopped after level 1 because of --upto" in " ".join(told.split())
    assert "level:11" in shell.complains(*asked, "--upto", "level:11")


def test_a_level_that_forfeits_gives_no_grade() -> None:
    with pytest.raises(SortilegeError, match="level:1 itself forfeited"):
        list(climb(PROGRAM, lambda arena: forfeited(arena, "level:1")))


class Model(BaseHTTPRequestHandler):
    """Answers with the last option that it reads, and once with something else."""

    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        text = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["messages"][0]["content"]
        self.asked.append(text)
        ids = re.findall(r"^  ([a-z_:0-9.]+): ", text.partition("What the cards do:")[0], flags=re.MULTILINE)
        answer = f"I take this:\n{ids[-1]}" if len(self.asked) > 1 else "I cannot decide."
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"choices": [{"message": {"content": answer}}]}).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def answering() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Model) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/v1/chat/completions"
        server.shutdown()


def test_the_bot_in_the_document_asks_a_language_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "reader.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    Model.asked.clear()
    with answering() as url:
        monkeypatch.setenv("MODEL_URL", url)
        seats = ("reader:Reader", "random")
        assert load_bot(seats[0]).name == "reader"
        played = play(DealJob("spellbook", 2, kit("spellbook").rules.complete({}, 2), 1, 0, seats))[0]
    reader = played.sittings[0]
    assert len(Model.asked) >= reader.times.choices > 10
    assert reader.blind == 1
