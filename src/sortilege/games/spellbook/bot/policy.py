"""The evaluation of SpellBook: classify the ask and value its options."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import FRAME, PC, ROW, Machine
from sortilege.core.engine.net import Features
from sortilege.core.engine.policy import POINT, Policy
from sortilege.games.spellbook.bot import effects, features
from sortilege.games.spellbook.bot.actions import deed
from sortilege.games.spellbook.bot.goals import Wants
from sortilege.games.spellbook.bot.learn import weigh_learn
from sortilege.games.spellbook.bot.prospects import prospects
from sortilege.games.spellbook.bot.weights import GREEDY_VERSION
from sortilege.games.spellbook.engine.constants import BOARD, CAST, CODE, COLORS, PASS, PROGRAM, TAKE_1
from sortilege.games.spellbook.engine.constants import OPPONENT as OPPONENT_SPACES
from sortilege.games.spellbook.engine.program_rows import DAY, PRIMARIES
from sortilege.games.spellbook.engine.scoring import opponent_score
from sortilege.games.spellbook.engine.state import VERBS, State
from sortilege.games.spellbook.engine.verbs import changing, day, learn, others, storing, taking
from sortilege.games.spellbook.engine.verbs.actions import rune_for

# Kinds of asks.
UNKNOWN: Final = 0
PHASE: Final = 1
LEARN: Final = 2
TAKEN: Final = 3
TAKEN_COLOR: Final = 4
GIVEN_UP: Final = 5
STORED: Final = 6
STORED_SET: Final = 7
STORED_ALTAR: Final = 8
SWAPPED: Final = 9
SWAPPED_BOARD: Final = 10
REPLACED: Final = 11
EITHER: Final = 12
RAISED: Final = 13
COPIED: Final = 14
OPPONENT: Final = 15
OTHERS: Final = 16

QUESTION: Final = vec[i64]([UNKNOWN for _ in range(len(VERBS))])
QUESTION[day.PHASE_VERB.op] = PHASE
QUESTION[learn.LEARN_VERB.op] = LEARN
QUESTION[taking.TAKE_VERB.op] = TAKEN
QUESTION[taking.TAKE_RUNE.op] = TAKEN
QUESTION[taking.TAKE_CARD_RUNE.op] = TAKEN
QUESTION[taking.TAKE_WHAT_IS_LEFT.op] = TAKEN
QUESTION[taking.TAKE_STORED_COLOR.op] = TAKEN
QUESTION[taking.TAKE_UP_TO.op] = TAKEN_COLOR
QUESTION[taking.DISCARD.op] = GIVEN_UP
QUESTION[taking.DISCARD_RUNE.op] = GIVEN_UP
QUESTION[day.DISCARD_FOR_COPY.op] = GIVEN_UP
QUESTION[storing.STORE_FROM_POOL.op] = STORED
QUESTION[storing.STORE_CARD_RUNE.op] = STORED
QUESTION[storing.STORE_SAME_COLOR.op] = STORED_SET
QUESTION[storing.STORE_FROM_ALTAR.op] = STORED_ALTAR
QUESTION[storing.STORE_WHAT_IS_THERE.op] = STORED_ALTAR
QUESTION[changing.SWAP.op] = SWAPPED
QUESTION[changing.SWAP_WITH_BOARD.op] = SWAPPED_BOARD
QUESTION[changing.REPLACE_ALTAR.op] = REPLACED
QUESTION[others.EITHER_OR.op] = EITHER
QUESTION[others.RAISE_OTHER.op] = RAISED
QUESTION[day.COPY_ACTION.op] = COPIED
QUESTION[day.COPY_AFTER_DISCARD.op] = COPIED
QUESTION[day.RESUPPLY_ALTAR.op] = OPPONENT
QUESTION[others.OTHERS_TAKE.op] = OTHERS


@final
class Judgement(Policy):
    """SpellBook's greedy evaluation."""

    def __init__(self) -> None:
        super().__init__()
        self.version = GREEDY_VERSION
        self.wants: Wants = Wants()
        self.swing = 4 * POINT
        self.features = features.FEATURES_VERSION
        self.places = features.PLACES
        self.rests = 5
        self.explore_learned = 0.8

    def weigh(self, s: Machine, seat: i64) -> None:
        assert isinstance(s, State)
        f = (s.height - 1) * FRAME
        question = QUESTION[CODE[s.stack[f + PC] * ROW]]
        if question == UNKNOWN:
            self.blind += 1
        else:
            self.wants.read(s, seat)
        for i in range(self.offer.n):
            if question == PHASE:
                self.worth[i] = self.action(s, seat, self.offer.codes[i])
            elif question == LEARN:
                self.worth[i] = weigh_learn(self.wants, s, f, s.arg(f, 0), rune_for(s, f), self.offer, i)
            elif question < STORED:
                self.worth[i] = self.moved(s, f, question, self.offer.codes[i])
            else:
                self.worth[i] = self.placed(s, f, question, self.offer.codes[i])

    def action(self, s: State, seat: i64, code: i64) -> i64:
        """The gain of an action of a phase; 0 for passing."""
        if code == PASS:
            return 0
        if code < CAST:
            return deed(self.wants, s, PRIMARIES + 4 * (code - TAKE_1), 0, 0)
        spell = (code - CAST) // 3
        return deed(self.wants, s, PROGRAM[code - CAST], spell % COLORS, s.rune_on(seat, spell))

    def moved(self, s: State, f: i64, question: i64, code: i64) -> i64:
        if question == TAKEN:
            return effects.taken(self.wants, s, code)
        if question == TAKEN_COLOR:
            return effects.taken_of_one_color(self.wants, s, f, code)
        return effects.given_up(self.wants, code)

    def placed(self, s: State, f: i64, question: i64, code: i64) -> i64:
        w = self.wants
        if question == STORED:
            return effects.stored(w, s, code)
        if question == STORED_SET:
            return effects.stored_set(w, s, f, code)
        if question == STORED_ALTAR:
            return effects.stored_from_altar(w, s, code)
        if question == SWAPPED:
            return effects.swapped(w, s, code)
        if question == SWAPPED_BOARD:
            return effects.swapped_with_board(w, s, code)
        if question == REPLACED:
            return effects.replaced(w, s, code)
        if question == EITHER:
            return effects.either(w, s, f, code)
        if question == RAISED:
            return effects.raising(w, s, code)
        if question == COPIED:
            return effects.copy(w, s, f, code)
        if question == OPPONENT or s.solo:
            return effects.left_to_rival(w, code)
        return effects.taken(w, s, code)

    def value(self, s: Machine, seat: i64) -> i64:
        """The expected final points: current ones plus those of the Days to come."""
        assert isinstance(s, State)
        return prospects(self.wants, s, seat)

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        assert isinstance(s, State)
        features.read(s, seat, out)

    def rival(self, s: Machine) -> i64:
        """The virtual opponent's points in a solo game."""
        assert isinstance(s, State)
        return opponent_score(s) * POINT

    def stage(self, s: Machine) -> i64:
        """The stage, by how full the fullest board or book is."""
        assert isinstance(s, State)
        thirds: i64 = 3 * s.opponent_n // OPPONENT_SPACES if s.solo else 0
        for seat in range(s.seats):
            thirds = max(thirds, 3 * s.stored_n[seat] // BOARD, 3 * s.spells_learned(seat) // COLORS)
        return min(thirds, i64(2))

    def rest(self, s: Machine) -> bool:
        """Whether it is the Morning of the first player, before any choice."""
        assert isinstance(s, State)
        return s.active == s.first and s.height == 2 and s.stack[FRAME + PC] == DAY
