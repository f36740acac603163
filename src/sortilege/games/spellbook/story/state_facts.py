"""What a story may say about a table: the facts of a state, or of one seat's view."""

from typing import Any

from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.presentation.ids import materia_id
from sortilege.games.spellbook.presentation.view import SeatView, View, view
from sortilege.games.spellbook.story.terms import LearnedSpell
from sortilege.stories.source_location import SEATS

Facts = dict[str, Any]


def facts(state: State) -> Facts:
    """All facts; only the order of the pouch is not in the view."""
    found = seen_facts(view(state, None))
    found["pouch"] = [materia_id(int(state.pouch[i])) for i in range(state.pouch_n - 1, -1, -1)]
    return found


def seen_facts(seen: View) -> Facts:
    found: Facts = {
        "day": seen.day,
        "turn": SEATS[seen.active],
        "first": SEATS[seen.first],
        "triggered": seen.triggered,
        "altar": list(seen.altar),
        "pouch": seen.pouch,
        "box": list(seen.box),
        "held": list(seen.held),
        "spells": list(seen.spells),
        "over": seen.over,
        "winners": [SEATS[seat] for seat in seen.winners],
        "asked": {SEATS[seat]: seen.why for seat in seen.open},
        **{SEATS[seat]: seat_facts(there) for seat, there in enumerate(seen.seats)},
    }
    if seen.opponent is not None:
        there = seen.opponent
        found["opponent"] = {"board": list(there.board), "lower": list(there.lower), "score": there.points}
    return found


def seat_facts(there: SeatView) -> Facts:
    return {
        "pool": list(there.pool),
        "board": list(there.board),
        "board_points": there.board_points,
        "spells": {spell.spell: LearnedSpell(spell.level, spell.token, spell.new) for spell in there.spells},
        "points": {spell.spell: spell.points for spell in there.spells},
        "score": there.points,
    }
