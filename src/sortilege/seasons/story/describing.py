"""A moment of a real game written down as a story's beginning. What seats know of each other's cards is not kept."""

from typing import Any

from sortilege.core.errors import BadStory
from sortilege.seasons.asking import why
from sortilege.seasons.numbering import card_id
from sortilege.seasons.options import PLACE, VALUES
from sortilege.seasons.piles import kind_of
from sortilege.seasons.state import State
from sortilege.seasons.story.building import PENDING
from sortilege.seasons.story.facts import Facts, facts
from sortilege.seasons.story.words import SEATS, Played
from sortilege.seasons.tables import CARD_CODE, NOBODY

MOMENT = {"turn": "turn", "before_the_die": "before_die", "dice": "dice", "draft": "draft", "split": "split"}


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
    return {key: value for key, value in chosen.items() if value != VALUES[key][0] and key != "first"}


def turn_facts(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if why(state) == "turn":
        found["permit"] = bool(state.permit) or None
        found["extra"] = int(state.extra) or None
        found["pending"] = [word for word, bit in PENDING.items() if state.die_left & bit]
    found["locked"] = bool(state.locked) or None
    return found


def seat_given(state: State, seat: int, found: Facts, asks: str) -> dict[str, Any]:
    """What one seat has, without what is at its default."""
    play = [str(Played(card.card, card.second, card.turned, card.tokens or None)) for card in found["play"]]
    here: dict[str, Any] = {key: found[key] for key in ("crystals", "gauge", "bonuses", "summoned", "owed")}
    here |= {key: found[key] for key in ("reserve", "hand", "library_2", "library_3")}
    here |= {"play": ", ".join(play), "die": found["die"]}
    if asks == "draft":
        picked = [int(state.picks[r * state.seats + seat]) for r in range(state.picks_n)]
        here |= {"pack": found["pack"], "hand": [card_id(kind_of(kind)) for kind in picked]}
    empty: tuple[Any, ...] = (0, [], "", "none")
    return {key: value for key, value in here.items() if value not in empty or (key == "gauge" and play)}


def sealed(state: State, seat: int) -> str:
    return f"card {card_id(int(state.sealed[seat]) - 1 - CARD_CODE)}"
