"""`sortilege completion`: print the script that completes these commands in a shell."""

import argparse
from collections.abc import Iterator

from sortilege.bots.ladder import LADDER, NAMES, ladder_bot_id
from sortilege.cli.parser import COMMANDS, CommandParser, build_parser
from sortilege.core.kits import GAMES
from sortilege.terminal.language import CliTexts

SHELLS = ("bash", "zsh", "fish")
FILE_METAVARS = ("FILE", "RECORD")
FOLDER_METAVARS = ("FOLDER",)
MERGE_METAVAR = "merge FOLDER"
BOT_METAVARS = ("BOT", "A,B,…")
LEVEL_METAVAR = "LEVEL"
PLAIN_BOTS = ("random", "greedy", "learned")  # bots named by a single word

# A custom completion in shtab's format.
MERGE_OR_FOLDERS = {
    "bash": "_sortilege_merge_or_dirs",
    "zsh": "_sortilege_merge_or_dirs",
    "fish": "merge (__fish_complete_directories)",
    "preamble": {
        "bash": '_sortilege_merge_or_dirs() { compgen -W merge -- "$1"; compgen -d -- "$1"; }',
        "zsh": "_sortilege_merge_or_dirs() { compadd merge; _files -/ }",
    },
}


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("shell", choices=SHELLS, help=say("help-completion-shell"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    import shtab  # no other command needs it

    places = (
        dict.fromkeys(FILE_METAVARS, shtab.FILE)
        | dict.fromkeys(FOLDER_METAVARS, shtab.DIRECTORY)
        | {MERGE_METAVAR: MERGE_OR_FOLDERS}
    )
    whole = build_parser(say, list(COMMANDS))
    for parser in all_parsers(whole):
        for action in parser.arguments:
            if action.metavar in places:
                action.complete = places[action.metavar]  # type: ignore[attr-defined]  # shtab's own mark
            elif words := completion_words(action):
                # zsh's lists give the colon a meaning.
                action.choices = [word.replace(":", r"\:") if args.shell == "zsh" else word for word in words]
    print(shtab.complete(whole, args.shell))
    return 0


def completion_words(action: argparse.Action) -> tuple[str, ...]:
    """The words to complete for an argument that accepts more than these: a game, one of our bots, a level."""
    if action.dest == "game":
        return GAMES
    if action.metavar == LEVEL_METAVAR:
        return NAMES
    if action.metavar in BOT_METAVARS:
        return (*PLAIN_BOTS, *(NAMES if action.type is ladder_bot_id else LADDER))
    return ()


def all_parsers(parser: CommandParser) -> Iterator[CommandParser]:
    """Yield a parser and, recursively, those of its commands."""
    yield parser
    for _, command in parser.commands:
        yield from all_parsers(command)
