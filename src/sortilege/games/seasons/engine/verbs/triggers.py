"""Triggers: which seat resolves which effect, in the order of `cards/effect_order.py` (E2, H10, J1-J4)."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, CARD, NEXT, SEAT, STEP, WAIT, A, B, C, Offer, with_value
from sortilege.games.seasons.engine.cards_in_play import set_spent
from sortilege.games.seasons.engine.constants import (
    CHEST,
    GAIN,
    HOURGLASS,
    IS_TESTED_AGAIN,
    NOBODY,
    ON_ROUND_END,
    ON_SEASON,
    ORDER,
    ORDER_MAX,
    PLAY,
    PROGRAM,
    ROUND_END_ORDER,
    SLOTS,
    TRIGGERS,
)
from sortilege.games.seasons.engine.named_cards import HOURGLASS_OF_TIME, WONDROUS_CHEST
from sortilege.games.seasons.engine.round_end_order import OWED_ENERGY, next_effects
from sortilege.games.seasons.engine.rule_program_rows import OWED
from sortilege.games.seasons.engine.state import CARDS, State, Verb
from sortilege.games.seasons.engine.verbs.flow import why_not_run

# A sweep's first argument is the trigger, the second the seats.
THIS_SEAT: Final = 0
EVERY_SEAT: Final = 1


class Sweep(Verb):
    """Fire one trigger for the cards in play, copy by copy on the updated state.

    Registers: A the player's offset from the frame's seat, B the place in the order. The frame's own card does not
    trigger for its own arrival (E4).
    """

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            for seat in range(s.seats):
                for i in range(s.play_n[seat]):
                    copy = s.play[seat * SLOTS + i]
                    if s.spent[copy]:
                        set_spent(s, copy, 0)
            s.stack[f + A] = 0
            s.stack[f + B] = 0
            s.stack[f + STEP] = 1
        while s.stack[f + A] < (s.seats if s.arg(f, 1) == EVERY_SEAT else 1):
            whose = s.left_of(s.stack[f + SEAT], s.stack[f + A])
            outcome = self.fire_for(s, f, whose)
            if outcome != NEXT:
                return outcome
            s.stack[f + A] += 1
            s.stack[f + B] = 0
        return NEXT

    def fire_for(self, s: State, f: i64, seat: i64) -> i64:
        """Push the seat's next trigger (CALL), or return NEXT when none is left."""
        trigger = s.arg(f, 0)
        if trigger == ON_ROUND_END:
            if s.options[ROUND_END_ORDER]:
                return self.fire_or_ask(s, f, seat)
            if s.owed[seat] > 0:
                return self.push_owed(s, seat)
        if not s.has_trigger(seat, trigger):
            return NEXT
        while True:
            at = s.stack[f + B]
            for earlier in range(at):  # effects tested again after each later step (J3)
                kind = ORDER[trigger * ORDER_MAX + earlier]
                if IS_TESTED_AGAIN[kind] and self.fire(s, f, seat, kind):
                    return CALL
            kind = ORDER[trigger * ORDER_MAX + at]
            if kind < 0:
                return NEXT
            if self.fire(s, f, seat, kind):
                return CALL
            s.stack[f + B] += 1

    def program_of(self, s: State, f: i64, copy: i64) -> i64:
        """Return the program of this copy for the trigger, 0 if it has none or has fired in this sweep."""
        if s.spent[copy] or copy == s.stack[f + CARD] or not self.is_due(s, f, copy):
            return 0
        return PROGRAM[s.works_as(copy) * TRIGGERS + s.arg(f, 0)]

    def is_ready(self, s: State, f: i64, seat: i64, copy: i64) -> bool:
        """Return whether this copy has the trigger, has not fired in this sweep and meets its condition."""
        program = self.program_of(s, f, copy)
        return program > 0 and why_not_run(s, seat, copy, program, 0) == 0

    def is_due(self, s: State, f: i64, copy: i64) -> bool:
        """Return False for a Wondrous Chest that fires at the end of its owner's turn instead (V4)."""
        return not (s.works_as(copy) == WONDROUS_CHEST and s.arg(f, 0) == ON_ROUND_END and s.options[CHEST])

    def fire(self, s: State, f: i64, seat: i64, kind: i64) -> bool:
        if kind >= len(s.printed):  # a card released after this game started
            return False
        at = seat * SLOTS
        printing = s.printed[kind]
        for i in range(s.play_n[seat]):
            copy = s.play[at + i]
            if s.works_as(copy) == printing and self.is_ready(s, f, seat, copy):
                self.push_trigger(s, f, seat, copy)
                return True
        return False

    def push_trigger(self, s: State, f: i64, seat: i64, copy: i64) -> None:
        set_spent(s, copy, 1)
        trigger = s.arg(f, 0)
        kind = s.works_as(copy)
        if trigger == ON_SEASON and kind == HOURGLASS_OF_TIME and s.options[HOURGLASS] and s.active != NOBODY:
            s.owed = with_value(s.owed, seat, s.owed[seat] + 1)  # postponed to the end of this round (V7)
            return
        s.push(PROGRAM[kind * TRIGGERS + trigger], seat, seat, copy)

    def push_owed(self, s: State, seat: i64) -> i64:
        g = s.push(OWED, seat, seat, HOURGLASS_OF_TIME * 2)
        s.stack[g + C] = s.owed[seat]
        s.owed = with_value(s.owed, seat, 0)
        return CALL

    # round_end=owner_order: the owner chooses the next effect where the order matters (J2).

    def fire_or_ask(self, s: State, f: i64, seat: i64) -> i64:
        effects = self.effects_to_choose(s, f, seat)
        if effects == 0:
            return NEXT
        if effects & (effects - 1):
            return WAIT
        if effects == 1 << OWED_ENERGY:
            return self.push_owed(s, seat)
        i: i64 = 0
        while not effects & (1 << i):
            i += 1
        self.push_trigger(s, f, seat, s.play[seat * SLOTS + i])
        return CALL

    def effects_to_choose(self, s: State, f: i64, seat: i64) -> i64:
        """Return the effects that may come next as a set of round_end_order."""
        waiting: i64 = 0
        ready: i64 = 0
        if s.has_trigger(seat, ON_ROUND_END):
            for i in range(s.play_n[seat]):
                copy = s.play[seat * SLOTS + i]
                program = self.program_of(s, f, copy)
                if program > 0:
                    waiting |= 1 << i
                    if why_not_run(s, seat, copy, program, 0) == 0:
                        ready |= 1 << i
        if s.owed[seat] > 0:
            waiting |= 1 << OWED_ENERGY
            ready |= 1 << OWED_ENERGY
        return next_effects(s, seat, waiting, ready)

    def asked(self, s: State, f: i64) -> i64:
        return 1 << s.left_of(s.stack[f + SEAT], s.stack[f + A])

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        effects = self.effects_to_choose(s, f, seat)
        for i in range(s.play_n[seat]):
            if effects & (1 << i):
                out.add(PLAY + s.play[seat * SLOTS + i])
        if effects & (1 << OWED_ENERGY):
            out.add(GAIN)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == GAIN:
            return self.push_owed(s, seat)
        self.push_trigger(s, f, seat, code - PLAY)
        return CALL


class ChestAtTurnEnd(Sweep):
    """chest=turn: fire the Wondrous Chest when its owner's turn ends (V4)."""

    def is_due(self, s: State, f: i64, copy: i64) -> bool:
        return s.works_as(copy) == WONDROUS_CHEST

    def fire_for(self, s: State, f: i64, seat: i64) -> i64:
        if s.options[CHEST] and self.fire(s, f, seat, WONDROUS_CHEST):
            return CALL
        return NEXT


SWEEP: Final = Sweep("sweep", CARDS)
CHEST_AT_TURN_END: Final = ChestAtTurnEnd("chest_at_turn_end")
