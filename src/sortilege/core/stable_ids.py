"""Numbers that stay open: new things get new numbers, and nothing that has one is numbered anew. Knows no game.

What is stored as a number (a card, a die, a token, an option's place) has it from a list that only grows. Choices are
stored by id; their codes are the engine's own, laid in ranges with room for more.
"""

from collections.abc import Iterable, Mapping, Sequence

from sortilege.core.errors import BadSave, Outdated

NONE = "-"  # a seat that has sealed no choice


class Codes:
    """The codes of all choices, and their ids."""

    def __init__(self, size: int) -> None:
        self.ids = [""] * size
        self.code_of: dict[str, int] = {}

    def put(self, start: int, ids: Iterable[str]) -> None:
        """One code after the other from `start` on; an empty id leaves its code free."""
        for code, id in enumerate(ids, start):
            if not id:
                continue
            if code >= len(self.ids) or self.ids[code]:
                raise ValueError(f"{id} has no code of its own: the range from {start} on is full; make it longer")
            self.ids[code] = id
            self.code_of[id] = code


def by_number(names: Mapping[int, str]) -> list[str]:
    """Names in the order of their numbers, with nothing where a number has none."""
    return [names.get(number, "") for number in range(max(names) + 1)]


def sealed_ids(sealed: Iterable[int], ids: Sequence[str]) -> str:
    """Sealed choices (each a code + 1, or 0) by id, a word a seat."""
    return " ".join(ids[code - 1] if code else NONE for code in sealed)


def sealed_codes(words: str, seats: int, code_of: Mapping[str, int]) -> list[int]:
    """The same as numbers again; raises BadSave, or Outdated where there is no such choice any more."""
    found = words.split()
    if len(found) != seats:
        raise BadSave(f"{seats} seats have sealed {len(found)} choices")
    if gone := [id for id in found if id != NONE and id not in code_of]:
        raise Outdated(f"the rules have changed: there is no choice {gone[0][:80]} any more")
    return [0 if id == NONE else code_of[id] + 1 for id in found]
