"""The texts of one language, from the Fluent files under texts/ and in each game."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from sortilege.core.errors import SortilegeError
from sortilege.core.kits import text_folders
from sortilege.core.text.message import SEAT, Message, exact

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "fr", "de")
REFUSALS = ("engine.ftl", "server.ftl")  # the files with the texts of errors
MAX_CHARACTERS = 2_000  # of one argument
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE | re.ASCII)


def clause(sentence: str) -> str:
    """Return a sentence without its full stop, to continue it."""
    return sentence.removesuffix(".")


FUNCTIONS: dict[str, Any] = {"CLAUSE": clause}  # functions in Fluent messages; the page defines the same


class UnknownLanguage(SortilegeError):
    """There are no texts in this language."""


class BadText(LookupError):
    """A message is missing, or its arguments do not fit: a bug, not a mistake of the player."""


def text_files(language: str, games: bool = True) -> list[Traversable]:
    """Return the shared text files and, if wanted, those of every game."""
    places = [files("sortilege").joinpath("texts", language), *(text_folders(language) if games else ())]
    return [file for place in places for file in place.iterdir() if file.name.endswith(".ftl")]


class Texts:
    """The messages of one language: all of them, or those of the given files."""

    def __init__(self, language: str, only: Sequence[Traversable] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        # Not installed in a browser, where the page formats messages.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        # Without isolation marks, so that terminals and the page show the same text.
        self.bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        for file in only or text_files(language):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str, attribute: str = "") -> bool:
        """Return whether there is such a message, with such an attribute if one is given."""
        if not self.bundle.has_message(key):
            return False
        return not attribute or attribute in self.bundle.get_message(key).attributes

    def say(self, key: str, /, **args: int | str | float) -> str:
        """Return a message with its arguments filled in."""
        return self._format(key, self.bundle.get_message(key).value if self.has(key) else None, args)

    def tell(self, said: Message, names: Sequence[str] = ()) -> str:
        """Return a message as text, with these players' names."""
        if said.key == SEAT:
            return names[int(str(said.args["n"]))]
        return self.say(said.key, **{name: self._argument(value, names) for name, value in said.args.items()})

    def _argument(self, value: int | str | Message | list[int | str | Message], names: Sequence[str]) -> int | str:
        if isinstance(value, list):
            return ", ".join(str(self._argument(part, names)) for part in value)
        return self.tell(value, names) if isinstance(value, Message) else value

    def attribute(self, key: str, name: str, **args: int | str) -> str:
        """Return an attribute of a message, such as a card's effect beside its name."""
        attributes = self.bundle.get_message(key).attributes if self.has(key) else {}
        return self._format(f"{key}.{name}", attributes.get(name), args)

    def _format(self, key: str, pattern: "Pattern | None", args: Mapping[str, int | str | float]) -> str:
        if pattern is None:
            raise BadText(f"no message {key} in texts/{self.language}")
        text, errors = self.bundle.format_pattern(
            pattern, {name: bounded_argument(value) for name, value in args.items()}
        )
        if errors:
            raise BadText(f"message {key} in texts/{self.language}: {errors[0]!r}")
        return str(text)


def bounded_argument(value: int | str | float) -> int | str | float:
    """Return an argument as Fluent accepts it: neither a huge number nor a text above 2,500 characters."""
    if isinstance(value, int):
        return exact(value)
    return f"{value[:MAX_CHARACTERS]}…" if isinstance(value, str) and len(value) > MAX_CHARACTERS else value


@cache
def texts(language: str) -> Texts:
    """Return the texts of a language, loaded once."""
    return Texts(language)


@cache
def refusals(language: str) -> Texts:
    """Return only the texts of errors, so that a server can report them before it has loaded every card."""
    return Texts(language, [file for file in text_files(language, games=False) if file.name in REFUSALS])


@cache
def messages() -> frozenset[str]:
    """Return the keys of all messages."""
    return frozenset(key for file in text_files("en") for key in MESSAGE.findall(file.read_text(encoding="utf-8")))


def tell(said: Message, language: str = "en") -> str:
    """Return a message without players' names as text; without Fluent, return its key."""
    try:
        known = refusals(language)
    except ImportError:
        return said.key
    return (known if all(map(known.has, keys(said))) else texts(language)).tell(said)


def keys(said: Message) -> Iterator[str]:
    """Yield the keys of a message and of all messages in its arguments."""
    yield said.key
    for value in said.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from keys(part)
