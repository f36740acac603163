"""Describe a real game's state as the beginning of a story."""

from typing import Any

from sortilege.core.errors import BadStory
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.options import OPTION_INDEX, VALUES
from sortilege.games.spellbook.presentation.ask_builder import why
from sortilege.games.spellbook.presentation.ids import COLORS
from sortilege.games.spellbook.story.expectations import RESTING_VERBS
from sortilege.games.spellbook.story.state_facts import facts
from sortilege.games.spellbook.story.terms import count_words
from sortilege.stories.source_location import SEATS


def describe(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the `given` of a state; raises BadStory in the middle of an effect. A second Morning is written as a
    first one.

    With a seat, the order of the pouch is left out, the only secret.
    """
    asks = why(state)
    if asks not in RESTING_VERBS:
        where = "the game is over" if state.over else f"a seat is asked {asks}"
        raise BadStory(f"a story can begin between effects only, not where {where}; try another choice of the record")
    found = facts(state)
    table: dict[str, Any] = {"players": int(state.seats), "moment": asks, "options": changed_options(state)}
    table |= {key: found[key] for key in ("first", "turn", "triggered", "spells")}
    table["day"] = max(2, found["day"])
    table |= {key: [count_words([word]) for word in found[key]] for key in ("altar", "pouch", "box")}
    if seat is not None:
        del table["pouch"]
    for name in SEATS[: state.seats]:
        table[name] = seat_given(found[name])
    if state.solo:
        there = found["opponent"]
        table["opponent"] = {"board": there["board"], "lower": there["lower"]}
    keep = ("altar", "pouch", *SEATS[: state.seats])
    return {"given": {key: value for key, value in table.items() if value not in ([], {}, False) or key in keep}}


def seat_given(found: dict[str, Any]) -> dict[str, Any]:
    spells = {spell: str(one) for spell, one in found["spells"].items() if one.level}
    here = {"pool": found["pool"], "board": found["board"], "spells": spells}
    return {key: value for key, value in here.items() if value}


def changed_options(state: State) -> dict[str, str]:
    """The options that differ from their defaults; the spells are listed separately."""
    chosen = {key: values[state.options[OPTION_INDEX[key]]] for key, values in VALUES.items()}
    own = ("spells", "first", *COLORS)
    return {key: value for key, value in chosen.items() if value != VALUES[key][0] and key not in own}
