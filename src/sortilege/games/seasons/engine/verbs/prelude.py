"""The Prelude: the sealed draft and the split into hand, Library II and Library III (A4-A7)."""

from typing import Final

from mypy_extensions import i32, i64

from sortilege.core.engine.machine import NEXT, SEAT, WAIT, Offer, with_value, zeros
from sortilege.games.seasons.engine.constants import (
    ABILITIES,
    CARD_CODE,
    E_CHOOSES_ABILITY,
    E_ENCHANTMENT,
    E_PICKS,
    E_SPLIT,
    ELEMENTAL_CONSTRUCTION,
    EVERYBODY,
    NATURAL_SELECTION,
    NOBODY,
    PACK,
    TOKEN,
)
from sortilege.games.seasons.engine.draft_knowledge import remember_draft
from sortilege.games.seasons.engine.piles import (
    discard,
    discard_unseen,
    kind_of,
    library_at,
    renew_deck,
    seen_by,
    shuffle,
    take_from_hand,
    to_hand,
    unshare_libraries,
)
from sortilege.games.seasons.engine.state import CARDS, MENU, State, Verb


def pack_kind(s: State, seat: i64, i: i64) -> i64:
    return kind_of(i64(s.pack[seat * PACK + i]))


def remove_from_pack(s: State, seat: i64, kind: i64) -> None:
    at = seat * PACK
    i: i64 = 0
    while kind_of(i64(s.pack[at + i])) != kind:
        i += 1
    for j in range(at + i, at + s.pack_n - 1):
        s.pack[j] = s.pack[j + 1]
    s.pack[at + s.pack_n - 1] = i32(0)


class Sealed(Verb):
    """All players choose in secret at the same time; they may change a choice until the last one is in.

    `run` waits while a seat still has to choose. Answers lead to `run`, and the last one continues from there.
    """

    def asked(self, s: State, f: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.seats):
            if s.sealed[seat] == 0:
                mask |= 1 << seat
        return mask

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.sealed = with_value(s.sealed, seat, code + 1)
        return self.run(s, f)

    def retract(self, s: State, f: i64, seat: i64) -> bool:
        if s.sealed[seat] == 0:
            return False
        s.sealed = with_value(s.sealed, seat, 0)
        return True


class Draft(Sealed):
    """All players pick one card in secret and pass the rest to the left (A6)."""

    def run(self, s: State, f: i64) -> i64:
        if s.pack_n == 0 or s.enchantment == ELEMENTAL_CONSTRUCTION:
            return NEXT
        if self.asked(s, f):
            return WAIT
        self.collect_picks(s)
        return self.run(s, f)

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.pack_n):
            code = CARD_CODE + pack_kind(s, seat, i)
            if not out.has(code):
                out.add(code)

    def collect_picks(self, s: State) -> None:
        """Move all picks to the hands and pass the packs to the left."""
        past = s.picks_n
        picks = s.picks[:]
        for seat in range(s.seats):
            kind = s.sealed[seat] - 1 - CARD_CODE
            remove_from_pack(s, seat, kind)
            picks[past * s.seats + seat] = i32(kind)
            if past == 0 and s.enchantment == NATURAL_SELECTION:
                discard(s, seat, kind, 1 << seat)  # the first pick is discarded (N3)
            else:
                to_hand(s, seat, kind, 0, 0)
                s.tell(E_PICKS, seat, past, 0, kind, 1 << seat)
            s.sealed = with_value(s.sealed, seat, 0)
        s.picks = picks
        s.picks_n = past + 1
        s.pack_n -= 1
        self.pass_left(s)
        if s.pack_n == 1:  # the last card of each pack is forced
            for last in range(s.seats):
                s.sealed = with_value(s.sealed, last, CARD_CODE + pack_kind(s, last, 0) + 1)
        if s.pack_n == 0:
            remember_draft(s)
        s.learn(EVERYBODY)

    def pass_left(self, s: State) -> None:
        old = s.pack[:]
        for seat in range(s.seats):
            to = s.left_of(seat, 1)
            for i in range(s.pack_n):
                s.pack[to * PACK + i] = old[seat * PACK + i]


class Split(Verb):
    """Split the cards into three equal piles: Library II, then Library III, the rest is the hand (A7)."""

    def pile_size(self, s: State, seat: i64) -> i64:
        return (s.hand_n[seat] + s.library_n[seat * 2] + s.library_n[seat * 2 + 1]) // 3

    def open_shelf(self, s: State, seat: i64) -> i64:
        """Return the library the seat is filling: 0, 1, or 2 when done."""
        share = self.pile_size(s, seat)
        if s.library_n[seat * 2] < share:
            return 0
        return 1 if s.library_n[seat * 2 + 1] < share else 2

    def run(self, s: State, f: i64) -> i64:
        if self.asked(s, f):
            return WAIT
        for seat in range(s.seats):
            s.tell(E_SPLIT, seat, s.hand_n[seat], 0, 0, EVERYBODY)
        return NEXT

    def asked(self, s: State, f: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.seats):
            if self.open_shelf(s, seat) < 2:
                mask |= 1 << seat
        return mask

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.hand_n[seat]):
            code = CARD_CODE + kind_of(i64(s.hand[seat * s.cards + i]))
            if not out.has(code):
                out.add(code)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        shelf = self.open_shelf(s, seat)
        entry = take_from_hand(s, seat, code - CARD_CODE)
        at = library_at(seat, shelf)
        unshare_libraries(s)
        i = s.library_n[seat * 2 + shelf]
        while i > 0 and kind_of(i64(s.library[at + i - 1])) > kind_of(entry):
            s.library[at + i] = s.library[at + i - 1]
            i -= 1
        s.library[at + i] = i32(entry)
        s.library_n[seat * 2 + shelf] += 1
        return self.run(s, f)

    def retract(self, s: State, f: i64, seat: i64) -> bool:
        back = False
        unshare_libraries(s)
        for shelf in range(i64(2)):
            at = library_at(seat, shelf)
            for i in range(s.library_n[seat * 2 + shelf]):
                entry = i64(s.library[at + i])
                to_hand(s, seat, kind_of(entry), seen_by(entry), 0)
                s.library[at + i] = i32(0)
                back = True
            s.library_n[seat * 2 + shelf] = 0
        return back


class KeepNine(Verb):
    """Elemental Construction: keep nine of eighteen cards without passing; the rest is shuffled back (N1)."""

    def run(self, s: State, f: i64) -> i64:
        if s.enchantment != ELEMENTAL_CONSTRUCTION:
            return NEXT
        if self.asked(s, f):
            return WAIT
        for seat in range(s.seats):
            for i in range(seat * PACK, seat * PACK + PACK):
                if i64(s.pack[i]):
                    s.deck[s.deck_n] = i32(i64(s.pack[i]) - 1)
                    s.deck_n += 1
                    s.pack[i] = i32(0)
        shuffle(s, s.deck, s.deck_n)
        return NEXT

    def asked(self, s: State, f: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.seats):
            if s.hand_n[seat] < PACK // 2:
                mask |= 1 << seat
        return mask

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(seat * PACK, seat * PACK + PACK):
            code = CARD_CODE + i64(s.pack[i]) - 1
            if i64(s.pack[i]) and not out.has(code):
                out.add(code)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        i = seat * PACK
        while i64(s.pack[i]) - 1 != code - CARD_CODE:
            i += 1
        s.pack[i] = i32(0)
        to_hand(s, seat, code - CARD_CODE, 0, 0)
        return self.run(s, f)

    def retract(self, s: State, f: i64, seat: i64) -> bool:
        back = s.hand_n[seat] > 0
        i = seat * PACK
        for h in range(s.hand_n[seat]):
            while i64(s.pack[i]):
                i += 1
            s.pack[i] = i32(kind_of(i64(s.hand[seat * s.cards + h])) + 1)
            s.hand[seat * s.cards + h] = i32(0)
        s.hand_n[seat] = 0
        return back


class DiscardTenth(Sealed):
    """Natural Selection: discard one of ten drafted cards, face down (N3)."""

    def run(self, s: State, f: i64) -> i64:
        if s.enchantment != NATURAL_SELECTION:
            return NEXT
        if self.asked(s, f):
            return WAIT
        for seat in range(s.seats):
            discard_unseen(s, seat, s.sealed[seat] - 1 - CARD_CODE)
            s.sealed = with_value(s.sealed, seat, 0)
        renew_deck(s)
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.hand_n[seat]):
            code = CARD_CODE + kind_of(i64(s.hand[seat * s.cards + i]))
            if not out.has(code):
                out.add(code)


class ChooseAbility(Sealed):
    """Keep one of three ability tokens, all players at once; the others leave the game (A8)."""

    def run(self, s: State, f: i64) -> i64:
        if s.options[ABILITIES] == 0:
            return NEXT
        if self.asked(s, f):
            return WAIT
        for seat in range(s.seats):
            token = s.sealed[seat] - TOKEN
            s.ability = with_value(s.ability, seat, token)
            s.sealed = with_value(s.sealed, seat, 0)
            s.tell(E_CHOOSES_ABILITY, seat, token, 0, 0, EVERYBODY)
        s.dealt = zeros(s.seats * 3)
        s.learn(EVERYBODY)
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(i64(3)):
            out.add(TOKEN + s.dealt[seat * 3 + i] - 1)


class Begin(Verb):
    """Start play after the split; the frame's seat becomes the first player, from whom rounds are counted."""

    def run(self, s: State, f: i64) -> i64:
        s.stack[f + SEAT] = s.first
        if s.enchantment:
            s.tell(E_ENCHANTMENT, NOBODY, s.enchantment, 0, 0, EVERYBODY)
        return NEXT


DRAFT: Final = Draft("draft", CARDS, secret=True)
KEEP_NINE: Final = KeepNine("keep_nine", CARDS, secret=True)
DISCARD_TENTH: Final = DiscardTenth("discard_tenth", CARDS, secret=True)
CHOOSE_ABILITY: Final = ChooseAbility("choose_ability", MENU, secret=True)
SPLIT: Final = Split("split", CARDS, secret=True)
BEGIN: Final = Begin("begin")
