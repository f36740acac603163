"""Game setup: dice, decks, packs (section A)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from sortilege.core.engine.rng import Rng
from sortilege.games.seasons.engine.constants import (
    ABILITIES,
    APPRENTICE_SETS,
    DICE,
    DIE_OPTION,
    DIE_SEASON,
    ELEMENTAL_CONSTRUCTION,
    ENCHANTMENT,
    EVERYBODY,
    EXTENDED_EXPERIENCE,
    FIRST,
    LEVEL,
    MAX_TOKENS,
    NATURAL_SELECTION,
    PACK,
    PRINTINGS,
    RANDOM_ENCHANTMENT,
    RULES,
    TOKEN_OPTION,
)
from sortilege.games.seasons.engine.piles import open_top, shuffle, to_hand
from sortilege.games.seasons.engine.rule_program_rows import GAME
from sortilege.games.seasons.engine.state import State, in_box, is_included, kinds_above, printing_of_kinds

APPRENTICE_LEVEL: Final = 2
DEFAULT_DEAL: Final = 9


def draw_dice(s: State) -> None:
    """Draw players + 1 of the five dice of each color, for the whole game (A1)."""
    for season in range(i64(4)):
        order = vec[i32]([i32(die) for die in range(len(DICE)) if is_die_of(s.options, die, season)])
        shuffle(s, order, i64(len(order)))
        for i in range(i64(5)):
            s.bag[season * 5 + i] = i64(order[i])


def is_die_of(options: vec[i64], die: i64, season: i64) -> bool:
    return DIE_SEASON[die] == season and is_included(options, DIE_OPTION[die])


def deck_size(options: vec[i64]) -> i64:
    """Return the size of the deck, two of each card.

    Apprentice and Magician use cards 1-30 of the base box, Archmage all fifty (A3, A4).
    """
    n: i64 = 0
    for kind in range(i64(PRINTINGS)):
        if in_box(options, kind):
            n += 2
    return n


def fill_deck(s: State) -> None:
    """Add two of every kind in the boxes in use (A3)."""
    for kind in range(i64(PRINTINGS)):
        if in_box(s.options, kind):
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


def cards_dealt(enchantment: i64) -> i64:
    """Return how many cards each player is dealt for the Prelude (A6, N1-N3)."""
    if enchantment == ELEMENTAL_CONSTRUCTION:
        return PACK
    if enchantment == EXTENDED_EXPERIENCE:
        return 12
    return 11 if enchantment == NATURAL_SELECTION else DEFAULT_DEAL


def deal_packs(s: State) -> None:
    """Deal packs for the draft; Elemental Construction does not pass them and stores kind + 1."""
    n = cards_dealt(s.enchantment)
    own: i64 = 1 if s.enchantment == ELEMENTAL_CONSTRUCTION else 0
    for seat in range(s.seats):
        for i in range(n):
            s.deck_n -= 1
            s.pack[seat * PACK + i] = i32(i64(s.deck[s.deck_n]) + own)
            s.deck[s.deck_n] = i32(0)
    s.pack_n = 0 if own else n


def deal_abilities(s: State) -> None:
    """Deal three ability tokens to each player (A8)."""
    order = vec[i32]([i32(token) for token in range(MAX_TOKENS) if is_included(s.options, TOKEN_OPTION[token])])
    shuffle(s, order, i64(len(order)))
    for k in range(s.seats * 3):
        s.dealt[k] = i64(order[k]) + 1


def draw_enchantment(s: State) -> None:
    """Set the chosen enchantment or a random one; the first three change the draft, which Apprentices skip (A9)."""
    chosen = s.options[ENCHANTMENT]
    if chosen != RANDOM_ENCHANTMENT:
        s.enchantment = chosen
        return
    while True:
        s.enchantment = s.rng.below(RANDOM_ENCHANTMENT - 1) + 1
        if s.enchantment > 3 or (
            s.options[LEVEL] != APPRENTICE_LEVEL and s.seats * cards_dealt(s.enchantment) <= s.cards
        ):
            return


def deal_sets(s: State) -> None:
    """Give each Apprentice one of the four fixed lists, which all players know (A4)."""
    order = vec[i32]([i32(0), i32(1), i32(2), i32(3)])
    shuffle(s, order, 4)
    for seat in range(s.seats):
        for number in APPRENTICE_SETS[int(order[seat])]:
            take_from_deck(s, number - 1)
            to_hand(s, seat, number - 1, EVERYBODY, 0)


def new_state(rng: Rng, seats: i64, options: vec[i64]) -> State:
    """Return a new game, run up to its first decision."""
    s = State(rng, seats, deck_size(options), kinds_above(options))
    s.options = options
    s.printed = printing_of_kinds(options)
    draw_dice(s)
    fill_deck(s)
    if options[ENCHANTMENT]:
        draw_enchantment(s)
    if options[ABILITIES]:
        deal_abilities(s)
    if options[LEVEL] == APPRENTICE_LEVEL:
        deal_sets(s)
        shuffle(s, s.deck, s.deck_n)
    else:
        shuffle(s, s.deck, s.deck_n)
        deal_packs(s)
    s.first = options[FIRST] - 1 if options[FIRST] > 0 else s.rng.below(seats)
    open_top(s)
    s.push(GAME, s.first, s.first, RULES)
    s.learn(EVERYBODY)
    s.settle()
    return s
