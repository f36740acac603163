"""Builds a table for tests: any cards in hand and in play, any tokens, one seat at the menu of its turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import PRINTINGS, SLOTS
from sortilege.games.seasons.engine.state import State, in_box
from sortilege.games.seasons.presentation.ids import CHOICE_IDS, card_id
from sortilege.games.seasons.rules import SEASONS
from sortilege.games.seasons.save_fields import STATE_CODEC

ENERGIES = ("air", "water", "fire", "earth")
KIND = {card.id: card.index for card in CARDS}
Tokens = Sequence[int]  # air, water, fire, earth


@dataclass
class Seat:
    """What one seat has; tokens may follow a card in play."""

    hand: Sequence[str] = ()
    play: Sequence[str] = ()
    reserve: Tokens = (0, 0, 0, 0)
    on_cards: Mapping[int, Tokens] = field(default_factory=dict)  # index in `play` → tokens
    crystals: int = 0
    gauge: int = 15
    library_2: Sequence[str] = ()
    library_3: Sequence[str] = ()


@cache
def at_the_menu(seats: int, options: tuple[tuple[str, str], ...]) -> State:
    """Return the first menu of seat 0's first turn in some game, with its die's actions done."""
    state: State = SEASONS.new({**dict(options), "first": "1"}, seats, rng_from_seed(1))
    while not (why(state) == "turn" and state.open_seats() == [0]):
        seat = state.open_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def why(state: Machine) -> str:
    seats = state.open_seats()
    asked = SEASONS.ask(state, seats[0]) if seats else None
    return asked.why if asked else ""


def lay(given: Sequence[Seat], options: Mapping[str, str] | None = None, month: int = 1) -> State:
    """Put all other cards of both boxes into the draw pile; seat 0 is at its menu and may not transmute."""
    options = {"kingdom_cards": "with"} | dict(options or {})
    state = at_the_menu(len(given), tuple(sorted(options.items())))
    saved = dict(SEASONS.fields(state))
    for name in ("hand", "library", "play", "tokens", "turned", "reserve", "discards", "deck", "hand_n", "library_n"):
        saved[name] = [0] * len(cast("list[int]", saved[name]))
    saved |= {"discards_n": 0, "month": month, "permit": 0, "years_opened": max(1, min(3, (month - 1) // 12 + 1))}
    saved["play_n"] = [len(seat.play) for seat in given]
    saved["crystals"] = [seat.crystals for seat in given]
    saved["gauge"] = [seat.gauge for seat in given]
    used: dict[int, int] = {}

    def take(id: str) -> int:
        kind = KIND[id]
        used[kind] = used.get(kind, 0) + 1
        assert used[kind] <= 2
        return kind

    def column(name: str) -> list[int]:
        return cast("list[int]", saved[name])

    for place, seat in enumerate(given):
        column("reserve")[place * 4 : place * 4 + 4] = list(seat.reserve)
        for i, id in enumerate(seat.play):
            kind = take(id)
            copy = 2 * kind + used[kind] - 1
            column("play")[place * SLOTS + i] = copy
            column("tokens")[copy * 4 : copy * 4 + 4] = list(seat.on_cards.get(i, (0, 0, 0, 0)))
        hand = sorted(take(id) for id in seat.hand)
        column("hand")[place * state.cards : place * state.cards + len(hand)] = hand
        column("hand_n")[place] = len(hand)
        for shelf, books in enumerate((seat.library_2, seat.library_3)):
            kinds = sorted(take(id) for id in books)
            column("library")[place * 8 + shelf * 4 : place * 8 + shelf * 4 + len(kinds)] = kinds
            column("library_n")[place * 2 + shelf] = len(kinds)
    box = [kind for kind in range(PRINTINGS) if in_box(state.options, kind)]
    rest = [kind for kind in box for _ in range(2 - used.get(kind, 0))]
    column("deck")[: len(rest)] = rest
    saved["deck_n"] = len(rest)
    laid = STATE_CODEC.load(saved)
    laid.recorder = Recorder()
    SEASONS.check(laid)
    return laid


def choose(state: State, seat: int, id: str) -> None:
    state.apply(seat, SEASONS.code_of[id])


def legal(state: State, seat: int) -> list[str]:
    return [CHOICE_IDS[code] for code in state.legal(seat)]


def reserve(state: State, seat: int) -> list[int]:
    return [int(state.reserve[seat * 4 + energy]) for energy in range(4)]


def hand(state: State, seat: int) -> list[str]:
    at = seat * state.cards
    return [card_id(int(state.hand[at + i]) & 255) for i in range(state.hand_n[seat])]


def in_play(state: State, seat: int) -> list[str]:
    return [card_id(int(state.play[seat * SLOTS + i]) >> 1) for i in range(state.play_n[seat])]


def told(state: State, key: str) -> list[dict[str, int | str]]:
    """Return the arguments of all events with this key so far."""
    assert state.recorder is not None
    events = (SEASONS.event(row, 0) for row in state.recorder.rows)
    return [event.args for event in events if event.key == key]
