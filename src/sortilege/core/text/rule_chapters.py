"""The chapters of a game's rules in our own words, and what leads to each: `chapters.yaml` beside its kit.

- id: trading                   # its title and text are the message page-chapter-GAME-ID with its `text`
  rulings: D V9 E3-E5           # those that belong here: a section by its letter, one, or from one to another
  events: trades permits        # lines of the log that it explains
  index: trade price            # words by which one looks it up: the message page-term-GAME-WORD
  firsts:                       # what is told when it comes up for the first time: the message page-first-GAME-ID
    trade: option trade         # when an option that begins so is offered,
    overflow: ask reduce        # or something is asked whose `why` ends so
"""

from collections.abc import Mapping, Sequence
from string import ascii_lowercase, digits
from typing import Any

import msgspec

from sortilege.core.yaml_files import parse_yaml

KINDS = ("ask", "option")


class First(msgspec.Struct, frozen=True):
    """Something that comes up for the first time: a question (`ask`) or an option, and its name."""

    id: str
    kind: str
    name: str


class Chapter(msgspec.Struct, frozen=True):
    """One chapter: which rulings belong to it, and which events, words of the index and first times lead there."""

    id: str
    rulings: tuple[str, ...]
    events: tuple[str, ...]
    index: tuple[str, ...]
    firsts: tuple[First, ...]


def read_chapters(text: str, rulings: Sequence[str]) -> tuple[Chapter, ...]:
    """The chapters that a file tells of; raises ValueError for what there is not."""
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
    """ "D" is a whole section, "D1-D10" all from the first to the last, as rulings.yaml has them."""
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
