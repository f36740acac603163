"""Games in which every player only passes: SpellBook never ends then, so every interface truncates it and says so."""

from collections.abc import Sequence

import numpy as np
import pyspiel
import pytest

import sortilege
from sortilege.bots import Sight
from sortilege.core.engine.rng import Rng
from sortilege.core.kits import kit
from sortilege.core.returns import RETURN_FUNCTIONS
from sortilege.research import gym, spiel, zoo

ENDLESS = "spellbook"
TABLES = [(game, players) for game in sortilege.GAMES for players in kit(game).rules.seats]
CUT = 60  # where the doors of other libraries cut here, so that it is quick


def idle(actions: Sequence[str], legal: Sequence[int]) -> int:
    """The action of who does as little as can be."""
    return next((at for at in legal if actions[at] in ("pass", "end")), legal[-1])


class Idler:
    name = "idler"

    def choose(self, sight: Sight, rng: Rng) -> int:
        return idle(sight.rules.ids, sight.legal)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(kit(ENDLESS)), "longest", CUT)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_where_everybody_passes_only_spellbook_goes_on(game: str, players: int) -> None:
    batch = sortilege.Batch(game, 1, players=players, restart=False, observe=False)
    while batch.going:
        batch.choose(0, idle(batch.actions, batch.legal(0)))
    endless = game == ENDLESS and players > 1
    assert batch.ended[0] == (2 if endless else 1)
    assert batch.lengths[0] == batch.longest if endless else batch.lengths[0] < batch.longest / 3
    assert any(batch.rewards.tolist()[0]) != endless


@pytest.mark.usefixtures("soon")
def test_agents_in_turn_are_cut_short() -> None:
    env = zoo.Turns(ENDLESS, players=3)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        assert seen is not None
        if truncation:
            assert (reward, termination, agent in env.agents) == (0.0, False, True)
            env.step(None)
            continue
        env.step(idle(env.batch.actions, np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1
    assert steps == CUT
    assert env.agents == []


@pytest.mark.usefixtures("soon")
def test_agents_at_once_are_cut_short() -> None:
    env = zoo.parallel_env(ENDLESS, players=3)
    seen, _ = env.reset(seed=1)
    while env.agents:
        legal = {agent: np.flatnonzero(one["action_mask"]).tolist() for agent, one in seen.items()}
        seen, rewards, over, cut, _ = env.step({agent: idle(env.actions, one) for agent, one in legal.items()})
    assert set(rewards.values()) == {0.0}
    assert set(over.values()) == {False}
    assert set(cut.values()) == {True}


@pytest.mark.usefixtures("soon")
def test_one_agent_is_cut_short() -> None:
    env = gym.OneSeat(ENDLESS, opponent=f"{__name__}:Idler")
    _, info = env.reset(seed=1)
    reward, over, cut = 0.0, False, False
    while not over and not cut:
        _, reward, over, cut, info = env.step(idle(env.batch.actions, np.flatnonzero(info["action_mask"]).tolist()))
    assert (reward, over, cut) == (0.0, False, True)
    with pytest.raises(sortilege.GameOver):
        env.step(0)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("way", RETURN_FUNCTIONS)
def test_openspiel_s_returns_keep_their_sum(players: int, way: str) -> None:
    game = pyspiel.load_game(f"sortilege_{ENDLESS}(players={players},returns={way})")
    state: spiel.SpielState = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        assert state.returns() == [0.0] * players
        state.apply_action(idle(state.table.rules.actions, state.legal_actions()))
    assert len(state.history()) == 1 + CUT
    assert len(set(state.returns())) == 1
    assert sum(state.returns()) == pytest.approx(game.utility_sum() if way == "win" else 0.0)
    assert state.resample_from_infostate(0, lambda: 0.5).is_terminal()
