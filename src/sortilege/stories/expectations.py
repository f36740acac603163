"""What a story expects: how values are read, compared with what is found, and how both are shown."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sortilege.stories.source_position import SEATS, Place, suggest
from sortilege.stories.story import Difference


class Expect(Protocol):
    """One expected value."""

    def fits(self, found: Any) -> bool: ...

    def show(self, found: Any) -> str:
        """What was found, in the words of the story."""

    def __str__(self) -> str: ...


def listed(words: list[str]) -> str:
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
class Same:
    """The same words in any order."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        return Counter(found) == Counter(self.words)

    def show(self, found: list[str]) -> str:
        return listed(found)

    def __str__(self) -> str:
        return listed(self.words)


@dataclass(frozen=True)
class AmongThem:
    """These words, whatever else there is."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        return not Counter(self.words) - Counter(found)

    def show(self, found: list[str]) -> str:
        return listed(found)

    def __str__(self) -> str:
        return f"among them {listed(self.words)}"


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


@dataclass(frozen=True)
class AtRest:
    """Nothing is left pending: only the flow of the game asks."""

    flow: Collection[str]

    def fits(self, found: dict[str, str]) -> bool:
        return all(why in self.flow for why in found.values())

    def show(self, found: dict[str, str]) -> str:
        return Asked(found).show(found)

    def __str__(self) -> str:
        return "the story ends at rest (say `asked` where it is meant to end in the middle of an effect)"


# Readers: value, place, players → expectation.
Reader = Callable[[Any, Place, int], Expect]
Then = dict[str, "Expect | dict[str, Expect]"]


def number(value: Any, at: Place, players: int) -> Expect:
    return Exactly(at.number(value, -999, 999))


def flag(value: Any, at: Place, players: int) -> Expect:
    return Exactly(at.flag(value))


def seats(value: Any, at: Place, players: int) -> Expect:
    return Same([SEATS[at.seat(word, players)] for word in at.words(value)])


def pile_of(read_words: Callable[[Any, Place], list[str]], in_order: Callable[[list[str]], Expect]) -> Reader:
    """The reader of a pile: its top cards in order, `{any_order: …}` for all of it, or `{among_them: …}`."""

    def read_pile(value: Any, at: Place, players: int) -> Expect:
        if not isinstance(value, Mapping):
            return in_order(read_words(value, at))
        ((how, words),) = at.mapping(value, ("any_order", "among_them")).items() if len(value) == 1 else [("", "")]
        if how == "any_order":
            return Same(read_words(words, at.under(how)))
        if how == "among_them":
            return AmongThem(read_words(words, at.under(how)))
        raise at.wrong("say any_order or among_them, not both")

    return read_pile


def asked(whys: Collection[str]) -> Reader:
    """The reader of who is asked what, in a game where these can ask."""

    def read_asked(value: Any, at: Place, players: int) -> Expect:
        found = {}
        for name, why in at.mapping({} if value in ("none", None) else value).items():
            word = at.under(name).text(why)
            if word not in whys:
                raise at.under(name).wrong(f"nothing asks {word!r}{suggest(word, whys)}")
            found[SEATS[at.seat(name, players)]] = word
        return Asked(found)

    return read_asked


def read(
    raw: Any, at: Place, players: int, table: Mapping[str, Reader], groups: Mapping[str, Mapping[str, Reader]]
) -> Then:
    """What is said of the table, and of the seats and whatever else has readers of its own."""
    expected: Then = {}
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
    """Everything that is not as expected."""
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
