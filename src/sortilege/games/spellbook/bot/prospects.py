"""Estimate what the rest of the game brings a seat; the coefficients are fitted to games of this evaluation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.policy import POINT
from sortilege.games.spellbook.bot.goals import Goals
from sortilege.games.spellbook.engine.constants import BOARD_SPACES, COLORS
from sortilege.games.spellbook.engine.scoring import score
from sortilege.games.spellbook.engine.state import State

# In hundredths of a hundredth of a point, for: a tenth of a Day; a materia that can still be stored; a hundredth of
# hope; a hundredth of the learned spells' use; an Evening; a Midday; a free space; and having Days left at all.
COEFFICIENTS: Final = vec[i64]([105, 2031, 33, 15, -1147, 11364, 6706, 8760])


def prospects(w: Goals, s: State, seat: i64) -> i64:
    """Current and expected points, in hundredths."""
    now = score(s, seat) * POINT
    if s.height == 0:
        return now
    w.read(s, seat)
    hopes: i64 = 0
    use: i64 = 0
    for color in range(i64(COLORS)):
        hopes += w.kept_hope(color)
        level = s.level[seat * COLORS + color]
        if level:
            use += w.rate[s.spells[color] * 3 + level - 3]
    more = COEFFICIENTS[0] * w.tenths + COEFFICIENTS[1] * min(w.pool_n, w.stores) + COEFFICIENTS[2] * hopes
    more += COEFFICIENTS[3] * use * w.tenths // 10 + COEFFICIENTS[4] * w.evenings + COEFFICIENTS[5] * w.stores
    if w.tenths > 0:
        more += COEFFICIENTS[6] * (BOARD_SPACES - s.stored_n[seat]) + COEFFICIENTS[7]
    return now + max(0, more) // 100
