"""`sortilege mcp`: a seat played by tool calls through the standard streams of a real process."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sortilege.core.kits import GAMES
from tests.cli.shell import SORTILEGE, environment


class Caller:
    """A client of the MCP server."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [*SORTILEGE, "mcp"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(folder),
            encoding="utf-8",
        )
        self.id = 0

    def line(self, text: str) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        self.id += 1
        answer = self.line(json.dumps({"jsonrpc": "2.0", "id": self.id, "method": method, "params": params}))
        assert answer["id"] == self.id
        return answer

    def call(self, tool: str, *, wrong: bool = False, **arguments: object) -> str:
        found = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        assert found["isError"] is wrong, found
        return str(found["content"][0]["text"])


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    one = Caller(tmp_path_factory.mktemp("mcp"))
    with one.process:
        yield one
        assert one.process.stdin
        one.process.stdin.close()
        assert one.process.wait(10) == 0


def test_tools_list_describes_tools_and_arguments(caller: Caller) -> None:
    told = caller.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={})["result"]
    assert told["protocolVersion"] == "2025-06-18"
    assert caller.ask("initialize", protocolVersion="1999-01-01")["result"]["protocolVersion"] == "2025-11-25"
    tools = {tool["name"]: tool for tool in caller.ask("tools/list")["result"]["tools"]}
    assert {"new_game", "look", "options", "choose", "card", "rules"} <= set(tools)
    for tool in tools.values():
        assert tool["description"]
        assert tool["inputSchema"]["type"] == "object"
        assert all(field["description"] for field in tool["inputSchema"]["properties"].values())
    assert tools["choose"]["inputSchema"]["required"] == ["ids"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_from_the_tools_texts(caller: Caller, game: str) -> None:
    begun = caller.call("new_game", game=game, opponents="random", deal=5, seat=1)
    assert begun.startswith("You are Alex.\n")
    assert "Alex (you" in begun
    told, choices = caller.call("options"), 0
    while options := re.findall(r"^  ([a-z][\w:]*): ", told.split("\n\n")[-1], re.M):
        told = caller.call("choose", ids=options[:1])
        choices += 1
        assert choices < 1000
    assert choices > 20
    assert "Alex" in told
    assert "The game is over." in caller.call("choose", ids=["pass"], wrong=True)
    told = caller.call("log", lines=1000)
    assert "Alex" in told
    assert not re.findall(r"\bYou\b.*", told)  # a pronoun would need other verb forms than a name


def test_failed_calls_repeat_the_legal_options(caller: Caller) -> None:
    told = caller.call("new_game", game="spellbook", deal=7)
    question = caller.call("options")
    assert question in told
    for wrong in (["nonsense"], ["nonsense\x1b[2J"], ["pass " * 9], []):
        answer = caller.call("choose", ids=wrong, wrong=True)
        assert answer.endswith(question)
        assert "\x1b" not in answer
    assert caller.call("options") == question
    for arguments in ({"ids": 5}, {"id": "pass"}, {"ids": ["pass"], "seat": 1}, {"ids": ["x" * 81]}):
        assert caller.call("choose", **dict[str, object](arguments), wrong=True).endswith(question)
    assert "spellbook" in caller.call("new_game", game="chess", wrong=True)
    assert "level:3" in caller.call("new_game", opponents="os:system", wrong=True)
    assert "level:3" in caller.call("new_game", opponents="mcts:1000000", wrong=True)
    for key, value in (("players", 7), ("seat", 5), ("options", {"no_such": "1"}), ("options", {"kingdom": "1"})):
        caller.call("new_game", **{key: value}, wrong=True)
    assert caller.call("options") == question  # the current game continues


def test_bad_arguments_list_the_accepted_ones(caller: Caller) -> None:
    for tool in caller.ask("tools/list")["result"]["tools"]:
        known, needed = tool["inputSchema"]["properties"], tool["inputSchema"].get("required", [])
        told = caller.call(tool["name"], against="level:3", wrong=True)
        assert "`against`" in told
        for name in known:
            assert re.search(rf"\b{name}{r' .required.' if name in needed else ''}(, |\.)", told), told
        assert known or "Expected: no arguments." in told
    assert "ids (required)" in caller.call("choose", wrong=True)


def test_cards_and_rules_are_looked_up(caller: Caller) -> None:
    caller.call("new_game", game="spellbook", deal=7)
    assert "Draw 3, then discard 3." in caller.call("card", name="Cure")
    assert "draw four cards" in caller.call("card", name="amulet_of_fire", game="seasons")
    assert "amulet_of_air, amulet_of_fire" in caller.call("card", name="amulet", game="seasons", wrong=True)
    chapters = caller.call("rules", game="seasons").splitlines()
    assert "die: Your die" in chapters
    assert "[C1] " in caller.call("rules", game="seasons", chapter="die")
    assert "transmutation" in caller.call("rules", game="seasons", chapter="dice", wrong=True)


def test_cards_and_rules_say_what_holds_at_the_table(caller: Caller) -> None:
    caller.call("new_game", game="seasons", deal=7, options={"exchange": "upto2", "chest": "turn"})
    assert "end of each of your turns" in caller.call("card", name="Wondrous Chest")
    assert "exchange one or two energies" in caller.call("rules", chapter="bonuses")
    assert "each other player takes 1" in caller.call("card", name="Blaze", game="spellbook")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", -32700),
        ("[" * 100_000, -32700),
        ('{"a":' * 100_000, -32700),
        ("[]", -32600),
        ('{"id": 1}', -32600),
        ('{"id": 1, "method": "resources/list"}', -32601),
        ('{"id": 1, "method": "tools/call", "params": {"name": "shell"}}', -32602),
        ('{"id": 1, "method": "tools/call", "params": [1]}', -32602),
        ('{"id": 1, "method": "tools/call", "params": {"name": ["look"]}}', -32602),
    ],
)
def test_invalid_requests_get_json_rpc_errors(caller: Caller, line: str, code: int) -> None:
    assert caller.line(line)["error"]["code"] == code
    assert caller.ask("ping")["result"] == {}


def test_tools_fail_before_the_first_game(tmp_path: Path) -> None:
    one = Caller(tmp_path)
    with one.process:
        assert "new_game" in one.call("look", wrong=True)
        one.call("new_game", players=9, wrong=True)
        assert "new_game" in one.call("choose", ids=["pass"], wrong=True)
        assert one.process.stdin
        one.process.stdin.close()
