"""The command line's own words, from texts/*/cli*.ftl, ours and each game's, and the language a person reads."""

import os
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from sortilege.core.kits import text_folders

LANGUAGES = ("en", "fr", "de")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, where we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), "en")
    return "en"


def own_files(lang: str) -> list[Traversable]:
    """The files that are the command line's: cli.ftl, one for each large command, and what games say in a terminal."""
    places = [files("sortilege").joinpath("texts", lang), *text_folders(lang)]
    own = [[file for file in place.iterdir() if file.name.startswith("cli")] for place in places]
    return [file for files in own for file in sorted(files, key=lambda file: file.name)]


class Speech:
    """Says one of our messages in one language: say("key", n=3)."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in own_files(lang):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def knows(self, key: str) -> bool:
        """Whether there is such a message: a game of somebody else's may lack some."""
        return self.bundle.has_message(f"cli-{key}")

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        pattern = self.bundle.get_message(f"cli-{key}").value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{key} in {self.lang}: {errors}")
        return str(text)


def default_language() -> str:
    return language_of(os.environ)
