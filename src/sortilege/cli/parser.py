"""Parse the command line. A command's module is imported only when that command runs."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from sortilege.compilation_status import say_if_uncompiled
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.text.catalog import LANGUAGES
from sortilege.terminal.language import CliTexts, default_language

# Each command and the package its module lies in, in the order of the help.
COMMANDS = (
    dict.fromkeys(("play", "puzzle", "replay", "review", "verify", "facts", "mcp", "join"), "playing")
    | dict.fromkeys(("simulate", "arena", "match", "grade", "bench", "lab", "stories"), "studies")
    | dict.fromkeys(("serve", "tables", "accounts", "backup", "restore", "load", "schema"), "hosting")
    | {"completion": "playing"}
)
MODULES = {
    "grade": "grade_bot",
    "join": "join_with_bot",
    "load": "load_test",
}  # where it is not the command's name
ALIASES = {"stories": ["scenario"]}  # the older name keeps working
HELP_KEYS = {"stories": "help-scenario"}

# The sentences of argparse that users see, and the message that replaces each.
ARGPARSE_MESSAGES = {
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
    """Arguments that no command accepts."""


class CommandParser(argparse.ArgumentParser):
    """Report errors in one sentence instead of printing the usage, and list arguments and commands."""

    @property
    def arguments(self) -> Sequence[argparse.Action]:
        """Every argument, also those in groups. argparse keeps the list to itself; shtab reads it too."""
        return self._actions

    @property
    def commands(self) -> Iterator[tuple[str, "CommandParser"]]:
        """The parsers of the commands below this one, by name; an alias comes as a command of its own."""
        for argument in self.arguments:
            if isinstance(argument.choices, Mapping):
                yield from argument.choices.items()

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message} ({self.prog} --help)")


def run(given: list[str]) -> int:
    """Parse the arguments and run the command they name."""
    before = CommandParser(prog="sortilege", add_help=False, allow_abbrev=False)
    before.add_argument("--lang", choices=LANGUAGES, default=default_language())
    found, rest = before.parse_known_args(given)
    say = CliTexts(found.lang)
    translate_argparse(say)
    try:
        return run_command(rest, say)
    except SortilegeError as error:
        # main() prints the error and does not know the language
        raise SortilegeError(error.text(found.lang)) from error


def run_command(rest: list[str], say: CliTexts) -> int:
    parser = build_parser(say, rest)
    args = parser.parse_args(rest)
    if args.version:
        from sortilege.cli.version import version

        print(version(say))
        return 0
    say_if_uncompiled()
    if args.command is None:  # without a command, open the table in the browser
        from sortilege.cli.hosting.serve import open_table
        from sortilege.cli.server_extra import can_serve

        if can_serve():
            return open_table(say, browser=not args.no_browser)
        if args.no_browser:  # asking for no browser means asking for the server
            raise BadOptions(say("extra-table"))
        print(say("extra-alone"), flush=True)
        return run_command(["play"], say)
    names = {alias: name for name, aliases in ALIASES.items() for alias in aliases}
    return int(command_module(names.get(args.command, args.command)).run(args, say))


def command_module(command: str) -> ModuleType:
    return import_module(f"sortilege.cli.{COMMANDS[command]}.{MODULES.get(command, command)}")


def build_parser(say: CliTexts, rest: list[str]) -> CommandParser:
    """Build the parser; only the commands named in `rest` get their arguments, so that only their modules load."""
    parser = CommandParser(prog="sortilege", description=say("about"), epilog=say("about-more"), allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help=say("help-version"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))
    add_lang(parser, say)
    commands = parser.add_subparsers(dest="command", metavar=say("arg-command"), title=say("arg-commands"))
    for name in COMMANDS:
        about, aliases = say(HELP_KEYS.get(name, f"help-{name}")), ALIASES.get(name, [])
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False, aliases=aliases)
        if not {name, *aliases}.isdisjoint(rest):
            command_module(name).arguments(command, say)
            add_lang(command, say)
    return parser


def add_lang(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    """List --lang in every command's help; run() has already read it."""
    parser.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))


def translate_argparse(say: CliTexts) -> None:
    """Translate argparse's own sentences: it looks them up through the `_` of its module, and in no documented way."""

    def translate(text: str) -> str:
        return say(ARGPARSE_MESSAGES[text]) if text in ARGPARSE_MESSAGES else text

    argparse._ = translate  # type: ignore[attr-defined]  # its own gettext, which no stub shows
