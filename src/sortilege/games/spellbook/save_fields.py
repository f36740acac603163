"""The fields of a SpellBook state, for saves, digests, records and stories."""

from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadSave
from sortilege.core.save.field_values import Fields, number_of
from sortilege.core.save.state_codec import Field, StateCodec, fields
from sortilege.games.spellbook.cards.vocabulary import LAYOUT
from sortilege.games.spellbook.engine.constants import FIRST_OPTIONS
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.save_format_1 import FORMAT_1_STEPS

STATE_FIELDS = (
    *fields("number", "day", "first", "active", "triggered"),
    *fields("number", "pouch_n", "altar_n", "box_n", "hold_n", "opponent_n", "lower_n"),
    Field("options", "i64", least=FIRST_OPTIONS),
    *fields("i64", "spells", "pool_n", "stored_n", "level", "token", "since"),
    *fields("u8", "pouch", "altar", "box", "hold", "pool", "stored", "opponent", "lower"),
)
COURSE_PROGRAMS = ("game", "day")  # programs of the course of the game, not of a spell


def blank_state(saved: Fields, rng: Rng) -> State:
    seats = number_of(saved, "seats")
    if not 1 <= seats <= 4:
        raise BadSave(f"seats cannot be {seats}")
    return State(rng, seats)


STATE_CODEC = StateCodec("SpellBook", STATE_FIELDS, LAYOUT, COURSE_PROGRAMS, blank_state, shipped=FORMAT_1_STEPS)
