"""Play whole games and describe each step, for comparison with another run."""

from collections.abc import Iterator

import msgspec

from sortilege.core import record as records
from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.session import replay

CHOICES_BETWEEN_CHECKS = 10  # choices of a random game between two full checks


def visible_state(rules: Rules, state: Machine, since: int = 0) -> bytes:
    """Encode what every seat and a spectator see, the events since `since`, and every open ask."""
    assert state.recorder is not None
    rows = state.recorder.rows[since:]
    viewers: tuple[int | None, ...] = (*range(state.seats), None)
    shown = [(rules.view(state, viewer), [rules.event(row, viewer) for row in rows]) for viewer in viewers]
    return msgspec.json.encode((shown, [rules.ask(state, seat) for seat in state.open_seats()]))


def replay_steps(record: records.Record) -> Iterator[bytes]:
    """Yield a record's visible state and its full digest after each choice."""
    rules = kit(record.game).rules
    game = replay(rules, record, 0)
    for seat, id in record.choices:
        since = len(game.recorder.rows)
        game.follow(seat, id)
        yield visible_state(rules, game.state, min(since, len(game.recorder.rows)))
        yield records.digest(rules, game.state).encode()


def varied_options(rules: Rules, seats: int, number: int) -> dict[str, str]:
    """The defaults for every third game, random options for the others."""
    return rules.options.random_values(rng_from_seed(number), seats) if number % 3 else rules.complete({}, seats)


def derived_states(rules: Rules, state: Machine) -> Iterator[Machine]:
    """Yield a copy, a saved and reloaded state, and for each seat an imagined state and one take-back."""
    yield rules.copy(state)
    yield rules.load(rules.fields(state))
    for seat in range(state.seats):
        yield rules.imagine(state, seat, rng_from_seed(seat))
        back = rules.copy(state)
        back.take_back(seat)
        yield back


def random_game_steps(rules: Rules, number: int) -> Iterator[bytes]:
    """Play random game `number`: yield moves and events at each step, and at intervals check and encode everything."""
    seats = rules.seats[number % len(rules.seats)]
    state, rng = (
        rules.new(varied_options(rules, seats, number), seats, rng_from_seed(number)),
        rng_from_seed(number + 1_000_000),
    )
    state.recorder = recorder = Recorder()
    step = 0
    while asked := state.open_seats():
        offered = {seat: state.legal(seat) for seat in asked}
        yield f"{offered} {recorder.rows}".encode()
        if step % CHOICES_BETWEEN_CHECKS == 0:
            rules.check(state)
            yield visible_state(rules, state)
            yield records.digest(rules, state).encode()
            yield from (records.digest(rules, twin).encode() for twin in derived_states(rules, state))
        recorder.rows.clear()
        seat = asked[rng.below(len(asked))]
        state.apply(seat, offered[seat][rng.below(len(offered[seat]))])
        step += 1
    yield f"{rules.scores(state)} {rules.winners(state)} {records.digest(rules, state)}".encode()
