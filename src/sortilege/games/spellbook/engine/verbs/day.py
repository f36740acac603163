"""The Day: three phases, Altar and end (sections A, C, I, J), and Clone, which copies phases (section H)."""

from typing import Final, final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, NEXT, PC, POP, SEAT, STEP, WAIT, A, E, Offer, Refusals
from sortilege.games.spellbook.engine.constants import (
    BOARD_SPACES,
    CAST,
    COLORS,
    COPIED_RUNE,
    COPY,
    E_CASTS,
    E_COPIES,
    E_DAY,
    E_OPPONENT,
    E_PRIMARY,
    E_SKIPS,
    E_TRIGGERS,
    E_WIPES,
    EVERYBODY,
    FROM_ALTAR,
    FROM_POOL,
    LEARNED_TODAY,
    MORNING,
    MORNINGS,
    NO_RUNE,
    NOBODY,
    NOTHING_HAPPENS,
    NOTHING_TO_COPY,
    OPPONENT_SPACES,
    PASS,
    PHASE,
    PRIMARY,
    PROGRAM,
    RULES,
    SOLO_EMPTY_ALTAR,
    SOLO_SURPLUS,
    TAKE_1,
    TO_SEAT,
    WHITE,
    WIPING_SPACES,
)
from sortilege.games.spellbook.engine.materia import (
    add_to_box,
    count_rune,
    discard,
    offer_altar,
    remove_from_altar,
    supply_altar,
    wipe_altar,
    with_one_more,
)
from sortilege.games.spellbook.engine.rule_program_rows import DAY, GAME, PRIMARIES
from sortilege.games.spellbook.engine.state import MATERIA_KIND, MENU, State, Verb
from sortilege.games.spellbook.engine.verbs.action_program import row_argument, why_not_run, would_change


def why_not_action(s: State, seat: i64, program: i64, rune: i64) -> i64:
    """Return the reason against an action, or 0; an action must change something (5)."""
    reason = why_not_run(s, seat, program, rune)
    if reason:
        return reason
    return 0 if would_change(s, seat, program, rune) else NOTHING_HAPPENS


def primary_program(primary: i64) -> i64:
    return PRIMARIES + 4 * primary


def start_primary(s: State, seat: i64, primary: i64) -> None:
    s.tell(E_PRIMARY, seat, primary, 0, 0, EVERYBODY)
    s.push(primary_program(primary), seat, seat, PRIMARY + primary)


def first_primary(phase: i64) -> i64:
    if phase == MORNING:
        return 0
    return phase + 1


def end_primary(phase: i64) -> i64:
    return phase + 2


@final
class Phase(Verb):
    """Choose one action of the phase, or none: a primary action or a spell learned on an earlier Day (1, 2, 4).

    Arguments: the phase, and 1 for the immediate Morning action of Swiftness. Register A: actions left.
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 1
            if s.arg(f, 0) == MORNING and s.arg(f, 1) == 0:
                s.stack[f + A] += self.extra_mornings(s, seat)
        return WAIT if s.stack[f + A] > 0 else NEXT

    def extra_mornings(self, s: State, seat: i64) -> i64:
        """Extra Morning actions: Swiftness at level 5 works from the Day after it was learned or raised (47)."""
        return s.passive(seat, MORNINGS)

    def why_not_cast(self, s: State, seat: i64, color: i64, level: i64) -> i64:
        spell = s.spells[color]
        if s.since[seat * COLORS + color] == s.day:
            return LEARNED_TODAY
        return why_not_action(s, seat, PROGRAM[spell * 3 + level - 3], s.rune_on(seat, spell))

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        phase = s.arg(f, 0)
        out.add(PASS)
        for primary in range(first_primary(phase), end_primary(phase)):
            if why_not_action(s, seat, primary_program(primary), 0) == 0:
                out.add(TAKE_1 + primary)
        levels = s.level
        for color in range(i64(COLORS)):
            learned = levels[seat * COLORS + color]
            if learned == 0 or PHASE[s.spells[color]] != phase:
                continue
            spell = s.spells[color]
            for level in range(i64(3), learned + 1):
                if PROGRAM[spell * 3 + level - 3] and self.why_not_cast(s, seat, color, level) == 0:
                    out.add(CAST + spell * 3 + level - 3)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        phase = s.arg(f, 0)
        for primary in range(first_primary(phase), end_primary(phase)):
            reason = why_not_action(s, seat, primary_program(primary), 0)
            if reason:
                out.add(TAKE_1 + primary, reason)
        for color in range(i64(COLORS)):
            spell = s.spells[color]
            if PHASE[spell] != phase:
                continue
            for level in range(i64(3), s.level[seat * COLORS + color] + 1):
                if PROGRAM[spell * 3 + level - 3] and self.why_not_cast(s, seat, color, level):
                    out.add(CAST + spell * 3 + level - 3, self.why_not_cast(s, seat, color, level))

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + A] -= 1
        if code == PASS:
            s.tell(E_SKIPS, seat, s.arg(f, 0), 0, 0, EVERYBODY)
            return NEXT
        if code >= CAST:
            spell = (code - CAST) // 3
            level = (code - CAST) % 3 + 3
            s.tell(E_CASTS, seat, spell, level, 0, EVERYBODY)
            s.push(PROGRAM[code - CAST], seat, seat, spell)
        else:
            start_primary(s, seat, code - TAKE_1)
        return CALL


class CopyAction(Verb):
    """Clone: copy an action of a phase, primary or of another player's spell, as if learned (58-64).

    Solo: the level-4 effect of an own unlearned spell, with Clone's rune, and no primary action (75).
    """

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0 if self.can_copy(s, seat, row_argument(row, 0)) else NOTHING_TO_COPY

    def can_copy(self, s: State, seat: i64, phase: i64) -> bool:
        if not s.solo:
            for primary in range(first_primary(phase), end_primary(phase)):
                if why_not_action(s, seat, primary_program(primary), 0) == 0:
                    return True
        for color in range(i64(COLORS)):
            for level in range(i64(3), i64(6)):
                if self.owners(s, seat, phase, color, level):
                    return True
        return False

    def owners(self, s: State, seat: i64, phase: i64, color: i64, level: i64) -> i64:
        """The mask of seats whose spell can be copied at this level with effect; in a solo game, seat 0 stands for
        none.
        """
        spell = s.spells[color]
        program = PROGRAM[spell * 3 + level - 3]
        if color == WHITE or PHASE[spell] != phase or program == 0:
            return 0
        mask: i64 = 0
        if s.solo:
            free = level == 4 and s.level[color] == 0
            if free and why_not_action(s, seat, program, s.rune_on(seat, s.spells[WHITE])) == 0:
                mask = 1
            return mask
        for other in range(s.seats):
            if other != seat and s.level[other * COLORS + color] >= level:
                rune = s.rune_on(seat, s.spells[WHITE]) if s.options[COPIED_RUNE] else s.rune_on(other, spell)
                if why_not_action(s, seat, program, rune) == 0:
                    mask |= 1 << other
        return mask

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + STEP] == 1:
            chosen = s.stack[f + A]
            mask = self.owners(s, seat, s.arg(f, 0), chosen // 3 % COLORS, chosen % 3 + 3)
            for other in range(s.seats):
                if mask & (1 << other):
                    out.add(TO_SEAT + other)
            return
        phase = s.arg(f, 0)
        if not s.solo:
            for primary in range(first_primary(phase), end_primary(phase)):
                if why_not_action(s, seat, primary_program(primary), 0) == 0:
                    out.add(TAKE_1 + primary)
        for color in range(i64(COLORS)):
            for level in range(i64(3), i64(6)):
                if self.owners(s, seat, phase, color, level):
                    out.add(COPY + s.spells[color] * 3 + level - 3)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if s.stack[f + STEP] == 1:
            return self.copy(s, f, seat, s.stack[f + A], code - TO_SEAT)
        if code < COPY:
            s.advance(f)
            start_primary(s, seat, code - TAKE_1)
            return CALL
        chosen = code - COPY
        mask = self.owners(s, seat, s.arg(f, 0), chosen // 3 % COLORS, chosen % 3 + 3)
        owner = self.single_owner(s, mask, chosen // 3)
        if owner < s.seats:
            return self.copy(s, f, seat, chosen, owner)
        s.stack[f + STEP] = 1
        s.stack[f + A] = chosen
        return WAIT

    def single_owner(self, s: State, mask: i64, spell: i64) -> i64:
        """Return the owner to copy from if there is only one or the rune is the same; else NOBODY, because it differs
        (60).
        """
        found: i64 = NOBODY
        for other in range(s.seats):
            if mask & (1 << other):
                if found < s.seats and s.rune_on(other, spell) != s.rune_on(found, spell):
                    return NOBODY
                if found >= s.seats:
                    found = other
        return found

    def copy(self, s: State, f: i64, seat: i64, chosen: i64, owner: i64) -> i64:
        s.advance(f)
        s.tell(E_COPIES, seat, chosen // 3, chosen % 3 + 3, 0, EVERYBODY)
        g = s.push(PROGRAM[chosen], seat, owner, chosen // 3)
        s.stack[g + E] = 1
        return CALL


class DiscardForCopy(CopyAction):
    """Clone at level 5: first discard a materia with its rune, one after which something can still be copied."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if count_rune(s, seat, rune) == 0:
            return NO_RUNE
        for color in range(i64(COLORS)):
            if self.still_copies(s, seat, color * 3 + rune, row_argument(row, 0)):
                return 0
        return NOTHING_TO_COPY

    def still_copies(self, s: State, seat: i64, materia: i64, phase: i64) -> bool:
        at = seat * 21 + materia
        if s.pool[at] == 0:
            return False
        s.pool[at] = s.pool[at] - 1
        s.pool_n[seat] -= 1
        s.box_n += 1
        found = self.can_copy(s, seat, phase)
        s.box_n -= 1
        s.pool_n[seat] += 1
        s.pool[at] = s.pool[at] + 1
        return found

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        rune = s.rune_on(seat, s.spells[WHITE])
        for color in range(i64(COLORS)):
            if self.still_copies(s, seat, color * 3 + rune, s.arg(f, 0)):
                out.add(FROM_POOL + color * 3 + rune)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        discard(s, seat, code - FROM_POOL)
        return NEXT


class CopyAfterDiscard(CopyAction):
    """The copy after the discard; DiscardForCopy checked that there is something to copy."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0


class StartDay(Verb):
    def run(self, s: State, f: i64) -> i64:
        s.day += 1
        s.tell(E_DAY, s.active, s.day, 0, 0, EVERYBODY)
        s.advance(f)
        s.push(DAY, s.active, s.active, RULES)
        return CALL


class EndDay(Verb):
    """A player who has learned seven spells or filled the board triggers the end (66)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.triggered == 0 and (s.spells_learned(seat) == COLORS or s.stored_n[seat] == BOARD_SPACES):
            s.triggered = 1
            s.tell(E_TRIGGERS, seat, 0, 0, 0, EVERYBODY)
        return NEXT


class ResupplyAltar(Verb):
    """Fill to five, add one, or wipe and draw five (15, 17). Solo: one to the opponent, then fill to seven (70-78)."""

    def run(self, s: State, f: i64) -> i64:
        if s.solo:
            if s.altar_n == 0 and s.options[SOLO_EMPTY_ALTAR]:
                supply_altar(s, 7)
            return WAIT if s.altar_n > 0 else self.fill_to_seven(s)
        if s.altar_n >= 10:
            s.tell(E_WIPES, NOBODY, s.altar_n, 0, 0, EVERYBODY)
            wipe_altar(s)
        supply_altar(s, 1 if s.altar_n >= 5 else 5 - s.altar_n)
        return NEXT

    def fill_to_seven(self, s: State) -> i64:
        while s.altar_n > 7 and s.options[SOLO_SURPLUS] == 0:
            oldest = i64(s.altar[0])
            remove_from_altar(s, oldest)
            add_to_box(s, oldest)
        supply_altar(s, max(0, 7 - s.altar_n))
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_altar(s, -1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        materia = code - FROM_ALTAR
        remove_from_altar(s, materia)
        s.opponent = with_one_more(s.opponent, materia)
        s.opponent_n += 1
        s.tell(E_OPPONENT, NOBODY, materia, s.opponent_n, 0, EVERYBODY)
        for space in WIPING_SPACES:
            if s.opponent_n == space:
                s.tell(E_WIPES, NOBODY, s.altar_n, 0, 0, EVERYBODY)
                wipe_altar(s)
        return self.fill_to_seven(s)


class NextDay(Verb):
    """Once triggered, the round is completed; the game ends with the last player's Day (66, 73)."""

    def run(self, s: State, f: i64) -> i64:
        following = s.left_of(s.active, 1)
        if s.opponent_n == OPPONENT_SPACES or (s.triggered and following == s.first):
            return POP
        s.active = following
        s.stack[f + PC] = GAME
        return CALL


PHASE_VERB: Final = Phase("phase", MENU)
COPY_ACTION: Final = CopyAction("copy_action", MENU)
DISCARD_FOR_COPY: Final = DiscardForCopy("discard_for_copy", MATERIA_KIND)
COPY_AFTER_DISCARD: Final = CopyAfterDiscard("copy_after_discard", MENU)
START_DAY: Final = StartDay("start_day")
END_DAY: Final = EndDay("end_day")
RESUPPLY_ALTAR: Final = ResupplyAltar("resupply_altar", MATERIA_KIND)
NEXT_DAY: Final = NextDay("next_day")
