"""What hints and reviews count in imagined games of SpellBook, and how they say it."""

from collections.abc import Iterable, Sequence

from sortilege.core.events import Event
from sortilege.core.hint_explainer import EVERYBODY, WHOLE, KeyEventRule, KeyEventRules, PeriodEnd, Row
from sortilege.core.text.message import Message, seat
from sortilege.games.spellbook.engine import constants as t
from sortilege.games.spellbook.engine.scoring import spell_points
from sortilege.games.spellbook.engine.spell_costs import why_not_learn
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.presentation.ids import PHASES, PRIMARIES, spell_id
from sortilege.games.spellbook.presentation.view import View

DAY = "day"
DAYS_PER_STAGE = 10  # per chapter of a review
LEVELS = (3, 4, 5)
TURNED_UP: tuple[int, ...] = (t.E_DRAWS, t.E_TO_ALTAR, t.E_LOWER_AREA)
DRAFTS: tuple[str, ...] = ()

KEY_EVENT_RULES = KeyEventRules(
    {
        t.E_LEARNS: KeyEventRule((DAY, WHOLE)),
        t.E_RAISES: KeyEventRule((DAY,)),
        t.E_CASTS: KeyEventRule((DAY,)),
        t.E_TAKES: KeyEventRule((DAY,), own=True, others=True, taken=True),
        t.E_TRIGGERS: KeyEventRule((WHOLE,), own=True, others=True),
    },
    {DAY: PeriodEnd(t.E_DAY, 2, own=True)},
)


def tracks(state: State, whose: int) -> dict[str, int]:
    found = {spell_id(int(state.spells[color])): int(spell_points(state, whose, color)) for color in range(t.COLORS)}
    return found | {"board": int(t.BOARD_POINTS[state.stored_n[whose]])}


def track_label(track: str) -> Message:
    return Message("sb-score-board" if track == "board" else f"spell-{track}")


def stock(state: State, whose: int) -> dict[str, int]:
    """The highest affordable level of each spell, or 0."""
    return {
        spell_id(int(state.spells[color])): max(
            (level for level in LEVELS if not why_not_learn(state, whose, color, level, 0, 0)), default=0
        )
        for color in range(t.COLORS)
    }


def spending(rows: Sequence[Row], whose: int) -> dict[Row, dict[str, int]]:
    """Materia spent on a spell: as many as its level."""
    return {
        (kind, who, a, b, detail, EVERYBODY, -1): {spell_id(a): b}
        for kind, who, a, b, detail, _, _ in rows
        if kind == t.E_LEARNS and who == whose
    }


def stock_label(what: str, n: int) -> Message:
    return Message("sb-hint-enough", {"spell": Message(f"spell-{what}"), "level": n})


def shortage_label(what: str, n: int) -> Message:
    return Message("sb-hint-too-few", {"spell": Message(f"spell-{what}"), "level": n})


def period_label(period: str, view: View) -> Message:
    if period == DAY:
        return Message("sb-hint-in-day", {"who": seat(view.seat or 0)})
    return Message("sb-hint-in-game")


def stage_label(view: View) -> Message:
    first = (max(view.day, 1) - 1) // DAYS_PER_STAGE * DAYS_PER_STAGE + 1
    return Message("sb-review-days", {"first": first, "last": first + DAYS_PER_STAGE - 1})


PASS, LEARN = "pass", "learn_1"
MATERIA_ASKS = ("take", "store", "discard")  # prefixes of asks that choose a materia


def manner(asked: str, chosen: str, best: str, later: int | None) -> Message | None:
    subject, _, verb = asked.rpartition(".")
    if verb in PHASES:
        how = phase_manner(verb, chosen, best, later)
    elif verb == "learn":
        how = "learn" if chosen.startswith("learn:") else "payment"
    elif subject and subject not in PRIMARIES:
        return Message("sb-review-by-spell", {"spell": Message(f"spell-{subject}")})
    else:
        how = next((word for word in MATERIA_ASKS if verb.startswith(word)), "")
    return Message(f"sb-review-by-{how}") if how else None


def phase_manner(phase: str, chosen: str, best: str, later: int | None) -> str:
    """Classify what was done in a phase, or not done in time."""
    if best == LEARN:
        return "learn-never" if later is None else "learn-late"
    if PASS in (chosen, best):
        return "skip" if chosen == PASS else "no-skip"
    return phase


def drafted_cards(view: View) -> tuple[str, ...]:
    return ()


def points_by_card(events: Iterable[Event], state: State, seat: int) -> dict[str, int]:
    """Nothing is drafted; the value of each spell is a track."""
    return {}


def cards_played(events: Sequence[Event], state: State, seat: int) -> dict[str, int]:
    """Return the spells that this seat learned, with their points. A learned spell stays."""
    colors = [color for color in range(t.COLORS) if state.level[seat * t.COLORS + color]]
    return {spell_id(int(state.spells[color])): int(spell_points(state, seat, color)) for color in colors}


MATERIA = ("altar:", "pool:", "board:", "rune:")
PAYMENT_VERBS = ("learn", "discard")


def theme(asked: str, chosen: str, other: str) -> str:
    """Materia given for a spell, or to use one, are payment; materia taken or stored are not."""
    if all(id.startswith(MATERIA) for id in (chosen, other)):
        return "payment" if any(word in asked for word in PAYMENT_VERBS) else "supplies"
    return ""
