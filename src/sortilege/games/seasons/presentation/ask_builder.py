"""Builds the open decision of Seasons for a seat."""

from sortilege.core.ask import AskBuilder, Kind
from sortilege.core.engine.machine import A
from sortilege.games.seasons.engine.constants import BONUS_CARD, LATER_OUT_OF_PLAY, OUT_OF_PLAY, RULES, TOKEN_CARD
from sortilege.games.seasons.engine.state import State, kind_out_of_play
from sortilege.games.seasons.engine.summon import slots_of
from sortilege.games.seasons.engine.verbs.payments import PaySlots
from sortilege.games.seasons.presentation.ids import BONUSES, CHOICE_IDS, ENERGIES, card_id
from sortilege.games.seasons.presentation.refusal_reasons import REASONS

ASK_KINDS: tuple[Kind, ...] = ("menu", "card", "energy", "seat", "space", "die", "set")


def subject_id(card: int) -> str:
    """Return what a frame is about: the id of a card, token or bonus, or ""."""
    if OUT_OF_PLAY <= card < BONUS_CARD or card >= LATER_OUT_OF_PLAY:
        return card_id(int(kind_out_of_play(card)))
    if TOKEN_CARD <= card < RULES:
        return f"token_{card - TOKEN_CARD + 1}"
    if BONUS_CARD <= card < TOKEN_CARD:
        return f"bonus_{BONUSES[card - BONUS_CARD]}"
    return "" if card == RULES else card_id(card >> 1)


class SeasonsAskBuilder(AskBuilder):
    """Adds the seat a decision concerns and the energies still to pay."""

    def about(self, state: State, frame: int) -> int:
        return int(state.verb(frame).about(state, frame))

    def owed(self, state: State, frame: int) -> tuple[str, ...]:
        if not isinstance(state.verb(frame), PaySlots):
            return ()
        need = state.stack[frame + A]
        return tuple(name for slot, name in enumerate((*ENERGIES, "any")) for _ in range(slots_of(need, slot)))


ASK_BUILDER = SeasonsAskBuilder(ASK_KINDS, CHOICE_IDS, REASONS, subject_id)
ask, why = ASK_BUILDER.ask, ASK_BUILDER.why
