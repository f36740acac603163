"""sortilege completion: what a shell has to read to complete our commands."""

import argparse
from collections.abc import Iterator

from sortilege.bots.ladder import LADDER, NAMES, numbered
from sortilege.cli.parser import COMMANDS, build
from sortilege.core.kits import GAMES
from sortilege.terminal.language import CliTexts

SHELLS = ("bash", "zsh", "fish")
FILES = ("FILE", "RECORD")
FOLDERS = ("FOLDER",)
MERGE = "merge FOLDER"
BOTS = ("BOT", "A,B,…")
LEVEL = "LEVEL"
ALONE = ("random", "greedy", "learned")  # bots whose name is one word

# What shtab takes for a completion of our own.
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
    import shtab  # wanted only here

    places = dict.fromkeys(FILES, shtab.FILE) | dict.fromkeys(FOLDERS, shtab.DIRECTORY) | {MERGE: MERGE_OR_FOLDERS}
    whole = build(say, list(COMMANDS))
    for parser in every(whole):
        for action in parser._actions:  # argparse has no other way to them, and shtab reads them too
            if action.metavar in places:
                action.complete = places[action.metavar]  # type: ignore[attr-defined]  # shtab's own mark
            elif words := offered(action):
                # A colon has a meaning in zsh's lists.
                action.choices = [word.replace(":", r"\:") if args.shell == "zsh" else word for word in words]
    print(shtab.complete(whole, args.shell))
    return 0


def offered(action: argparse.Action) -> tuple[str, ...]:
    """What may be said where more than that is understood: a game, a bot of ours, a level."""
    if action.dest == "game":
        return GAMES
    if action.metavar == LEVEL:
        return NAMES
    if action.metavar in BOTS:
        return (*ALONE, *(NAMES if action.type is numbered else LADDER))
    return ()


def every(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser, and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from every(command)
