"""How stories name moves: the id with spaces for colons, without its first word where that is unambiguous.

`summon lantern_moth`, `lantern_moth` and `summon:lantern_moth` are the same; `seat bob` is `seat:1`. Where only the
second copy of a card is offered, its #2 may be left out; `#1` insists on the first copy. First words that the game
lists (`bonus`) are never left out, because spending something for good must be explicit. `pay fire fire` is `pay fire`
twice.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sortilege.stories.source_location import SourceLocation, expand_repeats, suggest

NONE: Mapping[str, str] = MappingProxyType({})


class AmbiguousMove(ValueError):
    """A text that matches several offered moves."""


class MoveNames:
    """The names of one game's moves in its stories.

    `always` are first words that must not be left out; `meant` maps words that writers try to the intended move.
    """

    def __init__(
        self, ids: Iterable[str], seats: Sequence[str], always: Collection[str] = (), meant: Mapping[str, str] = NONE
    ) -> None:
        self.seats = {name: str(number) for number, name in enumerate(seats)}
        self.ids = set(ids)
        self.always = always
        self.meant = meant
        self.known = {form for id in self.ids for form in self.forms(id)}
        self.known |= {form.replace("#2", "#1") for form in self.known}

    def forms(self, id: str) -> list[str]:
        """The ways to write a move, the exact one first."""
        first, _, rest = id.partition(":")
        tail = id if not rest or first in self.always else rest
        return [id, tail, id.replace("#2", ""), tail.replace("#2", "")]

    def to_id(self, text: str) -> str:
        """Write the text as an id."""
        parts = text.replace(":", " ").split()
        return ":".join(self.seats.get(part, part) for part in parts)

    def read(self, value: Any, at: SourceLocation) -> list[str]:
        """Read one or several moves, in order; reject a text that matches no move of the game."""
        if isinstance(value, list):
            pieces = [at.text(item) for item in value]
        else:
            text = at.text(value)
            pieces = [] if text in ("none", "") else [piece.strip() for piece in text.split(",")]
        return [option for piece in pieces for option in self.read_piece(piece, at)]

    def read_piece(self, piece: str, at: SourceLocation) -> list[str]:
        whole = [self.to_id(part) for part in expand_repeats(piece)]
        if whole and whole[0] in self.known:
            return whole
        words = [self.to_id(part) for word in piece.split() for part in expand_repeats(word)]
        shared = [f"{words[0]}:{word}" for word in words[1:]]
        if len(shared) > 1 and all(option in self.ids for option in shared):
            return shared
        if len(words) > 1 and all(word in self.known for word in words):
            return words
        wrong = self.to_id(expand_repeats(piece)[0])
        raise at.wrong(f"no option {wrong!r}{self.suggest(wrong)}")

    def suggest(self, wrong: str) -> str:
        """Suggest the intended move: by a synonym, with its missing first word, or by its spelling."""
        first, colon, rest = wrong.partition(":")
        whole = [f"{word}:{wrong}" for word in self.always if f"{word}:{wrong}" in self.ids]
        if first in self.meant:
            return f"; did you mean {self.meant[first]}{colon}{rest}?"
        return f"; did you mean {whole[0].replace(':', ' ')}?" if whole else suggest(wrong, self.known)

    def pick(self, text: str, offered: Sequence[str]) -> str | None:
        """Return the offered move that the text means, or None; raises AmbiguousMove when it means two."""
        levels = 2 if "#1" in text else 4
        text = text.replace("#1", "")
        whole = ":" in text
        for level in range(levels):
            hits = [id for id in offered if self.forms(id)[level] == text]
            if level == 0 and not whole:  # a bare word may be one move and the end of another
                hits = [id for id in offered if text in self.forms(id)[:2]]
            if len(hits) > 1:
                raise AmbiguousMove(f"{text} could be {' or '.join(hits)}")
            if hits:
                return hits[0]
        return None
