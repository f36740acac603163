"""The sample bot in docs/writing-a-bot.md works."""

import re
from pathlib import Path

import pytest

from sortilege.bots.registry import load_bot
from sortilege.core.kits import kit
from sortilege.lab.arena.deal_runner import DealJob, play

DOCUMENT = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def test_the_bot_in_the_document_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len(code.splitlines()) <= 30
    quick = code.replace("dreams = 8", "dreams = 1")
    assert quick != code
    (tmp_path / "dreamer.py").write_text(quick, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert load_bot("dreamer:Dreamer").name == "dreamer"
    options = kit("spellbook").rules.complete({}, 2)
    seats = ("dreamer:Dreamer", "random")
    outcome = play(DealJob("spellbook", 2, options, 1, 0, seats))[0]
    assert outcome.sittings[0].bot == "dreamer:Dreamer"
    assert outcome.sittings[0].times.choices > 10
