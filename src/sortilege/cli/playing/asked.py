"""What several commands ask for in their arguments: the game, its players and its options."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from sortilege.bots import Bot
from sortilege.bots.registry import anybody
from sortilege.core.errors import BadOptions
from sortilege.core.texts import texts
from sortilege.games.seasons.options import VALUES
from sortilege.terminal import answers
from sortilege.terminal.answers import Line
from sortilege.terminal.speech import Speech

KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}


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
    kingdom = parser.add_argument_group("Enchanted Kingdom")
    kingdom.add_argument("--kingdom", action="store_true", help=say("help-kingdom"))
    kingdom.add_argument("--cards", action="store_true", help=say("help-cards"))
    kingdom.add_argument("--tokens", action="store_true", help=say("help-tokens"))
    names = [name for name in VALUES["enchantment"] if name not in ("random", "none")]
    told = say("help-enchantment", names=", ".join(names))
    kingdom.add_argument("--enchantment", metavar="NAME", help=told)
    spellbook = parser.add_argument_group("SpellBook")
    spellbook.add_argument("--spells", metavar="SET", help=say("help-spells"))
    spellbook.add_argument("--difficulty", metavar="N", help=say("help-difficulty"))


def add_workers(parser: argparse.ArgumentParser, say: Speech) -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    parser.add_argument("--workers", type=at_least(1, say), default=cores, metavar="W", help=say("help-workers"))


def bot_of(name: str) -> Bot:
    """A bot from the registry, or of a person's own."""
    here = str(Path.cwd())  # where people keep the bot they are writing; worker processes inherit the path
    if here not in sys.path:
        sys.path.append(here)
    return anybody(name)


def options_of(args: argparse.Namespace, say: Speech) -> dict[str, str]:
    """The options as the rules take them: what has a flag of its own goes over --option, and that over --kingdom."""
    found = (KINGDOM if args.kingdom else {}) | pairs(args.options, say)
    for key in ("level", "spells", "difficulty"):
        if getattr(args, key) is not None:
            found[key] = getattr(args, key)
    if args.cards:
        found["kingdom_cards"] = "with"
    if args.tokens:
        found["ability_tokens"] = "with"
    if args.enchantment is not None:
        found["enchantment"] = enchantment(args.enchantment, say)
    return found


def enchantment(given: str, say: Speech) -> str:
    """The enchantment that somebody means: its id, or the beginning of its name in their language."""
    said = texts(say.lang)
    known = VALUES["enchantment"]
    meant = answers.find(given.replace("-", " "), [Line(id, said.say(id) if said.has(id) else id) for id in known])
    if len(meant) != 1:
        raise BadOptions(say("bad-enchantment", given=given, names=", ".join(known)))
    return meant[0].id


def pairs(given: Sequence[str], say: Speech) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOptions(say("bad-pair", given=text))
        if key.strip() in found:
            raise BadOptions(say("doubled-option", key=key.strip()))
        found[key.strip()] = value.strip()
    return found
