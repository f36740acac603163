"""Every message of the command line is used and takes the same arguments in each language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sortilege import cli, games, lab, terminal
from sortilege.core.text.catalog import LANGUAGES
from sortilege.terminal.language import cli_files


def messages(lang: str) -> Iterator[ftl.Message]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in cli_files(lang))
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            yield entry


def variables(message: ftl.Message) -> set[str]:
    from fluent.syntax import FluentSerializer

    return set(re.findall(r"\$\w+|%\(\w+\)\w|%\w", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_uses_the_same_arguments(lang: str) -> None:
    english = {message.id.name: variables(message) for message in messages("en")}
    assert {message.id.name: variables(message) for message in messages(lang)} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_to_install_is_also_said_for_a_checkout(lang: str) -> None:
    for file in cli_files(lang):
        for line in file.read_text(encoding="utf-8").splitlines():
            for extra in re.findall(r"sortilege(\[\w+\])", line):
                assert f"'.{extra}'" in line, line


def test_every_message_is_used() -> None:
    rooms = [Path(str(room.__file__)).parent for room in (cli, lab, terminal, games)]
    sources = "".join(path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py"))
    made = tuple(re.findall(r'f"([\w-]+-)\{', sources))  # say(f"help-{name}")
    for message in messages("en"):
        key = message.id.name.removeprefix("cli-")
        assert f'"{key}"' in sources or key.startswith(made), f"nothing says {key}: delete it in all languages"
