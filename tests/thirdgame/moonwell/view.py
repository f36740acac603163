"""What a seat sees of the table. The page and the terminal draw any game by these field names."""

import msgspec

from moonwell.charms import CHARMS, NIGHTS
from moonwell.names import ASK_BUILDER
from moonwell.setup import hand_of
from moonwell.state import State
from sortilege.core.ask import Ask


class SeatView(msgspec.Struct, frozen=True):
    """The public part of a seat; `chosen` tells whether it has a charm face down."""

    points: int
    played: tuple[str, ...]
    cards: int
    chosen: bool


class OwnView(msgspec.Struct, frozen=True):
    """The private part of a seat: its charms, and the one laid face down."""

    hand: tuple[str, ...]
    sealed: str


class OpponentView(msgspec.Struct, frozen=True):
    """The well, as the opponent of a solo player."""

    points: int
    played: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    version: int
    round: int
    first: int
    moon: int
    well: int
    deck: int
    opponent: OpponentView | None
    me: OwnView | None
    seats: tuple[SeatView, ...]
    open: tuple[int, ...]
    why: str
    ask: Ask | None
    over: bool
    winners: tuple[int, ...]


def played(state: State, player: int) -> tuple[str, ...]:
    row = state.played[player * NIGHTS : (player + 1) * NIGHTS]
    return tuple(CHARMS[charm - 1] for charm in row if charm)


def seat_view(state: State, seat: int) -> SeatView:
    cards = sum(hand_of(state, seat))
    return SeatView(int(state.drops[seat]), played(state, seat), cards, bool(state.laid[seat]))


def own_view(state: State, seat: int) -> OwnView:
    hand = tuple(CHARMS[charm] for charm, n in enumerate(hand_of(state, seat)) for _ in range(n))
    laid = int(state.laid[seat])
    return OwnView(hand, CHARMS[laid - 1] if laid else "")


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        version=int(state.version),
        round=state.round,
        first=state.first,
        moon=state.moon,
        well=state.well,
        deck=state.deck_n,
        opponent=OpponentView(state.opponent, played(state, 1)) if state.seats == 1 else None,
        me=None if seat is None else own_view(state, seat),
        seats=tuple(seat_view(state, one) for one in range(state.seats)),
        open=tuple(state.open_seats()),
        why=ASK_BUILDER.why(state),
        ask=None if seat is None else ASK_BUILDER.ask(state, seat),
        over=state.over,
        winners=tuple(state.winners()) if state.over else (),
    )
