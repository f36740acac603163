"""Expected values of stories: how to compare each with what is found, and how to show both."""

from collections import Counter
from dataclasses import dataclass, replace

from sortilege.games.seasons.story.terms import UNKNOWN, CardInPlay
from sortilege.stories.expectations import words_or_none


@dataclass(frozen=True)
class Numbers:
    """The same numbers in any order."""

    numbers: list[int]

    def fits(self, found: list[int]) -> bool:
        return sorted(found) == sorted(self.numbers)

    def show(self, found: list[int]) -> str:
        return words_or_none([str(number) for number in sorted(found)])

    def __str__(self) -> str:
        return self.show(self.numbers)


@dataclass(frozen=True)
class Top:
    """The top cards of a pile, in order; none means an empty pile, or one the viewer knows nothing about."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        if not self.words:
            return all(word == UNKNOWN for word in found)
        return found[: len(self.words)] == self.words

    def show(self, found: list[str]) -> str:
        n = max(len(self.words), 4)
        return words_or_none(found[:n]) + (f" and {len(found) - n} more" if len(found) > n else "")

    def __str__(self) -> str:
        return words_or_none(self.words)


@dataclass(frozen=True)
class InPlay:
    """Cards in play; marks, tokens and mimicry count only where the story writes them."""

    cards: list[CardInPlay]

    def fits(self, found: list[CardInPlay]) -> bool:
        left = list(found)
        for card in sorted(self.cards, key=lambda card: -specificity(card)):
            same = [other for other in left if self.matches(card, other)]
            if not same:
                return False
            left.remove(same[0])
        return not left

    def matches(self, card: CardInPlay, other: CardInPlay) -> bool:
        tokens = card.tokens is None or Counter(card.tokens) == Counter(other.tokens)
        turned = other.turned or not card.turned
        worked = other.worked or not card.worked
        mimics = not card.mimics or same_card(card.mimics.rpartition(".")[2], other.mimics)
        same = card.card == other.card and (other.second or not card.second)
        return same and tokens and turned and worked and mimics

    def show(self, found: list[CardInPlay]) -> str:
        return ", ".join(str(replace(card, tokens=card.tokens or None)) for card in found) or "none"

    def __str__(self) -> str:
        return ", ".join(str(card) for card in self.cards) or "none"


def specificity(card: CardInPlay) -> int:
    """Return how much a story says about a card: the most specific cards are matched first."""
    return bool(card.mimics) * 16 + (card.tokens is not None) * 8 + card.turned * 4 + card.worked * 2 + card.second


def same_card(expected: str, found: str) -> bool:
    """Return whether `expected` means the copy `found`; without #2 it means either copy."""
    return found == expected or found == f"{expected}#2"


@dataclass(frozen=True)
class Turned:
    """All turned cards; `#2` counts where the story writes it."""

    cards: list[str]

    def fits(self, found: list[str]) -> bool:
        left = list(found)
        for card in sorted(self.cards, key=lambda card: not card.endswith("#2")):
            same = [other for other in left if same_card(card, other)]
            if not same:
                return False
            left.remove(same[0])
        return not left

    def show(self, found: list[str]) -> str:
        return words_or_none(found)

    def __str__(self) -> str:
        return words_or_none(self.cards)


@dataclass(frozen=True)
class Upright:
    """Some cards in play that are not turned; others may be upright too."""

    cards: list[str]

    def fits(self, found: list[CardInPlay]) -> bool:
        left = [card.id for card in found if not card.turned]
        for card in sorted(self.cards, key=lambda card: not card.endswith("#2")):
            same = [other for other in left if same_card(card, other)]
            if not same:
                return False
            left.remove(same[0])
        return True

    def show(self, found: list[CardInPlay]) -> str:
        return words_or_none([card.id for card in found if not card.turned])

    def __str__(self) -> str:
        return words_or_none(self.cards)


@dataclass(frozen=True)
class Mimics:
    """What some Ravens mimic; "none" for a blank one."""

    ravens: dict[str, str]

    def fits(self, found: list[CardInPlay]) -> bool:
        for raven, model in self.ravens.items():
            there = [card for card in found if same_card(raven, card.id)]
            if not there or not same_card("" if model == "none" else model, there[0].mimics):
                return False
        return True

    def show(self, found: list[CardInPlay]) -> str:
        return ", ".join(f"{card.id} mimics {card.mimics}" for card in found if card.mimics) or "none"

    def __str__(self) -> str:
        return ", ".join(f"{raven} mimics {model}" for raven, model in self.ravens.items())


@dataclass(frozen=True)
class Tokens:
    """The tokens on some cards in play."""

    on: dict[str, list[str]]

    def fits(self, found: list[CardInPlay]) -> bool:
        return all(self.tokens_on(found, card) == Counter(tokens) for card, tokens in self.on.items())

    def tokens_on(self, found: list[CardInPlay], id: str) -> Counter[str] | None:
        card, second, _ = id.partition("#2")
        same = [other for other in found if other.card == card and (other.second or not second)]
        return Counter(same[0].tokens or ()) if same else None

    def show(self, found: list[CardInPlay]) -> str:
        return InPlay([]).show([card for card in found if card.tokens])

    def __str__(self) -> str:
        return ", ".join(f"{card} [{' '.join(tokens)}]" for card, tokens in self.on.items())
