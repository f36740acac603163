"""The command line's messages (texts/*/cli*.ftl, the package's and each game's) and the user's language."""

import os
from collections.abc import Mapping
from importlib.resources.abc import Traversable

from sortilege.core.text.catalog import LANGUAGES, Texts, text_files


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that LC_ALL, LC_MESSAGES or LANG names, or English when there are no texts in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), "en")
    return "en"


def default_language() -> str:
    return language_of(os.environ)


def cli_files(language: str) -> list[Traversable]:
    """List the Fluent files that hold the command line's messages."""
    return [file for file in text_files(language) if file.name.startswith("cli")]


class CliTexts:
    """The command line's messages in one language; call it to format one: `say("key", n=3)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = Texts(language, cli_files(language))

    def has(self, key: str) -> bool:
        """Whether the message exists; games need not provide every optional one."""
        return self.texts.has(f"cli-{key}")

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        return self.texts.say(f"cli-{key}", **args)
