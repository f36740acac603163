"""SpellBook's rules behind the interface that all games share."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.rng import Rng
from sortilege.core.rules import Rules
from sortilege.games.spellbook import invariants
from sortilege.games.spellbook.engine import setup
from sortilege.games.spellbook.engine.scoring import opponent_score, score, winners
from sortilege.games.spellbook.engine.state import VERBS, State
from sortilege.games.spellbook.options import OPTIONS
from sortilege.games.spellbook.presentation.ask_builder import ASK_BUILDER
from sortilege.games.spellbook.presentation.event_kinds import EVENT_LOG
from sortilege.games.spellbook.presentation.ids import CHOICE_IDS, CODE_OF
from sortilege.games.spellbook.presentation.view import View, view
from sortilege.games.spellbook.save_fields import STATE_CODEC

# Rises when behavior changes. 2: Mirage draws after a swap, not during it. 3: the option growth_four does not apply
# to a Clone that copies Growth. 4: the order is not asked for where all that is offered goes and it does not matter.
RULES_VERSION = 4


class SpellBook(Rules):
    name = "spellbook"
    version = RULES_VERSION
    ids = CHOICE_IDS
    code_of = CODE_OF
    whys = tuple(verb.name for verb in VERBS)
    options = OPTIONS
    ask_builder = ASK_BUILDER
    events = EVENT_LOG
    codec = STATE_CODEC

    def deal(self, rng: Rng, seats: int, options: vec[i64]) -> State:
        return setup.new_state(rng, seats, options)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return setup.imagine(state, seat, rng)

    def check(self, state: State) -> None:
        invariants.check(state)

    def scores(self, state: State) -> list[int]:
        return [int(score(state, seat)) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        return state.seats_in(winners(state))

    def rival(self, state: State) -> int:
        return int(opponent_score(state))


SPELLBOOK: Rules = SpellBook()
