"""Pouch, Altar, pools, boards and the discard box (sections B to E)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core.engine.machine import Offer
from sortilege.games.spellbook.engine.constants import (
    ALTAR_MAX,
    BLUE,
    BOARD_SPACES,
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
    MATERIA_TYPES,
    MIRAGE_DRAWS,
    MIRAGE_STORE,
    NOBODY,
    PASSIVE,
    PASSIVES,
    POOL_SIZE,
    POUCH_AND_BOX_EMPTY,
)
from sortilege.games.spellbook.engine.state import State


def add_count(counts: vec[u8], at: i64, n: i64) -> None:
    counts[at] = u8(i64(counts[at]) + n)


def with_one_more(counts: vec[u8], at: i64) -> vec[u8]:
    """Copy counts with one added: copies of a state share these rows, so they are never written in place."""
    counts = counts[:]
    add_count(counts, at, 1)
    return counts


def shuffle_pouch(s: State) -> None:
    pouch = s.pouch
    for i in range(s.pouch_n - 1, i64(0), -1):
        j = s.rng.below(i + 1)
        materia = pouch[i]
        pouch[i] = pouch[j]
        pouch[j] = materia


def refill_pouch(s: State) -> None:
    """Return the discard box to the pouch; only when a materia must be drawn (19)."""
    n: i64 = 0
    for materia in range(i64(MATERIA_TYPES)):
        for _time in range(i64(s.box[materia])):
            s.pouch[n] = u8(materia)
            n += 1
        s.box[materia] = u8(0)
    s.pouch_n = n
    s.box_n = 0
    shuffle_pouch(s)
    s.tell(E_REFILLS, NOBODY, n, 0, 0, EVERYBODY)


def left_to_draw(s: State) -> i64:
    return s.pouch_n + s.box_n


def draw_from_pouch(s: State) -> i64:
    """Remove the next materia of the pouch; −1 when pouch and box are empty (20)."""
    if s.pouch_n == 0:
        if s.box_n == 0:
            return -1
        refill_pouch(s)
    at = s.pouch_n - 1
    s.pouch_n = at
    materia = i64(s.pouch[at])
    s.pouch[at] = u8(0)
    s.learn(EVERYBODY)
    return materia


def pool_room(s: State, seat: i64) -> i64:
    """How many more materia the pool can hold (7)."""
    return POOL_SIZE - s.pool_n[seat]


def add_to_pool(s: State, seat: i64, materia: i64) -> None:
    add_count(s.pool, seat * MATERIA_TYPES + materia, 1)
    s.pool_n[seat] += 1


def remove_from_pool(s: State, seat: i64, materia: i64) -> None:
    add_count(s.pool, seat * MATERIA_TYPES + materia, -1)
    s.pool_n[seat] -= 1


def add_to_box(s: State, materia: i64) -> None:
    add_count(s.box, materia, 1)
    s.box_n += 1


def hold(s: State, materia: i64) -> None:
    add_count(s.hold, materia, 1)
    s.hold_n += 1


def release(s: State, materia: i64) -> None:
    add_count(s.hold, materia, -1)
    s.hold_n -= 1


def left_for_players(s: State) -> i64:
    """How many materia players can still draw; by option, the Altar counts when nothing else is left (20)."""
    return left_to_draw(s) + (s.altar_n if s.options[POUCH_AND_BOX_EMPTY] else 0)


def draw(s: State, seat: i64, n: i64) -> None:
    """Draw one at a time, never above nine (7)."""
    for _time in range(min(n, pool_room(s, seat))):
        if left_to_draw(s) == 0 and left_for_players(s) > 0:
            wipe_altar(s)
        materia = draw_from_pouch(s)
        if materia < 0:
            return
        add_to_pool(s, seat, materia)
        s.tell(E_DRAWS, seat, materia, 0, 0, EVERYBODY)


def discard(s: State, seat: i64, materia: i64) -> None:
    remove_from_pool(s, seat, materia)
    add_to_box(s, materia)
    s.tell(E_DISCARDS, seat, materia, 0, 0, EVERYBODY)


def add_to_altar(s: State, materia: i64) -> None:
    if s.altar_n >= ALTAR_MAX:
        raise ValueError("the altar holds more than it ever can")
    s.altar[s.altar_n] = u8(materia)
    s.altar_n += 1


def supply_altar(s: State, n: i64) -> None:
    for _time in range(n):
        materia = draw_from_pouch(s)
        if materia < 0:
            return
        add_to_altar(s, materia)
        s.tell(E_TO_ALTAR, NOBODY, materia, 0, 0, EVERYBODY)


def remove_from_altar(s: State, materia: i64) -> None:
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
        add_to_box(s, i64(s.altar[i]))
        s.altar[i] = u8(0)
    s.altar_n = 0


def count_on_altar(s: State, color: i64, rune: i64) -> i64:
    """Count the Altar's materia of a color and a rune; −1 stands for any."""
    n: i64 = 0
    for i in range(s.altar_n):
        if matches(i64(s.altar[i]), color, rune):
            n += 1
    return n


def matches(materia: i64, color: i64, rune: i64) -> bool:
    return (color < 0 or materia // 3 == color) and (rune < 0 or materia % 3 == rune)


def count_color(s: State, seat: i64, color: i64) -> i64:
    """Count the pool's materia of this color."""
    pool = s.pool
    at = seat * MATERIA_TYPES + color * 3
    return i64(pool[at]) + i64(pool[at + 1]) + i64(pool[at + 2])


def count_rune(s: State, seat: i64, rune: i64) -> i64:
    """Count the pool's materia with this rune."""
    pool = s.pool
    n: i64 = 0
    for at in range(seat * MATERIA_TYPES + rune, (seat + 1) * MATERIA_TYPES, 3):
        n += i64(pool[at])
    return n


def offer_pool(s: State, seat: i64, color: i64, rune: i64, out: Offer) -> None:
    pool = s.pool
    left = s.pool_n[seat]
    for materia in range(i64(MATERIA_TYPES)):
        if left == 0:
            return
        n = i64(pool[seat * MATERIA_TYPES + materia])
        left -= n
        if n > 0 and matches(materia, color, rune):
            out.add(FROM_POOL + materia)


def offer_altar(s: State, color: i64, rune: i64, out: Offer) -> None:
    altar = s.altar
    for i in range(s.altar_n):
        materia = i64(altar[i])
        if matches(materia, color, rune) and not out.has(FROM_ALTAR + materia):
            out.add(FROM_ALTAR + materia)


def mirage_draws(s: State, seat: i64, materia: i64) -> i64:
    """How many materia Mirage draws for taking this one: its rune must match, on the player's own Day (48)."""
    level = s.level[seat * COLORS + BLUE]
    if level == 0 or seat != s.active or s.rune_on(seat, s.spells[BLUE]) != materia % 3:
        return 0
    return PASSIVE[(s.spells[BLUE] * 3 + level - 3) * PASSIVES + MIRAGE_DRAWS]


def draw_for_mirage(s: State, seat: i64, materia: i64) -> None:
    """Draw for Mirage immediately (49)."""
    draw(s, seat, mirage_draws(s, seat, materia))


def take(s: State, seat: i64, materia: i64) -> None:
    """Move a materia from the Altar to the pool."""
    remove_from_altar(s, materia)
    add_to_pool(s, seat, materia)
    s.tell(E_TAKES, seat, materia, 0, 0, EVERYBODY)
    draw_for_mirage(s, seat, materia)


def free_spaces(s: State, seat: i64) -> i64:
    """Free spaces of the Familiar board."""
    return BOARD_SPACES - s.stored_n[seat]


def put_on_board(s: State, seat: i64, materia: i64) -> None:
    add_count(s.stored, seat * MATERIA_TYPES + materia, 1)
    s.stored_n[seat] += 1


def store(s: State, seat: i64, materia: i64) -> None:
    """Move a materia from the pool to the Familiar board."""
    remove_from_pool(s, seat, materia)
    put_on_board(s, seat, materia)
    s.tell(E_STORES, seat, materia, 0, 0, EVERYBODY)


def store_from_altar(s: State, seat: i64, materia: i64) -> None:
    """Take from the Altar and store; this counts as taking for Mirage, unless the option says otherwise (50)."""
    remove_from_altar(s, materia)
    put_on_board(s, seat, materia)
    s.tell(E_STORES_FROM_ALTAR, seat, materia, 0, 0, EVERYBODY)
    if s.options[MIRAGE_STORE] == 0:
        draw_for_mirage(s, seat, materia)


def add_to_lower_area(s: State, materia: i64) -> None:
    """Solo: add one to the virtual opponent's lower area (74)."""
    s.lower = with_one_more(s.lower, materia)
    s.lower_n += 1
    s.tell(E_LOWER_AREA, NOBODY, materia, 0, 0, EVERYBODY)
