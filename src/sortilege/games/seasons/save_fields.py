"""The fields of a state of Seasons, on which saves, digests, records and stories depend."""

from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadSave
from sortilege.core.save.field_values import Fields, list_of, number_of
from sortilege.core.save.state_codec import ANY, Field, StateCodec, fields
from sortilege.games.seasons.cards.vocabulary import CARDS, LAYOUT
from sortilege.games.seasons.engine.constants import FIRST_KINDS, FIRST_OPTIONS, GAUGE_MAX, PRINTINGS
from sortilege.games.seasons.engine.passive_tally import compute_tally
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.presentation.ids import CHOICES
from sortilege.games.seasons.save_format_1 import FORMAT_1_STEPS, name_sealed_choices

STATE_FIELDS = (
    *fields("number", "cards", "month", "years_opened", "round", "first", "active", "rolled", "permit", "extra"),
    *fields("number", "die_left", "summons", "die_crystals", "die_ignored", "vision_used", "locked"),
    *fields("number", "drought_years", "enchantment", "deck_n", "discards_n", "aside_n", "pack_n", "picks_n"),
    Field("options", "i64", least=FIRST_OPTIONS),
    *fields("i64", "printed", "bag", "faces", "taken", "crystals", "gauge", "track", "summoned", "owed"),
    *fields("i64", "reserve", "play", "play_n", "hand_n", "library_n", "sealed", "mimics", "ability", "ability_used"),
    *fields("i64", "dealt", "drought"),
    *fields("i32", "deck", "discards", "hand", "library", "pack", "picks"),
    *fields("u8", "turned", "spent", "worked", "tokens"),
    Field("aside", "i32", size="aside_n"),
    Field("clues", "i64", size=ANY),
)
COURSE_PROGRAMS = ("game", "turn")  # programs of the game's course, not of a card


def blank_state(saved: Fields, rng: Rng) -> State:
    seats, cards = number_of(saved, "seats"), number_of(saved, "cards")
    kinds = len(list_of(saved, "printed", None))
    if not 2 <= seats <= 4 or not 0 < cards <= 2 * len(CARDS) or not FIRST_KINDS <= kinds <= PRINTINGS:
        raise BadSave(f"impossible numbers of seats, cards and kinds: {seats}, {cards}, {kinds}")
    return State(rng, seats, cards, kinds)


def check_loaded(state: State) -> None:
    """Reject impossible states and recompute the tally of cards in play."""
    if any(not 0 <= n <= GAUGE_MAX for n in state.gauge):
        raise BadSave("the saved gauges are out of range")
    try:
        state.tally = compute_tally(state)
    except (IndexError, ValueError, OverflowError) as error:
        raise BadSave("the saved cards in play are impossible") from error


STATE_CODEC = StateCodec(
    "Seasons",
    STATE_FIELDS,
    LAYOUT,
    COURSE_PROGRAMS,
    blank_state,
    check_loaded,
    FORMAT_1_STEPS,
    CHOICES,
    name_sealed_choices,
)
