"""An open choice in words."""

from sortilege.core.asks import Ask, Kind, Option, refused
from sortilege.core.engine.machine import CARD, FRAME, A, Refusals
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import of_slot
from sortilege.games.seasons.engine.tables import BONUS_CARD, COPIES, KIND, NOBODY, RULES, TOKEN_CARD
from sortilege.games.seasons.engine.verbs.payments import PaySlots
from sortilege.games.seasons.words.numbering import BONUSES, ENERGIES, IDS, card_id
from sortilege.games.seasons.words.reasons import REASONS

OPTIONS = [Option(code, id) for code, id in enumerate(IDS)]
KINDS: tuple[Kind, ...] = ("menu", "card", "energy", "seat", "space", "die", "set")


def subject(card: int) -> str:
    """What a frame is about: a card's id, a bonus, or nothing."""
    if card < COPIES:
        return card_id(card >> 1)
    if KIND <= card < BONUS_CARD:
        return card_id(card - KIND)
    if TOKEN_CARD <= card < RULES:
        return f"token_{card - TOKEN_CARD + 1}"
    if BONUS_CARD <= card < TOKEN_CARD:
        return f"bonus_{BONUSES[card - BONUS_CARD]}"
    return ""


def why(state: State) -> str:
    """The name of what is asked: the effect and its verb, such as "dragon_skull.sacrifice"; public."""
    if state.over:
        return ""
    frame = (state.height - 1) * FRAME
    about = subject(state.stack[frame + CARD])
    verb = state.verb(frame).name
    return f"{about}.{verb}" if about else verb


def ask(state: State, seat: int) -> Ask | None:
    """What this seat is asked now."""
    codes = state.legal(seat)
    if not codes:
        return None
    refusals = Refusals()
    state.refuse(seat, refusals)
    frame = (state.height - 1) * FRAME
    about = state.verb(frame).about(state, frame)
    return Ask(
        seat=seat,
        kind=KINDS[state.verb(frame).kind],
        why=why(state),
        options=tuple([OPTIONS[code] for code in codes]),
        refused=refused(refusals, set(codes), IDS, REASONS),
        about=None if about == NOBODY else int(about),
        owed=owed(state, frame),
    )


def owed(state: State, frame: int) -> tuple[str, ...]:
    """What is left to pay, in the order in which it is asked for."""
    if not isinstance(state.verb(frame), PaySlots):
        return ()
    need = state.stack[frame + A]
    return tuple(name for slot, name in enumerate((*ENERGIES, "any")) for _ in range(of_slot(need, slot)))
