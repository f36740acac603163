"""The inputs of the learned evaluation: numbers at fixed places, as seen from one seat.

They cover the seat's own cards, the opponents' cards as dealt in the (imagined) game, the table, the round and the
effects in progress. Weights depend on this layout: moving a place requires a new FEATURES_VERSION and new training.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, FRAME
from sortilege.core.engine.net import Features
from sortilege.games.seasons.engine.constants import (
    ABILITIES,
    CARD_CODE,
    FACE_COLUMNS,
    FACE_DRAW,
    FACE_PIPS,
    FACES,
    KINGDOM,
    LEVEL,
    NOBODY,
    OUT_OF_PLAY,
    PACK,
    PLAY,
    SLOTS,
)
from sortilege.games.seasons.engine.crystals import is_locked
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.piles import kind_of
from sortilege.games.seasons.engine.state import VERBS, State

FEATURES_VERSION: Final = 1

# fmt: off
ASKING_VERBS: Final = [
    "pay_energy", "pay_of", "place_energy", "give_back", "discard_identical", "pay_for_mirror", "choose_types",
    "pay_cost", "sacrifice", "leave", "lose_from_hand", "return_item", "give_up_familiar", "keep_one",
    "keep_or_discard", "give_one_to_each_opponent", "discard_shown", "choose_to_pay", "choose_for_free",
    "choose_from_hand_for_free", "choose", "by_type", "choose_opponent", "discard_energy_for", "place_if_wanted",
    "take_some_back", "drop_energy", "take_from_each_opponent", "return_item_of_energy", "discard_from_hand",
    "give_up_card", "discard_any_number", "reorder_top", "reveal_familiar", "reveal_item_of", "choose_model",
    "choose_model_types", "pay_for_model", "embrace", "drought", "gain_energy", "gain_energy_per_other_item",
    "gain_energy_by_prestige", "gain_as_many", "gain_owed", "fill_card", "reduce", "draft", "keep_nine",
    "discard_tenth", "choose_ability", "split", "dice", "sweep", "before_the_die", "instead_of_die", "die_draw",
    "turn", "move_season",
]
# fmt: on
ASK_OF_VERB: Final = vec[i64]([0 for _ in VERBS])
for verb in VERBS:
    if verb.name in ASKING_VERBS:
        ASK_OF_VERB[verb.op] = ASKING_VERBS.index(verb.name) + 1

KINDS: Final = 72  # cards with a place of their own; later ones are ignored
MONTHS: Final = 41
ASKS: Final = 64
TENS: Final = 17
GAUGES: Final = 16
FREE_SLOTS: Final = 10
ENERGIES: Final = 11
HANDS: Final = 13
TOKENS_KNOWN: Final = 24
FLAGS: Final = 13  # options that select a printing

# The table and the round.
ALWAYS: Final = 0
MONTH: Final = 1
SEATED: Final = MONTH + MONTHS  # + players − 2
LEVELS: Final = SEATED + 3
ENCHANTMENTS: Final = LEVELS + 3
OPTION: Final = ENCHANTMENTS + 12
QUESTION: Final = OPTION + FLAGS + 2  # the decision; then the same for another seat's decision
ACTIVE: Final = QUESTION + 2 * ASKS  # seats to the left of this one; the last place means no seat
FIRST: Final = ACTIVE + 5
PERMIT: Final = FIRST + 4
EXTRA: Final = PERMIT + 1
DRAW_PENDING: Final = EXTRA + 1
GAUGE_PENDING: Final = DRAW_PENDING + 1
LOCKED: Final = GAUGE_PENDING + 1
VISION: Final = LOCKED + 1
DECK: Final = VISION + 1
PIPS: Final = DECK + 1  # of the last free die
ROLLED: Final = PIPS + 4  # the season of the free dice, and the sum of their faces
OPEN_DICE: Final = ROLLED + 4
EFFECT_CARDS: Final = OPEN_DICE + FACE_COLUMNS  # cards of running effects, on this seat's turn; then on others'
# The seat's own cards.
HAND: Final = EFFECT_CARDS + 2 * KINDS
LIBRARY: Final = HAND + KINDS  # two libraries
DEALT: Final = LIBRARY + 2 * KINDS
# Each seat, beginning with this one.
SEAT: Final = DEALT + KINDS
CRYSTALS: Final = 0
CRYSTAL_TENS: Final = CRYSTALS + 1
GAUGE: Final = CRYSTAL_TENS + TENS
ROOM: Final = GAUGE + GAUGES
TRACK: Final = ROOM + FREE_SLOTS
ENERGY: Final = TRACK + 4
ENERGY_COUNTS: Final = ENERGY + 4  # one, two, three or more of each
ENERGY_TOTAL: Final = ENERGY_COUNTS + 12
IN_PLAY: Final = ENERGY_TOTAL + ENERGIES
TURNED: Final = IN_PLAY + KINDS
TOKEN: Final = TURNED + KINDS
HAND_SIZE: Final = TOKEN + 4
LIBRARY_SIZES: Final = HAND_SIZE + HANDS
PRIVATE: Final = LIBRARY_SIZES + 2  # opponents' cards
ABILITY: Final = PRIVATE + KINDS
ABILITY_USED: Final = ABILITY + TOKENS_KNOWN
ENERGY_OWED: Final = ABILITY_USED + 1
SPACES_LOST: Final = ENERGY_OWED + 1
DIE: Final = SPACES_LOST + 1  # the die this seat has taken but not used
TURN_OVER: Final = DIE + FACE_COLUMNS
SEAT_PLACES: Final = TURN_OVER + 1
PLACES: Final = SEAT + 4 * SEAT_PLACES


def read(s: State, seat: i64, out: Features) -> None:
    """Write all features of the position into `out`."""
    out.n = 0
    read_round(s, seat, out)
    read_effects(s, seat, out)
    read_own_cards(s, seat, out)
    for turn in range(s.seats):
        read_seat(s, seat, turn, out)
        read_holdings(s, seat, turn, out)


def read_round(s: State, seat: i64, out: Features) -> None:
    out.add(ALWAYS, 1)
    out.add(MONTH + min(max(s.month, 0), i64(MONTHS - 1)), 1)
    out.add(SEATED + s.seats - 2, 1)
    out.add(LEVELS + s.options[LEVEL], 1)
    if s.enchantment < 12:
        out.add(ENCHANTMENTS + s.enchantment, 1)
    for i in range(i64(FLAGS)):
        if s.options[i] > 0:  # skip zeros: each call goes into another compiled library
            out.add(OPTION + i, 1)
    out.add(OPTION + FLAGS, s.options[KINGDOM])
    out.add(OPTION + FLAGS + 1, s.options[ABILITIES])
    out.add(FIRST + (s.first - seat + s.seats) % s.seats, 1)
    out.add(DECK, s.deck_n >> 2)
    if s.active == NOBODY or s.round == 0:
        out.add(ACTIVE + 4, 1)
    else:
        out.add(ACTIVE + (s.active - seat + s.seats) % s.seats, 1)
        out.add(PERMIT, s.permit)
        out.add(EXTRA, s.extra)
        out.add(DRAW_PENDING, s.die_left & 1)
        out.add(GAUGE_PENDING, s.die_left >> 1 & 1)
        out.add(VISION, s.vision_used)
    out.add(LOCKED, 1 if s.locked and (is_locked(s) or seat != s.active) else 0)
    if s.round > 0:
        read_dice(s, out)


def read_dice(s: State, out: Features) -> None:
    """Add the free dice, or how far the last one moves the wheel."""
    left: i64 = 0
    last: i64 = 0
    for i in range(s.seats + 1):
        if s.taken[i] == NOBODY:
            left += 1
            last = s.face_offset(i)
    if left == 1:
        out.add(PIPS + FACES[last + FACE_PIPS], 1)
        return
    out.add(ROLLED + s.rolled, 1)
    for column in range(i64(FACE_COLUMNS)):
        shown: i64 = 0
        for k in range(s.seats + 1):
            if s.taken[k] == NOBODY:
                shown += FACES[s.face_offset(k) + column]
        out.add(OPEN_DICE + column, shown)


def read_effects(s: State, seat: i64, out: Features) -> None:
    """Add the pending decision and the cards whose effects are waiting for it."""
    if s.height == 0:
        return
    f = (s.height - 1) * FRAME
    mine = s.asked(f) >> seat & 1
    out.add(QUESTION + ASK_OF_VERB[s.verb(f).op] + (0 if mine else ASKS), 1)
    for g in range(i64(0), s.height * FRAME, FRAME):
        card = s.stack[g + CARD]
        kind: i64 = KINDS
        if 0 <= card < OUT_OF_PLAY:
            kind = card >> 1
        elif OUT_OF_PLAY <= card < OUT_OF_PLAY + KINDS:
            kind = card - OUT_OF_PLAY
        if kind < KINDS:
            out.add(EFFECT_CARDS + kind + (0 if s.active == seat else KINDS), 1)


def read_own_cards(s: State, seat: i64, out: Features) -> None:
    for i in range(seat * s.cards, seat * s.cards + s.hand_n[seat]):
        add_card(out, HAND, kind_of(i64(s.hand[i])))
    for shelf in range(i64(2)):
        at = (seat * 2 + shelf) * 4
        for k in range(at, at + s.library_n[seat * 2 + shelf]):
            add_card(out, LIBRARY + shelf * KINDS, kind_of(i64(s.library[k])))
    if s.pack_n == 0:
        return
    for p in range(seat * PACK, seat * PACK + s.pack_n):
        add_card(out, DEALT, kind_of(i64(s.pack[p])))
    for r in range(s.picks_n):
        add_card(out, HAND, kind_of(i64(s.picks[r * s.seats + seat])))
    if CARD_CODE < s.sealed[seat] <= PLAY:
        add_card(out, HAND, s.sealed[seat] - 1 - CARD_CODE)


def add_card(out: Features, block: i64, kind: i64) -> None:
    if kind < KINDS:
        out.add(block + kind, 1)


def read_seat(s: State, seat: i64, turn: i64, out: Features) -> None:
    """Add the public information about one seat, `turn` places to the left of this one."""
    p = s.left_of(seat, turn)
    at = SEAT + turn * SEAT_PLACES
    out.add(at + CRYSTALS, s.crystals[p])
    out.add(at + CRYSTAL_TENS + min(s.crystals[p] // 10, i64(TENS - 1)), 1)
    out.add(at + GAUGE + min(s.gauge[p], i64(GAUGES - 1)), 1)
    out.add(at + ROOM + min(max(s.gauge[p] - s.play_n[p], 0), i64(FREE_SLOTS - 1)), 1)
    out.add(at + TRACK + min(s.track[p], i64(3)), 1)
    total: i64 = 0
    for e in range(i64(4)):
        n = s.reserve[p * 4 + e]
        if n > 0:
            total += n
            out.add(at + ENERGY + e, n)
            out.add(at + ENERGY_COUNTS + 3 * e + min(n, i64(3)) - 1, 1)
    out.add(at + ENERGY_TOTAL + min(total, i64(ENERGIES - 1)), 1)
    read_in_play(s, p, at, out)
    if 0 < s.ability[p] <= TOKENS_KNOWN:
        out.add(at + ABILITY + s.ability[p] - 1, 1)
        out.add(at + ABILITY_USED, s.ability_used[p])
    out.add(at + ENERGY_OWED, s.owed[p])
    out.add(at + SPACES_LOST, s.drought[p])
    if s.round > 0:
        read_die(s, p, at, out)


def read_holdings(s: State, seat: i64, turn: i64, out: Features) -> None:
    """Add the cards a seat holds, as dealt in the (imagined) game."""
    p = s.left_of(seat, turn)
    at = SEAT + turn * SEAT_PLACES
    shelved = s.library_n[p * 2] + s.library_n[p * 2 + 1]
    out.add(at + HAND_SIZE + min(s.hand_n[p], i64(HANDS - 1)), 1)
    out.add(at + LIBRARY_SIZES, s.library_n[p * 2])
    out.add(at + LIBRARY_SIZES + 1, s.library_n[p * 2 + 1])
    if turn > 0 and s.pack_n == 0:
        for i in range(p * s.cards, p * s.cards + s.hand_n[p]):
            add_card(out, at + PRIVATE, kind_of(i64(s.hand[i])))
        if shelved > 0:
            for shelf in range(i64(2)):
                start = (p * 2 + shelf) * 4
                for k in range(start, start + s.library_n[p * 2 + shelf]):
                    add_card(out, at + PRIVATE, kind_of(i64(s.library[k])))


def read_in_play(s: State, p: i64, at: i64, out: Features) -> None:
    for i in range(p * SLOTS, p * SLOTS + s.play_n[p]):
        copy = s.play[i]
        kind = copy >> 1
        add_card(out, at + IN_PLAY, kind)
        if kind == RAVEN_THE_USURPER and s.mimics[copy & 1]:
            add_card(out, at + IN_PLAY, (s.mimics[copy & 1] - 1) >> 1)
        if s.turned[copy]:
            add_card(out, at + TURNED, kind)
        for e in range(i64(4)):
            out.add(at + TOKEN + e, i64(s.tokens[copy * 4 + e]))


def read_die(s: State, p: i64, at: i64, out: Features) -> None:
    """Add the die this seat has taken, until its turn comes."""
    i = s.die_of(p)
    if i == NOBODY:
        return
    if s.active != NOBODY and (p - s.first + s.seats) % s.seats <= (s.active - s.first + s.seats) % s.seats:
        out.add(at + TURN_OVER, 1)
        return
    face = s.face_offset(i)
    for column in range(i64(FACE_DRAW + 2)):
        out.add(at + DIE + column, FACES[face + column])
