"""Observations (what a seat knows, as numbers at fixed places) and masks of legal actions. Knows no game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sortilege.core.engine.machine import FRAME, MAX_OFFER, OFFER, Machine, Offer
from sortilege.core.engine.net import Features
from sortilege.deprecated import keep_old_names

MOST_SEEN: Final = 1024  # capacity for non-zero numbers of one observation, far above what any game needs


@final
class ObservationField:
    """Consecutive places that belong together.

    `most` is the largest expected number, for scaling; `about` says what each place holds.
    """

    def __init__(self, name: str, start: i64, size: i64, most: i64, about: str) -> None:
        self.name: str = name
        self.start: i64 = start
        self.size: i64 = size
        self.most: i64 = most
        self.about: str = about

    def __repr__(self) -> str:
        return f"<{self.name}: {self.size} from {self.start} on, up to {self.most}; {self.about}>"


@mypyc_attr(allow_interpreted_subclasses=True)  # for uncompiled games from other packages
class Observer:
    """Encodes what a seat of one game knows.

    The encoding depends only on the seat's knowledge, so it is the same for the real game and for every state the seat
    can imagine. `version` rises when a place changes its meaning. Without fields, observations are empty.
    """

    def __init__(self) -> None:
        self.version: i64 = 0
        self.fields: list[ObservationField] = []
        self.size: i64 = 0

    def add(self, name: str, size: i64, most: i64, about: str) -> None:
        """Append a field."""
        self.fields.append(ObservationField(name, self.size, size, most, about))
        self.size += size

    def scale(self) -> list[float]:
        """Return the factor for each place that brings numbers to about −1 to 1."""
        found: list[float] = []
        for field in self.fields:
            for _place in range(field.size):
                found.append(1.0 / float(field.most))
        return found

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        """Encode what this seat knows; numbers at the same place add up."""
        out.n = 0


@final
class ObservationBuffer:
    """Observations and masks, a row for each of n games, in memory that callers can read at any time.

    Most numbers of a row are zero, so only the others are written and cleared.
    """

    def __init__(self, observer: Observer, action_of: list[int], n: i64) -> None:
        """Create the buffer; `action_of` gives the action of each code, −1 for none."""
        self.observer: Observer = observer
        self.size: i64 = observer.size
        self.action_of: vec[i64] = vec[i64]([i64(action) for action in action_of])
        self.code_of: vec[i64] = vec[i64]([i64(code) for code, action in enumerate(action_of) if action >= 0])
        actions = i64(len(self.code_of))
        self.actions: i64 = actions
        self.values: vec[i16] = vec[i16]([i16(0)] * (n * observer.size))
        self.mask: vec[u8] = vec[u8]([u8(0)] * (n * actions))
        self.legal: vec[i16] = vec[i16](
            [i16(0)] * (n * MAX_OFFER)
        )  # the legal actions of each row, in the game's order
        self.counts: vec[i64] = vec[i64]([0] * n)
        self.places: vec[i16] = vec[i16]([i16(0)] * (n * MOST_SEEN))  # the places of a row that are not zero
        self.filled: vec[i64] = vec[i64]([0] * n)
        self.seen: Features = Features(MOST_SEEN)

    def observe(self, row: i64, s: Machine, seat: i64) -> None:
        """Write what the seat knows now."""
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
        """Write the legal moves."""
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
        """Write observation and mask for one seat of a game."""
        OFFER.n = 0
        OFFER.version = -1
        if s.height > 0 and s.open_mask() & (1 << seat):
            s.offer((s.height - 1) * FRAME, seat, OFFER)
        self.offer(row, OFFER)
        self.observe(row, s, seat)

    def has(self, row: i64, action: i64) -> bool:
        """Return whether the action is legal."""
        return 0 <= action < self.actions and self.mask[row * self.actions + action] == 1

    def close_eyes(self, row: i64) -> None:
        """Clear the observation."""
        base = row * self.size
        first = row * MOST_SEEN
        values = self.values
        places = self.places
        for i in range(self.filled[row]):
            values[base + i64(places[first + i])] = i16(0)
        self.filled[row] = 0

    def forbid(self, row: i64) -> None:
        """Clear the mask."""
        base = row * self.actions
        first = row * MAX_OFFER
        mask = self.mask
        legal = self.legal
        for i in range(self.counts[row]):
            mask[base + i64(legal[first + i])] = u8(0)
        self.counts[row] = 0


keep_old_names(__name__)
