"""What every game promises, tested on whole random games. Knows no game's fields."""

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core import record as records
from sortilege.core.engine.machine import FRAME, SEAT, Machine, Recorder
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadChoice, IllegalChoice, NothingToUndo, StaleChoice
from sortilege.core.rules import Rules
from sortilege.core.session import Session, replay, verify
from tests.promises.random_play import (
    GAMES,
    TABLES,
    Options,
    digest,
    next_choice,
    options_of,
    pick,
    single_options,
    view_differences,
)

each_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
each_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])

FAR = (-(1 << 40), -1, 1 << 31, 1 << 40)  # codes that no game has


# Checks for every step.


def check_choices(rules: Rules, state: Machine) -> None:
    """Open seats have legal moves, a copy accepts each of them, and copies never affect the original."""
    before = digest(rules, state)
    for seat in range(state.seats):
        codes = state.legal(seat)
        assert bool(codes) == (seat in state.open_seats())
        assert len(set(codes)) == len(codes)
        asked = rules.ask(state, seat)
        if asked is None:
            assert not codes
            continue
        assert [option.code for option in asked.options] == codes
        assert [rules.code_of[option.id] for option in asked.options] == codes
        assert not {refusal.code for refusal in asked.refused} & set(codes)
        assert asked.kind in rules.kinds
        for code in codes:
            rules.copy(state).apply(seat, code)
    assert digest(rules, state) == before


def check_illegal(rules: Rules, state: Machine, rng: Rng) -> None:
    """Illegal codes, including those of another seat, raise IllegalChoice and change nothing."""
    before = digest(rules, state)
    everybodys = {code for seat in state.open_seats() for code in state.legal(seat)}
    some = {rng.below(len(rules.ids)) for _ in range(8)}
    for seat in (-1, *range(state.seats), int(state.seats), 63):
        for code in (everybodys | some | set(FAR)) - set(state.legal(seat)):
            with pytest.raises(IllegalChoice):
                state.apply(seat, code)
    assert digest(rules, state) == before


def check_saving(rules: Rules, state: Machine, rng: Rng) -> None:
    """A state survives JSON unchanged, and play continues in the same way."""
    saved = json.dumps(rules.fields(state))
    loaded, twin = rules.load(json.loads(saved)), rules.copy(state)
    assert digest(rules, loaded) == digest(rules, state)
    rules.check(loaded)
    chooser = rng.child()
    assert loaded.playout(chooser.copy()) == twin.playout(chooser)
    assert digest(rules, loaded) == digest(rules, twin)
    assert json.dumps(rules.fields(state)) == saved


def check_imagining(rules: Rules, state: Machine, seat: int, rng: Rng) -> None:
    """A seat cannot tell an imagined state from the real one, and imagines from its own knowledge only."""
    before = digest(rules, state)
    chooser = rng.child()
    imagined = rules.imagine(state, seat, chooser.copy())
    assert view_differences(rules, imagined, state, seat) == []
    rules.check(imagined)
    for asked in imagined.open_seats():
        assert imagined.legal(asked), f"seat {seat} imagines seat {asked} without a legal choice"
    other = rng.child()
    again, anew = rules.imagine(imagined, seat, other.copy()), rules.imagine(state, seat, other.copy())
    assert digest(rules, again) == digest(rules, anew)
    imagined.playout(chooser)
    assert imagined.over
    rules.check(imagined)
    assert digest(rules, state) == before


def check_taking_back(rules: Rules, state: Machine, rng: Rng) -> None:
    """A sealed choice can be taken back until the last seat has chosen; other choices cannot."""
    before = digest(rules, state)
    for seat in range(state.seats):
        twin = rules.copy(state)
        if twin.take_back(seat):
            assert len(state.open_seats()) > 0
            assert twin.version == state.version + 1
            assert seat in twin.open_seats()
            assert not twin.take_back(seat)
            continue
        assert digest(rules, twin) == before
        if seat in state.open_seats() and len(state.open_seats()) > 1:
            twin.apply(seat, pick(twin.legal(seat), rng))
            assert twin.take_back(seat)
            twin.version = state.version
            assert digest(rules, twin) == before


# A whole game for these checks, with occasional batches, undos and take-backs.


class Table:
    """A game with the choices that still stand: who chose what, and the state before."""

    def __init__(self, rules: Rules, seats: int, options: Options, number: int) -> None:
        names = [f"player {seat}" for seat in range(seats)]
        self.game = Session(rules, names, options, records.numbered_key(number), committed=True)
        self.rules = rules
        self.rng = rng_from_seed(number ^ 0x5EED)
        self.trace: list[tuple[int, str, Machine]] = []
        self.floor = 0  # undo stops here
        self.passed: list[tuple[int, str]] = []  # numbers of steps of the record, each with the digest there

    def now(self) -> tuple[str, int, int]:
        """Return everything that a refusal must not change."""
        return digest(self.rules, self.game.state), len(self.game.choices), len(self.game.recorder.rows)

    def choose(self) -> None:
        """Make one random choice, or a batch of up to three."""
        state = self.game.state
        seat, code = next_choice(state, self.rng)
        twin, ids = rules_copy(self.rules, state), [self.rules.ids[code]]
        states = [self.rules.copy(twin)]
        twin.apply(seat, code)
        while self.rng.below(4) == 0 and len(ids) < 3 and twin.legal(seat):
            states.append(self.rules.copy(twin))
            code = pick(twin.legal(seat), self.rng)
            ids.append(self.rules.ids[code])
            twin.apply(seat, code)
        states.append(twin)
        made = self.told_in_every_world(seat, [*ids, "no such thing"]) or len(ids)
        self.refuse_batches(seat, ids, twin)
        for n, (before, after) in enumerate(pairwise(states[: made + 1]), 1):
            shows = list(before.learnt) != list(after.learnt) or seat not in after.open_seats()
            assert not (shows and n < made), "a batch continues past a choice that revealed something"
        assert self.game.choose(seat, *ids, version=int(state.version)) == made
        assert digest(self.rules, self.game.state) == digest(self.rules, states[made])
        self.trace += [(seat, id, before) for id, before in zip(ids[:made], states, strict=False)]

    def told_in_every_world(self, seat: int, ids: list[str]) -> int:
        """Return how many of a batch are made (0: refused), which depends only on what the seat knows."""
        worlds = [self.game.state]
        if self.rng.below(4) == 0:
            worlds.append(self.rules.imagine(self.game.state, seat, self.rng))
        told = {self.told(world, seat, ids) for world in worlds}
        assert len(told) == 1, told
        return told.pop()[0]

    def told(self, world: Machine, seat: int, ids: list[str]) -> tuple[int, str]:
        state = self.rules.copy(world)
        game = Session.at(self.rules, self.game.seats, self.game.options, self.game.key, (), False, state)
        try:
            return game.check(seat, *ids), ""
        except BadChoice as refusal:
            return 0, str(refusal)

    def refuse_batches(self, seat: int, ids: list[str], after: Machine) -> None:
        """A batch with an illegal choice, a stale one or one of another seat changes nothing at all."""
        before = self.now()
        legal = sorted(after.legal(seat))
        wrong = self.rng.below(len(self.rules.ids) - len(legal))  # an index among the illegal ids
        for code in legal:
            wrong += wrong >= code
        version = int(self.game.state.version)
        for given in ([*ids, self.rules.ids[wrong]], [*ids, "no such thing"], ["no such thing", *ids]):
            if self.told(self.game.state, seat, given)[0] == 0:
                with pytest.raises(BadChoice):
                    self.game.choose(seat, *given, version=version)
        with pytest.raises(StaleChoice):
            self.game.choose(seat, *ids, version=version - 1)
        for other in set(range(self.game.state.seats)) - set(self.game.state.open_seats()):
            with pytest.raises(BadChoice):
                self.game.choose(other, *ids)
        assert self.now() == before

    def take_back(self) -> None:
        """Take back a sealed choice; seats without one cannot."""
        seat = self.rng.below(self.game.state.seats)
        twin, before = self.rules.copy(self.game.state), self.now()
        if not twin.take_back(seat):
            with pytest.raises(BadChoice):
                self.game.take_back(seat)
            assert self.now() == before
            return
        state = self.rules.copy(self.game.state)
        self.game.take_back(seat)
        assert digest(self.rules, self.game.state) == digest(self.rules, twin)
        self.trace.append((seat, records.TAKE_BACK, state))

    def undo(self) -> None:
        """Undo restores the same view, and never goes past another seat's choice or new knowledge."""
        seat = self.rng.below(self.game.state.seats)
        state, before = self.rules.copy(self.game.state), self.now()
        if len(self.trace) == self.floor or self.trace[-1][0] != seat:
            with pytest.raises(NothingToUndo):
                self.game.undo(seat)
            assert self.now() == before
            return
        try:
            gone = self.game.undo(seat)
        except NothingToUndo:
            assert self.now() == before
            assert state.learnt[seat] != self.trace[-1][2].learnt[seat]
            return
        undone, self.trace = self.trace[-gone:], self.trace[:-gone]
        self.floor = len(self.trace)  # what the undone choices revealed stays known
        earlier = undone[0][2]
        assert {chooser for chooser, _, _ in undone} == {seat}
        assert earlier.learnt[seat] == state.learnt[seat]
        assert self.game.state.version == state.version + 1
        back = self.rules.copy(self.game.state)
        back.version = earlier.version
        assert view_differences(self.rules, back, earlier, seat) == []
        assert back.legal(seat) == earlier.legal(seat)
        for _ in range(2):
            self.check_nothing_was_learnt(seat, undone, state)
        self.rules.check(back)

    def check_nothing_was_learnt(self, seat: int, undone: list[tuple[int, str, Machine]], after: Machine) -> None:
        """If everything the seat did not know were different, the undone choices would have looked the same."""
        twin = self.rules.imagine(undone[0][2], seat, self.rng)
        for _, id, _ in undone:
            if id == records.TAKE_BACK:
                assert twin.take_back(seat)
            else:
                twin.apply(seat, self.rules.code_of[id])
        twin.version = after.version  # raised by the undo
        assert view_differences(self.rules, twin, after, seat) == []

    def check_record(self) -> None:
        """The record, written and read, replays to the same state, as a whole and in part."""
        record = records.read(records.write(self.game.record()))
        assert record == self.game.record()
        assert digest(self.rules, verify(self.rules, record).state) == digest(self.rules, self.game.state)
        for steps, then in self.passed:
            assert digest(self.rules, replay(self.rules, record, upto=steps).state) == then


def rules_copy(rules: Rules, state: Machine) -> Machine:
    """Return a copy without a recorder."""
    twin = rules.copy(state)
    assert twin.recorder is None
    return twin


def keep_every_promise(rules: Rules, seats: int, options: Options, number: int, every: int) -> None:
    """Play one random game; check everything every `every` steps."""
    table = Table(rules, seats, options, number)
    rng = table.rng
    step = 0
    while table.game.state.open_seats():
        state = table.game.state
        if step % every == 0:
            check_choices(rules, state)
            check_illegal(rules, state, rng)
            check_saving(rules, state, rng)
            check_taking_back(rules, state, rng)
            for seat in range(seats):
                check_imagining(rules, state, seat, rng)
        if rng.below(60) == 0:
            table.passed.append((len(table.game.choices), digest(rules, state)))
        rules.check(state)
        unusual: dict[int, Callable[[], None]] = {0: table.undo, 1: table.take_back}
        unusual.get(rng.below(12), table.choose)()
        step += 1
    check_the_end(rules, table.game.state)
    check_choices(rules, table.game.state)
    check_saving(rules, table.game.state, rng)
    table.check_record()


def check_the_end(rules: Rules, state: Machine) -> None:
    assert state.over
    rules.check(state)
    scores, winners = rules.scores(state), rules.winners(state)
    assert len(scores) == state.seats
    assert winners or state.seats == 1  # a solo player can lose against the virtual opponent
    assert {scores[seat] for seat in winners} <= {max(scores)}
    kept = rules.load(rules.fields(state))
    for seat in range(state.seats):  # what a review evaluates after the last choice
        imagined = [rules.imagine(one, seat, rng_from_seed(seat)) for one in (state, kept)]
        assert digest(rules, imagined[0]) == digest(rules, imagined[1])
        assert rules.scores(imagined[0]) == scores


@each_table
@pytest.mark.parametrize("number", range(2))
def test_a_random_game_keeps_every_promise_at_every_step(rules: Rules, seats: int, number: int) -> None:
    keep_every_promise(rules, seats, options_of(rules, seats, number), 100 + number, every=1)


GAMES_A_TABLE = 28  # half of them for single option values


@cache
def shared_out(rules: Rules) -> dict[int, list[Options]]:
    """Assign every single option value to a number of players that allows it."""
    possible = {seats: list(single_options(rules, seats)) for seats in rules.seats}
    found: dict[int, list[Options]] = {seats: [] for seats in rules.seats}
    for one in (one for some in possible.values() for one in some):
        if not any(one in some for some in found.values()):
            fewest = min(
                (seats for seats in rules.seats if one in possible[seats]), key=lambda seats: len(found[seats])
            )
            found[fewest].append(one)
    return found


@each_table
@pytest.mark.parametrize("number", range(GAMES_A_TABLE))
def test_a_random_game_keeps_every_promise(rules: Rules, seats: int, number: int) -> None:
    """Test every single option value and as many random sets, with all checks at intervals."""
    single = shared_out(rules)[seats]
    assert len(single) <= GAMES_A_TABLE / 2
    options = options_of(rules, seats, number) if number % 2 else single[number // 2 % len(single)]
    keep_every_promise(rules, seats, options, 200 + number, every=23)


@each_table
@pytest.mark.parametrize("part", range(4))
def test_games_by_the_thousand_have_no_dead_end(rules: Rules, seats: int, part: int) -> None:
    """Cheap checks only: every step has a choice, nothing is lost, and the game ends."""
    for number in range(part * 250, part * 250 + 250):
        rng = rng_from_seed(7_000_000 + number)
        state = rules.new(rules.options.random_values(rng, seats), seats, rng_from_seed(number))
        while state.open_seats():
            state.apply(*next_choice(state, rng))
            if rng.below(40) == 0:
                rules.check(state)
        check_the_end(rules, state)


@each_table
def test_playouts_by_the_thousand_end_and_lose_nothing(rules: Rules, seats: int) -> None:
    """A playout inside the engine does not touch its original, and repeats exactly."""
    single = list(single_options(rules, seats))
    for number in range(1000):
        state = rules.new(single[number % len(single)], seats, rng_from_seed(number))
        twin, before = rules.copy(state), digest(rules, state)
        decisions = twin.playout(rng_from_seed(~number))
        assert decisions > 0
        check_the_end(rules, twin)
        assert digest(rules, state) == before
        if number % 10 == 0:
            assert state.playout(rng_from_seed(~number)) == decisions
            assert digest(rules, state) == digest(rules, twin)


# The copy, field by field.


def holder_of(state: Machine, name: str) -> tuple[object, str]:
    """Return the object and attribute that hold a saved field: the state's or its random generator's."""
    if name == "dice":
        return state.rng, "words"
    return (state, name) if hasattr(state, name) else (state.rng, name)


def some_moments(rules: Rules, seats: int) -> list[Machine]:
    """Return a few states of one game, from start to end, with loaded results so that no list is empty."""
    state, rng = rules.new({}, seats, rng_from_seed(1)), rng_from_seed(2)
    moments = [rules.copy(state)]
    while state.open_seats():
        state.apply(*next_choice(state, rng))
        if rng.below(50) == 0:
            moments.append(rules.copy(state))
    for moment in moments:
        moment.rng.loaded = vec[i64]([1, 2, 3])
    return [*moments, state]


@each_table
def test_no_field_is_forgotten_by_a_copy_or_a_save(rules: Rules, seats: int) -> None:
    """Change each field: copies and saves must have the change, too."""
    moment = some_moments(rules, seats)[1]
    for name, value in rules.fields(moment).items():
        if isinstance(value, str):  # the stack's rows
            continue
        changed = rules.copy(moment)
        where, attribute = holder_of(changed, name)
        if isinstance(value, list):
            row = getattr(where, attribute)
            row = row[:]
            if len(row):
                at = len(value) // 2 // FRAME * FRAME + SEAT if name == "stack" else len(value) // 2
                row[at] = 1 - row[at] % 2
            setattr(where, attribute, row)
        elif isinstance(getattr(where, attribute), bool):
            setattr(where, attribute, not value)
        else:
            # One frame less: above the stack there is nothing to save.
            setattr(where, attribute, max(0, value - 1) if name == "height" else value + 1)
        copied = rules.fields(rules.copy(changed))
        assert copied == rules.fields(changed), f"a copy forgets {name}"
        assert not isinstance(value, list) or not value or copied != rules.fields(moment), f"a save forgets {name}"


@each_game
def test_a_state_has_no_field_that_is_not_saved(rules: Rules) -> None:
    state = rules.new({}, rules.seats[0], rng_from_seed(1))
    compiled: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    attributes = {*compiled, *getattr(state, "__dict__", ())}  # a game from another package may be partly compiled
    saved = {"rng" if name == "dice" else name for name in rules.fields(state)}  # stored under its name in release 0.1
    assert attributes - {"recorder", "tally"} == saved - {"loaded", "programs"}


@each_table
def test_what_a_copy_does_never_shows_in_the_original(rules: Rules, seats: int) -> None:
    """Play on a copy never changes the lists that it shares with the original."""
    for moment in some_moments(rules, seats):
        saved = rules.fields(moment)
        shared = {}
        for name, value in saved.items():
            if not isinstance(value, list) or not value:
                continue
            twin = rules.copy(moment)
            where, attribute = holder_of(twin, name)
            row = getattr(where, attribute)
            kept = row[0]
            row[0] = 1 - kept % 2
            if rules.fields(moment) != saved:
                shared[name] = row
            row[0] = kept
            assert rules.fields(moment) == saved
        for number in range(3):
            rules.copy(moment).playout(rng_from_seed(number))
            rules.load(saved).playout(rng_from_seed(number))
        twin, rng = rules.copy(moment), rng_from_seed(3)
        while twin.open_seats():
            for seat in range(seats):
                twin.take_back(seat) if rng.below(9) == 0 else None
                rules.imagine(twin, seat, rng)
            twin.apply(*next_choice(twin, rng))
        assert rules.fields(moment) == saved
        for name, row in shared.items():
            value = saved[name]
            assert isinstance(value, list)
            kept = value + [0] * (len(row) - len(value))  # saves may omit trailing zeros
            assert list(row) == kept, f"{name} is shared between copies and was written in place"


@each_table
def test_a_copy_has_no_recorder(rules: Rules, seats: int) -> None:
    state = rules.new({}, seats, rng_from_seed(4))
    state.recorder = Recorder()
    rules.copy(state).playout(rng_from_seed(5))
    rules.imagine(state, 0, rng_from_seed(6)).playout(rng_from_seed(7))
    assert state.recorder.rows == []
    state.playout(rng_from_seed(5))
    assert state.recorder.rows
