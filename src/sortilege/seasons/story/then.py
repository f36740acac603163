"""What a story expects: every key with how it is read and how it is compared."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sortilege.scenarios.place import Place, suggest
from sortilege.scenarios.story import Difference
from sortilege.seasons import vocabulary
from sortilege.seasons.numbering import BONUSES, SEASONS
from sortilege.seasons.state import VERBS
from sortilege.seasons.story.facts import Facts
from sortilege.seasons.story.words import (
    SEATS,
    UNKNOWN,
    Played,
    read_cards,
    read_dice,
    read_energies,
    read_play,
    read_seat,
)

# Asks of the flow itself: a story that ends here ends at rest.
REST = frozenset({"turn", "dice", "before_the_die", "draft", "split"})
SUBJECTS = (*(card.id for card in vocabulary.CARDS), *(f"bonus_{name}" for name in BONUSES))
WHYS = frozenset(
    {verb.name for verb in VERBS[1:]} | {f"{subject}.{verb.name}" for subject in SUBJECTS for verb in VERBS[1:]}
)


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
class Top:
    """The top cards of a pile, in order; none is an empty pile (or one of which the viewer knows nothing)."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        if not self.words:
            return all(word == UNKNOWN for word in found)
        return found[: len(self.words)] == self.words

    def show(self, found: list[str]) -> str:
        n = max(len(self.words), 4)
        return listed(found[:n]) + (f" and {len(found) - n} more" if len(found) > n else "")

    def __str__(self) -> str:
        return listed(self.words)


@dataclass(frozen=True)
class InPlay:
    """Cards in play; whether one is turned or bears tokens counts where the story writes it."""

    cards: list[Played]

    def fits(self, found: list[Played]) -> bool:
        left = list(found)
        for card in sorted(self.cards, key=lambda card: (card.tokens is None, not card.turned, not card.second)):
            same = [other for other in left if self.like(card, other)]
            if not same:
                return False
            left.remove(same[0])
        return not left

    def like(self, card: Played, other: Played) -> bool:
        tokens = card.tokens is None or Counter(card.tokens) == Counter(other.tokens)
        turned = other.turned or not card.turned
        return card.card == other.card and tokens and turned and (other.second or not card.second)

    def show(self, found: list[Played]) -> str:
        return ", ".join(str(Played(c.card, c.second, c.turned, c.tokens or None)) for c in found) or "none"

    def __str__(self) -> str:
        return ", ".join(str(card) for card in self.cards) or "none"


@dataclass(frozen=True)
class Tokens:
    """The tokens on some cards in play."""

    on: dict[str, list[str]]

    def fits(self, found: list[Played]) -> bool:
        return all(self.there(found, card) == Counter(tokens) for card, tokens in self.on.items())

    def there(self, found: list[Played], id: str) -> Counter[str] | None:
        card, second, _ = id.partition("#2")
        same = [other for other in found if other.card == card and (other.second or not second)]
        return Counter(same[0].tokens or ()) if same else None

    def show(self, found: list[Played]) -> str:
        return InPlay([]).show([card for card in found if card.tokens])

    def __str__(self) -> str:
        return ", ".join(f"{card} [{' '.join(tokens)}]" for card, tokens in self.on.items())


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
    """Nothing is left pending: only the flow of the game asks."""

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


def season(value: Any, at: Place, players: int) -> Expect:
    return Exactly(at.one_of(value, SEASONS, "season"))


def seat(value: Any, at: Place, players: int) -> Expect:
    return Exactly("nobody" if value in ("nobody", "none") else SEATS[read_seat(value, at, players)])


def seats(value: Any, at: Place, players: int) -> Expect:
    return Same([SEATS[read_seat(word, at, players)] for word in at.words(value)])


def cards(value: Any, at: Place, players: int) -> Expect:
    return Same(read_cards(value, at))


def cards_or_unknown(value: Any, at: Place, players: int) -> Expect:
    return Same(read_cards(value, at, unknown=True))


def one_card(value: Any, at: Place, players: int) -> Expect:
    return Exactly(listed(read_cards(value, at)))


def pile(value: Any, at: Place, players: int) -> Expect:
    return Top(read_cards(value, at))


def known_pile(value: Any, at: Place, players: int) -> Expect:
    return Top(read_cards(value, at, unknown=True))


def reserve(value: Any, at: Place, players: int) -> Expect:
    return Same(read_energies(value, at))


def in_play(value: Any, at: Place, players: int) -> Expect:
    return InPlay(read_play(value, at))


def tokens(value: Any, at: Place, players: int) -> Expect:
    on = at.mapping(value)
    for card in on:
        read_cards([card.removesuffix("#2")], at)
    return Tokens({card: read_energies(energies, at.under(card)) for card, energies in on.items()})


def dice(value: Any, at: Place, players: int) -> Expect:
    return Same([str(rolled) for rolled in read_dice(value, at)])


def die(value: Any, at: Place, players: int) -> Expect:
    rolled = read_dice(value, at)
    if len(rolled) > 1:
        raise at.wrong("a seat has one die")
    return Exactly(str(rolled[0]) if rolled else "none")


def asked(value: Any, at: Place, players: int) -> Expect:
    if value in ("none", None):
        return Asked({})
    found = {}
    for name, why in at.mapping(value).items():
        found[SEATS[read_seat(name, at, players)]] = read_why(why, at.under(name))
    return Asked(found)


def loaded(value: Any, at: Place, players: int) -> Expect:
    faces = [] if value in ("none", None) else value
    if not isinstance(faces, list):
        raise at.wrong("the rolls left are a list of faces, or none")
    return Exactly([at.number(face, 1, 6) for face in faces])


def read_why(value: Any, at: Place) -> str:
    why = at.text(value)
    if why not in WHYS:
        raise at.wrong(f"nothing asks {why!r}{suggest(why, WHYS)}")
    return why


OPEN_SEAT: dict[str, Reader] = {
    "crystals": number,
    "gauge": number,
    "bonuses": number,
    "reserve": reserve,
    "hand": cards,
    "hand_size": number,
    "play": in_play,
    "turned": cards,
    "tokens": tokens,
    "die": die,
    "pack": cards,
    "prestige": number,
    "score": number,
}
SEAT = OPEN_SEAT | {"library_2": cards, "library_3": cards, "summoned": number, "owed": number}
SEEN_SEAT = OPEN_SEAT | {
    "library_2": cards_or_unknown,
    "library_3": cards_or_unknown,
    "somewhere": cards,
    "chosen": flag,
    "sealed": one_card,
}
OPEN_TABLE: dict[str, Reader] = {
    "year": number,
    "space": number,
    "season": season,
    "first": seat,
    "turn": seat,
    "permit": flag,
    "deck_size": number,
    "discard_size": number,
    "dice": dice,
    "over": flag,
    "winners": seats,
    "asked": asked,
}
TABLE = OPEN_TABLE | {"extra": number, "deck": pile, "discard": pile, "loaded": loaded}
SEEN_TABLE = OPEN_TABLE | {
    "deck": known_pile,
    "discard": known_pile,
    "looked_at": number,
    "looking_at": cards,
}

Then = dict[str, "Expect | dict[str, Expect]"]


def read(raw: Any, at: Place, players: int, table: Mapping[str, Reader], seat: Mapping[str, Reader]) -> Then:
    expected: Then = {}
    for key, value in at.mapping(raw or {}, (*table, *SEATS)).items():
        here = at.under(key)
        if key in SEATS:
            read_seat(key, at, players)
            values = here.mapping(value, tuple(seat))
            expected[key] = {name: seat[name](found, here.under(name), players) for name, found in values.items()}
        else:
            expected[key] = table[key](value, here, players)
    return expected


def read_then(raw: Any, at: Place, players: int, final: bool) -> Then:
    """The facts a story expects; at its end also that nothing is pending and every loaded roll was used."""
    expected = read(raw, at, players, TABLE, SEAT)
    if final:
        expected = {"asked": AtRest({}), "loaded": Exactly([]), **expected}
    return expected


def read_seen(raw: Any, at: Place, players: int) -> Then:
    return read(raw, at, players, SEEN_TABLE, SEEN_SEAT)


def differences(found: Facts, expected: Mapping[str, Any], path: str = "") -> list[Difference]:
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
