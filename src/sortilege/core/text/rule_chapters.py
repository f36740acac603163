"""The chapters of a game's rules in our own words, from the file `chapters.yaml` beside its kit.

- id: trading                   # title and text: the message page-chapter-GAME-ID and its attribute `text`
  rulings: D V9 E3-E5           # its rulings: a section by letter, a single one, or a range
  events: trades permits        # log events that it explains
  index: trade price            # index terms: the messages page-term-GAME-WORD
  firsts:                       # hints shown when something first comes up: the messages page-first-GAME-ID
    trade: option trade         # when a legal move's id starts with this,
    overflow: ask reduce        # or a question's `why` ends with this
"""

from collections.abc import Mapping, Sequence
from string import ascii_lowercase, digits
from typing import Any

import msgspec

from sortilege.core.packaged_yaml import parse_yaml

KINDS = ("ask", "option")


class First(msgspec.Struct, frozen=True):
    """Something that comes up for the first time: a question (`ask`) or a legal move (`option`), and its name."""

    id: str
    kind: str
    name: str


class Chapter(msgspec.Struct, frozen=True):
    """One chapter: its rulings, and the events, index terms and first occurrences that lead to it."""

    id: str
    rulings: tuple[str, ...]
    events: tuple[str, ...]
    index: tuple[str, ...]
    firsts: tuple[First, ...]


def read_chapters(text: str, rulings: Sequence[str]) -> tuple[Chapter, ...]:
    """Parse the chapters in a file; raises ValueError for unknown keys and rulings."""
    return tuple([chapter(raw, rulings) for raw in parse_yaml(text) or []])


def chapter(raw: Mapping[str, Any], rulings: Sequence[str]) -> Chapter:
    unknown = set(raw) - {"id", "rulings", "events", "index", "firsts"}
    if unknown or not isinstance(raw.get("id"), str):
        raise ValueError(f"a chapter has an id, rulings, events, index and firsts, not {', '.join(map(repr, unknown))}")
    return Chapter(
        raw["id"],
        tuple([one for words in raw.get("rulings", "").split() for one in ruling_range(words, rulings)]),
        tuple(raw.get("events", "").split()),
        tuple(raw.get("index", "").split()),
        tuple([first(id, when) for id, when in raw.get("firsts", {}).items()]),
    )


def ruling_range(words: str, rulings: Sequence[str]) -> Sequence[str]:
    """Return the rulings of a section ("D") or a range ("D1-D10"), in the order of rulings.yaml."""
    if words.isalpha():
        return [id for id in rulings if id.rstrip(ascii_lowercase).rstrip(digits) == words]
    start, _, end = words.partition("-")
    for id in filter(None, (start, end)):
        if id not in rulings:
            raise ValueError(f"there is no ruling {id!r}")
    at = rulings.index(start)
    return rulings[at : rulings.index(end) + 1] if end else [start]


def first(id: str, when: str) -> First:
    kind, _, name = when.partition(" ")
    if kind not in KINDS or not name:
        raise ValueError(f"a first time is `ask NAME` or `option NAME`, not {when!r}")
    return First(id, kind, name)
