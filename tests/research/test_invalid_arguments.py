"""Invalid games, seats, agents, deals and actions are rejected with a message, and nothing is played."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import sortilege
from sortilege.research import gym, spiel, zoo

GAME = sortilege.GAMES[-1]
NO_SEEDS = (-1, 1 << 62, 1 << 70, 1.0, "x")
Asked = Callable[[sortilege.Batch, Any], object]


@pytest.mark.parametrize(
    "ask",
    [
        lambda batch, i: batch.choose(i, batch.legal(1)[0]),
        lambda batch, i: batch.legal(i),
        lambda batch, i: batch.state(i),
        lambda batch, i: batch.imagine(i, 1),
    ],
    ids=["choose", "options", "state", "imagine"],
)
def test_a_batch_has_no_such_game(ask: Asked) -> None:
    batch = sortilege.Batch(GAME, 2)
    before = [batch.state(i).to_bytes() for i in range(2)]
    for i in (-1, 2, 9, 1 << 70, 1.0, "1", None):
        with pytest.raises(sortilege.BadChoice, match="games of this batch are numbered 0 to 1; there is no game"):
            ask(batch, i)
    assert [batch.state(i).to_bytes() for i in range(2)] == before
    ask(batch, np.int64(1))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"n": 2.5}, "1 to 65,536 games, not 2.5"),
        ({"n": "2"}, "1 to 65,536 games, not '2'"),
        ({"seed": None}, "seed must be an integer"),
        ({"seed": 1.0}, "seed must be an integer"),
        ({"players": 2.0}, "players, not 2.0"),
        ({"players": None}, "players, not None"),
    ],
)
def test_a_batch_of_what_is_no_number_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(sortilege.BadOptions, match=told):
        sortilege.Batch(GAME, **{"n": 1, **wrong})


def test_a_batch_is_dealt_by_seeds_alone() -> None:
    batch = sortilege.Batch(GAME, 2, seed=3)
    for seed in (*NO_SEEDS, None):
        with pytest.raises(sortilege.BadOptions, match="seed must be an integer"):
            batch.reset(seed)  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(sortilege.BadOptions, match="seed must be an integer"):
            batch.imagine(0, seed)  # type: ignore[arg-type]  # wrong on purpose
    assert list(batch.deals) == [3, 4]


def test_whole_numbers_of_numpy_s_are_as_good() -> None:
    batch = sortilege.Batch(GAME, np.int64(2), players=np.int8(3), seed=np.uint32(3))
    same = sortilege.Batch(GAME, 2, players=3, seed=3)
    for choices in ([np.int16(at) for at in same.draw()], np.asarray(same.draw()), same.draw()):
        batch.step(choices)
        same.step(np.asarray(choices))
        assert batch.observations.tobytes() == same.observations.tobytes()
        same.draw()


@pytest.mark.parametrize("kind", [zoo.Turns, zoo.parallel_env])
def test_an_environment_is_dealt_by_seeds_and_knows_its_agents(kind: Callable[..., Any]) -> None:
    env = kind(GAME, render_mode="ansi")
    asked = [lambda: env.step({} if kind is zoo.parallel_env else 0), env.render]
    for ask in asked if kind is zoo.parallel_env else [*asked, lambda: env.observe("seat_0")]:
        with pytest.raises(sortilege.BadChoice, match="nothing is dealt yet; `reset`"):
            ask()
    for seed in NO_SEEDS:
        with pytest.raises(sortilege.BadOptions, match="seed must be an integer"):
            env.reset(seed=seed)
    env.reset(seed=np.int64(4))
    for space in (env.observation_space, env.action_space):
        with pytest.raises(sortilege.BadChoice, match="no agent 'x'; there are seat_0, seat_1"):
            space("x")
    with pytest.raises(sortilege.BadOptions, match=r"players, not 2\.0"):
        kind(GAME, players=2.0)


@pytest.mark.parametrize("kind", [zoo.env, zoo.parallel_env, gym.OneSeat])
def test_an_environment_is_drawn_as_text_or_not_at_all(kind: Callable[..., Any]) -> None:
    for mode in ("x", "human", 3):
        with pytest.raises(sortilege.BadOptions, match=f"no render mode {mode!r}; there is 'ansi'"):
            kind(GAME, render_mode=mode)
    for known in (None, "ansi"):
        assert kind(GAME, render_mode=known).render_mode == known


def test_agents_in_turn_end_once() -> None:
    env = zoo.Turns(GAME)
    env.reset(seed=1)
    with pytest.raises(sortilege.BadChoice, match="no agent 'x'"):
        env.observe("x")
    while env.batch.going:
        env.step(env.batch.legal(0)[-1])
    with pytest.raises(sortilege.GameOver, match="is None, not 0"):
        env.step(0)
    for _ in range(2):
        env.step(None)
    with pytest.raises(sortilege.GameOver, match="`reset` deals another"):
        env.step(None)


def test_agents_at_once_choose_by_whole_numbers() -> None:
    env = zoo.parallel_env(GAME)
    seen, _ = env.reset(seed=1)
    right: dict[Any, Any] = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    before = env._state.to_bytes()
    odd: Any
    for odd in (float(right["seat_0"]), right["seat_0"] + 0.5, None, "end", 1 << 70):
        with pytest.raises(sortilege.BadChoice, match=r"cannot be chosen by seat_0 now; legal: \["):
            env.step({**right, "seat_0": odd})
    with pytest.raises(sortilege.BadChoice, match="no agent 'seat_7'; there are seat_0, seat_1"):
        env.step({**right, "seat_7": 0})
    for odd in (None, [0, 0]):
        with pytest.raises(sortilege.BadChoice, match="from agents to numbers"):
            env.step(odd)
    assert env._state.to_bytes() == before
    env.step({agent: np.int64(action) for agent, action in right.items()})
    assert env._state.to_bytes() != before


def test_one_agent_has_a_seat_and_waits_for_the_deal() -> None:
    for seat in (-1, 2, 0.0, 1.5, "1"):
        with pytest.raises(sortilege.BadOptions, match="the seats are 0 to 1"):
            gym.OneSeat(GAME, seat=seat)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(sortilege.BadChoice, match="nothing is dealt yet; `reset`"):
        gym.OneSeat(GAME).step(0)
    assert gym.OneSeat(GAME, seat=np.int64(1)).seat == 1


def kingdom_of_openspiel(value: Any) -> bytes:
    state: spiel.SpielState = pyspiel.load_game(
        "sortilege_seasons", {"options": f"kingdom:{value}"}
    ).new_initial_state()
    state.apply_action(3)
    assert state.machine
    return state.machine.to_bytes()


def kingdom_of_one_seat(value: Any) -> bytes:
    env = gymnasium.make("Sortilege/OneSeat-v1", game="seasons", kingdom=value).unwrapped
    assert isinstance(env, gym.OneSeat)
    env.batch.reset(3)
    return env.batch.state(0).to_bytes()


def kingdom_of_agents_in_turn(value: Any) -> bytes:
    env = zoo.Turns("seasons", kingdom=value)
    env.reset(seed=3)
    return env.batch.state(0).to_bytes()


def kingdom_of_agents_at_once(value: Any) -> bytes:
    env = zoo.parallel_env("seasons", kingdom=value)
    env.reset(seed=3)
    return env._state.to_bytes()


KINGDOMS = {
    "new": lambda value: sortilege.new("seasons", seed=3, kingdom=value).state.to_bytes(),
    "batch": lambda value: sortilege.Batch("seasons", 1, seed=3, kingdom=value).state(0).to_bytes(),
    "gymnasium": kingdom_of_one_seat,
    "turns": kingdom_of_agents_in_turn,
    "parallel": kingdom_of_agents_at_once,
    "openspiel": kingdom_of_openspiel,
}


@pytest.mark.parametrize("kingdom", KINGDOMS.values(), ids=KINGDOMS)
def test_a_preset_means_the_same_everywhere(kingdom: Callable[[Any], bytes]) -> None:
    parts = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}
    for value in (True, np.True_, "true", "True", "with"):
        assert kingdom(value) == sortilege.new("seasons", seed=3, **parts).state.to_bytes()
    for value in (False, np.False_, "false", "without"):
        assert kingdom(value) == sortilege.new("seasons", seed=3).state.to_bytes()
    for value in (1, np.int64(1), "yes", ""):
        with pytest.raises(sortilege.BadOptions, match="with, without, true, false"):
            kingdom(value)


def test_openspiel_s_players_and_actions_are_numbered() -> None:
    state: spiel.SpielState = pyspiel.load_game(f"sortilege_{GAME}").new_initial_state()
    state.apply_action(0)
    observer = state.get_game().make_py_observer()
    for player in (-1, 2, 9):
        with pytest.raises(sortilege.BadChoice, match="0 to 1"):
            state.resample_from_infostate(player, lambda: 0.5)
        with pytest.raises(sortilege.BadChoice, match="0 to 1"):
            observer.set_from(state, player)
        with pytest.raises(sortilege.BadChoice, match="0 to 1"):
            observer.string_from(state, player)
    for action in (-1, len(state.table.rules.actions)):
        with pytest.raises(sortilege.BadChoice, match="numbered from 0"):
            state.action_to_string(0, action)
