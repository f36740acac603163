"""A game can start from any state of another: it replays from there and reveals nothing that was hidden there."""

import msgspec
import pytest

from sortilege.core import record as records
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadRecord, BadSave
from sortilege.core.rules import Rules
from sortilege.core.session import Session, replay, verify
from sortilege.core.start import position_fields
from sortilege.tables.refusals import Illegal
from sortilege.tables.rooms.custom_start import custom_start, redealt_start, rematch_start
from tests.promises.random_play import GAMES, TABLES, differences, next_choice, options_of

NAMES = ("Ann", "Bob", "Cem", "Dora", "Eli")
EVERY = 13  # choices between tested starts


def played(rules: Rules, seats: int, number: int) -> Session:
    return Session(rules, NAMES[:seats], options_of(rules, seats, number), records.numbered_key(number))


def finished(game: Session, number: int) -> Session:
    rng = rng_from_seed(number)
    while not game.state.over:
        seat, code = next_choice(game.state, rng)
        game.choose(seat, game.rules.ids[code])
    return game


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])
def test_a_start_holds_only_what_the_seat_knows(rules: Rules, seats: int) -> None:
    """The bytes do not depend on what the seat does not know, and the seat's view is unchanged."""
    game, rng, n = played(rules, seats, seats), rng_from_seed(seats), 0
    while not game.state.over:
        if n % EVERY == 0:
            seat = n // EVERY % seats
            begins = redealt_start(rules, game.state, seat, rng_from_seed(n))
            for other in (1, 2):
                elsewhere = rules.imagine(game.state, seat, rng_from_seed(1000 + n + other))
                elsewhere.version += other  # others may have discarded more
                assert msgspec.msgpack.encode(
                    redealt_start(rules, elsewhere, seat, rng_from_seed(n))
                ) == msgspec.msgpack.encode(begins)
            there = Session(rules, game.seats, game.options, bytes(32), moment=begins.moment).state
            there.version = game.state.version
            views = [msgspec.to_builtins(rules.view(one, seat)) for one in (game.state, there)]
            assert differences(*views) == []
        seat, code = next_choice(game.state, rng)
        game.choose(seat, rules.ids[code])
        n += 1


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])
def test_a_game_from_a_position_replays_with_its_own_random_numbers(rules: Rules, seats: int) -> None:
    game, rng = played(rules, seats, seats + 10), rng_from_seed(seats)
    for _ in range(20):
        seat, code = next_choice(game.state, rng)
        game.choose(seat, rules.ids[code])
    moment = position_fields(rules, game.state)
    ends = []
    for number in (1, 2):
        key = records.numbered_key(number)
        begun = Session(rules, game.seats, game.options, key, [f"nonce {n}" for n in range(seats)], True, (), moment)
        assert list(begun.state.rng.words) == list(records.rng_of(records.dice_key(key, begun.nonces)).words)
        record = records.read(records.write(finished(begun, 5).record()))
        assert record.moment == moment
        assert records.digest(rules, verify(rules, record).state) == record.digest
        half = replay(rules, record, len(record.choices) // 2)
        assert finished(half.copy(), 6).record().moment == moment
        ends.append(record.digest)
    assert ends[0] != ends[1]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_impossible_positions_are_refused_in_a_sentence(rules: Rules) -> None:
    seats = rules.seats[-1]
    game = played(rules, seats, 0)
    moment = position_fields(rules, game.state)
    with pytest.raises(BadSave, match="players, but there are"):
        Session(
            rules, [*game.seats, "Zoe"] if seats + 1 in rules.seats else game.seats[:-1], {}, bytes(32), moment=moment
        )
    record = finished(Session(rules, game.seats, game.options, bytes(32), moment=moment), 1).record()
    with pytest.raises(BadSave, match="other fields"):
        replay(rules, msgspec.structs.replace(record, moment={"seats": seats}))
    other = position_fields(rules, played(rules, seats, 3).state)
    with pytest.raises((BadRecord, BadSave)):
        verify(rules, msgspec.structs.replace(record, moment=other))
    with pytest.raises(BadRecord, match="not a Sortilege record"):
        records.read(records.write(record).replace('"moment": {', '"moment": {"odd": {},'))


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_made_up_position_is_tried_before_a_game_starts_there(rules: Rules) -> None:
    game = played(rules, rules.seats[0], 0)
    begins = custom_start(rules, game.state)
    assert rematch_start(rules.name, begins) == begins
    assert begins.moment == position_fields(rules, game.state)
    known = redealt_start(rules, game.state, 0, rng_from_seed(1))
    again = rematch_start(rules.name, known)
    assert again is not None
    assert again.knower == 0
    assert again.moment != known.moment
    with pytest.raises(Illegal, match="over"):
        custom_start(rules, finished(game, 2).state)
