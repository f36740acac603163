"""A moment of a real game written down as a story's beginning. Of what seats know, only hands are kept."""

from dataclasses import replace
from typing import Any

from sortilege.core.errors import BadStory
from sortilege.games.seasons.engine.piles import kind_of, seen_in_hand
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.tables import NATURAL_SELECTION, NOBODY
from sortilege.games.seasons.options import PLACE, VALUES
from sortilege.games.seasons.story.building import PENDING
from sortilege.games.seasons.story.facts import Facts, facts
from sortilege.games.seasons.story.given import PRELUDE
from sortilege.games.seasons.story.words import CARD_NUMBER, Played
from sortilege.games.seasons.words.asking import why
from sortilege.games.seasons.words.numbering import IDS, card_id
from sortilege.games.seasons.words.view import hand_of
from sortilege.scenarios.place import SEATS

MOMENT = {"turn": "turn", "before_the_die": "before_die", "dice": "dice", **{moment: moment for moment in PRELUDE}}


def describe(state: State) -> dict[str, Any]:
    """`given` and, where somebody has already sealed a pick, `when`; raises BadStory in the middle of an effect."""
    asks = why(state)
    if asks not in MOMENT:
        where = "the game is over" if state.over else f"somebody is asked {asks}"
        raise BadStory(f"a story can begin between effects only, not where {where}; try another choice of the record")
    found = facts(state)
    table: dict[str, Any] = {"moment": MOMENT[asks], "players": int(state.seats)}
    table |= {"options": options(state), "first": found["first"]}
    table |= {key: found[key] for key in ("year", "space")}
    if state.years_opened != min(3, max(1, found["year"])):
        table["opened"] = int(state.years_opened)
    table["struck"] = found["struck"]
    if asks in ("turn", "before_the_die"):
        table["turn"] = found["turn"]
        table |= turn_facts(state)
    table["bag"] = found["bag"]
    if asks == "dice":
        table["dice"] = found["dice"]
    elif state.round > 0:
        table["left"] = found["dice"][state.die_of(NOBODY)]
    table["deck"] = found["deck"]
    table["discard"] = found["discard"]
    for seat in range(state.seats):
        table[SEATS[seat]] = seat_given(state, seat, found[SEATS[seat]], asks)
    table = {key: value for key, value in table.items() if value not in ([], {}, None)}
    steps = [{SEATS[seat]: sealed(state, seat)} for seat in range(state.seats) if state.sealed[seat]]
    return {"given": table, "when": steps} if steps else {"given": table}


def options(state: State) -> dict[str, str]:
    """The options that are not at their default."""
    chosen = {key: values[state.options[PLACE[key]]] for key, values in VALUES.items()}
    chosen["enchantment"] = VALUES["enchantment"][state.enchantment]
    return {key: value for key, value in chosen.items() if value != VALUES[key][0] and key != "first"}


def turn_facts(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if why(state) == "turn":
        found["permit"] = bool(state.permit) or None
        found["extra"] = int(state.extra) or None
        found["die_crystals"] = bool(state.die_crystals) or None
        found["vision_used"] = bool(state.vision_used) or None
        found["summons"] = int(state.summons) or None
        found["pending"] = [word for word, bit in PENDING.items() if state.die_left & bit]
    found["locked"] = bool(state.locked) or None
    return found


def seat_given(state: State, seat: int, found: Facts, asks: str) -> dict[str, Any]:
    """What one seat has, without what is at its default."""
    play = [played_given(state, card) for card in found["play"]]
    here: dict[str, Any] = {key: found[key] for key in ("crystals", "gauge", "bonuses", "summoned", "owed")}
    here |= {key: found[key] for key in ("reserve", "hand", "library_2", "library_3")}
    here |= {"play": ", ".join(play), "die": found["die"], "known": known_given(state, seat)}
    here |= {key: found[key] for key in ("ability", "ability_used", "spaces_lost")} | {"tokens": found["dealt"]}
    if asks in ("draft", "keep_nine"):
        here["pack"] = found["pack"]
    if asks == "draft":
        thrown = int(state.enchantment == NATURAL_SELECTION)  # the first pick lies in the discard
        picked = [int(state.picks[r * state.seats + seat]) for r in range(thrown, state.picks_n)]
        here["hand"] = [card_id(kind_of(kind)) for kind in picked]
    empty: tuple[Any, ...] = (0, [], {}, "", "none")
    return {key: value for key, value in here.items() if value not in empty or (key == "gauge" and play)}


def played_given(state: State, card: Played) -> str:
    mimics = card.mimics
    if mimics:
        model = CARD_NUMBER[mimics.removesuffix("#2")] * 2 + int(mimics.endswith("#2"))
        mimics = f"{SEATS[state.owner(model)]}.{mimics}"
    return str(replace(card, tokens=card.tokens or None, mimics=mimics))


def known_given(state: State, seat: int) -> dict[str, list[str]]:
    """What other seats know to be in this hand."""
    hand = hand_of(state, seat)
    known = {
        SEATS[other]: [card_id(kind_of(entry)) for entry in hand if seen_in_hand(entry) & 1 << other]
        for other in range(state.seats)
        if other != seat
    }
    return {name: cards for name, cards in known.items() if cards}


def sealed(state: State, seat: int) -> str:
    return IDS[int(state.sealed[seat]) - 1].replace(":", " ")
