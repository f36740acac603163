"""The facts of SpellBook as tables."""

import argparse
import json

from rich.table import Table
from rich.text import Text

from sortilege.core.errors import BadOptions
from sortilege.core.texts import Texts
from sortilege.games.spellbook.facts import Facts, Spell, facts
from sortilege.games.spellbook.terminal.teller import COLOURS
from sortilege.games.spellbook.words import table as words
from sortilege.terminal.screen import Screen, screen
from sortilege.terminal.speech import Speech


def run(args: argparse.Namespace, texts: Texts, say: Speech) -> int:
    if args.box not in ("all", "spellbook"):
        raise BadOptions(say("bad-box-spellbook", box=args.box))
    if args.json:
        print(json.dumps(facts(texts), ensure_ascii=False, indent=1))
        return 0
    out = screen()
    found = facts(texts)
    for number in (1, 2, 3):
        show_spells([one for one in found["spells"] if one["set"] == number], number, texts, say, out)
    show_limits(found, say, out)
    return 0


def show_spells(spells: list[Spell], number: int, texts: Texts, say: Speech, out: Screen) -> None:
    """One set: a spell's name, color and phase on the left, its levels with their points on the right."""
    table = Table(title=Text(say("facts-spells", n=number)), title_style="bold", title_justify="left", show_lines=True)
    for key in ("spell", "level", "points", "effect"):
        table.add_column(say(f"facts-{key}"), justify="right" if key in ("level", "points") else "left")
    for one in spells:
        color = (words.color_name(texts, one["color"]), COLOURS[one["color"]])
        phase = texts.say(f"phase-{one['phase']}")
        for level, it in one["levels"].items():
            name = Text.assemble((one["name"], "bold"), "\n", color, f" · {phase}") if level == "3" else Text()
            table.add_row(name, level, str(it["points"]), it["effect"])
    out.print(table)


def show_limits(found: Facts, say: Speech, out: Screen) -> None:
    table = Table(title=Text(say("facts-limits")), title_style="bold", title_justify="left", show_header=False)
    table.add_column()
    table.add_column()
    for key, value in found["limits"].items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        table.add_row(say(f"limit-{key}"), shown)
    out.print(table)
