"""Pouch, Altar, pools, boards and the discard box (sections B to E)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core.engine.machine import Offer
from sortilege.games.spellbook.engine.constants import (
    ALTAR_MAX,
    BLUE,
    BOARD,
    COLORS,
    E_DISCARDS,
    E_DRAWS,
    E_LOWER_AREA,
    E_REFILLS,
    E_STORES,
    E_STORES_FROM_ALTAR,
    E_TAKES,
    E_TO_ALTAR,
    EVERYBODY,
    FROM_ALTAR,
    FROM_POOL,
    MATERIA,
    MIRAGE_DRAWS,
    MIRAGE_STORE,
    NOBODY,
    PASSIVE,
    PASSIVES,
    POOL,
    POUCH_AND_BOX_EMPTY,
)
from sortilege.games.spellbook.engine.state import State


def add(counts: vec[u8], at: i64, n: i64) -> None:
    counts[at] = u8(i64(counts[at]) + n)


def one_more(counts: vec[u8], at: i64) -> vec[u8]:
    """Copy counts with one added: copies of a state share these rows, so they are never written in place."""
    counts = counts[:]
    add(counts, at, 1)
    return counts


def shuffle(s: State) -> None:
    pouch = s.pouch
    for i in range(s.pouch_n - 1, i64(0), -1):
        j = s.rng.below(i + 1)
        materia = pouch[i]
        pouch[i] = pouch[j]
        pouch[j] = materia


def refill(s: State) -> None:
    """Return the discard box to the pouch; only when a materia must be drawn (19)."""
    n: i64 = 0
    for materia in range(i64(MATERIA)):
        for _time in range(i64(s.box[materia])):
            s.pouch[n] = u8(materia)
            n += 1
        s.box[materia] = u8(0)
    s.pouch_n = n
    s.box_n = 0
    shuffle(s)
    s.tell(E_REFILLS, NOBODY, n, 0, 0, EVERYBODY)


def left_to_draw(s: State) -> i64:
    return s.pouch_n + s.box_n


def from_pouch(s: State) -> i64:
    """Remove the next materia of the pouch; −1 when pouch and box are empty (20)."""
    if s.pouch_n == 0:
        if s.box_n == 0:
            return -1
        refill(s)
    at = s.pouch_n - 1
    s.pouch_n = at
    materia = i64(s.pouch[at])
    s.pouch[at] = u8(0)
    s.learn(EVERYBODY)
    return materia


def room(s: State, seat: i64) -> i64:
    """How many more materia the pool can hold (7)."""
    return POOL - s.pool_n[seat]


def to_pool(s: State, seat: i64, materia: i64) -> None:
    add(s.pool, seat * MATERIA + materia, 1)
    s.pool_n[seat] += 1


def out_of_pool(s: State, seat: i64, materia: i64) -> None:
    add(s.pool, seat * MATERIA + materia, -1)
    s.pool_n[seat] -= 1


def to_box(s: State, materia: i64) -> None:
    add(s.box, materia, 1)
    s.box_n += 1


def hold(s: State, materia: i64) -> None:
    add(s.hold, materia, 1)
    s.hold_n += 1


def release(s: State, materia: i64) -> None:
    add(s.hold, materia, -1)
    s.hold_n -= 1


def left_for_pools(s: State) -> i64:
    """How many materia players can still draw; by option, the Altar counts when nothing else is left (20)."""
    return left_to_draw(s) + (s.altar_n if s.options[POUCH_AND_BOX_EMPTY] else 0)


def draw(s: State, seat: i64, n: i64) -> None:
    """Draw one at a time, never above nine (7)."""
    for _time in range(min(n, room(s, seat))):
        if left_to_draw(s) == 0 and left_for_pools(s) > 0:
            wipe_altar(s)
        materia = from_pouch(s)
        if materia < 0:
            return
        to_pool(s, seat, materia)
        s.tell(E_DRAWS, seat, materia, 0, 0, EVERYBODY)


def discard(s: State, seat: i64, materia: i64) -> None:
    out_of_pool(s, seat, materia)
    to_box(s, materia)
    s.tell(E_DISCARDS, seat, materia, 0, 0, EVERYBODY)


def to_altar(s: State, materia: i64) -> None:
    if s.altar_n >= ALTAR_MAX:
        raise ValueError("the altar holds more than it ever can")
    s.altar[s.altar_n] = u8(materia)
    s.altar_n += 1


def supply_altar(s: State, n: i64) -> None:
    for _time in range(n):
        materia = from_pouch(s)
        if materia < 0:
            return
        to_altar(s, materia)
        s.tell(E_TO_ALTAR, NOBODY, materia, 0, 0, EVERYBODY)


def out_of_altar(s: State, materia: i64) -> None:
    altar = s.altar
    i: i64 = 0
    while i64(altar[i]) != materia:
        i += 1
    s.altar_n -= 1
    for j in range(i, s.altar_n):
        altar[j] = altar[j + 1]
    altar[s.altar_n] = u8(0)


def wipe_altar(s: State) -> None:
    """Discard the whole Altar before anything new is drawn (17)."""
    for i in range(s.altar_n):
        to_box(s, i64(s.altar[i]))
        s.altar[i] = u8(0)
    s.altar_n = 0


def on_altar(s: State, color: i64, rune: i64) -> i64:
    """Count the Altar's materia of a color and a rune; −1 stands for any."""
    n: i64 = 0
    for i in range(s.altar_n):
        if fits(i64(s.altar[i]), color, rune):
            n += 1
    return n


def fits(materia: i64, color: i64, rune: i64) -> bool:
    return (color < 0 or materia // 3 == color) and (rune < 0 or materia % 3 == rune)


def of_color(s: State, seat: i64, color: i64) -> i64:
    """Count the pool's materia of this color."""
    pool = s.pool
    at = seat * MATERIA + color * 3
    return i64(pool[at]) + i64(pool[at + 1]) + i64(pool[at + 2])


def of_rune(s: State, seat: i64, rune: i64) -> i64:
    """Count the pool's materia with this rune."""
    pool = s.pool
    n: i64 = 0
    for at in range(seat * MATERIA + rune, (seat + 1) * MATERIA, 3):
        n += i64(pool[at])
    return n


def offer_pool(s: State, seat: i64, color: i64, rune: i64, out: Offer) -> None:
    pool = s.pool
    left = s.pool_n[seat]
    for materia in range(i64(MATERIA)):
        if left == 0:
            return
        n = i64(pool[seat * MATERIA + materia])
        left -= n
        if n > 0 and fits(materia, color, rune):
            out.add(FROM_POOL + materia)


def offer_altar(s: State, color: i64, rune: i64, out: Offer) -> None:
    altar = s.altar
    for i in range(s.altar_n):
        materia = i64(altar[i])
        if fits(materia, color, rune) and not out.has(FROM_ALTAR + materia):
            out.add(FROM_ALTAR + materia)


def mirage_draws(s: State, seat: i64, materia: i64) -> i64:
    """How many materia Mirage draws for taking this one: its rune must match, on the player's own Day (48)."""
    level = s.level[seat * COLORS + BLUE]
    if level == 0 or seat != s.active or s.rune_on(seat, s.spells[BLUE]) != materia % 3:
        return 0
    return PASSIVE[(s.spells[BLUE] * 3 + level - 3) * PASSIVES + MIRAGE_DRAWS]


def mirage(s: State, seat: i64, materia: i64) -> None:
    """Draw for Mirage immediately (49)."""
    draw(s, seat, mirage_draws(s, seat, materia))


def take(s: State, seat: i64, materia: i64) -> None:
    """Move a materia from the Altar to the pool."""
    out_of_altar(s, materia)
    to_pool(s, seat, materia)
    s.tell(E_TAKES, seat, materia, 0, 0, EVERYBODY)
    mirage(s, seat, materia)


def spaces(s: State, seat: i64) -> i64:
    """Free spaces of the Familiar board."""
    return BOARD - s.stored_n[seat]


def put_on_board(s: State, seat: i64, materia: i64) -> None:
    add(s.stored, seat * MATERIA + materia, 1)
    s.stored_n[seat] += 1


def store(s: State, seat: i64, materia: i64) -> None:
    """Move a materia from the pool to the Familiar board."""
    out_of_pool(s, seat, materia)
    put_on_board(s, seat, materia)
    s.tell(E_STORES, seat, materia, 0, 0, EVERYBODY)


def store_from_altar(s: State, seat: i64, materia: i64) -> None:
    """Take from the Altar and store; this counts as taking for Mirage, unless the option says otherwise (50)."""
    out_of_altar(s, materia)
    put_on_board(s, seat, materia)
    s.tell(E_STORES_FROM_ALTAR, seat, materia, 0, 0, EVERYBODY)
    if s.options[MIRAGE_STORE] == 0:
        mirage(s, seat, materia)


def to_lower_area(s: State, materia: i64) -> None:
    """Solo: add one to the virtual opponent's lower area (74)."""
    s.lower = one_more(s.lower, materia)
    s.lower_n += 1
    s.tell(E_LOWER_AREA, NOBODY, materia, 0, 0, EVERYBODY)
