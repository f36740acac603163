"""A state as named numbers and back."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core.dice import WORDS, Dice
from sortilege.core.errors import BadSave
from sortilege.core.machine import FRAME, ROW
from sortilege.core.saving import Fields, list_of, number_of, numbers, packed, unpacked
from sortilege.spellbook.state import VERBS, State
from sortilege.spellbook.tables import CODE

NUMBERS = (
    *("seats", "height", "waiting", "version", "day", "first", "active", "triggered"),
    *("pouch_n", "altar_n", "box_n", "hold_n", "opponent_n", "lower_n"),
)
WIDE = ("stack", "learnt", "options", "spells", "pool_n", "stored_n", "level", "token", "since")
BYTES = ("pouch", "altar", "box", "hold", "pool", "stored", "opponent", "lower")


def fields(state: State) -> Fields:
    found: Fields = {name: int(getattr(state, name)) for name in NUMBERS}
    for name in (*WIDE, *BYTES):
        found[name] = numbers(getattr(state, name))
    found["stack"] = numbers(state.stack[: state.height * FRAME])
    found["dice"] = numbers(state.dice.words)
    found["loaded"] = numbers(state.dice.loaded)
    return found


def to_bytes(state: State) -> bytes:
    return packed(fields(state))


def from_bytes(data: bytes) -> State:
    """A state from `to_bytes`; raises BadSave."""
    return load(unpacked(data))


def load(saved: Mapping[str, int | list[int]]) -> State:
    names = {*NUMBERS, *WIDE, *BYTES, "dice", "loaded"}
    if set(saved) != names:
        odd = sorted(set(saved) ^ names)
        raise BadSave(f"a saved game of SpellBook has other fields than this one: {', '.join(odd)}")
    seats = number_of(saved, "seats")
    if not 1 <= seats <= 4:
        raise BadSave(f"seats cannot be {seats}")
    dice = Dice(vec[i64](list_of(saved, "dice", WORDS)), vec[i64](list_of(saved, "loaded", None)))
    state = State(dice, seats)
    for name in NUMBERS:
        value = number_of(saved, name)
        setattr(state, name, bool(value) if name == "waiting" else value)
    for name in WIDE:
        size = state.height * FRAME if name == "stack" else len(getattr(state, name))
        setattr(state, name, vec[i64](list_of(saved, name, size)))
    for name in BYTES:
        values = list_of(saved, name, len(getattr(state, name)))
        if any(not 0 <= value < 256 for value in values):
            raise BadSave(f"the saved field {name} holds a number that no count can be")
        setattr(state, name, vec[u8](values))
    for frame in range(state.height):
        row = state.stack[frame * FRAME]
        if not 0 < row < len(CODE) // ROW or not 0 <= CODE[row * ROW] < len(VERBS):
            raise BadSave(f"the saved stack stands on row {row}, which is no program")
    return state
