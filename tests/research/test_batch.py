"""Batches: each game is the one that `sortilege.new` deals, and invalid input changes nothing."""

import numpy as np
import pytest

import sortilege
from sortilege.core.kits import kit
from sortilege.core.returns import RETURN_FUNCTIONS

TABLES = [(game, players) for game in sortilege.GAMES for players in kit(game).rules.seats]
each_table = pytest.mark.parametrize(("game", "players"), TABLES)
each_game = pytest.mark.parametrize("game", sortilege.GAMES)


def shown(batch: sortilege.Batch) -> list[bytes]:
    """All that a batch shows."""
    buffers = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended, batch.lengths, batch.deals)
    return [buffer.tobytes() for buffer in buffers]


def forced(game: sortilege.Game) -> None:
    """A batch skips decisions with a single option."""
    while game.turn and len(only := game.legal(game.turn[0])) == 1:
        game.choose(game.turn[0], only[0])


@each_table
def test_a_game_of_a_batch_is_the_game_of_that_deal(game: str, players: int) -> None:
    batch = sortilege.Batch(game, 3, players=players, seed=40, returns="margin")
    single = sortilege.new(game, players=players, seed=41)
    while True:
        forced(single)
        seat = batch.seats[1]
        assert single.turn[0] == seat
        assert batch.observations[1:2].tobytes() == single.observation(seat).tobytes()
        assert batch.masks[1:2].tobytes() == single.mask(seat).tobytes()
        assert sorted(batch.actions[at] for at in batch.legal(1)) == sorted(single.legal(seat))
        choices = batch.draw().tolist()
        single.choose(seat, batch.actions[choices[1]])
        batch.step(choices)
        forced(single)
        if single.over:
            break
        assert batch.ended[1] == 0
        assert not any(batch.rewards.tolist()[1])
    assert batch.ended[1] == 1
    assert batch.rewards.tolist()[1] == single.returns("margin")
    assert (batch.deals[1], batch.lengths[1]) == (44, 0)
    fresh = sortilege.new(game, players=players, seed=44)
    assert batch.observations[1:2].tobytes() == fresh.observation(batch.seats[1]).tobytes()
    batch.step(batch.draw())
    assert batch.ended[1] == 0
    assert not any(batch.rewards.tolist()[1])


@each_game
def test_numpy_sees_a_batch_without_copying(game: str) -> None:
    batch = sortilege.Batch(game, 3, seed=40)
    names = ("observations", "masks", "seats", "rewards", "ended", "legal_actions", "counts", "lengths", "deals")
    seen = {name: np.asarray(getattr(batch, name)) for name in names}
    for name, array in seen.items():
        assert np.shares_memory(array, np.asarray(getattr(batch, name))), name
    assert {name: (array.dtype.name, array.shape[1:]) for name, array in list(seen.items())[:5]} == {
        "observations": ("int16", (batch.size,)),
        "masks": ("uint8", (len(batch.actions),)),
        "seats": ("int64", ()),
        "rewards": ("float64", (2,)),
        "ended": ("uint8", ()),
    }
    first = {name: array.copy() for name, array in seen.items()}
    written: set[str] = set()
    while not batch.ended[0]:
        batch.step(batch.draw())
        written |= {name for name in names if (seen[name] != first[name]).any()}
    assert written == set(names)


@each_game
def test_what_is_wrong_changes_nothing_and_says_what_is_right(game: str) -> None:
    batch = sortilege.Batch(game, 4)
    right = batch.draw().tolist()
    before = shown(batch)
    illegal = next(at for at in range(len(batch.actions)) if at not in batch.legal(2))
    for wrong in (illegal, -1, -2, len(batch.actions), 1 << 40, 1 << 80, 0.5, "end", None):
        with pytest.raises(sortilege.BadChoice):
            batch.step([*right[:2], wrong, right[3]])
    with pytest.raises(sortilege.BadChoice, match=rf"game 2 now; legal: {batch.legal(2)[0]} \("):
        batch.step([*right[:2], illegal, right[3]])
    with pytest.raises(sortilege.BadChoice, match="Got 3 moves for 4 games"):
        batch.step(right[:3])
    for odd in (None, 7, [right] * 4):
        with pytest.raises(sortilege.BadChoice, match="integers"):
            batch.step(odd)
    assert shown(batch) == before
    batch.step(right)
    assert shown(batch) != before


@each_game
def test_a_batch_that_does_not_restart_ends(game: str) -> None:
    batch = sortilege.Batch(game, 3, restart=False, returns="points")
    rewards: dict[int, list[float]] = {}
    while batch.going:
        choices = batch.draw().tolist()
        assert [choice == -1 for choice in choices] == [i in rewards for i in range(3)]
        if rewards:
            with pytest.raises(sortilege.BadChoice, match="is over: its move must be −1"):
                batch.step([0 if choice == -1 else choice for choice in choices])
        batch.step(choices)
        for i in range(3):
            if batch.ended[i] and i not in rewards:
                rewards[i] = batch.rewards.tolist()[i]
                assert rewards[i] == [float(score) for score in kit(game).rules.scores(batch.state(i))]
                assert batch.counts[i] == 0
    with pytest.raises(sortilege.GameOver, match="reset"):
        batch.step([-1] * 3)
    assert not any(batch.observations.tobytes() + batch.masks.tobytes())
    batch.reset(5)
    assert shown(batch) == shown(sortilege.Batch(game, 3, seed=5, restart=False))


@each_game
def test_a_game_that_is_too_long_is_cut_and_has_no_rewards(game: str) -> None:
    batch = sortilege.Batch(game, 2)
    batch._lockstep.longest = 5
    for _ in range(5):
        batch.step(batch.draw())
    assert list(batch.ended) == [2, 2]
    assert list(batch.lengths) == [0, 0]
    assert not any(batch.rewards.tobytes())


@each_game
def test_no_game_by_chance_comes_near_the_stated_length(game: str) -> None:
    for players in kit(game).rules.seats:
        batch = sortilege.Batch(game, 64, players=players, restart=False, observe=False)
        while batch.going:
            batch.step(batch.draw())
        assert max(batch.lengths) < batch.longest / 3


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "whist", "n": 1}, "Unknown game"),
        ({"game": "seasons", "n": 0}, "1 to 65,536 games"),
        ({"game": "seasons", "n": 1, "players": 5}, "2 to 4 players"),
        ({"game": "seasons", "n": 1, "seed": -1}, "integer from 0"),
        ({"game": "seasons", "n": 1, "returns": "fame"}, "win, margin, points"),
        ({"game": "seasons", "n": 1, "weather": "rain"}, "weather"),
    ],
)
def test_a_batch_of_nothing_is_refused(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(sortilege.BadOptions, match=told):
        sortilege.Batch(**wrong)  # type: ignore[arg-type]  # wrong on purpose


@each_table
def test_returns(game: str, players: int) -> None:
    rules = kit(game).rules
    batch = sortilege.Batch(game, 8, players=players, restart=False, observe=False)
    open_game = sortilege.new(game, players=players, seed=1)
    with pytest.raises(sortilege.NotOver):
        open_game.returns()
    while batch.going:
        batch.step(batch.draw())
    for i in range(8):
        state = batch.state(i)
        scores, winners = rules.scores(state), rules.winners(state)
        wins, margins = RETURN_FUNCTIONS["win"](rules, state), RETURN_FUNCTIONS["margin"](rules, state)
        assert RETURN_FUNCTIONS["points"](rules, state) == scores
        assert [seat for seat, one in enumerate(wins) if one > -1] == winners
        if players > 1:
            assert sum(wins) == pytest.approx(2 - players)
        for seat in range(players):
            others = [scores[other] for other in range(players) if other != seat] or [rules.rival(state)]
            assert margins[seat] == scores[seat] - max(others)


@each_game
def test_a_seat_has_its_own_history(game: str) -> None:
    """Its choices, and what happened as it may know it: the same in every world that it can imagine until now."""
    one = sortilege.new(game, seed=8)
    chosen: list[list[str]] = [[], []]
    for n in range(60):
        seat = one.turn[n % len(one.turn)]
        options = one.legal(seat)
        one.choose(seat, options[n % len(options)])
        chosen[seat].append(options[n % len(options)])
    for seat in (0, 1):
        found = one.history(seat)
        assert [event.args["id"] for event in found if event.key == "chose"] == chosen[seat]
        assert [event for event in found if event.key != "chose"] == one._session.events(seat)
    rows = one._session.recorder.history(0)
    assert [row[:4] for row in rows] == [row[:4] for row in one._session.recorder.rows]
    assert all(detail == -1 or seen for _, _, _, _, detail, seen, _ in rows)


@each_game
def test_dice_can_be_changed(game: str) -> None:
    state = sortilege.new(game, seed=3).state
    ends = set()
    for number in (1, 1, 2):
        twin = state.copy()
        twin.reseed(number)
        batch = sortilege.Batch(game, 1)
        twin.playout(batch._lockstep.rng.copy())
        ends.add(twin.to_bytes())
    assert len(ends) == 2
