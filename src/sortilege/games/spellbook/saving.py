"""A state as named numbers and back."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core import places
from sortilege.core.engine.dice import WORDS, Dice
from sortilege.core.errors import BadSave
from sortilege.core.places import in_words, saved_stack, stack_fields
from sortilege.core.saving import Fields, Value, list_of, number_of, numbers, packed, unpacked
from sortilege.games.spellbook.cards.vocabulary import LAYOUT
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.shipped import SHIPPED

NUMBERS = (
    *("seats", "height", "waiting", "version", "day", "first", "active", "triggered"),
    *("pouch_n", "altar_n", "box_n", "hold_n", "opponent_n", "lower_n"),
)
WIDE = ("learnt", "options", "spells", "pool_n", "stored_n", "level", "token", "since")
BYTES = ("pouch", "altar", "box", "hold", "pool", "stored", "opponent", "lower")

COURSE = ("game", "day")  # the programs that are the course of the game, and no spell's


def fields(state: State) -> Fields:
    found: Fields = {name: int(getattr(state, name)) for name in NUMBERS}
    for name in (*WIDE, *BYTES):
        found[name] = numbers(getattr(state, name))
    found |= stack_fields(state, LAYOUT)
    found["dice"] = numbers(state.dice.words)
    found["loaded"] = numbers(state.dice.loaded)
    return found


def resting(state: State) -> bool:
    return places.resting(state, LAYOUT, COURSE)


def to_bytes(state: State) -> bytes:
    return packed(fields(state))


def from_bytes(data: bytes) -> State:
    """A state from `to_bytes`; raises BadSave."""
    return load(unpacked(data))


def load(saved: Mapping[str, Value]) -> State:
    saved = in_words(saved, SHIPPED)
    names = {*NUMBERS, *WIDE, *BYTES, "stack", "dice", "loaded"}
    if odd := sorted((set(saved) ^ names) - {"programs"}):
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
        setattr(state, name, vec[i64](list_of(saved, name, len(getattr(state, name)))))
    for name in BYTES:
        values = list_of(saved, name, len(getattr(state, name)))
        if any(not 0 <= value < 256 for value in values):
            raise BadSave(f"the saved field {name} holds a number that no count can be")
        setattr(state, name, vec[u8](values))
    state.stack = vec[i64](saved_stack(saved, LAYOUT, state.height))
    return state
