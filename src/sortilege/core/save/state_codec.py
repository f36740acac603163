"""Convert a state to named fields and back, by a list of its fields. Knows no game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import WORDS, Rng
from sortilege.core.errors import BadSave
from sortilege.core.save import step_addresses
from sortilege.core.save.field_values import Fields, Value, list_of, number_of, numbers, pack, trim_zeros, unpack
from sortilege.core.save.step_addresses import StepAddresses, load_stack, name_rows, stack_fields
from sortilege.core.stable_ids import Codes, sealed_codes, sealed_ids

S = TypeVar("S", bound=Machine)
Kind = Literal["number", "flag", "i64", "i32", "u8"]

ANY = "any"  # the size of a list that can grow


@dataclass(frozen=True)
class Field:
    """One field of a state: a number, a flag, or a list of numbers of this width.

    A list has the length it has in a new state, unless `size` is ANY or names the field that counts how much of it is
    used; then the rest is not saved. With `least`, the list may have become longer since a save: it is saved without
    trailing zeros, but never shorter than `least`.
    """

    name: str
    kind: Kind
    size: str = ""
    least: int = 0

    @property
    def listed(self) -> bool:
        return self.kind not in ("number", "flag")

    def of(self, state: Machine) -> Value:
        """Return what is saved of this state."""
        value = getattr(state, self.name)
        if not self.listed:
            return int(value)
        if self.least:
            return trim_zeros(value, self.least)
        return numbers(value if self.size in ("", ANY) else value[: getattr(state, self.size)])

    def fill(self, state: Machine, saved: Mapping[str, Value]) -> None:
        """Set this list from saved fields, in a state whose numbers are already set; raises BadSave."""
        room = len(getattr(state, self.name))
        sizes = {"": room, ANY: None}
        size = sizes[self.size] if self.size in sizes else getattr(state, self.size)
        if self.least:
            size = min(room, len(list_of(saved, self.name, None)))
        values = list_of(saved, self.name, size, most=1 << 30 if self.kind == "i32" else 1 << 50)
        if self.size != ANY:
            values = values + [0] * (room - len(values))
        if self.kind == "u8" and any(not 0 <= value < 256 for value in values):
            raise BadSave(f"the saved field {self.name} holds a number that no count can be")
        setattr(state, self.name, self.vec(values))

    def vec(self, values: list[int]) -> Any:
        """Convert a list to the engine's vector."""
        if self.kind == "i64":
            return vec[i64](values)
        return vec[i32](values) if self.kind == "i32" else vec[u8](values)


def fields(kind: Kind, *names: str) -> tuple[Field, ...]:
    """Return several fields of one kind."""
    return tuple(Field(name, kind) for name in names)


# The fields of every game's state.
MACHINE = (*fields("number", "seats", "height", "version"), *fields("flag", "waiting"), *fields("i64", "learnt"))


def accept_any(state: Any) -> None:
    """Accept every state."""


@dataclass(frozen=True)
class StateCodec(Generic[S]):
    """Saves and loads the states of one game.

    `own` lists the fields beside those of the machine. `blank` creates an empty state for saved fields, and raises
    BadSave for impossible ones. `course` names the programs of the game's own course, as opposed to cards' effects.
    `check` raises BadSave for numbers that no state can hold. `shipped` holds the program rows of a first release,
    which saved row numbers. With `choices`, the field `sealed` (a code + 1 for each seat that has chosen in secret) is
    saved by ids, and `older` converts fields saved in another way.
    """

    title: str
    own: tuple[Field, ...]
    layout: StepAddresses
    course: tuple[str, ...]
    blank: Callable[[Fields, Rng], S]
    check: Callable[[S], None] = accept_any
    shipped: StepAddresses | None = None
    choices: Codes | None = None
    older: Callable[[Mapping[str, Value]], Fields] = dict

    @property
    def all(self) -> tuple[Field, ...]:
        return MACHINE + self.own

    def fields(self, state: S) -> Fields:
        """Return every field by name."""
        found: Fields = {field.name: field.of(state) for field in self.all}
        found |= stack_fields(state, self.layout)
        if self.choices and any(sealed := list_of(found, "sealed", None)):
            found |= {"sealed": [0] * len(sealed), "chosen": sealed_ids(sealed, self.choices.ids)}
        return found | {"dice": numbers(state.rng.words), "loaded": numbers(state.rng.loaded)}

    def load(self, given: Mapping[str, Value]) -> S:
        """Restore a state; raises BadSave, which names the field that is wrong."""
        saved = self.older(given if self.shipped is None else name_rows(given, self.shipped))
        names = {field.name for field in self.all} | {"stack", "dice", "loaded"}
        if odd := sorted((set(saved) ^ names) - {"programs", "chosen" if self.choices else ""}):
            raise BadSave(f"a saved game of {self.title} has other fields than this one: {', '.join(odd)}")
        rng = Rng(vec[i64](list_of(saved, "dice", WORDS)), vec[i64](list_of(saved, "loaded", None)))
        state = self.blank(saved, rng)
        for field in self.all:
            if not field.listed:
                value = number_of(saved, field.name)
                setattr(state, field.name, bool(value) if field.kind == "flag" else value)
        for field in self.all:
            if field.listed:
                field.fill(state, saved)
        if self.choices and "chosen" in saved:
            sealed = sealed_codes(str(saved["chosen"]), state.seats, self.choices.code_of)
            setattr(state, "sealed", vec[i64](sealed))  # noqa: B010  # only some games' states have it
        state.stack = vec[i64](load_stack(saved, self.layout, state.height))
        self.check(state)
        return state

    def resting(self, state: S) -> bool:
        """Return whether only the course of the game is in progress, and no card's effect."""
        return step_addresses.is_resting(state, self.layout, self.course)

    def to_bytes(self, state: S) -> bytes:
        return pack(self.fields(state))

    def from_bytes(self, data: bytes) -> S:
        """Restore a state from `to_bytes`; raises BadSave."""
        return self.load(unpack(data))
