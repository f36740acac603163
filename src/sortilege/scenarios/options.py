"""How a story names an option: its id with spaces for colons, the first word left out where that is clear.

`summon amulet_of_fire`, `amulet_of_fire` and `summon:amulet_of_fire` are the same; `seat bob` is `seat:1`; where only
the second copy of a card is offered, its #2 need not be written. `#1` says that the first copy is meant.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sortilege.scenarios.place import Place, repeated, suggest


class Unclear(ValueError):
    """A text that could mean several of the offered options."""


def forms(id: str) -> list[str]:
    """The ways to write an option, the exact one first."""
    tail = id.partition(":")[2] or id
    return [id, tail, id.replace("#2", ""), tail.replace("#2", "")]


class OptionWords:
    """The options of one game, as its stories name them."""

    def __init__(self, ids: Iterable[str], seats: Sequence[str]) -> None:
        self.seats = {name: str(number) for number, name in enumerate(seats)}
        self.ids = set(ids)
        self.known = {form for id in self.ids for form in forms(id)}
        self.known |= {form.replace("#2", "#1") for form in self.known}

    def plain(self, text: str) -> str:
        """The text as an id is written."""
        parts = text.replace(":", " ").split()
        return ":".join(self.seats.get(part, part) for part in parts)

    def read(self, value: Any, at: Place) -> list[str]:
        """One or several options, in order; a text that no option of the game can mean is an error."""
        if isinstance(value, list):
            pieces = [at.text(item) for item in value]
        else:
            text = at.text(value)
            pieces = [] if text in ("none", "") else [piece.strip() for piece in text.split(",")]
        return [option for piece in pieces for option in self.read_piece(piece, at)]

    def read_piece(self, piece: str, at: Place) -> list[str]:
        whole = [self.plain(part) for part in repeated(piece)]
        if whole and whole[0] in self.known:
            return whole
        words = [self.plain(part) for word in piece.split() for part in repeated(word)]
        if len(words) > 1 and all(word in self.known for word in words):
            return words
        wrong = self.plain(repeated(piece)[0])
        raise at.wrong(f"no option {wrong!r}{suggest(wrong, self.known)}")

    def pick(self, text: str, offered: Sequence[str]) -> str | None:
        """The offered option that this text means, None when it means none of them."""
        levels = 2 if "#1" in text else 4
        text = text.replace("#1", "")
        for level in range(levels):
            hits = [id for id in offered if forms(id)[level] == text]
            if len(hits) > 1:
                raise Unclear(f"{text} could be {' or '.join(hits)}")
            if hits:
                return hits[0]
        return None
