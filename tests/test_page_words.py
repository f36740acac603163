"""The page says what Python says: the same games in words, from both, in every language."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.core.engine.dice import numbered
from sortilege.core.engine.machine import Recorder
from sortilege.core.events import WENT_BACK
from sortilege.core.kits import rules_of, words_of
from sortilege.core.said import said
from sortilege.core.texts import LANGUAGES, tell, texts
from sortilege.core.words import joined

WEB = Path(__file__).parent.parent / "web"
NAMES = ["Ann", "Bob", "Cleo"]
KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "olafs_knowledge"}
GAMES: tuple[tuple[str, dict[str, str], int, int], ...] = (
    ("seasons", {"level": "archmage", "balance": "old"}, 3, 1),
    ("seasons", {"level": "magician", **KINGDOM}, 2, 2),
    ("spellbook", {}, 2, 3),
    ("spellbook", {"spells": "set_3"}, 1, 4),
)


def moments(name: str, options: dict[str, str], seats: int, seed: int) -> tuple[list[dict[str, Any]], list[list[str]]]:
    """What the page is told at every choice of a random game, and Python's words for it."""
    rules, ours = rules_of(name), words_of(name)
    state, chance = rules.new(options, seats, numbered(seed)), numbered(seed + 100)
    recorder = Recorder()
    state.recorder = recorder
    recorder.note(WENT_BACK, -1, 0, 0, 0, 0, -1)  # the one event that no game by chance has
    told: list[dict[str, Any]] = []
    expected: list[list[str]] = []
    names = NAMES[:seats]
    seen = 0
    while True:
        open_seats = state.open_seats()
        seat = open_seats[0] if open_seats else 0
        view: Any = rules.view(state, seat)
        events = [rules.event(row, seat) for row in recorder.rows[seen:]]
        seen = len(recorder.rows)
        language = LANGUAGES[len(told) % 3]
        said = texts(language)
        lines = [said.tell(line, names) for line in joined(map(ours.event_said, events))]
        if view.ask:
            lines.append(said.tell(ours.ask_said(view.ask, view), names))
            lines += [said.tell(ours.option_said(id, view), names) for id in view.ask.ids()]
            lines += [said.tell(ours.reason_said(refusal)) for refusal in view.ask.refused]
        lines.append(said.tell(ours.result_said(view), names) if view.over else "")
        told.append({"game": name, "language": language, "names": names, "events": events, "view": view})
        expected.append(lines)
        if not open_seats:
            return told, expected
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def refusals() -> tuple[list[dict[str, Any]], list[list[Any]]]:
    """Sentences with a number, a list and another sentence in them, and one that an older page does not know."""
    some = [
        said("engine-stale", given=1234, now=1235),
        said("engine-draft", name=said("natural_selection")),
        said("server-seats-free", seats=[2, 3]),
        said("server-which-seat", seats=[0, said("server-field-name"), "x"]),
        said("server-too-short", field=said("server-field-password"), n=8),
    ]
    told: list[dict[str, Any]] = [{"language": language, "said": one} for language in LANGUAGES for one in some]
    expected: list[list[Any]] = [[tell(one, language)] for language in LANGUAGES for one in some]
    for unknown in (said("server-news"), said("engine-draft", name=said("card_of_tomorrow"))):
        told.append({"language": "en", "said": unknown})
        expected.append([None])
    return told, expected


@pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules/rolldown").exists(), reason="needs Node and a built page"
)
def test_the_page_says_what_python_says() -> None:
    told, expected = refusals()
    for game in GAMES:
        asked, answers = moments(*game)
        told += asked
        expected += answers
    assert sum(len(lines) for lines in expected) > 1000
    done = subprocess.run(
        ["node", "words-check.mjs"], input=msgspec.json.encode(told), cwd=WEB, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    for moment, ours, theirs in zip(told, expected, json.loads(done.stdout), strict=True):
        assert theirs == ours, f"{moment.get('game', 'a refusal')} in {moment['language']}"
