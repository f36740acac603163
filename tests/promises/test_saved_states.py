"""A state saved in the middle of any effect loads under changed programs, or is known to be outdated.

The games that reach every kind of ask are found again, after a change of the rules, by

    python -m tests.promises.test_saved_states 6000
"""

import sys
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import cast

import msgspec
import pytest

from sortilege.core import record
from sortilege.core.engine.machine import FRAME, PC, ROW, Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadSave, Outdated
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields, list_of
from sortilege.core.save.step_addresses import StepAddresses
from sortilege.games.seasons.engine import state as seasons
from sortilege.games.seasons.save_format_1 import FORMAT_1_STEPS as SHIPPED_SEASONS
from sortilege.games.spellbook.engine import state as spellbook
from sortilege.games.spellbook.save_format_1 import FORMAT_1_STEPS as SHIPPED_SPELLBOOK
from tests import program_relayout
from tests.promises.random_play import next_choice

# Numbers of games that together reach every kind of ask; odd ones use rare options.
REACHING = {"seasons": (5405, 536, 275, 1829, 1040, 1527, 738), "spellbook": (2566, 5281, 1111, 920)}
RARE = {"seasons": {"kingdom_cards": "with", "chest": "turn"}, "spellbook": {"spells": "set_3"}}
# It asks only a seat with two distinguishable Wondrous Chests, which random play never reached. It belongs to the turn,
# like the menu.
NEVER_REACHED = {"chest_at_turn_end"}

SHIPPED: dict[str, StepAddresses] = {"seasons": SHIPPED_SEASONS, "spellbook": SHIPPED_SPELLBOOK}

each_game = pytest.mark.parametrize("name", ["seasons", "spellbook"])
Change = Callable[[program_relayout.Game], list[program_relayout.Laid]]


def verb_of(game: program_relayout.Game, state: Machine) -> str:
    """Return the verb that asks now."""
    row = state.stack[(state.height - 1) * FRAME + PC]
    return str(game.verbs[game.tables[0][row * ROW]].name)


def played(name: str, number: int) -> Iterator[Machine]:
    """Yield the state at every choice of a random game."""
    rules = kit(name).rules
    seats = rules.seats[number % len(rules.seats)]
    options = {**rules.options.random_values(rng_from_seed(number), seats), **(RARE[name] if number % 2 else {})}
    state, rng = rules.new(options, seats, rng_from_seed(number)), rng_from_seed(number + 1_000_000)
    while not state.over:
        yield state
        state.apply(*next_choice(state, rng))


@cache
def states_by_verb(name: str) -> dict[str, tuple[Fields, Fields]]:
    """Return, for every verb that asks, a state at which it does, and the last state at rest before."""
    rules, game = kit(name).rules, program_relayout.GAMES[name]
    found: dict[str, tuple[Fields, Fields]] = {}
    for number in REACHING[name]:
        rest: Fields = {}
        for state in played(name, number):
            if rules.resting(state):
                rest = rules.fields(state)
            if (verb := verb_of(game, state)) not in found:
                found[verb] = rules.fields(state), rest
    return found


def goes_on(rules: Rules, fields: Fields) -> None:
    """Play at random from there to a legal end."""
    for number in range(3):
        state = rules.load(fields)
        rules.check(state)
        assert state.open_seats()
        state.playout(rng_from_seed(number))
        assert state.over
        rules.check(state)
        assert len(rules.scores(state)) == state.seats


@each_game
def test_every_kind_of_ask_is_reached(name: str) -> None:
    base = seasons.Verb if name == "seasons" else spellbook.Verb
    asking = {verb.name for verb in program_relayout.GAMES[name].verbs if type(verb).offer is not base.offer}
    assert set(states_by_verb(name)) == asking - NEVER_REACHED


@each_game
@pytest.mark.parametrize("change", [program_relayout.inserted, program_relayout.lengthened, program_relayout.reordered])
def test_a_state_continues_after_programs_were_added_grew_or_moved(name: str, change: Change) -> None:
    rules, game = kit(name).rules, program_relayout.GAMES[name]
    before = {verb: record.digest(rules, rules.load(fields)) for verb, (fields, _) in states_by_verb(name).items()}
    rows = dict(game.layout.words)
    with program_relayout.relaid(game, change(game)):
        assert game.layout.words != rows
        for verb, (fields, _) in states_by_verb(name).items():
            goes_on(rules, fields)
            if change is not program_relayout.lengthened:
                assert record.digest(rules, rules.load(fields)) == before[verb], "a digest does not depend on rows"
    assert game.layout.words == rows


@each_game
def test_a_state_in_a_lost_step_is_reported_and_the_one_before_continues(name: str) -> None:
    """A card's program has changed, and a program of the rules has renamed its steps."""
    rules, game = kit(name).rules, program_relayout.GAMES[name]
    own = {one.name for one in game.laid() if one.at is not None}
    gone = 0
    for fields, rest in states_by_verb(name).values():
        where = str(fields["programs"]).split()[-1].partition(":")[0].partition("/")[0]
        if where in game.course:
            assert fields == rest
            continue
        if where in own:
            changed = program_relayout.relaid(game, game.laid(), renamed=where)
        else:
            changed = program_relayout.relaid(game, program_relayout.shortened(game, [where]))
        with changed:
            with pytest.raises(Outdated, match=where):
                rules.load(fields)
            goes_on(rules, rest)
        gone += 1
    assert gone > 15


@each_game
def test_every_later_release_understands_a_resting_table(name: str) -> None:
    """Everything the first release could save at rest still has an address, so there is always a state to return to.

    A change of these programs that breaks this needs a way from the old places to the new ones.
    """
    game = program_relayout.GAMES[name]
    for program in game.course:
        for step, verb in enumerate(SHIPPED[name].programs[program][1]):
            row = game.layout.row_of(f"{program}:{step}:{verb}")
            assert game.layout.words[row].endswith(f":{verb}")


def first_release(name: str) -> dict[str, Fields]:
    """Return what the first release saved when each of its verbs asked: its stack had rows, not addresses."""
    packed = (Path(__file__).parent / "first_release.msgpack.zlib").read_bytes()
    return msgspec.msgpack.decode(zlib.decompress(packed), type=dict[str, dict[str, Fields]])[name]


@each_game
@pytest.mark.parametrize(
    "change",
    [program_relayout.Game.laid, program_relayout.inserted, program_relayout.lengthened, program_relayout.reordered],
)
def test_what_the_first_release_saved_goes_on(name: str, change: Change) -> None:
    rules, game = kit(name).rules, program_relayout.GAMES[name]
    saved = first_release(name)
    assert set(saved) == set(states_by_verb(name))
    with program_relayout.relaid(game, change(game)):
        for verb, fields in saved.items():
            assert "programs" not in fields
            state = rules.load(fields)
            assert verb_of(game, state) == verb
            now = rules.fields(state)
            sealed = (
                {"sealed", "chosen"} if any(list_of(fields, "sealed", None) if "sealed" in fields else []) else set()
            )
            assert {key for key in now if now[key] != fields.get(key)} == {"stack", "programs"} | sealed
            goes_on(rules, fields)
            stack = fields["stack"]
            assert isinstance(stack, list)
            with pytest.raises(BadSave, match="no program"):
                rules.load(fields | {"stack": [2047, *stack[1:]]})


@each_game
@pytest.mark.parametrize(
    "words", ["", "game", "game:x:y", "game:-1:begin", "game:²:begin", "game:1:", ":1:", "a b c d e"]
)
def test_places_that_are_none_are_refused(name: str, words: str) -> None:
    rules = kit(name).rules
    fields, _ = states_by_verb(name)["keep_one" if name == "seasons" else "take"]
    with pytest.raises(BadSave):
        rules.load(fields | {"programs": words})
    with pytest.raises(BadSave):
        rules.load(fields | {"programs": f"{fields['programs']} {words or 'game:1:begin'}"})


SEALED = {  # what a seat has sealed, the verb that asked for it, and the number that the first release saved
    "card:amulet_of_fire": ("draft", 142),
    "card:ratty_nightshade": ("draft", 210),
    "token:1": ("choose_ability", 129),
    "token:12": ("choose_ability", 140),
}


@pytest.mark.parametrize("id", SEALED)
def test_a_sealed_choice_is_saved_by_its_id(id: str) -> None:
    """Codes are the engine's own; what the first release sealed was a code, and is understood."""
    rules, (verb, number) = kit("seasons").rules, SEALED[id]
    fields, _ = states_by_verb("seasons")[verb]
    state = rules.load(fields)
    cast("seasons.State", state).sealed[1] = rules.code_of[id] + 1
    saved = rules.fields(state)
    assert str(saved["chosen"]).split()[1] == id
    assert not any(list_of(saved, "sealed", None))
    assert rules.fields(rules.load(saved)) == saved
    before = {key: value for key, value in saved.items() if key != "chosen"}
    sealed = [0, number] + [0] * (int(state.seats) - 2)
    assert rules.fields(rules.load(before | {"sealed": sealed})) == saved


@pytest.mark.parametrize(
    ("broken", "error"),
    [
        ({"chosen": "card:amulet_of_fire"}, BadSave),
        ({"chosen": "- card:moonstone"}, Outdated),
        ({"sealed": [0, 77]}, BadSave),
        ({"options": [0] * 1000}, BadSave),
        ({"options": 7}, BadSave),
        ({"printed": [0] * 69}, BadSave),
        ({"printed": [0] * 1000}, BadSave),
    ],
)
def test_numbers_that_mean_nothing_are_refused(broken: Fields, error: type[Exception]) -> None:
    rules = kit("seasons").rules
    state = rules.new({}, 2, rng_from_seed(1))
    with pytest.raises(error):
        rules.load(rules.fields(state) | broken)


def search(upto: int) -> None:
    """Print numbers for REACHING."""
    for name, game in program_relayout.GAMES.items():
        reached = {n: {verb_of(game, state) for state in played(name, n)} for n in range(upto)}
        left = set().union(*reached.values())
        found = []
        while left:
            found.append(max(reached, key=lambda n: len(left & reached[n])))
            left -= reached[found[-1]]
        print(name, found)


if __name__ == "__main__":
    search(int(sys.argv[1]))
