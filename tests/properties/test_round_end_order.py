"""The owner of several end-of-round effects can reach every result, and is asked only where the order matters (J2)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sortilege.core.engine.machine import PC, STEP
from sortilege.games.seasons.cards.effect_order import ROUND_END, place_at_round_end, round_end_conditions
from sortilege.games.seasons.engine import rule_program_rows
from sortilege.games.seasons.engine.cards_in_play import set_spent
from sortilege.games.seasons.engine.constants import (
    ALWAYS_MATTERS,
    FACE_PIPS,
    FACES,
    MATTERS,
    NEVER,
    NOBODY,
    ON_ROUND_END,
    ORDER_MAX,
    PROGRAM,
    RULES,
    SLOTS,
    TRIGGERS,
)
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.verbs import rounds, triggers
from sortilege.games.seasons.engine.verbs.flow import why_not_run
from sortilege.games.seasons.rules import SEASONS
from sortilege.games.seasons.save_fields import STATE_CODEC
from sortilege.games.seasons.story.builder import row_of
from tests.properties.table_builder import KIND, Seat, Tokens, lay, why

OWED = -1  # the effect that no card in play has: Hourglass energies due at the end of the round
HOURGLASS = "hourglass_of_time"
EFFECTS = (*ROUND_END, HOURGLASS)
RAVEN = "raven_the_usurper"
ITEMS = ("beggars_horn", "heart_of_argos", "wondrous_chest", "ios_transmuter", "fairy_monolith", "horn_of_plenty")
Result = tuple[object, ...]


@dataclass(frozen=True)
class Table:
    """What seat 0 has at the end of a round; `mimicked` are items of seat 1 that Ravens of seat 0 mimic."""

    effects: tuple[str, ...]
    reserve: tuple[int, ...] = (0, 0, 0, 0)
    crystals: int = 0
    rich: int = 0  # crystals of each opponent
    mimicked: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    amulet: tuple[int, ...] = ()  # tokens on an Amulet of Water
    hearts: int = 1  # earth on each Heart of Argos
    owed: int = 1
    seats: int = 2

    def state(self) -> State:
        """Return the state when everything but seat 0's end-of-round effects is done."""
        play = [*(one for one in self.effects if one != HOURGLASS), *self.others]
        play += [RAVEN] * len(self.mimicked) + ["amulet_of_water"] * bool(self.amulet)
        on_cards: dict[int, Tokens] = {
            at: (0, 0, 0, self.hearts) for at, card in enumerate(play) if card == "heart_of_argos"
        }
        if self.amulet:
            on_cards[len(play) - 1] = self.amulet
        models = tuple(dict.fromkeys(self.mimicked))
        rest = [Seat(play=models if seat == 1 else (), crystals=self.rich) for seat in range(1, self.seats)]
        ann = Seat(play=play, reserve=self.fitting_reserve(), on_cards=on_cards, crystals=self.crystals)
        state = lay([ann, *rest], {"hourglass": "round_end"})
        fields = dict(SEASONS.fields(state))
        copies = [int(state.play[SLOTS + models.index(card)]) for card in self.mimicked]
        fields["mimics"] = [copy + 1 for copy in copies] + [0] * (2 - len(copies))
        fields["owed"] = [self.owed * (HOURGLASS in self.effects)] + [0] * (self.seats - 1)
        fields["worked"] = [
            int(copy >> 1 in (KIND["ios_transmuter"], KIND[RAVEN])) for copy in range(len(state.worked))
        ]
        tokens = list(state.tokens)
        for raven, card in enumerate(self.mimicked):
            tokens[(KIND[RAVEN] * 2 + raven) * 4 + 3] = self.hearts * (card == "heart_of_argos")
        fields["tokens"] = [int(n) for n in tokens]
        state = STATE_CODEC.load(fields)
        left = state.die_of(NOBODY)
        faces = [
            face
            for face in range(6)
            if FACES[state.face_offset(left) - 9 * state.faces[left] + 9 * face + FACE_PIPS] == 1
        ]
        state.faces = type(state.faces)([faces[0] if die == left else face for die, face in enumerate(state.faces)])
        state.height = 0
        state.active = NOBODY
        state.waiting = False
        return state

    def fitting_reserve(self) -> tuple[int, ...]:
        """Return the reserve without what finds no room."""
        room = 7 - sum((*self.effects, *self.others).count(card) for card in ("mesodaes_lantern", "statue_of_eolis"))
        kept: list[int] = []
        for n in self.reserve:
            kept.append(min(n, room - sum(kept)))
        return tuple(kept)

    def order_matters(self) -> bool:
        """Return whether the results depend on which effect comes first."""
        state, done = self.state(), frozenset[int]()
        orders = Orders()
        first = [orders.results_with_first(state, done, effect) for effect in ready_effects(state, done)]
        return any(one != first[0] for one in first)

    def at_the_sweep(self) -> State:
        """Return the state at the owner's first question, or after its effects."""
        state = self.state()
        game = state.push(rule_program_rows.GAME, 0, 0, RULES)
        state.stack[game + PC] = row_of(rule_program_rows.GAME, triggers.SWEEP, ON_ROUND_END)
        state.stack[game + STEP] = 1
        for copy in state.play[SLOTS : SLOTS + state.play_n[1]]:
            set_spent(state, copy, 1)  # the opponent's own effects are not of interest
        state.settle()
        return state

    def owner_asked(self) -> tuple[bool, set[Result]]:
        """Play the owner's order with every answer; return whether the owner was asked, and all results."""
        asked = False
        results = set()
        for end, questions in ends(self.at_the_sweep()):
            asked |= "sweep" in questions
            results.add(result(end))
        return asked, results


def result(state: State) -> Result:
    """Return everything that end-of-round effects change; two copies of a card are the same."""
    play = tuple(
        tuple(
            sorted(
                card_in_play(state, int(copy)) for copy in state.play[seat * SLOTS : seat * SLOTS + state.play_n[seat]]
            )
        )
        for seat in range(state.seats)
    )
    return tuple(state.crystals), tuple(state.reserve), play, tuple(state.discards[: state.discards_n])


def card_in_play(state: State, copy: int) -> tuple[int, int, tuple[int, ...]]:
    return copy >> 1, int(state.works_as(copy)), tuple(map(int, state.tokens[copy * 4 : copy * 4 + 4]))


def ends(state: State) -> Iterator[tuple[State, tuple[str, ...]]]:
    """Yield every end of what is in progress, with the questions asked on the way; equal positions only once."""
    waiting: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    seen = set()
    while waiting:
        now, questions = waiting.pop()
        asked = why(now)
        if asked == "dice":
            yield now, questions
            continue
        seat = now.open_seats()[0]
        for code in now.legal(seat):
            then = now.copy()
            then.apply(seat, code)
            key = result(then), tuple(then.spent), tuple(then.owed), tuple(then.stack[: then.height * 10])
            if key not in seen:
                seen.add(key)
                waiting.append((then, (*questions, asked)))


def ready_effects(state: State, done: frozenset[int]) -> list[int]:
    found = [OWED] if state.owed[0] and OWED not in done else []
    for copy in state.play[: state.play_n[0]]:
        program = PROGRAM[state.works_as(copy) * TRIGGERS + ON_ROUND_END]
        if program and copy not in done and why_not_run(state, 0, copy, program, 0) == 0:
            found.append(int(copy))
    return found


def after(state: State, effect: int) -> list[State]:
    """Return every position in which this one effect may leave the table."""
    state = state.copy()
    state.taken = type(state.taken)([NOBODY] * 5)
    game = state.push(rule_program_rows.GAME, 0, 0, RULES)
    state.stack[game + PC] = row_of(rule_program_rows.GAME, rounds.CHOOSE_DICE)
    if effect == OWED:
        triggers.SWEEP.push_owed(state, 0)
    else:
        set_spent(state, effect, 1)
        state.push(PROGRAM[state.works_as(effect) * TRIGGERS + ON_ROUND_END], 0, 0, effect)
    state.settle()
    found = []
    for end, _ in ends(state):
        end.height = 0
        end.waiting = False
        found.append(end)
    return found


class Orders:
    """All results of any order of the effects, each when it is ready, played without the rule that asks for it."""

    def __init__(self) -> None:
        self.known: dict[object, set[Result]] = {}

    def results(self, state: State, done: frozenset[int] = frozenset()) -> set[Result]:
        key = result(state), done
        if key not in self.known:
            ready = ready_effects(state, done)
            found = {result(state)} if not ready else set()
            for effect in ready:
                found |= self.results_with_first(state, done, effect)
            self.known[key] = found
        return self.known[key]

    def results_with_first(self, state: State, done: frozenset[int], effect: int) -> set[Result]:
        return {one for end in after(state, effect) for one in self.results(end, done | {effect})}


def possible(table: Table) -> bool:
    """Return whether each card is there at most twice, and only one Hourglass owes."""
    cards = (*table.effects, *set(table.mimicked))
    return all(cards.count(card) <= 2 for card in cards) and table.effects.count(HOURGLASS) <= 1


A_FEW = st.integers(0, 2)
TABLES = st.builds(
    Table,
    effects=st.lists(st.sampled_from(EFFECTS), min_size=1, max_size=3).map(tuple),
    reserve=st.one_of(st.tuples(*[st.integers(0, 1)] * 4), st.tuples(*[A_FEW] * 4)),
    crystals=st.integers(0, 7),
    rich=st.integers(0, 2),
    mimicked=st.lists(st.sampled_from(ITEMS), max_size=1).map(tuple),
    others=st.sampled_from(((), (), ("shield_of_zira",), ("statue_of_eolis",) * 2)),
    amulet=st.sampled_from(((), (), (0, 0, 0, 1), (1, 0, 0, 0), (1, 0, 0, 1))),
    hearts=st.integers(0, 1),
    owed=st.integers(1, 2),
    seats=st.integers(2, 3),
).filter(possible)


@given(table=TABLES)
def test_the_owner_can_reach_every_result(table: Table) -> None:
    asked, reached = table.owner_asked()
    assert reached == Orders().results(table.state())
    assert asked or not table.order_matters()


# What a pair may depend on: few and many energies, with an earth and without, and a full reserve.
RESERVES = (
    *((0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1), (1, 0, 0, 1), (1, 1, 1, 0), (1, 1, 1, 1), (2, 2, 0, 0)),
    *((2, 1, 1, 1), (2, 2, 2, 1), (3, 3, 1, 0)),
)
# The only pair that is asked about although the results are equal: Horn of Plenty takes any type that is there, and
# only an earth pays.
CAREFUL = {"hourglass_of_time", "horn_of_plenty"}


def tables_of(pair: tuple[str, str]) -> Iterator[Table]:
    table = Table(pair)
    takes = {"fairy_monolith", "horn_of_plenty"} & set(pair)
    for reserve in RESERVES:
        for crystals in (0, 2, 3) if "damned_soul_of_onys" in pair else (0,):
            for rich in (0, 1) if "titus_deepgaze" in pair else (0,):
                for amulet in ((), (0, 0, 0, 1)) if takes else ((),):
                    for owed in (1, 2) if HOURGLASS in pair else (1,):
                        yield replace(table, reserve=reserve, crystals=crystals, rich=rich, amulet=amulet, owed=owed)


@pytest.mark.parametrize("pair", list(combinations(EFFECTS, 2)), ids="-".join)
def test_a_pair_is_asked_about_exactly_where_its_order_matters(pair: tuple[str, str]) -> None:
    places = tuple(sorted((place_at_round_end(effect) for effect in pair), reverse=True))
    condition = {(later, earlier): what for later, earlier, what in round_end_conditions()}[places[0], places[1]]
    answers = set()
    for table in tables_of(pair):
        asked, reached = table.owner_asked()
        assert reached == Orders().results(table.state())
        assert asked == table.order_matters() or (asked and set(pair) == CAREFUL), table
        answers.add(asked)
    assert answers == ({False} if condition == NEVER else {False, True})


def test_the_order_of_a_card_that_the_table_does_not_know_is_always_asked_about() -> None:
    table = Table(("mesodaes_lantern", "titus_deepgaze"), crystals=3)
    assert not table.owner_asked()[0]
    lantern, titus = map(place_at_round_end, ("mesodaes_lantern", "titus_deepgaze"))
    pair = (lantern * ORDER_MAX + titus, titus * ORDER_MAX + lantern)
    try:
        for at in pair:
            MATTERS[at] = ALWAYS_MATTERS
        assert table.owner_asked()[0]
    finally:
        for at in pair:
            MATTERS[at] = NEVER
