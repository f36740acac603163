"""Stable names for program steps in saved games, which survive changes of the rules. Knows no game.

A frame stands on a program row, and rows move when any program before them changes. Saved games therefore store an
address: "lantern_moth.enter:1:keep_one" is a program, the step in it, and the step's verb. A nested program is named
by its parent and its number there: "lantern_moth.activation/1".

Cards, dice, tokens, choices and events are saved as numbers. These are assigned by hand and never change their
meaning (tests/test_numbers_are_pinned.py), so they need no addresses.
"""

from collections.abc import Mapping, Sequence

from sortilege.core.engine.machine import FRAME, Machine
from sortilege.core.errors import BadSave, Outdated
from sortilege.core.save.field_values import Fields, Value, list_of, numbers

END = "end_of_program"  # the verb of the empty row after a program


class StepAddresses:
    """A game's programs by name, and the address of every row."""

    def __init__(self, programs: Mapping[str, tuple[int, str]] | None = None) -> None:
        self.programs: dict[str, tuple[int, list[str]]] = {}  # first row and verbs
        self.words: dict[int, str] = {}
        for name, (start, verbs) in (programs or {}).items():
            self.note(name, start, verbs.split())

    def note(self, name: str, start: int, verbs: Sequence[str]) -> None:
        if name in self.programs:
            raise ValueError(f"two programs are called {name}")
        self.programs[name] = (start, [*verbs, END])
        for step, verb in enumerate(self.programs[name][1]):
            self.words[start + step] = f"{name}:{step}:{verb}"

    def row_of(self, place: str) -> int:
        """Return the row of an address: the same step if it still has its verb, else the only step with that verb.

        A frame's registers have a meaning only for its verb. Raises Outdated if there is no such step.
        """
        name, _, rest = place.partition(":")
        number, _, verb = rest.partition(":")
        if not number.isdecimal() or len(number) > 4 or not verb:
            raise BadSave(f"{place[:80]!r} is not a place in a program")
        start, verbs = self.programs.get(name, (0, []))
        step = int(number)
        if verbs[step : step + 1] == [verb]:
            return start + step
        if verbs.count(verb) == 1:
            return start + verbs.index(verb)
        raise Outdated(f"the rules have changed: {name} has no step {verb} where this game stands")


def stack_fields(state: Machine, places: StepAddresses) -> Fields:
    """Return the used part of the stack, so that equal states save alike, with rows as addresses."""
    stack = numbers(state.stack[: state.height * FRAME])
    if not stack:
        return {"stack": stack}
    words = " ".join(places.words[row] for row in stack[::FRAME])
    stack[::FRAME] = [0] * int(state.height)
    return {"stack": stack, "programs": words}


def is_resting(state: Machine, places: StepAddresses, course: tuple[str, ...]) -> bool:
    """Return whether every frame stands in one of these programs."""
    rows = numbers(state.stack[: state.height * FRAME])[::FRAME]
    return all(places.words[row].partition(":")[0] in course for row in rows)


def load_stack(saved: Mapping[str, Value], places: StepAddresses, height: int) -> list[int]:
    """Restore the stack with current rows; raises BadSave, or Outdated if a program has changed too much."""
    stack = list(list_of(saved, "stack", height * FRAME))
    words = str(saved.get("programs", "")).split()
    if len(words) != height or any(stack[::FRAME]):
        raise BadSave(f"a saved stack of {height} frames stands on {len(words)} places")
    stack[::FRAME] = [places.row_of(word) for word in words]
    return stack


def name_rows(saved: Mapping[str, Value], shipped: StepAddresses) -> Fields:
    """Convert fields of the first release, which saved row numbers, to addresses; return others unchanged."""
    stack = saved.get("stack")
    if "programs" in saved or not isinstance(stack, list) or not stack:
        return dict(saved)
    strange = [row for row in stack[::FRAME] if row not in shipped.words]
    if strange:
        raise BadSave(f"the saved stack stands on row {strange[0]}, which belongs to no program")
    words = " ".join(shipped.words[row] for row in stack[::FRAME])
    rest = [0 if at % FRAME == 0 else n for at, n in enumerate(stack)]
    return dict(saved) | {"stack": rest, "programs": words}
