"""The evaluation of SpellBook: classify the ask and value its moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import FRAME, PC, ROW, Machine
from sortilege.core.engine.net import Features
from sortilege.core.engine.policy import POINT, Policy
from sortilege.games.spellbook.bot import effect_choices, features
from sortilege.games.spellbook.bot.action_values import program_worth
from sortilege.games.spellbook.bot.goals import Goals
from sortilege.games.spellbook.bot.learn import weigh_learn
from sortilege.games.spellbook.bot.prospects import prospects
from sortilege.games.spellbook.bot.weights import GREEDY_VERSION
from sortilege.games.spellbook.engine.constants import BOARD_SPACES, CAST, CODE, COLORS, PASS, PROGRAM, TAKE_1
from sortilege.games.spellbook.engine.constants import OPPONENT_SPACES as OPPONENT_SPACES
from sortilege.games.spellbook.engine.rule_program_rows import DAY, PRIMARIES
from sortilege.games.spellbook.engine.scoring import opponent_score
from sortilege.games.spellbook.engine.state import VERBS, State
from sortilege.games.spellbook.engine.verbs import (
    action_program,
    changing,
    day,
    learn,
    other_players,
    spell_levels,
    storing,
    taking,
)
from sortilege.games.spellbook.engine.verbs.action_program import rune_for

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

ASK_KIND: Final = vec[i64]([UNKNOWN for _ in range(len(VERBS))])
ASK_KIND[day.PHASE_VERB.op] = PHASE
ASK_KIND[learn.LEARN_VERB.op] = LEARN
ASK_KIND[taking.TAKE_VERB.op] = TAKEN
ASK_KIND[taking.TAKE_RUNE.op] = TAKEN
ASK_KIND[taking.TAKE_CARD_RUNE.op] = TAKEN
ASK_KIND[taking.TAKE_WHAT_IS_LEFT.op] = TAKEN
ASK_KIND[taking.TAKE_STORED_COLOR.op] = TAKEN
ASK_KIND[taking.TAKE_UP_TO.op] = TAKEN_COLOR
ASK_KIND[taking.DISCARD.op] = GIVEN_UP
ASK_KIND[taking.DISCARD_RUNE.op] = GIVEN_UP
ASK_KIND[day.DISCARD_FOR_COPY.op] = GIVEN_UP
ASK_KIND[storing.STORE_FROM_POOL.op] = STORED
ASK_KIND[storing.STORE_CARD_RUNE.op] = STORED
ASK_KIND[storing.STORE_SAME_COLOR.op] = STORED_SET
ASK_KIND[storing.STORE_FROM_ALTAR.op] = STORED_ALTAR
ASK_KIND[storing.STORE_WHAT_IS_THERE.op] = STORED_ALTAR
ASK_KIND[changing.SWAP.op] = SWAPPED
ASK_KIND[changing.SWAP_WITH_BOARD.op] = SWAPPED_BOARD
ASK_KIND[changing.REPLACE_ALTAR.op] = REPLACED
ASK_KIND[action_program.EITHER_OR.op] = EITHER
ASK_KIND[spell_levels.RAISE_OTHER.op] = RAISED
ASK_KIND[day.COPY_ACTION.op] = COPIED
ASK_KIND[day.COPY_AFTER_DISCARD.op] = COPIED
ASK_KIND[day.RESUPPLY_ALTAR.op] = OPPONENT
ASK_KIND[other_players.OTHERS_TAKE.op] = OTHERS


@final
class SpellBookJudgement(Policy):
    """SpellBook's greedy evaluation."""

    def __init__(self) -> None:
        super().__init__()
        self.version = GREEDY_VERSION
        self.goals: Goals = Goals()
        self.swing = 4 * POINT
        self.features = features.FEATURES_VERSION
        self.places = features.FEATURE_COUNT
        self.rests = 5
        self.explore_learned = 0.8

    def weigh(self, s: Machine, seat: i64) -> None:
        assert isinstance(s, State)
        f = (s.height - 1) * FRAME
        question = ASK_KIND[CODE[s.stack[f + PC] * ROW]]
        if question == UNKNOWN:
            self.blind += 1
        else:
            self.goals.read(s, seat)
        for i in range(self.offer.n):
            if question == PHASE:
                self.worth[i] = self.action_worth(s, seat, self.offer.codes[i])
            elif question == LEARN:
                self.worth[i] = weigh_learn(self.goals, s, f, s.arg(f, 0), rune_for(s, f), self.offer, i)
            elif question < STORED:
                self.worth[i] = self.material_worth(s, f, question, self.offer.codes[i])
            else:
                self.worth[i] = self.placement_worth(s, f, question, self.offer.codes[i])

    def action_worth(self, s: State, seat: i64, code: i64) -> i64:
        """The gain of an action of a phase; 0 for passing."""
        if code == PASS:
            return 0
        if code < CAST:
            return program_worth(self.goals, s, PRIMARIES + 4 * (code - TAKE_1), 0, 0)
        spell = (code - CAST) // 3
        return program_worth(self.goals, s, PROGRAM[code - CAST], spell % COLORS, s.rune_on(seat, spell))

    def material_worth(self, s: State, f: i64, question: i64, code: i64) -> i64:
        if question == TAKEN:
            return effect_choices.take_worth(self.goals, s, code)
        if question == TAKEN_COLOR:
            return effect_choices.take_color_worth(self.goals, s, f, code)
        return effect_choices.discard_worth(self.goals, code)

    def placement_worth(self, s: State, f: i64, question: i64, code: i64) -> i64:
        w = self.goals
        if question == STORED:
            return effect_choices.store_worth(w, s, code)
        if question == STORED_SET:
            return effect_choices.store_set_worth(w, s, f, code)
        if question == STORED_ALTAR:
            return effect_choices.store_from_altar_worth(w, s, code)
        if question == SWAPPED:
            return effect_choices.swap_worth(w, s, code)
        if question == SWAPPED_BOARD:
            return effect_choices.board_swap_worth(w, s, code)
        if question == REPLACED:
            return effect_choices.replace_worth(w, s, code)
        if question == EITHER:
            return effect_choices.either_worth(w, s, f, code)
        if question == RAISED:
            return effect_choices.raise_choice_worth(w, s, code)
        if question == COPIED:
            return effect_choices.copy_choice_worth(w, s, f, code)
        if question == OPPONENT or s.solo:
            return effect_choices.rival_gift_worth(w, code)
        return effect_choices.take_worth(w, s, code)

    def value(self, s: Machine, seat: i64) -> i64:
        """The expected final points: current ones plus those of the Days to come."""
        assert isinstance(s, State)
        return prospects(self.goals, s, seat)

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        assert isinstance(s, State)
        features.write_features(s, seat, out)

    def rival(self, s: Machine) -> i64:
        """The virtual opponent's points in a solo game."""
        assert isinstance(s, State)
        return opponent_score(s) * POINT

    def stage(self, s: Machine) -> i64:
        """The stage, by how full the fullest board or book is."""
        assert isinstance(s, State)
        thirds: i64 = 3 * s.opponent_n // OPPONENT_SPACES if s.solo else 0
        for seat in range(s.seats):
            thirds = max(thirds, 3 * s.stored_n[seat] // BOARD_SPACES, 3 * s.spells_learned(seat) // COLORS)
        return min(thirds, i64(2))

    def rest(self, s: Machine) -> bool:
        """Whether it is the Morning of the first player, before any choice."""
        assert isinstance(s, State)
        return s.active == s.first and s.height == 2 and s.stack[FRAME + PC] == DAY
