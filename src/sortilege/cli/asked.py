"""What several commands ask for in their arguments: the game, its players and its options."""

import argparse
from collections.abc import Callable, Sequence

from sortilege.cli.speech import Speech
from sortilege.core.errors import BadOptions


def at_least(least: int, say: Speech, most: int | None = None) -> Callable[[str], int]:
    """An argument that is a whole number, from `least` up."""

    def number(text: str) -> int:
        try:
            found = int(text)
        except ValueError:
            found = least - 1
        if found < least or (most is not None and found > most):
            raise argparse.ArgumentTypeError(say("arg-number", least=least, given=text))
        return found

    return number


def seconds_from(say: Speech) -> Callable[[str], float]:
    """An argument that is a time, more than nothing and less than an hour."""

    def seconds(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0.0
        if not 0 < found < 3600:
            raise argparse.ArgumentTypeError(say("arg-seconds", given=text))
        return found

    return seconds


def add_game(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("game", nargs="?", default="seasons", help=say("help-game"))


def add_table(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("--players", type=at_least(1, say), default=2, metavar="K", help=say("help-players"))
    parser.add_argument("--level", metavar="LEVEL", help=say("help-level"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", dest="options", help=say("help-option")
    )


def options_of(args: argparse.Namespace, say: Speech) -> dict[str, str]:
    """The options as the rules take them, --level among them."""
    found = pairs(args.options, say)
    if args.level is not None:
        found["level"] = args.level
    return found


def pairs(given: Sequence[str], say: Speech) -> dict[str, str]:
    found = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOptions(say("bad-pair", given=text))
        found[key.strip()] = value.strip()
    return found
