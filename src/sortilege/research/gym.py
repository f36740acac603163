"""Gymnasium environment: one agent at one seat, bots at the others.

>>> import gymnasium
>>> from sortilege import GAMES
>>> env = gymnasium.make("sortilege.research.gym:Sortilege/OneSeat-v1", game=GAMES[0], opponent="greedy")
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> (reward, terminated, truncated)
(0.0, False, False)
"""

from typing import Any

from sortilege.batch import Batch
from sortilege.bots.checked_choice import choose_checked
from sortilege.bots.registry import can_play, load_bot
from sortilege.bots.sight import Sight
from sortilege.core.engine.lockstep_games import CUT
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadChoice, BadOptions, GameOver
from sortilege.core.integer_arguments import integer_within
from sortilege.core.kits import kit
from sortilege.research import extra

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from sortilege.research.spaces import RENDER_MODES, Legal, checked_render_mode, observation_space

CHANCE = "random"
LOST_REWARD = -1.0


class OneSeat(gymnasium.Env[NDArray[np.int16], np.int64]):
    """One agent against bots; `opponent` is a bot's name, as in `sortilege arena`.

    An observation is what the agent's seat knows. `info["action_mask"]` and `action_masks()` mark the legal actions;
    `action_space.sample()` draws one of them. An illegal action raises BadChoice, or loses the game with
    `illegal="lose"`, for learners that cannot use a mask. `seat` fixes the agent's seat; by default it varies from game
    to game. The reward comes at the end, by `returns`: "win", "margin" or "points". `reset(seed=…)` reproduces both the
    deals and the bots' moves.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012  # its way

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponent: str = CHANCE,
        seat: int | None = None,
        returns: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.batch = Batch(game, 1, players=players, returns=returns, restart=False, every=True, **options)
        fixed = integer_within(seat, 0, self.batch.players - 1)
        if seat is not None and fixed is None:
            raise BadOptions(f"there is no seat {seat!r}; the seats are 0 to {self.batch.players - 1}")
        if illegal not in ("raise", "lose") or (illegal == "lose" and returns != "win"):
            raise BadOptions('a wrong action may "raise", or "lose" where returns are "win"')
        self._bot = load_bot(opponent)
        can_play(opponent, game)
        self.render_mode = checked_render_mode(render_mode)
        self.seat = fixed or 0
        self._fixed = seat is not None
        self._loses = illegal == "lose"
        self._dealt = False
        self._lost = False
        self._rules = kit(game).rules
        self._seen = np.asarray(self.batch.observations)[0]
        self._mask = np.asarray(self.batch.masks)[0].view(np.int8)
        self._thoughts: Rng = rng_from_seed(0)
        self.observation_space = observation_space(self.batch.size)
        self.action_space = Legal(self._mask)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 48))
        self._thoughts = rng_from_seed(deal).child()
        if not self._fixed:
            self.seat = deal % self.batch.players
        self.batch.reset(deal)
        self._dealt, self._lost = True, False
        self._wait()
        return self._seen.copy(), self._info()

    def step(self, action: int | np.int64) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        if not self._dealt:
            raise BadChoice("nothing is dealt yet; `reset` deals a game")
        if self._lost:
            raise GameOver("the game was lost by a wrong action; `reset` deals another")
        try:
            self.batch.choose(0, action)
        except BadChoice:
            if not self._loses or not self.batch.going:
                raise
            self._lost = True
            return self._seen.copy(), LOST_REWARD, True, False, self._info()
        self._wait()
        ended = self.batch.ended[0]
        reward = float(self.batch.rewards[0, self.seat])
        return self._seen.copy(), reward, bool(ended) and ended != CUT, ended == CUT, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions."""
        return self._mask.astype(bool)

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        return str(self.batch.state(0)) if self.render_mode == "ansi" else None

    def _wait(self) -> None:
        """Let the bots move until the agent has to decide or the game is over."""
        batch = self.batch
        while batch.going and batch.seats[0] != self.seat:
            if self._bot.name == CHANCE:
                batch.choose(0, batch.legal(0)[self._thoughts.below(batch.counts[0])])
                continue
            sight = Sight(self._rules, batch.state(0), batch.seats[0])
            code = choose_checked(self._bot, sight, self._thoughts.child(), self._bot.name)
            batch.choose(0, self._rules.action_of[code])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}


gymnasium.register("Sortilege/OneSeat-v1", entry_point=f"{__name__}:OneSeat")  # by name, so that specs are JSON
