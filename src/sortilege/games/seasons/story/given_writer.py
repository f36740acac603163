"""Describes a position of a real game as the start of a story. Of the seats' knowledge, only hands are kept."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sortilege.core.errors import BadStory
from sortilege.games.seasons.engine.constants import LOCKED, LOCKED_LATER, NATURAL_SELECTION, NOBODY
from sortilege.games.seasons.engine.piles import kind_of, seen_in_hand
from sortilege.games.seasons.engine.setup import DEFAULT_DEAL
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.options import OPTIONS, VALUES
from sortilege.games.seasons.presentation.ask_builder import why
from sortilege.games.seasons.presentation.ids import CHOICE_IDS, card_id
from sortilege.games.seasons.presentation.view import View, hand_of, view
from sortilege.games.seasons.story.builder import DIE_LEFT_BITS
from sortilege.games.seasons.story.given import PRELUDE
from sortilege.games.seasons.story.state_facts import Facts, facts
from sortilege.games.seasons.story.terms import ANY, CARD_NUMBER, CardInPlay
from sortilege.stories.source_location import SEATS

EQUAL_HAND_VERBS = ("draft", "discard_tenth")  # all seats have equally many cards
MOMENT_OF_VERB = {
    "turn": "turn",
    "before_the_die": "before_die",
    "dice": "dice",
    **{moment: moment for moment in PRELUDE},
}


def describe(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return `given` and, if a seat has sealed a pick, `when`; raises BadStory in the middle of an effect.

    With a seat, omit what it does not know, or write `any`; sealed choices are open again.
    """
    asks = why(state)
    if asks not in MOMENT_OF_VERB:
        where = "the game is over" if state.over else f"a player is asked {asks}"
        raise BadStory(f"a story can start only between effects, but {where}; try another choice of the record")
    found = facts(state)
    table: dict[str, Any] = {"moment": MOMENT_OF_VERB[asks], "players": int(state.seats)}
    table |= {"options": changed_options(state), "first": found["first"]}
    table |= {key: found[key] for key in ("year", "space")}
    if state.years_opened != min(3, max(1, found["year"])):
        table["opened"] = int(state.years_opened)
    table["struck"] = found["struck"]
    if asks in ("turn", "before_the_die"):
        table["turn"] = found["turn"]
        table |= turn_given(state)
    table["bag"] = found["bag"]
    if asks == "dice":
        table["dice"] = found["dice"]
    elif state.round > 0:
        table["left"] = found["dice"][state.die_of(NOBODY)]
    table["deck"] = found["deck"]
    table["discard"] = found["discard"]
    for other in range(state.seats):
        table[SEATS[other]] = seat_given(state, other, found[SEATS[other]], asks)
    if seat is not None:
        hide_unknown(table, view(state, seat), asks)
    table = {key: value for key, value in table.items() if value not in ([], {}, None)}
    steps = [{SEATS[other]: sealed_step(state, other)} for other in range(state.seats) if state.sealed[other]]
    return {"given": table, "when": steps} if steps and seat is None else {"given": table}


def hide_unknown(table: dict[str, Any], seen: View, asks: str) -> None:
    """Remove what the viewer does not know; cards known to be in one of several places count as unknown."""
    deepest = max(seen.known_deck, default=-1) + 1
    table["deck"] = pile_words(seen.known_deck, deepest)
    table["discard"] = pile_words(seen.known_discard, seen.discard)
    for other, there in enumerate(seen.seats):
        here = table[SEATS[other]]
        if other == seen.seat:
            continue
        for key in ("hand", "library_2", "library_3", "pack", "tokens", "known"):
            here.pop(key, None)
        if asks in EQUAL_HAND_VERBS or (asks == "keep_nine" and not there.hand):
            continue  # as many as the viewer has, or all there are
        hand, second, third = there.hand, there.library_2, there.library_3
        if asks == "split" and there.chosen:  # three finished piles look like one
            hand = second = third = there.hand // 3
        here |= (
            cards_given("hand", hand, there.known_in_hand)
            | cards_given("library_2", second)
            | cards_given("library_3", third)
        )
        if asks == "keep_nine":
            here |= cards_given("pack", DEFAULT_DEAL * 2 - there.hand)
        if there.known_in_hand:
            here["known"] = {SEATS[seen.seat or 0]: list(there.known_in_hand)}


def pile_words(known: Mapping[int, str], size: int) -> list[str]:
    return [known.get(place, ANY) for place in range(size)]


def cards_given(key: str, size: int, cards: Sequence[str] = ()) -> dict[str, list[str]]:
    """Return this many cards, of which some are known."""
    left = size - len(cards)
    return {key: [*cards, f"{ANY}*{left}"] if left else list(cards)} if size else {}


def changed_options(state: State) -> dict[str, str]:
    """Return the options that are not at their default."""
    chosen = OPTIONS.words(state.options)
    chosen["enchantment"] = VALUES["enchantment"][state.enchantment]
    return {key: value for key, value in chosen.items() if value != OPTIONS.default(key) and key != "first"}


def turn_given(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if why(state) == "turn":
        found["permit"] = bool(state.permit) or None
        found["extra"] = int(state.extra) or None
        found["die_crystals"] = bool(state.die_crystals) or None
        found["vision_used"] = bool(state.vision_used) or None
        found["summons"] = int(state.summons) or None
        found["pending"] = [word for word, bit in DIE_LEFT_BITS.items() if state.die_left & bit]
        found["locks_others"] = state.locked == LOCKED_LATER or None
    found["locked"] = state.locked == LOCKED or None
    return found


def seat_given(state: State, seat: int, found: Facts, asks: str) -> dict[str, Any]:
    """Return what one seat has, without default values."""
    play = [card_given(state, card) for card in found["play"]]
    here: dict[str, Any] = {key: found[key] for key in ("crystals", "gauge", "bonuses", "summoned", "owed")}
    here |= {key: found[key] for key in ("reserve", "hand", "library_2", "library_3")}
    here |= {"play": ", ".join(play), "die": found["die"], "known": known_given(state, seat)}
    here |= {key: found[key] for key in ("ability", "ability_used", "spaces_lost")} | {"tokens": found["dealt"]}
    if asks in ("draft", "keep_nine"):
        here["pack"] = found["pack"]
    if asks == "draft":
        thrown = int(state.enchantment == NATURAL_SELECTION)  # the first pick is in the discard
        picked = [int(state.picks[r * state.seats + seat]) for r in range(thrown, state.picks_n)]
        here["hand"] = [card_id(kind_of(kind)) for kind in picked]
    empty: tuple[Any, ...] = (0, [], {}, "", "none")
    return {key: value for key, value in here.items() if value not in empty or (key == "gauge" and play)}


def card_given(state: State, card: CardInPlay) -> str:
    mimics = card.mimics
    if mimics:
        model = CARD_NUMBER[mimics.removesuffix("#2")] * 2 + int(mimics.endswith("#2"))
        mimics = f"{SEATS[state.owner(model)]}.{mimics}"
    return str(replace(card, tokens=card.tokens or None, mimics=mimics))


def known_given(state: State, seat: int) -> dict[str, list[str]]:
    """Return what other seats know to be in this hand."""
    hand = hand_of(state, seat)
    known = {
        SEATS[other]: [card_id(kind_of(entry)) for entry in hand if seen_in_hand(entry) & 1 << other]
        for other in range(state.seats)
        if other != seat
    }
    return {name: cards for name, cards in known.items() if cards}


def sealed_step(state: State, seat: int) -> str:
    return CHOICE_IDS[int(state.sealed[seat]) - 1].replace(":", " ")
