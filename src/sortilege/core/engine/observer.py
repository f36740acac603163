"""What a seat knows, as numbers at fixed places, and what it may choose, as a mask over all choices. Knows no game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sortilege.core.engine.machine import FRAME, MAX_OFFER, OFFER, Machine, Offer
from sortilege.core.engine.net import Features

MOST_SEEN: Final = 1024  # numbers that are not zero in one observation; no game comes near


@final
class ObservationField:
    """A stretch of places that belong together.

    `most` is the largest number to expect there, by which a learner may divide; `about` says what each place holds.
    """

    def __init__(self, name: str, start: i64, size: i64, most: i64, about: str) -> None:
        self.name: str = name
        self.start: i64 = start
        self.size: i64 = size
        self.most: i64 = most
        self.about: str = about

    def __repr__(self) -> str:
        return f"<{self.name}: {self.size} from {self.start} on, up to {self.most}; {self.about}>"


@mypyc_attr(allow_interpreted_subclasses=True)  # for a game in a package of its own, which is not compiled
class Observer:
    """One game's observer. What it writes is a function of what the seat knows, and so the same of the real game and of
    all that the seat can imagine. `version` rises when a place changes its meaning; without fields it writes nothing.
    """

    def __init__(self) -> None:
        self.version: i64 = 0
        self.fields: list[ObservationField] = []
        self.size: i64 = 0

    def add(self, name: str, size: i64, most: i64, about: str) -> None:
        """The next field."""
        self.fields.append(ObservationField(name, self.size, size, most, about))
        self.size += size

    def scale(self) -> list[float]:
        """What to multiply each place with, so that the numbers lie between −1 and 1 or little beyond."""
        found: list[float] = []
        for field in self.fields:
            for _place in range(field.size):
                found.append(1.0 / float(field.most))
        return found

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        """Write down what this seat knows; numbers at the same place add up."""
        out.n = 0


@final
class ObservationBuffer:
    """Observations and masks, a row for each of n games, in memory that others may look at while it is written.

    A row is written only where something changes: few of its numbers are not zero.
    """

    def __init__(self, observer: Observer, action_of: list[int], n: i64) -> None:
        """`action_of` says which of the actions a code is, −1 for none."""
        self.observer: Observer = observer
        self.size: i64 = observer.size
        self.action_of: vec[i64] = vec[i64]([i64(action) for action in action_of])
        self.code_of: vec[i64] = vec[i64]([i64(code) for code, action in enumerate(action_of) if action >= 0])
        actions = i64(len(self.code_of))
        self.actions: i64 = actions
        self.values: vec[i16] = vec[i16]([i16(0)] * (n * observer.size))
        self.mask: vec[u8] = vec[u8]([u8(0)] * (n * actions))
        self.legal: vec[i16] = vec[i16]([i16(0)] * (n * MAX_OFFER))  # the actions of each row, in the game's order
        self.counts: vec[i64] = vec[i64]([0] * n)
        self.places: vec[i16] = vec[i16]([i16(0)] * (n * MOST_SEEN))  # where a row is not zero
        self.filled: vec[i64] = vec[i64]([0] * n)
        self.seen: Features = Features(MOST_SEEN)

    def observe(self, row: i64, s: Machine, seat: i64) -> None:
        """What the seat knows now."""
        if self.size == 0:
            return
        self.close_eyes(row)
        seen = self.seen
        self.observer.read(s, seat, seen)
        n = seen.n
        base = row * self.size
        first = row * MOST_SEEN
        values = self.values
        places = self.places
        from_place = seen.place
        from_value = seen.value
        for i in range(n):
            place = from_place[i]
            values[base + place] = i16(i64(values[base + place]) + from_value[i])
            places[first + i] = i16(place)
        self.filled[row] = n

    def offer(self, row: i64, offer: Offer) -> None:
        """What may be chosen now."""
        self.forbid(row)
        base = row * self.actions
        first = row * MAX_OFFER
        mask = self.mask
        legal = self.legal
        action_of = self.action_of
        offered = offer.codes
        for i in range(offer.n):
            action = action_of[offered[i]]
            mask[base + action] = u8(1)
            legal[first + i] = i16(action)
        self.counts[row] = offer.n

    def look(self, row: i64, s: Machine, seat: i64) -> None:
        """Both, for one seat of a game."""
        OFFER.n = 0
        OFFER.version = -1
        if s.height > 0 and s.open_mask() & (1 << seat):
            s.offer((s.height - 1) * FRAME, seat, OFFER)
        self.offer(row, OFFER)
        self.observe(row, s, seat)

    def has(self, row: i64, action: i64) -> bool:
        """Whether the action is among those that may be chosen."""
        return 0 <= action < self.actions and self.mask[row * self.actions + action] == 1

    def close_eyes(self, row: i64) -> None:
        """All zeros again."""
        base = row * self.size
        first = row * MOST_SEEN
        values = self.values
        places = self.places
        for i in range(self.filled[row]):
            values[base + i64(places[first + i])] = i16(0)
        self.filled[row] = 0

    def forbid(self, row: i64) -> None:
        """Nothing may be chosen."""
        base = row * self.actions
        first = row * MAX_OFFER
        mask = self.mask
        legal = self.legal
        for i in range(self.counts[row]):
            mask[base + i64(legal[first + i])] = u8(0)
        self.counts[row] = 0
