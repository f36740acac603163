"""Follow docs/adding-a-card.md to the letter in a copy of the source."""

import json
import re
import shutil
import subprocess

import pytest

from sortilege.core.text.catalog import LANGUAGES
from tests.source_copy import ROOT, Copy

GUIDE = (ROOT / "docs/adding-a-card.md").read_text("utf-8")
# Every block says where it goes: "In `file`, after `the line that begins so`:" or "At the end of `file`:".
WHERE = r"^(?:In `(?P<file>[^`\n]+)`, after `(?P<after>[^\n]+)`|At the end of `(?P<end>[^`\n]+)`):\n\n"
BLOCKS = list(re.finditer(WHERE + r"```\w+\n(?P<text>.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the source with the guide's card in it."""
    made = Copy(tmp_path_factory.mktemp("card"))
    for block in BLOCKS:
        made.put(block["file"] or block["end"], block["after"], block["text"])
    return made


def test_every_block_says_where_it_goes() -> None:
    assert len(BLOCKS) == GUIDE.count("```") // 2


def test_its_stories_hold(copy: Copy) -> None:
    file = "src/sortilege/games/seasons/stories/cards-43-50.yaml"
    assert copy.read(file).count("cards: [lantern_moth") == 3
    assert "all hold" in copy.sortilege("scenario", file)


def test_its_stories_kill_every_mutant(copy: Copy) -> None:
    told = copy.sortilege("scenario", "--mutate", "--card", "lantern_moth", "--workers", "1")
    assert re.search(r"[1-9]\d* changes", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_its_texts(copy: Copy, language: str) -> None:
    name = re.search(
        r"^lantern_moth = (.*)$", copy.read(f"src/sortilege/games/seasons/texts/{language}/cards.ftl"), re.M
    )
    assert name
    assert name[1] in copy.sortilege("facts", "seasons", "--lang", language)


def test_bots_play_with_it(copy: Copy) -> None:
    played = copy.sortilege("arena", "--bots", "greedy,random", "--games", "2", "--option", "own_cards=with")
    assert "greedy" in played


def test_its_facts_and_number_are_pinned(copy: Copy) -> None:
    copy.python("-m", "tests.test_numbers_are_pinned")
    assert json.loads(copy.read("tests/numbers.json"))["seasons"]["cards"]["lantern_moth"] == 72
    assert "summon:lantern_moth" in json.loads(copy.read("tests/choices.json"))["seasons"]
    tests = ("tests/test_numbers_are_pinned.py", "tests/facts/test_facts.py", "tests/bots/test_rows.py")
    which = "lantern_moth or pinned or rows or cards or deal"
    copy.python("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", which, *tests)


@pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "web/node_modules/vite").exists(), reason="needs Node and a built page"
)
def test_it_has_a_picture(copy: Copy) -> None:
    told = copy.sortilege("schema", "--facts", "seasons")
    (copy.at / "web/src/games/seasons/facts.json").write_text(told, encoding="utf-8")
    assert "lantern_moth" in told
    check = ["node", "src/art/check-emblems.mjs"]
    done = subprocess.run(check, cwd=copy.at / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "0 flaws" in done.stdout
