"""Conservation of materia."""

from collections import Counter

from sortilege.games.spellbook.engine.constants import BOARD_SPACES, COPIES_OF_EACH, MATERIA_TYPES, POOL_SIZE
from sortilege.games.spellbook.engine.state import State


def count_materia(state: State) -> Counter[int]:
    found: Counter[int] = Counter(int(m) for m in state.pouch[: state.pouch_n])
    found.update(int(m) for m in state.altar[: state.altar_n])
    for counts in (state.box, state.hold, state.opponent, state.lower):
        found.update({m: int(counts[m]) for m in range(MATERIA_TYPES)})
    for seat in range(state.seats):
        found.update({m: int(state.pool[seat * MATERIA_TYPES + m]) for m in range(MATERIA_TYPES)})
        found.update({m: int(state.stored[seat * MATERIA_TYPES + m]) for m in range(MATERIA_TYPES)})
    found.update(int(token) - 1 for token in state.token if token)
    return found


def check(state: State) -> None:
    """Raise AssertionError when a count is impossible."""
    assert count_materia(state) == Counter(dict.fromkeys(range(MATERIA_TYPES), COPIES_OF_EACH)), (
        "materia appear or vanish"
    )
    for seat in range(state.seats):
        pool = sum(int(state.pool[seat * MATERIA_TYPES + m]) for m in range(MATERIA_TYPES))
        stored = sum(int(state.stored[seat * MATERIA_TYPES + m]) for m in range(MATERIA_TYPES))
        assert pool == state.pool_n[seat] <= POOL_SIZE, "a pool holds more than nine"
        assert stored == state.stored_n[seat] <= BOARD_SPACES, "a board holds more than it has spaces"
    assert sum(int(n) for n in state.hold) == state.hold_n, "the count of what is held is wrong"
    assert sum(int(n) for n in state.box) == state.box_n, "the count of the box is wrong"
    assert not any(state.pouch[state.pouch_n :]), "something lies beyond the end of the pouch"
    assert not any(state.altar[state.altar_n :]), "something lies beyond the end of the altar"
