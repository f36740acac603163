"""PettingZoo environments: in `env` the agents choose in turn, in `parallel_env` all at once.

>>> from sortilege import GAMES
>>> from sortilege.research import zoo
>>> env = zoo.env(GAMES[0], players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     seen, reward, termination, truncation, info = env.last()
...     env.step(None if termination or truncation else env.action_space(agent).sample(seen["action_mask"]))
>>> env.agents
[]
"""

import secrets
from collections.abc import Mapping
from typing import Any, TypeVar

from sortilege.batch import Batch
from sortilege.core.engine.lockstep_games import CUT
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.observer import ObservationBuffer
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, GameOver
from sortilege.core.integer_arguments import integer_within, players_of, seed_of
from sortilege.core.kits import chosen_options, kit, observation_buffer, observer_of
from sortilege.core.returns import return_function
from sortilege.research import extra

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import OrderEnforcingWrapper

    from sortilege.research.spaces import RENDER_MODES, Legal, checked_render_mode, masked_observation

Thing = TypeVar("Thing")
Seen = dict[str, NDArray[Any]]  # "observation" and "action_mask"


def agents_of(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


def next_deal(last: int | None, seed: int | None) -> int:
    """Return the given deal number, or the one after the last; the first is random."""
    if seed is not None:
        return seed_of(seed)
    return secrets.randbits(48) if last is None else last + 1


def entry_of(agent: str, theirs: Mapping[str, Thing]) -> Thing:
    """Return this agent's entry; raise BadChoice for an unknown agent."""
    if agent not in theirs:
        raise BadChoice(f"there is no agent {agent!r}; there are {', '.join(theirs)}")
    return theirs[agent]


def no_game(last: int | None) -> BadChoice:
    """Return the error for choosing after a game, or before the first."""
    if last is None:
        return BadChoice("nothing is dealt yet; `reset` deals a game")
    return GameOver("the game is over; `reset` deals another")


def env(game: str, **how: Any) -> OrderEnforcingWrapper[str, Seen, int]:
    """Return `Turns` wrapped in PettingZoo's check for the order of calls."""
    return OrderEnforcingWrapper(Turns(game, **how))


class Turns(AECEnv[str, Seen, int]):
    """The agents choose in turn. Simultaneous decisions go from the lowest seat up, hidden from the others.

    An observation is what the agent's seat knows (`batch.fields` names its entries). Actions are indexes into
    `batch.actions`; an illegal one raises BadChoice. `reset(seed=…)` deals that number, and without a seed the next
    one. Rewards come at the end, by `returns`: "win", "margin" or "points".
    """

    metadata = {"render_modes": RENDER_MODES, "name": "sortilege_v1", "is_parallelizable": False}  # noqa: RUF012  # its way

    def __init__(
        self, game: str, players: int = 2, returns: str = "win", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.batch = Batch(game, 1, players=players, returns=returns, restart=False, every=True, **options)
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = agents_of(self.batch.players)
        self.agents: list[str] = []
        self.observation_spaces = {
            a: masked_observation(self.batch.size, len(self.batch.actions)) for a in self.possible_agents
        }
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deal: int | None = None
        self._seen = np.asarray(self.batch.observations)[0]
        self._mask = np.asarray(self.batch.masks)[0].view(np.int8)
        self.action_spaces = {agent: Legal(self._mask) for agent in self.possible_agents}
        self._rewards = np.asarray(self.batch.rewards)[0]
        self._other = observation_buffer(game)  # for agents that have nothing to decide
        self._others = np.asarray(memoryview(self._other.values))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return entry_of(agent, self.observation_spaces)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return entry_of(agent, self.action_spaces)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal = next_deal(self._deal, seed)
        self.batch.reset(self._deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.batch.seats[0]]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise no_game(self._deal)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise GameOver(f"the game is over, and the last step of {agent} is None, not {action!r}")
            self._was_dead_step(None)
            return
        batch = self.batch
        batch.choose(0, action)
        self._cumulative_rewards[agent] = 0.0
        if batch.going:
            self.agent_selection = self.possible_agents[batch.seats[0]]
            return
        cut = batch.ended[0] == CUT
        for seat, one in enumerate(self.agents):
            self.rewards[one] = float(self._rewards[seat])
            self.terminations[one], self.truncations[one] = not cut, cut
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        if self._deal is None:
            raise no_game(None)
        if agent == self.agent_selection and self.batch.going:
            return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}
        self._other.observe(0, self.batch.state(0), entry_of(agent, self._seat))
        return {"observation": self._others.copy(), "action_mask": np.zeros_like(self._mask)}

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        if self._deal is None:
            raise no_game(None)
        return str(self.batch.state(0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


raw_env = Turns  # PettingZoo's name for an environment without wrappers


class parallel_env(ParallelEnv[str, Seen, int]):  # noqa: N801  # PettingZoo's name for it
    """All agents choose at once, as players do in drafts and sealed choices.

    An agent with nothing to decide has a single action, the last one: wait. Otherwise like `Turns`.
    """

    metadata = {"render_modes": RENDER_MODES, "name": "sortilege_parallel_v1"}  # noqa: RUF012  # its way

    def __init__(
        self, game: str, players: int = 2, returns: str = "win", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.rules = kit(game).rules
        self.render_mode = checked_render_mode(render_mode)
        players = players_of(self.rules, players)
        self.possible_agents = agents_of(players)
        self.agents: list[str] = []
        self.actions = (*self.rules.actions, "wait")
        self.longest = kit(game).longest
        self._numbers = self.rules.options.numbers(self.rules.complete(chosen_options(game, options), players))
        self._returns = return_function(returns)
        self._deal: int | None = None
        self._made = 0
        observer = observer_of(game)
        self._buffers = [ObservationBuffer(observer, self.rules.action_of, 1) for _ in self.possible_agents]
        self._seen = [np.asarray(memoryview(buffer.values)) for buffer in self._buffers]
        self._masks = [np.asarray(memoryview(buffer.mask)).view(np.int8) for buffer in self._buffers]
        size = int(observer.size)
        self.observation_spaces = {agent: masked_observation(size, len(self.actions)) for agent in self.possible_agents}
        self._legal = [np.zeros(len(self.actions), np.int8) for _ in self.possible_agents]
        self.action_spaces = {agent: Legal(self._legal[seat]) for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return entry_of(agent, self.observation_spaces)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return entry_of(agent, self.action_spaces)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._deal = next_deal(self._deal, seed)
        self._state: Machine = self.rules.deal(rng_from_seed(self._deal), len(self.possible_agents), self._numbers[:])
        self._made = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise no_game(self._deal)
        state, agents = self._state, self.agents
        for seat, action in self._seat_actions(actions):
            state.apply(seat, self._buffers[seat].code_of[action])
            self._made += 1
        over, cut = state.over, not state.over and self._made >= self.longest
        rewards = self._returns(self.rules, state) if over else [0.0] * len(agents)
        seen = self._observations()
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        if self._deal is None:
            raise no_game(None)
        return str(self._state) if self.render_mode == "ansi" else None

    def _seat_actions(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """Return the deciding seats and their actions; raise BadChoice before changing anything."""
        if not isinstance(actions, Mapping):
            raise BadChoice(f"actions are a mapping from agents to numbers, not {actions!r}")
        for agent in actions:
            entry_of(agent, self.action_spaces)
        asked, wait = self._state.open_seats(), len(self.actions) - 1
        found = []
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise BadChoice(f"{agent} has no action; who is asked nothing waits ({wait})")
            action = integer_within(actions[agent], 0, wait)
            if action is None or not self._legal[seat][action]:
                legal = np.flatnonzero(self._legal[seat]).tolist()
                raise BadChoice(f"{actions[agent]!r} cannot be chosen by {agent} now; legal: {legal}")
            if seat in asked:
                found.append((seat, action))
        return found

    def _observations(self) -> dict[str, Seen]:
        for seat, buffer in enumerate(self._buffers):
            buffer.look(0, self._state, seat)
            self._legal[seat][:-1] = self._masks[seat]
            self._legal[seat][-1] = buffer.counts[0] == 0
        return {
            agent: {"observation": self._seen[seat].copy(), "action_mask": self._legal[seat].copy()}
            for seat, agent in enumerate(self.agents)
        }
