"""The facts that a story can state about a table, from a state or from one seat's view."""

from typing import Any

from sortilege.games.seasons.engine.constants import FACE_PIPS, FACES, NOBODY, SLOTS
from sortilege.games.seasons.engine.energy import capacity
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.piles import kind_of
from sortilege.games.seasons.engine.scoring import prestige, score, winners
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.wheel import year
from sortilege.games.seasons.options import VALUES
from sortilege.games.seasons.presentation.ask_builder import why
from sortilege.games.seasons.presentation.ids import ENERGIES, SEASONS, card_id, copy_id, die_id
from sortilege.games.seasons.presentation.view import SeatView, View, hand_of, library_of, pack_of
from sortilege.games.seasons.story.terms import UNKNOWN, CardInPlay, RolledDie
from sortilege.stories.source_location import SEATS

Facts = dict[str, Any]


def card_ids(entries: list[int]) -> list[str]:
    return [card_id(kind_of(entry)) for entry in entries]


def seat_name(seat: int) -> str:
    return SEATS[seat] if seat < len(SEATS) else "nobody"


def energy_words(counts: dict[str, int]) -> list[str]:
    return [name for name in ENERGIES for _ in range(counts.get(name, 0))]


def facts(state: State) -> Facts:
    """Return all facts of a state."""
    started = state.round > 0
    dice = [rolled_die(state, i) for i in range(state.seats + 1)] if started else []
    return {
        "year": int(year(state.month)),
        "space": (int(state.month) + 11) % 12 + 1,
        "season": SEASONS[state.season],
        "first": seat_name(state.first),
        "turn": seat_name(state.active) if started else "nobody",
        "permit": bool(state.permit),
        "extra": int(state.extra),
        "enchantment": VALUES["enchantment"][state.enchantment],
        "struck": [year for year in range(5) if state.drought_years & 1 << year],
        "deck": card_ids([int(entry) for entry in reversed(list(state.deck[: state.deck_n]))]),
        "discard": card_ids([int(entry) for entry in reversed(list(state.discards[: state.discards_n]))]),
        "deck_size": int(state.deck_n),
        "discard_size": int(state.discards_n),
        "dice": [str(die) for die in dice],
        "left_pips": pips_left(state) if started else 0,
        "bag": [die_id(int(state.bag[s * 5 + i])) for s in range(4) for i in range(state.seats + 1)],
        "over": state.over,
        "winners": [SEATS[seat] for seat in state.seats_in(winners(state))] if state.over else [],
        "asked": {SEATS[seat]: why(state) for seat in state.open_seats()},
        "loaded": [int(face) + 1 for face in state.rng.loaded],
        **{SEATS[seat]: seat_facts(state, seat) for seat in range(state.seats)},
    }


def pips_left(state: State) -> int:
    """Return the pips of the die left over; 0 while dice are being chosen."""
    left = [i for i in range(state.seats + 1) if state.taken[i] == NOBODY]
    return int(FACES[state.face_offset(left[0]) + FACE_PIPS]) if len(left) == 1 else 0


def rolled_die(state: State, i: int) -> RolledDie:
    return RolledDie(int(state.bag[state.rolled * 5 + i]), int(state.faces[i]))


def seat_facts(state: State, seat: int) -> Facts:
    die = state.die_of(seat) if state.round > 0 else NOBODY
    play = [card_in_play(state, int(state.play[seat * SLOTS + i])) for i in range(state.play_n[seat])]
    return {
        "crystals": int(state.crystals[seat]),
        "gauge": int(state.gauge[seat]),
        "bonuses": int(state.track[seat]),
        "reserve": energy_words({name: int(state.reserve[seat * 4 + e]) for e, name in enumerate(ENERGIES)}),
        "hand": card_ids(hand_of(state, seat)),
        "hand_size": int(state.hand_n[seat]),
        "library_2": card_ids(library_of(state, seat, 0)),
        "library_3": card_ids(library_of(state, seat, 1)),
        "play": play,
        "turned": [card.id for card in play if card.turned],
        "upright": play,
        "tokens": play,
        "mimics": play,
        "ability": int(state.ability[seat]),
        "ability_used": bool(state.ability_used[seat]),
        "dealt": [int(token) for token in state.dealt[seat * 3 : seat * 3 + 3] if token],
        "spaces_lost": int(state.drought[seat]),
        "capacity": int(capacity(state, seat)),
        "die": "none" if die == NOBODY else str(rolled_die(state, die)),
        "pack": card_ids(pack_of(state, seat)),
        "pack_size": len(pack_of(state, seat)),
        "summoned": int(state.summoned[seat]),
        "owed": int(state.owed[seat]),
        "prestige": int(prestige(state, seat)),
        "score": int(score(state, seat)),
    }


def card_in_play(state: State, copy: int) -> CardInPlay:
    tokens = energy_words({name: int(state.tokens[copy * 4 + e]) for e, name in enumerate(ENERGIES)})
    model = int(state.mimics[copy & 1]) if copy >> 1 == RAVEN_THE_USURPER else 0
    mimics = copy_id(model - 1) if model else ""
    turned, worked = bool(state.turned[copy]), bool(state.worked[copy])
    return CardInPlay(card_id(copy >> 1), bool(copy & 1), turned, tuple(tokens), worked, mimics)


# The same facts from a view. What the viewer does not know is absent or "?".


def seen_facts(view: View) -> Facts:
    return {
        "year": view.year,
        "space": view.space,
        "season": view.season,
        "first": seat_name(view.first),
        "turn": "nobody" if view.active is None else seat_name(view.active),
        "permit": view.may_transmute,
        "enchantment": view.enchantment,
        "deck": pile_cards(view.known_deck, view.deck),
        "discard": pile_cards(view.known_discard, view.discard),
        "deck_size": view.deck,
        "discard_size": view.discard,
        "dice": [f"{die.id}.{die.face}" for die in view.dice],
        "left_pips": sum(die.pips for die in view.dice if die.taken_by is None) if view.active is not None else 0,
        "over": view.over,
        "winners": [SEATS[seat] for seat in view.winners],
        "asked": {SEATS[seat]: view.why for seat in view.open},
        "looked_at": view.looked_at,
        "looking_at": list(view.me.looking_at) if view.me else [],
        **{SEATS[seat]: viewed_seat(view, seat) for seat in range(len(view.seats))},
    }


def pile_cards(places: dict[int, str], size: int) -> list[str]:
    return [places.get(place, UNKNOWN) for place in range(size)]


def viewed_seat(view: View, seat: int) -> Facts:
    there = view.seats[seat]
    play = [
        CardInPlay(card.card, card.id.endswith("#2"), card.turned, tuple(energy_words(card.tokens)), mimics=card.mimics)
        for card in there.play
    ]
    dice = [f"{die.id}.{die.face}" for die in view.dice if die.taken_by == seat]
    return {
        "crystals": there.crystals,
        "gauge": there.gauge,
        "bonuses": there.bonuses,
        "reserve": energy_words(there.reserve),
        "hand_size": there.hand,
        "play": play,
        "turned": [card.id for card in play if card.turned],
        "upright": play,
        "tokens": play,
        "mimics": play,
        "ability": there.ability,
        "ability_used": there.ability_used,
        "spaces_lost": there.spaces_lost,
        "capacity": there.capacity,
        "die": dice[0] if dice else "none",
        "prestige": there.points["prestige"],
        "score": there.points["total"],
        "chosen": there.chosen,
        **private_facts(view, there, seat),
    }


def private_facts(view: View, there: SeatView, seat: int) -> Facts:
    """Return the viewer's own cards, or what it knows of another seat's."""
    if view.me is not None and view.seat == seat:
        return {
            "hand": list(view.me.hand),
            "library_2": list(view.me.library_2),
            "library_3": list(view.me.library_3),
            "pack": list(view.me.pack),
            "pack_size": len(view.me.pack),
            "dealt": list(view.me.tokens),
            "sealed": view.me.sealed or "none",
            "somewhere": [],
            "unless_discarded": [],
        }
    return {
        "hand": list(there.known_in_hand),
        "somewhere": list(there.known_somewhere),
        "unless_discarded": list(there.known_unless_discarded),
        "library_2": [UNKNOWN] * there.library_2,
        "library_3": [UNKNOWN] * there.library_3,
    }
