"""The official conformance tests of PettingZoo, Gymnasium and OpenSpiel, and what they do not cover."""

import copy
import pickle
import warnings
from collections.abc import Callable

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

with warnings.catch_warnings():  # where pygame is, these tests of PettingZoo's import one of its games by its old name
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import sortilege
from sortilege.core.kits import kit
from sortilege.research import gym, spiel, zoo

TABLES = [(game, players) for game in sortilege.GAMES for players in (2, kit(game).rules.seats[-1])]
each_table = pytest.mark.parametrize(("game", "players"), TABLES)
each_game = pytest.mark.parametrize("game", sortilege.GAMES)

# PettingZoo lists its own games that have a mask beside the observation, and warns of all others that do.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


# PettingZoo.


def test_the_bare_environment_has_pettingzoos_name() -> None:
    assert zoo.raw_env is zoo.Turns


@each_table
def test_agents_in_turn(game: str, players: int) -> None:
    api_test(zoo.env(game, players=players), num_cycles=100)
    seed_test(lambda: zoo.env(game, players=players), num_cycles=20)


@each_table
def test_agents_at_once(game: str, players: int) -> None:
    parallel_api_test(zoo.parallel_env(game, players=players), num_cycles=700)
    parallel_seed_test(lambda: zoo.parallel_env(game, players=players), num_cycles=20)


@each_table
def test_a_whole_game_in_turn_is_a_game_of_ours(game: str, players: int) -> None:
    env = zoo.Turns(game, players=players, returns="points", render_mode="ansi")
    env.reset(seed=6)
    single = sortilege.new(game, players=players, seed=6)
    rewards: dict[str, float] = {}
    for n, agent in enumerate(env.agent_iter()):
        seen, reward, termination, truncation, _ = env.last()
        assert seen is not None
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert single.turn[0] == seat
        assert seen["observation"].tobytes() == single.observation(seat).tobytes()
        assert seen["action_mask"].tobytes() == single.mask(seat).tobytes()
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        legal = np.flatnonzero(seen["action_mask"])
        action = int(legal[n * 7 % len(legal)])
        single.choose(seat, env.batch.actions[action])
        env.step(action)
    assert single.over
    assert list(rewards.values()) == single.scores
    assert str(single).startswith(str(env.render()))
    env.reset()
    assert env.batch.deals[0] == 7


@each_game
def test_wrong_actions_are_refused(game: str) -> None:
    turns = zoo.Turns(game)
    turns.reset(seed=1)
    wrong = int(np.flatnonzero(turns.observe(turns.agent_selection)["action_mask"] == 0)[0])
    for action in (wrong, -1, 1 << 40, None, "end"):
        before = turns.batch.state(0).to_bytes()
        with pytest.raises(sortilege.BadChoice):
            turns.step(action)  # type: ignore[arg-type]  # wrong on purpose
        assert turns.batch.state(0).to_bytes() == before
    at_once = zoo.parallel_env(game)
    seen, _ = at_once.reset(seed=1)
    right = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    for actions in ({**right, "seat_0": wrong}, {"seat_0": right["seat_0"]}, {**right, "seat_1": -1}):
        with pytest.raises(sortilege.BadChoice):
            at_once.step(actions)
    alone = gym.OneSeat(game)
    _, info = alone.reset(seed=1)
    with pytest.raises(sortilege.BadChoice, match="legal: "):
        alone.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    state = pyspiel.load_game(f"sortilege_{game}").new_initial_state()
    state.apply_action(3)
    for action in (wrong, len(sortilege.new(game).actions)):
        with pytest.raises(sortilege.BadChoice, match="legal: "):
            state.apply_action(action)


@each_game
def test_a_game_that_is_over_takes_no_more_actions(game: str) -> None:
    at_once = zoo.parallel_env(game)
    at_once.reset(seed=2)
    while at_once.agents:
        at_once.step({agent: int(at_once.action_space(agent).sample()) for agent in at_once.agents})
    with pytest.raises(sortilege.GameOver):
        at_once.step({})
    alone = gym.OneSeat(game, seat=1)
    alone.reset(seed=2)
    ended = False
    while not ended:
        _, reward, ended, cut, _ = alone.step(alone.action_space.sample())
        assert not cut
        assert ended or reward == 0
    assert reward in (-1, 0, 1)
    with pytest.raises(sortilege.GameOver):
        alone.step(0)


# Gymnasium.


@each_game
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_one_agent_against_a_bot(game: str, opponent: str) -> None:
    name = "sortilege.research.gym:Sortilege/OneSeat-v1"
    env = gymnasium.make(name, game=game, opponent=opponent, illegal="lose")
    check_env(env.unwrapped, skip_render_check=True)
    assert gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()) == env.spec
    seen, info = env.reset(seed=3)
    again, same = env.reset(seed=3)
    assert (seen == again).all()
    assert info["seat"] == same["seat"]
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(wrong)[1:4] == (-1.0, True, False)
    with pytest.raises(sortilege.GameOver):
        env.unwrapped.step(wrong)
    with pytest.raises(sortilege.BadOptions):
        gymnasium.make(name, game=game, illegal="lose", returns="points")
    with pytest.raises(sortilege.BadOptions):
        gymnasium.make(name, game=game, seat=2)


# OpenSpiel.


@each_game
def test_openspiel_plays_it(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"sortilege_{game}"), num_sims=1, serialize=True, verbose=False)


@each_game
@pytest.mark.parametrize("players", [3, 4])
def test_openspiel_plays_it_with_more_and_wins_have_one_sum(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OpenSpiel's own test checks every player's memory at every step, which is too slow for a whole game: it gets a
    shortened one. A whole game follows without it."""
    name = f"sortilege_{game}(players={players},returns=win)"
    with monkeypatch.context() as patch:
        patch.setattr(type(kit(game)), "longest", 60)
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
    whole = pyspiel.load_game(name)
    state = whole.new_initial_state()
    rng = np.random.default_rng(players)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.machine.over
    assert max(state.returns()) > min(state.returns())
    assert sum(state.returns()) == pytest.approx(whole.utility_sum()) == 2 - players


@each_game
def test_openspiel_serializes_it(game: str) -> None:
    state = some_state(game, 25)
    assert state.machine
    for twin in (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        state.get_game().deserialize_state(state.serialize()),
    ):
        assert twin.history() == state.history()
        assert twin.machine
        assert twin.machine.to_bytes() == state.machine.to_bytes()
        for player in (0, 1):
            assert twin.information_state_string(player) == state.information_state_string(player)
        twin.apply_action(twin.legal_actions()[-1])
        assert len(twin.history()) == len(state.history()) + 1
    assert pickle.loads(pickle.dumps(state.get_game())).num_players() == 2


def some_state(game: str, choices: int, players: int = 2) -> spiel.SpielState:
    state: spiel.SpielState = pyspiel.load_game(f"sortilege_{game}(players={players},deals=50)").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 50
    state.apply_action(11)
    for n in range(choices):
        legal = state.legal_actions()
        state.apply_action(legal[n * 5 % len(legal)])
    return state


@each_table
def test_what_a_player_cannot_know_is_dealt_anew(game: str, players: int) -> None:
    numbers = np.random.default_rng(1)
    recall = make_observation(some_state(game, 0, players).get_game(), INFO_STATE_OBS_TYPE)
    sampler: Callable[[], float] = numbers.random
    for choices in (0, 5, 30, 60):
        state = some_state(game, choices, players)
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, sampler) for _ in range(3)]
        for world in worlds:
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert recall.string_from(world, player) == recall.string_from(state, player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.history() == []  # the deal's number would tell everything
        assert len({world.machine.to_bytes() for world in worlds if world.machine}) == 3


@each_game
def test_openspiels_own_search_plays_by_it(game: str) -> None:
    state = some_state(game, 60)
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, -1, numbers)
    assert state.machine
    before = state.machine.to_bytes()
    assert bot.step(state) in state.legal_actions()
    assert state.machine.to_bytes() == before


@each_game
def test_parameters_of_openspiels_games(game: str) -> None:
    three = pyspiel.load_game(f"sortilege_{game}(players=3,returns=margin)")
    assert three.num_players() == 3
    assert three.max_utility() == 1000
    key, values = next(iter(sortilege.option_values(game).items()))
    chosen = pyspiel.load_game(f"sortilege_{game}", {"options": f"{key}:{values[-1]}", "players": 2})
    state = chosen.new_initial_state()
    state.apply_action(0)
    assert state.machine.to_bytes() == sortilege.new(game, seed=0, **{key: values[-1]}).state.to_bytes()
