"""The page and Python format every message of whole games identically, in every language."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.events import WENT_BACK
from sortilege.core.kits import kit
from sortilege.core.text.catalog import LANGUAGES, text_files, texts
from sortilege.core.text.game_messages import change, change_by, join_pair, status_message, with_messages
from sortilege.core.text.message import Message, message
from tests.texts.test_table_texts import at_table, changed_by, other_values

WEB = Path(__file__).parent.parent / "web"
NAMES = ["Ann", "Bob", "Cleo"]
KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "olafs_knowledge"}
GAMES: tuple[tuple[str, dict[str, str], int, int], ...] = (
    ("seasons", {"level": "archmage", "balance": "old"}, 3, 1),
    ("seasons", {"level": "magician", **KINGDOM}, 2, 2),
    ("spellbook", {}, 2, 3),
    ("spellbook", {"spells": "set_3"}, 1, 4),
)


class Effect(msgspec.Struct, frozen=True):
    """A text that may depend on the table, with its arguments."""

    language: str
    key: str
    name: str
    args: dict[str, int | str]


class Asked(msgspec.Struct, frozen=True):
    """A message to format; with a second one, both share a line."""

    language: str
    said: Message
    next: Message | None = None


def moments(name: str, options: dict[str, str], seats: int, seed: int) -> Iterator[list[Message]]:
    """Yield the messages at every choice of a random game, log lines first."""
    rules, words = kit(name).rules, kit(name).words
    state, chance = rules.new(options, seats, rng_from_seed(seed)), rng_from_seed(seed + 100)
    recorder = Recorder()
    state.recorder = recorder
    recorder.note(WENT_BACK, -1, 0, 0, 0, 0, -1)  # the one event that no game by chance has
    seen = 0
    while True:
        open_seats = state.open_seats()
        seat = open_seats[0] if open_seats else 0
        yield [words.event_message(rules.event(row, seat)) for row in recorder.rows[seen:]]
        seen = len(recorder.rows)
        view: Any = with_messages(words, rules.view(state, seat))
        rest = [status_message(words, rules.view(state, None))]
        if view.ask:
            rest += [view.ask.said, *(one.said for one in view.ask.options)]
            rest += [told for one in view.ask.refused for told in (one.said, one.because)]
        yield [one for one in rest if one is not None]
        if not open_seats:
            return
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def sentences() -> Iterator[Asked]:
    """Return the messages of these games, each in one language, and some that no game has."""
    number = 0
    for game in GAMES:
        for some in moments(*game):
            language = LANGUAGES[number % 3]
            number += 1
            yield from (Asked(language, one) for one in some)
            yield from (Asked(language, one, other) for one, other in pairwise(some))
    for language in LANGUAGES:
        for one in (
            message("engine-stale", given=1234, now=1235),
            message("engine-draft", name=message("natural_selection")),
            message("server-seats-free", seats=[2, 3]),
            message("server-which-seat", seats=[0, message("server-field-name"), "x"]),
            message("server-too-short", field=message("server-field-password"), n=8),
            change(Message("figure-gauge"), (-3, 12)),
            change_by(Message("figure-score"), -7),
            *kit("seasons").words.change_messages({"crystals": (0, 3), "points.total": (0, -4), "reserve.air": (1, 2)}),
        ):
            yield Asked(language, one)


def effects() -> Iterator[Effect]:
    """Yield the texts that depend on the table, for each value of every option and each number of players."""
    for game in (kit("seasons"), kit("spellbook")):
        for option, value in other_values(game):
            for full in sorted(changed_by(game, option, value)):
                key, name = full.split(".")
                for language in LANGUAGES:
                    yield Effect(language, key, name, at_table(game))
                    yield Effect(language, key, name, at_table(game, **{option: value}))


def ours(asked: Asked) -> str | None:
    one = join_pair(asked.said, asked.next) if asked.next else asked.said
    return texts(asked.language).tell(one, NAMES) if one else None


@pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules/rolldown").exists(), reason="needs Node and a built page"
)
def test_the_page_formats_messages_as_python_does() -> None:
    asked = list(sentences())
    expected = [ours(one) for one in asked]
    assert sum(one.next is None for one in asked) > 5000
    assert sum(one.next is not None and text is not None for one, text in zip(asked, expected, strict=True)) > 20
    unknown = [
        Asked("en", message("server-news")),
        Asked("en", message("engine-draft", name=message("card_of_tomorrow"))),
    ]
    files = {language: [file.read_text(encoding="utf-8") for file in text_files(language)] for language in LANGUAGES}
    done = subprocess.run(
        ["node", "message-check.mjs"],
        input=msgspec.json.encode(
            {"files": files, "names": NAMES, "asked": asked + unknown, "attributes": (shown := list(effects()))}
        ),
        cwd=WEB,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    answer = json.loads(done.stdout)
    told = answer["told"]
    assert answer["effects"] == [texts(one.language).attribute(one.key, one.name, **one.args) for one in shown]
    assert len(shown) > 200
    for one, python, page in zip(asked, expected, told, strict=False):
        assert page == python, one
    assert told[len(asked) :] == [None, None]  # what an older page does not know
