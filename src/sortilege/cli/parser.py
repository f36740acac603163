"""Commands and their arguments; a command's module is imported only when it is called."""

import argparse
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from sortilege.build import say_if_uncompiled
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.text.catalog import LANGUAGES
from sortilege.terminal.language import CliTexts, default_language

# Each command and the room it lies in.
COMMANDS = (
    dict.fromkeys(("play", "puzzle", "replay", "review", "verify", "facts", "mcp", "join"), "playing")
    | dict.fromkeys(("simulate", "arena", "match", "grade", "bench", "lab"), "studies")
    | {"scenario": "playing"}
    | dict.fromkeys(("serve", "tables", "backup", "restore", "load", "schema"), "hosting")
    | {"completion": "playing"}
)

# What argparse says to people, and our message for it.
ARGPARSE = {
    "usage: ": "arg-usage",
    "positional arguments": "arg-positional",
    "options": "arg-options",
    "show this help message and exit": "arg-help",
    "argument %(argument_name)s: %(message)s": "arg-argument",
    "expected one argument": "arg-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "arg-choice",
    "invalid %(type)s value: %(value)r": "arg-type",
    "not allowed with argument %s": "arg-not-with",
    "the following arguments are required: %s": "arg-required",
    "unrecognized arguments: %s": "arg-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "arg-ambiguous",
    "ignored explicit argument %r": "arg-explicit",
}


class BadArguments(SortilegeError):
    """Arguments that no command understands."""


class Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message} ({self.prog} --help)")


def run(given: list[str]) -> int:
    """Understand the arguments and run the command they name."""
    before = Parser(prog="sortilege", add_help=False, allow_abbrev=False)
    before.add_argument("--lang", choices=LANGUAGES, default=default_language())
    found, rest = before.parse_known_args(given)
    say = CliTexts(found.lang)
    speak_argparse(say)
    try:
        return command(rest, say)
    except SortilegeError as error:
        raise SortilegeError(error.text(found.lang)) from error  # whoever prints it knows no language


def command(rest: list[str], say: CliTexts) -> int:
    if rest[:1] == ["scenario"]:
        say_if_uncompiled()
        from sortilege.cli.studies.stories import main as scenario

        return int(scenario(rest[1:], say.language))
    parser = build(say, rest)
    args = parser.parse_args(rest)
    if args.version:
        from sortilege.cli.version import version

        print(version(say))
        return 0
    say_if_uncompiled()
    if args.command is None:  # alone, it opens the table
        from sortilege.cli.hosting.serve import open_table
        from sortilege.cli.optional import can_serve

        if can_serve():
            return open_table(say, browser=not args.no_browser)
        if args.no_browser:  # who says so wants the server
            raise BadOptions(say("extra-table"))
        print(say("extra-alone"), flush=True)
        return command(["play"], say)
    return int(module(args.command).run(args, say))


def module(command: str) -> ModuleType:
    return import_module(f"sortilege.cli.{COMMANDS[command]}.{command}")


def build(say: CliTexts, rest: list[str]) -> Parser:
    """The parser; only the command that is named gets its arguments."""
    parser = Parser(prog="sortilege", description=say("about"), epilog=say("about-more"), allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help=say("help-version"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))
    add_lang(parser, say)
    commands = parser.add_subparsers(dest="command", metavar=say("arg-command"), title=say("arg-commands"))
    for name in COMMANDS:
        told = say(f"help-{name}")
        own = [module(name).parser()] if name in rest and name == "scenario" else []
        command = commands.add_parser(
            name, help=told, description=told, allow_abbrev=False, parents=own, add_help=not own
        )
        if name in rest and not own:
            module(name).arguments(command, say)
            add_lang(command, say)
    return parser


def add_lang(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    """Shown in every help; run() has read it already."""
    parser.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))


def speak_argparse(say: CliTexts) -> None:
    """Let argparse speak the person's language: it looks its sentences up in its own `_`."""

    def told(text: str) -> str:
        return say(ARGPARSE[text]) if text in ARGPARSE else text

    argparse._ = told  # type: ignore[attr-defined]  # its own gettext, which no stub shows
