"""Reject well-formed tables that no game can reach."""

from sortilege.core.text.message import message
from sortilege.games.spellbook.engine.constants import BOARD_SPACES, COLORS, OPPONENT_SPACES
from sortilege.games.spellbook.story.given import Given
from sortilege.stories.source_location import SEATS


def check_possible(given: Given) -> None:
    """Raise BadStory for the first impossibility."""
    if len(given.opponent) == OPPONENT_SPACES:
        raise given.at.under("opponent.board").wrong(message("engine-moment-opponent-full", spaces=OPPONENT_SPACES))
    for seat, (name, here) in enumerate(zip(SEATS, given.seats, strict=False)):
        at = given.at.under(name)
        if seat == given.turn:
            continue
        if any(learned.today for learned in here.spells.values()):
            raise at.under("spells").wrong(message("engine-moment-not-today", who=SEATS[given.turn]))
        if not given.triggered and (len(here.board) == BOARD_SPACES or len(here.spells) == COLORS):
            raise at.wrong(message("engine-moment-triggers"))
