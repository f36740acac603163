"""Learning a spell: which one, at what level, and the payment (section F)."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, SEAT, STEP, WAIT, A, B, C, D, Offer, Refusals, with_value
from sortilege.games.spellbook.engine.constants import (
    COLORS,
    E_LEARNS,
    E_STORES,
    EVERYBODY,
    FROM_POOL,
    INSTANT,
    LEARN,
    LEARN_STORES,
    MATERIA_TYPES,
    NOTHING_TO_LEARN,
    RUNE,
    TOKEN_FROM_TRIPLE,
    WILDS,
)
from sortilege.games.spellbook.engine.materia import (
    add_to_box,
    count_color,
    count_rune,
    free_spaces,
    hold,
    matches,
    offer_pool,
    put_on_board,
    release,
    remove_from_pool,
)
from sortilege.games.spellbook.engine.spell_costs import (
    can_finish,
    can_learn_any,
    can_pay,
    count_single_wilds,
    why_not_learn,
)
from sortilege.games.spellbook.engine.state import SPELL_KIND, State, Verb
from sortilege.games.spellbook.engine.verbs.action_program import row_argument, rune_for

# Steps of a Learn.
CHOOSE_SPELL: Final = 1
CHOOSE_WILDS: Final = 2  # how many wilds
PAY_COLOR: Final = 3  # pay materia of the color
CHOOSE_TOKEN: Final = 4  # which of them goes onto the card
CHOOSE_TRIPLE: Final = 5  # the rune of the next triple
PAY_TRIPLE: Final = 6  # its three materia
PAY_SINGLE: Final = 7  # Transmutation's wilds
STORE_SPENT: Final = 8  # Communion stores some of the spent materia
FINISHED: Final = 9


class Learn(Verb):
    """Learn one spell (25-31). The argument is 0, or how many single materia may be wild (Transmutation, 56).

    Registers: A the choice (3 × spell + level − 3), B real materia still to pay, C wilds still to pay, D the token + 1
    and the current triple (64 × (4 × rune + members left)). Spent materia lie in `hold`.
    """

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0 if can_learn_any(s, seat, row_argument(row, 0), rune) else NOTHING_TO_LEARN

    def run(self, s: State, f: i64) -> i64:
        step = s.stack[f + STEP]
        if step == 0:
            s.stack[f + STEP] = CHOOSE_SPELL
        if step == FINISHED:
            return self.finish(s, f)
        return WAIT

    def color(self, s: State, f: i64) -> i64:
        return s.stack[f + A] // 3 % COLORS

    def level(self, s: State, f: i64) -> i64:
        return s.stack[f + A] % 3 + 3

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        step = s.stack[f + STEP]
        if step == CHOOSE_SPELL:
            self.offer_spells(s, f, seat, out)
        elif step == CHOOSE_WILDS:
            for wilds in range(i64(3)):
                if self.can_pay_with(s, f, seat, wilds):
                    out.add(WILDS + wilds)
        elif step == PAY_COLOR:
            self.offer_real(s, f, seat, out)
        elif step == CHOOSE_TOKEN:
            for materia in range(i64(MATERIA_TYPES)):
                if s.hold[materia] > 0 and (materia // 3 == self.color(s, f)):
                    out.add(FROM_POOL + materia)
        elif step == CHOOSE_TRIPLE:
            for rune in range(i64(3)):
                if count_rune(s, seat, rune) >= 3:
                    out.add(RUNE + rune)
        elif step == PAY_TRIPLE:
            offer_pool(s, seat, -1, s.stack[f + D] // 256, out)
        elif step == PAY_SINGLE:
            for materia in range(i64(MATERIA_TYPES)):
                other = materia // 3 != self.color(s, f)
                if other and matches(materia, -1, rune_for(s, f)) and s.pool[seat * MATERIA_TYPES + materia] > 0:
                    out.add(FROM_POOL + materia)
        else:
            for materia in range(i64(MATERIA_TYPES)):
                if s.hold[materia] > 0:
                    out.add(FROM_POOL + materia)
        if out.n > 1 and self.takes_all(s, f, seat):
            out.n = 1

    def takes_all(self, s: State, f: i64, seat: i64) -> bool:
        """Return whether all that is offered has to go, so that only its order is left, which does not matter (25)."""
        step = s.stack[f + STEP]
        if step == PAY_COLOR:
            return count_color(s, seat, self.color(s, f)) == s.stack[f + B]
        if step == CHOOSE_TRIPLE:
            groups: i64 = 0
            for rune in range(i64(3)):
                groups += count_rune(s, seat, rune) // 3
            return groups == s.stack[f + C]
        if step == PAY_TRIPLE:
            return count_rune(s, seat, s.stack[f + D] // 256) == s.stack[f + D] // 64 % 4
        if step == PAY_SINGLE:
            return count_single_wilds(s, seat, self.color(s, f), rune_for(s, f)) == s.stack[f + C]
        return step == STORE_SPENT and s.hold_n == s.stack[f + B] - 1

    def offer_spells(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        rune = rune_for(s, f)
        transmuting = s.arg(f, 0)
        for color in range(i64(COLORS)):
            for level in range(i64(3), i64(6)):
                if why_not_learn(s, seat, color, level, transmuting, rune):
                    break  # a higher level costs at least as much
                out.add(LEARN + s.spells[color] * 3 + level - 3)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        if s.stack[f + STEP] != CHOOSE_SPELL:
            return
        rune = rune_for(s, f)
        for color in range(i64(COLORS)):
            for level in range(i64(3), i64(6)):
                reason = why_not_learn(s, seat, color, level, s.arg(f, 0), rune)
                if reason:
                    out.add(LEARN + s.spells[color] * 3 + level - 3, reason)

    def can_pay_with(self, s: State, f: i64, seat: i64, wilds: i64) -> bool:
        return can_pay(s, seat, self.color(s, f), self.level(s, f), wilds, s.arg(f, 0), rune_for(s, f))

    def offer_real(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        """Offer only materia after which the rest can still be paid; a triple may need the others."""
        color = self.color(s, f)
        for rune in range(i64(3)):
            at = seat * MATERIA_TYPES + color * 3 + rune
            if s.pool[at] == 0:
                continue
            fine = s.arg(f, 0) > 0
            if not fine:
                s.pool[at] = s.pool[at] - 1
                fine = can_finish(s, seat, color, s.stack[f + B] - 1, s.stack[f + C])
                s.pool[at] = s.pool[at] + 1
            if fine:
                out.add(FROM_POOL + color * 3 + rune)

    def spend(self, s: State, seat: i64, materia: i64) -> None:
        remove_from_pool(s, seat, materia)
        hold(s, materia)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        step = s.stack[f + STEP]
        if step == CHOOSE_SPELL:
            s.stack[f + A] = code - LEARN
            s.stack[f + STEP] = CHOOSE_WILDS
        elif step == CHOOSE_WILDS:
            s.stack[f + C] = code - WILDS
            s.stack[f + B] = self.level(s, f) - s.stack[f + C]
            s.stack[f + D] = 0
            s.stack[f + STEP] = PAY_COLOR
        elif step == PAY_COLOR:
            self.spend(s, seat, code - FROM_POOL)
            s.stack[f + B] -= 1
            if s.stack[f + B] == 0:
                s.stack[f + STEP] = self.after_real(s, f)
        elif step == CHOOSE_TOKEN:
            self.place_token(s, f, seat, code - FROM_POOL)
        elif step == CHOOSE_TRIPLE:
            s.stack[f + D] = (s.stack[f + D] & 63) + 256 * (code - RUNE) + 64 * 3
            s.stack[f + STEP] = PAY_TRIPLE
        elif step == PAY_TRIPLE:
            self.spend(s, seat, code - FROM_POOL)
            self.count_member(s, f)
        elif step == PAY_SINGLE:
            self.spend(s, seat, code - FROM_POOL)
            s.stack[f + C] -= 1
            if s.stack[f + C] == 0:
                s.stack[f + STEP] = self.after_wilds(s, f)
        else:
            self.store_spent(s, f, seat, code - FROM_POOL)
        return self.continue_learning(s, f, seat)

    def after_real(self, s: State, f: i64) -> i64:
        """Under the option the token may come from a triple, so it is chosen last (29)."""
        if s.options[TOKEN_FROM_TRIPLE] and s.stack[f + C] > 0:
            return self.wild_step(s, f)
        return CHOOSE_TOKEN

    def wild_step(self, s: State, f: i64) -> i64:
        return PAY_SINGLE if s.arg(f, 0) else CHOOSE_TRIPLE

    def after_wilds(self, s: State, f: i64) -> i64:
        return STORE_SPENT if s.stack[f + D] & 63 else CHOOSE_TOKEN

    def count_member(self, s: State, f: i64) -> None:
        s.stack[f + D] -= 64
        if s.stack[f + D] & 192 == 0:
            s.stack[f + D] &= 63
            s.stack[f + C] -= 1
            s.stack[f + STEP] = CHOOSE_TRIPLE if s.stack[f + C] > 0 else self.after_wilds(s, f)

    def place_token(self, s: State, f: i64, seat: i64, materia: i64) -> None:
        """Put one of the matching materia on the card."""
        release(s, materia)
        s.stack[f + D] = materia + 1
        at = seat * COLORS + self.color(s, f)
        s.token = with_value(s.token, at, materia + 1)
        s.level = with_value(s.level, at, self.level(s, f))
        s.since = with_value(s.since, at, s.day)
        s.tell(E_LEARNS, seat, s.spells[self.color(s, f)], self.level(s, f), 0, EVERYBODY)
        s.stack[f + STEP] = self.wild_step(s, f) if s.stack[f + C] > 0 else STORE_SPENT

    def continue_learning(self, s: State, f: i64, seat: i64) -> i64:
        """At STORE_SPENT, register B counts what Communion stores, limited by space and by what was spent (55)."""
        if s.stack[f + STEP] != STORE_SPENT:
            return CALL
        if s.stack[f + B] == 0:
            s.stack[f + B] = 1 + min(s.passive(seat, LEARN_STORES), min(free_spaces(s, seat), s.hold_n))
        if s.stack[f + B] > 1:
            return WAIT
        s.stack[f + STEP] = FINISHED
        return CALL

    def store_spent(self, s: State, f: i64, seat: i64, materia: i64) -> None:
        release(s, materia)
        put_on_board(s, seat, materia)
        s.tell(E_STORES, seat, materia, 0, 0, EVERYBODY)
        s.stack[f + B] -= 1

    def finish(self, s: State, f: i64) -> i64:
        """Discard what was spent, then run the instant effect once (31)."""
        for materia in range(i64(MATERIA_TYPES)):
            while s.hold[materia] > 0:
                release(s, materia)
                add_to_box(s, materia)
        seat = s.stack[f + SEAT]
        spell = s.spells[self.color(s, f)]
        program = INSTANT[spell * 3 + self.level(s, f) - 3]
        s.advance(f)
        if program:
            s.push(program, seat, seat, spell)
        return CALL


LEARN_VERB: Final = Learn("learn", SPELL_KIND)
