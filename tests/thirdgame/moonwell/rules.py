"""Moonwell, as everything that knows no game uses it."""

from librt.vecs import vec
from mypy_extensions import i64

from moonwell import setup
from moonwell.charms import MOST_SEATS, NIGHTS_OPTION, OPTIONS, TIES_OPTION
from moonwell.names import ASK_BUILDER, CODES, EVENTS
from moonwell.state import FIELDS, NAMES, PROGRAMS, State
from moonwell.view import View, view
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadSave
from sortilege.core.options import Options
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields, number_of
from sortilege.core.save.state_codec import StateCodec

SEATS = tuple(range(1, MOST_SEATS + 1))


def blank(saved: Fields, rng: Rng) -> State:
    seats = number_of(saved, "seats")
    if seats not in SEATS:
        raise BadSave(f"Moonwell is not played by {seats}")
    return State(rng, seats)


class Moonwell(Rules):
    name = "moonwell"
    version = 1
    ids = CODES.ids
    code_of = CODES.code_of
    whys = NAMES
    options = Options(
        title="Moonwell",
        seats=SEATS,
        values={"nights": ("4", "3"), "ties": ("stay", "vanish")},
        places={"nights": NIGHTS_OPTION, "ties": TIES_OPTION},
        size=OPTIONS,
    )
    ask_builder = ASK_BUILDER
    events = EVENTS
    codec = StateCodec("Moonwell", FIELDS, PROGRAMS, ("night",), blank)

    def deal(self, rng: Rng, seats: int, options: vec[i64]) -> State:
        return setup.deal(rng, seats, options)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return setup.imagine(state, seat, rng)

    def check(self, state: State) -> None:
        setup.check(state)

    def scores(self, state: State) -> list[int]:
        return [int(n) for n in state.drops]

    def winners(self, state: State) -> list[int]:
        return state.winners()


MOONWELL = Moonwell()
