"""A state as named numbers and back: saves, digests, records and stories rest on it."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from sortilege.core import places
from sortilege.core.engine.dice import WORDS, Dice
from sortilege.core.errors import BadSave
from sortilege.core.places import in_words, saved_stack, stack_fields
from sortilege.core.saving import Fields, Value, list_of, number_of, numbers, packed, unpacked
from sortilege.games.seasons.cards.vocabulary import LAYOUT
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.tables import CODES, GAUGE_MAX, KINDS
from sortilege.games.seasons.shipped import SHIPPED

NUMBERS = (
    *("seats", "cards", "height", "waiting", "version", "month", "years_opened", "round", "first", "active", "rolled"),
    *("permit", "extra", "die_left", "summons", "die_crystals", "die_ignored", "vision_used", "locked"),
    *("drought_years", "enchantment", "deck_n", "discards_n", "aside_n", "pack_n", "picks_n"),
)
WIDE = (
    *("learnt", "options", "printed", "bag", "faces", "taken", "crystals", "gauge", "track", "summoned"),
    *("owed", "reserve", "play", "play_n", "hand_n", "library_n", "sealed"),
    *("mimics", "ability", "ability_used", "dealt", "drought"),
)
CARD_LISTS = ("deck", "discards", "hand", "library", "pack", "picks")
BYTES = ("turned", "spent", "worked", "tokens")
LISTS = (*WIDE, *CARD_LISTS, *BYTES)

COURSE = ("game", "turn")  # the programs that are the course of the game, and no card's


def fields(state: State) -> Fields:
    """Every field by name."""
    found: Fields = {name: int(getattr(state, name)) for name in NUMBERS}
    for name in LISTS:
        found[name] = numbers(getattr(state, name))
    found |= stack_fields(state, LAYOUT)
    found["dice"] = numbers(state.dice.words)
    found["loaded"] = numbers(state.dice.loaded)
    found["aside"] = numbers(state.aside[: state.aside_n])
    found["clues"] = numbers(state.clues)
    return found


def resting(state: State) -> bool:
    return places.resting(state, LAYOUT, COURSE)


def to_bytes(state: State) -> bytes:
    return packed(fields(state))


def from_bytes(data: bytes) -> State:
    """A state from `to_bytes`; raises BadSave."""
    return load(unpacked(data))


def load(saved: Mapping[str, Value]) -> State:
    """The state again; anything that cannot be a state is refused with its field."""
    saved = in_words(saved, SHIPPED)
    names = {*NUMBERS, *LISTS, "stack", "dice", "loaded", "clues", "aside"}
    if odd := sorted((set(saved) ^ names) - {"programs"}):
        raise BadSave(f"a saved game of Seasons has other fields than this one: {', '.join(odd)}")
    seats, cards = number_of(saved, "seats"), number_of(saved, "cards")
    if not 2 <= seats <= 4 or not 0 < cards <= 2 * KINDS:
        raise BadSave(f"seats and cards cannot be {seats} and {cards}")
    dice = Dice(vec[i64](list_of(saved, "dice", WORDS)), vec[i64](list_of(saved, "loaded", None)))
    state = State(dice, seats, cards)
    for name in NUMBERS:
        value = number_of(saved, name)
        setattr(state, name, bool(value) if name == "waiting" else value)
    aside = list_of(saved, "aside", state.aside_n)
    state.aside = vec[i32](aside + [0] * max(0, 16 - len(aside)))
    state.clues = vec[i64](list_of(saved, "clues", None))
    for name in WIDE:
        setattr(state, name, vec[i64](list_of(saved, name, len(getattr(state, name)))))
    for name in CARD_LISTS:
        setattr(state, name, vec[i32](list_of(saved, name, len(getattr(state, name)), most=1 << 30)))
    for name in BYTES:
        values = list_of(saved, name, len(getattr(state, name)))
        if any(not 0 <= value < 256 for value in values):
            raise BadSave(f"the saved field {name} holds a number that no token count can be")
        setattr(state, name, vec[u8](values))
    state.stack = vec[i64](saved_stack(saved, LAYOUT, state.height))
    if any(not 0 <= n <= GAUGE_MAX for n in state.gauge) or any(n > CODES for n in state.sealed):
        raise BadSave("the saved gauges or sealed choices are out of range")
    return state
