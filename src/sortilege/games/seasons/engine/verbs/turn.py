"""A player's turn: the window before the die's actions, the die, then everything else in any order (C1, B4)."""

from typing import Final, final

from mypy_extensions import i64, u8

from sortilege.core.engine.machine import CALL, CARD, NEXT, SEAT, STEP, WAIT, A, Offer, Refusals, with_value
from sortilege.games.seasons.engine.cards_in_play import has_slot, is_distinct, set_worked
from sortilege.games.seasons.engine.constants import (
    ABILITY,
    ABILITY_PERMANENT,
    ABILITY_PROGRAM,
    ABILITY_USED,
    ACTIVATE,
    ACTIVATION,
    BEFORE_DIE,
    BEFORE_THE_FIRST_YEAR,
    BEFORE_YEAR1,
    BONUS,
    BONUS_CARD,
    CARD_TURNED,
    CRYSTAL_DIE_PERMITS,
    CRYSTALS_SHORT,
    DIE_DRAW,
    DIE_GAUGE,
    DIE_PENDING,
    DIE_USED,
    DIEFIRST,
    DRAW,
    DRAW_BONUS,
    E_ABILITY,
    E_ACTIVATES,
    E_BONUS,
    E_ENDS_TURN,
    E_PLACES,
    E_REROLL,
    E_STEADFAST,
    E_SUMMONS,
    E_TRANSMUTES,
    E_TURN,
    E_VISION,
    EARTH,
    END,
    EVERYBODY,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    FACES,
    FAIRIES,
    GAIN,
    GAUGE_MAX,
    GAUGE_WORD,
    HEART_ENERGY,
    INSTEAD_OF_DIE,
    LIFE_BONUS,
    LOCKED_OUT,
    MAX_BONUSES,
    MOVE,
    NO_ACTIVATION,
    NO_PENDING_DRAW,
    NO_PERMISSION,
    NO_SUCH_ENERGY,
    NOT_NOW,
    OLAF_BONUS,
    OLAFS_KNOWLEDGE,
    PASS,
    PASSIVE,
    PASSIVES,
    PERMIT,
    PROGRAM,
    REST_OPTIONAL,
    RULES,
    SLOTS,
    SUMMON,
    TOKEN_CARD,
    TRACK_FULL,
    TRANSMUTE,
    TRANSMUTE_BONUS,
    TRIGGERS,
    VISION,
    VISION_COST,
    VISION_OF_DESTINY,
    VISION_USED,
)
from sortilege.games.seasons.engine.crystals import (
    fairies_against,
    gain_crystals,
    is_locked,
    lose_crystals,
    may_transmute,
    pay_fairies,
    transmute_value,
)
from sortilege.games.seasons.engine.energy import (
    available_energy,
    gain_energy,
    offer_any_token,
    place_tokens,
    push_reduction,
    spend_token,
    tokens_on,
)
from sortilege.games.seasons.engine.named_cards import BALANCE_OF_ISHTAR, POTION_OF_LIFE, RAVEN_THE_USURPER
from sortilege.games.seasons.engine.piles import hand_kind, move_top_to_discard, show_in_hand
from sortilege.games.seasons.engine.rule_program_rows import BONUS_PROGRAMS, DIE_DRAWS_ONE, DIE_DRAWS_TWO, SUMMON_CARD
from sortilege.games.seasons.engine.state import MENU, SPACES, State, Verb, out_of_play_code
from sortilege.games.seasons.engine.summon import toll_against, why_not_pay, why_not_summon
from sortilege.games.seasons.engine.verbs.flow import why_not_run
from sortilege.games.seasons.engine.verbs.gains import raise_gauge
from sortilege.games.seasons.engine.wheel import move_wheel


def why_not_activate(s: State, seat: i64, copy: i64, in_window: bool) -> i64:
    """Return the first condition that fails, 0 when the card can be activated now (F1, F5)."""
    card = s.works_as(copy)
    program = PROGRAM[card * TRIGGERS + ACTIVATION]
    if program == 0:
        return NO_ACTIVATION
    if s.turned[copy]:
        return CARD_TURNED
    if (PASSIVE[card * PASSIVES + BEFORE_DIE] != 0) != in_window:
        return DIE_USED
    spare = s.crystals[seat]
    if s.options[FAIRIES] == 0:  # the toll comes first, and the cost must still be payable (F7)
        spare = max(0, spare - fairies_against(s, seat))
    return why_not_run(s, seat, copy, program, spare)


def activate(s: State, seat: i64, copy: i64) -> None:
    """Turn the card, feed the Hearts, pay the Fairies, and start the card's program."""
    s.turned[copy] = u8(1)
    s.tell(E_ACTIVATES, seat, copy >> 1, 0, 0, EVERYBODY)
    feed_hearts(s, seat)
    if s.options[FAIRIES] == 0:
        pay_fairies(s, seat)
    s.push(PROGRAM[s.works_as(copy) * TRIGGERS + ACTIVATION], seat, seat, copy)


def feed_hearts(s: State, seat: i64) -> None:
    """Put one earth energy a turn onto each Heart of Argos; the round end clears it, so an empty one is due (L1)."""
    if not s.passive(seat, HEART_ENERGY):
        return
    for i in range(s.play_n[seat]):
        copy = s.play[seat * SLOTS + i]
        if PASSIVE[s.works_as(copy) * PASSIVES + HEART_ENERGY] and tokens_on(s, copy) == 0:
            place_tokens(s, copy, EARTH, PASSIVE[s.works_as(copy) * PASSIVES + HEART_ENERGY])
            s.tell(E_PLACES, seat, EARTH, copy >> 1, 0, EVERYBODY)


def why_not_ability(s: State, seat: i64) -> i64:
    """Return the first condition that fails for the seat's ability token now (section T)."""
    token = s.ability[seat] - 1
    if ABILITY_PROGRAM[token] == 0:
        return ABILITY_PERMANENT
    if s.ability_used[seat]:
        return ABILITY_USED
    return why_not_run(s, seat, TOKEN_CARD + token, ABILITY_PROGRAM[token], s.crystals[seat])


def why_not_vision(s: State, seat: i64) -> i64:
    """Return the first condition that fails for Vision of Destiny.

    Once a turn, five crystals put the top card onto the discard (N10).
    """
    if s.vision_used:
        return VISION_USED
    if s.crystals[seat] < VISION_COST[0]:
        return CRYSTALS_SHORT
    return 0 if s.deck_n > 0 else NOT_NOW


def use_bonus(s: State, seat: i64, bonus: i64) -> None:
    s.track = with_value(s.track, seat, s.track[seat] + 1)
    s.tell(E_BONUS, seat, bonus, s.track[seat], 0, EVERYBODY)


def why_not_bonus(s: State, seat: i64, bonus: i64) -> i64:
    """Return the first condition that fails for a common bonus now (G1-G5); Olaf's needs only a free space."""
    if s.track[seat] >= MAX_BONUSES:
        return TRACK_FULL
    if bonus == TRANSMUTE_BONUS and is_locked(s) and not has_transmuting_card(s, seat):
        return LOCKED_OUT
    if bonus == DRAW_BONUS:
        return 0 if s.die_left & 1 else NO_PENDING_DRAW
    return why_not_run(s, seat, BONUS_CARD + bonus, BONUS_PROGRAMS + 4 * bonus, s.crystals[seat])


def has_transmuting_card(s: State, seat: i64) -> bool:
    """Return whether a card, in hand or ready in play, transmutes by itself and gains by the bonus (D6, D7)."""
    for i in range(s.hand_n[seat]):
        if gains_by_bonus(s, hand_kind(s, seat, i)):
            return True
    for j in range(s.play_n[seat]):
        copy = s.play[seat * SLOTS + j]
        model = s.mimics[copy & 1] if copy >> 1 == RAVEN_THE_USURPER else 0
        if not s.turned[copy] and gains_by_bonus(s, (model - 1) >> 1 if model else copy >> 1):
            return True
    return False


def gains_by_bonus(s: State, kind: i64) -> bool:
    return kind == BALANCE_OF_ISHTAR or (kind == POTION_OF_LIFE and s.options[LIFE_BONUS] == 0)


def draw_for_die(s: State, seat: i64, with_bonus: bool) -> None:
    """Run the die's draw action, or draw two cards instead (C3, G4)."""
    s.die_left &= ~1
    if with_bonus:
        use_bonus(s, seat, DRAW_BONUS)
        s.push(DIE_DRAWS_TWO, seat, seat, BONUS_CARD + DRAW_BONUS)
    else:
        s.push(DIE_DRAWS_ONE, seat, seat, RULES)


class BeforeTheDie(Verb):
    """The window before the die's actions, for the cards that belong there (C1)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.tell(E_TURN, seat, 0, 0, 0, EVERYBODY)
            s.stack[f + STEP] = 1
        if s.passive(seat, BEFORE_DIE):
            for i in range(s.play_n[seat]):
                if why_not_activate(s, seat, s.play[seat * SLOTS + i], True) == 0:
                    return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        for i in range(s.play_n[seat]):
            copy = s.play[seat * SLOTS + i]
            if why_not_activate(s, seat, copy, True) == 0 and is_distinct(s, seat, copy):
                out.add(ACTIVATE + copy)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.play_n[seat]):
            copy = s.play[seat * SLOTS + i]
            if s.turned[copy]:
                out.add(ACTIVATE + copy, CARD_TURNED)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return NEXT
        activate(s, seat, code - ACTIVATE)
        return CALL


class RerollDie(Verb):
    """Reroll the seat's own die of the round's color; the new face is binding (K15, B3)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        i = s.die_of(seat)
        s.faces = with_value(s.faces, i, s.rng.below(6))
        s.learn(EVERYBODY)
        s.tell(E_REROLL, seat, s.bag[s.rolled * 5 + i], s.faces[i], 0, EVERYBODY)
        return NEXT


class InsteadOfDie(Verb):
    """Steadfast Die: ignore the die and take one of three effects, once a turn (L14)."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0 and self.find_stand_in(s, s.stack[f + SEAT]) >= 0:
            s.stack[f + STEP] = 1
            return WAIT
        return NEXT

    def find_stand_in(self, s: State, seat: i64) -> i64:
        """Return a card of the seat that can replace the die, −1 for none."""
        if not s.has_trigger(seat, INSTEAD_OF_DIE):
            return -1
        for i in range(s.play_n[seat]):
            copy = s.play[seat * SLOTS + i]
            if PROGRAM[s.works_as(copy) * TRIGGERS + INSTEAD_OF_DIE]:
                return copy
        return -1

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        out.add(GAUGE_WORD)
        out.add(GAIN)
        out.add(PERMIT)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return NEXT
        copy = self.find_stand_in(s, seat)
        s.die_ignored = 1
        s.tell(E_STEADFAST, seat, copy >> 1, 0, 0, EVERYBODY)
        g = s.push(PROGRAM[s.works_as(copy) * TRIGGERS + INSTEAD_OF_DIE], seat, seat, copy)
        s.stack[g + A] = 0 if code == GAUGE_WORD else 1 if code == GAIN else 2
        return CALL


class ThreeWays(Verb):
    """Run the program of the way in register A: (gauge, energy, permission)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        way = s.arg(f, s.stack[f + A])
        s.advance(f)
        s.push(way, seat, seat, s.stack[f + CARD])
        return CALL


class DieActions(Verb):
    """Take energy, crystals, gauge and draw before anything else; transmuting is only permitted (C2-C6, V5)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.die_ignored:
            return NEXT
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            face = s.face_offset(s.die_of(seat))
            for energy in range(i64(4)):
                gain_energy(s, seat, energy, FACES[face + energy])
            gain_crystals(s, seat, FACES[face + FACE_CRYSTALS])
            s.permit = FACES[face + FACE_TRANSMUTE]
            s.die_crystals = 1 if FACES[face + FACE_CRYSTALS] > 0 else 0
            s.die_left = FACES[face + FACE_DRAW] + 2 * FACES[face + FACE_GAUGE]
            if push_reduction(s, seat):
                return CALL
        if s.die_left & 2 and s.gauge[seat] == GAUGE_MAX:
            s.die_left &= ~2  # lost (C4)
        if s.options[DIEFIRST]:
            return NEXT
        if s.die_left & 2:
            s.die_left &= ~2
            raise_gauge(s, seat, 1)
        return WAIT if s.die_left & 1 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(DRAW)
        if why_not_bonus(s, seat, DRAW_BONUS) == 0:
            out.add(BONUS + DRAW_BONUS)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        draw_for_die(s, seat, code != DRAW)
        return CALL


@final
class Menu(Verb):
    """Everything a player may do after the die's actions, in any order, until they end the turn (B4)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def why_not_transmute(self, s: State) -> i64:
        if is_locked(s):
            return LOCKED_OUT
        return 0 if may_transmute(s) else NO_PERMISSION

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.die_left == 0 or s.options[DIEFIRST] == REST_OPTIONAL:
            out.add(END)
        if s.die_left:
            self.offer_die(s, seat, out)
        if has_slot(s, seat):
            last: i64 = -1
            toll = toll_against(s, seat)
            for i in range(s.hand_n[seat]):
                kind = hand_kind(s, seat, i)
                if kind != last and why_not_pay(s, seat, kind, toll) == 0:
                    out.add(SUMMON + kind)
                last = kind
        if s.has_trigger(seat, ACTIVATION):
            for j in range(s.play_n[seat]):
                copy = s.play[seat * SLOTS + j]
                if why_not_activate(s, seat, copy, False) == 0 and is_distinct(s, seat, copy):
                    out.add(ACTIVATE + copy)
        if self.why_not_transmute(s) == 0:
            offer_any_token(s, seat, TRANSMUTE, out)
        if s.track[seat] < MAX_BONUSES:
            for bonus in range(i64(DRAW_BONUS)):
                if why_not_bonus(s, seat, bonus) == 0:
                    out.add(BONUS + bonus)
            if s.enchantment == OLAFS_KNOWLEDGE:
                out.add(BONUS + OLAF_BONUS)
        if s.ability[seat] and why_not_ability(s, seat) == 0:
            out.add(ABILITY)
        if s.enchantment == VISION_OF_DESTINY and why_not_vision(s, seat) == 0:
            out.add(VISION)

    def offer_die(self, s: State, seat: i64, out: Offer) -> None:
        """Offer the draw and gauge that wait for a moment of the player's choice (V5, V19)."""
        if s.die_left & 1:
            out.add(DIE_DRAW)
            if why_not_bonus(s, seat, DRAW_BONUS) == 0:
                out.add(BONUS + DRAW_BONUS)
        if s.die_left & 2:
            out.add(DIE_GAUGE)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        if s.die_left:
            out.add(END, DIE_PENDING)
        for i in range(s.hand_n[seat]):
            kind = hand_kind(s, seat, i)
            if why_not_summon(s, seat, kind):
                out.add(SUMMON + kind, why_not_summon(s, seat, kind))
        for j in range(s.play_n[seat]):
            copy = s.play[seat * SLOTS + j]
            if why_not_activate(s, seat, copy, False):
                out.add(ACTIVATE + copy, why_not_activate(s, seat, copy, False))
        for energy in range(i64(4)):
            reason = self.why_not_transmute(s)
            if reason == 0 and available_energy(s, seat, energy) == 0:
                reason = NO_SUCH_ENERGY
            if reason:
                out.add(TRANSMUTE + energy, reason)
        for bonus in range(i64(DRAW_BONUS + 1)):
            if why_not_bonus(s, seat, bonus):
                out.add(BONUS + bonus, why_not_bonus(s, seat, bonus))
        if s.enchantment == OLAFS_KNOWLEDGE and s.track[seat] >= MAX_BONUSES:
            out.add(BONUS + OLAF_BONUS, TRACK_FULL)
        if s.ability[seat] and why_not_ability(s, seat):
            out.add(ABILITY, why_not_ability(s, seat))
        if s.enchantment == VISION_OF_DESTINY and why_not_vision(s, seat):
            out.add(VISION, why_not_vision(s, seat))

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == END:
            s.die_left = 0
            s.tell(E_ENDS_TURN, seat, 0, 0, 0, EVERYBODY)
            return NEXT
        if code >= ACTIVATE:
            activate(s, seat, code - ACTIVATE)
        elif code >= SUMMON:
            s.tell(E_SUMMONS, seat, code - SUMMON, 0, 0, EVERYBODY)
            show_in_hand(s, seat, code - SUMMON)  # announced before payment
            s.push(SUMMON_CARD, seat, seat, out_of_play_code(code - SUMMON))
        elif code == DIE_DRAW or code == BONUS + DRAW_BONUS:
            draw_for_die(s, seat, code != DIE_DRAW)
        elif code == DIE_GAUGE:
            s.die_left &= ~2
            raise_gauge(s, seat, 1)
        elif code == ABILITY:
            self.use_ability(s, seat)
        elif code == VISION:
            self.use_vision(s, seat)
        elif code >= BONUS:
            use_bonus(s, seat, code - BONUS)
            s.push(BONUS_PROGRAMS + 4 * (code - BONUS), seat, seat, BONUS_CARD + code - BONUS)
        else:
            self.transmute(s, seat, (code - TRANSMUTE) // 4, (code - TRANSMUTE) % 4)
        return CALL

    def transmute(self, s: State, seat: i64, source: i64, energy: i64) -> None:
        """Transmute one token at the rate of the current season, with every increase (D2, D5)."""
        crystals = transmute_value(s, seat, energy)
        spend_token(s, seat, source, energy)
        if s.die_crystals:  # a normal transmutation counts as a use of each Transmuter (L9)
            for i in range(s.play_n[seat]):
                copy = s.play[seat * SLOTS + i]
                if PASSIVE[s.works_as(copy) * PASSIVES + CRYSTAL_DIE_PERMITS]:
                    set_worked(s, copy, 1)
        s.tell(E_TRANSMUTES, seat, energy, 1, 0, EVERYBODY)
        gain_crystals(s, seat, crystals)

    def use_ability(self, s: State, seat: i64) -> None:
        token = s.ability[seat] - 1
        s.ability_used = with_value(s.ability_used, seat, 1)
        s.tell(E_ABILITY, seat, token + 1, 0, 0, EVERYBODY)
        s.push(ABILITY_PROGRAM[token], seat, seat, TOKEN_CARD + token)

    def use_vision(self, s: State, seat: i64) -> None:
        s.vision_used = 1
        lose_crystals(s, seat, VISION_COST[0])
        s.tell(E_VISION, seat, 0, 0, 0, EVERYBODY)
        move_top_to_discard(s, seat)


class MoveSeason(Verb):
    """(most, least): move the season token this many spaces forward or back, never zero (H4, H8)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def why_not(self, s: State, spaces: i64) -> i64:
        if s.options[BEFORE_YEAR1] and s.month + spaces < 1:
            return BEFORE_THE_FIRST_YEAR
        return 0

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        most = s.arg(f, 0)
        for spaces in range(-most, most + 1):
            if max(spaces, -spaces) >= s.arg(f, 1) and self.why_not(s, spaces) == 0:
                out.add(MOVE + 3 + spaces)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        most = s.arg(f, 0)
        for spaces in range(-most, 1 - s.arg(f, 1)):
            if self.why_not(s, spaces):
                out.add(MOVE + 3 + spaces, BEFORE_THE_FIRST_YEAR)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        move_wheel(s, code - MOVE - 3, s.active)
        return CALL


BEFORE_THE_DIE: Final = BeforeTheDie("before_the_die", MENU)
REROLL_DIE: Final = RerollDie("reroll_die")
INSTEAD_OF_DIE_VERB: Final = InsteadOfDie("instead_of_die", MENU)
THREE_WAYS: Final = ThreeWays("three_ways")
DIE_ACTIONS: Final = DieActions("die_draw", MENU)
MENU_VERB: Final = Menu("turn", MENU, secret=True)
MOVE_SEASON: Final = MoveSeason("move_season", SPACES)
