"""The command line's own words, from texts/*/cli*.ftl, and the language a person reads."""

import os
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, where we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), "en")
    return "en"


def own_files(lang: str) -> list[Traversable]:
    """The files that are the command line's: cli.ftl, and one for each large command."""
    texts = files("sortilege").joinpath("texts", lang).iterdir()
    return sorted((file for file in texts if file.name.startswith("cli")), key=lambda file: file.name)


class Speech:
    """Says one of our messages in one language: say("key", n=3)."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in own_files(lang):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

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
