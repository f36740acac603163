"""What is counted in games of SpellBook that were thought through, and how it is told."""

from collections.abc import Iterable

from sortilege.core.events import Event
from sortilege.core.insight import WHOLE, End, Watch, Watching
from sortilege.core.said import Said, seat
from sortilege.games.spellbook.engine import tables as t
from sortilege.games.spellbook.engine.scoring import spell_points
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.words.numbering import spell_id
from sortilege.games.spellbook.words.view import View

DAY = "day"
DAYS = 10  # to a chapter
DRAFTS: tuple[str, ...] = ()

WATCHING = Watching(
    {
        t.E_LEARNS: Watch((DAY, WHOLE)),
        t.E_RAISES: Watch((DAY,)),
        t.E_CASTS: Watch((DAY,)),
        t.E_TAKES: Watch((DAY,), own=True, others=True),
        t.E_TRIGGERS: Watch((WHOLE,), own=True, others=True),
    },
    {DAY: End(t.E_DAY, 2, own=True)},
)


def tracks(state: State, whose: int) -> dict[str, int]:
    found = {spell_id(int(state.spells[color])): int(spell_points(state, whose, color)) for color in range(t.COLORS)}
    return found | {"board": int(t.BOARD_POINTS[state.stored_n[whose]])}


def track_said(track: str) -> Said:
    return Said("sb-score-board" if track == "board" else f"spell-{track}")


def period_said(period: str, view: View) -> Said:
    if period == DAY:
        return Said("sb-hint-in-day", {"who": seat(view.seat or 0)})
    return Said("sb-hint-in-game")


def chapter_said(view: View) -> Said:
    first = (max(view.day, 1) - 1) // DAYS * DAYS + 1
    return Said("sb-review-days", {"first": first, "last": first + DAYS - 1})


def brought(events: Iterable[Event], state: State, seat: int) -> dict[str, int]:
    """Nothing is drafted; what each spell is worth is a track."""
    return {}


MATERIA = ("altar:", "pool:", "board:", "rune:")
PAID = ("learn", "discard")


def lesson(asked: str, chosen: str, other: str) -> str:
    """Materia that are given for a spell, or to use one, are a payment; what is taken or stored is not."""
    if all(id.startswith(MATERIA) for id in (chosen, other)):
        return "payment" if any(word in asked for word in PAID) else "supplies"
    return ""
