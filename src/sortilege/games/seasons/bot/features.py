"""What a learned judgement sees of a position, from one seat: numbers at fixed places.

The seat's own cards, those of the others as they lie in the (imagined) game, the table, the round and what is under
way. Weights belong to this layout: whoever moves a place raises FEATURES_VERSION, and has to learn anew.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, FRAME
from sortilege.core.engine.net import Features
from sortilege.games.seasons.engine.constants import (
    ABILITIES,
    CARD_CODE,
    FACE,
    FACE_DRAW,
    FACE_PIPS,
    FACES,
    KIND,
    KINGDOM,
    LEVEL,
    NOBODY,
    PACK,
    PLAY,
    SLOTS,
)
from sortilege.games.seasons.engine.piles import kind_of
from sortilege.games.seasons.engine.state import RAVEN, VERBS, State

FEATURES_VERSION: Final = 1

# fmt: off
ASKING: Final = [
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
ASK: Final = vec[i64]([0 for _ in VERBS])
for verb in VERBS:
    if verb.name in ASKING:
        ASK[verb.op] = ASKING.index(verb.name) + 1

KINDS: Final = 72  # cards that it knows; a later one is not seen
MONTHS: Final = 41
ASKS: Final = 64
TENS: Final = 17
GAUGES: Final = 16
FREE: Final = 10
ENERGIES: Final = 11
HANDS: Final = 13
TOKENS_KNOWN: Final = 24
FLAGS: Final = 13  # printed differences

# The table and the round.
ALWAYS: Final = 0
MONTH: Final = 1
SEATED: Final = MONTH + MONTHS  # + players − 2
LEVELS: Final = SEATED + 3
ENCHANTMENTS: Final = LEVELS + 3
OPTION: Final = ENCHANTMENTS + 12
ASKED: Final = OPTION + FLAGS + 2  # the question; then the same asked of somebody else
ACTIVE: Final = ASKED + 2 * ASKS  # seats to the left of the judging one; last: nobody
FIRST: Final = ACTIVE + 5
PERMIT: Final = FIRST + 4
EXTRA: Final = PERMIT + 1
TO_DRAW: Final = EXTRA + 1
TO_RAISE: Final = TO_DRAW + 1
LOCKED: Final = TO_RAISE + 1
VISION: Final = LOCKED + 1
DECK: Final = VISION + 1
PIPS: Final = DECK + 1  # of the die that is left
ROLLED: Final = PIPS + 4  # the season of the dice that can be taken, and what they show together
OPEN: Final = ROLLED + 4
UNDERWAY: Final = OPEN + FACE  # the card whose effect runs, for the judging seat; then for others
# The seat's own cards.
HAND: Final = UNDERWAY + 2 * KINDS
LIBRARY: Final = HAND + KINDS  # two of them
DEALT: Final = LIBRARY + 2 * KINDS
# Each seat, beginning with the judging one.
SEAT: Final = DEALT + KINDS
CRYSTALS: Final = 0
TEN: Final = CRYSTALS + 1
GAUGE: Final = TEN + TENS
ROOM: Final = GAUGE + GAUGES
TRACK: Final = ROOM + FREE
ENERGY: Final = TRACK + 4
SOME: Final = ENERGY + 4  # one, two, three or more of each
ALL: Final = SOME + 12
IN_PLAY: Final = ALL + ENERGIES
TURNED: Final = IN_PLAY + KINDS
TOKEN: Final = TURNED + KINDS
HELD: Final = TOKEN + 4
SHELVED: Final = HELD + HANDS
PRIVATE: Final = SHELVED + 2  # the cards of others
ABILITY: Final = PRIVATE + KINDS
USED: Final = ABILITY + TOKENS_KNOWN
OWED: Final = USED + 1
DRY: Final = OWED + 1
DIE: Final = DRY + 1  # that the seat has taken and not used
TURN_OVER: Final = DIE + FACE
A_SEAT: Final = TURN_OVER + 1
PLACES: Final = SEAT + 4 * A_SEAT


def read(s: State, seat: i64, out: Features) -> None:
    """All that there is to see."""
    out.n = 0
    the_round(s, seat, out)
    under_way(s, seat, out)
    own_cards(s, seat, out)
    for turn in range(s.seats):
        a_seat(s, seat, turn, out)
        held(s, seat, turn, out)


def the_round(s: State, seat: i64, out: Features) -> None:
    out.add(ALWAYS, 1)
    out.add(MONTH + min(max(s.month, 0), i64(MONTHS - 1)), 1)
    out.add(SEATED + s.seats - 2, 1)
    out.add(LEVELS + s.options[LEVEL], 1)
    if s.enchantment < 12:
        out.add(ENCHANTMENTS + s.enchantment, 1)
    for i in range(i64(FLAGS)):
        if s.options[i] > 0:  # a call into another library is saved
            out.add(OPTION + i, s.options[i])
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
        out.add(TO_DRAW, s.die_left & 1)
        out.add(TO_RAISE, s.die_left >> 1 & 1)
        out.add(VISION, s.vision_used)
    out.add(LOCKED, s.locked)
    if s.round > 0:
        the_dice(s, out)


def the_dice(s: State, out: Features) -> None:
    """What can be taken, and how far the wheel will move."""
    left: i64 = 0
    last: i64 = 0
    for i in range(s.seats + 1):
        if s.taken[i] == NOBODY:
            left += 1
            last = s.face(i)
    if left == 1:
        out.add(PIPS + FACES[last + FACE_PIPS], 1)
        return
    out.add(ROLLED + s.rolled, 1)
    for column in range(i64(FACE)):
        shown: i64 = 0
        for k in range(s.seats + 1):
            if s.taken[k] == NOBODY:
                shown += FACES[s.face(k) + column]
        out.add(OPEN + column, shown)


def under_way(s: State, seat: i64, out: Features) -> None:
    """What is asked, and the cards whose effects wait for it."""
    if s.height == 0:
        return
    f = (s.height - 1) * FRAME
    mine = s.asked(f) >> seat & 1
    out.add(ASKED + ASK[s.verb(f).op] + (0 if mine else ASKS), 1)
    for g in range(i64(0), s.height * FRAME, FRAME):
        card = s.stack[g + CARD]
        kind: i64 = KINDS
        if 0 <= card < KIND:
            kind = card >> 1
        elif KIND <= card < KIND + KINDS:
            kind = card - KIND
        if kind < KINDS:
            out.add(UNDERWAY + kind + (0 if s.active == seat else KINDS), 1)


def own_cards(s: State, seat: i64, out: Features) -> None:
    for i in range(seat * s.cards, seat * s.cards + s.hand_n[seat]):
        card(out, HAND, kind_of(i64(s.hand[i])))
    for shelf in range(i64(2)):
        at = (seat * 2 + shelf) * 4
        for k in range(at, at + s.library_n[seat * 2 + shelf]):
            card(out, LIBRARY + shelf * KINDS, kind_of(i64(s.library[k])))
    if s.pack_n == 0:
        return
    for p in range(seat * PACK, seat * PACK + s.pack_n):
        card(out, DEALT, kind_of(i64(s.pack[p])))
    for r in range(s.picks_n):
        card(out, HAND, kind_of(i64(s.picks[r * s.seats + seat])))
    if CARD_CODE < s.sealed[seat] <= PLAY:
        card(out, HAND, s.sealed[seat] - 1 - CARD_CODE)


def card(out: Features, block: i64, kind: i64) -> None:
    if kind < KINDS:
        out.add(block + kind, 1)


def a_seat(s: State, seat: i64, turn: i64, out: Features) -> None:
    """What lies open before one seat, so many to the left of the judging one."""
    p = s.left_of(seat, turn)
    at = SEAT + turn * A_SEAT
    out.add(at + CRYSTALS, s.crystals[p])
    out.add(at + TEN + min(s.crystals[p] // 10, i64(TENS - 1)), 1)
    out.add(at + GAUGE + min(s.gauge[p], i64(GAUGES - 1)), 1)
    out.add(at + ROOM + min(max(s.gauge[p] - s.play_n[p], 0), i64(FREE - 1)), 1)
    out.add(at + TRACK + min(s.track[p], i64(3)), 1)
    total: i64 = 0
    for e in range(i64(4)):
        n = s.reserve[p * 4 + e]
        if n > 0:
            total += n
            out.add(at + ENERGY + e, n)
            out.add(at + SOME + 3 * e + min(n, i64(3)) - 1, 1)
    out.add(at + ALL + min(total, i64(ENERGIES - 1)), 1)
    in_play(s, p, at, out)
    if 0 < s.ability[p] <= TOKENS_KNOWN:
        out.add(at + ABILITY + s.ability[p] - 1, 1)
        out.add(at + USED, s.ability_used[p])
    out.add(at + OWED, s.owed[p])
    out.add(at + DRY, s.drought[p])
    if s.round > 0:
        the_die(s, p, at, out)


def held(s: State, seat: i64, turn: i64, out: Features) -> None:
    """The cards that this seat holds, as they lie in the (imagined) game."""
    p = s.left_of(seat, turn)
    at = SEAT + turn * A_SEAT
    shelved = s.library_n[p * 2] + s.library_n[p * 2 + 1]
    out.add(at + HELD + min(s.hand_n[p], i64(HANDS - 1)), 1)
    out.add(at + SHELVED, s.library_n[p * 2])
    out.add(at + SHELVED + 1, s.library_n[p * 2 + 1])
    if turn > 0 and s.pack_n == 0:
        for i in range(p * s.cards, p * s.cards + s.hand_n[p]):
            card(out, at + PRIVATE, kind_of(i64(s.hand[i])))
        if shelved > 0:
            for shelf in range(i64(2)):
                start = (p * 2 + shelf) * 4
                for k in range(start, start + s.library_n[p * 2 + shelf]):
                    card(out, at + PRIVATE, kind_of(i64(s.library[k])))


def in_play(s: State, p: i64, at: i64, out: Features) -> None:
    for i in range(p * SLOTS, p * SLOTS + s.play_n[p]):
        copy = s.play[i]
        kind = copy >> 1
        card(out, at + IN_PLAY, kind)
        if kind == RAVEN and s.mimics[copy & 1]:
            card(out, at + IN_PLAY, (s.mimics[copy & 1] - 1) >> 1)
        if s.turned[copy]:
            card(out, at + TURNED, kind)
        for e in range(i64(4)):
            out.add(at + TOKEN + e, i64(s.tokens[copy * 4 + e]))


def the_die(s: State, p: i64, at: i64, out: Features) -> None:
    """The die that this seat took, while its turn is still to come."""
    i = s.die_of(p)
    if i == NOBODY:
        return
    if s.active != NOBODY and (p - s.first + s.seats) % s.seats <= (s.active - s.first + s.seats) % s.seats:
        out.add(at + TURN_OVER, 1)
        return
    face = s.face(i)
    for column in range(i64(FACE_DRAW + 2)):
        out.add(at + DIE + column, FACES[face + column])
