"""What a story expects: every key, how its value is read, and how it is compared with what is found."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sortilege.scenarios.place import SEATS, Place, suggest
from sortilege.scenarios.story import Difference
from sortilege.spellbook.numbering import PHASES, PRIMARIES
from sortilege.spellbook.state import VERBS
from sortilege.spellbook.story.facts import Facts
from sortilege.spellbook.story.words import (
    ANY,
    SPELL_NUMBER,
    Learned,
    read_materia,
    read_spells,
    shortly,
)

NAMES = (*(verb.name for verb in VERBS[1:] if verb.name != "phase"), *PHASES[:3])
WHYS = frozenset(
    {*NAMES, *(f"{subject}.{name}" for subject in (*SPELL_NUMBER, *PRIMARIES) for name in NAMES)},
)
REST = frozenset(PHASES[:3])  # a story that ends here ends at rest


class Expect(Protocol):
    """One expected value."""

    def fits(self, found: Any) -> bool: ...

    def show(self, found: Any) -> str:
        """What was found, in the words of the story."""

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Exactly:
    """A number, a flag or a word."""

    value: Any

    def fits(self, found: Any) -> bool:
        return bool(found == self.value)

    def show(self, found: Any) -> str:
        return str(found).lower() if isinstance(found, bool) else str(found)

    def __str__(self) -> str:
        return self.show(self.value)


@dataclass(frozen=True)
class Lying:
    """Materia in any order; of `any` only the number counts."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        named = Counter(word for word in self.words if word != ANY)
        return len(found) == len(self.words) and named <= Counter(found)

    def show(self, found: list[str]) -> str:
        return f"{len(found)} ({shortly(found)})"

    def __str__(self) -> str:
        return f"{len(self.words)} ({shortly(self.words)})"


@dataclass(frozen=True)
class Drawn:
    """What is drawn next from the pouch, or how many are left in it."""

    words: list[str] | int

    def fits(self, found: list[str] | int) -> bool:
        if isinstance(found, int) or isinstance(self.words, int):
            return size(found) == size(self.words)
        if not self.words:
            return not found
        return all(word in (ANY, there) for word, there in zip(self.words, found, strict=False)) and len(found) >= len(
            self.words
        )

    def show(self, found: list[str] | int) -> str:
        if isinstance(found, int):
            return str(found)
        return f"{len(found)}" if isinstance(self.words, int) else shortly(found[: max(4, len(self.words))])

    def __str__(self) -> str:
        return str(self.words) if isinstance(self.words, int) else shortly(self.words)


def size(pouch: list[str] | int) -> int:
    return pouch if isinstance(pouch, int) else len(pouch)


@dataclass(frozen=True)
class SameWords:
    """The same words in any order."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        return sorted(found) == sorted(self.words)

    def show(self, found: list[str]) -> str:
        return " ".join(found) or "none"

    def __str__(self) -> str:
        return self.show(self.words)


@dataclass(frozen=True)
class Cards:
    """Levels of some spells; the materia on the card and whether it was learned today where the story says so."""

    spells: dict[str, Learned]

    def fits(self, found: dict[str, Learned]) -> bool:
        return all(spell in found and self.like(one, found[spell]) for spell, one in self.spells.items())

    def like(self, one: Learned, other: Learned) -> bool:
        return one.level == other.level and one.token in ("", other.token) and (other.today or not one.today)

    def show(self, found: dict[str, Learned]) -> str:
        return ", ".join(f"{spell} {found.get(spell, 'not in this game')}" for spell in self.spells)

    def __str__(self) -> str:
        return ", ".join(f"{spell} {one}" for spell, one in self.spells.items())


@dataclass(frozen=True)
class Points:
    """The points of some spells."""

    spells: dict[str, int]

    def fits(self, found: dict[str, int]) -> bool:
        return all(found.get(spell) == points for spell, points in self.spells.items())

    def show(self, found: dict[str, int]) -> str:
        return ", ".join(f"{spell} {found.get(spell, 'not in this game')}" for spell in self.spells)

    def __str__(self) -> str:
        return ", ".join(f"{spell} {points}" for spell, points in self.spells.items())


@dataclass(frozen=True)
class Asked:
    """Who is asked what."""

    seats: dict[str, str]

    def fits(self, found: dict[str, str]) -> bool:
        return found == self.seats

    def show(self, found: dict[str, str]) -> str:
        return ", ".join(f"{seat} is asked {why}" for seat, why in found.items()) or "nobody is asked"

    def __str__(self) -> str:
        return self.show(self.seats)


class AtRest(Asked):
    """Nothing is left pending: only the phases of a Day ask."""

    def fits(self, found: dict[str, str]) -> bool:
        return all(why in REST for why in found.values())

    def __str__(self) -> str:
        return "the story ends at rest (say `asked` where it is meant to end in the middle of an effect)"


# Readers: value, place, players → expectation.
Reader = Callable[[Any, Place, int], Expect]


def number(value: Any, at: Place, players: int) -> Expect:
    return Exactly(at.number(value, -999, 999))


def flag(value: Any, at: Place, players: int) -> Expect:
    return Exactly(at.flag(value))


def seat(value: Any, at: Place, players: int) -> Expect:
    return Exactly(SEATS[at.seat(value, players)])


def seats(value: Any, at: Place, players: int) -> Expect:
    return SameWords([SEATS[at.seat(word, players)] for word in at.words(value)])


def materia(value: Any, at: Place, players: int) -> Expect:
    return Lying(read_materia(value, at))


def pouch(value: Any, at: Place, players: int) -> Expect:
    return Drawn(value if isinstance(value, int) else read_materia(value, at))


def game_spells(value: Any, at: Place, players: int) -> Expect:
    return SameWords([at.one_of(word, SPELL_NUMBER, "spell") for word in at.words(value)])


def cards(value: Any, at: Place, players: int) -> Expect:
    return Cards(read_spells(value, at))


def points(value: Any, at: Place, players: int) -> Expect:
    found = at.mapping(value, tuple(SPELL_NUMBER))
    return Points({spell: at.under(spell).number(one, 0, 99) for spell, one in found.items()})


def asked(value: Any, at: Place, players: int) -> Expect:
    if value in ("none", None):
        return Asked({})
    found = {}
    for name, why in at.mapping(value).items():
        word = at.under(name).text(why)
        if word not in WHYS:
            raise at.under(name).wrong(f"nothing asks {word!r}{suggest(word, WHYS)}")
        found[SEATS[at.seat(name, players)]] = word
    return Asked(found)


SEAT: dict[str, Reader] = {
    "pool": materia,
    "board": materia,
    "board_points": number,
    "spells": cards,
    "points": points,
    "score": number,
}
OPPONENT: dict[str, Reader] = {"board": materia, "lower": materia, "score": number}
TABLE: dict[str, Reader] = {
    "day": number,
    "turn": seat,
    "first": seat,
    "triggered": flag,
    "altar": materia,
    "pouch": pouch,
    "box": materia,
    "held": materia,
    "spells": game_spells,
    "over": flag,
    "winners": seats,
    "asked": asked,
}

Then = dict[str, "Expect | dict[str, Expect]"]


def read_then(raw: Any, at: Place, players: int, final: bool) -> Then:
    """The facts a story expects; at its end also that nothing is pending."""
    expected: Then = {"asked": AtRest({})} if final else {}
    for key, value in at.mapping(raw or {}, (*TABLE, *SEATS, "opponent")).items():
        here = at.under(key)
        if key in TABLE:
            expected[key] = TABLE[key](value, here, players)
            continue
        readers = OPPONENT if key == "opponent" else SEAT
        if key == "opponent" and players > 1:
            raise here.wrong("only the solo game has a virtual opponent")
        if key != "opponent":
            at.seat(key, players)
        values = here.mapping(value, tuple(readers))
        expected[key] = {name: readers[name](found, here.under(name), players) for name, found in values.items()}
    return expected


def differences(found: Facts, expected: Mapping[str, Any], path: str = "") -> list[Difference]:
    """Everything that is not as expected."""
    result: list[Difference] = []
    for key, expect in expected.items():
        here = f"{path}.{key}" if path else key
        if isinstance(expect, dict):
            result += differences(found[key], expect, here)
        elif not expect.fits(found[key]):
            result.append(Difference(here, str(expect), expect.show(found[key])))
    return result
