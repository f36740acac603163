"""The input of the learned evaluation: a position as seen from one seat, as numbers at fixed indices.

It covers everything on the table; only the order of the pouch is hidden. Weights depend on this layout: moving an
index requires raising FEATURES_VERSION and training again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, FRAME
from sortilege.core.engine.net import Features
from sortilege.games.spellbook.bot.game_end import phase_of, turn_order
from sortilege.games.spellbook.engine.constants import (
    BOARD_SPACES,
    COLORS,
    DIFFICULTY,
    MATERIA_TYPES,
    OPPONENT_SPACES,
    POOL_SIZE,
    POUCH_AND_BOX_EMPTY,
    RUNES,
    SOLO_EMPTY_ALTAR,
    SPELL_SET,
)
from sortilege.games.spellbook.engine.scoring import score
from sortilege.games.spellbook.engine.state import VERBS, State

FEATURES_VERSION: Final = 1

# fmt: off
ASKING_VERBS: Final = [
    "discard", "discard_rune", "take", "take_rune", "take_card_rune", "take_what_is_left", "take_up_to",
    "take_stored_color", "store", "store_same_color", "store_card_rune", "store_from_altar", "store_what_is_there",
    "swap", "swap_with_board", "replace_altar", "others_take", "either_or", "raise_other", "phase", "copy_action",
    "discard_for_copy", "copy_after_discard", "resupply_altar", "learn",
]
# fmt: on
ASK: Final = vec[i64]([0 for _ in VERBS])
for verb in VERBS:
    if verb.name in ASKING_VERBS:
        ASK[verb.op] = ASKING_VERBS.index(verb.name) + 1

SPELLS: Final = 21  # in the layout; later spells are not seen
ASKS: Final = 32
LEVELS: Final = 3
ROUNDS: Final = 26
FLAGS: Final = SPELL_SET  # disputed rulings
TOTALS: Final = 6  # of one color in the pool: 0 to 5 and more

# Table and Day.
ALWAYS: Final = 0
SEATED: Final = 1  # + players − 1
ROUND: Final = SEATED + 4
OPTION: Final = ROUND + ROUNDS
ASKED: Final = OPTION + FLAGS + 2  # the ask; then the same for an ask of another seat
ACTIVE: Final = ASKED + 2 * ASKS  # seats to the left of the observing one
FIRST: Final = ACTIVE + 4
PHASE: Final = FIRST + 4
LAST: Final = PHASE + 4  # this is the last round
POUCH: Final = LAST + 1
ALTAR: Final = POUCH + 1
ALTAR_N: Final = ALTAR + MATERIA_TYPES
IN_GAME: Final = ALTAR_N + 1
UNDERWAY: Final = IN_GAME + SPELLS
RIVAL: Final = UNDERWAY + SPELLS  # virtual opponent: spaces, lower area, difficulty
# Each seat, starting with the observing one.
SEAT: Final = RIVAL + OPPONENT_SPACES + 1 + 2
POINTS: Final = 0
OWN_POOL: Final = POINTS + 1
POOL_N: Final = OWN_POOL + MATERIA_TYPES
OF_COLOR: Final = POOL_N + POOL_SIZE + 1
OF_RUNE: Final = OF_COLOR + COLORS * TOTALS
STORED: Final = OF_RUNE + RUNES
STORED_COLOR: Final = STORED + BOARD_SPACES + 1
STORED_RUNE: Final = STORED_COLOR + COLORS
LEARNED: Final = STORED_RUNE + RUNES
AT_LEVEL: Final = LEARNED + COLORS + 1
WITH_RUNE: Final = AT_LEVEL + SPELLS * LEVELS
TODAY: Final = WITH_RUNE + SPELLS * RUNES
DAY_OVER: Final = TODAY + SPELLS
SEAT_SIZE: Final = DAY_OVER + 1
FEATURE_COUNT: Final = SEAT + 4 * SEAT_SIZE


def write_features(s: State, seat: i64, out: Features) -> None:
    """Write all features."""
    out.n = 0
    write_day(s, seat, out)
    write_pending(s, seat, out)
    for turn in range(s.seats):
        write_seat(s, seat, turn, out)


def write_day(s: State, seat: i64, out: Features) -> None:
    out.add(ALWAYS, 1)
    out.add(SEATED + s.seats - 1, 1)
    out.add(ROUND + min(s.day // s.seats, i64(ROUNDS - 1)), 1)
    for i in range(i64(FLAGS)):
        if s.options[i] > 0:
            out.add(OPTION + i, s.options[i])
    out.add(OPTION + FLAGS, s.options[POUCH_AND_BOX_EMPTY])
    out.add(OPTION + FLAGS + 1, s.options[SOLO_EMPTY_ALTAR])
    out.add(ACTIVE + (s.active - seat + s.seats) % s.seats, 1)
    out.add(FIRST + (s.first - seat + s.seats) % s.seats, 1)
    out.add(PHASE + phase_of(s), 1)
    out.add(LAST, s.triggered)
    out.add(POUCH, s.pouch_n >> 2)
    for k in range(s.altar_n):
        out.add(ALTAR + i64(s.altar[k]), 1)
    out.add(ALTAR_N, s.altar_n)
    for color in range(i64(COLORS)):
        if s.spells[color] < SPELLS:
            out.add(IN_GAME + s.spells[color], 1)
    if s.solo:
        out.add(RIVAL + min(s.opponent_n, i64(OPPONENT_SPACES)), 1)
        out.add(RIVAL + OPPONENT_SPACES + 1, s.lower_n)
        out.add(RIVAL + OPPONENT_SPACES + 2, s.options[DIFFICULTY])


def write_pending(s: State, seat: i64, out: Features) -> None:
    """The pending ask, and the spells whose effects are in progress."""
    if s.height == 0:
        return
    f = (s.height - 1) * FRAME
    mine = s.asked(f) >> seat & 1
    out.add(ASKED + ASK[s.verb(f).op] + (0 if mine else ASKS), 1)
    for g in range(i64(0), s.height * FRAME, FRAME):
        if 0 <= s.stack[g + CARD] < SPELLS:
            out.add(UNDERWAY + s.stack[g + CARD], 1)


def write_seat(s: State, seat: i64, turn: i64, out: Features) -> None:
    """The features of one seat, `turn` to the left of the observing one."""
    p = s.left_of(seat, turn)
    at = SEAT + turn * SEAT_SIZE
    out.add(at + POINTS, score(s, p))
    out.add(at + POOL_N + min(s.pool_n[p], i64(POOL_SIZE)), 1)
    out.add(at + STORED + min(s.stored_n[p], i64(BOARD_SPACES)), 1)
    out.add(at + LEARNED + s.spells_learned(p), 1)
    for rune in range(i64(RUNES)):
        held: i64 = 0
        stored: i64 = 0
        for c in range(i64(COLORS)):
            n = i64(s.pool[p * MATERIA_TYPES + c * RUNES + rune])
            if n > 0:  # saves a call into another library
                out.add(at + OWN_POOL + c * RUNES + rune, n)
            held += n
            stored += i64(s.stored[p * MATERIA_TYPES + c * RUNES + rune])
        out.add(at + OF_RUNE + rune, held)
        out.add(at + STORED_RUNE + rune, stored)
    for color in range(i64(COLORS)):
        write_color(s, p, color, at, out)
    if turn_order(s, p) < turn_order(s, s.active):
        out.add(at + DAY_OVER, 1)


def write_color(s: State, p: i64, color: i64, at: i64, out: Features) -> None:
    first = p * MATERIA_TYPES + color * RUNES
    held = i64(s.pool[first]) + i64(s.pool[first + 1]) + i64(s.pool[first + 2])
    out.add(at + OF_COLOR + color * TOTALS + min(held, i64(TOTALS - 1)), 1)
    out.add(at + STORED_COLOR + color, i64(s.stored[first]) + i64(s.stored[first + 1]) + i64(s.stored[first + 2]))
    spell = s.spells[color]
    level = s.level[p * COLORS + color]
    if level == 0 or spell >= SPELLS:
        return
    out.add(at + AT_LEVEL + spell * LEVELS + level - 3, 1)
    out.add(at + WITH_RUNE + spell * RUNES + s.rune_on(p, spell), 1)
    if s.since[p * COLORS + color] == s.day:
        out.add(at + TODAY + spell, 1)
