"""What one seat may know of a game, built up from nothing (Q4, Q8). Log, prompts and pages all use it."""

from functools import cache

import msgspec

from sortilege.core.ask import Ask
from sortilege.core.save.field_values import numbers
from sortilege.games.seasons.engine.constants import (
    ELEMENTAL_CONSTRUCTION,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    FACES,
    KIND_MASK,
    NOBODY,
    PACK,
    RATE,
    SEEN_BY,
    SEEN_IN_HAND,
    SLOTS,
    THROWER_AT,
)
from sortilege.games.seasons.engine.crystals import is_locked, may_transmute, yield_increase
from sortilege.games.seasons.engine.energy import capacity
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.piles import kind_of, library_at
from sortilege.games.seasons.engine.scoring import ability_points, bonus_points, hand_points, prestige, score, winners
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.wheel import year
from sortilege.games.seasons.options import VALUES
from sortilege.games.seasons.presentation.ask_builder import ask, why
from sortilege.games.seasons.presentation.ids import CARD_IDS, CHOICE_IDS, ENERGIES, SEASONS, card_id, copy_id, die_id


class DieView(msgspec.Struct, frozen=True):
    """A rolled die and its upper face."""

    id: str
    face: int
    energy: tuple[str, ...]
    crystals: int
    gauge: int
    draw: bool
    transmute: bool
    pips: int
    taken_by: int | None


class CardView(msgspec.Struct, frozen=True):
    """A card in play; `id` distinguishes copies, `mimics` is the id of the item a Raven mimics."""

    id: str
    card: str
    turned: bool
    tokens: dict[str, int]
    mimics: str


class SeatView(msgspec.Struct, frozen=True):
    """The public side of one seat; `known_*` is what the viewer knows of its private cards."""

    crystals: int
    gauge: int
    bonuses: int
    reserve: dict[str, int]
    capacity: int
    hand: int
    library_2: int
    library_3: int
    play: tuple[CardView, ...]
    chosen: bool
    known_in_hand: tuple[str, ...]
    known_somewhere: tuple[str, ...]
    known_unless_discarded: tuple[str, ...]
    ability: int
    ability_used: bool
    spaces_lost: int
    points: dict[str, int]


class PrivateView(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    hand: tuple[str, ...]
    library_2: tuple[str, ...]
    library_3: tuple[str, ...]
    pack: tuple[str, ...]
    looking_at: tuple[str, ...]
    tokens: tuple[int, ...]
    sealed: str


class View(msgspec.Struct, frozen=True):
    """The table as one seat or a spectator sees it."""

    seat: int | None
    version: int
    round: int
    year: int
    space: int
    season: str
    enchantment: str
    rolled: str
    rates: dict[str, int]
    extra: int
    first: int
    active: int | None
    may_transmute: bool
    dice: tuple[DieView, ...]
    seats: tuple[SeatView, ...]
    me: PrivateView | None
    deck: int
    discard: int
    known_deck: dict[int, str]
    known_discard: dict[int, str]
    looked_at: int
    open: tuple[int, ...]
    why: str
    ask: Ask | None
    over: bool
    winners: tuple[int, ...]


# Views are built for every viewer after every choice, so constant parts are cached.
RATES = [{name: int(RATE[season * 4 + e]) for e, name in enumerate(ENERGIES)} for season in range(4)]


def card_names(entries: list[int]) -> tuple[str, ...]:
    return tuple([CARD_IDS[entry & KIND_MASK] for entry in entries])


def hand_of(state: State, seat: int) -> list[int]:
    at = seat * state.cards
    return numbers(state.hand[at : at + state.hand_n[seat]])


def library_of(state: State, seat: int, shelf: int) -> list[int]:
    at = library_at(seat, shelf)
    return numbers(state.library[at : at + state.library_n[seat * 2 + shelf]])


def pack_of(state: State, seat: int) -> list[int]:
    if state.pack_n == 0 and state.enchantment == ELEMENTAL_CONSTRUCTION:  # stored as kind + 1, with gaps
        return [int(n) - 1 for n in state.pack[seat * PACK : seat * PACK + PACK] if n]
    return numbers(state.pack[seat * PACK : seat * PACK + state.pack_n])


@cache
def make_die_view(die: int, place: int, face: int, taken: int) -> DieView:
    """Return a die with this face up; `face` is the offset in FACES."""
    return DieView(
        id=die_id(die),
        face=place + 1,
        energy=tuple(name for e, name in enumerate(ENERGIES) for _ in range(FACES[face + e])),
        crystals=int(FACES[face + FACE_CRYSTALS]),
        gauge=int(FACES[face + FACE_GAUGE]),
        draw=bool(FACES[face + FACE_DRAW]),
        transmute=bool(FACES[face + FACE_TRANSMUTE]),
        pips=int(FACES[face + FACE_PIPS]),
        taken_by=None if taken == NOBODY else taken,
    )


def die_view(state: State, i: int) -> DieView:
    return make_die_view(state.bag[state.rolled * 5 + i], state.faces[i], state.face_offset(i), state.taken[i])


def card_view(state: State, copy: int) -> CardView:
    tokens = {name: int(state.tokens[copy * 4 + e]) for e, name in enumerate(ENERGIES) if state.tokens[copy * 4 + e]}
    model = state.mimics[copy & 1] if copy >> 1 == RAVEN_THE_USURPER else 0
    mimics = copy_id(model - 1) if model else ""
    return CardView(copy_id(copy), card_id(copy >> 1), bool(state.turned[copy]), tokens, mimics)


def seat_view(state: State, seat: int, viewer: int, asked: str, discards: list[int]) -> SeatView:
    """Return one seat while the verb `asked` asks, with the discard pile in order."""
    hand = hand_of(state, seat)
    shelves = [library_of(state, seat, 0), library_of(state, seat, 1)]
    sizes = [len(hand), len(shelves[0]), len(shelves[1])]
    if asked == "split":  # progress in sorting piles is secret until all are done
        sizes = [sum(sizes), 0, 0]
    if asked == "keep_nine" and sizes[0] < 9:
        sizes = [0, 0, 0]
    seen, in_hand = SEEN_BY << viewer, SEEN_IN_HAND << viewer
    known_there = [e for e in hand if e & in_hand]
    somewhere = [e for e in hand + shelves[0] + shelves[1] if e & seen and not e & in_hand]
    # After an unseen discard, the discarded card may be any of those known before (Q6).
    thrown = [e for e in discards if (e >> THROWER_AT & 7) - 1 == seat]
    somewhere += [e for e in thrown if e & in_hand]
    points = {"crystals": int(state.crystals[seat]), "prestige": int(prestige(state, seat))}
    points |= {"hand": int(hand_points(state, seat, sizes[0])), "bonuses": int(bonus_points(state, seat))}
    points |= {"ability": int(ability_points(state, seat))}
    return SeatView(
        crystals=int(state.crystals[seat]),
        gauge=int(state.gauge[seat]),
        bonuses=int(state.track[seat]),
        reserve={name: int(state.reserve[seat * 4 + e]) for e, name in enumerate(ENERGIES)},
        capacity=int(capacity(state, seat)),
        hand=sizes[0],
        library_2=sizes[1],
        library_3=sizes[2],
        play=tuple(card_view(state, int(state.play[seat * SLOTS + i])) for i in range(state.play_n[seat])),
        chosen=bool(state.sealed[seat]) or (asked in ("split", "keep_nine") and not state.open_mask() & 1 << seat),
        known_in_hand=card_names(sorted(known_there, key=kind_of)),
        known_somewhere=() if thrown else card_names(sorted(somewhere, key=kind_of)),
        known_unless_discarded=card_names(sorted(somewhere, key=kind_of)) if thrown else (),
        ability=int(state.ability[seat]),
        ability_used=bool(state.ability_used[seat]),
        spaces_lost=int(state.drought[seat]),
        points=points | {"total": sum(points.values())},
    )


def private_view(state: State, seat: int) -> PrivateView:
    sealed = int(state.sealed[seat])
    return PrivateView(
        hand=card_names(hand_of(state, seat)),
        library_2=card_names(library_of(state, seat, 0)),
        library_3=card_names(library_of(state, seat, 1)),
        pack=card_names(pack_of(state, seat)),
        looking_at=card_names([e for e in numbers(state.aside[: state.aside_n]) if e & SEEN_BY << seat]),
        tokens=tuple(int(n) for n in state.dealt[seat * 3 : seat * 3 + 3] if n),
        sealed=CHOICE_IDS[sealed - 1] if sealed else "",
    )


def known_places(pile: list[int], viewer: int) -> dict[int, str]:
    """Return the cards of a pile that the viewer knows, by place from the top (0)."""
    seen = SEEN_BY << viewer
    return {place: CARD_IDS[e & KIND_MASK] for place, e in enumerate(reversed(pile)) if e & seen}


def view(state: State, seat: int | None) -> View:
    """Return all that this seat may know; None is a spectator, who sees public information."""
    viewer = 4 if seat is None else seat
    started = state.round > 0
    asked, discards = why(state), numbers(state.discards[: state.discards_n])
    return View(
        seat=seat,
        version=int(state.version),
        round=int(state.round),
        year=int(year(state.month)),
        space=(int(state.month) + 11) % 12 + 1,
        season=SEASONS[state.season],
        enchantment=VALUES["enchantment"][state.enchantment],
        rolled=SEASONS[state.rolled],
        rates=RATES[state.season],
        extra=int(yield_increase(state, state.active)) if started and state.active != NOBODY else 0,
        first=int(state.first),
        active=None if not started or state.active == NOBODY else int(state.active),
        may_transmute=started and state.active != NOBODY and not is_locked(state) and may_transmute(state),
        dice=tuple(die_view(state, i) for i in range(state.seats + 1)) if started else (),
        seats=tuple(seat_view(state, s, viewer, asked, discards) for s in range(state.seats)),
        me=None if seat is None else private_view(state, seat),
        deck=int(state.deck_n),
        discard=int(state.discards_n),
        known_deck=known_places(numbers(state.deck[: state.deck_n]), viewer),
        known_discard=known_places(discards, viewer),
        looked_at=int(state.aside_n),
        open=tuple(state.open_seats()),
        why=asked,
        ask=None if seat is None else ask(state, seat),
        over=state.over,
        winners=tuple(state.seats_in(winners(state))) if state.over else (),
    )


def total_points(state: State) -> list[int]:
    return [int(score(state, seat)) for seat in range(state.seats)]
