"""`sortilege facts`: print the cards, dice and numbers of a game from the engine's own tables."""

import argparse
import json

from sortilege.cli.arguments import add_game
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit
from sortilege.core.text.catalog import texts
from sortilege.terminal.fact_tables import show_all_facts
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import screen

ALL = "all"


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    add_game(parser, say)
    parser.add_argument("--box", default=ALL, help=say("help-box"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    game, words = kit(args.game), texts(say.language)
    box = args.box.replace("-", "_")
    if box not in (*game.boxes, ALL):
        known = [one.replace("_", "-") for one in (*game.boxes, ALL)]
        raise BadOptions(say("bad-box", box=args.box, game=game.title, boxes=", ".join(known)))
    boxes = game.boxes if box == ALL else (box,)
    if args.json:
        print(json.dumps(game.facts(words, boxes), ensure_ascii=False, indent=1))
        return 0
    show, out = game.facts_tables or show_all_facts, screen()
    for one in [[one] for one in boxes] or [[]]:
        show(game.facts(words, one), words, say, out)
    return 0
