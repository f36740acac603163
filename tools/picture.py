"""Draws docs/table.svg, the picture in the README: a table of a numbered deal, halfway through the game.

.venv/bin/python tools/picture.py [FILE]
"""

import io
import re
import sys
from pathlib import Path

from rich.terminal_theme import TerminalTheme
from rich.text import Text

from sortilege.cli.screen import Screen
from sortilege.cli.session import Session
from sortilege.cli.speech import Speech
from sortilege.core.asks import Ask
from sortilege.core.dice import Dice, numbered
from sortilege.core.game import Game
from sortilege.core.record import numbered_key
from sortilege.games import rules_of

NAMES = ("Alex", "Orla")
OPTIONS = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "vision_of_destiny", "first": "1"}
DEAL = 764
ROUND = 11
ANSWER = 1
NEWS = 4
WIDTH, HEIGHT = 100, 60
FIRA_CODE = 1200 / 1950  # the width of its letters; rich reckons with less, and viewers may not make up for it
DARK = TerminalTheme(
    (22, 24, 29),
    (214, 217, 222),
    [
        *((46, 49, 56), (240, 113, 120), (145, 196, 105), (240, 200, 110)),
        *((110, 168, 240), (200, 146, 234), (110, 201, 208), (214, 217, 222)),
    ],
)


class Lively:
    """Plays what makes a table worth looking at: cards before everything else, energies kept for them."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, ask: Ask) -> str:
        ids = ask.ids()
        for wanted in ("summon:", "activate:", "card:", "energy:", "die:"):
            if found := [id for id in ids if id.startswith(wanted)]:
                return found[int(self.dice.below(len(found)))]
        if "end" in ids:
            return "end"
        return ids[int(self.dice.below(len(ids)))]


def halfway() -> Session:
    """The deal, played by itself until the first player's turn in the round that is shown."""
    game = Game(rules_of("seasons"), NAMES, OPTIONS, numbered_key(DEAL))
    lively = Lively(numbered(DEAL))
    out = Screen(io.StringIO(), WIDTH, HEIGHT)
    out.record = True
    session = Session(game, 0, lively, Speech("en"), out)
    while True:
        view = session.view()
        if view.round == ROUND and view.ask is not None and view.ask.why == "turn":
            return session
        if view.ask is None:
            session.bot_chooses(game.state.open_seats()[0])
        else:
            session.told = len(game.recorder.rows)
            game.choose(0, lively.choose(view.ask))


def main(path: Path) -> None:
    session = halfway()
    session.told = max(session.told, len(session.game.recorder.rows) - NEWS)
    view = session.view()
    assert view.ask is not None
    lines = session.show_ask(view.ask, view)
    session.out.print(Text.assemble("> ", (lines[ANSWER - 1].label.casefold(), "bold")))
    svg = session.out.export_svg(title="sortilege play", theme=DARK, unique_id="sortilege", font_aspect_ratio=FIRA_CODE)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # nothing is fetched from elsewhere
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)  # some viewers trim the spaces around coloured words
    path.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "docs" / "table.svg")
