"""The location of a value in a story, so that every error is one sentence with its location."""

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any

from sortilege.core.errors import BadStory
from sortilege.core.text.game_messages import NAMES
from sortilege.core.text.message import Message, message

SEATS = tuple(name.lower() for name in NAMES)  # the players of all stories
MAX_WORDS = 500  # words in one value, more than any box has pieces
REPEATED = re.compile(r"(.+)\*(\d{1,3})")


def suggest(word: str, known: Collection[str]) -> str:
    """Suggest a known word, as the end of a sentence."""
    close = get_close_matches(word, known, 1)
    return f"; did you mean {close[0]}?" if close else ""


def unknown_word_message(why: Message, word: str, known: Collection[str], all_told: bool = True) -> Message:
    """Extend the message about an unknown word by a suggestion or by the known words."""
    if close := get_close_matches(word, known, 1):
        return message("engine-moment-meant", why=why, meant=close[0])
    return message("engine-moment-known", why=why, known=list(known)) if all_told else why


class SourceLocation:
    """A location in a story file: the file, the story, and the keys leading to it."""

    def __init__(self, file: str, story: str = "", path: str = "") -> None:
        self.file = file
        self.story = story
        self.path = path

    def __str__(self) -> str:
        story = f'story "{self.story}"' if self.story else ""
        return ": ".join(part for part in (self.file, story, self.path) if part)

    def under(self, key: object) -> "SourceLocation":
        return SourceLocation(self.file, self.story, f"{self.path}.{key}" if self.path else str(key))

    def wrong(self, what: str | Message) -> BadStory:
        """Build the error: from a sentence for authors of stories, or from a message for the page."""
        if isinstance(what, str):
            return BadStory(": ".join(part for part in (str(self), what) if part))
        return BadStory(message("engine-moment-at", place=str(self), why=what) if str(self) else what)

    # Strict readers.

    def mapping(self, value: Any, known: Collection[str] | None = None) -> Mapping[str, Any]:
        """Read a mapping; with `known`, every key must be one of them."""
        if not isinstance(value, Mapping):
            raise self.wrong(message("engine-moment-keys", given=repr(value)))
        for key in value:
            if not isinstance(key, str):
                raise self.wrong(message("engine-moment-key-word", given=repr(key)))
            if known is not None and key not in known:
                raise self.wrong(unknown_word_message(message("engine-moment-no-key", given=repr(key)), key, known))
        return value

    def text(self, value: Any) -> str:
        if not isinstance(value, str):
            raise self.wrong(message("engine-moment-words", given=repr(value)))
        return value.strip()

    def number(self, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(message("engine-moment-number", low=low, high=high, given=repr(value)))
        return value

    def flag(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self.wrong(message("engine-moment-flag", given=repr(value)))
        return value

    def one_of(self, value: Any, known: Collection[str], what: str) -> str:
        word = self.text(value)
        if word not in known:
            raise self.wrong(
                unknown_word_message(message("engine-moment-no-such", what=what, given=repr(word)), word, known)
            )
        return word

    def seat(self, value: Any, players: int) -> int:
        word = self.one_of(value, SEATS, "seat")
        if SEATS.index(word) >= players:
            at_least = SEATS.index(word) + 1
            raise self.wrong(message("engine-moment-no-seat", who=word, players=players, least=at_least))
        return SEATS.index(word)

    def words(self, value: Any) -> list[str]:
        """Read a list written as one string or as a YAML list; `none` is empty, `air*3` is three times air."""
        if isinstance(value, list):
            parts = [self.text(item) for item in value]
        else:
            parts = self.text(value).replace(",", " ").split()
        if parts == ["none"]:
            return []
        words: list[str] = []
        for part in parts:
            words += expand_repeats(part)
            if len(words) > MAX_WORDS:
                raise self.wrong(message("engine-moment-many-words", most=MAX_WORDS))
        return words


def expand_repeats(part: str) -> list[str]:
    match = REPEATED.fullmatch(part)
    return [match[1].strip()] * int(match[2]) if match else [part]
