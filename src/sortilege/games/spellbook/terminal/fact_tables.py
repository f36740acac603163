"""The facts of SpellBook as tables."""

from rich.text import Text

from sortilege.core.text.catalog import Texts
from sortilege.games.spellbook.card_facts import Facts, SpellFacts
from sortilege.games.spellbook.presentation import board_text as words
from sortilege.games.spellbook.terminal.renderer import STYLES
from sortilege.terminal.fact_tables import show_limits, titled_table
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import Screen


def show(facts: Facts, texts: Texts, say: CliTexts, out: Screen) -> None:
    for number in (1, 2, 3):
        show_spells([one for one in facts["spells"] if one["set"] == number], number, texts, say, out)
    show_limits(facts["limits"], say, out)


def show_spells(spells: list[SpellFacts], number: int, texts: Texts, say: CliTexts, out: Screen) -> None:
    """One set: a spell's name, color and phase on the left, its levels with their points on the right."""
    table = titled_table(say("facts-spells", n=number))
    table.show_lines = True
    for key in ("spell", "level", "points", "effect"):
        table.add_column(say(f"facts-{key}"), justify="right" if key in ("level", "points") else "left")
    for one in spells:
        color = (words.color_name(texts, one["color"]), STYLES[one["color"]])
        phase = texts.say(f"phase-{one['phase']}")
        for level, it in one["levels"].items():
            name = Text.assemble((one["name"], "bold"), "\n", color, f" · {phase}") if level == "3" else Text()
            table.add_row(name, level, str(it["points"]), it["effect"])
    out.print(table)
