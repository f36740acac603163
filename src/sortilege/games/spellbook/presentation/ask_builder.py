"""Build SpellBook's asks: the question before a seat, its legal moves and refusals."""

from sortilege.core.ask import AskBuilder, Kind
from sortilege.games.spellbook.engine.constants import PRIMARY, RULES
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.presentation.ids import CHOICE_IDS, PHASES, PRIMARIES, spell_id
from sortilege.games.spellbook.presentation.refusal_reasons import REASONS

ASK_KINDS: tuple[Kind, ...] = ("menu", "materia", "spell", "seat")


def subject_id(card: int) -> str:
    """The subject of a frame: a spell's id, a primary action, or nothing."""
    if card >= PRIMARY:
        return PRIMARIES[card - PRIMARY]
    return "" if card == RULES else spell_id(card)


class SpellBookAskBuilder(AskBuilder):
    """The phases of a Day have their own names."""

    def verb(self, state: State, frame: int) -> str:
        name = state.verb(frame).name
        return PHASES[state.arg(frame, 0)] if name == "phase" else name


ASK_BUILDER = SpellBookAskBuilder(ASK_KINDS, CHOICE_IDS, REASONS, subject_id)
ask, why = ASK_BUILDER.ask, ASK_BUILDER.why
