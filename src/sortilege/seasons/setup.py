"""Setting a game up: dice, decks, packs (section A)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from sortilege.core.dice import Dice
from sortilege.seasons.piles import shuffle, to_hand
from sortilege.seasons.programs import GAME
from sortilege.seasons.state import State, printing
from sortilege.seasons.tables import APPRENTICE, EVERYBODY, FIRST, LEVEL, RULES

ARCHMAGE_LEVEL: Final = 0
MAGICIAN_LEVEL: Final = 1
APPRENTICE_LEVEL: Final = 2
DEALT: Final = 9


def kinds_in(level: i64) -> i64:
    """Apprentice and Magician play with cards 1-30, Archmage with all fifty (A3, A4)."""
    return 50 if level == ARCHMAGE_LEVEL else 30


def draw_dice(s: State) -> None:
    """Players + 1 of the five dice of each colour, the same all game (A1)."""
    for season in range(i64(4)):
        order = vec[i32]([i32(0), i32(1), i32(2), i32(3), i32(4)])
        shuffle(s, order, 5)
        for i in range(i64(5)):
            s.bag[season * 5 + i] = season * 5 + i64(order[i])


def fill_deck(s: State, kinds: i64) -> None:
    for kind in range(kinds):
        s.deck[s.deck_n] = i32(kind)
        s.deck[s.deck_n + 1] = i32(kind)
        s.deck_n += 2


def take_from_deck(s: State, kind: i64) -> None:
    i: i64 = 0
    while i64(s.deck[i]) != kind:
        i += 1
    for j in range(i, s.deck_n - 1):
        s.deck[j] = s.deck[j + 1]
    s.deck_n -= 1
    s.deck[s.deck_n] = i32(0)


def deal_packs(s: State) -> None:
    for seat in range(s.seats):
        for i in range(i64(DEALT)):
            s.deck_n -= 1
            s.pack[seat * 18 + i] = s.deck[s.deck_n]
            s.deck[s.deck_n] = i32(0)
    s.pack_n = DEALT


def deal_sets(s: State) -> None:
    """Apprentice: each player gets one of the four fixed lists, which everybody knows (A4)."""
    order = vec[i32]([i32(0), i32(1), i32(2), i32(3)])
    shuffle(s, order, 4)
    for seat in range(s.seats):
        for number in APPRENTICE[int(order[seat])]:
            take_from_deck(s, number - 1)
            to_hand(s, seat, number - 1, EVERYBODY, 0)


def new(dice: Dice, seats: i64, options: vec[i64]) -> State:
    """A fresh game, run up to its first choice."""
    kinds = kinds_in(options[LEVEL])
    s = State(dice, seats, kinds * 2)
    s.options = options
    s.printed = printing(options)
    draw_dice(s)
    fill_deck(s, kinds)
    if options[LEVEL] == APPRENTICE_LEVEL:
        deal_sets(s)
        shuffle(s, s.deck, s.deck_n)
    else:
        shuffle(s, s.deck, s.deck_n)
        deal_packs(s)
    s.first = options[FIRST] - 1 if options[FIRST] > 0 else s.dice.below(seats)
    s.push(GAME, s.first, s.first, RULES)
    s.learn(EVERYBODY)
    s.settle()
    return s
