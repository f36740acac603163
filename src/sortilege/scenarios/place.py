"""Where in a story something stands, so that whatever is wrong with it is said in one sentence with its place."""

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any

from sortilege.core.errors import BadStory
from sortilege.core.words import NAMES

SEATS = tuple(name.lower() for name in NAMES)  # who sits at the tables of all stories
MOST = 500  # words in one place, which no box has pieces for
REPEATED = re.compile(r"(.+)\*(\d{1,3})")


def suggest(word: str, known: Collection[str]) -> str:
    """What the writer may have meant, as the end of a sentence."""
    close = get_close_matches(word, known, 1)
    return f"; did you mean {close[0]}?" if close else ""


class Place:
    """A place in a story file: the file, the story, and the keys on the way."""

    def __init__(self, file: str, story: str = "", path: str = "") -> None:
        self.file = file
        self.story = story
        self.path = path

    def __str__(self) -> str:
        story = f'story "{self.story}"' if self.story else ""
        return ": ".join(part for part in (self.file, story, self.path) if part)

    def under(self, key: object) -> "Place":
        return Place(self.file, self.story, f"{self.path}.{key}" if self.path else str(key))

    def wrong(self, text: str) -> BadStory:
        return BadStory(": ".join(part for part in (str(self), text) if part))

    # Reading values strictly.

    def mapping(self, value: Any, known: Collection[str] | None = None) -> Mapping[str, Any]:
        """A mapping; with `known`, every key must be one of them."""
        if not isinstance(value, Mapping):
            raise self.wrong(f"here stand keys with values, not {value!r}")
        for key in value:
            if not isinstance(key, str):
                raise self.wrong(f"{key!r} is no key")
            if known is not None and key not in known:
                raise self.wrong(f"no key {key!r}{suggest(key, known) or '; known are ' + ', '.join(known)}")
        return value

    def text(self, value: Any) -> str:
        if not isinstance(value, str):
            raise self.wrong(f"here stand words, not {value!r}")
        return value.strip()

    def number(self, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"here stands a number from {low} to {high}, not {value!r}")
        return value

    def flag(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self.wrong(f"here stands true or false, not {value!r}")
        return value

    def one_of(self, value: Any, known: Collection[str], what: str) -> str:
        word = self.text(value)
        if word not in known:
            raise self.wrong(f"no {what} {word!r}{suggest(word, known) or '; known are ' + ', '.join(known)}")
        return word

    def seat(self, value: Any, players: int) -> int:
        word = self.one_of(value, SEATS, "seat")
        if SEATS.index(word) >= players:
            raise self.wrong(f"{word} does not sit at a table for {players}; say players: {SEATS.index(word) + 1}")
        return SEATS.index(word)

    def words(self, value: Any) -> list[str]:
        """A list written as one string or as a YAML list; `none` is the empty one, `air*3` is three times air."""
        if isinstance(value, list):
            parts = [self.text(item) for item in value]
        else:
            parts = self.text(value).replace(",", " ").split()
        if parts == ["none"]:
            return []
        words: list[str] = []
        for part in parts:
            words += repeated(part)
            if len(words) > MOST:
                raise self.wrong(f"here stand at most {MOST} words")
        return words


def repeated(part: str) -> list[str]:
    match = REPEATED.fullmatch(part)
    return [match[1].strip()] * int(match[2]) if match else [part]
