"""Observations of Seasons: what a seat knows, as numbers.

The places of the learned evaluation (`features`) come first, restricted to the cards that the seat knows. Further
places follow that an evaluation of imagined games does not need. Changing the meaning of a place requires a new
version.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import FRAME, Machine
from sortilege.core.engine.net import Features
from sortilege.core.engine.observer import Observer
from sortilege.games.seasons.bot import features
from sortilege.games.seasons.bot.features import (
    ASKS,
    DEALT,
    ENERGIES,
    FLAGS,
    FREE_SLOTS,
    GAUGES,
    HAND_SIZE,
    HANDS,
    KINDS,
    LIBRARY_SIZES,
    MONTHS,
    PLACES,
    PRIVATE,
    SEAT,
    SEAT_PLACES,
    TENS,
    TOKENS_KNOWN,
    add_card,
)
from sortilege.games.seasons.engine.constants import (
    ELEMENTAL_CONSTRUCTION,
    FACE_COLUMNS,
    FACES,
    NOBODY,
    PACK,
    SEEN_BY,
    SEEN_IN_HAND,
)
from sortilege.games.seasons.engine.piles import kind_of, thrower
from sortilege.games.seasons.engine.state import VERBS, State

OBSERVER_VERSION: Final = 100 * features.FEATURES_VERSION + 1

DICE_KNOWN: Final = 20
TOP: Final = 4  # cards of the draw pile that a seat can know

OWN_SEAT: Final = PLACES
ROLLED_DICE: Final = OWN_SEAT + 4
TAKEN_DICE: Final = ROLLED_DICE + DICE_KNOWN * FACE_COLUMNS
LOOKING_AT: Final = TAKEN_DICE + DICE_KNOWN
DISCARD_PILE: Final = LOOKING_AT + KINDS
ON_TOP: Final = DISCARD_PILE + KINDS
CHOICE_OF_TOKENS: Final = ON_TOP + KINDS
SIZE: Final = CHOICE_OF_TOKENS + TOKENS_KNOWN

# Verbs during which opponents sort their cards in secret: their numbers of cards are hidden.
IS_SPLIT: Final = vec[i64]([1 if verb.name == "split" else 0 for verb in VERBS])
IS_KEEP_NINE: Final = vec[i64]([1 if verb.name == "keep_nine" else 0 for verb in VERBS])
KEPT_CARDS: Final = 9


@final
class SeasonsObserver(Observer):
    def __init__(self) -> None:
        super().__init__()
        self.version = OBSERVER_VERSION
        name_round_features(self)
        self.add("hand", KINDS, 2, "copies of each card in the own hand")
        self.add("library_2", KINDS, 2, "copies of each card that come in the second year")
        self.add("library_3", KINDS, 2, "copies of each card that come in the third year")
        self.add("dealt", KINDS, 2, "copies of each card to draft or to choose from")
        for turn in range(4):
            name_seat_features(self, "own" if turn == 0 else f"left_{turn}")
        self.add("seat", 4, 1, "the number of the own seat, by which choices name it")
        self.add(
            "rolled_dice",
            DICE_KNOWN * FACE_COLUMNS,
            3,
            "the upper face of each die that can be taken, as in `open_dice`",
        )
        self.add("taken", DICE_KNOWN, 1, "dice that were rolled and are taken")
        self.add("looking_at", KINDS, 2, "copies of each card that the seat is looking at")
        self.add("discarded", KINDS, 2, "copies of each card that the seat knows in the discard pile")
        self.add("on_top", KINDS, TOP, "known cards of the draw pile: 4 for the top one, then 3, 2 and 1")
        self.add("choice_of_tokens", TOKENS_KNOWN, 1, "the ability tokens to choose from")

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        assert isinstance(s, State)
        out.n = 0
        features.read_round(s, seat, out)
        features.read_effects(s, seat, out)
        features.read_own_cards(s, seat, out)
        for turn in range(s.seats):
            features.read_seat(s, seat, turn, out)
        read_holdings(s, seat, out)
        out.add(OWN_SEAT + seat, 1)
        if s.round > 0:
            read_named_dice(s, out)
        else:
            read_prelude(s, seat, out)
        read_piles(s, seat, out)


def name_round_features(o: Observer) -> None:
    """Declare the places for the table and the round."""
    o.add("always", 1, 1, "always 1")
    o.add("month", MONTHS, 1, "the month, counted over all three years")
    o.add("players", 3, 1, "two, three or four")
    o.add("level", 3, 1, "the level of the deck")
    o.add("enchantment", 12, 1, "which Enchantment is in play; the first place: none")
    o.add("options", FLAGS + 2, 2, "the rulings in use, the cards of Enchanted Kingdom, its ability tokens")
    o.add("asked", ASKS, 1, "the question to this seat")
    o.add("others_asked", ASKS, 1, "the question to another seat")
    o.add("active", 5, 1, "whose turn it is, in seats to the left; the last place: no turn")
    o.add("first", 4, 1, "who has the first turn of the round, in seats to the left")
    o.add("may_transmute", 1, 1, "whether transmuting is allowed this turn")
    o.add("extra", 1, 4, "extra crystals for each transmuted energy")
    o.add("die_draw", 1, 1, "whether the die's card is still to be drawn")
    o.add("die_gauge", 1, 1, "whether the die's star is still to be used")
    o.add("locked", 1, 1, "whether this seat may not transmute any more this round")
    o.add("vision_used", 1, 1, "whether the ability of this name was used this turn")
    o.add("deck", 1, 30, "cards in the draw pile, in fours")
    o.add("last_die", 4, 1, "how far the last free die moves the wheel")
    o.add("season_rolled", 4, 1, "the season of the dice")
    o.add("open_dice", FACE_COLUMNS, 8, "all free dice: energies, crystals, star, card, transmuting, dots")
    o.add("own_effects", KINDS, 2, "cards whose effects are in progress in this seat's turn")
    o.add("others_effects", KINDS, 2, "cards whose effects are in progress in another seat's turn")


def name_seat_features(o: Observer, who: str) -> None:
    """Declare the places for one seat."""
    o.add(f"{who}.crystals", 1, 200, "crystals")
    o.add(f"{who}.tens", TENS, 1, "crystals in tens")
    o.add(f"{who}.gauge", GAUGES, 1, "the summoning gauge")
    o.add(f"{who}.room", FREE_SLOTS, 1, "free places on the gauge")
    o.add(f"{who}.bonuses", 4, 1, "bonuses used")
    o.add(f"{who}.energy", 4, 7, "air, water, fire, earth")
    o.add(f"{who}.some", 12, 1, "whether there are one, two, three or more of each type")
    o.add(f"{who}.energies", ENERGIES, 1, "energies in all")
    o.add(f"{who}.in_play", KINDS, 2, "copies of each card in play; a Raven counts as its model too")
    o.add(f"{who}.turned", KINDS, 2, "copies of each card that are turned")
    o.add(f"{who}.on_cards", 4, 7, "energies on cards: air, water, fire, earth")
    o.add(f"{who}.hand_size", HANDS, 1, "cards in hand")
    o.add(f"{who}.library_sizes", 2, 3, "cards that come in the second year and in the third")
    o.add(f"{who}.known", KINDS, 2, "copies of each card that this seat knows among another seat's private cards")
    o.add(f"{who}.ability", TOKENS_KNOWN, 1, "the ability token")
    o.add(f"{who}.ability_used", 1, 1, "whether the ability token was used")
    o.add(f"{who}.owed", 1, 4, "energies due at the end of the round")
    o.add(f"{who}.spaces_lost", 1, 7, "spaces of the reserve that are lost")
    o.add(
        f"{who}.die",
        FACE_COLUMNS,
        3,
        "the taken die, until it is used: energies, crystals, star, card, transmuting",
    )
    o.add(f"{who}.turn_over", 1, 1, "whether the seat has had its turn this round")


def read_holdings(s: State, seat: i64, out: Features) -> None:
    """Add the number of cards each seat holds, and those of opponents that this seat knows."""
    asked: i64 = s.verb((s.height - 1) * FRAME).op if s.height > 0 else 0
    known = (SEEN_BY | SEEN_IN_HAND) << seat
    for turn in range(s.seats):
        p = s.left_of(seat, turn)
        at = SEAT + turn * SEAT_PLACES
        hand = s.hand_n[p]
        second = s.library_n[p * 2]
        third = s.library_n[p * 2 + 1]
        if IS_SPLIT[asked]:
            hand += second + third
            second = 0
            third = 0
        elif IS_KEEP_NINE[asked] and hand < KEPT_CARDS:
            hand = 0
        out.add(at + HAND_SIZE + min(hand, i64(HANDS - 1)), 1)
        out.add(at + LIBRARY_SIZES, second)
        out.add(at + LIBRARY_SIZES + 1, third)
        if turn == 0:
            continue
        for i in range(p * s.cards, p * s.cards + s.hand_n[p]):
            entry = i64(s.hand[i])
            if entry & known:
                add_card(out, at + PRIVATE, kind_of(entry))
        for shelf in range(i64(2)):
            start = (p * 2 + shelf) * 4
            for k in range(start, start + s.library_n[p * 2 + shelf]):
                book = i64(s.library[k])
                if book & (SEEN_BY << seat):
                    add_card(out, at + PRIVATE, kind_of(book))


def read_named_dice(s: State, out: Features) -> None:
    """Add each die by its own face, because choices name dice."""
    for i in range(s.seats + 1):
        die = s.bag[s.rolled * 5 + i]
        if die >= DICE_KNOWN:
            continue
        if s.taken[i] != NOBODY:
            out.add(TAKEN_DICE + die, 1)
            continue
        face = s.face_offset(i)
        for column in range(i64(FACE_COLUMNS)):
            out.add(ROLLED_DICE + die * FACE_COLUMNS + column, FACES[face + column])


def read_prelude(s: State, seat: i64, out: Features) -> None:
    """Add what a seat chooses from in the Prelude, except draft packs."""
    for k in range(seat * 3, seat * 3 + 3):
        if 0 < s.dealt[k] <= TOKENS_KNOWN:
            out.add(CHOICE_OF_TOKENS + s.dealt[k] - 1, 1)
    if s.enchantment == ELEMENTAL_CONSTRUCTION and s.pack_n == 0:  # stored as kind + 1, with gaps
        for i in range(seat * PACK, seat * PACK + PACK):
            if i64(s.pack[i]) > 0:
                add_card(out, DEALT, i64(s.pack[i]) - 1)


def read_piles(s: State, seat: i64, out: Features) -> None:
    """Add the cards that the seat is looking at or knows in the piles.

    A card that an opponent discarded unseen counts among that opponent's private cards, because it may be any of them.
    """
    seen: i64 = i64(SEEN_BY) << seat
    in_hand: i64 = i64(SEEN_IN_HAND) << seat
    for i in range(s.aside_n):
        if i64(s.aside[i]) & seen:
            add_card(out, LOOKING_AT, kind_of(i64(s.aside[i])))
    for d in range(s.discards_n):
        entry = i64(s.discards[d])
        if entry & seen:
            add_card(out, DISCARD_PILE, kind_of(entry))
        if entry & in_hand:
            who = thrower(entry)
            if who >= 0 and who != seat:
                add_card(out, SEAT + (who - seat + s.seats) % s.seats * SEAT_PLACES + PRIVATE, kind_of(entry))
    for place in range(min(s.deck_n, i64(TOP))):
        top = i64(s.deck[s.deck_n - 1 - place])
        if top & seen:
            kind = kind_of(top)
            if kind < KINDS:
                out.add(ON_TOP + kind, TOP - place)
