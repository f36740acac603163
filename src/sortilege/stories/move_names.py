"""How a story names an option: its id with spaces for colons, the first word left out where that is clear.

`summon lantern_moth`, `lantern_moth` and `summon:lantern_moth` are the same; `seat bob` is `seat:1`; where only
the second copy of a card is offered, its #2 need not be written. `#1` says that the first copy is meant. Words that a
game names (`bonus`) are never left out: what is spent for good is spent in so many words. `pay fire fire` is
`pay fire` twice.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sortilege.stories.source_position import Place, repeated, suggest

NONE: Mapping[str, str] = MappingProxyType({})


class Unclear(ValueError):
    """A text that could mean several of the offered options."""


class OptionWords:
    """The options of one game, as its stories name them.

    `always` are first words that are not left out; `meant` says which option a word of the writer's stands for.
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
        """The ways to write an option, the exact one first."""
        first, _, rest = id.partition(":")
        tail = id if not rest or first in self.always else rest
        return [id, tail, id.replace("#2", ""), tail.replace("#2", "")]

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
        shared = [f"{words[0]}:{word}" for word in words[1:]]
        if len(shared) > 1 and all(option in self.ids for option in shared):
            return shared
        if len(words) > 1 and all(word in self.known for word in words):
            return words
        wrong = self.plain(repeated(piece)[0])
        raise at.wrong(f"no option {wrong!r}{self.suggest(wrong)}")

    def suggest(self, wrong: str) -> str:
        """The option that was meant: by another word for it, with the word it lacks, or by its spelling."""
        first, colon, rest = wrong.partition(":")
        whole = [f"{word}:{wrong}" for word in self.always if f"{word}:{wrong}" in self.ids]
        if first in self.meant:
            return f"; did you mean {self.meant[first]}{colon}{rest}?"
        return f"; did you mean {whole[0].replace(':', ' ')}?" if whole else suggest(wrong, self.known)

    def pick(self, text: str, offered: Sequence[str]) -> str | None:
        """The offered option that this text means, None when it means none of them; raises Unclear for two."""
        levels = 2 if "#1" in text else 4
        text = text.replace("#1", "")
        whole = ":" in text
        for level in range(levels):
            hits = [id for id in offered if self.forms(id)[level] == text]
            if level == 0 and not whole:  # a bare word may be one option and the end of another
                hits = [id for id in offered if text in self.forms(id)[:2]]
            if len(hits) > 1:
                raise Unclear(f"{text} could be {' or '.join(hits)}")
            if hits:
                return hits[0]
        return None
