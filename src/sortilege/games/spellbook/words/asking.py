"""An open choice in words."""

from sortilege.core.asks import Ask, Kind, Option, refused
from sortilege.core.engine.machine import CARD, FRAME, Refusals
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.engine.tables import PRIMARY, RULES
from sortilege.games.spellbook.words.numbering import IDS, PRIMARIES, spell_id
from sortilege.games.spellbook.words.reasons import REASONS

KINDS: tuple[Kind, ...] = ("menu", "materia", "spell", "seat")


def subject(card: int) -> str:
    """What a frame is about: a spell's id, a primary action, or nothing."""
    if card >= PRIMARY:
        return PRIMARIES[card - PRIMARY]
    return "" if card == RULES else spell_id(card)


def why(state: State) -> str:
    """The name of what is asked, such as "focus.store_card_rune" or "morning"; public."""
    if state.over:
        return ""
    frame = (state.height - 1) * FRAME
    about = subject(int(state.stack[frame + CARD]))
    verb = state.verb(frame).name
    if verb == "phase":
        verb = ("morning", "midday", "evening")[state.arg(frame, 0)]
    return f"{about}.{verb}" if about else verb


def ask(state: State, seat: int) -> Ask | None:
    """What this seat is asked now."""
    codes = state.legal(seat)
    if not codes:
        return None
    refusals = Refusals()
    state.refuse(seat, refusals)
    return Ask(
        seat=seat,
        kind=KINDS[state.verb((state.height - 1) * FRAME).kind],
        why=why(state),
        options=tuple(Option(code, IDS[code]) for code in codes),
        refused=refused(refusals, codes, IDS, REASONS),
    )
