"""A seat's goals: the value of each level of each spell, and from it the value of each materia."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.policy import POINT
from sortilege.games.spellbook.bot.game_end import phase_of, tenths_left
from sortilege.games.spellbook.bot.named_spells import (
    CLONE,
    COMMUNION,
    FEAST,
    FOCUS,
    KNOWLEDGE,
    MIRAGE,
    OFFERING,
    SACRIFICE,
    TIME_TRAVEL,
    TRANSMUTATION,
)
from sortilege.games.spellbook.bot.spell_values import FLAT, RATE
from sortilege.games.spellbook.bot.weights import (
    ACCRUAL,
    AT_LEAST,
    CARD_RUNE,
    CHANCE_ROWS,
    FEAST_HOPE,
    HORIZON,
    OVERLAP,
    SAME_COLOR,
    SPARE_RUNE,
    STOCK,
    TEMPO,
    TRIPLE,
    UPGRADE,
    WEIGHTS,
)
from sortilege.games.spellbook.engine.constants import (
    BLACK,
    BLUE,
    BOARD_POINTS,
    BOARD_SPACES,
    COLORS,
    EVENING,
    MATERIA_TYPES,
    MIDDAY,
    NO_PHASE,
    PASSIVE,
    PASSIVES,
    PER_OTHER_3,
    PHASE,
    POINTS,
    POOL_SIZE,
    RED,
    RUNES,
    WHITE,
    YELLOW,
)
from sortilege.games.spellbook.engine.materia import count_color, count_rune, free_spaces
from sortilege.games.spellbook.engine.scoring import count_stored_colors, count_stored_rune
from sortilege.games.spellbook.engine.state import State

NEVER: Final = -100_000
HOPE_COLUMNS: Final = 12  # columns of `hope`: 0, 1, 2 … of the color in the pool


@final
class Goals:
    """One seat's valuation of a position; recomputed for every choice."""

    def __init__(self) -> None:
        self.weights: vec[i64] = WEIGHTS[:]
        self.rate: vec[i64] = RATE[:]
        self.flat: vec[i64] = FLAT[:]
        self.seat: i64 = 0
        self.tenths: i64 = 0  # of Days after this one
        self.phase: i64 = 0
        self.is_own_day: bool = False  # whether it is the seat's own Day
        self.pool_n: i64 = 0
        self.stores: i64 = 0  # Middays to come
        self.evenings: i64 = 0  # Evenings to come after the current choice
        self.count: vec[i64] = vec[i64]([0] * COLORS)
        self.runes: vec[i64] = vec[i64]([0] * RUNES)
        self.spells_by_phase: vec[i64] = vec[i64]([0] * 4)  # learned spells by phase
        self.spare: vec[i64] = vec[i64]([0] * RUNES)
        self.rune_gain: vec[i64] = vec[i64]([0] * RUNES)
        self.rune_loss: vec[i64] = vec[i64]([0] * RUNES)
        self.level_worth: vec[i64] = vec[i64]([0] * (COLORS * 3))
        self.hope: vec[i64] = vec[i64]([0] * (COLORS * HOPE_COLUMNS))
        self.bar: i64 = 0  # the lowest hope that still counts, given the Evenings left
        self.bar_next: i64 = 0  # the highest hope that does not
        self.gain: vec[i64] = vec[i64]([0] * MATERIA_TYPES)  # value of one more in the pool
        self.loss: vec[i64] = vec[i64]([0] * MATERIA_TYPES)  # value of one less
        self.mean: i64 = NEVER  # mean color and rune gain of an unknown materia; NEVER until computed

    def read(self, s: State, seat: i64) -> None:
        self.seat = seat
        self.tenths = tenths_left(s, seat, self.weights)
        self.phase = phase_of(s)
        self.is_own_day = s.active == seat
        self.pool_n = s.pool_n[seat]
        self.mean = NEVER
        days = (self.tenths + 5) // 10
        self.stores = days + 1 if self.is_own_day and self.phase < MIDDAY else days
        self.evenings = days + 1 if self.is_own_day and self.phase < EVENING else days
        self.read_table(s)
        self.read_levels(s)
        self.read_hopes(s)
        self.read_bars(s)
        self.read_runes(s)
        self.judge_runes()
        self.read_materia(s)

    def read_table(self, s: State) -> None:
        """Count the pool by color, and the learned spells by phase."""
        for phase in range(i64(4)):
            self.spells_by_phase[phase] = 0
        for color in range(i64(COLORS)):
            self.count[color] = count_color(s, self.seat, color)
            if s.level[self.seat * COLORS + color]:
                self.spells_by_phase[PHASE[s.spells[color]]] += 1

    # Spells.

    def read_levels(self, s: State) -> None:
        for color in range(i64(COLORS)):
            for at in range(i64(3)):
                self.level_worth[color * 3 + at] = self.judge_level(s, color, at)

    def judge_level(self, s: State, color: i64, at: i64) -> i64:
        """The value of a spell at level 3 + at: points, what it counts, and its future use."""
        spell = s.spells[color]
        row = spell * 3 + at
        use = self.rate[row] * self.tenths
        phase = PHASE[spell]
        if phase != NO_PHASE and self.spells_by_phase[phase] > (1 if s.level[self.seat * COLORS + color] else 0):
            use = use * self.weights[OVERLAP + phase] // 100
        worth = POINTS[row] * POINT + self.flat[row] + use // 10
        if spell == KNOWLEDGE:
            return worth + self.judge_knowledge(s, at)
        if spell == FEAST and at == 2:
            there = count_stored_colors(s, self.seat)
            return worth + POINT * there + POINT * (COLORS - there) * min(self.tenths, 80) // 120
        if spell == COMMUNION and at == 1:
            return worth + POINT * self.best_stored_rune(s) + 4 * self.tenths
        known = s.level[self.seat * COLORS + YELLOW]
        if known and s.spells[YELLOW] == KNOWLEDGE:
            worth += POINT * PASSIVE[(KNOWLEDGE * 3 + known - 3) * PASSIVES + PER_OTHER_3 + at]
        return worth

    def judge_knowledge(self, s: State, at: i64) -> i64:
        """The spells learned, plus one for every three Days to come."""
        total: i64 = 0
        learned: i64 = 0
        for color in range(i64(COLORS)):
            level = s.level[self.seat * COLORS + color]
            if color != YELLOW and level:
                learned += 1
                total += PASSIVE[(KNOWLEDGE * 3 + at) * PASSIVES + PER_OTHER_3 + level - 3]
        more = min((COLORS - 1 - learned) * 30, self.tenths)
        return total * POINT + more * POINT * PASSIVE[(KNOWLEDGE * 3 + at) * PASSIVES + PER_OTHER_3 + 1] // 30

    def best_stored_rune(self, s: State) -> i64:
        best: i64 = 0
        for rune in range(i64(RUNES)):
            if self.count[YELLOW]:
                best = max(best, count_stored_rune(s, self.seat, rune))
        return best

    # Hopes: the value that n materia of a color promise.

    def read_hopes(self, s: State) -> None:
        weights = self.weights
        ahead = min(self.tenths, weights[HORIZON])
        early = min(CHANCE_ROWS - 1, ahead * weights[ACCRUAL] // 100) * 6
        late = min(CHANCE_ROWS - 1, ahead * weights[UPGRADE] // 100) * 6
        for color in range(i64(COLORS)):
            at = color * HOPE_COLUMNS
            if s.level[self.seat * COLORS + color]:
                for n in range(i64(HOPE_COLUMNS)):
                    self.hope[at + n] = 0
                continue
            three = max(0, self.level_worth[color * 3])
            four = max(three, self.level_worth[color * 3 + 1])
            five = max(four, self.level_worth[color * 3 + 2])
            for n in range(max(0, self.count[color] - 4), min(5, self.count[color] + 3)):
                row = early if n < 3 else late
                worth = three * AT_LEAST[row + max(0, 3 - n)] + (four - three) * AT_LEAST[row + max(0, 4 - n)]
                self.hope[at + n] = (worth + (five - four) * AT_LEAST[row + 5 - n]) // 1000
            for n in range(i64(5), i64(HOPE_COLUMNS)):
                self.hope[at + n] = five

    def read_bars(self, s: State) -> None:
        """Only one spell is learned per Evening, so near the end only the best hopes count."""
        self.bar = 0
        self.bar_next = 0
        if self.evenings >= COLORS:
            return
        if self.evenings == 0:
            self.bar = -NEVER
            self.bar_next = -NEVER
            return
        for color in range(i64(COLORS)):
            mine = self.hope[color * HOPE_COLUMNS + self.count[color]]
            above: i64 = 0
            for other in range(i64(COLORS)):
                theirs = self.hope[other * HOPE_COLUMNS + self.count[other]]
                if theirs > mine or (theirs == mine and other < color):
                    above += 1
            if above == self.evenings - 1:
                self.bar = mine
            elif above == self.evenings:
                self.bar_next = mine

    def kept_hope(self, color: i64) -> i64:
        """What the pool's materia of a color promise beyond their replacement."""
        return max(0, self.hope[color * HOPE_COLUMNS + self.count[color]] - self.bar_next)

    # Materia.

    def read_runes(self, s: State) -> None:
        """Set `spare`: bit 0 when a learned spell discards that rune, bit 1 when every materia of it is useful."""
        seat = self.seat
        for rune in range(i64(RUNES)):
            self.runes[rune] = count_rune(s, seat, rune)
            self.spare[rune] = 0
        for color in range(i64(COLORS)):
            level = s.level[seat * COLORS + color]
            spell = s.spells[color]
            if level == 0:
                continue
            if (color == RED and spell == SACRIFICE) or (color == WHITE and spell == TIME_TRAVEL):
                for rune in range(level - 2):
                    self.spare[rune] |= 1
            elif (color == BLACK and spell == FOCUS) or (color == BLUE and spell == TRANSMUTATION):
                self.spare[s.rune_on(seat, spell)] |= 2
            elif color == WHITE and spell == CLONE and level == 5:
                self.spare[s.rune_on(seat, spell)] |= 1

    def judge_runes(self) -> None:
        """The value of one more and one less of a rune, for any color; 0 without Days left to use it."""
        weights = self.weights
        for rune in range(i64(RUNES)):
            n = self.runes[rune]
            gain: i64 = weights[CARD_RUNE] if self.spare[rune] & 2 else 0
            loss = gain
            if self.spare[rune] & 1 and n == 0:
                gain += weights[SPARE_RUNE]
            if self.spare[rune] & 1 and n == 1:
                loss += weights[SPARE_RUNE]
            if n % 3 == 2:
                gain += weights[TRIPLE]
            if n % 3 == 0:
                loss += weights[TRIPLE]
            self.rune_gain[rune] = gain if self.tenths > 0 else 0
            self.rune_loss[rune] = loss if self.tenths > 0 else 0

    def read_materia(self, s: State) -> None:
        weights = self.weights
        sets = weights[SAME_COLOR] if self.has_learned(s, OFFERING) else 0
        more = self.stock(self.pool_n)
        less = self.stock(self.pool_n - 1)
        for color in range(i64(COLORS)):
            n = self.count[color]
            hope = self.hope[color * HOPE_COLUMNS + n]
            gain = more + max(0, self.hope[color * HOPE_COLUMNS + n + 1] - max(hope, self.bar))
            loss = less
            if n > 0 and hope > self.bar_next:
                loss += hope - max(self.hope[color * HOPE_COLUMNS + n - 1], self.bar_next)
            if n > 0:
                gain += sets
            if n > 1:
                loss += sets
            for rune in range(i64(RUNES)):
                self.gain[color * 3 + rune] = gain + self.rune_gain[rune]
                self.loss[color * 3 + rune] = loss + self.rune_loss[rune]

    def has_learned(self, s: State, spell: i64) -> bool:
        color = spell % COLORS
        return s.spells[color] == spell and s.level[self.seat * COLORS + color] > 0

    def stock(self, held: i64) -> i64:
        """The value of one more materia of any color when the pool holds `held`."""
        if held < 0 or held >= POOL_SIZE or held >= self.stores:
            return 0
        return self.weights[STOCK + held]

    def stock_sum(self, held: i64, n: i64) -> i64:
        total: i64 = 0
        for i in range(n):
            total += self.stock(held + i)
        return total

    # Drawing and taking.

    def unknown_gain(self, s: State) -> i64:
        """The mean gain of a materia from the pouch, without stock; its content follows from what is visible."""
        if self.mean == NEVER:
            total: i64 = 0
            for i in range(s.pouch_n):
                total += self.gain[i64(s.pouch[i])]
            n = s.pouch_n
            if n < 4:
                for materia in range(i64(MATERIA_TYPES)):
                    total += self.gain[materia] * i64(s.box[materia])
                n += s.box_n
            self.mean = total // n - self.stock(self.pool_n) if n > 0 else 0
        return self.mean

    def draw_gain(self, s: State, n: i64, shift: i64) -> i64:
        """The gain of drawing n when the pool holds `shift` more than now."""
        held = self.pool_n + shift
        fit = max(0, min(n, POOL_SIZE - held))
        return fit * self.unknown_gain(s) + self.stock_sum(held, fit)

    def take_gain(self, s: State, materia: i64) -> i64:
        """The gain of taking a materia from the Altar, with Mirage's draws."""
        return self.gain[materia] + self.mirage_gain(s, materia)

    def mirage_gain(self, s: State, materia: i64) -> i64:
        if not self.is_own_day or not self.has_learned(s, MIRAGE) or s.rune_on(self.seat, MIRAGE) != materia % 3:
            return 0
        return self.draw_gain(s, 1 if s.level[self.seat * COLORS + BLUE] == 3 else 2, 1)

    # Storing.

    def spaces_worth(self, s: State, n: i64) -> i64:
        """The value of the next n board spaces: their average while the end is far, else as printed; plus tempo."""
        there = s.stored_n[self.seat]
        fit = min(n, free_spaces(s, self.seat))
        worth = (BOARD_POINTS[there + fit] - BOARD_POINTS[there]) * POINT
        if self.tenths > 15:
            worth = fit * BOARD_POINTS[BOARD_SPACES] * POINT // BOARD_SPACES
        if self.tenths > 0:
            worth += fit * self.weights[TEMPO]
        return worth

    def shown_worth(self, s: State, materia: i64) -> i64:
        """What a stored materia adds to Feast and Communion."""
        seat = self.seat
        worth: i64 = 0
        if s.spells[BLACK] == FEAST:
            level = s.level[seat * COLORS + BLACK]
            at = seat * MATERIA_TYPES + materia // 3 * 3
            if i64(s.stored[at]) + i64(s.stored[at + 1]) + i64(s.stored[at + 2]) == 0:
                worth = POINT if level == 5 else (self.weights[FEAST_HOPE] if level == 0 else 0)
        counts = s.spells[YELLOW] == COMMUNION and s.level[seat * COLORS + YELLOW] == 4
        if counts and s.rune_on(seat, COMMUNION) == materia % 3:
            worth += POINT
        return worth
