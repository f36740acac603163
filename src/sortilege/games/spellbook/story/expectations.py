"""What a SpellBook story can expect: every key, how its value is read and compared."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sortilege.games.spellbook.engine.state import VERBS
from sortilege.games.spellbook.presentation.ids import PHASES, PRIMARIES
from sortilege.games.spellbook.story.terms import (
    ANY,
    SPELL_NUMBER,
    LearnedSpell,
    count_words,
    read_materia,
    read_spells,
)
from sortilege.stories.expectations import (
    AtRest,
    Exactly,
    Expectation,
    ExpectationReader,
    Expectations,
    SameWords,
    asks_reader,
    read_expectations,
    read_flag,
    read_number,
    read_seats,
)
from sortilege.stories.source_location import SEATS, SourceLocation

NAMES = (*(verb.name for verb in VERBS[1:] if verb.name != "phase"), *PHASES[:3])
WHYS = frozenset(
    {*NAMES, *(f"{subject}.{name}" for subject in (*SPELL_NUMBER, *PRIMARIES) for name in NAMES)},
)
RESTING_VERBS = frozenset(PHASES[:3])  # a story that ends here ends at rest


@dataclass(frozen=True)
class ExpectedMateria:
    """Materia in any order; `any` counts only toward the number."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        named = Counter(word for word in self.words if word != ANY)
        return len(found) == len(self.words) and named <= Counter(found)

    def show(self, found: list[str]) -> str:
        return f"{len(found)} ({count_words(found)})"

    def __str__(self) -> str:
        return f"{len(self.words)} ({count_words(self.words)})"


@dataclass(frozen=True)
class ExpectedPouch:
    """The next materia of the pouch, or how many are left in it."""

    words: list[str] | int

    def fits(self, found: list[str] | int) -> bool:
        if isinstance(found, int) or isinstance(self.words, int):
            return pouch_size(found) == pouch_size(self.words)
        if not self.words:
            return not found
        return all(word in (ANY, there) for word, there in zip(self.words, found, strict=False)) and len(found) >= len(
            self.words
        )

    def show(self, found: list[str] | int) -> str:
        if isinstance(found, int):
            return str(found)
        return f"{len(found)}" if isinstance(self.words, int) else count_words(found[: max(4, len(self.words))])

    def __str__(self) -> str:
        return str(self.words) if isinstance(self.words, int) else count_words(self.words)


def pouch_size(pouch: list[str] | int) -> int:
    return pouch if isinstance(pouch, int) else len(pouch)


@dataclass(frozen=True)
class ExpectedSpells:
    """Levels of some spells; also the card's materia and whether it was learned today, if the story says so."""

    spells: dict[str, LearnedSpell]

    def fits(self, found: dict[str, LearnedSpell]) -> bool:
        return all(spell in found and self.matches(one, found[spell]) for spell, one in self.spells.items())

    def matches(self, one: LearnedSpell, other: LearnedSpell) -> bool:
        return one.level == other.level and one.token in ("", other.token) and (other.today or not one.today)

    def show(self, found: dict[str, LearnedSpell]) -> str:
        return ", ".join(f"{spell} {found.get(spell, 'not in this game')}" for spell in self.spells)

    def __str__(self) -> str:
        return ", ".join(f"{spell} {one}" for spell, one in self.spells.items())


@dataclass(frozen=True)
class ExpectedPoints:
    """The points of some spells."""

    spells: dict[str, int]

    def fits(self, found: dict[str, int]) -> bool:
        return all(found.get(spell) == points for spell, points in self.spells.items())

    def show(self, found: dict[str, int]) -> str:
        return ", ".join(f"{spell} {found.get(spell, 'not in this game')}" for spell in self.spells)

    def __str__(self) -> str:
        return ", ".join(f"{spell} {points}" for spell, points in self.spells.items())


def seat(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(SEATS[at.seat(value, players)])


def materia(value: Any, at: SourceLocation, players: int) -> Expectation:
    return ExpectedMateria(read_materia(value, at))


def pouch(value: Any, at: SourceLocation, players: int) -> Expectation:
    return ExpectedPouch(value if isinstance(value, int) else read_materia(value, at))


def game_spells(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords([at.one_of(word, SPELL_NUMBER, "spell") for word in at.words(value)])


def cards(value: Any, at: SourceLocation, players: int) -> Expectation:
    return ExpectedSpells(read_spells(value, at))


def points(value: Any, at: SourceLocation, players: int) -> Expectation:
    found = at.mapping(value, tuple(SPELL_NUMBER))
    return ExpectedPoints({spell: at.under(spell).number(one, 0, 99) for spell, one in found.items()})


SEAT: dict[str, ExpectationReader] = {
    "pool": materia,
    "board": materia,
    "board_points": read_number,
    "spells": cards,
    "points": points,
    "score": read_number,
}
OPPONENT: dict[str, ExpectationReader] = {"board": materia, "lower": materia, "score": read_number}
TABLE: dict[str, ExpectationReader] = {
    "day": read_number,
    "turn": seat,
    "first": seat,
    "triggered": read_flag,
    "altar": materia,
    "pouch": pouch,
    "box": materia,
    "held": materia,
    "spells": game_spells,
    "over": read_flag,
    "winners": read_seats,
    "asked": asks_reader(WHYS),
}


def read_then(raw: Any, at: SourceLocation, players: int, final: bool) -> Expectations:
    """The facts a story expects; at its end also that nothing is pending."""
    expected = read_expectations(raw, at, players, TABLE, {**dict.fromkeys(SEATS, SEAT), "opponent": OPPONENT})
    if "opponent" in expected and players > 1:
        raise at.under("opponent").wrong("only the solo game has a virtual opponent")
    return {"asked": AtRest(RESTING_VERBS), **expected} if final else expected
