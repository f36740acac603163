"""Sentences of one language, from the Fluent files under texts/, ours and each game's."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from sortilege.core.errors import SortilegeError
from sortilege.core.kits import text_folders
from sortilege.core.text.message import SEAT, Message

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "fr", "de")
REFUSALS = ("engine.ftl", "server.ftl")  # sentences that errors are made of
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE | re.ASCII)


def clause(sentence: str) -> str:
    """A sentence without its full stop, for more to follow."""
    return sentence.removesuffix(".")


FUNCTIONS: dict[str, Any] = {"CLAUSE": clause}  # that messages may use; the page has the same


class UnknownLanguage(SortilegeError):
    """A language that there are no texts for."""


class BadText(LookupError):
    """A message that is missing, or that cannot be said with what it was given: our mistake, not the player's."""


def text_files(language: str, games: bool = True) -> list[Traversable]:
    """What everybody says, and what each game says."""
    places = [files("sortilege").joinpath("texts", language), *(text_folders(language) if games else ())]
    return [file for place in places for file in place.iterdir() if file.name.endswith(".ftl")]


class Texts:
    """The messages of one language: all of them, or those of the given files."""

    def __init__(self, language: str, only: Sequence[Traversable] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle, FluentResource  # in a browser, where the page tells all, there is none

        self.language = language
        # Without isolation marks, so that terminals and the page show the same text.
        self.bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        for file in only or text_files(language):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message, and in it such a further text."""
        if not self.bundle.has_message(key):
            return False
        return not attribute or attribute in self.bundle.get_message(key).attributes

    def say(self, key: str, /, **args: int | str | float) -> str:
        """The message with its arguments filled in."""
        return self._format(key, self.bundle.get_message(key).value if self.has(key) else None, args)

    def tell(self, said: Message, names: Sequence[str] = ()) -> str:
        """A sentence, with these names at the table."""
        if said.key == SEAT:
            return names[int(str(said.args["n"]))]
        return self.say(said.key, **{name: self._argument(value, names) for name, value in said.args.items()})

    def _argument(self, value: int | str | Message | list[int | str | Message], names: Sequence[str]) -> int | str:
        if isinstance(value, list):
            return ", ".join(str(self._argument(part, names)) for part in value)
        return self.tell(value, names) if isinstance(value, Message) else value

    def attribute(self, key: str, name: str, **args: int | str) -> str:
        """A further text of a message, such as what a card does beside its name."""
        attributes = self.bundle.get_message(key).attributes if self.has(key) else {}
        return self._format(f"{key}.{name}", attributes.get(name), args)

    def _format(self, key: str, pattern: "Pattern | None", args: Mapping[str, int | str | float]) -> str:
        if pattern is None:
            raise BadText(f"no message {key} in texts/{self.language}")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise BadText(f"message {key} in texts/{self.language}: {errors[0]!r}")
        return str(text)


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


@cache
def refusals(language: str) -> Texts:
    """The texts of errors alone: a server says no before it has read what every card does."""
    return Texts(language, [file for file in text_files(language, games=False) if file.name in REFUSALS])


@cache
def messages() -> frozenset[str]:
    """The keys that every language has."""
    return frozenset(key for file in text_files("en") for key in MESSAGE.findall(file.read_text(encoding="utf-8")))


def tell(said: Message, language: str = "en") -> str:
    """A sentence in a language, in which nobody is named by their seat; without Fluent, its key."""
    try:
        known = refusals(language)
    except ImportError:
        return said.key
    return (known if all(map(known.has, keys(said))) else texts(language)).tell(said)


def keys(said: Message) -> Iterator[str]:
    """Of all messages that a sentence is made of."""
    yield said.key
    for value in said.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from keys(part)
