"""The command line's own words, from texts/*/cli.ftl, and the language a person reads."""

import os
from collections.abc import Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, where we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), "en")
    return "en"


class Speech:
    """Says one of our messages in one language: say("key", n=3)."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        text = files("sortilege").joinpath("texts", lang, "cli.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text))

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
