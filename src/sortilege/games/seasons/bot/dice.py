"""Choose a die, decide whether to reroll it, and choose a replacement for it."""

from mypy_extensions import i64

from sortilege.games.seasons.bot.move_judge import Judge, assign_judge
from sortilege.games.seasons.bot.prospects import Prospects
from sortilege.games.seasons.bot.weights import AFFORDABLE_CARD
from sortilege.games.seasons.engine.constants import (
    ACTIVATE,
    CRYSTAL_DIE_PERMITS,
    DIE,
    DRAW,
    FACE_COLUMNS,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    FACES,
    GAIN,
    GAUGE_WORD,
    PASS,
    PERMIT,
    RATE,
)
from sortilege.games.seasons.engine.crystals import yield_increase
from sortilege.games.seasons.engine.piles import hand_kind
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import energy_need
from sortilege.games.seasons.engine.verbs.rounds import CHOOSE_DICE
from sortilege.games.seasons.engine.verbs.turn import BEFORE_THE_DIE, DIE_ACTIONS, INSTEAD_OF_DIE_VERB


def permission_worth(o: Prospects, s: State, seat: i64, face: i64) -> i64:
    """Return the gain from all energies, including those on the die, that are worth more as crystals."""
    more = yield_increase(s, seat)
    worth: i64 = 0
    for energy in range(i64(4)):
        have = o.have[energy]
        if face >= 0:
            have += FACES[face + energy]
        rate = 100 * (RATE[s.season * 4 + energy] + more)
        for n in range(have):
            worth += max(0, rate - o.price(energy, n + 1))
    return worth


def tokens_worth(o: Prospects, face: i64) -> i64:
    """Return the worth of a face's energies; those that do not fit only displace cheaper ones."""
    worth: i64 = 0
    room = o.room
    for energy in range(i64(4)):
        for n in range(FACES[face + energy]):
            price = o.price(energy, o.have[energy] + n + 1)
            if room <= 0:
                price = max(0, price - o.cheapest_loss())
            worth += price
            room -= 1
    return worth


def slot_worth(o: Prospects) -> i64:
    """Return the worth of a gauge space now; without a free slot it also admits the best card in hand."""
    if o.free_slots > 0:
        return o.slot
    return o.slot + o.worth_now(o.best)


def face_worth(o: Prospects, s: State, seat: i64, face: i64) -> i64:
    """Return the worth of all actions on a face."""
    worth = tokens_worth(o, face) + 100 * FACES[face + FACE_CRYSTALS]
    if FACES[face + FACE_GAUGE] and s.gauge[seat] < 15:
        worth += slot_worth(o)
    if FACES[face + FACE_DRAW]:
        worth += max(50, o.card)
    if FACES[face + FACE_TRANSMUTE] or (FACES[face + FACE_CRYSTALS] and s.passive(seat, CRYSTAL_DIE_PERMITS)):
        worth += permission_worth(o, s, seat, face)
    return worth


def enabled_card_worth(o: Prospects, s: State, seat: i64, face: i64) -> i64:
    """Return the worth of the best card that the face's energies make affordable, or 0."""
    best: i64 = 0
    for i in range(s.hand_n[seat]):
        kind = hand_kind(s, seat, i)
        need = energy_need(s, kind)
        now: i64 = 0
        then: i64 = 0
        for energy in range(i64(4)):
            lacks = max(0, (need >> (6 * energy) & 63) - o.have[energy])
            now += lacks
            then += max(0, lacks - FACES[face + energy])
        if now > o.discount and then <= o.discount:
            best = max(best, o.summon_worth(s, seat, kind))
    return best


class DiceJudge(Judge):
    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        i: i64 = 0
        while s.bag[s.rolled * 5 + i] != code - DIE:
            i += 1
        face = s.face_offset(i)
        worth = face_worth(o, s, seat, face)
        if o.free_slots > 0 or FACES[face + FACE_GAUGE]:
            card = enabled_card_worth(o, s, seat, face)
            if card > 0:
                worth += o.w[AFFORDABLE_CARD] + o.worth_now(card)
        return worth


class RerollJudge(Judge):
    """Die of Malice: two crystals, and the mean of all six faces in place of the current one."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code < ACTIVATE:
            return 0
        face = s.face_offset(s.die_of(seat))
        die = face // FACE_COLUMNS // 6
        total: i64 = 0
        for i in range(i64(6)):
            total += face_worth(o, s, seat, (die * 6 + i) * FACE_COLUMNS)
        return total // 6 + 200 - face_worth(o, s, seat, face)


class SteadfastDieJudge(Judge):
    """Steadfast Die: one of three small effects in place of the whole die."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return face_worth(o, s, seat, s.face_offset(s.die_of(seat)))
        if code == GAUGE_WORD:
            return slot_worth(o) if s.gauge[seat] < 15 else 0
        if code == GAIN:
            best: i64 = 0
            for energy in range(i64(4)):
                best = max(best, o.gain_worth(energy))
            return best if o.room > 0 else max(0, best - o.cheapest_loss())
        return permission_worth(o, s, seat, -1) if code == PERMIT else 0


class DieDrawJudge(Judge):
    """Draw one card, or spend a bonus on the better of two."""

    def worth(self, o: Prospects, s: State, f: i64, seat: i64, code: i64) -> i64:
        return 0 if code == DRAW else -300


assign_judge(CHOOSE_DICE, DiceJudge())
assign_judge(BEFORE_THE_DIE, RerollJudge())
assign_judge(INSTEAD_OF_DIE_VERB, SteadfastDieJudge())
assign_judge(DIE_ACTIONS, DieDrawJudge())
