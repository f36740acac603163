"""sortilege completion: what a shell has to read to complete our commands."""

import argparse

from sortilege.cli.parser import COMMANDS, build
from sortilege.terminal.speech import Speech

SHELLS = ("bash", "zsh", "fish")
FILES = ("FILE", "RECORD")
FOLDERS = ("FOLDER",)


def arguments(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("shell", choices=SHELLS, help=say("help-completion-shell"))


def run(args: argparse.Namespace, say: Speech) -> int:
    import shtab  # wanted only here

    whole = build(say, list(COMMANDS))
    for parser in (whole, *commands(whole)):
        for action in parser._actions:  # argparse has no other way to them, and shtab reads them too
            kind = shtab.FILE if action.metavar in FILES else shtab.DIRECTORY if action.metavar in FOLDERS else None
            if kind:
                action.complete = kind  # type: ignore[attr-defined]  # shtab's own mark
    print(shtab.complete(whole, args.shell))
    return 0


def commands(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    found = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [command for action in found for command in action.choices.values()]
