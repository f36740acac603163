"""Stable numbers and ids: new things get new numbers, and existing numbers never change. Knows no game.

Everything stored as a number (card, die, token, index of an option) is numbered by a list that only grows. Choices are
stored by id; their codes belong to the engine and lie in ranges with spare room.
"""

from collections.abc import Iterable, Mapping, Sequence

from sortilege.core.errors import BadSave, Outdated

NONE = "-"  # a seat that has sealed no choice


class Codes:
    """The codes of all choices, with their ids."""

    def __init__(self, size: int) -> None:
        self.ids = [""] * size
        self.code_of: dict[str, int] = {}

    def put(self, start: int, ids: Iterable[str]) -> None:
        """Assign consecutive codes from `start`; an empty id leaves its code unused."""
        for code, id in enumerate(ids, start):
            if not id:
                continue
            if code >= len(self.ids) or self.ids[code]:
                raise ValueError(f"{id} cannot get a code: the range from {start} on is full; make it longer")
            self.ids[code] = id
            self.code_of[id] = code


def by_number(names: Mapping[int, str]) -> list[str]:
    """Return names in the order of their numbers, with "" for unused numbers."""
    return [names.get(number, "") for number in range(max(names) + 1)]


def sealed_ids(sealed: Iterable[int], ids: Sequence[str]) -> str:
    """Convert sealed choices (each a code + 1, or 0) to ids, one word per seat."""
    return " ".join(ids[code - 1] if code else NONE for code in sealed)


def sealed_codes(words: str, seats: int, code_of: Mapping[str, int]) -> list[int]:
    """Convert them back to numbers; raises BadSave, or Outdated if a choice no longer exists."""
    found = words.split()
    if len(found) != seats:
        raise BadSave(f"{seats} seats have sealed {len(found)} choices")
    if gone := [id for id in found if id != NONE and id not in code_of]:
        raise Outdated(f"the rules have changed: there is no choice {gone[0][:80]} any more")
    return [0 if id == NONE else code_of[id] + 1 for id in found]
