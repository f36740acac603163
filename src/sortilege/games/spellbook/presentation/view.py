"""The view of the table: pools, boards and Altar are public, the pouch is only counted."""

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from sortilege.core.ask import Ask
from sortilege.core.engine.machine import FRAME, STEP
from sortilege.games.spellbook.engine.constants import BOARD_POINTS, MATERIA_TYPES
from sortilege.games.spellbook.engine.scoring import opponent_score, score, spell_points, winners
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.engine.verbs import learn
from sortilege.games.spellbook.presentation.ask_builder import ask, why
from sortilege.games.spellbook.presentation.ids import COLORS, materia_id, spell_id

# The steps of a Learn.
LEARN_STEPS = {
    learn.CHOOSE_WILDS: "how",
    learn.PAY_COLOR: "real",
    learn.CHOOSE_TOKEN: "token",
    learn.CHOOSE_TRIPLE: "triple",
    learn.PAY_TRIPLE: "member",
    learn.PAY_SINGLE: "single",
    learn.STORE_SPENT: "keep",
}


class SpellView(msgspec.Struct, frozen=True):
    """One spell of a seat: its level (0: not learned), the materia on it, whether it works yet, its points."""

    spell: str
    color: str
    level: int
    token: str
    new: bool
    points: int


class SeatView(msgspec.Struct, frozen=True):
    pool: tuple[str, ...]
    board: tuple[str, ...]
    board_points: int
    spells: tuple[SpellView, ...]
    points: int


class OpponentView(msgspec.Struct, frozen=True):
    """The virtual opponent of the solo game."""

    board: tuple[str, ...]
    lower: tuple[str, ...]
    points: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    version: int
    day: int
    first: int
    active: int
    triggered: bool
    spells: tuple[str, ...]
    altar: tuple[str, ...]
    pouch: int
    box: tuple[str, ...]
    held: tuple[str, ...]
    seats: tuple[SeatView, ...]
    opponent: OpponentView | None
    open: tuple[int, ...]
    why: str
    step: str
    ask: Ask | None
    over: bool
    winners: tuple[int, ...]


def materia_ids(counts: vec[u8], at: int = 0) -> tuple[str, ...]:
    return tuple(materia_id(m) for m in range(MATERIA_TYPES) for _ in range(int(counts[at + m])))


def spell_view(state: State, seat: int, color: int) -> SpellView:
    at = seat * 7 + color
    token = int(state.token[at])
    return SpellView(
        spell=spell_id(int(state.spells[color])),
        color=COLORS[color],
        level=int(state.level[at]),
        token=materia_id(token - 1) if token else "",
        new=bool(token) and state.since[at] == state.day,
        points=int(spell_points(state, seat, color)),
    )


def seat_view(state: State, seat: int) -> SeatView:
    return SeatView(
        pool=materia_ids(state.pool, seat * MATERIA_TYPES),
        board=materia_ids(state.stored, seat * MATERIA_TYPES),
        board_points=int(BOARD_POINTS[state.stored_n[seat]]),
        spells=tuple(spell_view(state, seat, color) for color in range(7)),
        points=int(score(state, seat)),
    )


def step(state: State) -> str:
    """The step of a Learn, such as "token": which materia goes on the card; empty at its start and elsewhere."""
    frame = (state.height - 1) * FRAME
    if state.over or state.verb(frame) is not learn.LEARN_VERB:
        return ""
    return LEARN_STEPS.get(int(state.stack[frame + STEP]), "")


def view(state: State, seat: int | None) -> View:
    opponent = OpponentView(materia_ids(state.opponent), materia_ids(state.lower), int(opponent_score(state)))
    return View(
        seat=seat,
        version=int(state.version),
        day=int(state.day),
        first=int(state.first),
        active=int(state.active),
        triggered=bool(state.triggered),
        spells=tuple(spell_id(int(spell)) for spell in state.spells),
        altar=tuple(materia_id(int(m)) for m in state.altar[: state.altar_n]),
        pouch=int(state.pouch_n),
        box=materia_ids(state.box),
        held=materia_ids(state.hold),
        seats=tuple(seat_view(state, s) for s in range(state.seats)),
        opponent=opponent if state.solo else None,
        open=tuple(state.open_seats()),
        why=why(state),
        step=step(state),
        ask=None if seat is None else ask(state, seat),
        over=state.over,
        winners=tuple(state.seats_in(winners(state))) if state.over else (),
    )
