"""The values a story expects: how they are read, compared and shown."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sortilege.stories.source_location import SEATS, SourceLocation, suggest
from sortilege.stories.story import Difference


class Expectation(Protocol):
    """One expected value."""

    def fits(self, found: Any) -> bool: ...

    def show(self, found: Any) -> str:
        """Show a found value in the words of a story."""

    def __str__(self) -> str: ...


def words_or_none(words: list[str]) -> str:
    return " ".join(words) or "none"


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
class SameWords:
    """The same words in any order."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        return Counter(found) == Counter(self.words)

    def show(self, found: list[str]) -> str:
        return words_or_none(found)

    def __str__(self) -> str:
        return words_or_none(self.words)


@dataclass(frozen=True)
class IncludesWords:
    """At least these words."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        return not Counter(self.words) - Counter(found)

    def show(self, found: list[str]) -> str:
        return words_or_none(found)

    def __str__(self) -> str:
        return f"among them {words_or_none(self.words)}"


@dataclass(frozen=True)
class ExpectedAsks:
    """Which seats are asked, and what."""

    seats: dict[str, str]

    def fits(self, found: dict[str, str]) -> bool:
        return found == self.seats

    def show(self, found: dict[str, str]) -> str:
        return ", ".join(f"{seat} is asked {why}" for seat, why in found.items()) or "nobody is asked"

    def __str__(self) -> str:
        return self.show(self.seats)


@dataclass(frozen=True)
class AtRest:
    """No effect is pending: only the course of the game asks."""

    flow: Collection[str]

    def fits(self, found: dict[str, str]) -> bool:
        return all(why in self.flow for why in found.values())

    def show(self, found: dict[str, str]) -> str:
        return ExpectedAsks(found).show(found)

    def __str__(self) -> str:
        return "the story ends at rest (say `asked` where it is meant to end in the middle of an effect)"


# A reader takes the raw value, its location and the number of players.
ExpectationReader = Callable[[Any, SourceLocation, int], Expectation]
Expectations = dict[str, "Expectation | dict[str, Expectation]"]


def read_number(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(at.number(value, -999, 999))


def read_flag(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(at.flag(value))


def read_seats(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords([SEATS[at.seat(word, players)] for word in at.words(value)])


def pile_reader(
    read_words: Callable[[Any, SourceLocation], list[str]], in_order: Callable[[list[str]], Expectation]
) -> ExpectationReader:
    """Make a reader for a pile: its top cards in order, `{any_order: …}` for all of it, or `{among_them: …}`."""

    def read_pile(value: Any, at: SourceLocation, players: int) -> Expectation:
        if not isinstance(value, Mapping):
            return in_order(read_words(value, at))
        ((how, words),) = at.mapping(value, ("any_order", "among_them")).items() if len(value) == 1 else [("", "")]
        if how == "any_order":
            return SameWords(read_words(words, at.under(how)))
        if how == "among_them":
            return IncludesWords(read_words(words, at.under(how)))
        raise at.wrong("say any_order or among_them, not both")

    return read_pile


def asks_reader(whys: Collection[str]) -> ExpectationReader:
    """Make a reader for who is asked what, with the reasons that can ask in this game."""

    def read_asked(value: Any, at: SourceLocation, players: int) -> Expectation:
        found = {}
        for name, why in at.mapping({} if value in ("none", None) else value).items():
            word = at.under(name).text(why)
            if word not in whys:
                raise at.under(name).wrong(f"nothing asks {word!r}{suggest(word, whys)}")
            found[SEATS[at.seat(name, players)]] = word
        return ExpectedAsks(found)

    return read_asked


def read_expectations(
    raw: Any,
    at: SourceLocation,
    players: int,
    table: Mapping[str, ExpectationReader],
    groups: Mapping[str, Mapping[str, ExpectationReader]],
) -> Expectations:
    """Read what a story expects of the table, of the seats and of other groups."""
    expected: Expectations = {}
    for key, value in at.mapping(raw or {}, (*table, *groups)).items():
        here = at.under(key)
        if key in table:
            expected[key] = table[key](value, here, players)
            continue
        if key in SEATS:
            at.seat(key, players)
        readers = groups[key]
        values = here.mapping(value, tuple(readers))
        expected[key] = {name: readers[name](found, here.under(name), players) for name, found in values.items()}
    return expected


def differences(found: Mapping[str, Any], expected: Mapping[str, Any], path: str = "") -> list[Difference]:
    """List everything that differs from the expectation."""
    result: list[Difference] = []
    for key, expect in expected.items():
        here = f"{path}.{key}" if path else key
        if key not in found:
            result.append(Difference(here, str(expect), "nothing of it can be known"))
        elif isinstance(expect, dict):
            result += differences(found[key], expect, here)
        elif not expect.fits(found[key]):
            result.append(Difference(here, str(expect), expect.show(found[key])))
    return result
