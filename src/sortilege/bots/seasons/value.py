"""How a position may end for a seat: what it has, and what it may expect."""

from mypy_extensions import i64

from sortilege.bots.seasons.outlook import Outlook
from sortilege.seasons.piles import hand_holds
from sortilege.seasons.scoring import penalties
from sortilege.seasons.state import State
from sortilege.seasons.tables import SLOTS


def value_of(o: Outlook, s: State, seat: i64) -> i64:
    """Hundredths of a point at the end of the game, from what lies on the table and what this seat knows."""
    worth = 100 * (s.crystals[seat] + penalties(s, seat))
    for i in range(s.play_n[seat]):
        worth += o.held(s, seat, s.play[seat * SLOTS + i])
    for j in range(s.hand_n[seat]):
        worth += o.kept(s, seat, hand_holds(s, seat, j))
    worth += o.total * min(o.token, 60 * o.months)
    return worth + 250 * o.months
