"""The rules of Seasons, as the game-independent code uses them."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.rng import Rng
from sortilege.core.rules import Rules
from sortilege.games.seasons import invariants
from sortilege.games.seasons.engine import draft_knowledge, setup
from sortilege.games.seasons.engine.constants import SLOTS
from sortilege.games.seasons.engine.imagine import imagine
from sortilege.games.seasons.engine.piles import kind_of, seen_by, seen_in_hand, take_from_hand, to_hand
from sortilege.games.seasons.engine.scoring import winners
from sortilege.games.seasons.engine.state import VERBS, State
from sortilege.games.seasons.options import OPTIONS
from sortilege.games.seasons.presentation.ask_builder import ASK_BUILDER
from sortilege.games.seasons.presentation.event_kinds import EVENT_LOG
from sortilege.games.seasons.presentation.ids import CHOICE_IDS, CODE_OF
from sortilege.games.seasons.presentation.view import View, hand_of, total_points, view
from sortilege.games.seasons.save_fields import STATE_CODEC

# Rises when behavior changes. 2: Ravens lost together do not shield each other. 3: cards discarded onto two empty
# piles are shuffled into a draw pile at once. 4: so is the last card that Crystal Orb or Vision of Destiny discards;
# life=lockout spares the drinker and takes the transmute bonus from the others; round_end=owner_order asks only where
# the order matters.
RULES_VERSION = 4


class Seasons(Rules):
    name = "seasons"
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
        return imagine(state, seat, rng)

    def check(self, state: State) -> None:
        invariants.check(state)

    def scores(self, state: State) -> list[int]:
        return total_points(state)

    def winners(self, state: State) -> list[int]:
        return state.seats_in(winners(state))

    def undo_state(self, before: State, after: State, seat: int) -> State:
        """Cards in hand before the choice that were shown since remain known to the seats that saw them."""
        old, new = before.copy(), after
        gone = Counter(map(kind_of, hand_of(old, seat))) - Counter(map(kind_of, hand_of(new, seat)))
        for kind, n in gone.items():
            seen = sum(1 << v for v in range(5) if count_known_copies(new, kind, v) > count_known_copies(old, kind, v))
            for _ in range(n):
                entry = take_from_hand(old, seat, kind)
                to_hand(old, seat, kind, seen_by(entry), seen_in_hand(entry) | seen)
                if seen:
                    draft_knowledge.note_shown(old, seat, kind)
        return old


def count_known_copies(state: State, kind: int, viewer: int) -> int:
    """Return how many cards of this kind the viewer sees in play or knows in the discard."""
    table = [int(state.play[s * SLOTS + i]) >> 1 for s in range(state.seats) for i in range(state.play_n[s])]
    known = [e for e in map(int, state.discards[: state.discards_n]) if kind_of(e) == kind and seen_by(e) >> viewer & 1]
    return table.count(kind) + len(known)


SEASONS: Rules = Seasons()
