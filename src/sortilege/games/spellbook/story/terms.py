"""Materia, spells and seats as stories write them."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sortilege.core.text.message import message
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine.constants import MATERIA_TYPES
from sortilege.games.spellbook.presentation.ids import COLORS, materia_id
from sortilege.stories.source_location import SourceLocation

SPELL_NUMBER = {spell.id: spell.index for spell in SPELLS}
MATERIA_NUMBER = {materia_id(materia): materia for materia in range(MATERIA_TYPES)}
ANY = "any"  # a materia of which only the number matters


@dataclass(frozen=True)
class LearnedSpell:
    """A spell on its card: the level (0: not learned) and the materia on it ("" if the story does not say)."""

    level: int
    token: str = ""
    today: bool = False

    def __str__(self) -> str:
        if self.level == 0:
            return "none"
        return " ".join(part for part in (str(self.level), self.token, "today" if self.today else "") if part)


def color_of(spell: str) -> int:
    return SPELL_NUMBER[spell] % len(COLORS)


def read_materia(value: Any, at: SourceLocation) -> list[str]:
    """Read `red_round blue_square*2 any*3`, or a number where only the number matters."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [ANY] * at.number(value, 0, 105)
    words = at.words(value)
    for word in words:
        if word != ANY:
            at.one_of(word, MATERIA_NUMBER, "materia")
    return words


def read_learned(value: Any, at: SourceLocation, spell: str) -> LearnedSpell:
    """Read `4`, `4 black_round`, `4 black_round today`, or `none`."""
    words = [str(value)] if isinstance(value, int) else at.text(value).split()
    if words == ["none"]:
        return LearnedSpell(0)
    today = words[-1] == "today"
    words = words[:-1] if today else words
    if not 1 <= len(words) <= 2 or words[0] not in ("3", "4", "5"):
        raise at.wrong(message("engine-moment-learned", given=repr(value)))
    token = at.one_of(words[1], MATERIA_NUMBER, "materia") if len(words) == 2 else ""
    if token and MATERIA_NUMBER[token] // 3 != color_of(spell):
        raise at.wrong(message("engine-moment-token", token=token, spell=spell, color=COLORS[color_of(spell)]))
    return LearnedSpell(int(words[0]), token, today)


def read_spells(value: Any, at: SourceLocation) -> dict[str, LearnedSpell]:
    found = at.mapping(value, tuple(SPELL_NUMBER))
    return {spell: read_learned(one, at.under(spell), spell) for spell, one in found.items()}


def count_words(materia: list[str]) -> str:
    """Write materia with repetitions counted."""
    parts = [f"{word}*{n}" if n > 1 else word for word, n in Counter(materia).items()]
    return " ".join(parts) or "none"
