"""SpellBook in the terminal."""

from sortilege.core.ask import Ask
from sortilege.core.text.line_wrap import shorten_name
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.presentation import board_text, messages
from sortilege.games.spellbook.presentation.ids import COLORS
from sortilege.games.spellbook.presentation.view import View
from sortilege.terminal.language import CliTexts
from sortilege.terminal.renderer import OptionRow, Renderer, StyledLine

STYLES = {
    "red": "red",
    "purple": "magenta",
    "green": "green",
    "black": "bright_black",
    "white": "bold",
    "blue": "blue",
    "yellow": "yellow",
}


class SpellBookRenderer(Renderer):
    """Everything a terminal shows of SpellBook."""

    game = "spellbook"
    words = messages
    last = ("done", "pass")

    def greeting(self, view: View, say: CliTexts) -> list[StyledLine]:
        players = ", ".join(self.names)
        if view.opponent is None:
            first = say("play-spellbook", players=players)
        else:
            first = say("play-spellbook-solo", players=players, n=self.options["difficulty"])
        spells = ", ".join(board_text.spell_name(self.texts, spell) for spell in view.spells)
        return [StyledLine(first, "bold"), StyledLine(say("play-spells", spells=spells), "bold")]

    def colors(self) -> dict[str, str]:
        return {board_text.color_name(self.texts, color): STYLES[color] for color in COLORS}

    def chapter(self, view: View) -> int:
        """In a solo game, every Day."""
        return view.day if view.opponent is not None else 0

    def brief(self, view: View, say: CliTexts) -> str:
        lines = board_text.board_lines(self.texts, view)
        for seat, it in enumerate(view.seats):
            who = f"{shorten_name(self.names[seat])}: {self.texts.say('sb-n-points', n=it.points)}"
            board = self.texts.say("sb-table-board", n=len(it.board), points=it.board_points).removesuffix(":")
            learned = [board_text.learned_text(self.texts, spell) for spell in it.spells if spell.level]
            lines += [" · ".join([who, board.strip(), *learned]), *board_text.pool_lines(self.texts, view, seat, 2)]
        return "\n".join(lines)

    def own(self, view: View, say: CliTexts) -> str:
        if view.seat is None:
            return ""
        pool = board_text.pool_lines(self.texts, view, view.seat)
        return "\n".join([*board_text.altar_lines(self.texts, view), *pool])

    def row(self, id: str, label: str, ask: Ask, new: bool, view: View, say: CliTexts) -> OptionRow:
        word, _, rest = id.partition(":")
        spell, _, level = rest.partition(":")
        if word in ("cast", "copy"):
            return OptionRow(label, self.level(spell, int(level)))
        if word == "learn":
            points = board_text.spell_of(spell).levels[int(level) - 3].points
            hint = self.texts.say("sb-n-points", n=points)
            return OptionRow(label, hint, self.level(spell, int(level)))
        if word == "raise":
            now = messages.own_level(view, spell)
            return OptionRow(label, self.level(spell, now + 1) if now else "")
        many = {"pool": (), "altar": view.altar}.get(word, ()).count(rest)
        if word == "pool" and view.seat is not None and not view.step:
            many = view.seats[view.seat].pool.count(rest)
        return OptionRow(label, f"×{many}" if many > 1 else "")

    def names_of_things(self) -> dict[str, str]:
        return {spell.id: board_text.spell_name(self.texts, spell.id) for spell in SPELLS}

    def thing(self, id: str) -> str:
        return board_text.spell_text(self.texts, id, self.options, len(self.names))

    def level(self, spell: str, level: int) -> str:
        """Return the effect of a spell level at this table."""
        return board_text.level_text(self.texts, spell, level, self.options, len(self.names))
