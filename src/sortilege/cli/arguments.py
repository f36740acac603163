"""Arguments that several commands share: the game, its players and its options."""

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sortilege.bots import Bot
from sortilege.bots.registry import load_bot
from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES, Kit, chosen_options, kit, kits
from sortilege.core.text.catalog import texts
from sortilege.core.text.message import message
from sortilege.lab.provenance import core_count
from sortilege.terminal import input_parser
from sortilege.terminal.game_flags import Flag, flags_of
from sortilege.terminal.input_parser import NamedItem
from sortilege.terminal.language import CliTexts


def at_least(least: int, say: CliTexts, most: int | None = None) -> Callable[[str], int]:
    """Make an argparse type: an integer from `least` to `most`."""

    def number(text: str) -> int:
        try:
            found = int(text)
        except ValueError:
            found = least - 1
        if found < least or (most is not None and found > most):
            key, limits = ("arg-number", {}) if most is None else ("arg-range", {"most": most})
            raise argparse.ArgumentTypeError(say(key, least=least, given=text, **limits))
        return found

    return number


def seconds_argument(say: CliTexts) -> Callable[[str], float]:
    """Make an argparse type: seconds, more than 0 and less than an hour."""

    def seconds(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0.0
        if not 0 < found < 3600:
            raise argparse.ArgumentTypeError(say("arg-seconds", given=text))
        return found

    return seconds


def add_game(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("game", nargs="?", default=GAMES[0], help=say("help-game", games=", ".join(GAMES)))


def add_table(parser: argparse.ArgumentParser, say: CliTexts, every_number: bool = False) -> None:
    """Add the arguments of a table: for two players by default, or without `--players` for every number in turn."""
    default, about = (None, "help-every-number") if every_number else (2, "help-players")
    parser.add_argument("--players", type=at_least(1, say), default=default, metavar="K", help=say(about))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", dest="options", help=say("help-option")
    )
    for one in kits():
        group = parser.add_argument_group(one.title)
        for preset in one.rules.options.presets:
            add_flag(group.add_argument, preset, flag_help(f"help-{preset}", say))
        for flag in flags_of(one):
            names = ", ".join(value_names(one, flag, say)) if flag.named else ""
            add_flag(group.add_argument, flag.name, flag_help(f"help-{flag.name}", say, names=names), flag.metavar)


def flag_help(key: str, say: CliTexts, **args: str) -> str:
    """The help of a game's flag; empty when the game has no text for it."""
    return say(key, **args) if say.has(key) else ""


def add_flag(add_argument: Callable[..., Any], name: str, about: str, metavar: str = "") -> None:
    """Add a flag to a group, whose `add_argument` this is; it takes a value when it has a metavar."""
    with suppress(argparse.ArgumentError):  # taken by the command or by another game; --option still sets it
        if metavar:
            add_argument(f"--{name}", metavar=metavar, help=about)
        else:
            add_argument(f"--{name}", action="store_true", help=about)


def add_workers(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("--workers", type=at_least(1, say), default=core_count(), metavar="W", help=say("help-workers"))


def load_user_bot(name: str) -> Bot:
    """Load a bot from the registry, or a class of the user's own."""
    here = str(Path.cwd())  # users keep their bots in the current folder; worker processes inherit the path
    if here not in sys.path:
        sys.path.append(here)
    return load_bot(name)


def game_options(args: argparse.Namespace, say: CliTexts) -> dict[str, str]:
    """Merge the game options: a flag overrides --option, which overrides a preset.

    Flags of other games are kept, so that the rules reject them as unknown options.
    """
    known = [one for one in kits() if one.name != args.game] + [kit(args.game)]
    flags = {flag.name: (one, flag) for one in known for flag in flags_of(one)}
    found = parse_pairs(args.options, say)
    for word in {word for one in known for word in one.rules.options.presets}:
        if getattr(args, word, False):
            found[word] = "with"
    for name, (one, flag) in flags.items():
        given = getattr(args, name, None)
        if given is True or (given and flag.value):
            found[flag.option] = flag.value
        elif given is not None and given is not False:
            found[flag.option] = match_value(one, flag, given, say) if flag.named else given
    return chosen_options(args.game, found)


def value_names(one: Kit, flag: Flag, say: CliTexts) -> dict[str, str]:
    """Map the values of an option that have names to their names in the user's language."""
    words = texts(say.language)
    return {id: words.say(id) for id in one.rules.option_values()[flag.option] if words.has(id)}


def match_value(one: Kit, flag: Flag, given: str, say: CliTexts) -> str:
    """Find the value the user means: its id, or the beginning of its name in their language."""
    known = one.rules.option_values()[flag.option]
    lines = [NamedItem(id, value_names(one, flag, say).get(id, id)) for id in known]
    found = input_parser.match_items(given.replace("-", " "), lines)
    if len(found) != 1:
        raise BadOptions(message("engine-value", option=flag.option, values=known, given=given))
    return found[0].id


def parse_pairs(given: Sequence[str], say: CliTexts) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOptions(say("bad-pair", given=text))
        if key.strip() in found:
            raise BadOptions(say("doubled-option", key=key.strip()))
        found[key.strip()] = value.strip()
    return found
