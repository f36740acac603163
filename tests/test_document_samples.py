"""Every code block in the documents is run or parsed here, or by a test named here."""

import doctest
import json
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sortilege.cli.parser import COMMANDS, BadArguments, CommandParser, build_parser
from sortilege.core.kits import GAMES
from sortilege.mcp.game_tools import TOOLS, ToolSession
from sortilege.mcp.stdio_server import answer_line
from sortilege.puzzles.collection import files
from sortilege.stories.parser import load_stories, parse_yaml, read_yaml
from sortilege.stories.runner import run_story
from sortilege.terminal.language import CliTexts
from tests.source_copy import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE))

KINDS = {"python", "sh", "yaml", "toml", "json"}  # what the tests below check
ELSEWHERE = {
    ("adding-a-card.md", ""): "tests/test_adding_a_card.py",  # all of it is put into a copy of the source
    ("grading.md", "python"): "tests/lab/test_ladder_grading.py",  # the bot that asks a language model plays
    ("index.md", "{toctree}"): "tests/test_site.py",  # a page that is missing would be a warning
    ("writing-a-bot.md", "python"): "tests/lab/test_writing_a_bot.py",  # the bot plays
}
DRAWINGS = {("architecture.md", "text")}  # there is nothing to run in them
# Words of a shell, and programs whose arguments are not ours: what they are given to run is looked at all the same.
NOT_OURS = {".", "done", "echo", "eval", "for", "seq"}


class Block(NamedTuple):
    page: str
    line: int
    kind: str
    text: str


def found(page: Path) -> Iterator[Block]:
    """Yield every fenced block."""
    lines, begin = page.read_text("utf-8").splitlines(), -1
    for at, line in enumerate(lines):
        if not line.lstrip().startswith(("```", "~~~")):
            continue
        if begin >= 0:
            kind = lines[begin].strip().strip("`~")
            yield Block(page.name, begin + 1, kind, "".join(f"{one}\n" for one in lines[begin + 1 : at]))
        begin = -1 if begin >= 0 else at
    assert begin < 0, f"{page.name}: the block in line {begin + 1} does not end"


BLOCKS = [block for page in PAGES for block in found(page)]


def elsewhere(block: Block) -> str | None:
    return ELSEWHERE.get((block.page, block.kind)) or ELSEWHERE.get((block.page, ""))


def of(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind and not elsewhere(block)]


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert len(BLOCKS) > 60
    others = [block for block in BLOCKS if block.kind not in KINDS and not elsewhere(block)]
    assert [block[:3] for block in others if (block.page, block.kind) not in DRAWINGS] == []
    assert {(block.page, block.kind) for block in others} == DRAWINGS
    for (page, kind), test in ELSEWHERE.items():
        assert any(block.page == page and block.kind.startswith(kind) for block in BLOCKS), page
        assert page.removesuffix(".md") in (ROOT / test).read_text("utf-8") or kind == "{toctree}"


SESSIONS = [block for block in of("python") if block.text.startswith(">>> ")]


@pytest.mark.parametrize("page", sorted({block.page for block in SESSIONS}))
def test_samples_of_python_run(page: str) -> None:
    sample = "\n".join(block.text for block in SESSIONS if block.page == page)
    test = doctest.DocTestParser().get_doctest(sample, {}, page, page, 0)
    assert len(test.examples) > 5
    assert doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test).failed == 0


class Client:
    """The same method as Dask's client."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool

    def get_executor(self) -> Executor:
        return self.pool


@pytest.mark.parametrize(
    "block", [block for block in of("python") if block not in SESSIONS], ids=lambda one: f"{one.page}:{one.line}"
)
def test_programs_run(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """Run them with fewer games and faster bots, on a thread pool."""
    quick = block.text.replace("games=200", "games=4").replace("mcts:50", "mcts:2")
    assert quick != block.text
    with ThreadPoolExecutor(1) as pool:
        exec(quick, {"client": Client(pool)})
    assert capsys.readouterr().out.splitlines()[:2] == ["2 of 4", "4 of 4"]


def test_stories_hold(tmp_path: Path) -> None:
    whole = 0
    for block in of("yaml"):
        for one in parse_yaml(block.text, block.page):
            if "puzzle" in one:  # the head of one that ships
                heads = [raw for game in GAMES for file in files(game) for raw in read_yaml(file)]
                assert [raw for raw in heads if one.items() <= raw.items()], f"{block.page}:{block.line}"
            else:
                whole += 1
                (tmp_path / f"{whole}.yaml").write_text(block.text, "utf-8")
    results = [run_story(story) for story in load_stories(sorted(tmp_path.iterdir()))]
    assert [str(result) for result in results if not result.ok] == []
    assert whole == len(results) >= 2


def within(part: Any, whole: Any) -> bool:
    if isinstance(part, dict):
        return all(key in whole and within(value, whole[key]) for key, value in part.items())
    return bool(part == whole)


def test_settings_match_the_example_game() -> None:
    (block,) = of("toml")
    there = tomllib.loads((ROOT / "tests/thirdgame/pyproject.toml").read_text("utf-8"))
    assert within(tomllib.loads(block.text), there)


def simple(text: str) -> Iterator[list[str]]:
    """Yield every command in some lines of shell, including nested ones."""
    for inner in re.findall(r"\$\((?!\()(.*?)\)", text):
        yield from simple(inner)
    counted = re.sub(r"\$\(\((.*?)\)\)", lambda sum: str(len(sum[1]) * 100), text.replace("\\\n", " "))
    for line in re.sub(r"\$\w+", "1", counted).splitlines():
        read = shlex.shlex(line, posix=True, punctuation_chars=True)
        read.whitespace_split = True
        words: list[str] = []
        for word in [*read, ";"]:
            if word in (";", "&&", "||", "|"):
                yield from [words] if words else []
                words = []
            elif words or (word not in ("do", "time") and not re.match(r"[A-Z]+=", word)):
                words.append(word)


@cache
def parser() -> CommandParser:
    return build_parser(CliTexts("en"), list(COMMANDS))


def wrong(words: list[str]) -> str | None:
    """Return what is wrong with a command, if anything."""
    program, given = words[0], words[1:]
    if program == "sortilege":
        given = given[: given.index(">")] if ">" in given else given
        for nested in (word.partition("=sortilege ")[2] for word in given if "=sortilege " in word):
            if why := wrong(["sortilege", *nested.split(), "LINK"]):  # `match` gives each program its link
                return why
        try:
            parser().parse_args(given)
        except BadArguments as error:
            return str(error)
    elif program == "uvx":
        if given[0] == "--from":
            return wrong(["pip", "install", given[1]]) or wrong(given[2:])
        return wrong(given) if given[0] == "sortilege" else "not a program of ours"
    elif program == "parallel":
        return next(filter(None, map(wrong, simple(given[-1].replace("{}", "100")))), None)
    elif program == "make":
        return None if {word for word in given if "=" not in word} <= TARGETS else "no such target"
    elif program == "pip":
        return installed(given)
    elif program in ("python", ".venv/bin/python"):
        module = given[1].split(".") if given[0] == "-m" else Path(given[0]).with_suffix("").parts
        at = ROOT.joinpath(*module).with_suffix(".py")
        source = at.read_text("utf-8") if at.exists() else ""
        return None if source and all(word in source for word in given if word.startswith("--")) else "no such module"
    elif program == "pytest":
        return next((f"no {word}" for word in given if "/" in word and not (ROOT / word).exists()), None)
    elif program not in NOT_OURS:
        return "nobody looks at what it is given"
    return None


def installed(given: list[str]) -> str | None:
    """Return why pip could not install these arguments, if so."""
    command, *words = given
    for word in words:
        ours = re.fullmatch(r"(?:sortilege|\.)(?:\[(.+)\])?", word)
        if ours and ours[1] and not set(ours[1].split(",")) <= set(PROJECT["optional-dependencies"]):
            return "no such extra"
        if not ours and not word.startswith("-") and not (ROOT / word).exists():
            return f"there is no {word}"
    return None if command == "install" else "nothing is installed so"


def test_commands_are_valid() -> None:
    commands = [(block, words) for block in of("sh") for words in simple(block.text)]
    assert len([words for _, words in commands if words[0] == "sortilege"]) > 60
    told = [(f"{block.page}:{block.line}", shlex.join(words), wrong(words)) for block, words in commands]
    assert [one for one in told if one[2]] == []


@pytest.mark.parametrize(
    "line",
    [
        "sortilege pay",
        "time sortilege arena --bot greedy",
        "for a in 1 2; do sortilege simulate seasons --worker $a; done",
        'eval "$(sortilege completion csh)"',
        "seq 9 | parallel --wd . 'sortilege arena --deal {}:$(({} + 9))'",
        "sortilege match --bot 'greedy=sortilege join --bots greedy'",
        "uvx sortilege plaay",
        "uvx --from 'sortilege[servers]' sortilege",
        "pip install 'sortilege[sever]'",
        "pip install '.[sever]'",
        "pip install ./tests/fourthgame",
        "make tests",
        "python -m benchmarks.nothing",
        "python -m benchmarks.compare_revisions --kept",
        "cargo run",
    ],
)
def test_an_invalid_command_is_noticed(line: str) -> None:
    assert any(map(wrong, simple(line)))


def test_shell_blocks_have_valid_syntax() -> None:
    for block in of("sh"):
        done = subprocess.run(["bash", "-n"], input=block.text, capture_output=True, text=True)
        assert done.stderr == "", f"{block.page}:{block.line}"


def test_the_mcp_configurations_start_valid_commands() -> None:
    blocks = of("json")
    assert blocks
    for block in blocks:
        for server in json.loads(block.text)["mcpServers"].values():
            assert wrong([server["command"], *server["args"]]) is None


def test_the_guide_to_tool_calls_names_every_tool() -> None:
    guide = (ROOT / "docs/writing-a-bot.md").read_text("utf-8")
    section = guide.partition("## A language model")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section, flags=re.MULTILINE)
    assert [name for row in rows for name in re.findall(r"`(\w+)`", row)] == list(TOOLS)
    requests = re.findall(r"echo '(.*)' \| sortilege mcp", section)
    assert requests
    for request in requests:
        told = answer_line(ToolSession("en"), request)
        assert told
        assert told["result"]["isError"] is False
